// What a person does with the step at hand: each deed can be undone.
import { byId, tell } from '../../../render/page/dom.js';
import { keyOf, made, markOf } from './decisions.js';
import { changed, decided, lost, now, ofLine } from './state.js';

const decision = ({ line, hash, which, of }, act, { clause = '', to = '', kind = '' } = {}) => ({ act, line, hash, which, of, clause, to, kind });

/** The deeds of a review, by name; `review`: gives it. */
export const deedsOf = (review) => {
  // What was done, for undo: what stood under each key before, and where.
  const done = [];
  /** Takes keys out and puts decisions in, as one deed. */
  const deed = (out, rows) => {
    const step = review().now();
    const keys = [...out, ...rows.map((row) => keyOf(row, row.act, row.clause))];
    done.push({ line: step.line, key: step.key, rows: keys.map((key) => [key, decided.get(key)]) });
    for (const key of out) decided.delete(key);
    for (const row of rows) decided.set(keyOf(row, row.act, row.clause), row);
    changed();
  };
  const accept = () => {
    const step = review().now();
    if (!step) return;
    if (['add', 'drop'].includes(step.decision?.act)) { review().settled(); return; }
    if (step.clause) deed([], [decision(step.line, 'accept', { clause: step.clause })]);
    else if (step.line.heading) deed([], [decision(step.line, 'drop', { kind: 'heading' })]);
    else { tell('The draft gives this line no clause: look for one (m), or drop the line (d).', 'warning'); return; }
    review().settled();
  };
  const refuse = () => {
    const step = review().now();
    if (!step?.clause) { tell('There is no clause here to refuse.', 'warning'); return; }
    if (step.decision?.act === 'add') deed([step.key], []);
    else deed([], [decision(step.line, 'refuse', { clause: step.clause })]);
    review().settled();
  };
  /** Gives the line another clause, instead of that of the step or in addition. */
  const give = (id, also) => {
    const step = review().now();
    const { line } = step;
    const is = step.clause;
    const dropped = step.decision?.act === 'drop' ? [step.key] : [];
    if (id === is && step.decision?.act !== 'add') { accept(); return; }
    const own = now().steps.filter((other) => other.line === line);
    const there = own.find((other) => (other.decision ? made(other.decision) : other.clause) === id);
    const refused = own.some((other) => other.decision?.act === 'refuse' && other.clause === id);
    const instead = is && !also && step.decision?.act !== 'refuse';
    if (there && there.decision && !instead) { tell(`The line makes ${id} already.`, 'warning'); return; }
    if (instead && step.decision?.act === 'add') deed([step.key], [decision(line, 'add', { clause: id })]);
    else if (instead) deed(dropped, [decision(line, 'move', { clause: is, to: id })]);
    else deed(dropped, [decision(line, there || refused ? 'accept' : 'add', { clause: id })]);
    if (also && is) review().refresh(); else review().settled();
  };
  const drop = () => {
    const step = review().now();
    if (!step) return;
    deed(ofLine(step.line), [decision(step.line, 'drop', { kind: byId('kind').value })]);
    review().settled();
  };
  const reopen = () => {
    const step = review().now();
    if (!step?.decision) return;
    deed([step.key], []);
    review().refresh();
  };
  const undo = () => {
    const last = done.pop();
    if (!last) { tell('There is nothing to undo.'); return; }
    for (const [key, row] of last.rows) if (row) decided.set(key, row); else decided.delete(key);
    changed();
    review().refresh();
    review().find(last);
    tell('Undone.');
  };
  const forget = () => {
    for (const [key] of lost()) decided.delete(key);
    changed();
    review().refresh();
  };
  return { accept, refuse, give, drop, reopen, undo, forget };
};
