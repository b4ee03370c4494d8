"""River Dragons once more: the default rules, written from the text and not from the model.

The sources are the Russian translation of the rulebook ("ru" and a number is a line of it) and the
dossier of open questions; the notation is that of model/river_dragons/README.md. Of the model in C++
the author had seen only what reads the data files, and none of the rules; the two are held against
each other move by move.

The text leaves choices. Implemented is, each by the name of its ruling:

  end-village=own-opposite, ending=arrival-only, islet-limit=one-stone, stone-under=no-support,
  over-stone=ends-only, crossing=forbidden, parallel=allowed, overlap=forbidden, overhang=nothing,
  village-to-village=no, unused-village=usable, foreign-village=enter, empty-reserve=lost,
  partial=do-one, plank-choice=any, declare=one-by-one, discard=no-place, colour-limit=those-present,
  limit-mode=not-chosen, forced-remove=must, adjacent=common-support, village-adjacent=via-village,
  across-end=beside, fall-then=ends-action, fall-village=to-start, jump-back=no, jump-target=any-neighbour,
  jump-from-village=yes, dragon-time=at-reveal, dragon-limit=per-round, cards-back=all, seating=table

What crosses, passes over and overlaps is as the dossier's whole numbers say, since the text has
pictures for it.

Boards with islets are played, not free water; the options that make a smaller game are not. There is
no chance: plans are hidden from opponents, but whoever drives the game sees all of them.
"""

import functools
import itertools

DATA = ("stand-in.toml", "cards.toml")  # the data files of the game that are played

COLOURS = ("blue", "green", "red", "yellow", "pink", "black")
COLOURS_IN_USE = {  # ru 50-54; seats take them in this order
    2: ("pink", "black"),
    3: ("blue", "red", "pink"),
    4: ("blue", "green", "red", "yellow"),
    5: ("blue", "green", "red", "yellow", "pink"),
    6: COLOURS,
}
ACTIONS = {  # the stage that a card begins, and how many stones, planks or steps it has
    "stone1": ("stone", 1),
    "stone2": ("stone", 2),
    "plank1": ("choose", 1),
    "plank2": ("choose", 2),
    "remove": ("remove", 1),
    "move1": ("move", 1),
    "move2": ("move", 2),
    "jump": ("jump", 1),
}
CARDS_IN_A_PLAN = 5
PLANKS_ON_A_SITE = 3
COLOURS_IN_A_RESERVE = 2
SIZES = (1, 2, 3, 4, 5, 6)


# Geometry, in whole numbers: a place is (q, r) on a triangular lattice.

def minus(a, b):
    return a[0] - b[0], a[1] - b[1]


def norm(u):
    return u[0] * u[0] + u[0] * u[1] + u[1] * u[1]


def twice_dot(u, w):
    return 2 * (u[0] * w[0] + u[1] * w[1]) + u[0] * w[1] + u[1] * w[0]


def cross(a, b, c):
    """Positive, negative or 0 as c lies on one side of the line a-b, on the other, or on it."""
    (uq, ur), (wq, wr) = minus(b, a), minus(c, a)
    return uq * wr - ur * wq


def cuts(a, b, c, d):
    """Whether a-b and c-d meet within both, not at an end."""
    return (cross(a, b, c) * cross(a, b, d) < 0) and (cross(c, d, a) * cross(c, d, b) < 0)


def passes_over(a, b, c, radius):
    """Whether the plank a-b goes over the third place c."""
    along, whole = twice_dot(minus(c, a), minus(b, a)), twice_dot(minus(b, a), minus(b, a))
    near = 3 * cross(a, b, c) ** 2 <= 4 * radius ** 2 * norm(minus(b, a))
    return 0 < along < whole and near


