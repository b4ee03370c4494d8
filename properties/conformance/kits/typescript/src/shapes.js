// What an author's methods gave, brought into the protocol's shape or complained about in his words.

import { inspect } from 'node:util';

/** A method of the author gave what the protocol has no room for. */
export class Mistake extends Error {}

const shown = (value) => {
  const text = inspect(value, { breakLength: Infinity, depth: 2 });
  return text.length <= 60 ? text : `${text.slice(0, 57)}...`;
};

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value) => Number.isSafeInteger(value) || typeof value === 'bigint';

function listOf(method, value, what) {
  if (typeof value === 'string' || typeof value?.[Symbol.iterator] !== 'function') {
    throw new Mistake(`${method} must give ${what}, not ${shown(value)}`);
  }
  return [...value];
}

/** What `legal` gave; null where it does not show the moves of this position. */
export function movesOf(value) {
  if (value === null) return null;
  const moves = listOf('legal()', value, 'the moves as texts, such as ["drop 1"]');
  const wrong = moves.findIndex((move) => typeof move !== 'string');
  if (wrong >= 0) throw new Mistake(`legal() must give texts, not ${shown(moves[wrong])} among them`);
  return moves;
}

function fieldOf(name, value) {
  if (value === null || typeof value === 'string' || isWhole(value)) return value;
  if (typeof value === 'boolean') return Number(value);
  const why = Number.isInteger(value) ? '; beyond 2^53 use a BigInt' : '';
  throw new Mistake(`state(): the field "${name}" must be a whole number or a text, not ${shown(value)}${why}`);
}

/** What `state` gave; truth values are numbers, null is not shown here. */
export function stateOf(value) {
  if (!isObject(value)) throw new Mistake(`state() must give an object of fields, not ${shown(value)}`);
  const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, fieldOf(name, field)]));
  if ('to-act' in fields && fields['to-act'] !== null && !/^(p[1-9]\d*|chance|nobody)$/.test(fields['to-act'])) {
    throw new Mistake(`state(): to-act must be p1, p2, .., chance or nobody, not ${shown(fields['to-act'])}`);
  }
  return fields;
}

/** What `outcome` gave: nothing while the game goes on, then the winners and perhaps the scores. */
export function outcomeOf(value, players) {
  if (value === undefined || value === null || value.over === false) return { over: false };
  if (!isObject(value) || (value.over ?? true) !== true) {
    throw new Mistake(`outcome() must give null or {winners, scores}, not ${shown(value)}`);
  }
  const winners = listOf('outcome()', value.winners, 'the winners, such as ["p1"]');
  const wrong = winners.find((seat) => !/^p[1-9]\d*$/.test(seat) || Number(seat.slice(1)) > players);
  if (wrong !== undefined) throw new Mistake(`outcome(): a winner is p1 to p${players}, not ${shown(wrong)}`);
  const bySeat = [...new Set(winners)].sort((a, b) => a.slice(1) - b.slice(1));
  return { over: true, winners: bySeat, ...(value.scores == null ? {} : { scores: scoresOf(value.scores, players) }) };
}

function scoresOf(value, players) {
  const scores = listOf('outcome()', value, 'the scores, one whole number for each seat');
  if (scores.length === players && scores.every(isWhole)) return scores;
  throw new Mistake(
    `outcome(): the scores must be ${players} whole numbers, one for each seat, not ${shown(scores)}`,
  );
}
