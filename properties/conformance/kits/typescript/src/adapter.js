// The author's game behind the methods of the protocol.

import { Illegal, Setup, Unsupported } from './setup.js';
import { Mistake, movesOf, outcomeOf, stateOf } from './shapes.js';

export const codes = {
  illegalMove: 1,
  unsupported: 2,
  parseError: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internalError: -32603,
};

const parts = ['protocol', 'game', 'players', 'setup', 'rulings', 'components'];
const methods = ['initialize', 'start', 'legal', 'apply', 'state', 'outcome', 'undo'];
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An error of the protocol. */
export class Refusal extends Error {
  constructor(code, message, data) {
    super(message);
    this.error = { code, message, ...(data ? { data } : {}) };
  }
}

/** Makes games of the author and asks them; `index.d.ts` says what `how` may name. */
export class Adapter {
  constructor(name, make, how = {}) {
    Object.assign(this, { name, make, options: [], undoByReplay: false, refuseUnlisted: false, version: '1' }, how);
    this.moves = [];
  }

  initialize({ protocol, game, players = 2, setup = {}, rulings = {}, components = {} }) {
    this.setup = this.game = undefined;
    if (protocol !== 1) throw new Refusal(codes.unsupported, 'only protocol 1 is spoken', 'protocol');
    if (game !== this.name) throw new Refusal(codes.unsupported, `only ${this.name} is played`, 'game');
    if (!Number.isInteger(players) || ![setup, rulings, components].every(isObject)) {
      throw new Refusal(codes.invalidParams, 'players is a number; setup, rulings and components are objects');
    }
    const given = new Setup({ game, players, setup, rulings, components });
    const made = this.made(given);
    this.setup = given;
    return {
      name: this.name,
      version: this.version,
      capabilities: this.capabilities(made),
      fields: made.fieldNames ?? (made.state ? Object.keys(stateOf(made.state())) : []),
    };
  }

  /** The first game of this set-up, or a refusal of a part of it. */
  made(given) {
    let game;
    try {
      // An engine that does not understand options is told the usual ones only.
      const unknown = Object.keys(given.options).filter((name) => name !== 'players' && !this.options.includes(name));
      if (this.options.length > 0 && unknown.length > 0) given.refuse('setup', `unknown: ${unknown.join(', ')}`);
      game = this.make(given);
    } catch (refused) {
      if (!(refused instanceof Unsupported)) throw refused;
      if (!parts.includes(refused.part)) throw new Mistake(`refuse() takes one of ${parts}, not "${refused.part}"`);
      throw new Refusal(codes.unsupported, refused.message, refused.part);
    }
    const name = game?.constructor?.name ?? String(game);
    if (typeof game?.apply !== 'function') throw new Mistake(`${name} has no method apply(move)`);
    if (this.refuseUnlisted && !game.legal) throw new Mistake(`refuseUnlisted needs ${name}.legal()`);
    return game;
  }

  /** What the author wrote methods for. */
  capabilities(game) {
    return {
      legal: Boolean(game.legal),
      outcome: Boolean(game.outcome),
      undo: Boolean(game.undo) || this.undoByReplay,
      position: Boolean(game.startAt),
      setup: this.options.length > 0,
    };
  }

  start({ position } = {}) {
    if (!this.setup) throw new Refusal(codes.invalidRequest, 'initialize comes first');
    const game = this.make(this.setup);
    if (position !== undefined) {
      if (!game.startAt) throw new Refusal(codes.invalidParams, 'games start from the opening', 'position');
      try {
        game.startAt(position);
      } catch (refused) {
        if (!(refused instanceof Illegal)) throw refused;
        throw new Refusal(codes.invalidParams, refused.message || 'no position', 'position');
      }
    }
    Object.assign(this, { game, position, moves: [] });
    return {};
  }

  legal() {
    return { moves: movesOf(this.having('legal').call(this.game)) };
  }

  apply({ move }) {
    if (typeof move !== 'string') throw new Refusal(codes.invalidParams, 'apply has a move', 'move');
    if (this.refuseUnlisted && !(this.legal().moves?.includes(move) ?? true)) {
      throw new Refusal(codes.illegalMove, 'illegal move');
    }
    try {
      if (this.game.apply(move) === false) throw new Illegal();
    } catch (refused) {
      if (!(refused instanceof Illegal)) throw refused;
      throw new Refusal(codes.illegalMove, 'illegal move', refused.message);
    }
    this.moves.push(move);
    return {};
  }

  state() {
    return this.game.state ? stateOf(this.game.state()) : {};
  }

  outcome() {
    return outcomeOf(this.having('outcome').call(this.game), this.setup.players);
  }

  /** Takes a move back, as the author does it or by playing again. */
  undo() {
    if (!this.capabilities(this.game).undo) throw new Refusal(codes.unknownMethod, 'unknown method', 'undo');
    if (this.moves.length === 0) throw new Refusal(codes.invalidRequest, 'there is no move to take back');
    const moves = this.moves.slice(0, -1);
    if (this.game.undo) {
      this.game.undo();
    } else {
      this.start({ position: this.position });
      for (const move of moves) this.game.apply(move);
    }
    this.moves = moves;
    return {};
  }

  /** A method of the game that is played; one that the author did not write is unknown. */
  having(method) {
    if (!this.game[method]) throw new Refusal(codes.unknownMethod, 'unknown method', method);
    return this.game[method];
  }

  /** The result of a request. */
  perform(method, params) {
    if (!methods.includes(method)) throw new Refusal(codes.unknownMethod, 'unknown method', method.slice(0, 40));
    if (method !== 'initialize' && method !== 'start' && !this.game) {
      throw new Refusal(codes.invalidRequest, `start comes before ${method}`);
    }
    return this[method](params);
  }
}