class Board:
    """What never changes. A site is a number: villages first, in the order of COLOURS, then islets."""

    def __init__(self, villages, islets, opposite, reach, radius, stones):
        self.villages = [colour for colour in COLOURS if colour in villages]
        self.names = self.villages + list(islets)  # in moves
        self.fields = self.villages + [f"i{i + 1}" for i in range(len(islets))]  # in positions
        self.places = [tuple(villages[c]) for c in self.villages]
        self.places += [tuple(place) for place in islets.values()]
        self.radius, self.stones = radius, stones
        self.opposite = dict(opposite) | {b: a for a, b in opposite.items()}
        self.islets = range(len(self.villages), len(self.names))
        self.spans = []  # pairs of sites on which a plank can lie, in order
        self.needed = []  # the smallest size that reaches, for each span
        for pair in itertools.combinations(range(len(self.names)), 2):
            distance = norm(minus(self.places[pair[0]], self.places[pair[1]]))
            size = next((s for s in SIZES if distance <= reach[s - 1] ** 2), None)
            # ru 113: a plank has a stone at one end or at both.
            if size is not None and not self.is_village(pair[1]):
                self.spans.append(pair)
                self.needed.append(size)
        self.barred_by = [0] * len(self.spans)  # bits: the spans that one excludes
        for i, j in itertools.combinations(range(len(self.spans)), 2):
            if self.exclude(self.spans[i], self.spans[j]):
                self.barred_by[i] |= 1 << j
                self.barred_by[j] |= 1 << i

    def is_village(self, site):
        return site < len(self.villages)

    def village(self, colour):
        return self.villages.index(colour)

    def exclude(self, one, other):
        """Whether a plank on the one span would lie on a plank on the other (ru 128)."""
        common = set(one) & set(other)
        if not common and cuts(*(self.places[site] for site in one + other)):
            return True
        contacts = len(common)
        for span, ends in ((one, other), (other, one)):
            a, b = (self.places[site] for site in span)
            contacts += sum(passes_over(a, b, self.places[end], self.radius)
                            for end in ends if end not in span)
        return contacts >= 2


def board_of(components):
    """The board that a data file describes; its tables also hold notes, which are texts."""
    def places(table):
        return {name: place for name, place in table.items() if isinstance(place, list)}

    def colours(table):
        return tuple((a, b) for a, b in table.items() if a in COLOURS and b in COLOURS)

    return make_board(
        tuple((name, tuple(place)) for name, place in places(components["villages"]).items()),
        tuple((name, tuple(place)) for name, place in places(components["islets"]).items()),
        colours(components["opposite"]), tuple(components["planks"]["reach"]),
        components["radius"], components["stones"]["count"])


@functools.cache
def make_board(villages, islets, opposite, reach, radius, stones):
    return Board(dict(villages), dict(islets), dict(opposite), reach, radius, stones)


