// Connect Four in some thirty lines; engine.js serves it.
import { Illegal } from 'ruleproof-adapter';

export class ConnectFour {
  columns = Array.from({ length: 7 }, () => []);
  stones = 0;
  winner = null;

  constructor(setup) {
    setup.requirePlayers(2);
    setup.requireOptions({ columns: '7', rows: '6' });
    setup.requireRulings({ diagonals: 'count' });
  }

  legal = () => (this.winner === null ? [1, 2, 3, 4, 5, 6, 7].filter((n) => this.columns[n - 1].length < 6) : [])
    .map((number) => `drop ${number}`);

  apply(move) {
    if (!this.legal().includes(move)) throw new Illegal();
    const mover = this.stones++ % 2;
    this.columns[move.slice(5) - 1].push(mover);
    const four = (c, r, dc, dr) => [0, 1, 2, 3].every((i) => this.columns[c + i * dc]?.[r + i * dr] === mover);
    const won = this.columns.some((column, c) =>
      column.some((_, r) => [[1, 0], [0, 1], [1, 1], [1, -1]].some(([dc, dr]) => four(c, r, dc, dr))));
    if (won) this.winner = mover;
  }

  outcome() {
    if (this.winner !== null) return { winners: [`p${this.winner + 1}`], scores: [1 - this.winner, this.winner] };
    return this.stones === 42 ? { winners: ['p1', 'p2'], scores: [0, 0] } : null;
  }
}
