// Connect Four of boardgame.io as an engine: engine.js [--bug NAME | --bugs]
//
//   ruleproof conform connect-four -- node engine.js
'use strict';

const { run, unsupported } = require('./adapter.js');
const { bugs, connectFour } = require('./connect_four.js');

/** What ruleproof calls the things of this game. */
const table = (bug) => ({
  game: 'connect-four',
  players: 2,
  setup: true,

  make({ columns = 7, rows = 6, ...others }, { diagonals = 'count', ...open }) {
    const size = { columns: Number(columns), rows: Number(rows) };
    const cells = size.columns * (size.rows + 1);
    // The bits of a larger board are no exact numbers in JavaScript.
    if (Object.keys(others).length > 0 || !(size.columns >= 1 && size.rows >= 1 && cells <= 53)) {
      unsupported('setup');
    }
    if (Object.keys(open).length > 0 || !['count', 'do-not-count'].includes(diagonals)) {
      unsupported('rulings');
    }
    return connectFour({ ...size, diagonals: diagonals === 'count' }, bug);
  },

  moves: [
    {
      move: 'drop',
      text: /^drop ([1-9])$/,
      args: ([, column]) => [Number(column) - 1],
      write: (column) => `drop ${column + 1}`,
    },
  ],

  fields: {
    stones1: ({ G }) => bitsOf(G, '0'),
    stones2: ({ G }) => bitsOf(G, '1'),
    stage: ({ G }) => stageOf(G),
    'to-act': ({ G, ctx }) => (stageOf(G) === 0 ? seatOf(ctx.currentPlayer) : 'nobody'),
  },

  outcome({ G }) {
    const stage = stageOf(G);
    return {
      over: stage !== 0,
      scores: [Number(stage === 1), Number(stage === 2)],
      winners: [[], ['p1'], ['p2'], ['p1', 'p2']][stage],
    };
  },
});

const seatOf = (player) => `p${Number(player) + 1}`;

/** Cells as bits: column by column from the bottom, with one bit to spare on top of each. */
const bitsOf = ({ cells }, player) =>
  cells.reduce(
    (all, column, c) =>
      column.reduce((sum, stone, r) => sum + (stone === player ? 2 ** (c * (column.length + 1) + r) : 0), all),
    0,
  );

/** 0 playing, 1 p1 has won, 2 p2 has won, 3 drawn. */
function stageOf({ result }) {
  if (result === undefined) return 0;
  return result.draw ? 3 : Number(result.winner) + 1;
}

const [option, bug] = process.argv.slice(2);
if (option === '--bugs') {
  for (const [name, what] of Object.entries(bugs)) process.stdout.write(`${name}  ${what}\n`);
} else if (option !== undefined && !(option === '--bug' && bug in bugs)) {
  process.stderr.write('usage: engine.js [--bug NAME | --bugs]\n');
  process.exit(2);
} else {
  run(table(bug));
}
