// What the page holds packed, and unpacks when it is first looked at.
import { byId } from './dom.js';
import { unpack } from './unpack.js';

const kept = new Map();

const read = async (name) => JSON.parse(new TextDecoder().decode(await unpack(byId(`held-${name}`).textContent)));

export const held = (name) => {
  if (!kept.has(name)) kept.set(name, read(name));
  return kept.get(name);
};
