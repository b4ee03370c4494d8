"""Sea Dragons once more: a second, independent implementation of the rules of the model.

Its author wrote it from the Russian rulebook (L: lines of that text), the dossier of the game, the page of the
game in the model (names and notation), the data files, and the list of open questions with their default answers.
He did not look at the model, its laws, its planted bugs or its scenarios before this was finished. Held against
the model it was mended only in what the notation says, never in the rules.

Where the text leaves a choice, this is played (ruling = answer):

    net-gold = symbols-only          L165: gold on the covered cells pays for them, and cards already held do
    reward-count = each-cell         L175: every covered symbol gives its reward
    reward-order = mover-first       L175-199: which shows only where gold is short, as it never is here
    two-reefs = one-after-other      L187
    reef-short = keep-one            L187, L209: the last card is drawn and kept; with none left there is nothing
    gold-moment = any-moment         L250
    neighbour-contact = edges        L160-162, L189
    pass-card = market-or-stack      L217, L225
    end-moment = after-the-turn      L143, L231
    token-view = face-up             L107, L179
    board-turn = inner-corner        L105, L254
    used-reefs = out                 L244-250
    substitution = unlimited         L207
    double-as-pair, double-mix = yes L207, L244: the two ships of a card count like two tokens of that colour
    pass-refill = yes                L219, L225
    empty-stack = none               L217-219: the market shrinks, and nothing is shuffled anew
    zero-missions = nobody           L237
    zero-control = needs-a-dragon    L256
    hidden-only = counts             L248
    bank = unlimited                 L115
    sides = random                   L105
    gold-view, hand-view             who sees what changes no move and no field

The text is silent on these as well: chance deals the market size by size from the small ones, and the hands after it;
an empty stack of missions leaves fewer on offer; a gold card (L250, at any time) is cashed in every stage of the turn of
its owner and of the others'; a payment of which something could be left out is no choice, since it only wastes ships.
"""

SIZES = ("small", "medium", "large")
COLOURS = ("green", "violet", "red", "blue")
LETTERS = "gvrb"
REALMS = ("north", "east", "south", "west")
REEF_KINDS = (*("two-" + colour for colour in COLOURS), "any-ship", *("hidden-" + realm for realm in REALMS), "gold")
SHIP, WHIRLPOOL, GOLD, REEF = SIGNS = "SWGR"  # on the faces of the boards
SEATS = 5  # in the fields, whatever the number of players

HEADS = {2: 14, 3: 11, 4: 8, 5: 7}  # L127-135
FIRST_GOLD = 4  # L137
HAND = 2  # L137
ROW_OF_EACH_SIZE = 2  # L109
OPEN_MISSIONS = 4  # L111
FEE = 2  # for a whirlpool or a cell of a current, L165
PASS_GOLD = 2  # L225
REEF_DRAWN, REEF_KEPT = 2, 1  # L187, L209
GOLD_OF_CARD = 4  # L250
MOST_MISSIONS = 5  # L237


# Bags and sets as texts.

def bag_text(bag, order):
    """A bag {name: number}, in the order of the names: I3*2+L4."""
    words = [name if bag[name] == 1 else f"{name}*{bag[name]}" for name in order if bag.get(name)]
    return "+".join(words) or "-"


def ships_text(ships):
    """Tokens {colour: number} as letters: ggvr."""
    return "".join(letter * ships.get(colour, 0) for letter, colour in zip(LETTERS, COLOURS)) or "-"


def numbers_text(numbers):
    return "+".join(str(number) for number in sorted(numbers)) or "-"


def present(bag, order):
    return [name for name in order if bag.get(name)]


def move_one(name, source, target):
    assert source[name] > 0
    source[name] -= 1
    target[name] = target.get(name, 0) + 1


# Figures.

def turned(rows):
    """A drawing turned clockwise by a quarter."""
    return tuple("".join(column) for column in zip(*reversed(rows)))


def mirrored(rows):
    return tuple(row[::-1] for row in rows)


def turns_of(rows):
    """The drawings of a figure that differ: turned up to three times, then mirrored and turned up to three times."""
    different = []
    for drawing in (tuple(rows), mirrored(rows)):
        for _ in range(4):
            if drawing not in different:
                different.append(drawing)
            drawing = turned(drawing)
    return different


