// The parts of the report's script that need no browser: node --test page_test.mjs
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { choicesOf, pageOf, perPage, sieves, sifted } from './sift.js';
import { atFirst, changed, fromHash, toHash } from './state.js';
import { pictureStore, stepStore } from './store.js';

const row = (game, severity, at, how = 'sampled') => ({ game, severity, at, kind: 'answer', how, data: 'not said', since: '' });
const rows = [row('go', 'error', 'go/a'), row('go', 'note', 'go/b', 'proved'), row('chess', 'note', 'chess/c')];

test('a state is a link and comes back, whatever is in it', () => {
  const state = { q: 'a & b=c #d', game: 'go', at: 'go/question/ü/2', step: '12' };
  assert.deepEqual(fromHash(toHash(state)), state);
  assert.deepEqual(fromHash('#other=1&game='), {});
  assert.equal(toHash({ step: 0 }), '#step=0');
  assert.equal(toHash({ at: 'x', game: 'go' }), toHash({ game: 'go', at: 'x' }));
  assert.deepEqual(changed(state, { q: undefined, step: 3 }), { game: 'go', at: 'go/question/ü/2', step: '3' });
});

test('one finding alone, and the gravest where nothing was checked, is open at first, unless a link says something else', () => {
  assert.deepEqual(atFirst({}, [rows[0]], 3), { at: 'go/a' });
  assert.deepEqual(atFirst({ about: 'go' }, [rows[0]], 3), { about: 'go' });
  assert.deepEqual(atFirst({}, rows, 3), {});
  assert.deepEqual(atFirst({}, rows, 0), { at: 'go/a' });
  assert.deepEqual(atFirst({}, rows, 1), { at: 'go/a' });
  assert.deepEqual(atFirst({ q: 'x' }, rows, 0), { q: 'x' });
  assert.deepEqual(atFirst({}, [], 0), {});
});

test('rows pass all filters and have all words', () => {
  const words = (each) => `${each.at} text`;
  assert.deepEqual(sifted(rows, {}, words), rows);
  assert.deepEqual(sifted(rows, { game: 'go', severity: 'note' }, words), [rows[1]]);
  assert.deepEqual(sifted(rows, { q: 'TEXT chess' }, words), [rows[2]]);
  assert.deepEqual(sifted(rows, { q: 'text', how: 'proved' }, words), [rows[1]]);
  assert.deepEqual(sifted(rows, { q: 'text nowhere' }, words), []);
});

test('a choice says how many rows the other filters leave it', () => {
  const game = sieves.find(({ name }) => name === 'game');
  assert.deepEqual(choicesOf(rows, game, { severity: 'note', game: 'chess' }), [['go', 1], ['chess', 1]]);
  assert.deepEqual(choicesOf(rows, sieves.find(({ name }) => name === 'since'), {}), []);
});

test('no page is out of reach, and none is too far', () => {
  const many = Array.from({ length: 2 * perPage + 1 }, (_, i) => i);
  assert.deepEqual([1, 2, 3].flatMap((page) => pageOf(many, { page }).shown), many);
  assert.deepEqual(pageOf(many, { page: '9' }).shown, [2 * perPage]);
  assert.deepEqual(pageOf([], { page: '-1' }), { page: 1, pages: 1, from: 0, shown: [] });
});

test('pictures are put together from pieces of the one before', () => {
  const pictures = pictureStore({ pieces: ['board', '<svg>', '<a/>', '<b/>', '</svg>'], widths: [9, 8], pictures: [[0, 0, 1, 2, 4], [1, -2, 3, -1]] });
  assert.deepEqual(pictures(1), { title: 'board', svg: '<svg><b/></svg>', width: 8 });
  assert.equal(pictures(0).svg, '<svg><a/></svg>');
});

test('steps are put together from words, and pictures from those of the step above', () => {
  const steps = stepStore({ words: ['', 'the opening', 'p1', 'go', 'p1\'s stones\tstones1', '4', '5', 'rule'], seats: [0, 2], moves: [1, 3], because: [[], [7]], changes: [[], [4, 5, 6]],
    pictures: [[0, 0], [-1, 1, 0]], plays: [[0, 0, 2], [0, 0, 1, 9, 1, 1]] });
  assert.deepEqual(steps(0), [
    { k: 0, seat: '', move: 'the opening', because: [], changes: [], pictures: [0, 1] },
    { k: 1, seat: 'p1', move: 'go', because: ['rule'], changes: [{ words: 'p1\'s stones', name: 'stones1', before: '4', after: '5' }], pictures: [0, 2] }]);
  assert.deepEqual(steps(1).map(({ k }) => k), [0, 9]);
});
