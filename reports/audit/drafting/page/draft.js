// The page for the review of a draft by keyboard. The program writes the data: the clauses, the lines of the text, each with
// the clauses that the draft gives it and with those that are close, too, and what was decided before.
import { byId, make, tell } from '../../../render/page/dom.js';
import { kept } from '../../review/page/kept.js';
import { button, reviewing } from '../../review/page/reviewing.js';
import { clauseField } from './clauses.js';
import { fileOf, keyOf, made, markOf } from './decisions.js';
import { leastSure, stepsOf } from './steps.js';

const data = JSON.parse(byId('data').textContent);
const saysOf = new Map(data.clauses);
const standing = new Map(data.lines.map((line) => [markOf(line), line]));
const before = Object.fromEntries(data.before.map((decision) => [keyOf(decision, decision.act, decision.clause), decision]));
const { decided, write } = kept(`ruleproof draft ${data.game} ${data.language} ${data.file}`, { before });
const ofLine = (line) => [...decided].filter(([, row]) => markOf(row) === markOf(line)).map(([key]) => key);
for (const [key, decision] of decided) {
  decision.line = standing.get(markOf(decision))?.line ?? decision.line;
  if (decision.act !== 'drop') continue;
  // Where the browser and the file say two things of one line, the file is right.
  const others = ofLine(decision).filter((other) => other !== key);
  for (const wrong of others.some((other) => Object.hasOwn(before, other)) ? [key] : others) decided.delete(wrong);
}

/** Whether a sentence or a clause is gone of which something was decided. */
const isLost = (decision) => !standing.has(markOf(decision)) || [decision.clause, decision.to].some((id) => id && !saysOf.has(id));
const lost = () => [...decided].filter(([, decision]) => isLost(decision));

// The steps, and on which lines each clause is, until something else is decided.
let known = null;
const now = () => {
  if (known) return known;
  const steps = stepsOf(data, new Map([...decided].filter(([, decision]) => !isLost(decision))));
  const places = new Map();
  for (const step of steps) {
    const id = step.decision ? made(step.decision) : step.clause;
    if (id) places.set(id, [...new Set([...(places.get(id) ?? []), step.line.line])]);
  }
  known = { steps, places };
  return known;
};
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

const placeOf = (id) => (now().places.has(id) ? `now on line ${now().places.get(id).join(', ')}` : 'on no line yet');

const changed = () => { known = null; write(); };
// What was done, for undo: what stood under each key before, and where.
const done = [];
/** Takes keys out and puts decisions in, as one deed. */
const deed = (out, rows) => {
  const step = review.now();
  const keys = [...out, ...rows.map((row) => keyOf(row, row.act, row.clause))];
  done.push({ line: step.line, key: step.key, rows: keys.map((key) => [key, decided.get(key)]) });
  for (const key of out) decided.delete(key);
  for (const row of rows) decided.set(keyOf(row, row.act, row.clause), row);
  changed();
};
const decision = ({ line, hash, which, of }, act, { clause = '', to = '', kind = '' } = {}) => ({ act, line, hash, which, of, clause, to, kind });

const accept = () => {
  const step = review.now();
  if (!step) return;
  if (['add', 'drop'].includes(step.decision?.act)) { review.settled(); return; }
  if (step.clause) deed([], [decision(step.line, 'accept', { clause: step.clause })]);
  else if (step.line.heading) deed([], [decision(step.line, 'drop', { kind: 'heading' })]);
  else { tell('The draft gives this line no clause: look for one (m), or drop the line (d).', 'warning'); return; }
  review.settled();
};
const refuse = () => {
  const step = review.now();
  if (!step?.clause) { tell('There is no clause here to refuse.', 'warning'); return; }
  if (step.decision?.act === 'add') deed([step.key], []);
  else deed([], [decision(step.line, 'refuse', { clause: step.clause })]);
  review.settled();
};
/** Gives the line another clause, instead of that of the step or in addition. */
const give = (id, also) => {
  const step = review.now();
  const { line } = step;
  const is = step.clause;
  const dropped = step.decision?.act === 'drop' ? [step.key] : [];
  if (id === is && step.decision?.act !== 'add') { accept(); return; }
  const there = now().steps.find((other) => other.line === line && (other.decision ? made(other.decision) : other.clause) === id);
  const instead = is && !also && step.decision?.act !== 'refuse';
  if (there && there.decision && !instead) { tell(`The line makes ${id} already.`, 'warning'); return; }
  if (instead && step.decision?.act === 'add') deed([step.key], [decision(line, 'add', { clause: id })]);
  else if (instead) deed(dropped, [decision(line, 'move', { clause: is, to: id })]);
  else deed(dropped, [decision(line, there ? 'accept' : 'add', { clause: id })]);
  if (also && is) review.refresh(); else review.settled();
};
const drop = () => {
  const step = review.now();
  if (!step) return;
  deed(ofLine(step.line), [decision(step.line, 'drop', { kind: byId('kind').value })]);
  review.settled();
};
const reopen = () => {
  const step = review.now();
  if (!step?.decision) return;
  deed([step.key], []);
  review.refresh();
};
const undo = () => {
  const last = done.pop();
  if (!last) { tell('There is nothing to undo.'); return; }
  for (const [key, row] of last.rows) if (row) decided.set(key, row); else decided.delete(key);
  changed();
  review.refresh();
  review.find(last);
  tell('Undone.');
};
const forget = () => {
  for (const [key] of lost()) decided.delete(key);
  changed();
  review.refresh();
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