class Board:
    """What stays the same in all games with the same components. A cell is its name, such as h8."""

    def __init__(self, components):
        grid = components["grid"]
        self.side, self.realm_side = grid["size"], grid["realm"]
        self.cells = [self.name(x, y) for y in range(self.side) for x in range(self.side)]  # row by row
        self.place = {cell: at for at, cell in enumerate(self.cells)}
        self.island = set(grid["island"])
        middle = self.side // 2
        self.neighbours = {self.name(x, y): [self.name(x + dx, y + dy)
                                             for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
                                             if self.inside(x + dx, y + dy)]
                           for y in range(self.side) for x in range(self.side)}
        self.currents = {self.name(x, y) for y in range(self.side) for x in range(self.side)
                         if middle in (x, y)} - self.island
        far = self.side - self.realm_side
        self.corners = {"north": (0, 0), "east": (far, 0), "south": (far, far), "west": (0, far)}
        self.realm_cells = {realm: {self.name(x + dx, y + dy)
                                    for dx in range(self.realm_side) for dy in range(self.realm_side)} - self.island
                            for realm, (x, y) in self.corners.items()}
        self.faces = {f"{face['board']}{face['side']}": tuple(face["rows"]) for face in components["face"]}
        self.face_names = sorted(self.faces)

        self.figures = [card["name"] for card in components["dragon"]]
        self.size_of = {card["name"]: card["size"] for card in components["dragon"]}
        self.cards = {card["name"]: card["count"] for card in components["dragon"]}
        self.placements = {card["name"]: self.placements_of(card["rows"]) for card in components["dragon"]}
        self.missions = {number: mission for number, mission in enumerate(components["mission"], 1)}
        self.reefs = {kind: 0 for kind in REEF_KINDS} | {reef["kind"]: reef["count"] for reef in components["reef"]}
        self.fleet = {ship["colour"]: ship["count"] for ship in components["ship"]}

    @staticmethod
    def name(x, y):
        return "abcdefghijklmnopqrstuvwxyz"[x] + str(y + 1)

    def inside(self, x, y):
        return 0 <= x < self.side and 0 <= y < self.side

    def placements_of(self, rows):
        """All ways to put a figure on the grid: {(turn, corner of its box): cells}."""
        ways = {}
        for turn, drawing in enumerate(turns_of(rows), 1):
            for y in range(self.side - len(drawing) + 1):
                for x in range(self.side - len(drawing[0]) + 1):
                    ways[turn, self.name(x, y)] = frozenset(self.name(x + dx, y + dy)
                                                            for dy, row in enumerate(drawing)
                                                            for dx, sign in enumerate(row) if sign == "#")
        return {way: cells for way, cells in ways.items() if not cells & self.island}

    def signs(self, realm, face):
        """What the face of a board shows in a realm: {sign: cells}."""
        rows = self.faces[face]
        for _ in range(REALMS.index(realm)):
            rows = turned(rows)
        left, top = self.corners[realm]
        return {sign: {self.name(left + dx, top + dy)
                       for dy, row in enumerate(rows) for dx, shown in enumerate(row) if shown == sign}
                for sign in SIGNS}

    def beside(self, cells):
        """The cells that touch some of these."""
        return {other for cell in cells for other in self.neighbours[cell]} - set(cells)

    def dragons(self, cells):
        """The cells of a player parted into dragons: his own never touch (L162), so that each hangs together."""
        left, found = set(cells), []
        while left:
            dragon, edge = set(), [left.pop()]
            while edge:
                cell = edge.pop()
                dragon.add(cell)
                edge += [other for other in self.neighbours[cell] if other in left]
                left -= set(edge)
            found.append(dragon)
        return found

    def cells_text(self, cells):
        return "+".join(sorted(cells, key=self.place.get)) or "-"


class Player:
    def __init__(self, heads, gold):
        self.heads, self.gold = heads, gold
        self.cells = set()
        self.hand = {}
        self.ships = {colour: 0 for colour in COLOURS}
        self.reefs = {}
        self.missions = set()
        self.pad = {name: 0 for name in ("gold", "ships", "missions", "most", "control1", "control2", "control3",
                                         "control4")}


