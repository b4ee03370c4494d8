// One finding, beside the list.
import { copyButton, saveLink } from './copy.js';
import { factText, make } from './dom.js';
import { exploring, readingOf } from './explore.js';
import { badge } from './list.js';
import { changed, toHash } from './state.js';
import { figureOf } from './stepper.js';

const paragraphs = (text) => (text ?? '').split('\n\n').filter(Boolean).map((each) => make('p', { className: 'message', dir: 'auto' }, each));

const factList = (facts) => (facts?.length ? make('dl', { className: 'facts' },
  ...facts.map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', { dir: 'auto' }, factText(name, value))))) : null);

const lines = ({ line, last_line: last }) => (!line ? '' : last && last !== line ? `:${line}–${last}` : `:${line}`);
const languageOf = (file) => /\.([a-z]{2})\.[a-z]+$/.exec(file ?? '')?.[1] ?? '';

const placeOf = (place) => make('figure', {}, make('figcaption', {}, `${(place.file ?? '').split('/').at(-1)}${lines(place)}`),
  place.quote && make('blockquote', { dir: 'auto', lang: languageOf(place.file) }, place.quote));

const placesOf = (places) => {
  if (!places?.length) return null;
  const files = [...new Set(places.map(({ file }) => file))];
  const drawn = make('div', { className: `places ${files.length > 1 ? 'two' : ''}` },
    ...files.map((file) => make('div', { className: 'source' }, ...places.filter((place) => place.file === file).slice(0, 40).map(placeOf))));
  return places.length > 6 ? make('details', { className: 'fold' }, make('summary', {}, `${places.length} places`), drawn) : drawn;
};

const clausesOf = (finding, clauses, state, game) => (finding.clauses?.length ? make('ul', { className: 'clauses-of' },
  ...finding.clauses.map((id) => make('li', {},
    clauses.has(id) ? make('a', { className: 'clause', href: toHash(changed(state, { about: game, clause: id, at: undefined, step: undefined })) }, id) : make('code', { className: 'clause' }, id),
    ` ${clauses.get(id)?.says ?? ''}`))) : null);

const recordOf = ({ record, file, title }, explorable, other) => {
  if (!record) return null;
  return make('div', { className: 'record' }, make('p', { className: 'row' }, make('b', {}, title || 'A game'), ' ',
    ...(explorable ? exploring(record, other) : []),
    saveLink('save the record', file, record), ' ', copyButton('copy', () => record)),
  make('details', { className: 'fold text' }, make('summary', {}, 'The record'),
    make('p', {}, make('code', {}, `${document.body.dataset.command} replay ${file}`)), make('pre', { tabIndex: 0 }, record)));
};

/** The witnesses of a finding that are stepped through together, and where they differ. */
export const together = (finding) => finding.together ?? [{ of: [0] }];

/** The other reading of the i-th game, where there are two. */
const besides = (finding, i) => {
  const { of } = together(finding).find((group) => group.of.includes(i));
  const [other] = of.length === 2 ? of.filter((each) => each !== i) : [];
  return other === undefined || finding.witnesses[other].steps === 0 ? undefined : readingOf(finding.witnesses[other].record);
};

const folded = (summary, text) => (text ? make('details', { className: 'fold text' }, make('summary', {}, summary), make('pre', { tabIndex: 0 }, text)) : null);

const isChart = ({ record, steps }) => !record && steps === 1;

/** Pictures that belong to no game. */
export const chartsOf = (finding, plays, pictures) => make('div', { className: 'panels' },
  ...(finding.witnesses ?? []).filter(isChart).flatMap(({ play }) => plays(play)[0].pictures.map((number) => figureOf(pictures(number)))));

/** Whether a witness can be stepped through. */
export const isPlayed = (witness) => !isChart(witness) && witness.steps > 0;

/** The finding, with an empty place for what is played. */
export const drawFinding = ({ row, finding, list, clauses, state }) => {
  const explorable = list.explorable.includes(row.game);
  const meaning = list.legend.get(finding.how);
  const what = list.since?.what[finding.id];
  return [
    make('p', { className: 'over' }, make('span', { className: 'kind' }, finding.kind.replaceAll('_', ' ')), ' ',
      make('span', { className: `sev ${finding.severity}` }, finding.severity), ' ', badge(finding.how, list.legend), ' ',
      finding.bound && make('span', { className: 'bound' }, finding.bound)),
    make('h2', { tabIndex: -1, dir: 'auto' }, row.title),
    row.since ? make('p', { className: 'since' }, `${row.since} since the other run${what ? `: ${what}` : ''}`) : null,
    ...paragraphs(finding.message),
    make('p', { className: 'claim' }, `${meaning.says}${finding.holds_for ? ` It holds for: ${finding.holds_for}.` : ''}`),
    make('div', { className: 'shown-again' }, make('span', {}, 'Again: '), make('code', {}, finding.command), ' ', copyButton('copy', () => finding.command), ' ',
      saveLink('save the finding', `${finding.id.replaceAll('/', '-')}.json`, JSON.stringify(finding, null, 1), 'application/json')),
    finding.command_note ? make('p', { className: 'soft' }, finding.command_note) : null,
    make('div', { id: 'played' }),
    ...(finding.witnesses ?? []).map((witness, i) => recordOf(witness, explorable, besides(finding, i))),
    placesOf(finding.places), factList(finding.facts), clausesOf(finding, clauses, state, row.game),
    folded('The solver\'s question, for another solver to confirm', finding.smt2),
  ].filter(Boolean);
};

/** A failed check that no finding tells of. */
export const drawCheck = ({ row, check }) => [
  make('p', { className: 'over' }, make('span', { className: 'kind' }, `check failed: ${check.group}`)),
  make('h2', { tabIndex: -1 }, row.title), ...paragraphs(check.message),
  check.amount ? make('p', { className: 'soft' }, check.amount) : null,
].filter(Boolean);
