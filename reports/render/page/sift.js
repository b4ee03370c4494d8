// Which findings are shown: pure functions of the rows and of the state.

/** The filters that a row has a value for, in the order in which they stand on the page. */
export const sieves = [
  { name: 'game', label: 'Game', of: (row) => row.game },
  { name: 'severity', label: 'Severity', of: (row) => row.severity },
  { name: 'kind', label: 'Kind', of: (row) => row.kind },
  { name: 'how', label: 'Evidence', of: (row) => row.how },
  { name: 'data', label: 'Data', of: (row) => row.data },
  { name: 'since', label: 'Since the other run', of: (row) => row.since },
];

const wordsIn = (text) => (text ?? '').toLowerCase().split(/\s+/).filter(Boolean);

const passes = (row, state, except) => sieves.every(({ name, of }) => name === except || !state[name] || of(row) === state[name]);

/** The rows that pass all filters and have all words; `textOf` gives the words of a row. */
export const sifted = (rows, state, textOf) => {
  const words = wordsIn(state.q);
  return rows.filter((row) => {
    if (!passes(row, state)) return false;
    if (words.length === 0) return true;
    const text = textOf(row);
    return words.every((word) => text.includes(word));
  });
};

/** The values of a filter that some row has, each with how many rows the other filters leave it. */
export const choicesOf = (rows, { name, of }, state) => {
  const counts = new Map();
  for (const row of rows) {
    const value = of(row);
    if (!value) continue;
    counts.set(value, (counts.get(value) ?? 0) + (passes(row, state, name) ? 1 : 0));
  }
  return [...counts];
};

export const perPage = 100;

/** The rows of the page that the state names, and how many pages there are. */
export const pageOf = (rows, state) => {
  const pages = Math.max(1, Math.ceil(rows.length / perPage));
  const page = Math.min(Math.max(Number(state.page) || 1, 1), pages);
  return { page, pages, from: (page - 1) * perPage, shown: rows.slice((page - 1) * perPage, page * perPage) };
};
