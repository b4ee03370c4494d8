// A game and a step of it as the part of the URL after #, and back.

const pairsOf = (texts) => Object.entries(texts).map(([name, value]) => `${name}=${value}`).join(' ');
const textsOf = (pairs) => Object.fromEntries((pairs ?? '').split(/\s+/).filter((pair) => pair.includes('='))
  .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));

export const toLink = ({ start, moves, at, other, seen = '' }) => {
  const link = new URLSearchParams({ game: start.game });
  if (pairsOf(start.setup)) link.set('setup', pairsOf(start.setup));
  if (pairsOf(start.rulings)) link.set('rulings', pairsOf(start.rulings));
  if (start.position) link.set('position', start.position);
  if (other) link.set('other', pairsOf(other));
  if (seen) link.set('seen', seen);
  for (const move of moves) link.append('move', move);
  if (at !== moves.length) link.set('at', String(at));
  return `#${link}`;
};

export const fromLink = (hash) => {
  const link = new URLSearchParams(hash.replace(/^#/, ''));
  const moves = link.getAll('move');
  return {
    start: {
      game: link.get('game') ?? '', setup: textsOf(link.get('setup')), rulings: textsOf(link.get('rulings')),
      position: link.get('position') ?? '',
    },
    moves,
    at: link.has('at') ? Number(link.get('at')) || 0 : moves.length,
    other: link.has('other') ? textsOf(link.get('other')) : null,
    seen: link.get('seen') ?? '',
  };
};

export { pairsOf, textsOf };
