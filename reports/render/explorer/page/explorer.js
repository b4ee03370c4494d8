// The page: one reading of a game, or two side by side.
import { byId, make, tell } from '../../page/dom.js';
import { Line, differences, firstDifference, followed } from './line.js';
import { fromLink, toLink } from './link.js';
import { Model } from './model.js';
import { drawMoves, listenToMoves, wordsOn } from './moves.js';
import { fromRecord, listenToRecords } from './records.js';
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

const writeLink = () => {
  const moves = line.whole().map((node) => node.step.move);
  const link = toLink({ start: line.start, moves, at: line.at.depth, other });
  try { history.replaceState(null, '', link); } catch { /* a page that may not: no matter */ }
};

const drawOther = (look) => {
  byId('second').hidden = other === null;
  byId('both').classList.toggle('several', other !== null);
  if (other === null) return -1;
  const otherStart = { ...line.start, rulings: other };
  const moves = line.whole().map((node) => node.step.move);
  const difference = firstDifference(model, line.start, otherStart, moves);
  const there = followed(model, otherStart, moves.slice(0, line.at.depth));
  const says = byId('differences');
  byId('to-difference').disabled = difference < 0;
  byId('difference').textContent = difference < 0 ? 'After these moves both readings are alike.' : `They first differ at step ${difference}.`;
  if (there.refused) {
    byId('other-panels').replaceChildren();
    says.replaceChildren(make('li', {}, `Step ${there.refused.k} cannot be made here. `, ...wordsOn(there.refused.verdict, clauses)));
    return difference;
  }
  const differ = differences(look, there);
  drawTable(byId('other-panels'), there.panels, { other: look.panels });
  const list = (words, moves) => (moves.length === 0 ? [] : [make('li', {}, `${words}: `, make('code', {}, moves.slice(0, 12).join(', ')), moves.length > 12 ? ` and ${moves.length - 12} more` : '')]);
  const apart = differ.fields.map((field) => ({ field, before: String(look.state[field] ?? ''), after: String(there.state[field] ?? '') }));
  says.replaceChildren(
    ...line.game.told(apart).map(({ words, name, before, after }) => make('li', { title: name }, `${words}: ${before || '–'} here, `, make('ins', {}, after || '–'), ' there')),
    ...list('Legal only in this reading', differ.here), ...list('Legal only in the other', differ.there),
    ...(outcomeText(look.outcome) === outcomeText(there.outcome) ? [] : [make('li', {}, `There: ${outcomeText(there.outcome) || 'the game goes on.'}`)]));
  return difference;
};

const draw = () => {
  const look = line.look();
  const difference = drawOther(look);
  drawTable(byId('panels'), look.panels, { before, moves: look.moves, choose: chooseWord });
  before = look.panels;
  drawMoves(look, play);
  drawNow(line, clauses);
  drawSteps(line, difference, go);
  byId('outcome').textContent = outcomeText(look.outcome);
  const last = line.whole().length;
  byId('at').textContent = `step ${line.at.depth} of ${last}`;
  byId('slider').max = last;
  byId('slider').value = line.at.depth;
  byId('here').value = look.position;
  if (byId('fields').open) drawFields(byId('field-rows'), line.game, look, line.setUp.fields);
  writeLink();
};

const go = (node) => { line.go(node); draw(); };
const goTo = (depth) => { line.goTo(depth); draw(); };

const play = (move) => {
  line.play(move);
  byId('move').value = '';
  tell('');
  draw();
};

// A label on the table: the one move that has it, or those that do.
const chooseWord = (word) => {
  const moves = movesWith(word, line.game.moves());
  if (moves.length === 1) return play(moves[0]);
  byId('move').value = word;
  draw();
  byId('moves').querySelector('button')?.focus();
};

/** Begins a game as a link or a record says, and plays its moves. */
const begin = (wanted) => {
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
  tell('');
  for (const move of wanted.moves) {
    const verdict = line.play(move);
    if (verdict.verdict === 'legal') continue;
    tell(['The link ends here. ', ...wordsOn(verdict, clauses)], 'bad');
    break;
  }
  line.goTo(wanted.at);
  draw();
  return true;
};

// The set-up was changed: the same moves, as far as they are legal.
const changed = () => {
  const said = readForm(infoOf(byId('game').value));
  begin({ ...said, moves: line.whole().map((node) => node.step.move), at: line.at.depth });
};

/** What a link asks for: a game and its moves, or a whole record and a step of it (`record=...&at=12`). */
const wantedOf = (hash) => {
  const link = new URLSearchParams(hash.replace(/^#/, ''));
  if (!link.has('record')) return { wanted: fromLink(hash), problem: null };
  try {
    const { wanted, problem } = fromRecord(model, link.get('record'));
    return { wanted: link.has('at') ? { ...wanted, at: Number(link.get('at')) || 0 } : wanted, problem };
  } catch (problem) {
    return { wanted: fromLink(''), problem: { text: problem.message } };
  }
};

const beginAs = (hash) => {
  const { wanted, problem } = wantedOf(hash);
  if (!begin(wanted)) return false;
  if (problem) tell(problem.text, 'bad');
  return true;
};

const random = (choices) => {
  const seed = Number(byId('seed').value) || 1;
  const made = line.playAtRandom(seed, choices);
  byId('seed').value = String(seed + 1);
  tell(made === 0 ? 'There is nothing left to play.' : `${made} ${made === 1 ? 'step' : 'steps'} at random, seed ${seed}.`);
  draw();
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
    'to-difference': () => goTo(firstDifference(model, line.start, { ...line.start, rulings: other }, line.whole().map((node) => node.step.move))),
    'random-one': () => random(1), 'random-all': () => random(5000),
  };
  for (const [id, act] of Object.entries(clicks)) byId(id).addEventListener('click', act);
  byId('slider').addEventListener('input', () => goTo(Number(byId('slider').value)));
  byId('game').addEventListener('change', () => begin(fromLink(`game=${byId('game').value}`)));
  byId('set-up').addEventListener('submit', (event) => event.preventDefault());
  byId('set-up').addEventListener('change', (event) => { if (event.target.id !== 'file') changed(); });
  byId('fields').addEventListener('toggle', draw);
  listenToMoves({ line: () => line, clauses: () => clauses, play, redraw: () => drawMoves(line.look(), play) });
  listenToRecords({ model, line: () => line, begin });
  listenToFile(model, changed);
  addEventListener('keydown', onKey);
  addEventListener('hashchange', () => beginAs(location.hash));
};

const main = async () => {
  model = await Model.from(await unpack(byId('module').textContent));
  const wanted = document.body.dataset.game;
  games = model.games().filter((game) => wanted === '' || game.name === wanted);
  byId('game').replaceChildren(...games.map((game) => make('option', { value: game.name }, game.title)));
  listen();
  if (!beginAs(location.hash)) begin(fromLink(`game=${infoOf(fromLink(location.hash).start.game).name}`));
  document.documentElement.classList.add('js', 'ready');
};

main().catch((problem) => tell(`The model does not start: ${problem.message}`, 'bad'));
