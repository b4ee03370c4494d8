// Plays every scenario and every record of the fuzz corpus through model.wasm and through the command, step by step:
//   node check_model.mjs MODEL.wasm RULEPROOF FOLDER...
// The same steps, clauses, changes and errors as `replay --json`, and at each position the same state, legal moves,
// outcome and refusals as `serve`.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { Model, ModelError } from '../typescript/src/model/model.js';

const [wasm, ruleproof, ...folders] = process.argv.slice(2);
const counts = { records: 0, steps: 0, positions: 0, refusals: 0, errors: 0 };

// The command as an engine: requests go in together, answers come in their order.
class Served {
  constructor(game) {
    this.child = spawn(ruleproof, ['serve', game], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }

  async ask(requests) {
    this.child.stdin.write(requests.map(([method, params = {}], id) =>
      `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`).join(''));
    const answers = [];
    for (const _ of requests) answers.push(JSON.parse((await this.lines.next()).value));
    return answers.map(({ result, error }) => error ?? result);
  }

  end() { this.child.stdin.end(); }
}

const served = new Map();
const serving = (game) => {
  if (!served.has(game)) served.set(game, new Served(game));
  return served.get(game);
};

// What the record says of where its set-up's data lie, handed in as the page would.
const handIn = (model, text) => {
  for (const [, name] of text.matchAll(/\bdata=(\S+\.toml)\b/g)) {
    if (existsSync(name)) model.handIn(name, readFileSync(name, 'utf8'));
  }
};

const replayed = (model, text) => {
  try {
    return model.replay(text);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { steps: [], problem: { code: error.code, message: error.reason } };
  }
};

// The requests that a game of the module asks of the command, with what the module says to each.
const played = (model, text, steps) => {
  const game = model.open(text);
  const { game: name, setup, rulings } = game.setUp();
  const position = /^position (.*?)\s*(#.*)?$/m.exec(text)?.[1];
  const requests = [
    [['initialize', { protocol: 1, game: name, setup, rulings }], null],
    [['start', position === undefined ? {} : { position }], {}],
  ];
  const look = () => {
    const { words, ...outcome } = game.outcome();  // words are for people
    requests.push([['state'], game.state()], [['legal'], { moves: game.moves() }], [['outcome'], outcome]);
    ++counts.positions;
  };
  look();
  for (const { seat, move, because } of steps) {
    const done = game.apply(move);
    assert.deepEqual([done.step.seat, done.step.because], [seat, because]);
    requests.push([['apply', { move }], {}]);
    look();
    const again = game.judge(move);
    if (again.verdict === 'legal') continue;
    const data = again.clause ?? 'it cannot be read';
    requests.push([['apply', { move }], { code: 1, message: 'illegal move', data }]);
    ++counts.refusals;
  }
  const end = game.position();
  for (const _ of steps) assert.ok(game.undo());
  assert.ok(!game.undo());
  game.close();
  return { name, requests, end };
};

const check = async (model, text, native) => {
  handIn(model, text);
  const mine = replayed(model, text);
  // The values of fields are texts here; there, numbers are numbers.
  for (const step of native.steps) {
    for (const change of step.changes) Object.assign(change, { before: String(change.before), after: String(change.after) });
  }
  assert.deepEqual(mine.steps, native.steps);
  assert.equal(mine.problem?.code, native.error?.code, mine.problem?.text);
  assert.equal(mine.problem?.message, native.error?.message);
  counts.errors += native.error ? 1 : 0;
  if (mine.position === undefined) return;
  assert.equal(mine.position, native.position);
  const { name, requests, end } = played(model, text, mine.steps);
  assert.equal(end.fingerprint, mine.fingerprint);
  const answers = await serving(name).ask(requests.map(([request]) => request));
  answers.forEach((answer, i) => {
    if (requests[i][1] !== null) assert.deepEqual(requests[i][1], answer, JSON.stringify(requests[i][0]));
  });
  counts.steps += mine.steps.length;
};

const filesBelow = (folder) => readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.game'))
  .map((name) => path.join(folder, name)).sort();

// `replay` exits with 1 or 2 where a record does not replay: what it says counts.
const replay = (files) => {
  try {
    return execFileSync(ruleproof, ['replay', '--json', ...files], { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 30 });
  } catch (error) {
    return error.stdout;
  }
};

const model = await Model.from(readFileSync(wasm));
const files = folders.flatMap(filesBelow);
const natives = JSON.parse(replay(files)).records;
assert.equal(natives.length, files.length);
let wrong = 0;
for (const [i, file] of files.entries()) {
  try {
    ++counts.records;
    await check(model, readFileSync(file, 'utf8'), natives[i]);
  } catch (error) {
    ++wrong;
    console.log(`${file}: ${error.message}`);
  }
}
for (const engine of served.values()) engine.end();
console.log(JSON.stringify({ ...counts, wrong }));
process.exitCode = wrong === 0 && counts.steps > 0 && counts.refusals > 0 ? 0 : 1;
