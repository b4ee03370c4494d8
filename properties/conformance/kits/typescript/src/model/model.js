// The models of the games, compiled to WebAssembly: see index.d.ts. Runs in Node and in browsers.

/** What the model cannot do: a set-up, a record, a position that is wrong. */
export class ModelError extends Error {
  constructor({ code, where, message, text }) {
    super(text);
    Object.assign(this, { name: 'ModelError', code, where, reason: message });
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// The module asks for nothing of the system but to end where it has a bug, which it tells before.
const system = (memory) => {
  let told = '';
  const write = (_stream, pieces, count, written) => {
    const view = new DataView(memory().buffer);
    let bytes = 0;
    for (let i = 0; i < count; ++i) {
      const size = view.getUint32(pieces + 8 * i + 4, true);
      told += decoder.decode(new Uint8Array(memory().buffer, view.getUint32(pieces + 8 * i, true), size));
      bytes += size;
    }
    view.setUint32(written, bytes, true);
    return 0;
  };
  const end = (status) => { throw new Error(told || `the model ended with ${status}`); };
  const known = { fd_write: write, proc_exit: end };
  return { wasi_snapshot_preview1: new Proxy(known, { get: (all, name) => all[name] ?? (() => 0), has: () => true }) };
};

/** The head of a record, from which a game begins. */
export const headOf = ({ game, ruleset = 1, setup = {}, rulings = {}, position = '' }) => {
  const line = (word, pairs) => {
    const texts = Object.entries(pairs).map(([name, value]) => `${name}=${value}`);
    return texts.length > 0 ? `${word} ${texts.join(' ')}\n` : '';
  };
  const where = position === '' ? '' : `position ${position}\n`;
  return `ruleproof 1\ngame ${game} ruleset ${ruleset}\n${line('setup', setup)}${line('rulings', rulings)}${where}`;
};

/** A game at a position. */
class Game {
  #ask;
  #close;

  constructor(ask, close) {
    this.#ask = ask;
    this.#close = close;
  }

  setUp() { return this.#ask('set_up'); }
  moves() { return this.#ask('moves').moves; }
  judge(move) { return this.#ask('judge', move); }
  apply(move) { return this.#ask('apply', move); }
  undo() { return this.#ask('undo').undone; }
  restart() { return this.#ask('restart'); }
  goTo(position) { return this.#ask('go_to', position); }
  state() { return this.#ask('state'); }
  seenBy(seat) { return this.#ask('seen_by', seat); }
  pictureSeenBy(seat) { return this.#ask('picture_seen_by', seat).panels; }
  stepSeenBy(seat, move) { return this.#ask('step_seen_by', seat, move); }
  search(wanted, order = 'shortest') { this.#ask('search', wanted, order); }
  searchOn(positions) { return this.#ask('search_on', positions >>> 0); }
  told(changes) { return this.#ask('told', changes.map(({ field, before, after }) => `${field}\t${before}\t${after}\n`).join('')).told; }
  position() { return this.#ask('position'); }
  picture() { return this.#ask('picture').panels; }
  outcome() { return this.#ask('outcome'); }
  record() { return this.#ask('record').record; }
  playAtRandom(seed, choices) { return this.#ask('random', seed >>> 0, choices >>> 0).steps; }
  /** Gives its memory back. */
  close() { this.#close(); }
}

/** The games of one module. */
export class Model {
  #wasm;

  constructor(wasm) { this.#wasm = wasm; }

  /** From the bytes of model.wasm. */
  static async from(bytes) {
    let wasm;
    const module = await WebAssembly.compile(bytes);
    const imports = { wasi_snapshot_preview1: {} };
    const offered = system(() => wasm.memory).wasi_snapshot_preview1;
    for (const { name } of WebAssembly.Module.imports(module)) imports.wasi_snapshot_preview1[name] = offered[name];
    wasm = (await WebAssembly.instantiate(module, imports)).exports;
    wasm._initialize();
    return new Model(wasm);
  }

  #memory(text) {
    const bytes = encoder.encode(text);
    const at = this.#wasm.ruleproof_memory(bytes.length);
    new Uint8Array(this.#wasm.memory.buffer, at, bytes.length).set(bytes);
    return at;
  }

  #call(name, words) {
    const given = words.map((word) => (typeof word === 'string' ? this.#memory(word) : word));
    const result = this.#wasm[`ruleproof_${name}`](...given);
    words.forEach((word, i) => { if (typeof word === 'string') this.#wasm.ruleproof_free(given[i]); });
    return result;
  }

  #ask(name, ...words) {
    const at = this.#call(name, words);
    const bytes = new Uint8Array(this.#wasm.memory.buffer, at);
    const text = decoder.decode(bytes.subarray(0, bytes.indexOf(0)));
    this.#wasm.ruleproof_free(at);
    const answer = JSON.parse(text);
    if (answer.error) throw new ModelError(answer.error);
    return answer;
  }

  games() { return this.#ask('games').games; }
  rules(game) { return this.#ask('rules', game); }
  replay(record) { return this.#ask('replay', record); }
  handIn(name, text) { this.#ask('hand_in', name, text); }

  open(start) {
    const game = this.#call('open', [typeof start === 'string' ? start : headOf(start)]);
    const opened = new Game((name, ...words) => this.#ask(name, game, ...words), () => this.#wasm.ruleproof_close(game));
    try {
      opened.setUp();
    } catch (problem) {
      opened.close();
      throw problem;
    }
    return opened;
  }
}
