// The report: a list, and what is open beside it. Where one is stands in the URL.
import { byId, make } from './dom.js';
import { chartsOf, drawCheck, drawFinding, explorerLink, played } from './finding.js';
import { drawGame, drawOverview } from './game.js';
import { held } from './held.js';
import { drawList, listenToKeys, markOpen } from './list.js';
import { drawSieves, listenToSieves } from './sieves.js';
import { sifted } from './sift.js';
import { changed, fromHash, toHash } from './state.js';
import { Stepper } from './stepper.js';
import { pictureStore, stepStore } from './store.js';

let list;
let rows;
let titles;
let state = {};
let drawn = null;             // the state that the page shows
const texts = new Map();      // row -> its words, once somebody searches
const stores = new Map();     // number of a game -> its pictures and steps

const rowOf = ([game, number, at, kind, severity, how, data, title, since]) =>
  ({ number, at, kind, severity, how, data, title, since, place: game, game: list.games[game].name });

const numberOf = (name) => list.games.findIndex((game) => game.name === name);

const learnTexts = async () => {
  if (texts.size > 0) return;
  const games = await Promise.all(list.games.map((_, i) => held(`game-${i}`)));
  for (const row of rows) {
    const { witnesses: _witnesses, smt2: _smt2, ...said } = (row.kind === 'check failed' ? games[row.place].checks : games[row.place].findings)[row.number];
    texts.set(row, `${titles.get(row.game)} ${JSON.stringify(Object.values(said))}`.toLowerCase());
  }
};

const storeOf = async (place) => {
  if (!stores.has(place)) {
    const { panels, steps } = await held(`plays-${place}`);
    stores.set(place, { pictures: pictureStore(panels), plays: stepStore(steps) });
  }
  return stores.get(place);
};

// Where one is, without another entry in the history.
const replace = (others) => {
  state = changed(state, others);
  drawn = state;
  try { history.replaceState(null, '', toHash(state)); } catch { /* a page that may not: no matter */ }
};

const drawPlayed = async (row, finding, clauses, into) => {
  const { pictures, plays } = await storeOf(row.place);
  if (!into.isConnected) return;
  into.replaceChildren(chartsOf(finding, plays, pictures));
  const games = played(finding);
  if (games.length === 0) return;
  const stepper = new Stepper({
    plays: games.map(({ title, play }) => ({ title, steps: plays(play) })), pictures,
    says: (id) => clauses.get(id)?.says ?? '', difference: finding.difference, at: state.step === undefined ? null : Number(state.step),
    moved: (k, tells) => {
      for (const link of document.querySelectorAll('a.explore')) link.href = explorerLink(link.dataset.record, k);
      if (tells) replace({ step: k });
    },
  });
  into.append(stepper.element);
  stepper.begin();
};

const drawOpen = async () => {
  const main = byId('main');
  const row = rows.find(({ at }) => at === state.at);
  document.body.classList.toggle('open', Boolean(row) || Boolean(state.about));
  if (state.about && numberOf(state.about) >= 0) {
    main.replaceChildren(...drawGame(state.about, list, await held(`game-${numberOf(state.about)}`), state.clause));
    return;
  }
  if (!row) {
    main.replaceChildren(...(state.at ? [make('p', {}, `This run has no finding "${state.at}".`)] : []), ...drawOverview(list));
    return;
  }
  const report = await held(`game-${row.place}`);
  if (row.kind === 'check failed') {
    main.replaceChildren(...drawCheck({ row, check: report.checks[row.number] }));
    return;
  }
  const finding = report.findings[row.number];
  const clauses = new Map((report.clauses ?? []).map((clause) => [clause.id, clause]));
  main.replaceChildren(...drawFinding({ row, finding, list, clauses, state }));
  if (finding.witnesses) await drawPlayed(row, finding, clauses, byId('played'));
};

// The state but for what is open: what the list depends on.
const listed = (which) => toHash(changed(which, { at: undefined, step: undefined, about: undefined, clause: undefined }));

const drawRows = async () => {
  if (state.q) await learnTexts();
  const found = sifted(rows, state, (row) => texts.get(row));
  drawSieves(rows, state, titles);
  drawList(found, rows.length, state, titles);
};

/** Draws what is not drawn yet; where something was opened, it has the focus. */
const draw = async () => {
  if (drawn && toHash(drawn) === toHash(state)) return;
  const wasOpen = drawn?.at !== state.at || drawn?.about !== state.about || drawn?.clause !== state.clause || drawn === null;
  const first = drawn === null;
  if (first || listed(drawn) !== listed(state)) await drawRows();
  if (wasOpen) await drawOpen();
  drawn = state;
  markOpen(state.at)?.scrollIntoView({ block: 'nearest' });
  if (!wasOpen || (first && !state.at) || (!state.at && !state.about)) return;
  byId('main').scrollIntoView({ block: 'nearest' });
  byId('main').querySelector('h2')?.focus({ preventScroll: true });
};

const listen = () => {
  listenToKeys();
  listenToSieves((others, typed) => {
    const wanted = changed(state, { ...others, page: undefined });
    if (!typed) { location.hash = toHash(wanted); return; }
    state = wanted;
    try { history.replaceState(null, '', toHash(state)); } catch { /* no matter */ }
    draw();
  });
  addEventListener('hashchange', () => { state = fromHash(location.hash); draw(); });
  document.querySelector('.skip').addEventListener('click', (event) => {
    event.preventDefault();
    byId('list').querySelector('a')?.focus();
  });
  addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches('input, select, textarea')) return;
    if (event.key === '/') byId('find').focus();
    else if (event.key === 'Escape') (byId('list').querySelector('a[aria-current]') ?? byId('list').querySelector('a'))?.focus();
    else return;
    event.preventDefault();
  });
};

const main = async () => {
  const said = await held('list');
  list = { ...said, legend: new Map(said.legend.map(([how, glyph, says]) => [how, { glyph, says }])) };
  titles = new Map(list.games.map(({ name, title }) => [name, title]));
  rows = list.rows.map(rowOf);
  state = fromHash(location.hash);
  listen();
  document.documentElement.classList.add('js');
  await draw();
  document.documentElement.classList.add('ready');
  performance.mark('ready');
};

main().catch((problem) => { byId('main').replaceChildren(make('p', { className: 'bad' }, `The report cannot be shown: ${problem.message}`)); });
