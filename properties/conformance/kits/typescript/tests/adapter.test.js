// The protocol as the kit speaks it.
import assert from 'node:assert/strict';
import test from 'node:test';

import { Adapter, answerLine } from 'ruleproof-adapter';

import { heap, heapWith, OnlyMoves } from './games.js';

const initialize = { protocol: 1, game: 'heap', players: 2 };

class Dialogue {
  constructor(make = heap, how = {}) {
    this.adapter = new Adapter('heap', make, how);
    this.log = [];
  }

  line(text) {
    const reply = answerLine(this.adapter, text, (told) => this.log.push(told));
    return reply === undefined || reply === 'quit' ? reply : JSON.parse(reply);
  }

  ask(method, params) {
    const reply = this.line(JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }));
    assert.equal(reply.jsonrpc, '2.0');
    assert.equal(reply.id, 7);
    return reply.result ?? reply.error;
  }

  begin(params = {}) {
    const welcome = this.ask('initialize', { ...initialize, ...params });
    this.ask('start');
    return welcome;
  }
}

const begun = (...how) => {
  const engine = new Dialogue(...how);
  engine.begin();
  return engine;
};

test('methods that are written become capabilities', () => {
  const none = { legal: false, outcome: false, undo: false, position: false, setup: false };
  assert.deepEqual(new Dialogue().begin().capabilities, { ...none, legal: true, outcome: true });
  assert.deepEqual(new Dialogue(() => new OnlyMoves()).begin().capabilities, none);
  const all = new Dialogue(heapWith('startAt', () => {}), { options: ['size'], undoByReplay: true }).begin();
  assert.ok(all.capabilities.undo && all.capabilities.position && all.capabilities.setup);
});

test('fields are those of the opening or those named', () => {
  assert.deepEqual(new Dialogue().begin().fields, ['left', 'empty', 'to-act']);
  assert.deepEqual(new Dialogue(heapWith('fieldNames', ['left'])).begin().fields, ['left']);
  assert.deepEqual(new Dialogue(() => new OnlyMoves()).begin().fields, []);
});

test('a game from the opening to the end', () => {
  const engine = begun();
  assert.deepEqual(engine.ask('legal'), { moves: ['take 1', 'take 2'] });
  assert.deepEqual(engine.ask('apply', { move: 'take 2' }), {});
  assert.deepEqual(engine.ask('state'), { left: 1, empty: 0, 'to-act': 'p2' });
  assert.deepEqual(engine.ask('outcome'), { over: false });
  engine.ask('apply', { move: 'take 1' });
  assert.deepEqual(engine.ask('outcome'), { over: true, winners: ['p2'], scores: [0, 1] });
  engine.ask('start');
  assert.equal(engine.ask('state').left, 3);
});

test('an illegal move is error 1, whether thrown or answered', () => {
  assert.deepEqual(begun().ask('apply', { move: 'take 4' }), { code: 1, message: 'illegal move', data: 'too-many' });
  const engine = begun(() => new OnlyMoves());
  assert.equal(engine.ask('apply', { move: 'stop' }).code, 1);
  assert.deepEqual(engine.ask('apply', { move: 'go' }), {});
});

test('unlisted moves never reach an engine that does not check', () => {
  function careless(move) {
    this.left -= Number(move.slice(5));
  }
  const engine = begun(heapWith('apply', careless), { refuseUnlisted: true });
  assert.equal(engine.ask('apply', { move: 'take 9' }).code, 1);
  assert.equal(engine.ask('state').left, 3);
});

test('undo by replay takes back one move at a time', () => {
  const engine = begun(heap, { undoByReplay: true });
  engine.ask('apply', { move: 'take 1' });
  engine.ask('apply', { move: 'take 1' });
  assert.deepEqual(engine.ask('undo'), {});
  assert.deepEqual(engine.ask('state'), { left: 2, empty: 0, 'to-act': 'p2' });
  engine.ask('undo');
  assert.equal(engine.ask('undo').code, -32600);
  assert.equal(begun().ask('undo').code, -32601);
});

