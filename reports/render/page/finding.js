// One finding, beside the list.
import { copyButton, saveLink } from './copy.js';
import { make } from './dom.js';
import { badge } from './list.js';
import { changed, toHash } from './state.js';
import { figureOf } from './stepper.js';

const paragraphs = (text) => (text ?? '').split('\n\n').filter(Boolean).map((each) => make('p', { className: 'message', dir: 'auto' }, each));

const factList = (facts) => (facts?.length ? make('dl', { className: 'facts' },
  ...facts.map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', { dir: 'auto' }, value)))) : null);

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

/** A game in the explorer beside this page, at a step of it. */
export const explorerLink = (record, k) => `explorer.html#${new URLSearchParams({ record, ...(k === undefined ? {} : { at: k }) })}`;

/** Opens the explorer under the button, at the step that the link beside it leads to, and closes it again. */
const exploreHere = ({ currentTarget: button }) => {
  const box = button.closest('.record');
  const open = box.querySelector('iframe');
  button.textContent = open ? 'explore it here' : 'close the explorer';
  button.setAttribute('aria-expanded', String(!open));
  if (open) open.remove();
  else box.querySelector('.row').after(make('iframe', { className: 'explorer-here', title: 'The explorer', src: box.querySelector('a.explore').href }));
};

const recordOf = ({ record, file, title }, explorable) => {
  if (!record) return null;
  return make('div', { className: 'record' }, make('p', { className: 'row' }, make('b', {}, title || 'A game'), ' ',
    explorable ? make('a', { className: 'button explore', href: explorerLink(record), dataset: { record } }, 'open in the explorer') : null, ' ',
    explorable ? make('button', { type: 'button', className: 'button', onclick: exploreHere, aria: { expanded: 'false' } }, 'explore it here') : null, ' ',
    saveLink('save the record', file, record), ' ', copyButton('copy', () => record)),
  make('details', { className: 'fold text' }, make('summary', {}, 'The record'),
    make('p', {}, make('code', {}, `ruleproof replay ${file}`)), make('pre', { tabIndex: 0 }, record)));
};

const folded = (summary, text) => (text ? make('details', { className: 'fold text' }, make('summary', {}, summary), make('pre', { tabIndex: 0 }, text)) : null);

const isChart = ({ record, steps }) => !record && steps === 1;

/** Pictures that belong to no game. */
export const chartsOf = (finding, plays, pictures) => make('div', { className: 'panels' },
  ...(finding.witnesses ?? []).filter(isChart).flatMap(({ play }) => plays(play)[0].pictures.map((number) => figureOf(pictures(number)))));

/** The witnesses that can be stepped through. */
export const played = (finding) => (finding.witnesses ?? []).filter((witness) => !isChart(witness) && witness.steps > 0);

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
    make('div', { id: 'played' }),
    ...(finding.witnesses ?? []).map((witness) => recordOf(witness, explorable)),
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
