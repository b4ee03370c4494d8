// What is not a finding: the games of the run at a glance, and of one game its checks and clauses.
import { factText, make } from './dom.js';
import { badge } from './list.js';
import { toHash } from './state.js';

const most = 120;  // rows of a table at a time

const cell = (text, properties = {}) => make('td', properties, String(text ?? ''));

const counted = (number, noun) => number > 0 && `${number} ${noun}${number === 1 ? '' : 's'}`;

/** How the checks of a game went; those that looked at nothing hold nothing. */
const checked = ({ passed, nothing, failed, skipped }) => [[passed - nothing, 'hold'], [failed, 'fail'], [skipped, 'skipped'], [nothing, 'looked at nothing']]
  .filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);

const gameRow = (game) => make('tr', {},
  make('th', { scope: 'row' }, make('a', { href: toHash({ about: game.name }) }, game.title), game.stand_ins.length > 0 ? make('span', { className: 'standin-tag' }, 'stand-in data') : null),
  cell(checked(game).join(', ') || 'none made',
    { className: game.failed > 0 ? 'bad' : '' }),
  cell(game.enforced === 0 ? '–' : `${game.reached} of ${game.enforced}`),
  cell([counted(game.errors, 'error'), counted(game.warnings, 'warning'), counted(game.notes, 'note')].filter(Boolean).join(', ') || 'none'));

const table = (heads, rows) => make('div', { className: 'scrolls', tabIndex: 0, role: 'group', aria: { label: heads[0] } }, make('table', {},
  make('thead', {}, make('tr', {}, ...heads.map((head) => make('th', { scope: 'col' }, head)))), make('tbody', {}, ...rows)));

const sinceList = (since) => Object.entries(since).filter(([name, items]) => Array.isArray(items) && items.length > 0)
  .map(([name, items]) => make('details', { className: 'fold' }, make('summary', {}, `${name}: ${items.length}`),
    make('ul', {}, ...items.slice(0, most).map((item) => make('li', {}, item)), items.length > most ? make('li', {}, `and ${items.length - most} more`) : null)));

const marks = (list, wanted) => make('dl', { className: 'legend' }, ...[...list.legend].filter(([how]) => wanted(how))
  .map(([how, { says }]) => make('div', {}, make('dt', {}, badge(how, list.legend)), make('dd', {}, says))));

/** The marks that findings of this run carry, and folded the others. */
const legend = (list, rows) => {
  const used = new Set(rows.map(({ how }) => how));
  return [
    make('h2', {}, 'How a statement was obtained'),
    make('p', { className: 'soft' }, 'Every finding carries one of these marks. It never claims more than was shown.'),
    used.size > 0 ? marks(list, (how) => used.has(how)) : null,
    make('details', { className: 'fold' }, make('summary', {}, used.size > 0 ? 'Marks that no finding of this run has' : 'The marks'), marks(list, (how) => !used.has(how))),
  ];
};

/** What to do next, by the gravest of the list; where nothing is grave, by the first that a game shows. */
const next = (rows) => {
  if (rows.length === 0) return null;
  const grave = rows[0].severity !== 'note' || rows[0].kind === 'check failed';
  const first = grave ? rows[0] : rows.find(({ how }) => how === 'replayed') ?? rows[0];
  return make('p', { className: 'next' },
    !grave ? 'No finding is an error or a warning. Begin with what you look for, or with ' : first.severity === 'warning' ? 'To be decided first: ' : 'Begin with ',
    make('a', { href: toHash({ at: first.at }) }, first.title.replace(/\.$/, '')), '. It opens with what it rests on, and its game step by step where it has one.');
};

/** What is shown while no finding is open. */
export const drawOverview = (list, rows) => [
  ...(list.since ? [make('h2', {}, 'Since the other run'), make('p', {}, list.since.words), ...sinceList(list.since)] : []),
  next(rows),
  make('h2', { tabIndex: -1 }, 'The games of this run'),
  table(['Game', 'Checks', 'Clauses reached', 'Findings'], list.games.map(gameRow)),
  ...legend(list, rows),
  make('details', { className: 'fold' }, make('summary', {}, 'Settings of this run'),
    make('dl', { className: 'facts' }, ...list.settings.map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', {}, value))))),
].filter(Boolean);

/** A table of which a part is drawn: what has the words that somebody types. */
const searched = (label, items, textOf, draw) => {
  const body = make('tbody');
  const left = make('p', { className: 'soft' });
  const fill = (typed) => {
    const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
    const found = items.filter((item) => words.every((word) => textOf(item).toLowerCase().includes(word)));
    body.replaceChildren(...found.slice(0, most).map(draw));
    left.textContent = found.length > most ? `${found.length - most} more: type words of them` : '';
  };
  fill('');
  const input = make('input', { type: 'search', placeholder: label, oninput: () => fill(input.value) });
  input.setAttribute('aria-label', label);
  return make('div', {}, input, make('div', { className: 'scrolls', tabIndex: 0, role: 'group', aria: { label } }, make('table', {}, body)), left);
};

const checkRow = ({ status, group, name, amount, message }) => make('tr', { className: status }, cell(status), cell(group),
  make('td', {}, name, message ? make('p', { className: 'why' }, message) : null), cell(amount, { className: 'soft' }));

const clauseRow = (wanted, counted) => (clause) => make('tr', { className: [clause.id === wanted && 'wanted', counted && clause.disposition === 'enforced' && !clause.steps && !clause.verdicts && 'uncited'].filter(Boolean).join(' ') },
  make('th', { scope: 'row' }, make('b', {}, clause.tag), ' ', make('code', {}, clause.id)), cell(clause.says, { dir: 'auto' }),
  cell(`${(clause.disposition ?? '').replaceAll('_', ' ')}${clause.reason ? `: ${clause.reason}` : ''}`, { className: 'soft' }),
  cell(clause.steps || clause.verdicts ? `${clause.steps ?? 0} steps, refused ${clause.verdicts ?? 0}` : '', { className: 'soft' }));

const gravity = { failed: 0, skipped: 1, passed: 2 };
const isPage = (value) => /^[a-z0-9-]+\.html$/.test(value);

/** The page of a game: what it rests on, its checks, its clauses. */
export const drawGame = (name, list, report, clause) => {
  const game = list.games.find((each) => each.name === name);
  const checks = [...(report.checks ?? [])].sort((a, b) => gravity[a.status] - gravity[b.status]);
  const clauses = [...(report.clauses ?? [])].sort((a, b) => (b.id === clause) - (a.id === clause));
  return [
    make('h2', { tabIndex: -1 }, game.title),
    ...game.stand_ins.map((text) => make('p', { className: 'callout' }, text)),
    make('dl', { className: 'facts' }, ...(report.facts ?? []).map(([fact, value]) => make('div', {}, make('dt', {}, fact),
      make('dd', {}, isPage(value) ? make('a', { href: value }, value) : factText(fact, value))))),
    make('p', {}, make('a', { href: toHash({ game: name }) }, `The findings of this game`)),
    ...(clause ? [] : [make('h3', {}, `Checks: ${checked(game).join(', ') || 'none made'}`),
      searched('Words of a check', checks, (check) => `${check.status} ${check.group} ${check.name} ${check.message ?? ''}`, checkRow)]),
    make('h3', {}, game.enforced === 0 ? 'Clauses' : `Clauses: ${game.reached} of ${game.enforced} enforced ones were reached`),
    searched('Words of a clause', clauses, (each) => `${each.tag} ${each.id} ${each.says ?? ''}`, clauseRow(clause, game.enforced > 0)),
  ];
};
