// The page: one reading of a game, or two side by side.
import { byId, make, tell } from '../../page/dom.js';
import { Line, differences, firstDifference, followed, lookOf } from './line.js';
import { fromLink, textsOf, toLink } from './link.js';
import { Model } from './model.js';
import { drawMoves, listenToMoves, wordsOn } from './moves.js';
import { fromRecord, listenToRecords } from './records.js';
import { exampleOf, listenToSearch } from './search.js';
import { fillSeen, viewerOfSteps, viewerOfTable } from './seen.js';
import { fillForm, listenToFile, readForm } from './setup.js';
import { drawFields, drawNow, drawSteps, outcomeText } from './steps.js';
import { drawTable, movesWith } from './table.js';
import { unpack } from '../../page/unpack.js';

let model;
let games;
let line = null;       // the reading that is played
let other = null;      // the rulings of the other one
let clauses = new Map();
let before = [];       // the panels of the step before

const infoOf = (name) => games.find((game) => game.name === name) ?? games[0];

const movesOf = (nodes) => nodes.map((node) => node.step.move);
const look = () => ({ ...lookOf(line.game, viewerOfTable(line.game.state()['to-act']), line.setUp.unseen), seats: line.setUp.seats });

/** What was done can be gone back to, with the browser's button; what was looked at, stepping along, not. */
const writeLink = (done) => {
  const link = toLink({ start: line.start, moves: movesOf(line.whole()), at: line.at.depth, other, seen: byId('seen').value });
  if (link === location.hash) return;
  try { history[done ? 'pushState' : 'replaceState'](null, '', link); } catch { /* a page that may not: no matter */ }
};

/** Which open questions two readings answer otherwise: what each says. */
const answersApart = (mine, theirs) => {
  const ids = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].filter((id) => mine[id] !== theirs[id]);
  const said = (answers) => ids.map((id) => `${id}=${answers[id] ?? '(as usual)'}`).join(', ');
  return [`Here: ${said(mine)}`, `There: ${said(theirs)}`];
};

const drawOther = (mine) => {
  byId('second').hidden = other === null;
  byId('reading').hidden = other === null;
  byId('both').classList.toggle('several', other !== null);
  if (other === null) return -1;
  const otherStart = { ...line.start, rulings: other };
  [byId('reading').textContent, byId('other-reading').textContent] = answersApart(line.start.rulings ?? {}, other);
  const moves = movesOf(line.whole());
  const difference = firstDifference(model, line.start, otherStart, moves);
  const there = followed(model, otherStart, moves.slice(0, line.at.depth), mine.who, line.setUp.unseen);
  const says = byId('differences');
  byId('to-difference').disabled = difference < 0;
  byId('difference').textContent = difference < 0 ? 'After these moves both readings are alike.' : `They first differ at step ${difference}.`;
  if (there.refused) {
    byId('other-panels').replaceChildren();
    says.replaceChildren(make('li', {}, `Step ${there.refused.k} cannot be made here. `, ...wordsOn(there.refused.verdict, clauses)));
    return difference;
  }
  const differ = differences(mine, there);
  drawTable(byId('other-panels'), there.panels, { other: mine.panels, seats: mine.seats });
  const list = (words, moves) => (moves.length === 0 ? [] : [make('li', {}, `${words}: `, make('code', {}, moves.slice(0, 12).join(', ')), moves.length > 12 ? ` and ${moves.length - 12} more` : '')]);
  const apart = differ.fields.map((field) => ({ field, before: String(mine.state[field] ?? ''), after: String(there.state[field] ?? '') }));
  says.replaceChildren(
    ...line.game.told(apart).map(({ words, name, before, after }) => make('li', { title: name }, `${words}: ${before || '–'} here, `, make('ins', {}, after || '–'), ' there')),
    ...list('Legal only in this reading', differ.here), ...list('Legal only in the other', differ.there),
    ...(outcomeText(mine.outcome) === outcomeText(there.outcome) ? [] : [make('li', {}, `There: ${outcomeText(there.outcome) || 'the game goes on.'}`)]));
  return difference;
};

