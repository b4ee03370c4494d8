// Connect Four as an ordinary boardgame.io game; nothing here knows of ruleproof.
'use strict';

const { INVALID_MOVE } = require('boardgame.io/core');

/** Planted bugs: what an implementer gets wrong, with the clause that it breaks. */
const bugs = {
  'falls-short': 'drop.bottom: the first stone of a column hangs in the second row',
  'takes-full-column': 'drop.full: a stone for a full column is accepted and lost',
  'five-in-a-row': 'line.straight: a row or column needs five stones',
  'wrong-winner': 'line.straight: who makes a line has lost',
  'forgets-rising': 'line.diagonal: a rising diagonal does not win',
  'forgets-draw': 'end.full: a full board goes on',
  'plays-on': 'end.over: moves are accepted after the end',
};

/**
 * The game on a board of any size.
 * @param {{columns?: number, rows?: number, diagonals?: boolean}} options
 * @param {string} [bug] one of `bugs`
 */
function connectFour({ columns = 7, rows = 6, diagonals = true } = {}, bug = undefined) {
  const ways = [[1, 0], [0, 1]];
  if (diagonals) ways.push([1, -1]);
  if (diagonals && bug !== 'forgets-rising') ways.push([1, 1]);

  const freeRow = (G, column) => {
    const row = G.cells[column].indexOf(null);
    return bug === 'falls-short' && row === 0 && rows > 1 ? 1 : row;
  };
  const isFull = (G, column) => G.cells[column][rows - 1] !== null;
  const has = (G, column, row, player) => G.cells[column]?.[row] === player;

  const inLine = (G, player, column, row, [right, up]) => {
    const needed = bug === 'five-in-a-row' && (right === 0 || up === 0) ? 5 : 4;
    for (let i = 0; i < needed; ++i) {
      if (!has(G, column + i * right, row + i * up, player)) return false;
    }
    return true;
  };
  const hasLine = (G, player) =>
    G.cells.some((cells, c) => cells.some((_, r) => ways.some((w) => inLine(G, player, c, r, w))));
  const isDraw = (G) => bug !== 'forgets-draw' && G.cells.every((_, c) => isFull(G, c));

  /** How the game stands after a move of `player`: undefined, a winner or a draw. */
  const resultAfter = (G, player) => {
    if (hasLine(G, player)) {
      return { winner: bug === 'wrong-winner' ? String(1 - Number(player)) : player };
    }
    return isDraw(G) ? { draw: true } : undefined;
  };

  return {
    name: 'connect-four',
    minPlayers: 2,
    maxPlayers: 2,
    setup: () => ({ cells: Array.from({ length: columns }, () => Array(rows).fill(null)) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      drop: ({ G, playerID }, column) => {
        if (!Number.isInteger(column) || column < 0 || column >= columns) return INVALID_MOVE;
        if (isFull(G, column)) {
          return bug === 'takes-full-column' ? undefined : INVALID_MOVE;
        }
        G.cells[column][freeRow(G, column)] = playerID;
        G.result ??= resultAfter(G, playerID);
        return undefined;
      },
    },
    endIf: ({ G }) => (bug === 'plays-on' ? undefined : G.result),
    ai: {
      enumerate: (G) =>
        G.cells.flatMap((_, column) =>
          isFull(G, column) && bug !== 'takes-full-column' ? [] : [{ move: 'drop', args: [column] }]),
    },
  };
}

module.exports = { bugs, connectFour };
