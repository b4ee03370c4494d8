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

const middleOf = (element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
};

/** Of some labels with their middles, the one that a point belongs to: the nearest. */
export const nearest = (labels, x, y) => labels.reduce((best, [label, at]) => {
  const far = Math.hypot(at[0] - x, at[1] - y);
  return best && best[1] <= far ? best : [label, far];
}, null)?.[0];

// A label is small: a click beside it is one on it, where no other label is nearer.
const widen = (svg, choices, choose) => svg.addEventListener('click', (event) => {
  if (event.target.closest('.offered')) return;
  const labels = [...svg.querySelectorAll('text')].map((label) => [label, middleOf(label)]);
  const word = choices.get(nearest(labels, event.clientX, event.clientY));
  if (word) choose(word);
});

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
    const choices = new Map();
    for (const text of svg.querySelectorAll('text')) {
      const word = labelOf(text);
      const count = movesWith(word, moves).length;
      if (count === 0) continue;
      svg.setAttribute('role', 'group');
      offer(text, word, count, choose);
      choices.set(text, word);
    }
    if (choices.size > 0) widen(svg, choices, choose);
    return figure;
  }));
};
