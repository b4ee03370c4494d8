// What a game is set up with, and how an author refuses it.

/** A move that the rules forbid. Whoever throws it has changed nothing. */
export class Illegal extends Error {}

/** A part of the set-up that the engine does not play. */
export class Unsupported extends Error {
  constructor(part, why) {
    super(why ?? `${part}: not supported`);
    this.part = part;
  }
}

/** What `initialize` says. */
export class Setup {
  constructor({ game, players, setup, rulings, components }) {
    Object.assign(this, { game, players, options: setup, rulings, components });
  }

  refuse(part, why) {
    throw new Unsupported(part, why);
  }

  number(option, usual) {
    const text = this.options[option];
    if (text === undefined) return usual;
    return /^-?\d+$/.test(text) ? Number(text) : this.refuse('setup', `${option} is no whole number`);
  }

  requirePlayers(...counts) {
    if (!counts.includes(this.players)) this.refuse('players', `${this.players} players, not one of ${counts}`);
  }

  requireOptions(played) {
    this.#require('setup', this.options, played);
  }

  requireRulings(played) {
    this.#require('rulings', this.rulings, played);
  }

  #require(part, said, played) {
    for (const [name, values] of Object.entries(played)) {
      if (name in said && ![values].flat().includes(said[name])) this.refuse(part, `${name}=${said[name]}`);
    }
  }
}