# Payments: tokens and reef cards for the ships of a mission.

def pays(need, tokens, cards):
    """Do these tokens and cards make up the ships asked for? A card of two ships counts as two of its colour and
    may lose one (L244), a ship of any colour is any one (L246), and two ships of a colour stand for one of another,
    as often as wished (L207)."""
    missing, pairs = 0, 0
    for colour in COLOURS:
        spare = tokens[colour] + 2 * cards.get("two-" + colour, 0) - need[colour]
        missing += max(0, -spare)
        pairs += max(0, spare) // 2
    return missing <= pairs + cards.get("any-ship", 0)


def payments(need, ships, reefs):
    """All payments of which nothing can be left out: {token or card: number}."""
    kinds = list(COLOURS) + [kind for kind in REEF_KINDS if reefs.get(kind) and paying(kind)]
    held = [ships[kind] if kind in COLOURS else reefs[kind] for kind in kinds]
    found = []

    def enough(amounts):
        paid = dict.fromkeys(COLOURS, 0) | dict(zip(kinds, amounts))
        return pays(need, paid, paid)

    def choose(amounts):
        if enough(amounts):  # whatever came on top of this could be left out
            if not any(n and enough(amounts[:i] + [n - 1] + amounts[i + 1:]) for i, n in enumerate(amounts)):
                found.append(dict(zip(kinds, amounts)))
        elif len(amounts) < len(kinds):
            for n in range(held[len(amounts)] + 1):
                choose(amounts + [n])

    if enough(held):
        choose([])
    return found


def paying(kind):
    return kind.startswith("two-") or kind == "any-ship"


def payment_text(paid):
    parts = (ships_text(paid), bag_text(paid, REEF_KINDS))
    return "+".join(part for part in parts if part != "-")


