// What can be stepped through of a draft: each line with each clause that it is given, and lines that are given none.
import { keyOf, made, markOf } from './decisions.js';

/** By the mark of a line what was decided of it, and by clause on which lines somebody put it. */
const sorted = (decided) => {
  const own = new Map();
  const given = new Map();
  for (const decision of decided.values()) {
    const mark = markOf(decision);
    own.set(mark, [...(own.get(mark) ?? []), decision]);
    if (made(decision)) given.set(made(decision), [...(given.get(made(decision)) ?? []), decision.line]);
  }
  return { own, given };
};

/**
 * The steps in the order of the text: { line, clause, confidence, key, decision, elsewhere }. A guess for a clause that
 * somebody put elsewhere is none any more: `elsewhere` says of such a line which clauses it was given.
 */
export const stepsOf = ({ lines, clauses }, decided) => {
  const { own, given } = sorted(decided);
  return lines.flatMap((line) => {
    const mine = own.get(markOf(line)) ?? [];
    const drop = mine.find(({ act }) => act === 'drop');
    if (drop) return [{ line, key: keyOf(line, 'drop'), decision: drop, elsewhere: [] }];
    const guesses = line.links.map(([at, confidence]) => ({ line, clause: clauses[at][0], confidence, elsewhere: [] }));
    for (const guess of guesses) guess.decision = mine.find(({ act, clause }) => act !== 'add' && clause === guess.clause);
    const steps = guesses.filter(({ decision, clause }) => decision || !given.has(clause));
    for (const decision of mine) {
      if (!steps.some((step) => step.decision === decision)) steps.push({ line, clause: decision.clause, decision, elsewhere: [] });
    }
    for (const step of steps) step.key = keyOf(line, step.decision?.act ?? '', step.clause);
    if (steps.some(({ decision }) => !decision || made(decision))) return steps;
    const elsewhere = guesses.filter(({ decision }) => !decision).map(({ clause }) => [clause, given.get(clause)]);
    return [...steps, { line, key: keyOf(line, 'drop'), elsewhere }];
  });
};

/** The same steps, the least sure first; then lines without a clause, then what is sure, then headings. */
export const leastSure = (steps, sure) => {
  const rank = ({ line }) => {
    if (line.links.length === 0) return line.heading ? 2 : sure;
    return Math.min(...line.links.map(([, confidence]) => confidence)) + (line.heading ? 2 : 0);
  };
  return steps.map((step) => [rank(step), step]).sort(([x], [y]) => x - y).map(([, step]) => step);
};
