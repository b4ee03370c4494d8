// What the page shows, as the part of the URL after #, and back.
const names = ['q', 'game', 'kind', 'severity', 'how', 'data', 'since', 'page', 'at', 'step', 'about', 'clause'];

export const fromHash = (hash) => {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  return Object.fromEntries(names.filter((name) => said.get(name)).map((name) => [name, said.get(name)]));
};

/** In one order, whoever wrote it: a state has one link. */
export const toHash = (state) => {
  const said = new URLSearchParams(names.filter((name) => (state[name] ?? '') !== '').map((name) => [name, String(state[name])]));
  return `#${said}`;
};

/** The state with something else in it; what is undefined goes. */
export const changed = (state, others) => fromHash(toHash({ ...state, ...others }));

/** What the page shows at first: of one finding alone, and where there was one check at most, the gravest; unless a link says something else. */
export const atFirst = (state, rows, checks) => {
  const opens = Object.keys(state).length === 0 && (rows.length === 1 || (rows.length > 1 && checks <= 1));
  return opens ? changed(state, { at: rows[0].at }) : state;
};
