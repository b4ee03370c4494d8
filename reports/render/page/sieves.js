// The filters and the search, as the page shows them.
import { byId, make } from './dom.js';
import { choicesOf, sieves } from './sift.js';

// On a narrow screen what is wrong comes first: filters are folded there until somebody wants them.
const broad = matchMedia('(min-width: 56.01rem)');

const option = (value, says, chosen) => make('option', { value, selected: value === chosen }, says);

const select = (rows, sieve, state, titles) => {
  const choices = choicesOf(rows, sieve, state);
  if (choices.length < 2 && !state[sieve.name]) return null;
  const chosen = state[sieve.name] ?? '';
  const known = choices.some(([value]) => value === chosen) || chosen === '';
  return make('label', {}, make('span', {}, sieve.label), make('select', { name: sieve.name },
    option('', 'all', chosen), known ? null : option(chosen, chosen, chosen),
    ...choices.map(([value, count]) => option(value, `${titles.get(value) ?? value} (${count})`, chosen))));
};

/** Draws them as the state has them; the text that somebody types stays as it is. */
export const drawSieves = (rows, state, titles) => {
  const form = byId('sieves');
  if (!byId('find')) {
    form.append(make('label', { className: 'find' }, make('span', {}, 'Search'),
      make('input', { id: 'find', type: 'search', name: 'q', placeholder: 'words of titles, texts, clauses' })),
      make('details', { className: 'filters', id: 'filters' }, make('summary', {}, 'Filters'), make('div', { className: 'selects', id: 'selects' })),
      make('a', { id: 'clear', className: 'button', href: '#' }, 'all findings'));
  }
  if (document.activeElement !== byId('find')) byId('find').value = state.q ?? '';
  const focused = document.activeElement?.name;
  byId('selects').replaceChildren(...sieves.map((sieve) => select(rows, sieve, state, titles)).filter(Boolean));
  if (focused) byId('selects').querySelector(`[name="${focused}"]`)?.focus();
  const chosen = sieves.some(({ name }) => state[name]);
  byId('filters').open = broad.matches || chosen || byId('filters').open;
  byId('clear').hidden = !chosen && !state.q;
};

/** `choose(others, typed)` is told what somebody chose, and whether by typing. */
export const listenToSieves = (choose) => {
  const form = byId('sieves');
  broad.addEventListener('change', () => { byId('filters').open ||= broad.matches; });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', ({ target }) => {
    if (target.localName === 'select') choose({ [target.name]: target.value || undefined }, false);
  });
  form.addEventListener('input', ({ target }) => {
    if (target.id === 'find') choose({ q: target.value || undefined }, true);
  });
};
