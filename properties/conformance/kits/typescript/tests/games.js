// Small games for the tests.
import { Illegal } from 'ruleproof-adapter';

/** Takes one or two tokens from a heap; who takes the last has won. */
export class Heap {
  constructor(setup) {
    setup.requirePlayers(2);
    setup.requireOptions({ colour: 'blue' });
    setup.requireRulings({ last: ['wins'] });
    this.left = setup.number('size', 3);
    this.mover = 0;
  }

  legal() {
    return [1, 2].filter((number) => number <= this.left).map((number) => `take ${number}`);
  }

  apply(move) {
    if (!this.legal().includes(move)) throw new Illegal('too-many');
    this.left -= Number(move.slice(5));
    this.mover = 1 - this.mover;
  }

  state() {
    return { left: this.left, empty: this.left === 0, 'to-act': this.left > 0 ? `p${this.mover + 1}` : 'nobody' };
  }

  outcome() {
    return this.left > 0 ? null : { winners: [`p${2 - this.mover}`], scores: [this.mover, 1 - this.mover] };
  }
}

/** Takes any move, and tells nothing. */
export class OnlyMoves {
  apply(move) {
    return move === 'go';
  }
}

/** Makes heaps with another method. */
export const heapWith = (name, method) => (setup) => Object.assign(new Heap(setup), { [name]: method });
export const heap = (setup) => new Heap(setup);
