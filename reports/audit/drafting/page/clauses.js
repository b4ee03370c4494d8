// A field that finds a clause by its id or by words of what it says.
import { make } from '../../../render/page/dom.js';
import { fieldKeys } from '../../review/page/reviewing.js';

const most = 8;

/** Clauses that have all the words, those first whose id begins with what was typed. */
export const matching = (clauses, typed) => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = clauses.filter(([id, says]) => words.every((word) => `${id} ${says}`.toLowerCase().includes(word)));
  const begins = ([id]) => id.toLowerCase().startsWith(words[0]);
  return [...found.filter(begins), ...found.filter((clause) => !begins(clause))];
};

/** `noteOf`: what is to be known of a clause; `take`: called with its id, and whether it comes in addition; `leave`: Escape. */
export const clauseField = ({ clauses, noteOf, take, leave }) => {
  let found = [];
  let at = 0;
  const list = make('ul', { id: 'found', hidden: true, role: 'listbox', aria: { label: 'Clauses found' } });
  const field = make('input', { id: 'clause', placeholder: 'an id, or words of a clause', autocomplete: 'off', role: 'combobox',
    aria: { label: 'Another clause, by its id or by words', controls: 'found', expanded: 'false', autocomplete: 'list' } });
  const told = make('p', { className: 'place', role: 'status' });
  const mark = () => {
    [...list.children].forEach((item, i) => item.setAttribute('aria-selected', String(i === at)));
    if (found.length > 0) field.setAttribute('aria-activedescendant', `found-${at}`); else field.removeAttribute('aria-activedescendant');
  };
  const fill = () => {
    const all = matching(clauses, field.value);
    found = all.slice(0, most);
    at = 0;
    list.replaceChildren(...found.map(([id, says], i) => make('li', { id: `found-${i}`, role: 'option', onclick: (event) => take(id, event.shiftKey) },
      make('code', {}, id), ` ${says} `, make('span', { className: 'place' }, noteOf(id)))));
    list.hidden = found.length === 0;
    field.setAttribute('aria-expanded', String(found.length > 0));
    const more = all.length > most ? `and ${all.length - most} more` : '';
    told.textContent = field.value.trim() && all.length === 0 ? 'No clause has these words.' : more;
    mark();
  };
  const step = (by) => { if (found.length > 0) { at = (at + by + found.length) % found.length; mark(); } };
  field.addEventListener('input', fill);
  fieldKeys(field, { ArrowDown: () => step(1), ArrowUp: () => step(-1), Escape: leave, Enter: (event) => { if (found[at]) take(found[at][0], event.shiftKey); } });
  return make('div', {}, field, list, told);
};
