// The page for the review of a draft by keyboard. The program writes the data: the clauses, the lines of the text, each with
// the clauses that the draft gives it and with those that are close, too, and what was decided before.
import { byId, make, tell } from '../../../render/page/dom.js';
import { button, reviewing } from '../../review/page/reviewing.js';
import { clauseField } from './clauses.js';
import { fileOf, made } from './decisions.js';
import { deedsOf } from './deeds.js';
import { data, decided, lost, now, placeOf, saysOf } from './state.js';
import { leastSure } from './steps.js';

const { accept, refuse, give, drop, reopen, undo, forget } = deedsOf(() => review);
const orders = [
  ['as the text reads', () => now().steps],
  ['the least sure first', () => leastSure(now().steps, data.sure)],
];
const near = (step, steps) => {
  const same = steps.findIndex(({ key }) => key === step.key);
  return same >= 0 ? same : steps.findIndex(({ line }) => line === step.line);
};
const isOpen = (step) => !step.decision;
const percent = (confidence) => `${Math.round(confidence * 100)} % sure`;
const said = ({ decision, clause, line }) => {
  if (!decision) return clause || line.heading ? 'open' : 'open: the draft gives it no clause';
  return { accept: 'accepted', move: `moved to ${decision.to}`, refuse: 'not this clause', add: 'makes this one, too', drop: `says nothing of the rules: ${decision.kind}` }[decision.act];
};
const titleOf = (step) => {
  const what = step.decision?.act === 'drop' ? step.decision.kind : (step.decision && made(step.decision)) || step.clause || (step.line.heading ? 'heading' : 'no clause');
  return `${step.line.line}: ${step.decision?.act === 'refuse' ? `not ${step.clause}` : what}`;
};

const around = (line) => {
  const at = data.lines.indexOf(line);
  let heading = at - 1;
  while (heading >= 0 && !data.lines[heading].heading) --heading;
  const shown = [...new Set([heading, at - 1, at, at + 1])].filter((i) => data.lines[i]);
  return make('div', { className: 'text', lang: data.language }, ...shown.map((i) =>
    make('p', { className: i === at ? 'own' : '', dir: 'auto' }, make('span', { className: 'place' }, `line ${data.lines[i].line}`), data.lines[i].text)));
};
const clauseOf = (id) => [make('code', {}, id), ` ${saysOf.get(id)}`];
/** The clauses that are close, too, for the keys 1 to 5. */
const rivals = ({ line, clause }) => line.closest.map(([at, confidence]) => [data.clauses[at][0], confidence]).filter(([id]) => id !== clause).slice(0, 5);
const closest = (step) => rivals(step).map(([id, confidence]) =>
  make('li', {}, make('button', { type: 'button', onclick: () => give(id, false) }, ...clauseOf(id), ` (${percent(confidence)}; ${placeOf(id)})`)));

const actions = (step) => {
  const kind = make('select', { id: 'kind', aria: { label: 'What the line is' } }, ...data.kinds.map((name) => make('option', {}, name)));
  kind.value = step.decision?.kind || (step.line.heading ? 'heading' : 'flavour');
  return make('div', { className: 'actions' },
    button('Accept (a)', accept), button('Not this clause (x)', refuse), button('Open again (u)', reopen), button('Undo (z)', undo), kind, button('Drop (d)', drop));
};
const show = (box, step) => {
  const id = step.clause;
  tell('');
  box.append(make('h2', {}, `Line ${step.line.line}`), around(step.line), make('p', { id: 'state' }, said(step)));
  if (step.decision?.act === 'move') box.append(make('p', { className: 'clause' }, 'You gave it ', ...clauseOf(step.decision.to)));
  if (id) {
    const sure = step.confidence === undefined ? '' : make('span', { className: step.confidence < data.sure ? 'warning' : '' }, ` (${percent(step.confidence)})`);
    box.append(make('p', { className: 'clause', id: 'given' }, step.confidence === undefined ? 'You gave it ' : 'The draft gives it ', ...clauseOf(id), sure));
  } else if (step.line.heading) {
    box.append(make('p', { className: 'clause' }, 'The draft takes it for a heading.'));
  }
  for (const [clause, lines] of step.elsewhere) box.append(make('p', { className: 'place' }, `The draft gave it ${clause}, which you put on line ${lines.join(', ')}.`));
  box.append(actions(step));
  const close = closest(step);
  if (close.length > 0) box.append(make('p', {}, 'Close, too (1 to 5):'), make('ol', { className: 'closest' }, ...close));
  box.append(make('p', {}, 'Another clause (m):'), clauseField({ clauses: data.clauses, noteOf: placeOf, take: give, leave: () => byId('now').focus() }));
};

const counts = () => {
  const { steps, places } = now();
  const open = steps.filter(isOpen).length;
  const gone = lost();
  byId('forget')?.remove();
  if (gone.length > 0) {
    byId('status').after(make('p', { id: 'forget' }, `${gone.length} of what was decided is about a sentence or a clause that is not there any more; an export keeps it. `, button('Forget it', forget)));
  }
  return `${open} open, ${steps.length - open} decided; ${places.size} of ${data.clauses.length} clauses have a line`;
};
const digits = Object.fromEntries([1, 2, 3, 4, 5].map((digit) => [digit, () => {
  const rival = review.now() && rivals(review.now())[digit - 1];
  if (rival) give(rival[0], false);
}]));

const review = reviewing({ orders, near, isOpen, isDone: (step) => !isOpen(step), titleOf, show, counts, file: () => fileOf(data, decided),
  keys: { a: accept, x: refuse, d: drop, u: reopen, z: undo, m: () => { byId('clause')?.focus(); byId('clause')?.select(); }, ...digits } });
byId('title').textContent = `${data.file}: a draft for ${data.title}`;
byId('save').download = `${data.language}.reviewed.toml`;
review.start();
