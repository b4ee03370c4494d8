// The drawn table. A label on it that is a word of legal moves can be chosen; nothing here knows a game.
import { make } from '../../page/dom.js';
import { seatText } from '../../page/told.js';

const wordsOf = (text) => text.split(/[\s,+]+/).filter(Boolean);

/** The legal moves that have a word. */
export const movesWith = (word, moves) => moves.filter((move) => wordsOf(move).includes(word));

// "2× net" is about "net".
const labelOf = (element) => element.textContent.trim().replace(/^\d+× /, '');

const offer = (element, word, count, choose) => {
  element.classList.add('offered');
  element.setAttribute('role', 'button');
  element.setAttribute('tabindex', '0');
  element.setAttribute('aria-label', `${word}: ${count === 1 ? 'one legal move' : `${count} legal moves`}`);
  element.addEventListener('click', () => choose(word));
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose(word);
  });
};

/** Draws the panels; `before` are those of the step before, `other` those of another reading. */
export const drawTable = (into, panels, { seats = [], before = [], other = null, moves = [], choose = null }) => {
  into.replaceChildren(...panels.map((panel, slot) => {
    const figure = make('figure');
    figure.innerHTML = panel.svg;  // made of plain shapes by the model in this page
    const svg = figure.querySelector('svg');
    const width = Number(svg.getAttribute('width')) || svg.viewBox.baseVal.width || 240;
    figure.style.setProperty('--w', width);
    figure.classList.toggle('broad', width >= 320);
    figure.classList.toggle('moved', before.length > 0 && before[slot]?.svg !== panel.svg);
    figure.classList.toggle('other', other !== null && other[slot]?.svg !== panel.svg);
    const title = seatText(seats, panel.title);
    svg.setAttribute('aria-label', title);
    figure.prepend(make('figcaption', {}, title));
    if (choose === null) return figure;
    for (const text of svg.querySelectorAll('text')) {
      const word = labelOf(text);
      const count = movesWith(word, moves).length;
      if (count === 0) continue;
      svg.setAttribute('role', 'group');
      offer(text, word, count, choose);
    }
    return figure;
  }));
};
