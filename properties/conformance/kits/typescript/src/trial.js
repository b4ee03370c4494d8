// A game as a test tells it: what `ruleproof replay RECORD --export jest` writes is made of these.

import { isDeepStrictEqual } from 'node:util';

import { Adapter, Refusal } from './adapter.js';
import { write } from './lines.js';

/** The error of a refusal; whatever else is thrown goes on. */
function refusalOf(action) {
  try {
    action();
    return undefined;
  } catch (wrong) {
    if (wrong instanceof Refusal) return wrong.error;
    throw wrong;
  }
}

/** Holds a game of the author against what a test expects; each method throws where they differ. */
export class Trial {
  constructor(name, make, how = {}) {
    this.adapter = new Adapter(name, make, how);
  }

  begins({ position, ...setup }) {
    Object.assign(this, { position, moves: [] });
    const refused = refusalOf(() => {
      this.declares = this.adapter.initialize({ protocol: 1, ...setup });
      this.adapter.start({ position });
    });
    if (refused) throw new Error(`the set-up is refused: ${write(refused)}`);
  }

  plays(move) {
    if (refusalOf(() => this.adapter.apply({ move }))) throw new Error(`refuses "${move}", which is legal`);
    this.moves.push(move);
  }

  takesBack() {
    const last = this.moves.pop();
    const refused = refusalOf(() => {
      if (this.declares.capabilities.undo) {
        this.adapter.undo();
      } else {
        this.adapter.start({ position: this.position });
        for (const move of this.moves) this.adapter.apply({ move });
      }
    });
    if (refused) throw new Error(`does not take "${last}" back: ${write(refused)}`);
  }

  refuses(move) {
    if (!refusalOf(() => this.adapter.apply({ move }))) throw new Error(`accepts "${move}", which is illegal`);
  }

  offers(moves) {
    if (!this.declares.capabilities.legal) return;
    const told = this.adapter.legal().moves;
    if (told === null) return; // not shown here
    const missing = moves.filter((move) => !told.includes(move));
    const extra = told.filter((move) => !moves.includes(move));
    if (missing.length + extra.length > 0) throw new Error(`misses ${write(missing)}, and offers ${write(extra)}`);
  }

  shows(fields) {
    const told = this.adapter.state();
    for (const name of this.declares.fields) {
      if (name in fields && told[name] !== null && String(told[name]) !== String(fields[name])) {
        throw new Error(`${name} is ${told[name]}, not ${fields[name]}`);
      }
    }
  }

  ends(outcome) {
    if (!this.declares.capabilities.outcome) return;
    const told = this.adapter.outcome();
    const wanted = { ...outcome };
    if (!('scores' in told)) delete wanted.scores;
    if (!isDeepStrictEqual(told, wanted)) throw new Error(`ends with ${write(told)}, not ${write(wanted)}`);
  }
}
