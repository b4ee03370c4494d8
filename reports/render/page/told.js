// What a step changed, as somebody at the table would say it: the same as told.cpp, held to it by told_cases.json.
import { make } from './dom.js';

const nothing = '-';
const isNumber = (text) => /^-?\d+$/.test(text);

const pileOf = (items) => {
  const pile = new Map();
  for (const [name, count] of items) pile.set(name, (pile.get(name) ?? 0) + count);
  return pile;
};

/** "I3*13+L3": names of letters, digits and dashes. */
const namedPile = (text) => {
  if (text === nothing) return new Map();
  const items = text.split('+').map((item) => /^([A-Za-z0-9_-]+)(?:\*([1-9]\d{0,3}))?$/.exec(item));
  return items.every(Boolean) ? pileOf(items.map(([, name, count]) => [name, Number(count ?? 1)])) : null;
};

/** "gggvv": each letter in one run. */
const letteredPile = (text) => {
  if (text === nothing) return new Map();
  const runs = text.match(/([A-Za-z])\1*|[^A-Za-z]/g) ?? [];
  const letters = runs.map((run) => run[0]);
  return runs.every((run) => /^[A-Za-z]/.test(run)) && new Set(letters).size === letters.length ? pileOf(runs.map((run) => [run[0], run.length])) : null;
};

const moreIn = (pile, other) => [...pile].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([name, count]) => {
  const more = count - (other.get(name) ?? 0);
  return more > 0 ? [more > 1 ? `${name}*${more}` : name] : [];
}).join('+');

const ofPiles = ({ field, before, after }, one, other) => {
  if (!one || !other) return null;
  const parts = { field, before: moreIn(one, other), after: moreIn(other, one) };
  const length = parts.before.length + parts.after.length;
  return length > 0 && length < before.length + after.length ? parts : null;
};

export const told = (changes) => changes.flatMap((change) => {
  const both = [change.before, change.after];
  if (both.every(isNumber) && Math.max(...both.map(Number)) > 1_000_000) return [];
  const pile = both.some((text) => /[+*]/.test(text)) ? namedPile : both.some((text) => /([A-Za-z])\1\1/.test(text)) ? letteredPile : null;
  return [(pile && ofPiles(change, ...both.map(pile))) ?? change];
});

/** What came has no `before`, what went no `after`. */
export const changeItem = ({ field, before, after }) => make('li', {}, `${field} `,
  ...(before === '' ? [make('ins', {}, `+${after}`)] : after === '' ? [make('ins', {}, `−${before}`)] : [make('del', {}, before), ' ', make('ins', {}, after)]));
