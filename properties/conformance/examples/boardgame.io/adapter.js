// Any boardgame.io game as an engine for `ruleproof conform`. The author supplies a table:
//
//   {
//     game: 'connect-four',                  // its name in ruleproof
//     players: 2,                            // a number, or a function of the set-up
//     setup: true,                           // whether `make` understands options
//     make: (setup, rulings) => ({...}),     // the boardgame.io game; `unsupported(part)` refuses
//     moves: [                               // how moves are written
//       { move: 'drop', text: /^drop (\d)$/, args: ([, c]) => [c - 1], write: (c) => `drop ${c + 1}` },
//     ],
//     fields: { stage: ({ G, ctx }) => 0 },  // fields of the position; as many as you like, or {}
//     outcome: ({ G, ctx }) => ({ over: false, scores: [0, 0], winners: [] }),
//   }
//
// Legal moves are those of `ai.enumerate`, where the game has it; chance outcomes that the tool is to
// decide are moves like any other.
'use strict';

process.env.NODE_ENV = 'production'; // boardgame.io logs less
console.log = console.error; // what it logs all the same must not stand between the answers

const readline = require('node:readline');
const { Client } = require('boardgame.io/client');

class Refusal extends Error {
  constructor(code, message, data) {
    super(message);
    this.answer = { code, message, ...(data === undefined ? {} : { data }) };
  }
}

/** Refuses a part of the set-up: "players", "setup", "rulings", "components". */
const unsupported = (part) => {
  throw new Refusal(2, 'unsupported', part);
};

class Adapter {
  constructor(table) {
    this.table = table;
  }

  initialize({ protocol, game, players, setup = {}, rulings = {} }) {
    if (protocol !== 1) unsupported('protocol');
    if (game !== this.table.game) unsupported('game');
    const seats = typeof this.table.players === 'function' ? this.table.players(setup) : this.table.players;
    if (players !== undefined && players !== seats) unsupported('players');
    this.numPlayers = seats;
    this.rules = this.table.make(setup, rulings);
    this.start();
    return {
      name: `boardgame.io ${this.table.game}`,
      version: '1',
      capabilities: {
        legal: this.rules.ai !== undefined,
        undo: false,
        outcome: true,
        setup: this.table.setup === true,
      },
      fields: Object.keys(this.table.fields),
    };
  }

  start() {
    this.client?.stop();
    this.client = Client({ game: this.rules, numPlayers: this.numPlayers, debug: false });
    this.client.start();
    return {};
  }

  legal() {
    const { G, ctx } = this.client.getState();
    const moves = ctx.gameover === undefined ? this.rules.ai.enumerate(G, ctx, ctx.currentPlayer) : [];
    return { moves: moves.map(({ move, args = [] }) => this.row(move).write(...args)) };
  }

  row(move) {
    return this.table.moves.find((row) => row.move === move);
  }

  apply({ move }) {
    for (const { move: name, text, args } of this.table.moves) {
      const parts = text.exec(move);
      if (parts === null) continue;
      // boardgame.io counts its states: a move that it refuses makes no new one.
      const before = this.client.getState()._stateID;
      this.client.moves[name](...args(parts));
      if (this.client.getState()._stateID !== before) return {};
    }
    throw new Refusal(1, 'illegal move');
  }

  state() {
    const state = this.client.getState();
    return Object.fromEntries(Object.entries(this.table.fields).map(([name, read]) => [name, read(state)]));
  }

  outcome() {
    return this.table.outcome(this.client.getState());
  }

  perform({ method, params = {} }) {
    const methods = ['initialize', 'start', 'apply', 'state', 'outcome'];
    if (this.rules?.ai !== undefined) methods.push('legal');
    if (!methods.includes(method)) throw new Refusal(-32601, 'unknown method', method);
    if (method !== 'initialize' && this.rules === undefined) {
      throw new Refusal(-32600, 'initialize comes first');
    }
    return this[method](params);
  }

  answer(request) {
    const { id = null } = request;
    try {
      return { jsonrpc: '2.0', id, result: this.perform(request) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { jsonrpc: '2.0', id, error: error.answer };
    }
  }
}

/** Answers the requests on standard input until `quit`. */
function run(table) {
  const adapter = new Adapter(table);
  const lines = readline.createInterface({ input: process.stdin, terminal: false });
  lines.on('line', (line) => {
    const request = JSON.parse(line);
    if (request.method === 'quit') process.exit(0);
    process.stdout.write(`${JSON.stringify(adapter.answer(request))}\n`);
  });
}

module.exports = { run, unsupported };
