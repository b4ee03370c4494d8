// The report: a list, and what is open beside it. Where one is stands in the URL.
import { byId, make } from './dom.js';
import { leadTo } from './explore.js';
import { chartsOf, drawCheck, drawFinding, isPlayed, together } from './finding.js';
import { drawGame, drawOverview } from './game.js';
import { held } from './held.js';
import { drawList, listenToKeys, markOpen } from './list.js';
import { drawSieves, listenToSieves } from './sieves.js';
import { sifted } from './sift.js';
import { atFirst, changed, fromHash, toHash } from './state.js';
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

// Where one is, without another entry in the history; a little later, since browsers ration it. Never over a link that
// somebody has followed meanwhile.
let known = location.hash;
let writing = 0;
const write = () => {
  if (location.hash !== known) return;
  try { history.replaceState(null, '', toHash(state)); } catch { /* a page that may not: no matter */ }
  known = location.hash;
};
const replace = (others) => {
  state = changed(state, others);
  drawn = state;
  clearTimeout(writing);
  writing = setTimeout(write, 200);
};

const drawPlayed = async (row, finding, clauses, into) => {
  const { pictures, plays } = await storeOf(row.place);
  if (!into.isConnected) return;
  into.replaceChildren(chartsOf(finding, plays, pictures));
  // "12" is step 12 of the first games, "12~2" that of the second.
  const [at, wanted = '1'] = (state.step ?? '').split('~');
  together(finding).forEach(({ of, difference, says: differ }, i) => {
    const games = of.map((number) => finding.witnesses[number]).filter(isPlayed);
    if (games.length === 0) return;
    const stepper = new Stepper({
      plays: games.map(({ title, play }) => ({ title, steps: plays(play) })), pictures,
      says: (id) => clauses.get(id)?.says ?? '', difference, differ, at: at === '' || wanted !== String(i + 1) ? null : Number(at),
      moved: (k, tells) => {
        leadTo(document, k, games.map(({ record }) => record));
        if (tells) replace({ step: i === 0 ? k : `${k}~${i + 1}` });
      },
    });
    into.append(stepper.element);
    stepper.begin();
  });
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
    main.replaceChildren(...(state.at ? [make('p', {}, `This run has no finding "${state.at}".`)] : []), ...drawOverview(list, rows));
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

/** Draws what is not drawn yet; where somebody opened something, it has the focus. */
const drawNow = async () => {
  const wanted = state;
  if (drawn && toHash(drawn) === toHash(wanted)) return;
  const first = drawn === null;
  const other = first || ['at', 'about', 'clause'].some((name) => drawn[name] !== wanted[name]);
  if (first || listed(drawn) !== listed(wanted)) await drawRows();
  if (other) await drawOpen();
  drawn = wanted;
  const shows = wanted.about ?? wanted.at ?? '';
  byId('main').dataset.shows = shows;
  markOpen(wanted.at)?.scrollIntoView({ block: 'nearest' });
  if (!other || !shows || (first && !location.hash)) return;
  const main = byId('main');  // taller than the window: where its beginning is above, "nearest" scrolls nowhere
  main.scrollIntoView({ block: main.getBoundingClientRect().top < 0 ? 'start' : 'nearest' });
  main.querySelector('h2')?.focus({ preventScroll: true });
};

// One after another: what is drawn last is what was wanted last.
let turns = Promise.resolve();
const draw = () => {
  turns = turns.then(drawNow).catch((problem) => { byId('main').replaceChildren(make('p', { className: 'bad' }, `This cannot be shown: ${problem.message}`)); });
  return turns;
};

const listen = () => {
  listenToKeys();
  listenToSieves((others, typed) => {
    const wanted = changed(state, { ...others, page: undefined });
    if (!typed) { location.hash = toHash(wanted); return; }
    state = wanted;
    write();
    draw();
  });
  addEventListener('hashchange', () => {
    known = location.hash;
    state = fromHash(known);
    draw();
  });
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
  const checks = list.games.reduce((sum, { passed, failed, skipped }) => sum + passed + failed + skipped, 0);
  state = atFirst(fromHash(location.hash), rows, checks);
  listen();
  document.documentElement.classList.add('js');
  await draw();
  document.documentElement.classList.add('ready');
  performance.mark('ready');
};

main().catch((problem) => { byId('main').replaceChildren(make('p', { className: 'bad' }, `The report cannot be shown: ${problem.message}`)); });
