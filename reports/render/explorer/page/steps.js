// The steps so far, each with its clauses; branches; and the step that is shown.
import { byId, make } from '../../page/dom.js';
import { changeItem, told } from '../../page/told.js';
import { stepSeen } from './seen.js';

const item = (node, current, difference, go, who) => {
  const { seat, move, because } = stepSeen(node, who);
  const button = make('button', { type: 'button', onclick: () => go(node) }, make('b', {}, seat), ' ', make('code', {}, move));
  const others = node.parent.children.filter((sibling) => sibling !== node);
  const entry = make('li', { value: node.depth, className: node.depth === difference ? 'diff' : '' }, button,
    ...because.flatMap((id) => [' ', make('i', {}, id)]),
    ...others.map((other) => make('button', { type: 'button', className: 'branch', onclick: () => go(other) }, `or ${stepSeen(other, who).move}`)));
  if (node === current) entry.setAttribute('aria-current', 'step');
  return entry;
};

export const drawSteps = (line, difference, go, who) => {
  const list = byId('steps');
  list.replaceChildren(...line.whole().map((node) => item(node, line.at, difference, go, who)));
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
    make('p', { className: 'move' }, `${depth}. `, make('b', {}, step.seat), ' ', make('code', {}, step.move)),
    make('ul', { className: 'changes' }, ...told(step.changes).map(changeItem)),
    make('ul', { className: 'reasons' }, ...step.because.map((id) =>
      make('li', {}, make('code', { className: 'clause' }, id), ` ${clauses.get(id) ?? ''}`))));
};

export const outcomeText = ({ over, scores, winners }) => {
  if (!over) return '';
  const points = scores.map((score, i) => `p${i + 1} ${score}`).join(', ');
  return `The game is over: ${winners.length === 0 ? 'nobody wins' : `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'share the win'}`} (${points}).`;
};

/** All fields of the position, those that differ marked. */
export const drawFields = (into, look, fields, differing = []) => {
  const says = new Map(fields.map((field) => [field.path, field.says]));
  into.replaceChildren(...Object.entries(look.state).map(([name, value]) =>
    make('tr', { className: differing.includes(name) ? 'differs' : '' },
      make('th', { scope: 'row' }, make('code', {}, name)), make('td', {}, String(value)), make('td', { className: 'soft' }, says.get(name) ?? ''))));
};
