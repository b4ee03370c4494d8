// What was decided, by key, as the browser keeps it between two looks at a page.

const stored = (name) => { try { return JSON.parse(localStorage.getItem(name)) ?? {}; } catch { return {}; } };

/**
 * The decisions and how they are written down. `before` is what the page itself says was decided: the browser's own are
 * about that page as long as it says the same; of another page they add to what it says.
 */
export const kept = (name, { holds = () => true, before = null } = {}) => {
  const base = before && JSON.stringify(before);
  const own = stored(name);
  let rows = own;
  if (before) rows = own.base === base ? own.decided : { ...own.decided, ...before };
  const decided = new Map(Object.entries(rows ?? {}).filter(([key]) => holds(key)));
  const write = () => {
    const now = Object.fromEntries(decided);
    try { localStorage.setItem(name, JSON.stringify(before ? { base, decided: now } : now)); } catch { /* not kept */ }
  };
  return { decided, write };
};
