// The page of an audit: finding in it, copying, links into folded parts; games are stepped through.
import { copyButton, saveLink } from './copy.js';
import { byId, make } from './dom.js';
import { exploring, leadTo, readingOf } from './explore.js';
import { Stepper } from './stepper.js';
import { pictureStore, stepStore } from './store.js';

const { panels, steps } = JSON.parse(byId('plays').textContent);
const pictures = pictureStore(panels);
const plays = stepStore(steps);
const says = (game) => (id) => byId(`c/${game}/${id}`)?.querySelector('.says')?.textContent ?? '';

// Links into the explorer, above the record of each game.
const explorable = document.body.dataset.explorer !== undefined;
const addExploring = (element, records) => {
  [...element.querySelectorAll('.record')].forEach((fold, i) => {
    const other = records.length === 2 ? readingOf(records[1 - i]) : undefined;
    const box = make('div', { className: 'record' }, make('p', { className: 'row' }, ...exploring(records[i], other)));
    fold.before(box);
  });
};

// The games that belong together; a link to a step is written without a new entry in the history: "id~12", or "id~12~2" for
// the second games of a finding.
const watches = new WeakMap();
const watch = (element, at = null) => {
  if (watches.has(element)) return watches.get(element);
  const games = [...element.querySelectorAll('[data-play]')].map((each) => ({ title: each.dataset.title, steps: plays(each.dataset.play) }));
  if (games.length === 0) return null;
  const records = [...element.querySelectorAll('pre[data-file]')].map((pre) => pre.textContent);
  if (explorable) addExploring(element, records);
  const { game, id, part, diff, says: differ } = element.dataset;
  const stepper = new Stepper({
    plays: games, pictures, says: says(game), at, difference: diff === undefined ? -1 : Number(diff), differ,
    moved: (k, tells) => {
      leadTo(element, k, records);
      if (!tells) return;
      try { history.replaceState(null, '', `#${id}~${k}${part === '1' ? '' : `~${part}`}`); } catch { /* no matter */ }
    },
  });
  watches.set(element, stepper);
  element.querySelector('.plays').before(stepper.element);
  stepper.begin();
  return stepper;
};
for (const element of document.querySelectorAll('.watch')) {
  element.addEventListener('toggle', () => { if (element.open) watch(element); });
}

// "#f/game/ruling/x~12" is step 12 of that finding.
const reveal = () => {
  const [id, step, part = '1'] = decodeURIComponent(location.hash.slice(1)).split('~');
  const target = id && byId(id);
  if (!target) return;
  for (let up = target; up; up = up.parentElement) if (up.matches('details')) up.open = true;
  const element = step && target.querySelector(`.watch[data-part="${Number(part)}"]`);
  if (element) {
    element.open = true;
    const stepper = watch(element, Number(step));
    if (stepper?.stops.includes(Number(step))) stepper.go(stepper.stops.indexOf(Number(step)));
  }
  target.scrollIntoView({ behavior: 'instant' });
};
addEventListener('hashchange', reveal);

// Findings by words and severity.
const cards = [...document.querySelectorAll('.card')];
const toggles = [...document.querySelectorAll('.toggles button')];
const sift = () => {
  const words = byId('find').value.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = new Set(toggles.filter((toggle) => toggle.getAttribute('aria-pressed') === 'true').map((toggle) => toggle.dataset.severity));
  let left = 0;
  for (const card of cards) {
    card.words ??= card.textContent.toLowerCase();
    card.hidden = !shown.has(card.dataset.severity) || !words.every((word) => card.words.includes(word));
    left += card.hidden ? 0 : 1;
  }
  byId('found').textContent = left === cards.length ? '' : `${left} of ${cards.length} findings shown`;
};
byId('find').addEventListener('input', sift);
for (const toggle of toggles) {
  toggle.addEventListener('click', () => {
    toggle.setAttribute('aria-pressed', String(toggle.getAttribute('aria-pressed') !== 'true'));
    sift();
  });
}

// Records are copied or saved.
for (const pre of document.querySelectorAll('.fold.text pre')) {
  pre.tabIndex = 0;
  pre.before(copyButton('copy', () => pre.textContent));
  if (pre.dataset.file) pre.before(' ', saveLink('save', pre.dataset.file, pre.textContent));
}

// Paper folds nothing out: what is folded only to keep the screen short is opened for it, and folded again.
let unfolded = [];
addEventListener('beforeprint', () => {
  unfolded = [...document.querySelectorAll('details:not(.watch, .text, [open])')];
  for (const details of unfolded) details.open = true;
});
addEventListener('afterprint', () => {
  for (const details of unfolded.splice(0)) details.open = false;
});

// The contents show where one is.
const entries = new Map([...document.querySelectorAll('.toc li li a')].map((link) => [link.getAttribute('href').slice(1), link.parentElement]));
const headings = [...document.querySelectorAll('h3[id]')].filter((heading) => entries.has(heading.id));
let waiting = false;
const locate = () => {
  waiting = false;
  const current = headings.findLast((heading) => heading.getBoundingClientRect().top < 140);
  for (const [id, entry] of entries) entry.classList.toggle('here', id === current?.id);
};
addEventListener('scroll', () => {
  if (!waiting) requestAnimationFrame(locate);
  waiting = true;
}, { passive: true });

document.documentElement.classList.add('js');
reveal();
