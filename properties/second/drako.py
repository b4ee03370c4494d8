"""Drako a second time: the rules under the default answer to each open question.

Written from the Russian rulebook, the page model/drako/README.md, which names moves and fields, and the data files
beside it, without a look at the C++ of the model. L97 means line 97 of the text.

Where the text leaves a choice, this plays
    end=last-card (L26, L232)             last-card=any-use (L232)        draw-empty=illegal (L91)
    draw-single=one (L97)                 limit=each-draw (L97)           discards=open (L97)
    waste=allowed (L101)                  dragon-out=deck-and-hand (L93)  rage-time=before-last-action (L218)
    rage-fatal=dies-and-acts (L218)       rage-third=optional (L218)      line=six-directions (L148)
    near-shot=allowed (L148)              flame-end=edge (L182)           passing=none (L109)
    double-move=one-by-one (L133)
    double-attack=both-before-wounds (L141)                               split=each-wound (L119)
    net-of-dead=stays (L152)              net-without-cards=shaken (L152) net-flame=allowed (L152)
    shield-for=any-dwarf (L145)           markers=enough (L68)            placement=free (L76)
    mulligan=off (L78)
There is no `stalemate`: under these answers each turn of the dwarves costs or brings a card, so that it cannot arise.
"""

from collections import Counter

DWARVES, DRAGON = "dwarves", "dragon"
SEAT = {DWARVES: "p1", DRAGON: "p2"}
ABILITIES = ["flight", "fire", "walk"]
KINDS = 20  # the fields have room for as many kinds of card a side
DIRECTIONS = {"e": (1, 0), "se": (0, 1), "sw": (-1, 1), "w": (-1, 0), "nw": (0, -1), "ne": (1, -1)}


def coordinates(area):
    """Axial coordinates of an area; c3, the middle, is (0, 0)."""
    row, place = "abcde".index(area[0]) - 2, int(area[1]) - 1
    return place + max(-2, -2 - row), row


def icon_parts(icon):
    """`attack-two-1` as ("attack-two", 1); icons without a number have 0."""
    name, _, number = icon.rpartition("-")
    return (name, int(number)) if number.isdigit() else (icon, 0)


def other(side):
    return DRAGON if side == DWARVES else DWARVES


class Board:
    def __init__(self, areas):
        self.areas = sorted(areas)
        self.at = {coordinates(area): area for area in areas}
        self.rays = {area: {way: self.walk(area, *step) for way, step in DIRECTIONS.items()} for area in areas}
        self.beside = {area: [ray[0] for ray in rays.values() if ray] for area, rays in self.rays.items()}

    def walk(self, area, dq, dr):
        """The areas from this one straight to the edge, without itself."""
        q, r = coordinates(area)
        found = []
        while (q + dq, r + dr) in self.at:
            q, r = q + dq, r + dr
            found.append(self.at[q, r])
        return found

    def within(self, area, steps, taken):
        """Where somebody gets to in one to `steps` steps if nobody passes anybody (L109, ruling)."""
        reached, border = {area}, {area}
        for _ in range(steps):
            border = {there for here in border for there in self.beside[here]} - reached - taken
            reached |= border
        return sorted(reached - {area})


