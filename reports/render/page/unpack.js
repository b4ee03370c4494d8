// The module lies in the page as base64 of gzip.
import { inflate } from './inflate.js';

export const unpack = async (base64) => {
  const letters = atob(base64.trim());
  const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  if (typeof DecompressionStream !== 'function') return inflate(packed);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
};