class SeaDragons:
    """A game. Chance acts where boards, tokens and cards are shuffled, one piece or card a move."""

    def __init__(self, players, board):
        self.board = board
        self.players = [Player(HEADS[players], FIRST_GOLD) for _ in range(players)]
        self.actor = 0
        self.stage, self.size = "realms", "small"
        self.faces = []
        self.cells_with = {sign: set() for sign in SIGNS}
        self.tolls = set(board.currents)  # cells with a fee
        self.fleet, self.sunk = dict(board.fleet), dict.fromkeys(COLOURS, 0)
        self.ship_at = {}
        self.ship_cells = []  # still without a token, row by row
        self.stack, self.market, self.played = dict(board.cards), {}, {}
        self.mission_stack, self.offers = set(board.missions), set()
        self.reefs, self.bottom, self.drawn, self.used = dict(board.reefs), [], [], {}
        self.reefs_due = self.draw_left = self.keep_left = 0
        self.laid = self.completed = 0
        self.after_reef = None

    # Who acts, and what is legal.

    CHANCE = ("realms", "ships", "market", "missions", "hands", "reef", "open", "refill", "top")

    def to_act(self):
        if self.stage == "over":
            return "nobody"
        return "chance" if self.stage in self.CHANCE else f"p{self.actor + 1}"

    @property
    def player(self):
        return self.players[self.actor]

    SET_UP = ("realms", "ships", "market", "missions", "hands")

    def legal(self):
        in_play = self.stage not in (*self.SET_UP, "over")
        return self.asked() + (self.cashes() if in_play else [])

    def cashes(self):
        """Gold cards go at any moment, whoever is to act: that of the player in turn, and those of the others."""
        return ["cash" if player is self.player else f"cash p{seat}"
                for seat, player in enumerate(self.players, 1) if player.reefs.get("gold")]

    def asked(self):
        """What the stage asks for."""
        if self.stage == "realms":
            boards = {face[:-1] for face in self.faces}
            return [f"join {face}" for face in self.board.face_names if face[:-1] not in boards]
        if self.stage == "ships":
            return [f"ship {colour}" for colour in present(self.fleet, COLOURS)]
        if self.stage in ("market", "hands", "refill", "top"):
            return [f"card {name}" for name in self.of_size(self.stack, self.size)]
        if self.stage in ("missions", "open"):
            return [f"open {number}" for number in sorted(self.mission_stack)]
        if self.stage == "reef":
            kinds = present(self.reefs, REEF_KINDS) or self.bottom[:1]
            return [f"reef {kind}" for kind in kinds]
        if self.stage == "keep":
            return [f"keep {kind}" for kind in REEF_KINDS if kind in self.drawn]
        if self.stage == "lay":
            return self.lays() + [f"pass {name}" for name in present(self.player.hand, self.board.figures)]
        if self.stage == "mission":
            return self.completions() + ["decline"]
        if self.stage == "take":
            return self.takes()
        return []

    def of_size(self, cards, size):
        return [name for name in present(cards, self.board.figures) if self.board.size_of[name] == size]

    def lays(self):
        own = self.player.cells
        others = set().union(*(player.cells for player in self.players if player is not self.player))
        closed = own | others | self.board.beside(own)
        contacts = self.board.beside(others | self.board.island) - closed
        return [f"lay {name} turn {turn} at {corner}"
                for name in present(self.player.hand, self.board.figures)
                for (turn, corner), cells in self.board.placements[name].items()
                if not cells.isdisjoint(contacts) and cells.isdisjoint(closed) and self.balance(cells) >= 0]

    def balance(self, cells):
        """The gold of the player in turn if he lays a dragon on these cells: the gold that they show pays, too."""
        return self.player.gold + len(cells & self.cells_with[GOLD]) - FEE * len(cells & self.tolls)

    def completions(self):
        moves = []
        for number in sorted(self.offers):
            need = self.need(number)
            moves += [f"complete {number} for {payment_text(paid)}"
                      for paid in payments(need, self.player.ships, self.player.reefs)]
        return moves

    def need(self, mission):
        ships = self.board.missions[mission]["ships"]
        return {colour: ships.count(letter) for letter, colour in zip(LETTERS, COLOURS)}

    def takes(self):
        others = [size for size in SIZES if size != self.size]
        return ([f"take {name}" for size in others for name in self.of_size(self.market, size)] +
                [f"top {size}" for size in others if self.of_size(self.stack, size)])

    # What a move does.

    def apply(self, move):
        verb, *words = move.split(" ")
        getattr(self, "do_" + verb)(*words)

    def do_join(self, face):
        for sign, cells in self.board.signs(REALMS[len(self.faces)], face).items():
            self.cells_with[sign] |= cells
        self.tolls |= self.cells_with[WHIRLPOOL]
        self.faces.append(face)
        if len(self.faces) == len(REALMS):
            self.ship_cells = [cell for cell in self.board.cells if cell in self.cells_with[SHIP]]
            self.stage = "ships"

    def do_ship(self, colour):
        self.fleet[colour] -= 1
        self.ship_at[self.ship_cells.pop(0)] = colour
        if not self.ship_cells:
            self.stage = "market"

    def do_card(self, name):
        if self.stage == "market":
            move_one(name, self.stack, self.market)
            sizes = [size for size in SIZES
                     if sum(self.market[n] for n in self.of_size(self.market, size)) < ROW_OF_EACH_SIZE]
            self.stage, self.size = ("market", sizes[0]) if sizes else ("missions", self.size)
        elif self.stage == "hands":
            short = [player for player in self.players if sum(player.hand.values()) < HAND]
            move_one(name, self.stack, short[0].hand)
            if all(sum(player.hand.values()) == HAND for player in self.players):
                self.size, self.stage = "small", "lay"
        elif self.stage == "refill":
            move_one(name, self.stack, self.market)
            self.end_turn()
        else:  # the top card of a stack
            move_one(name, self.stack, self.player.hand)
            self.end_turn()

    def do_open(self, number):
        self.mission_stack.remove(int(number))
        self.offers.add(int(number))
        if self.stage == "open":
            self.stage = "take"
        elif len(self.offers) == OPEN_MISSIONS:
            self.stage, self.size = "hands", "medium"

    def do_cash(self, seat=None):
        player = self.players[int(seat[1:]) - 1] if seat else self.player
        move_one("gold", player.reefs, self.used)
        player.gold += GOLD_OF_CARD

    def do_pass(self, name):
        self.play_card(name)
        self.player.gold += PASS_GOLD
        self.go_and_take()

    def play_card(self, name):
        move_one(name, self.player.hand, self.played)
        self.size = self.board.size_of[name]
        self.player.heads -= 1

    def do_lay(self, name, _turn, turn, _at, corner):
        cells = self.board.placements[name][int(turn), corner]
        self.play_card(name)
        self.laid = 1
        self.player.gold = self.balance(cells)
        for cell in cells & self.ship_at.keys():
            self.player.ships[self.ship_at.pop(cell)] += 1
        for rival in self.players:
            if rival is not self.player:
                touched = self.board.beside(cells)
                rival.gold += sum(not dragon.isdisjoint(touched) for dragon in self.board.dragons(rival.cells))
        self.player.cells |= cells
        self.draw_reefs(len(cells & self.cells_with[REEF]), "mission")

    def draw_reefs(self, times, stage):
        """Reef cards for so many reefs, one after the other; then comes the stage."""
        self.reefs_due, self.after_reef = times, stage
        self.next_reef()

    def next_reef(self):
        there = sum(self.reefs.values()) + len(self.bottom)
        if self.reefs_due and there:
            self.draw_left, self.keep_left = min(REEF_DRAWN, there), REEF_KEPT
            self.stage = "reef"
        else:
            self.reefs_due = 0
            self.go_on(self.after_reef)

    def do_reef(self, kind):
        if sum(self.reefs.values()):
            self.reefs[kind] -= 1
        else:
            self.bottom.pop(0)
        self.drawn.append(kind)
        self.draw_left -= 1
        if not self.draw_left:
            self.stage = "keep"
            if len(self.drawn) <= REEF_KEPT:  # there is nothing to choose
                self.do_keep(kind)

    def do_keep(self, kind):
        self.drawn.remove(kind)
        self.player.reefs[kind] = self.player.reefs.get(kind, 0) + 1
        self.keep_left = 0
        self.reefs_due -= 1
        self.bottom += self.drawn
        self.drawn = []
        self.next_reef()

    def do_complete(self, number, _for, payment):
        number = int(number)
        paid = next(paid for paid in payments(self.need(number), self.player.ships, self.player.reefs)
                    if payment_text(paid) == payment)
        for kind, amount in paid.items():
            source, target = (self.player.ships, self.sunk) if kind in COLOURS else (self.player.reefs, self.used)
            for _ in range(amount):
                move_one(kind, source, target)
        self.offers.remove(number)
        self.player.missions.add(number)
        self.completed = 1
        self.draw_reefs(self.board.missions[number]["reefs"], "open")

    def do_decline(self):
        self.go_and_take()

    def go_on(self, stage):
        """The stage after reef cards."""
        if stage == "open" and not self.mission_stack:
            stage = "take"
        if stage == "take":
            self.go_and_take()
        else:
            self.stage = stage

    def go_and_take(self):
        self.stage = "take"
        if not self.takes():
            self.end_turn()

    def do_take(self, name):
        move_one(name, self.market, self.player.hand)
        self.size = self.board.size_of[name]
        if self.of_size(self.stack, self.size):
            self.stage = "refill"
        else:
            self.end_turn()

    def do_top(self, size):
        self.size, self.stage = size, "top"

    def end_turn(self):
        self.laid = self.completed = 0
        self.size = "small"
        order = [(self.actor + step) % len(self.players) for step in range(1, len(self.players) + 1)]
        seats = [seat for seat in order if self.players[seat].heads]
        if seats:
            self.actor, self.stage = seats[0], "lay"
        else:
            self.actor, self.stage = 0, "over"
            self.score()

    # The end.

    def score(self):
        for player in self.players:
            cards = player.reefs
            player.pad["gold"] = player.gold + GOLD_OF_CARD * cards.get("gold", 0)
            player.pad["ships"] = (sum(player.ships.values()) + cards.get("any-ship", 0) +
                                   2 * sum(cards.get("two-" + colour, 0) for colour in COLOURS))
            player.pad["missions"] = sum(self.board.missions[number]["points"] for number in player.missions)
        ranks = [(len(player.missions), player.pad["missions"]) for player in self.players]
        for player, rank in zip(self.players, ranks):
            if rank == max(ranks) and player.missions:  # without a mission nobody has the most
                player.pad["most"] = MOST_MISSIONS
        for number, realm in enumerate(REALMS, 1):
            for player, points in zip(self.players, self.control(realm)):
                player.pad[f"control{number}"] = points

    def control(self, realm):
        """The points of all players for a realm. Who has no dragon there has no place (zero-control)."""
        cells = self.board.realm_cells[realm]
        taken = set().union(*(player.cells for player in self.players))
        free = len(cells & self.cells_with[WHIRLPOOL] - taken)
        ranks = []
        for player in self.players:
            dragons = sum(not dragon.isdisjoint(cells) for dragon in self.board.dragons(player.cells))
            dragons += player.reefs.get("hidden-" + realm, 0)
            ranks.append((dragons, len(player.cells & cells)) if dragons else None)
        places = sorted({rank for rank in ranks if rank}, reverse=True)
        if not places:
            return [0] * len(ranks)
        shared = ranks.count(places[0]) > 1
        if len(ranks) == 2:  # L264
            return [2 * free if rank == places[0] and not shared else 0 for rank in ranks]
        awards = {places[0]: 3 * free}
        if len(places) > 1 and not shared:
            awards[places[1]] = 3 * free // 2
        return [awards.get(rank, 0) for rank in ranks]

    def outcome(self):
        if self.stage != "over":
            return {"over": False}
        scores = [sum(player.pad.values()) for player in self.players]
        ranks = [(score, len(player.missions)) for score, player in zip(scores, self.players)]
        return {"over": True, "scores": scores,
                "winners": [f"p{seat}" for seat, rank in enumerate(ranks, 1) if rank == max(ranks)]}

    # The position as the protocol gives it.

    def fields(self):
        board = self.board
        values = {"stage": self.stage, "actor": self.actor, "to-act": self.to_act()}
        for number in range(len(REALMS)):
            values[f"face{number + 1}"] = self.faces[number] if number < len(self.faces) else "-"
        for number, colour in enumerate(COLOURS, 1):
            values[f"ships{number}"] = board.cells_text([cell for cell, c in self.ship_at.items() if c == colour])
        values |= {"fleet": ships_text(self.fleet), "sunk": ships_text(self.sunk),
                   "stack": bag_text(self.stack, board.figures), "market": bag_text(self.market, board.figures),
                   "played": bag_text(self.played, board.figures), "size": self.size,
                   "laid": self.laid, "completed": self.completed,
                   "missions": numbers_text(self.mission_stack), "offers": numbers_text(self.offers),
                   "reefs": bag_text(self.reefs, REEF_KINDS), "used": bag_text(self.used, REEF_KINDS),
                   "reefs-due": self.reefs_due, "draw-left": self.draw_left, "keep-left": self.keep_left}
        for name, cards in (("bottom", self.bottom), ("drawn", self.drawn)):
            values[f"{name}.size"] = len(cards)
            values |= {f"{name}{number}": kind for number, kind in enumerate(cards, 1)}
        values |= {"unpaid": 0, "pending.figure": 0, "pending.turn": 0, "pending.corner": 0, "kept.size": 0}
        nobody = Player(0, 0)
        for seat in range(SEATS):
            player = self.players[seat] if seat < len(self.players) else nobody
            values |= {f"p{seat + 1}.{name}": value for name, value in self.fields_of(player).items()}
        return values

    def fields_of(self, player):
        return {"dragons": self.board.cells_text(player.cells),
                "hand": bag_text(player.hand, self.board.figures), "ships": ships_text(player.ships),
                "reefs": bag_text(player.reefs, REEF_KINDS), "missions": numbers_text(player.missions),
                "gold": player.gold, "heads": player.heads,
                **{f"pad.{name}": points for name, points in player.pad.items()}}


BOARDS = []  # the last components and their board, since that takes as long to make as a game


def new_game(players, components):
    if not BOARDS or BOARDS[0] != components:
        BOARDS[:] = [components, Board(components)]
    return SeaDragons(players, BOARDS[1])
