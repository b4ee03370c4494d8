// Games of a page in the explorer that lies beside it.
import { make } from './dom.js';

/** A game in the explorer, at a step of it; `other`: the answers of another reading, which stands beside it. */
export const explorerLink = (record, k, other) => `explorer.html#${new URLSearchParams({
  record, ...(k === undefined ? {} : { at: k }), ...(other === undefined ? {} : { other }) })}`;

/** What a record answers otherwise than by default: "festival-zero=ranked". */
export const readingOf = (record) => /^rulings (.*)$/m.exec(record.split('\n\n')[0])?.[1] ?? '';

/** Opens the explorer under the button, where the link beside it leads, and closes it again. */
const exploreHere = ({ currentTarget: button }) => {
  const box = button.closest('.record');
  const open = box.querySelector('iframe');
  button.textContent = open ? 'explore it here' : 'close the explorer';
  button.setAttribute('aria-expanded', String(!open));
  if (open) return open.closest('.explorer-box').remove();
  box.querySelector('.row').after(make('div', { className: 'explorer-box' },
    make('iframe', { className: 'explorer-here', title: 'The explorer', src: box.querySelector('a.explore').href }),
    make('p', { className: 'soft' }, 'The explorer is the file explorer.html: where nothing is shown here, it does not lie beside this page.')));
};

/** A link and a button, for the `.row` of a `.record`. */
export const exploring = (record, other) => [
  make('a', { className: 'button explore', href: explorerLink(record, undefined, other), dataset: { record, ...(other === undefined ? {} : { other }) } }, 'open in the explorer'), ' ',
  make('button', { type: 'button', className: 'button', onclick: exploreHere, aria: { expanded: 'false' } }, 'explore it here'), ' ',
];

/** Lets the links of these records lead to the k-th step. */
export const leadTo = (root, k, records) => {
  for (const link of root.querySelectorAll('a.explore')) {
    if (records.includes(link.dataset.record)) link.href = explorerLink(link.dataset.record, k, link.dataset.other);
  }
};
