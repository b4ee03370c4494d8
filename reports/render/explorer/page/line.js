// One reading of a game as a tree of steps: going back forgets nothing, another move begins a branch.

/** Whether what is seen of a field is a stand-in: as GameWords::unseen says. */
export const isUnseen = (unseen, field, who, toAct) => {
  const kind = field.replace(/\d+/g, '#');
  return unseen.some((each) => (each.startsWith('@') ? each.slice(1) === kind && who !== toAct
    : each === kind && !(each.startsWith('p#.') && field.startsWith(`${who}.`))));
};

/** What a game looks like; `who` sees it: a player, "nobody" (what all players see), or "" for all that there is. */
export const lookOf = (game, who, unseen = []) => {
  const state = game.state();
  const outcome = game.outcome();
  const open = who === '' || outcome.over;
  const known = open || who === state['to-act'];
  return {
    who, toAct: state['to-act'], outcome, hidden: !known,
    state: open ? state : {
      ...Object.fromEntries(Object.entries(game.seenBy(who)).flatMap(([field, value]) => (
        !isUnseen(unseen, field, who, state['to-act']) ? [[field, value]] : /^(p\d+\.)?[^\d]+$/.test(field) ? [[field, 'hidden']] : []))),
      'to-act': state['to-act'],
    },
    moves: known ? game.moves() : [],
    panels: open ? game.picture() : game.pictureSeenBy(who),
    position: open ? game.position().position : '',
  };
};

/** With the last step all is open: what changes is told as it is, not what was hidden as having become something else. */
export const lastSeen = (seen, step) => ({ ...seen, changes: step.changes });

const root = () => ({ parent: null, children: [], next: null, step: null, seen: new Map(), depth: 0 });

export class Line {
  constructor(model, start) {
    this.start = start;
    this.game = model.open(start);
    this.setUp = this.game.setUp();
    this.root = root();
    this.at = this.root;
  }

  close() { this.game.close(); }

  /** From the opening to where it stands. */
  path(node = this.at) {
    const nodes = [];
    for (let up = node; up.parent; up = up.parent) nodes.unshift(up);
    return nodes;
  }

  /** The same, and on along the branch that was taken last. */
  whole() {
    const nodes = this.path();
    for (let on = this.at.next; on; on = on.next) nodes.push(on);
    return nodes;
  }

  /** The verdict; a legal move is made. */
  play(move) {
    const verdict = this.game.apply(move);
    if (verdict.verdict !== 'legal') return verdict;
    let node = this.at.children.find((child) => child.step.move === verdict.step.move);
    if (!node) {
      node = { ...root(), parent: this.at, step: verdict.step, depth: this.at.depth + 1 };
      this.at.children.push(node);
    }
    this.at.next = node;
    this.at = node;
    return verdict;
  }

  go(node) {
    if (node === this.at) return;
    if (node === this.at.parent) {
      this.game.undo();
    } else {
      this.game.restart();
      for (const each of this.path(node)) this.game.apply(each.step.move);
    }
    for (const each of this.path(node)) each.parent.next = each;
    this.at = node;
  }

  /** To the step of that number along the branch, or the last one. */
  goTo(depth) {
    this.go(depth <= 0 ? this.root : this.whole()[Math.min(depth, this.whole().length) - 1] ?? this.root);
  }

  playAtRandom(seed, choices) {
    const from = this.at;
    const steps = this.game.playAtRandom(seed, choices);
    this.game.restart();
    for (const each of this.path(from)) this.game.apply(each.step.move);
    for (const { move } of steps) this.play(move);
    return steps.length;
  }

  /** What each step of the whole line is for somebody who may not know all: kept by the steps. */
  see(who) {
    const nodes = this.whole();
    if (who === '' || nodes.every((node) => node.seen.has(who))) return;
    this.game.restart();
    for (const node of nodes) {
      if (!node.seen.has(who)) node.seen.set(who, this.game.stepSeenBy(who, node.step.move).step);
      this.game.apply(node.step.move);
    }
    const last = nodes.at(-1);
    const seen = last.seen.get(who);
    if (seen && this.game.outcome().over) last.seen.set(who, lastSeen(seen, last.step));
    this.game.restart();
    for (const node of this.path()) this.game.apply(node.step.move);
  }
}

const sameLists = (a, b) => a.length === b.length && a.every((item, i) => item === b[i]);

/** What differs between two looks: fields, and moves that only one of them has. */
export const differences = (mine, other) => ({
  fields: Object.keys({ ...mine.state, ...other.state }).filter((field) => mine.state[field] !== other.state[field]),
  here: mine.moves.filter((move) => !other.moves.includes(move)),
  there: other.moves.filter((move) => !mine.moves.includes(move)),
});
const any = ({ fields, here, there }) => fields.length + here.length + there.length > 0;

/** The first step after which two readings differ, the same moves being made in both; -1 where none does. */
export const firstDifference = (model, start, otherStart, moves) => {
  const games = [model.open(start), model.open(otherStart)];
  const look = (game) => ({ state: game.state(), moves: game.moves() });
  try {
    for (let k = 0; ; ++k) {
      if (any(differences(...games.map(look)))) return k;
      if (k === moves.length) return -1;
      const [mine, other] = games.map((game) => game.apply(moves[k]));
      if (other.verdict !== mine.verdict || !sameLists(mine.step.because, other.step.because)) return k + 1;
    }
  } finally {
    for (const game of games) game.close();
  }
};

/** The other reading after the same moves: what it looks like to `who`, or the verdict on the move that it refuses. */
export const followed = (model, otherStart, moves, who, unseen) => {
  const game = model.open(otherStart);
  try {
    for (const [k, move] of moves.entries()) {
      const verdict = game.apply(move);
      if (verdict.verdict !== 'legal') return { refused: { k: k + 1, move, verdict } };
    }
    return lookOf(game, who, unseen);
  } finally {
    game.close();
  }
};
