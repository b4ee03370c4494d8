// The search for a position by an expression: in pieces, so that the page stays alive and can be told to stop.
import { byId, make } from '../../page/dom.js';

const piece = 500;
const mostPositions = 2_000_000;
const counted = (number, one) => `${number.toLocaleString('en')} ${number === 1 ? one : `${one}s`}`;

/** What was found, as it may be said: a search that did not see all proves nothing beyond what it saw. */
export const searchSays = ({ found, whole, full, positions, within, moves }, shortest) => {
  const seen = `${counted(positions, 'position')} looked at`;
  if (found && moves.length === 0) return 'It is so here, already.';
  if (found) return `Found: ${counted(moves.length, 'move')} from here (${seen})${shortest ? '; no fewer lead to one' : '; fewer might do'}.`;
  if (whole) return `No position that can be reached from here is so: all ${counted(positions, 'position')} were looked at.`;
  return `Not found: ${seen}${shortest ? `, among them all within ${counted(within, 'move')} from here` : ''}. There are more${full ? ', and no memory for them' : ''}.`;
};

const nextFrame = () => new Promise((resolve) => { setTimeout(resolve, 0); });

/** Names that an expression may use: an example of the game's own. */
export const exampleOf = (fields) => {
  const number = fields.find(({ path, low, high }) => path.startsWith('p1.') && high > low + 1) ?? fields.find(({ low, high }) => high > low);
  return number ? `${number.path} >= ${number.low + 1}` : 'over';
};

export const listenToSearch = ({ line, showWay }) => {
  let running = null;  // what is searched now; another game, or "stop", ends it
  const says = byId('search-says');

  const search = async (wanted, order, bound) => {
    const { game } = line();
    game.search(wanted, order);
    const mine = { stopped: false };
    running = mine;
    byId('search-stop').hidden = false;
    let at;
    do {
      at = game.searchOn(piece);
      says.textContent = `${counted(at.positions, 'position')} so far…`;
      await nextFrame();
    } while (!at.found && !at.whole && !at.full && at.positions < bound && !mine.stopped && line().game === game);
    if (running === mine) running = null;
    byId('search-stop').hidden = true;
    return line().game === game ? at : null;
  };

  byId('search-stop').addEventListener('click', () => { if (running) running.stopped = true; });
  byId('search-form').addEventListener('submit', async (event) => {
    event.preventDefault();
    const wanted = byId('wanted').value.trim();
    const order = byId('order').value;
    const bound = Math.min(mostPositions, Number(byId('bound').value) || mostPositions);
    const here = line().at;
    if (running) return;
    says.className = '';
    says.textContent = '';
    if (wanted === '') return;
    if (byId('seen').value !== '') {
      says.textContent = 'A search looks at everything, hidden cards too: let the table be seen with all open.';
      return;
    }
    try {
      const at = await search(wanted, order, bound);
      if (!at) return;
      says.replaceChildren(searchSays(at, order === 'shortest'));
      if (at.found && at.moves.length > 0) {
        says.append(' ', make('button', { type: 'button', id: 'search-go', onclick: () => showWay(here, at.moves) }, 'Play these moves'));
      }
    } catch (problem) {
      says.className = 'bad';
      says.textContent = problem.message;
      byId('search-stop').hidden = true;
      running = null;
    }
  });
};
