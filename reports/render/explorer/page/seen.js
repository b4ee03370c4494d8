// Who looks at the table: all cards open, or as a player sees them.
import { byId, make } from '../../page/dom.js';
import { seatText } from '../../page/told.js';

const whoever = 'to-act';

/** What can be chosen; games that hide nothing offer nothing. */
export const fillSeen = (line, chosen) => {
  const hides = Object.keys(line.game.seenBy('nobody')).length > 0;
  const players = Array.from({ length: line.setUp.players }, (_, i) => `p${i + 1}`);
  const ways = [['', 'all is open'], [whoever, 'whoever is to act'], ...players.map((seat) => [seat, seatText(line.setUp.seats, seat)])];
  byId('seen').replaceChildren(...ways.map(([value, says]) => make('option', { value, selected: value === chosen }, says)));
  byId('seen-by').hidden = !hides;
  if (!hides) byId('seen').value = '';
};

const isPlayer = (seat) => /^p\d+$/.test(seat);

/** Who sees the table now: "" for all that there is. */
export const viewerOfTable = (toAct) => {
  const chosen = byId('seen').value;
  return chosen === whoever ? (isPlayer(toAct) ? toAct : 'nobody') : chosen;
};

/** Who sees the steps: those who share a table see what all of them see. */
export const viewerOfSteps = () => (byId('seen').value === whoever ? 'nobody' : byId('seen').value);

/** A step as it is shown: its move may be hidden. */
export const stepSeen = (node, who) => {
  const step = who === '' ? node.step : node.seen.get(who);
  if (!step) return { seat: node.step.seat, move: 'another move', because: [], changes: [] };
  return step.move === '' ? { ...step, move: '(hidden)' } : step;
};
