// Elements, in as few words as possible.

export const make = (tag, properties = {}, ...children) => {
  const { dataset, aria, ...own } = properties;
  const element = Object.assign(document.createElement(tag), own);
  Object.assign(element.dataset, dataset);
  for (const [name, value] of Object.entries(aria ?? {})) element.setAttribute(`aria-${name}`, value);
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== ''));
  return element;
};

/** A fact as people read it: numbers in groups, but for those that are names. */
export const factText = (name, value) => (typeof value === 'number' && name !== 'seed' && name !== 'in line' ? value.toLocaleString('en') : value);

export const byId = (id) => document.getElementById(id);

/** What is said to whoever acts, and to who cannot see it. */
export const tell = (words, kind = '') => {
  const status = byId('status');
  status.className = kind;
  status.replaceChildren(...[words].flat());
};
