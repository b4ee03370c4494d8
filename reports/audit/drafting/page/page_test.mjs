// The parts of the draft page's script that need no browser: node --test page_test.mjs
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { matching } from './clauses.js';
import { fileOf, keyOf } from './decisions.js';
import { leastSure, stepsOf } from './steps.js';

const clauses = [['start', 'The youngest starts.'], ['end.last', 'The last stone wins.'], ['end.points', 'It starts nothing.']];
const line = (number, more) => ({ line: number, hash: `h${number}`, which: 1, of: 1, heading: false, text: '', links: [], closest: [], ...more });
const lines = [line(1, { heading: true }), line(2, { links: [[0, 0.9]] }), line(3, { links: [[1, 0.4], [2, 0.2]] }), line(4)];
const data = { game: 'tower', language: 'en', file: 'a "b".txt', clauses, lines };
const decided = (...rows) => new Map(rows.map(([number, act, clause = '', to = '']) => {
  const row = { ...lines[number - 1], act, clause, to, kind: act === 'drop' ? 'flavour' : '' };
  return [keyOf(row, act, clause), row];
}));
const shown = (steps) => steps.map((step) => `${step.line.line} ${step.clause ?? '-'}${step.decision ? ` ${step.decision.act}` : ''}`);

test('a step for each clause of a line, and for a line without one', () => {
  assert.deepEqual(shown(stepsOf(data, decided())), ['1 -', '2 start', '3 end.last', '3 end.points', '4 -']);
  assert.equal(new Set(stepsOf(data, decided()).map(({ key }) => key)).size, 5);
});

test('the least sure first, then lines without a clause, then what is sure, then headings', () => {
  assert.deepEqual(shown(leastSure(stepsOf(data, decided()), 0.75)), ['3 end.last', '3 end.points', '4 -', '2 start', '1 -']);
});

test('decisions show on their steps; what is refused leaves a line to be decided', () => {
  assert.deepEqual(shown(stepsOf(data, decided([2, 'refuse', 'start'], [3, 'refuse', 'end.last']))),
    ['1 -', '2 start refuse', '2 -', '3 end.last refuse', '3 end.points', '4 -']);
  assert.deepEqual(shown(stepsOf(data, decided([3, 'drop'], [4, 'add', 'start'], [4, 'add', 'end.last']))), ['1 -', '2 -', '3 - drop', '4 start add', '4 end.last add']);
});

test('where somebody put a clause, the guess for it elsewhere is none', () => {
  const steps = stepsOf(data, decided([3, 'move', 'end.last', 'start']));
  assert.deepEqual(shown(steps), ['1 -', '2 -', '3 end.last move', '3 end.points', '4 -']);
  assert.deepEqual(steps[1].elsewhere, [['start', [3]]]);
  // It is none of the line's any more that somebody accepted before.
  assert.deepEqual(shown(stepsOf(data, decided([2, 'accept', 'start'], [4, 'add', 'start']))).slice(1, 2), ['2 start accept']);
});

test('what was decided of another clause than the draft now gives is a step, too', () => {
  assert.deepEqual(shown(stepsOf(data, decided([2, 'accept', 'end.last']))), ['1 -', '2 start', '2 end.last accept', '3 end.points', '4 -']);
});

test('clauses are found by id and by words, those first whose id begins so', () => {
  const ids = (typed) => matching(clauses, typed).map(([id]) => id);
  assert.deepEqual(ids('START'), ['start', 'end.points']);
  assert.deepEqual(ids('end stone'), ['end.last']);
  assert.deepEqual(ids(' '), []);
  assert.deepEqual(ids('nobody'), []);
});

test('the file is the same for the same decisions, and names no sentence', () => {
  const rows = [[4, 'drop'], [3, 'move', 'end.last', 'start'], [2, 'accept', 'start']];
  assert.equal(fileOf(data, decided(...rows)), fileOf(data, decided(...rows.reverse())));
  const [head, ...entries] = fileOf(data, decided(...rows)).split('\n[[');
  assert.match(head, /^# .*\ngame = "tower"\nlanguage = "en"\nfile = "a \\"b\\".txt"\n$/);
  assert.deepEqual(entries, ['accept]]\nline = 2\nhash = "h2"\nclause = "start"\n', 'move]]\nline = 3\nhash = "h3"\nclause = "end.last"\nto = "start"\n',
    'drop]]\nline = 4\nhash = "h4"\nkind = "flavour"\n']);
  const again = { ...lines[1], act: 'add', clause: 'start', which: 2, of: 3 };
  assert.match(fileOf(data, new Map([['key', again]])), /hash = "h2"\nwhich = 2\nof = 3\nclause = "start"\n$/);
});