class Drako:
    def __init__(self, components):
        self.board = Board(components["board"]["areas"])
        opening, dragon = components["opening"], components["dragon"]
        self.hand_limit = opening["hand_limit"]
        self.opening_hand = opening["hand"]
        self.dwarves = [dwarf["name"] for dwarf in components["dwarf"]]
        self.skill = {dwarf["skill"]: dwarf["name"] for dwarf in components["dwarf"]}
        self.boxes = {dwarf["name"]: dwarf["boxes"] for dwarf in components["dwarf"]}
        self.boxes |= {ability: dragon[ability] for ability in ABILITIES} | {"armour": dragon["armour"]}
        self.icons, self.deck, self.kinds = {}, {}, {}
        for side, key in ((DWARVES, "dwarf_deck"), (DRAGON, "dragon_deck")):
            self.deck[side] = Counter({"/".join(kind["icons"]): kind["copies"] for kind in components[key]["kinds"]})
            self.kinds[side] = list(self.deck[side])
            self.icons |= {card: card.split("/") for card in self.kinds[side]}
        self.piles = {seat + pile: [f"{seat}.{pile}{i}" for i in range(1, KINDS + 1)]
                      for seat in SEAT.values() for pile in ("hand", "deck", "out", "aside")}
        self.no_cards = {name: 0 for names in self.piles.values() for name in names}
        self.hand = {DWARVES: Counter(), DRAGON: Counter()}
        self.out = {DWARVES: Counter(), DRAGON: Counter()}
        self.wounds = Counter()
        self.where = {DRAGON: opening["dragon"]}
        self.netted = False
        self.turn, self.actions = DRAGON, 0
        self.rage_left, self.raging = True, False
        self.busy, self.idle = False, 0
        self.ending = "none"
        self.luck = 0  # no part of the game: see `forward`
        self.forget_pending()
        self.stage = "deal"

    def forget_pending(self):
        self.draws = self.points = self.marches = 0
        self.marched, self.targets = [], []
        self.strength = self.attacks = self.hits = self.unallotted = 0

    # What can be seen of a position.

    def living(self):
        return [dwarf for dwarf in self.dwarves if dwarf in self.where]

    def beside_dragon(self):
        return [dwarf for dwarf in self.living() if self.where[dwarf] in self.board.beside[self.where[DRAGON]]]

    def taken(self):
        return set(self.where.values())

    def has(self, ability):
        return self.wounds[ability] < self.boxes[ability]

    def held(self, side):
        return self.hand[side].total()

    def has_cards(self, side):
        return self.held(side) + self.deck[side].total() > 0

    def actor(self):
        """The side that decides, or "chance"."""
        if self.stage in ("deal", "draw"):
            return "chance"
        if self.stage in ("place", "allot"):
            return DWARVES
        return other(self.turn) if self.stage == "answer" else self.turn

    def to_act(self):
        if self.stage == "over":
            return "nobody"
        return SEAT.get(self.actor(), "chance")

    def ways_of_fire(self):
        """Directions of the breath and whom it hits, through everybody to the edge (L182)."""
        found = {}
        for direction, line in self.board.rays[self.where[DRAGON]].items():
            hit = [dwarf for dwarf in self.living() if self.where[dwarf] in line]
            if hit:
                found[direction] = hit
        return found

    def can_shoot(self):
        """The shooter sees the dragon along a row, and no other dwarf stands between (L148)."""
        shooter = self.skill["crossbow"]
        if shooter not in self.where:
            return False
        others = {self.where[dwarf] for dwarf in self.living() if dwarf != shooter}
        for line in self.board.rays[self.where[shooter]].values():
            if self.where[DRAGON] in line:
                return not others & set(line[:line.index(self.where[DRAGON])])
        return False

    def reach(self, figure, steps):
        return self.board.within(self.where[figure], steps, self.taken())

    def has_effect(self, icon):
        """Whether an icon can be used now; a figure that may move may also stay (L109), even where it is shut in."""
        name, _ = icon_parts(icon)
        if name in ("move", "move-two"):
            return True
        if name in ("attack", "attack-two", "bite"):
            return bool(self.beside_dragon())
        if name == "crossbow":
            return self.can_shoot()
        if name == "net":
            return self.skill["net"] in self.where and not self.netted
        if name == "walk":
            return self.has("walk") and not self.netted
        if name == "fly":
            return self.has("flight") and not self.netted
        if name == "flame":
            return self.has("fire") and bool(self.ways_of_fire())
        return False  # a shield in one's own turn

    # Legal moves, by stage.

    def legal(self):
        return getattr(self, "legal_" + self.stage)()

    def legal_over(self):
        return []

    def legal_deal(self):
        return [f"{self.turn} get {card}" for card in self.deck[self.turn]]

    legal_draw = legal_deal

    def legal_place(self):
        dwarf = self.dwarves[len(self.living())]
        shut = self.taken() | set(self.board.beside[self.where[DRAGON]])  # L76
        return [f"place {dwarf} at {area}" for area in self.board.areas if area not in shut]

    def legal_action(self):
        side, moves = self.turn, []
        if self.deck[side]:
            moves.append("draw")
        for card in self.hand[side]:
            moves += [f"{side} play {card} as {icon}" for icon in self.icons[card] if self.has_effect(icon)]
            moves.append(f"{side} play {card} for nothing")
        if side == DRAGON and self.netted and self.actions == 2:
            moves.append("shake off net")
        if not self.has_cards(side):
            moves.append("skip")
        if side == DWARVES and self.rage_left and not self.raging and self.skill["rage"] in self.where:
            moves.append("rage")
        if self.raging and self.actions == 1:
            moves.append("stop")
        return moves

    def legal_discard(self):
        return [f"{self.turn} discard {card}" for card in self.hand[self.turn]]

    def legal_march(self):
        figures = [DRAGON] if self.turn == DRAGON else [d for d in self.living() if d not in self.marched]
        return ["stay"] + [f"{figure} to {area}" for figure in figures for area in self.reach(figure, self.points)]

    def legal_flight(self):
        return ["stay"] + [f"dragon to {area}" for area in self.board.areas if area not in self.taken()]

    def legal_strike(self):
        return [f"strike {number}" for number in range(1, min(2, len(self.beside_dragon())) + 1)]

    def legal_bite(self):
        return [f"bite {dwarf}" for dwarf in self.beside_dragon()]

    def legal_flame(self):
        return [f"breathe {direction}" for direction in self.ways_of_fire()]

    def legal_answer(self):
        side = other(self.turn)
        shields = [card for card in self.hand[side] if "shield" in self.icons[card]]
        return ["endure"] + [f"{side} block with {card}" for card in shields]

    def legal_allot(self):
        return [f"wound {ability}" for ability in ABILITIES if self.has(ability)]

    # Which of them to prefer, so that games come to positions that are rare otherwise.

    def forward(self):
        """By the dragon's first cards, which chance deals: somebody dies, or the dragon is shut in, or out of cards."""
        legal = self.legal()
        if self.luck % 3 == 0:
            return [move for move in legal if self.murderous(move)] or [move for move in legal if " for " not in move]
        mood = self.crowding if self.luck % 3 == 1 else self.wasteful
        return [move for move in legal if mood(move)]

    def murderous(self, move):
        return any(attack in move for attack in (" as attack", " as crossbow", " as bite", " as flame"))

    def crowding(self, move):
        """The dwarves go to the dragon, who sits in a corner; nobody attacks him."""
        figure, _, area = move.partition(" to ")
        if area and figure == DRAGON:
            return len(self.board.beside[area]) == 3
        if area:
            return area in self.board.beside[self.where[DRAGON]] and figure not in self.beside_dragon()
        if self.turn == DRAGON:
            return " as fly" in move or " as bite" in move or " for " in move and "walk" not in move
        return " as move" in move or move == "endure"

    def wasteful(self, move):
        """The dragon spends what he has; the dwarves keep cards, and nets until he is poor."""
        if self.actor() == DRAGON:
            return " block " in move or " for " in move or move == "skip"
        if " discard " in move:
            return " net" not in move
        if "play net" in move:
            return " as net" in move and self.held(DRAGON) + self.deck[DRAGON].total() < 3
        if move == "draw" or " for " in move:
            return (move == "draw") == (self.held(DWARVES) <= self.opening_hand)
        if " as attack" in move:
            return any("shield" in card for card in self.hand[DRAGON])
        figure, _, area = move.partition(" to ")
        return area in self.board.beside[self.where[DRAGON]] or move in ("strike 2", "endure", "stop")

    # Moves.

    def apply(self, move):
        words = move.split()
        getattr(self, "apply_" + self.stage)(words)

    def apply_deal(self, words):
        self.take(self.turn, words[2])
        if self.turn == DRAGON:
            self.luck += self.kinds[DRAGON].index(words[2])
        if self.held(self.turn) == self.opening_hand:
            self.stage = "deal" if self.turn == DRAGON else "place"
            self.turn = DWARVES

    def apply_place(self, words):
        self.where[words[1]] = words[3]
        if len(self.living()) == len(self.dwarves):
            self.stage = "action"
            self.turn, self.actions = DRAGON, 1  # L82, L84

    def apply_action(self, words):
        if words == ["rage"]:  # L218; not an action by itself
            self.raging = True
            self.wound_dwarf(self.skill["rage"], 1)
            self.actions += bool(self.living())
            return self.end_action()
        if words == ["stop"]:
            return self.end_turn()
        if words == ["shake", "off", "net"]:  # L152
            self.netted = False
            return self.end_turn()
        self.actions -= 1
        if words == ["skip"]:  # L93
            if self.actions == 0 and not self.busy:
                self.netted = False  # both actions went by (L152, ruling)
            return self.end_action()
        if words == ["draw"]:
            self.draws = min(2, self.deck[self.turn].total())
            self.stage = "draw"
            return None
        self.spend(self.turn, words[2])
        if words[3] == "for":
            return self.end_action()
        return self.use(*icon_parts(words[4]))

    def use(self, name, number):
        """The effect of a card played for an icon that has one."""
        if name == "net":
            self.netted = True
            self.end_action()
        elif name in ("move", "walk", "move-two"):
            self.points, self.marches = number, 2 if name == "move-two" else 1
            self.stage = "march"
        elif name == "fly":
            self.stage = "flight"
        else:
            self.strength = number
            if name == "attack-two":
                self.stage = "strike"
            elif name in ("bite", "flame"):
                self.stage = name
            else:
                self.attack_dragon(1)

    def apply_draw(self, words):
        self.take(self.turn, words[2])
        self.busy = True
        self.draws -= 1
        if self.draws == 0:
            self.check_limit()

    def apply_discard(self, words):
        self.spend(self.turn, words[2])
        self.check_limit()

    def check_limit(self):
        """L97: directly after each draw."""
        if self.held(self.turn) > self.hand_limit:
            self.stage = "discard"
        else:
            self.end_action()

    def apply_march(self, words):
        if words == ["stay"]:
            return self.end_action()
        self.where[words[0]] = words[2]
        self.marched.append(words[0])
        self.marches -= 1
        return self.end_action() if self.marches == 0 else None

    def apply_flight(self, words):
        if words != ["stay"]:
            self.where[DRAGON] = words[2]
        self.end_action()

    def apply_strike(self, words):
        self.attack_dragon(int(words[1]))

    def apply_bite(self, words):
        self.targets = [words[1]]
        self.ask_for_answer()

    def apply_flame(self, words):
        self.targets = self.ways_of_fire()[words[1]]
        self.ask_for_answer()

    def apply_answer(self, words):
        if words[1:2] == ["block"]:
            self.spend(words[0], words[3])
        self.settle_next(blocked=words[1:2] == ["block"])
        self.ask_for_answer()

    def apply_allot(self, words):
        self.wounds[words[1]] += 1
        self.unallotted -= 1
        self.allot()

    # Parts of moves.

    def take(self, side, card):
        self.deck[side] -= Counter([card])
        self.hand[side][card] += 1

    def spend(self, side, card):
        self.hand[side] -= Counter([card])
        self.out[side][card] += 1
        self.busy = True

    def attack_dragon(self, attacks):
        self.attacks = attacks
        self.ask_for_answer()

    def ask_for_answer(self):
        """Asks about the next attack, as long as the attacked has a card (L115); then deals the wounds."""
        while self.attacks or self.targets:
            if self.held(other(self.turn)):
                self.stage = "answer"
                return
            self.settle_next(blocked=False)
        if self.turn == DRAGON:
            self.end_action()
        else:
            self.allot()

    def settle_next(self, blocked):
        if self.turn == DRAGON:
            dwarf = self.targets[0]
            self.targets = self.targets[1:]
            if not blocked:
                self.wound_dwarf(dwarf, self.strength)
        else:
            self.attacks -= 1
            self.hits += not blocked

    def wound_dwarf(self, dwarf, number):
        self.wounds[dwarf] = min(self.boxes[dwarf], self.wounds[dwarf] + number)
        if self.wounds[dwarf] == self.boxes[dwarf]:
            del self.where[dwarf]  # L121

    def allot(self):
        """Deals the hits one after the other: the armour first, the rest as the dwarf player likes (L119).

        What a dead dragon would still take is lost.
        """
        while self.hits and not self.unallotted:
            self.hits -= 1
            armour = min(self.strength, self.boxes["armour"] - self.wounds["armour"])
            self.wounds["armour"] += armour
            self.unallotted = self.strength - armour
        if self.unallotted and self.dragon_lives():
            self.stage = "allot"
        else:
            self.end_action()

    def dragon_lives(self):
        return any(self.has(ability) for ability in ABILITIES)

    def end_action(self):
        self.forget_pending()
        if not self.dragon_lives():
            return self.end("dragon-slain")
        if not self.living():
            return self.end("dwarves-dead")
        if not self.has_cards(DWARVES):  # L232, and not L26
            return self.end("dragon-survived")
        self.stage = "action"
        return self.end_turn() if self.actions == 0 else None

    def end_turn(self):
        self.idle = 0 if self.busy else self.idle + 1
        self.rage_left = self.rage_left and not self.raging  # L218: after the turn of rage
        self.busy = self.raging = False
        self.turn, self.actions = other(self.turn), 2
        self.stage = "action"

    def end(self, ending):
        self.stage, self.ending = "over", ending

    # The position and the result, as the protocol has them.

    def fields(self):
        found = self.no_cards | {
            "stage": self.stage, "turn": self.turn, "actions": self.actions, "raging": int(self.raging),
            "rage": int(self.rage_left), "busy": int(self.busy), "idle": self.idle, "mulligans": 0,
            "ending": self.ending, "dragon.at": self.where[DRAGON], "dragon.armour": self.wounds["armour"],
            "dragon.netted": int(self.netted),
            "pending.draws": self.draws, "pending.points": self.points, "pending.marches": self.marches,
            "pending.marched": self.bits(self.marched), "pending.to": "-", "pending.strength": self.strength,
            "pending.attacks": self.attacks, "pending.hits": self.hits, "pending.wounds": self.unallotted,
            "pending.ability": 0, "pending.targets": self.bits(self.targets),
        }
        for i, ability in enumerate(ABILITIES, 1):
            found[f"dragon.ability{i}"] = self.wounds[ability]
        for i, dwarf in enumerate(self.dwarves, 1):
            found[f"dwarf{i}.at"] = self.where.get(dwarf, "-")
            found[f"dwarf{i}.wounds"] = self.wounds[dwarf]
        for side, seat in SEAT.items():
            for pile, cards in (("hand", self.hand), ("deck", self.deck), ("out", self.out)):
                found.update(zip(self.piles[seat + pile], (cards[side][card] for card in self.kinds[side])))
            found[f"{seat}.left"] = self.deck[side].total()
            found[f"{seat}.held"] = self.held(side)
        return found

    def bits(self, dwarves):
        return sum(1 << self.dwarves.index(dwarf) for dwarf in dwarves if dwarf in self.dwarves)

    def outcome(self):
        if self.stage != "over":
            return {"over": False}
        given = [sum(self.wounds[part] for part in ABILITIES + ["armour"]),
                 sum(self.wounds[dwarf] for dwarf in self.dwarves)]
        return {"over": True, "scores": given, "winners": ["p1" if self.ending == "dragon-slain" else "p2"]}


def new_game(players, components):
    assert players == 2
    return Drako(components)