/** `done`: the reader did something that the browser's button takes back. */
const draw = (done = false) => {
  const now = look();
  const seeing = viewerOfSteps();
  line.see(seeing);
  const difference = drawOther(now);
  drawTable(byId('panels'), now.panels, { seats: now.seats, before, moves: now.moves, choose: chooseWord });
  before = now.panels;
  drawMoves(now, play);
  drawNow(line, clauses, seeing);
  drawSteps(line, difference, go, seeing);
  byId('outcome').textContent = outcomeText(now.outcome);
  const last = line.whole().length;
  byId('at').textContent = `step ${line.at.depth} of ${last}`;
  byId('slider').max = last;
  byId('slider').value = line.at.depth;
  byId('here').value = now.position;
  if (byId('fields').open) drawFields(byId('field-rows'), line.game, now, line.setUp);
  writeLink(done);
};

const go = (node) => { line.go(node); draw(true); };
const goTo = (depth) => { line.goTo(depth); draw(); };

const play = (move) => {
  line.play(move);
  byId('move').value = '';
  tell('');
  draw(true);
};

/** The moves that a search found, from where it began. */
const showWay = (from, moves) => {
  line.go(from);
  for (const move of moves) line.play(move);
  draw(true);
};

// A label on the table: the one move that has it, or those that do.
const chooseWord = (word) => {
  const moves = movesWith(word, look().moves);
  if (moves.length === 1) return play(moves[0]);
  byId('move').value = word;
  draw();
  byId('moves').querySelector('button')?.focus();
};

const follow = (moves, end = 'The link ends here. ') => {
  for (const move of moves) {
    const verdict = line.play(move);
    if (verdict.verdict === 'legal') continue;
    tell([end, ...wordsOn(verdict, clauses)], 'bad');
    return;
  }
};

/** Begins a game as a link or a record says, and plays its moves. */
const begin = (wanted, done = false) => {
  const info = infoOf(wanted.start.game);
  const start = { ...wanted.start, game: info.name, ruleset: info.ruleset };
  let begun;
  try {
    begun = new Line(model, start);
    if (wanted.other) model.open({ ...start, rulings: wanted.other }).close();
  } catch (problem) {
    begun?.close();
    tell(problem.message, 'bad');
    return false;
  }
  line?.close();
  line = begun;
  other = wanted.other;
  before = [];
  const rules = model.rules(info.name);
  clauses = new Map(rules.clauses.map((clause) => [clause.id, clause.says]));
  byId('game').value = info.name;
  byId('provenance').textContent = `Data: ${line.setUp.provenance}`;
  fillForm(info, rules, wanted);
  fillSeen(line, wanted.seen);
  byId('wanted').placeholder = exampleOf(line.setUp.fields);
  byId('search-says').textContent = '';
  tell('');
  follow(wanted.moves, done ? 'The moves so far end here. ' : undefined);
  line.goTo(wanted.at);
  draw(done);
  return true;
};

// The set-up was changed: the same moves, as far as they are legal; none from another position.
const changed = () => {
  const said = readForm(infoOf(byId('game').value));
  const stays = said.start.position === (line.start.position ?? '');
  begin({ ...said, moves: stays ? movesOf(line.whole()) : [], at: stays ? line.at.depth : 0, seen: byId('seen').value }, true);
};

