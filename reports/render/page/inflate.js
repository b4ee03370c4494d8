// DEFLATE (RFC 1951) for browsers without DecompressionStream: canonical Huffman codes, read bit by bit.

const lengthBase = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258];
const lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const distanceBase = [1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
  6145, 8193, 12289, 16385, 24577];
const distanceBits = distanceBase.map((_, i) => Math.max(0, (i >> 1) - 1));
const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

class Bits {
  constructor(bytes, at) { Object.assign(this, { bytes, at, held: 0, count: 0 }); }

  take(wanted) {
    while (this.count < wanted) {
      this.held |= this.bytes[this.at++] << this.count;
      this.count += 8;
    }
    const value = this.held & ((1 << wanted) - 1);
    this.held >>>= wanted;
    this.count -= wanted;
    return value;
  }
}

// How many codes there are of each length, and the symbols in the order of their codes.
const codeOf = (lengths) => {
  const counts = new Array(16).fill(0);
  for (const length of lengths) ++counts[length];
  counts[0] = 0;
  const symbols = [...lengths.keys()].filter((symbol) => lengths[symbol] > 0).sort((a, b) => lengths[a] - lengths[b] || a - b);
  return { counts, symbols };
};

const decode = (bits, { counts, symbols }) => {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length < 16; ++length) {
    code |= bits.take(1);
    if (code - counts[length] < first) return symbols[index + code - first];
    index += counts[length];
    first = (first + counts[length]) << 1;
    code <<= 1;
  }
  throw new Error('the module of this page is damaged');
};

const fixedCodes = () => [
  codeOf(Array.from({ length: 288 }, (_, i) => (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8))),
  codeOf(new Array(30).fill(5)),
];

const readCodes = (bits) => {
  const literals = bits.take(5) + 257;
  const distances = bits.take(5) + 1;
  const written = bits.take(4) + 4;
  const own = new Array(19).fill(0);
  for (let i = 0; i < written; ++i) own[order[i]] = bits.take(3);
  const code = codeOf(own);
  const lengths = [];
  while (lengths.length < literals + distances) {
    const symbol = decode(bits, code);
    if (symbol < 16) lengths.push(symbol);
    else if (symbol === 16) lengths.push(...new Array(bits.take(2) + 3).fill(lengths.at(-1)));
    else lengths.push(...new Array(symbol === 17 ? bits.take(3) + 3 : bits.take(7) + 11).fill(0));
  }
  return [codeOf(lengths.slice(0, literals)), codeOf(lengths.slice(literals))];
};

/** The bytes of a gzip file with a header of ten bytes, as `gzip -n` writes it. */
export const inflate = (packed) => {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const out = new Uint8Array(view.getUint32(packed.length - 4, true));
  const bits = new Bits(packed, 10);
  let at = 0;
  for (let last = 0; !last;) {
    last = bits.take(1);
    const kind = bits.take(2);
    if (kind === 0) {
      bits.held = bits.count = 0;
      const size = bits.take(16);
      bits.take(16);
      out.set(packed.subarray(bits.at, bits.at + size), at);
      bits.at += size;
      at += size;
      continue;
    }
    const [literals, distances] = kind === 1 ? fixedCodes() : readCodes(bits);
    for (let symbol; (symbol = decode(bits, literals)) !== 256;) {
      if (symbol < 256) {
        out[at++] = symbol;
        continue;
      }
      const length = lengthBase[symbol - 257] + bits.take(lengthBits[symbol - 257]);
      const which = decode(bits, distances);
      const from = at - distanceBase[which] - bits.take(distanceBits[which]);
      for (let i = 0; i < length; ++i) out[at++] = out[from + i];
    }
  }
  return out;
};
