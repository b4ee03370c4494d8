// The steps so far, each with its clauses; branches; and the step that is shown.
import { byId, make } from '../../page/dom.js';
import { changeItem, seatText } from '../../page/told.js';
import { stepSeen } from './seen.js';

const item = (seats, node, current, difference, go, who) => {
  const { seat, move, because } = stepSeen(node, who);
  const button = make('button', { type: 'button', onclick: () => go(node) }, make('b', {}, seatText(seats, seat)), ' ', make('code', {}, move));
  const others = node.parent.children.filter((sibling) => sibling !== node);
  const entry = make('li', { value: node.depth, className: node.depth === difference ? 'diff' : '' }, button,
    ...because.flatMap((id) => [' ', make('i', {}, id)]),
    ...others.map((other) => make('button', { type: 'button', className: 'branch', onclick: () => go(other) }, `or ${stepSeen(other, who).move}`)));
  if (node === current) entry.setAttribute('aria-current', 'step');
  return entry;
};

const aroundHere = 200;

/** The steps around the one that is shown: a list of thousands takes seconds to draw. */
export const drawSteps = (line, difference, go, who) => {
  const list = byId('steps');
  const whole = line.whole();
  const from = Math.max(0, line.at.depth - aroundHere);
  const to = line.at.depth + aroundHere;
  const left = (count, where) => (count > 0 ? make('li', { className: 'soft left-out' }, `${count} ${where}`) : null);
  list.replaceChildren(...[left(from, 'before'),
    ...whole.slice(from, to).map((node) => item(line.setUp.seats, node, line.at, difference, go, who)),
    left(whole.length - to, 'after')].filter(Boolean));
  const here = list.querySelector('[aria-current]');
  if (here) list.scrollTop = here.offsetTop - list.clientHeight / 2;
};

/** The move, what it changed, and what each clause says that it relied on. */
export const drawNow = (line, clauses, who) => {
  const { depth } = line.at;
  const now = byId('now');
  if (depth === 0) {
    now.replaceChildren(make('p', { className: 'soft' }, 'Where the game begins. Choose a move.'));
    return;
  }
  const step = stepSeen(line.at, who);
  now.replaceChildren(
    make('p', { className: 'move' }, `${depth}. `, make('b', {}, seatText(line.setUp.seats, step.seat)), ' ', make('code', {}, step.move)),
    make('ul', { className: 'changes' }, ...line.game.told(step.changes).map(changeItem)),
    make('ul', { className: 'reasons' }, ...step.because.map((id) =>
      make('li', {}, make('code', { className: 'clause' }, id), ` ${clauses.get(id) ?? ''}`))));
};

export const outcomeText = ({ over, words }) => (over ? `The game is over: ${words}.` : '');

/** All fields of the position in words and by the names that expressions use, without what is empty and without players who
 * do not take part; what the words say already has no meaning beside them. */
export const drawFields = (into, game, look, { fields, players }) => {
  const says = new Map(fields.map((field) => [field.path, field.says]));
  const plays = (field) => Number(/^p(\d+)\./.exec(field)?.[1] ?? 0) <= players;
  const meaning = (field, words) => (words.includes(says.get(field) ?? '') ? '' : says.get(field));
  const whole = Object.entries(look.state).filter(([field]) => plays(field)).map(([field, value]) => ({ field, before: '', after: String(value) }));
  into.replaceChildren(...game.told(whole).map(({ name, words, after }) => {
    const names = name.split(' ');
    return make('tr', {},
      make('th', { scope: 'row' }, words, words === name ? null : make('code', { className: 'soft' }, names.slice(0, 4).join(' '), names.length > 4 ? ' …' : '')), make('td', {}, after), make('td', { className: 'soft' }, meaning(names[0], words)));
  }));
};
