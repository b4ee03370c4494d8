// What was decided of the draft on this page, and what follows from it.
import { byId } from '../../../render/page/dom.js';
import { kept } from '../../review/page/kept.js';
import { keyOf, made, markOf } from './decisions.js';
import { stepsOf } from './steps.js';

export const data = JSON.parse(byId('data').textContent);
export const saysOf = new Map(data.clauses);
const standing = new Map(data.lines.map((line) => [markOf(line), line]));
const before = Object.fromEntries(data.before.map((decision) => [keyOf(decision, decision.act, decision.clause), decision]));
export const { decided, write } = kept(`ruleproof draft ${data.game} ${data.language} ${data.file}`, { before });
export const ofLine = (line) => [...decided].filter(([, row]) => markOf(row) === markOf(line)).map(([key]) => key);
for (const [key, decision] of decided) {
  decision.line = standing.get(markOf(decision))?.line ?? decision.line;
  if (decision.act !== 'drop') continue;
  // Where the browser and the file say two things of one line, the file is right.
  const others = ofLine(decision).filter((other) => other !== key);
  for (const wrong of others.some((other) => Object.hasOwn(before, other)) ? [key] : others) decided.delete(wrong);
}

/** Whether a sentence or a clause is gone of which something was decided. */
const isLost = (decision) => !standing.has(markOf(decision)) || [decision.clause, decision.to].some((id) => id && !saysOf.has(id));
export const lost = () => [...decided].filter(([, decision]) => isLost(decision));

// The steps, and on which lines each clause is, until something else is decided.
let known = null;
export const now = () => {
  if (known) return known;
  const steps = stepsOf(data, new Map([...decided].filter(([, decision]) => !isLost(decision))));
  const places = new Map();
  for (const step of steps) {
    const id = step.decision ? made(step.decision) : step.clause;
    if (id) places.set(id, [...new Set([...(places.get(id) ?? []), step.line.line])]);
  }
  known = { steps, places };
  return known;
};

/** Where a clause is now. */
export const placeOf = (id) => (now().places.has(id) ? `now on line ${now().places.get(id).join(', ')}` : 'on no line yet');
/** After something else is decided. */
export const changed = () => { known = null; write(); };
