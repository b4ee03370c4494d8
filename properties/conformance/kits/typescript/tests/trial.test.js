// What exported tests are made of.
import assert from 'node:assert/strict';
import test from 'node:test';

import { Trial } from 'ruleproof-adapter';

import { heap, OnlyMoves } from './games.js';

const begun = (make = heap) => {
  const engine = new Trial('heap', make);
  engine.begins({ game: 'heap', players: 2 });
  return engine;
};

test('a true tale holds', () => {
  const engine = begun();
  engine.shows({ left: 3, 'to-act': 'p1' });
  engine.offers(['take 2', 'take 1']);
  engine.refuses('take 3');
  engine.plays('take 2');
  engine.ends({ over: false });
  engine.plays('take 1');
  engine.ends({ over: true, scores: [0, 1], winners: ['p2'] });
});

test('what is taken back is gone', () => {
  const engine = begun();
  engine.plays('take 2');
  engine.takesBack();
  engine.shows({ left: 3, 'to-act': 'p1' });
  engine.plays('take 1');
  engine.shows({ left: 2 });
  engine.declares.capabilities.undo = true;
  engine.adapter.moves.length = 0;
  assert.throws(() => engine.takesBack(), /does not take "take 1" back/);
});

test('each false word is noticed', () => {
  const engine = begun();
  assert.throws(() => engine.plays('take 3'), /refuses/);
  assert.throws(() => engine.refuses('take 1'), /accepts/);
  assert.throws(() => begun().offers(['take 1']), /offers \["take 2"\]/);
  assert.throws(() => begun().shows({ left: 9 }), /left is 3/);
  assert.throws(() => begun().ends({ over: true, winners: ['p1'] }), /ends with/);
  assert.throws(() => new Trial('heap', heap).begins({ game: 'heap', players: 5 }), /refused/);
});

test('what is not declared is not held against the engine', () => {
  const engine = begun(() => new OnlyMoves());
  engine.offers(['take 1']);
  engine.shows({ left: 3 });
  engine.ends({ over: true, winners: ['p1'] });
  begun().shows({ tokens: 3 });
});