/** What a link asks for: a game and its moves, or a whole record, a step of it, and another reading (`record=...&at=12&other=...`). */
const wantedOf = (hash) => {
  const link = new URLSearchParams(hash.replace(/^#/, ''));
  if (!link.has('record')) return { wanted: fromLink(hash), problem: null };
  try {
    const { wanted, problem } = fromRecord(model, link.get('record'));
    const other = link.has('other') ? textsOf(link.get('other')) : null;
    return { wanted: { ...wanted, other, at: link.has('at') ? Number(link.get('at')) || 0 : wanted.at }, problem };
  } catch (problem) {
    return { wanted: fromLink(''), problem: { text: problem.message } };
  }
};

/** What a link names that this page does not have; empty: nothing. */
const unknownIn = ({ start, seen }) => {
  if (start.game && infoOf(start.game).name !== start.game) return `The link asks for the game "${start.game}", which is not on this page.`;
  return seen && byId('seen').value !== seen ? `The link asks what "${seen}" sees, who is not at this table.` : '';
};

const beginAs = (hash) => {
  const { wanted, problem } = wantedOf(hash);
  if (!begin(wanted)) return false;
  const wrong = problem?.text ?? unknownIn(wanted);
  if (wrong) tell(wrong, 'bad');
  return true;
};

/** Back or on in the browser, or another link in its address: where the game is the same, no branch is forgotten. */
const restore = (hash) => {
  const { wanted } = wantedOf(hash);
  const same = ({ start, other }) => toLink({ start: { ...start, game: infoOf(start.game).name }, moves: [], at: 0, other });
  if (same(wanted) !== same({ start: line.start, other })) return beginAs(hash);
  fillSeen(line, wanted.seen);
  tell('');
  line.goTo(0);
  follow(wanted.moves);
  line.at.next = null;
  line.goTo(wanted.at);
  draw();
  const wrong = unknownIn(wanted);
  if (wrong) tell(wrong, 'bad');
  return true;
};

const random = (choices) => {
  const seed = Number(byId('seed').value) || 1;
  const made = line.playAtRandom(seed, choices);
  byId('seed').value = String(seed + 1);
  const end = outcomeText(line.game.outcome()) || (choices > 1 ? 'The game goes on: once more plays on.' : '');
  tell(made === 0 ? 'There is nothing left to play.' : `${made} ${made === 1 ? 'step' : 'steps'} at random, seed ${seed}.${end && ` ${end}`}`);
  draw(true);
};

const onKey = (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches('input, select, textarea')) return;
  const to = { ArrowLeft: line.at.depth - 1, ArrowRight: line.at.depth + 1, Home: 0, End: line.whole().length }[event.key];
  if (to !== undefined) goTo(to);
  else if (event.key === '/') byId('move').focus();
  else return;
  event.preventDefault();
};

const listen = () => {
  const clicks = {
    first: () => goTo(0), back: () => goTo(line.at.depth - 1), on: () => goTo(line.at.depth + 1), last: () => goTo(line.whole().length),
    'to-difference': () => goTo(firstDifference(model, line.start, { ...line.start, rulings: other }, movesOf(line.whole()))),
    'random-one': () => random(1), 'random-all': () => random(1000),
  };
  for (const [id, act] of Object.entries(clicks)) byId(id).addEventListener('click', act);
  byId('slider').addEventListener('input', () => goTo(Number(byId('slider').value)));
  byId('game').addEventListener('change', () => begin(fromLink(`game=${byId('game').value}`), true));
  byId('set-up').addEventListener('submit', (event) => event.preventDefault());
  byId('set-up').addEventListener('change', (event) => { if (event.target.id !== 'file') changed(); });
  byId('fields').addEventListener('toggle', () => draw());
  byId('seen').addEventListener('change', () => draw(true));
  listenToMoves({ line: () => line, clauses: () => clauses, play, redraw: () => drawMoves(look(), play) });
  listenToSearch({ line: () => line, showWay });
  listenToRecords({ model, line: () => line, begin: (wanted) => begin(wanted, true) });
  listenToFile(model, changed);
  addEventListener('keydown', onKey);
  addEventListener('hashchange', () => restore(location.hash));
};

const main = async () => {
  model = await Model.from(await unpack(byId('module').textContent));
  const wanted = document.body.dataset.game;
  games = model.games().filter((game) => wanted === '' || game.name === wanted);
  byId('game').replaceChildren(...games.map((game) => make('option', { value: game.name }, game.title)));
  listen();
  if (!beginAs(location.hash)) {
    const why = byId('status').textContent;
    begin(fromLink(`game=${infoOf(fromLink(location.hash).start.game).name}`));
    tell(`The link cannot be followed here: ${why}${why.includes('data file') ? ' Load that file, then open the link again.' : ''}`, 'bad');
  }
  document.documentElement.classList.add('js', 'ready');
};

main().catch((problem) => tell(`The model does not start: ${problem.message}`, 'bad'));