class Game:
    """A position. A plank is (owner, size) by the seat whose colour it has; a pawn stands on a plank
    or in a village, which is a site."""

    def __init__(self, board, players):
        self.board = board
        self.seats = range(players)
        self.colours = COLOURS_IN_USE[players]
        self.pawns = [board.village(colour) for colour in self.colours]  # ru 43
        self.reserves = [{(seat, size) for size in SIZES} for seat in self.seats]  # ru 44
        self.laid = {}  # the span, by its number, on which each plank of the board lies
        self.held = None  # the plank that has been chosen and is to be laid
        self.stones = set()
        self.load = [0] * len(board.names)  # planks whose ends are on each site
        self.plans = [[] for _ in self.seats]
        self.first = 0
        self.winner = None
        self.begin_round()

    # Rounds, positions and actions

    def begin_round(self):
        self.stage, self.turn, self.position, self.left = "plan", 0, 0, 0
        self.plans = [[] for _ in self.seats]  # ru 76: all cards come back
        self.moves = None

    def mover(self):
        return (self.first + self.turn) % len(self.seats)

    def lay_card(self, card):
        self.plans[self.mover()].append(card)
        if len(self.plans[self.mover()]) == CARDS_IN_A_PLAN:
            self.turn += 1
        if self.turn == len(self.seats):
            self.turn = 0
            self.begin_action()

    def begin_action(self):
        """Goes on to the next card that is carried out, or to the next round (ru 66-78)."""
        while self.position < CARDS_IN_A_PLAN:
            while self.turn < len(self.seats):
                card = self.plans[self.mover()][self.position]
                if card in ACTIONS and not self.cancelled(self.mover()):
                    self.stage, self.left = ACTIONS[card]
                    return
                self.turn += 1
            self.turn = 0
            self.position += 1
        self.first = (self.first + 1) % len(self.seats)
        self.begin_round()

    def cancelled(self, seat):
        """Whether a dragon against the seat lies open at this position (ru 192, 194)."""
        dragon = self.colours[seat] + "-dragon"
        return any(plan[self.position] == dragon for plan in self.plans)

    def done_one(self):
        """A stone, a plank or a step of the action has been made."""
        self.left -= 1
        if self.left == 0:
            self.end_action()

    def end_action(self):
        self.left = 0
        self.turn += 1
        self.begin_action()

    # What can be done: for each stage the moves, as texts, with what each of them does

    def moves_of_plan(self):
        mover = self.mover()
        plan = self.plans[mover]
        hand = list(ACTIONS)
        if not any(card.endswith("-dragon") for card in plan):  # ru 194
            hand += [f"{colour}-dragon" for colour in self.colours if colour != self.colours[mover]]
        return {f"plan {card}": (self.lay_card, card) for card in hand if card not in plan}

    def moves_of_stone(self):
        if len(self.stones) == self.board.stones:  # ru 103
            return {}
        return {f"stone {self.board.names[islet]}": (self.put_stone, islet)
                for islet in self.board.islets if islet not in self.stones}

    def moves_of_choose(self):
        return {f"choose {self.name(plank)}": (self.choose, plank)
                for plank in self.reserves[self.mover()]}

    def moves_of_lay(self):
        board, size = self.board, self.held[1]
        barred = 0
        for span in self.laid.values():
            barred |= board.barred_by[span]
        free = [(board.is_village(site) or site in self.stones) and load < PLANKS_ON_A_SITE
                for site, load in enumerate(self.load)]  # ru 113, 129
        moves = {}
        for span, (a, b) in enumerate(board.spans):
            if free[a] and free[b] and board.needed[span] <= size and not barred >> span & 1:
                text = f"lay {self.name(self.held)} {board.names[a]} {board.names[b]}"
                moves[text] = (self.lay, span)
        return moves or {f"discard {self.name(self.held)}": (self.discard,)}  # ru 126

    def moves_of_remove(self):
        reserve = self.reserves[self.mover()]
        sizes, owners = {size for _, size in reserve}, {owner for owner, _ in reserve}
        moves = {}
        for plank in self.laid:
            owner, size = plank
            fits = size not in sizes and len(owners | {owner}) <= COLOURS_IN_A_RESERVE
            if fits and plank not in self.pawns:  # ru 142-144
                moves[f"remove {self.name(plank)}"] = (self.take_plank, plank)
        for stone in self.stones:
            if self.load[stone] == 0:  # ru 145
                moves[f"remove stone {self.board.names[stone]}"] = (self.take_stone, stone)
        return moves

    def moves_of_move(self):
        moves = {f"move to {self.name(to)}": (self.step, to)
                 for to in self.beside(self.pawns[self.mover()]) if self.can_enter(to)}
        return moves or {"fall": (self.fall,)}  # ru 161

    def moves_of_jump(self):
        origin = self.pawns[self.mover()]
        moves = {}
        for over in self.beside(origin):
            if over not in self.pawns or self.is_site(over):
                continue
            for to in self.beside(over):
                if to != origin and self.can_enter(to):
                    moves[f"jump over {self.name(over)} to {self.name(to)}"] = (self.step, to)
        return moves or {"fall": (self.fall,)}  # ru 178

    def moves_of_over(self):
        return {}

    # Pawns and bridges

    def goal(self, seat):
        return self.board.village(self.board.opposite[self.colours[seat]])

    def is_site(self, place):
        return isinstance(place, int)

    def name(self, place):
        """Of a plank or a site, as moves write it."""
        if self.is_site(place):
            return self.board.names[place]
        return f"{self.colours[place[0]]} {place[1]}"

    def ends(self, plank):
        return self.board.spans[self.laid[plank]]

    def beside(self, place):
        """The planks and villages one step away, whoever is there."""
        if self.is_site(place):
            return [plank for plank in self.laid if place in self.ends(plank)]
        villages = [site for site in self.ends(place) if self.board.is_village(site)]
        stones = {site for site in self.ends(place) if not self.board.is_village(site)}
        return villages + [plank for plank in self.laid
                           if plank != place and not stones.isdisjoint(self.ends(plank))]

    def can_enter(self, place):
        return self.is_site(place) or place not in self.pawns  # ru 160

    # What moves do

    def put_stone(self, islet):
        self.stones.add(islet)
        self.done_one()

    def choose(self, plank):
        self.reserves[self.mover()].remove(plank)
        self.held = plank
        self.stage = "lay"

    def lay(self, span):
        self.laid[self.held] = span
        for site in self.board.spans[span]:
            self.load[site] += 1
        self.plank_done()

    def discard(self):
        self.plank_done()

    def plank_done(self):
        self.held = None
        self.stage = "choose"
        self.done_one()

    def take_plank(self, plank):
        for site in self.ends(plank):
            self.load[site] -= 1
        del self.laid[plank]
        self.reserves[self.mover()].add(plank)
        self.done_one()

    def take_stone(self, stone):
        self.stones.remove(stone)
        self.done_one()

    def step(self, to):
        mover = self.mover()
        self.pawns[mover] = to
        if to == self.goal(mover):  # ru 82
            self.winner = mover
            self.stage = "over"
            self.turn, self.left = 0, 0
        else:
            self.done_one()

    def fall(self):
        self.pawns[self.mover()] = self.board.village(self.colours[self.mover()])
        self.end_action()

    # The interface of the driver

    def options(self):
        if self.moves is None:
            self.moves = getattr(self, "moves_of_" + self.stage)()
            if not self.moves and self.stage != "over":
                self.moves = {"lose action": (self.end_action,)}
        return self.moves

    def to_act(self):
        return "nobody" if self.stage == "over" else f"p{self.mover() + 1}"

    def legal(self):
        return list(self.options())

    def apply(self, move):
        do, *what = self.options()[move]
        self.moves = None
        do(*what)

    def forward(self):
        """Legal moves that lead towards the mover's goal, so that games end; no rule is in here."""
        return Guide(self).moves() if self.stage in Guide.STAGES else []

    def outcome(self):
        if self.stage != "over":
            return {"over": False}
        return {"over": True, "scores": [int(seat == self.winner) for seat in self.seats],
                "winners": [f"p{self.winner + 1}"]}

    def fields(self):
        stones = "+".join(self.board.fields[site] for site in sorted(self.stones))
        fields = {
            "stage": self.stage, "first": self.first, "turn": self.turn, "to-act": self.to_act(),
            "position": self.position, "left": self.left, "rounds": 0,
            "winner": 0 if self.winner is None else self.winner + 1, "stones": stones or "-",
            "p.size": len(self.seats), "water.size": 0, "bearing.size": 0, "start.size": 0,
        }
        holder = {plank: f"p{seat + 1}" for seat in self.seats for plank in self.reserves[seat]}
        for seat in self.seats:
            own, plan = f"p{seat + 1}.", self.plans[seat]
            pawn = self.pawns[seat]
            fields[own + "pawn"] = (self.board.fields[pawn] if self.is_site(pawn)
                                    else f"p{pawn[0] + 1}.{pawn[1]}")
            fields[own + "gone"] = "-"
            for i in range(CARDS_IN_A_PLAN):
                fields[f"{own}plan{i + 1}"] = plan[i] if i < len(plan) else "-"
            for size in SIZES:
                plank = seat, size
                if plank in self.laid:
                    where = ">".join(self.board.fields[site] for site in self.ends(plank))
                elif plank == self.held:
                    where = "held"
                else:
                    where = holder.get(plank, "out")
                fields[f"{own}plank{size}"] = where
        return fields


