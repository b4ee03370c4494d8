// The parts of the explorer's script that need no browser: node page_test.mjs
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';

import { inflate } from '../../page/inflate.js';
import { differences, lastSeen } from './line.js';
import { fromLink, toLink } from './link.js';
import { movesWith, nearest } from './table.js';

const texts = [Buffer.alloc(0), Buffer.from('a'), Buffer.from('ab'.repeat(50_000)), randomBytes(70_000),
  Buffer.from(Array.from({ length: 200_000 }, (_, i) => (i * i) % 251 ^ (i >> 9)))];

test('each kind of block is inflated', () => {
  for (const level of [0, 1, 9]) {
    for (const text of texts) assert.deepEqual(Buffer.from(inflate(new Uint8Array(gzipSync(text, { level })))), text);
  }
  const wrong = new Uint8Array(gzipSync(texts[4], { level: 9 }));
  wrong.fill(255, 20, 60);
  assert.throws(() => assert.deepEqual(Buffer.from(inflate(wrong)), texts[4]));
});

test('what lay hidden has not changed when the game ends', () => {
  const change = (field) => ({ field, before: '1', after: '2' });
  const seen = { move: 'refill', changes: ['stage', 'hidden', 'market'].map(change) };
  assert.deepEqual(lastSeen(seen, { move: 'refill card 3', changes: [change('stage')] }), { move: 'refill', changes: [change('stage')] });
});

test('a point belongs to the nearest label', () => {
  const labels = [['a', [10, 10]], ['b', [30, 10]]];
  assert.equal(nearest(labels, 19, 90), 'a');
  assert.equal(nearest(labels, 21, 0), 'b');
  assert.equal(nearest([], 0, 0), undefined);
});

test('a link says what it was made of', () => {
  const said = {
    start: { game: 'drako', setup: { data: 'duel', players: '2' }, rulings: { end: 'deck-at-once' }, position: 'a=1 b=x/y&z' },
    moves: ['dwarves play a/b as c', 'skip & wait', '5+5'], at: 1, other: { end: 'x' }, seen: 'p2',
  };
  assert.deepEqual(fromLink(toLink(said)), said);
  const plain = { start: { game: 'drako', setup: {}, rulings: {}, position: '' }, moves: [], at: 0, other: null, seen: '' };
  assert.deepEqual(fromLink(toLink(plain)), plain);
  assert.deepEqual(fromLink(toLink({ ...plain, other: {} })).other, {});
});

test('a label stands for the moves that have it as a word', () => {
  const moves = ['move to b1', 'move to b10', 'play b1+c2'];
  assert.deepEqual(movesWith('b1', moves), ['move to b1', 'play b1+c2']);
  assert.deepEqual(movesWith('b', moves), []);
});

test('differences are fields, and moves of one side', () => {
  const mine = { state: { a: 1, b: 2 }, moves: ['x', 'y'] };
  const other = { state: { a: 1, c: 2 }, moves: ['y', 'z'] };
  assert.deepEqual(differences(mine, other), { fields: ['b', 'c'], here: ['x'], there: ['z'] });
});
