// The legal moves as buttons, and a field for any move: it filters, plays, and says why a move is not legal.
import { byId, make, tell } from '../../page/dom.js';
import { seatText } from '../../page/told.js';

const most = 150;

// Records begin a move with who makes it.
const withoutSeat = (typed) => typed.replace(/^(p\d+|chance) /, '');

const fits = (move, typed) => {
  const words = withoutSeat(typed.toLowerCase()).split(/\s+/).filter(Boolean);
  return words.every((word) => move.toLowerCase().includes(word));
};

/** What is said of a verdict. */
export const wordsOn = (verdict, clauses) => {
  if (verdict.verdict === 'illegal') {
    return [make('b', {}, `Not legal: ${verdict.move}`), ' — ', make('code', {}, verdict.clause), ` ${clauses.get(verdict.clause) ?? ''}`];
  }
  if (verdict.verdict === 'legal') return [make('b', {}, `Legal: ${verdict.step.move}`)];
  return [make('b', {}, verdict.verdict === 'over' ? 'Not legal' : 'This is no move'), ` — ${verdict.message}`];
};

export const drawMoves = (look, play) => {
  const typed = byId('move').value;
  const fitting = look.moves.filter((move) => fits(move, typed));
  const buttons = fitting.slice(0, most).map((move) => make('button', { type: 'button', onclick: () => play(move) }, make('code', {}, move)));
  byId('moves').replaceChildren(...buttons);
  const left = fitting.length - buttons.length;
  const all = look.moves.length;
  byId('moves-count').textContent = look.outcome.over ? 'The game is over.'
    : look.hidden ? `To act: ${seatText(look.seats, look.toAct)}. What it may do is hidden from ${look.who === 'nobody' ? 'the players' : seatText(look.seats, look.who)}; a step at random goes on.`
    : `${fitting.length === all ? all : `${fitting.length} of ${all}`} legal ${all === 1 ? 'move' : 'moves'}`
      + `${left > 0 ? `, ${left} not shown: type to narrow them down` : ''}; to act: ${seatText(look.seats, look.toAct)}`;
};

/** The form plays what was typed, or the only move that has its words, or says why it cannot. */
export const listenToMoves = ({ line, clauses, play, redraw }) => {
  byId('move').addEventListener('input', redraw);
  byId('move-form').addEventListener('submit', (event) => {
    event.preventDefault();
    const move = withoutSeat(byId('move').value.trim());
    if (move === '') return;
    const verdict = line().game.judge(move);
    const left = byId('moves').querySelectorAll('button');
    if (verdict.verdict === 'legal') play(move);
    else if (!['illegal', 'over'].includes(verdict.verdict) && left.length === 1) left[0].click();
    else tell(wordsOn(verdict, clauses()), 'bad');
  });
};