class Guide:
    """What a hasty player would do: build from where his pawn can walk to, nearer and nearer to his goal."""

    STAGES = ("plan", "stone", "choose", "lay", "move", "jump")

    def __init__(self, game):
        self.game, self.board, self.mover = game, game.board, game.mover()
        self.goal = self.board.places[game.goal(self.mover)]
        self.steps = {game.pawns[self.mover]: None}  # places that can be walked to: the first step there
        waiting = list(self.steps)
        for place in waiting:
            for to in game.beside(place):
                if to not in self.steps and (game.can_enter(to) or place != game.pawns[self.mover]):
                    self.steps[to] = self.steps[place] or to
                    waiting.append(to)
        self.reached = set()
        for place in self.steps:
            self.reached |= {place} if game.is_site(place) else set(game.ends(place))

    def distance(self, place):
        """From the goal, squared; of a plank, that of its nearer end."""
        sites = (place,) if self.game.is_site(place) else self.game.ends(place)
        return min(norm(minus(self.board.places[site], self.goal)) for site in sites)

    def bridges(self):
        """Spans from where the pawn can walk to, to a site nearer to the goal."""
        nearest = min(map(self.distance, self.reached))
        for span, pair in enumerate(self.board.spans):
            for here, there in (pair, pair[::-1]):
                if here in self.reached and there not in self.reached and self.distance(there) < nearest:
                    yield span, there

    def moves(self):
        return list(getattr(self, "to_" + self.game.stage)())

    def to_plan(self):
        game, plan = self.game, self.game.plans[self.mover]
        planks = len(game.reserves[self.mover])
        wanted = ["remove"] if planks < 3 else []
        wanted += ["stone2", "stone1"] if len(game.stones) < self.board.stones else []
        wanted += ["plank2", "plank1"][planks < 2:] if planks else []
        wanted += ["move2", "move1"]
        if any(place in game.pawns for place in game.beside(game.pawns[self.mover])
               if not game.is_site(place)):
            wanted.insert(0, "jump")
        return [f"plan {card}" for card in wanted if card not in plan][:3]

    def to_stone(self):
        islets = {there for _, there in self.bridges()}
        return [text for text, (_, *what) in self.game.options().items() if what and what[0] in islets]

    def to_choose(self):
        game = self.game
        needed = [self.board.needed[span] for span, there in self.bridges()
                  if self.board.is_village(there) or there in game.stones]
        sizes = [size for _, size in game.reserves[self.mover] if size >= min(needed, default=9)]
        return [text for text, (_, *what) in game.options().items()
                if what and sizes and what[0][1] == min(sizes)]

    def to_lay(self):
        spans = {span for span, _ in self.bridges()}
        return [text for text, (_, *what) in self.game.options().items() if what and what[0] in spans]

    def to_move(self):
        best = min(self.steps, key=self.distance)
        return [text for text, (_, *what) in self.game.options().items()
                if what and what[0] == self.steps[best]]

    def to_jump(self):
        landings = {text: self.distance(what[0])
                    for text, (_, *what) in self.game.options().items() if what}
        return [text for text in landings if landings[text] == min(landings.values())]


def new_game(players, components):
    """The opening with so many players; `components` is the board, as the protocol sends it."""
    return Game(board_of(components), players)
