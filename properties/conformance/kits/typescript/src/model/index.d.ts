export type Seat = `p${number}` | 'chance' | 'nobody';
export type Texts = Readonly<Record<string, string>>;
export type Field = number | string;

/** A game of the module. `options` are those of the usual set-up. */
export interface GameInfo {
  name: string;
  title: string;
  ruleset: number;
  players: number[];
  /** The names that `data` may have in a set-up. */
  data: string[];
  options: Texts;
}
export interface Clause {
  tag: string;
  id: string;
  says: string;
  disposition: 'enforced' | 'by construction' | 'table talk' | 'out of scope';
}
/** An open question of the rulebook; the first answer is the usual one. */
export interface Question {
  tag: string;
  id: string;
  clause: string;
  question: string;
  answers: { id: string; says: string }[];
}
export interface Rules { name: string; clauses: Clause[]; questions: Question[] }

/** What a move relied on, and what it changed. */
export interface Step {
  seat: Seat;
  move: string;
  because: string[];
  changes: { field: string; before: string; after: string }[];
}
export type Verdict =
  | { verdict: 'legal'; step: Step }
  | { verdict: 'illegal'; move: string; clause: string }
  | { verdict: 'unreadable' | 'over'; message: string };
export interface Place { position: string; fingerprint: string }
export interface Problem { code: number; where: string; message: string; text: string }
export interface SetUp {
  game: string;
  players: number;
  setup: Texts;
  /** Every open question and its answer. */
  rulings: Texts;
  /** Where the numbers come from: "rulebook, stand-in". */
  provenance: string;
  /** What people call the seats, p1 first; empty where players are alike. */
  seats: string[];
  /** Fields of which others see stand-ins: "p#.hand" for all but that player, "@drawn#" for all but whoever is to act, others for everybody. */
  unseen: string[];
  fields: { path: string; low?: number; high?: number; says: string }[];
}
/** `whole`: no position is left, and none is so. `full`: there is no memory for more. `within`: all that so many moves reach were looked at (the order of the shortest). */
export interface Found { found: boolean; whole: boolean; full: boolean; positions: number; within: number; moves: string[] }
/** Where a game begins: everything that is left out is usual. */
export interface Start { game: string; ruleset?: number; setup?: Texts; rulings?: Texts; position?: string }

export class ModelError extends Error {
  readonly code: number;
  readonly where: string;
  readonly reason: string;
}

/** A game at a position. Moves, positions and records are texts, as the game's page describes them. */
export interface Game {
  setUp(): SetUp;
  moves(): string[];
  judge(move: string): Verdict;
  /** Makes the move if it is legal. */
  apply(move: string): Verdict;
  /** False where there is nothing to take back. */
  undo(): boolean;
  restart(): Place;
  /** Another position to begin with. */
  goTo(position: string): Place;
  state(): Record<string, Field>;
  /** The state as a player sees it, or "nobody": what all players see. Empty where the game hides nothing. */
  seenBy(seat: Seat): Record<string, Field>;
  pictureSeenBy(seat: Seat): { title: string; svg: string }[];
  /** As `judge`, as that seat is shown the move: `move` is empty where others look the same to it. */
  stepSeenBy(seat: Seat, move: string): Verdict;
  /** Begins to search from here for a position of which an expression holds: in the order of the fewest moves, or of what is lacking. */
  search(wanted: string, order?: 'shortest' | 'nearest'): void;
  /** Looks beyond so many more positions. */
  searchOn(positions: number): Found;
  /** Changes in the words of the game; a value alone has nothing before. What came has no `before`, what went no `after`. */
  told(changes: Step['changes']): { name: string; words: string; before: string; after: string }[];
  position(): Place;
  picture(): { title: string; svg: string }[];
  outcome(): { over: boolean; scores: number[]; winners: Seat[]; words?: string };
  /** From where the game began to where it stands. */
  record(): string;
  /** Plays on for at most so many choices. */
  playAtRandom(seed: number, choices: number): Omit<Step, 'changes'>[];
  /** Gives its memory back. */
  close(): void;
}

export class Model {
  /** From the bytes of model.wasm. */
  static from(bytes: BufferSource): Promise<Model>;
  games(): GameInfo[];
  rules(game: string): Rules;
  /** A record from its beginning, and what is wrong with it. */
  replay(record: string): Place & { steps: Step[]; problem?: Problem };
  /** A data file, which a set-up names as data=NAME. */
  handIn(name: string, text: string): void;
  /** Begins where a record begins; none of its moves is made. Throws ModelError. */
  open(start: Start | string): Game;
}

/** The head of a record. */
export function headOf(start: Start): string;
/** In Node: the games; `file` is another model.wasm than the package's. */
export function loadModel(file?: string | URL): Promise<Model>;
