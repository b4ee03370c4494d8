/** A part of the set-up that an engine may refuse. */
export type Part = 'protocol' | 'game' | 'players' | 'setup' | 'rulings' | 'components';
export type Seat = `p${number}`;
export type Field = number | bigint | string;

/** The end of a game: who has won (all of them in a draw), and the points by seat. */
export interface Outcome {
  over?: true;
  winners: Iterable<Seat>;
  scores?: Iterable<number | bigint>;
}

/** What an author writes. Only `apply` must be there; each other method that is adds to what is compared. */
export interface Game {
  /** Makes a move. An illegal one throws Illegal, or gives false, and changes nothing. */
  apply(move: string): boolean | void;
  /**
   * The legal moves of whoever is to act; at a chance point what can happen; after the end none; null where the engine
   * cannot show them.
   */
  legal?(): Iterable<string> | null;
  /** Fields by name, as many as the author likes; truth values are 0 and 1, null is not shown at this position. */
  state?(): Record<string, Field | boolean | null>;
  /** The fields that are declared, where the opening does not have them all. */
  fieldNames?: readonly string[];
  /** Nothing while the game goes on. */
  outcome?(): Outcome | { over: false } | null | undefined;
  /** Takes the last move back. */
  undo?(): void;
  /** Sets the game to a position, as on the game's page; throws Illegal where there is no such position. */
  startAt?(position: string): void;
}

/** What `initialize` says. */
export class Setup {
  readonly game: string;
  readonly players: number;
  /** The protocol's `setup`; values are texts. */
  readonly options: Readonly<Record<string, string>>;
  /** Every open question and its answer. */
  readonly rulings: Readonly<Record<string, string>>;
  /** Boards, decks and tiles in force. */
  readonly components: Readonly<Record<string, unknown>>;
  refuse(part: Part, why?: string): never;
  /** An option that is a whole number; a text that is none is refused. */
  number(option: string, usual: number): number;
  requirePlayers(...counts: number[]): void;
  /** Refuses other values; options not named here are not looked at. */
  requireOptions(played: Record<string, string | readonly string[]>): void;
  /** Refuses other answers; questions not named here are not looked at. */
  requireRulings(played: Record<string, string | readonly string[]>): void;
}

export interface How {
  /**
   * The options of the set-up that `make` understands; others are refused. Without any, the engine is told the usual
   * ones, which it need not look at.
   */
  options?: readonly string[];
  /** Moves are taken back by playing the game again without the last one. */
  undoByReplay?: boolean;
  /**
   * A move that legal() does not list is refused before apply() sees it: for an engine whose apply() is only made for
   * legal moves. Refusals then test the list and nothing else.
   */
  refuseUnlisted?: boolean;
  version?: string;
}

export type Make = (setup: Setup) => Game;

/** Plays the game `name` for ruleproof until it says quit; `make` is called at each start. */
export function serve(name: string, make: Make, how?: How): void;

/** A move that the rules forbid. */
export class Illegal extends Error {}
/** A part of the set-up that the engine does not play. */
export class Unsupported extends Error {
  constructor(part: Part, why?: string);
  readonly part: Part;
}
/** A method of the author gave what the protocol has no room for. */
export class Mistake extends Error {}
/** An error of the protocol. */
export class Refusal extends Error {
  readonly error: { code: number; message: string; data?: string };
}

export interface Welcome {
  name: string;
  version: string;
  capabilities: Record<'legal' | 'outcome' | 'undo' | 'position' | 'setup', boolean>;
  fields: readonly string[];
}

/** The methods of the protocol. */
export class Adapter {
  constructor(name: string, make: Make, how?: How);
  perform(method: string, params: Record<string, unknown>): unknown;
}
/** The answer to a line, undefined to a notification, "quit" to quit. */
export function answerLine(adapter: Adapter, line: string, log?: (text: string) => void): string | undefined;

/** Holds a game against what a test expects; each method throws where they differ. */
export class Trial {
  constructor(name: string, make: Make, how?: How);
  begins(given: {
    game: string;
    players: number;
    setup?: Record<string, string>;
    rulings?: Record<string, string>;
    components?: Record<string, unknown>;
    position?: string;
  }): void;
  plays(move: string): void;
  /** The last move that stands; an engine that takes none back plays again without it. */
  takesBack(): void;
  refuses(move: string): void;
  offers(moves: readonly string[]): void;
  shows(fields: Record<string, Field>): void;
  ends(outcome: { over: boolean; winners?: readonly string[]; scores?: readonly number[] }): void;
}
