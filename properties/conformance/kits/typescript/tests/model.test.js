// The models as WebAssembly; RULEPROOF_MODEL names model.wasm, where it does not lie in the package.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { headOf, loadModel, ModelError } from 'ruleproof-adapter/model';

const own = fileURLToPath(new URL('../src/model/model.wasm', import.meta.url));
const file = process.env.RULEPROOF_MODEL ?? own;
const skip = existsSync(file) ? false : 'model.wasm is not built';
const small = { game: 'connect-four', setup: { columns: '4', rows: '4' } };

test('a game is played and taken back', { skip }, async () => {
  const game = (await loadModel(file)).open(small);
  assert.deepEqual(game.moves(), ['drop 1', 'drop 2', 'drop 3', 'drop 4']);
  for (const column of [1, 2, 1, 2, 1, 2]) assert.equal(game.apply(`drop ${column}`).verdict, 'legal');
  const { step } = game.apply('drop 1');
  assert.equal(step.seat, 'p1');
  assert.ok(step.because.includes('line.straight'));
  assert.deepEqual(game.outcome().winners, ['p1']);
  assert.equal(game.state()['to-act'], 'nobody');
  assert.ok(game.undo());
  assert.equal(game.outcome().over, false);
});

test('changes and outcomes are told in words', { skip }, async () => {
  const model = await loadModel(file);
  const game = model.open(small);
  const { step } = game.apply('drop 2');
  assert.deepEqual(game.told(step.changes), [{ name: 'stones1', words: 'p1\'s stones', before: '', after: 'column 2 row 1' }]);
  for (const column of [1, 2, 1, 2, 1, 2]) game.apply(`drop ${column}`);
  assert.equal(game.outcome().words, 'p1 wins');
  assert.deepEqual(model.open({ game: 'drako' }).setUp().seats, ['the dwarves', 'the dragon']);
});

test('a refusal names its clause', { skip }, async () => {
  const game = (await loadModel(file)).open(small);
  for (let i = 0; i < 4; ++i) game.apply('drop 1');
  assert.deepEqual(game.judge('drop 1'), { verdict: 'illegal', move: 'drop 1', clause: 'drop.full' });
  assert.equal(game.judge('drop it').verdict, 'unreadable');
});

test('what was played replays, for all games', { skip }, async () => {
  const model = await loadModel(file);
  for (const { name, ruleset } of model.games()) {
    const game = model.open({ game: name, ruleset });
    assert.ok(game.playAtRandom(7, 2000).length > 0);
    const replayed = model.replay(game.record());
    assert.equal(replayed.problem, undefined);
    assert.equal(replayed.fingerprint, game.position().fingerprint);
    assert.match(game.picture()[0].svg, /^<svg/);
    game.close();
  }
});

const searched = (game, wanted, order) => {
  game.search(wanted, order);
  for (;;) {
    const at = game.searchOn(500);
    if (at.found || at.whole || at.full || at.positions > 300_000) return at;
  }
};

test('a position is searched for, and what is found replays', { skip }, async () => {
  const model = await loadModel(file);
  for (const { name, ruleset } of model.games().filter((each) => each.name !== 'river-dragons')) {
    const game = model.open({ game: name, ruleset });
    const { found, moves } = searched(game, 'over', 'nearest');
    assert.ok(found, name);
    for (const move of moves) assert.equal(game.apply(move).verdict, 'legal', `${name}: ${move}`);
    assert.ok(game.outcome().over, name);
    assert.deepEqual(searched(game, 'over', 'shortest').moves, []);
    game.close();
  }
  const four = () => model.open({ game: 'connect-four', setup: { columns: '4', rows: '4' } });
  assert.equal(searched(four(), 'winner.p1 = 1', 'shortest').moves.length, 7);  // nobody has four in a row sooner
  assert.ok(searched(four(), 'winner.p1 = 1', 'nearest').moves.length >= 7);
  const none = searched(four(), 'over and to-act = p1', 'shortest');
  assert.deepEqual([none.found, none.whole], [false, true]);
  assert.equal(searched(four(), 'over and to-act = p1', 'nearest').positions, none.positions);
  assert.throws(() => four().search('ovr'), /did you mean "over"/);
  assert.throws(() => four().searchOn(1), /none was begun/);
  assert.throws(() => four().search('over', 'fastest'), /shortest or nearest/);
});

const secret = { drako: (move) => /^(dwarves|dragon) get /.test(move), 'river-dragons': (move) => move.startsWith('plan ') };
const receives = (move, viewer) => move.startsWith({ p1: 'dwarves get', p2: 'dragon get' }[viewer]);

test('nobody is shown what is hidden from them', { skip }, async () => {
  const model = await loadModel(file);
  for (const { name, ruleset } of model.games()) {
    const [game, open] = [0, 1].map(() => model.open({ game: name, ruleset }));
    game.playAtRandom(3, 60);
    let hidden = 0;
    for (const { seat, move } of model.replay(game.record()).steps) {
      for (const viewer of ['p1', 'p2', 'nobody']) {
        const { step } = open.stepSeenBy(viewer, move);
        if (viewer === seat) assert.equal(step.move, open.judge(move).step.move);
        if (step.move === '') ++hidden;
        // Who is dealt what, and who plans what, is never told to another player, however few moves there are.
        if (secret[name]?.(move) && viewer !== seat && !(viewer !== 'nobody' && receives(move, viewer))) assert.equal(step.move, '', `${name}: ${move} as ${viewer}`);
        const stands = step.changes.map(({ field }) => field).filter((field) => open.setUp().unseen.includes(field.replace(/\d+/g, '#')) && !field.startsWith(`${viewer}.`));
        if (!open.outcome().over && name !== 'year-of-the-dragon') assert.deepEqual(stands, [], `${name}: ${move} as ${viewer}`);
      }
      open.apply(move);
    }
    assert.equal(hidden > 0, ['drako', 'sea-dragons', 'river-dragons'].includes(name), `${name}: ${hidden} hidden`);
    for (const each of [game, open]) each.close();
  }
});

test('data are handed in', { skip }, async () => {
  const model = await loadModel(file);
  assert.throws(() => model.open({ game: 'drako', setup: { data: 'own.toml' } }), { code: 11 });
  model.handIn('own.toml', '[[dwarf]]\nname = "rager"\nboxes = 2\nboxes_from = "stand-in"\n');
  assert.equal(model.open({ game: 'drako', setup: { data: 'own.toml' } }).setUp().setup.data, 'own.toml');
  model.handIn('wrong.toml', 'a = = 1');
  assert.throws(() => model.open({ game: 'drako', setup: { data: 'wrong.toml' } }), { code: 9 });
});

test('what is wrong is said', { skip }, async () => {
  const model = await loadModel(file);
  const codes = new Map([[2, { game: 'drakko' }], [14, { game: 'drako', setup: { players: '9' } }],
    [3, { game: 'drako', rulings: { end: 'never' } }], [5, 'x'], [8, { game: 'drako', position: 'nowhere' }]]);
  for (const [code, start] of codes) {
    assert.throws(() => model.open(start), (error) => error instanceof ModelError && error.code === code);
  }
  assert.equal(headOf({ game: 'a', setup: { b: 'c' } }), 'ruleproof 1\ngame a ruleset 1\nsetup b=c\n');
});