test('what is not played is error 2 with its part', () => {
  const asked = {
    protocol: { protocol: 2 },
    game: { game: 'chess' },
    players: { players: 3 },
    setup: { setup: { colour: 'red' } },
    rulings: { rulings: { last: 'loses' } },
  };
  for (const [part, change] of Object.entries(asked)) {
    const refused = new Dialogue().ask('initialize', { ...initialize, ...change });
    assert.deepEqual([refused.code, refused.data], [2, part]);
  }
  const sized = new Dialogue(heap, { options: ['size'] });
  for (const setup of [{ size: 'many' }, { weight: '4' }]) {
    assert.equal(sized.ask('initialize', { ...initialize, setup }).data, 'setup');
  }
  assert.equal(new Dialogue().begin({ setup: { colour: 'blue', 'of-no-interest': '1' } }).capabilities.setup, false);
  sized.begin({ setup: { size: '5', players: '2' } });
  assert.equal(sized.ask('state').left, 5);
});

test('requests out of order or out of shape', () => {
  const engine = new Dialogue();
  assert.equal(engine.ask('start').code, -32600);
  assert.equal(engine.ask('legal').code, -32600);
  engine.begin();
  for (const method of ['shuffle', 'constructor', 'perform']) assert.equal(engine.ask(method).code, -32601);
  assert.equal(engine.ask('apply', { move: 4 }).code, -32602);
  assert.equal(engine.ask('start', { position: 'left=1' }).code, -32602);
  const replies = ['{', '[]', '{"id":1,"method":"legal","params":[]}', '{"id":2}'].map((text) => engine.line(text));
  assert.deepEqual(replies.map((reply) => reply.error.code), [-32700, -32600, -32602, -32600]);
  assert.equal(engine.line('{"jsonrpc":"2.0","method":"legal"}'), undefined);
  assert.equal(engine.line('{"jsonrpc":"2.0","method":"quit"}'), 'quit');
});

test('what is not shown is null', () => {
  const engine = new Dialogue(() => ({ legal: () => null, apply: () => true }), { refuseUnlisted: true });
  engine.begin();
  assert.deepEqual(engine.ask('legal'), { moves: null });
  assert.deepEqual(engine.ask('apply', { move: 'take 1' }), {});
  const hidden = new Dialogue(heapWith('state', () => ({ left: null, 'to-act': null })));
  assert.deepEqual(hidden.begin().fields, ['left', 'to-act']);
  assert.deepEqual(hidden.ask('state'), { left: null, 'to-act': null });
});

test('wrong shapes are told to the author', () => {
  const shapes = [
    ['legal', 'take 1', 'legal() must give the moves'],
    ['legal', [1], 'must give texts, not 1'],
    ['state', [], 'state() must give an object'],
    ['state', { left: [] }, '"left" must be a whole number or a text, not []'],
    ['state', { left: 0.5 }, '"left"'],
    ['state', { left: 2 ** 60 }, 'use a BigInt'],
    ['state', { 'to-act': 0 }, 'to-act must be p1'],
    ['outcome', 'p1', 'outcome() must give null or'],
    ['outcome', { over: true }, 'the winners'],
    ['outcome', { winners: ['p3'] }, 'a winner is p1 to p2'],
    ['outcome', { winners: [], scores: [1] }, '2 whole numbers'],
  ];
  for (const [method, gives, expected] of shapes) {
    const engine = new Dialogue(heapWith(method, () => gives));
    const welcome = engine.begin();
    const error = 'code' in welcome ? welcome : engine.ask(method);
    assert.equal(error.code, -32603, expected);
    assert.ok(error.message.includes(expected), error.message);
    assert.ok(engine.log.join().includes(error.message));
  }
  assert.match(new Dialogue(() => ({})).begin().message, /no method apply/);
});

test('an exception is answered with its stack, and the engine goes on', () => {
  const engine = begun(heapWith('apply', () => undefined.nowhere));
  const error = engine.ask('apply', { move: 'take 1' });
  assert.equal(error.code, -32603);
  assert.match(error.message, /TypeError/);
  assert.match(error.data, /adapter\.test\.js/);
  assert.match(engine.log.join(), /TypeError/);
  assert.equal(engine.ask('state').left, 3);
});

test('numbers beyond 2^53 are written whole', () => {
  const engine = begun(heapWith('state', () => ({ stones: 2n ** 60n })));
  assert.match(answerLine(engine.adapter, '{"id":1,"method":"state"}'), /"stones":1152921504606846976}/);
});
