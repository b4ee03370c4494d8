// The list: what passes the filters, a page of it at a time, each a link to its finding.
import { byId, make } from './dom.js';
import { pageOf } from './sift.js';
import { changed, toHash } from './state.js';

export const badge = (how, legend) => {
  const meaning = legend.get(how);
  if (!meaning) return null;
  return make('span', { className: `how ${how.replaceAll(' ', '-')}`, title: meaning.says }, make('i', { aria: { hidden: 'true' } }, meaning.glyph), how);
};

const entry = (row, state, titles) => {
  const link = make('a', { href: toHash(changed(state, { at: row.at, step: undefined, about: undefined, clause: undefined })), className: `row ${row.severity}` },
    make('span', { className: 'title', dir: 'auto' }, row.title),
    make('span', { className: 'under' }, [row.severity, row.since && `${row.since} since`, titles.get(row.game), row.kind, row.how].filter(Boolean).join(' · ')));
  if (row.at === state.at) link.setAttribute('aria-current', 'true');
  return make('li', {}, link);
};

const turn = (words, page, state) => make('a', { href: toHash(changed(state, { page })) }, words);

let drawnRows = [];
let drawnCount = '';

/** Draws the page of the rows that the state names. */
export const drawList = (rows, all, state, titles) => {
  const { page, pages, from, shown } = pageOf(rows, state);
  const list = byId('list');
  list.start = from + 1;
  list.replaceChildren(...shown.map((row) => entry(row, state, titles)));
  const count = `${all.toLocaleString('en')} ${all === 1 ? 'finding' : 'findings'}`;
  drawnRows = rows;
  drawnCount = rows.length === all ? `${count}, ${rows.every(({ severity }) => severity === 'note') ? 'none an error or a warning' : 'the gravest first'}` : `${rows.length.toLocaleString('en')} of ${count}`;
  byId('pages').replaceChildren(...(pages === 1 ? [] : [
    page > 1 ? turn('‹ before', page - 1, state) : '', ` ${from + 1}–${from + shown.length} of ${rows.length} `,
    page < pages ? turn('more ›', page + 1, state) : '']));
};

/** Marks the entry that is open, or says that it is not in the list, without drawing the list again. */
export const markOpen = (at) => {
  const passes = !at || drawnRows.some((row) => row.at === at);
  byId('found').textContent = passes ? drawnCount : `${drawnCount}; what is open is not among them`;
  for (const link of byId('list').querySelectorAll('a[aria-current]')) link.removeAttribute('aria-current');
  const link = [...byId('list').querySelectorAll('a')].find(({ hash }) => new URLSearchParams(hash.slice(1)).get('at') === at);
  link?.setAttribute('aria-current', 'true');
  return link;
};

/** Up and down go from entry to entry. */
export const listenToKeys = () => {
  byId('list').addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const links = [...byId('list').querySelectorAll('a')];
    const next = links[links.indexOf(event.target.closest('a')) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
};
