"""In the Year of the Dragon, written a second time, from the text.

The module plays the default rules. Who wrote it had the Russian rulebook ("ru" and a line), the Spanish one where the
Russian is silent ("es"), the list of rulings and the page of the game, and no line of the model's C++. The numbers
are its own, too: it does not read the data files. The page does not say all about some fields; what these hold was
learnt by playing beside the model, and is marked "as in the model".

Where a text leaves a choice, or leaves nothing at all, this is played (ruling = answer):

    setting up      initial-palaces=two-of-two, hand=two-wild, event-tiles=two-of-each,
                    event-repair=next-draw-fills-gap, event-dead-end=swap-earlier
    the draft       draft-first=oldest, draft-direction=clockwise, draft-costs-cards=no
    person track    stack-order=top-first, parade-stack=top, stack-mover=alone, turn-order=frozen,
                    marker-on-leaving=stays, track-end=unbounded
    actions         group-sizes=as-even-as-possible, fee-payee=reserve, fee-timing=before-income, skip-rich=no-gain,
                    symbol-sum=all-tiles, yield=in-full, new-floors=place-all, move-persons=never, dismiss=never,
                    privilege-unpaid=illegal, privilege-count=unlimited, small-privilege=one-dragon,
                    supply=only-persons-limited
    persons         card-play=mandatory, persons-per-round=one, recruit-with-room=must,
                    replace-trigger=every-palace-full, age-choice=player-chooses, split-pile-empty=other-pile,
                    void-card=free-choice, no-palace=tile-turned-away, instant-yield=none, round12-phase2=skipped
    events          release-order=in-turn, release-excess=all-there-are, event-release-fate=out-of-game,
                    event-count=at-start, tribute-partial=pay-all, tribute-from=any-palaces, coin-unit=yuan,
                    keep-ban=must-supply, pictured-goods=no, festival-zero=scores-nothing, festival-rank=dense,
                    mongol-marker=score, mortars=whole-province, decay-month=every-month
    scoring         scholar-dragons=none, tie-direction=further-ahead, tie-same-space=stack-order
"""

from itertools import combinations

SEATS = 5
ROUNDS = 12
TOP_FLOOR = 3

TYPES = ["artisan", "court-lady", "tax-collector", "pyrotechnist", "warrior", "monk", "healer", "farmer", "scholar"]
SINGLE_TYPES = 3  # the first three types have young tiles only (ru 66)
WILD = len(TYPES)  # the card with the question mark, after the cards of the nine types
CARDS = TYPES + ["wild"]
CARD_LETTERS = "altpwmhfs?"

# The fifteen tiles: the young of each type, then the old of the six divided types (ru 58-66).
TILES = (TYPES[:SINGLE_TYPES] + ["young-" + name for name in TYPES[SINGLE_TYPES:]]
         + ["old-" + name for name in TYPES[SINGLE_TYPES:]])
TILE_LETTERS = "altpwmhfsPWMHFS"
STEPS = [2, 1, 3, 5, 5, 6, 4, 4, 4, 3, 3, 2, 1, 1, 2]  # how far a tile moves the person marker (ru 58, 106)
SYMBOLS = [1, 1, 3, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3]
TILES_OF_A_TYPE = 10
OLD_OF_A_TYPE = 4
ARTISAN, COURT_LADY, TAX_COLLECTOR, PYROTECHNIST, WARRIOR, MONK, HEALER, FARMER, SCHOLAR = range(9)

EVENTS = ["peace", "tribute", "drought", "festival", "mongols", "contagion"]
EVENT_LETTERS = "ptdfmc"
PEACE = 0

ACTIONS = ["taxes", "build", "harvest", "fireworks", "parade", "research", "privilege"]
# What an action gives by itself, and the type whose symbols add to it (ru 137-142).
YIELDS = {"taxes": (2, TAX_COLLECTOR), "build": (1, ARTISAN), "harvest": (1, FARMER), "fireworks": (1, PYROTECHNIST),
          "parade": (1, WARRIOR), "research": (1, SCHOLAR)}
PRICES = {"small": 2, "large": 6}  # ru 143
DRAGONS = {"small": 1, "large": 2}
GROUP_FEE = 3  # ru 130
SKIP_UP_TO = 3  # ru 132
TRIBUTE = 4  # ru 165
CONTAGION = 3  # ru 169


def type_of(tile):
    return tile if tile < len(TYPES) else tile - len(TYPES) + SINGLE_TYPES


def tiles_of(card):
    """The tiles that a card may bring: of a divided type the young or the old one (ru 147), by a "?" any (ru 153)."""
    return [tile for tile in range(len(TILES)) if card in (WILD, type_of(tile))]


def split_evenly(cards, sizes):
    """All ways to lay cards into groups of these sizes; groups of one size are not told apart."""
    if not sizes:
        yield []
        return
    for group in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in group]
        for groups in split_evenly(rest, sizes[1:]):
            if len(sizes) == 1 or sizes[1] < sizes[0] or group < tuple(groups[0]):
                yield [list(group)] + groups


def all_deals(players):
    """The deals as texts. Groups are as equal as they can be, the larger ones first (ru 119-124)."""
    sizes = [len(ACTIONS) // players + (group < len(ACTIONS) % players) for group in range(players)]
    return ["deal " + "|".join("+".join(ACTIONS[card] for card in group) for group in groups)
            for groups in split_evenly(list(range(len(ACTIONS))), sizes)]


class Palace:
    def __init__(self, floors):
        self.floors = floors
        self.persons = []  # numbers of tiles
        self.gave = False  # a person of it has gone in this drought, and its owner is still in his turn

    def has_room(self):
        return len(self.persons) < self.floors

    def sorted_persons(self):
        return sorted(self.persons, reverse=True)

    def text(self):
        return f"{self.floors}[{''.join(TILE_LETTERS[tile] for tile in self.sorted_persons())}]"


class Player:
    def __init__(self):
        self.palaces = [Palace(2), Palace(2)]  # ru 95
        self.hand = list(range(len(TYPES))) + [WILD, WILD]
        self.yuan = 6  # ru 96
        self.score = self.rice = self.fireworks = 0
        self.privileges = {"small": 0, "large": 0}
        self.pair = None  # the two types drafted
        self.chosen = None  # the group with the dragon
        self.owed = 0  # persons still to be released
        self.acted = False

    def persons(self):
        return [tile for palace in self.palaces for tile in palace.persons]

    def symbols(self, of_type):
        return sum(SYMBOLS[tile] for tile in self.persons() if type_of(tile) == of_type)

    def inhabited(self):
        return [palace for palace in self.palaces if palace.persons]

    def yield_of(self, action):
        base, of_type = YIELDS[action]
        return base + self.symbols(of_type)

    def palaces_text(self):
        """The tallest palace first; the order of equals, and of those marked in a drought, is as in the model."""
        palaces = sorted(self.palaces, key=lambda palace: (palace.gave, palace.floors, palace.sorted_persons()))
        return "+".join(palace.text() + "!" * palace.gave for palace in reversed(palaces)) or "-"

    def hand_text(self):
        return "".join(CARD_LETTERS[card] for card in sorted(self.hand)) or "-"


class Game:
    def __init__(self, players):
        self.count = players
        self.players = [Player() for _ in range(players)]
        self.deals = all_deals(players)
        self.space = [0] * players  # where the person markers are
        self.stacks = {0: list(range(players))}  # the markers on each space, from the bottom to the top
        self.pile = [self.in_play(tile) for tile in range(len(TILES))]
        self.box = [self.printed(tile) - left for tile, left in enumerate(self.pile)]
        self.row = [PEACE, PEACE] + [None] * (ROUNDS - 2)  # ru 82
        self.undrawn = [0, 2, 2, 2, 2, 2]
        self.stage = "row"
        self.round = 0
        self.order = list(range(players))
        self.turn = 0
        self.groups = []
        self.guests = []  # tiles taken and not yet placed; the last one is next
        self.floors = 0  # new floors to be placed

    @staticmethod
    def printed(tile):
        if tile < SINGLE_TYPES:
            return TILES_OF_A_TYPE
        return TILES_OF_A_TYPE - OLD_OF_A_TYPE if tile < len(TYPES) else OLD_OF_A_TYPE

    def in_play(self, tile):
        """Who does not play takes one young and one old tile of each type out, or two of an undivided one (ru 72)."""
        return self.printed(tile) - (SEATS - self.count) * (2 if tile < SINGLE_TYPES else 1)

    # Who acts, and what he may do.

    def seat(self):
        return self.order[self.turn]

    def actor(self):
        return self.players[self.seat()]

    def to_act(self):
        if self.stage == "over":
            return "nobody"
        return "chance" if self.stage in ("row", "deal") else f"p{self.seat() + 1}"

    def legal(self):
        return getattr(self, "legal_" + self.stage)()

    def legal_over(self):
        return []

    def legal_row(self):
        return [f"event {EVENTS[kind]}" for kind, left in enumerate(self.undrawn) if left]

    def legal_draft(self):
        taken = [player.pair for player in self.players]
        return [f"draft {TYPES[low]} {TYPES[high]}" for low, high in combinations(range(len(TYPES)), 2)
                if (low, high) not in taken and self.pile[low] and self.pile[high]]

    def legal_deal(self):
        return self.deals

    def fee(self, group):
        return GROUP_FEE if any(player.chosen == group for player in self.players) else 0

    def legal_action(self):
        moves = ["skip"]
        for number, group in enumerate(self.groups):
            left = self.actor().yuan - self.fee(number)
            if left < 0:
                continue
            for action in group:
                if action == "privilege":
                    moves += [f"privilege {size}" for size, price in PRICES.items() if price <= left]
                else:
                    moves.append(action)
        return moves

    def legal_build(self):
        low = {palace.text() for palace in self.actor().palaces if palace.floors < TOP_FLOOR}
        return ["new palace"] + [f"floor on {text}" for text in low]

    def legal_person(self):
        moves = []
        for card in sorted(set(self.actor().hand)):
            tiles = [TILES[tile] for tile in tiles_of(card) if self.pile[tile]]
            moves += [f"play {CARDS[card]} for {tile}" for tile in tiles or ["nothing"]]
        return moves

    def legal_place(self):
        palaces = self.actor().palaces
        rooms = {f"house in {palace.text()}" for palace in palaces if palace.has_room()}
        if rooms:
            return list(rooms)
        return ["turn away"] + list({f"replace {TILES[tile]} in {palace.text()}"
                                     for palace in palaces for tile in palace.persons})

    def legal_release(self):
        return list({f"release {TILES[tile]} from {palace.text()}"
                     for palace in self.actor().palaces if not palace.gave for tile in palace.persons})

    def forward(self):
        """The moves by which a province grows: no turn skipped, no card spent for nothing, nobody turned away; and of
        the actions those that bring room, rice for the palaces or money for a tribute, where they are lacking."""
        moves = [move for move in self.legal() if move not in ("skip", "turn away") and not move.endswith("nothing")]
        if self.stage != "action":
            return moves
        player = self.actor()
        lacking = {"build": not any(palace.has_room() for palace in player.palaces),
                   "harvest": player.rice < len(player.inhabited()), "taxes": player.yuan < TRIBUTE}
        return [move for move in moves if lacking.get(move)] or moves

    # Moves.

    def apply(self, move):
        if move not in self.legal():
            raise ValueError(f"illegal move: {move}")
        words = move.split()
        if self.stage == "action":
            self.choose_group(words)
        else:
            getattr(self, "apply_" + self.stage)(words)

    def apply_row(self, words):
        """Lays an event beside its like one cell further on, so that the next one fills the gap (ru 82)."""
        kind = EVENTS.index(words[1])
        self.undrawn[kind] -= 1
        cell = self.row.index(None)
        if self.row[cell - 1] != kind:
            self.row[cell] = kind
        elif cell + 1 < ROUNDS:
            self.row[cell + 1] = kind
        else:  # no cell is left: the two tiles before it change places
            self.row[cell] = kind
            self.row[cell - 2], self.row[cell - 1] = self.row[cell - 1], self.row[cell - 2]
        if None not in self.row:
            self.begin_phase("draft")

    def apply_draft(self, words):
        pair = tuple(TYPES.index(name) for name in words[1:])
        self.actor().pair = pair
        for tile in reversed(pair):
            self.take(tile)
        self.stage = "place"

    def apply_deal(self, words):
        self.groups = [group.split("+") for group in words[1].split("|")]
        self.begin_phase("action")

    def choose_group(self, words):
        player, action = self.actor(), words[0]
        if action == "skip":
            player.yuan = max(player.yuan, SKIP_UP_TO)
        else:
            number = next(number for number, group in enumerate(self.groups) if action in group)
            player.yuan -= self.fee(number)
            player.chosen = number
            if action == "privilege":
                player.yuan -= PRICES[words[1]]
                player.privileges[words[1]] += 1
            else:
                self.use(action, player.yield_of(action))
        if self.stage == "action":
            self.end_turn()

    def use(self, action, amount):
        player = self.actor()
        if action == "taxes":
            player.yuan += amount
        elif action == "build":
            self.floors = amount
            self.stage = "build"
        elif action == "harvest":
            player.rice += amount
        elif action == "fireworks":
            player.fireworks += amount
        elif action == "parade":
            self.move_marker(amount)
        else:
            player.score += amount

    def apply_build(self, words):
        if words[0] == "new":
            self.actor().palaces.append(Palace(1))
        else:
            self.palace_named(words[2]).floors += 1
        self.floors -= 1
        if not self.floors:
            self.stage = "action"
            self.end_turn()

    def apply_person(self, words):
        self.actor().hand.remove(CARDS.index(words[1]))
        if words[3] == "nothing":
            self.end_turn()
        else:
            self.take(TILES.index(words[3]))
            self.stage = "place"

    def apply_place(self, words):
        tile = self.guests.pop()
        if words[0] == "turn":
            self.box[tile] += 1
        else:
            palace = self.palace_named(words[-1])
            if words[0] == "replace":
                leaving = TILES.index(words[1])
                palace.persons.remove(leaving)
                self.box[leaving] += 1
            palace.persons.append(tile)
            self.move_marker(STEPS[tile])
        if not self.guests:
            self.stage = "person" if self.round else "draft"
            self.end_turn()

    def apply_release(self, words):
        player, tile = self.actor(), TILES.index(words[1])
        palace = next(palace for palace in player.palaces if not palace.gave and palace.text() == words[3])
        palace.persons.remove(tile)
        palace.gave = self.event_now() == "drought"
        self.box[tile] += 1
        player.owed -= 1
        if not player.owed:
            for palace in player.palaces:
                palace.gave = False
            self.end_turn()

    def take(self, tile):
        self.pile[tile] -= 1
        self.guests.append(tile)

    def palace_named(self, text):
        return next(palace for palace in self.actor().palaces if palace.text() == text)

    def move_marker(self, steps):
        """The marker comes to lie on top of those that are there; it leaves those that lay on it (ru 106)."""
        seat = self.seat()
        self.stacks[self.space[seat]].remove(seat)
        self.space[seat] += steps
        self.stacks.setdefault(self.space[seat], []).append(seat)

    def level(self, seat):
        return self.stacks[self.space[seat]].index(seat)

    # Phases.

    def by_track(self):
        """Who is in front goes first, and of those on one space the upper one (ru 106, 126)."""
        return sorted(range(self.count), key=lambda seat: (self.space[seat], self.level(seat)), reverse=True)

    def begin_phase(self, stage):
        self.stage = stage
        self.turn = 0
        self.order = self.by_track() if self.round else list(range(self.count))
        for player in self.players:
            player.acted = False

    def end_turn(self):
        self.actor().acted = self.stage != "draft"  # as in the model: nobody is marked in the draft
        self.turn += 1
        if self.stage == "release":
            self.next_release()
        elif self.turn == self.count:
            self.end_phase()

    def end_phase(self):
        if self.stage == "draft":
            for player in self.players:
                player.pair = None
            self.begin_round()
        elif self.stage == "action":
            self.groups = []
            for player in self.players:
                player.chosen = None
            if self.round < ROUNDS:
                self.begin_phase("person")
            else:  # no card is left (es 191)
                self.event()
        else:
            self.event()

    def begin_round(self):
        """The order of the phase before stays until the cards lie out, as in the model."""
        self.round += 1
        self.stage = "deal"
        self.turn = 0

    def event(self):
        """Everybody pays or scores; then whoever must release persons does so in turn (ru 168, es 245)."""
        self.begin_phase("release")
        getattr(self, "event_" + self.event_now())()
        self.next_release()

    def event_now(self):
        return EVENTS[self.row[self.round - 1]]

    def next_release(self):
        """Goes on to the next who must release a person. As in the model, rice is handed in, and a number of persons
        that is greater than a player has is lowered, when his turn comes."""
        while self.turn < self.count:
            player = self.actor()
            if self.event_now() == "drought":
                self.supply(player)
            player.owed = min(player.owed, len(player.persons()))
            if player.owed:
                return
            player.acted = True
            self.turn += 1
        self.end_round()

    def event_peace(self):
        pass

    def event_tribute(self):
        for player in self.players:
            paid = min(player.yuan, TRIBUTE)
            player.yuan -= paid
            player.owed = TRIBUTE - paid

    def event_drought(self):
        pass  # see supply

    @staticmethod
    def supply(player):
        """A rice tile for each palace with a person; if short, the owner says later which get none (ru 166)."""
        hungry = len(player.inhabited())
        supplied = min(player.rice, hungry)
        player.rice -= supplied
        player.owed = hungry - supplied

    def event_festival(self):
        """Without fireworks nobody scores; after a tie for the most the next number still counts (es 225)."""
        ranks = sorted({player.fireworks for player in self.players if player.fireworks}, reverse=True)
        rewards = dict(zip(ranks, (6, 3)))
        for player in self.players:
            if player.fireworks in rewards:
                player.score += rewards[player.fireworks]
                player.fireworks //= 2

    def event_mongols(self):
        helmets = [player.symbols(WARRIOR) for player in self.players]
        for player, own in zip(self.players, helmets):
            player.score += own
            player.owed = int(own == min(helmets))

    def event_contagion(self):
        for player in self.players:
            player.owed = max(0, CONTAGION - player.symbols(HEALER))

    def end_round(self):
        for player in self.players:
            for palace in player.palaces:
                if not palace.persons:  # ru 161
                    palace.floors -= 1
            player.palaces = [palace for palace in player.palaces if palace.floors]
            player.score += len(player.palaces) + player.symbols(COURT_LADY)  # ru 173-177
            player.score += sum(DRAGONS[size] * number for size, number in player.privileges.items())
        if self.round < ROUNDS:
            self.begin_round()
        else:
            self.end_game()

    def end_game(self):
        """Persons, monks and money (ru 187-189)."""
        self.stage = "over"
        for player in self.players:
            player.score += 2 * len(player.persons())
            player.score += sum(SYMBOLS[tile] * palace.floors for palace in player.palaces
                                for tile in palace.persons if type_of(tile) == MONK)
            player.yuan += 2 * (player.rice + player.fireworks)
            player.rice = player.fireworks = 0
            player.score += player.yuan // 3

    def outcome(self):
        """Most points win; of equals, who would act first by the person track (ru 191, es 277)."""
        if self.stage != "over":
            return {"over": False, "scores": [], "winners": []}
        scores = [player.score for player in self.players]
        winner = next(seat for seat in self.by_track() if scores[seat] == max(scores))
        return {"over": True, "scores": scores, "winners": [f"p{winner + 1}"]}

    # The position as the protocol gives it.

    def fields(self):
        values = {"stage": self.stage, "round": self.round, "turn": self.turn, "floors": self.floors, "shifts": 0,
                  "actor": 0 if self.to_act() in ("chance", "nobody") else self.seat(), "using": 0,
                  "events": "".join("." if kind is None else EVENT_LETTERS[kind] for kind in self.row),
                  "groups": "|".join("+".join(group) for group in self.groups) or "-",
                  "guests.size": len(self.guests), "to-act": self.to_act()}
        for name, row in (("undrawn", self.undrawn), ("pile", self.pile), ("box", self.box), ("guests", self.guests),
                          ("order", self.order + [0] * (SEATS - self.count))):
            values.update({f"{name}{number}": value for number, value in enumerate(row, 1)})
        for seat in range(SEATS):
            present = seat < self.count
            for name, value in (self.player_fields(seat) if present else self.absent_fields()).items():
                values[f"p{seat + 1}.{name}"] = value
            pair = self.players[seat].pair if present else None
            values[f"pair{seat + 1}"] = 0 if pair is None else 1 + pair[1] * (pair[1] - 1) // 2 + pair[0]
        return values

    def player_fields(self, seat):
        player = self.players[seat]
        return {"palaces": player.palaces_text(), "hand": player.hand_text(), "yuan": player.yuan,
                "score": player.score, "track": self.space[seat], "level": self.level(seat), "rice": player.rice,
                "fireworks": player.fireworks, "small": player.privileges["small"],
                "large": player.privileges["large"], "chosen": 0 if player.chosen is None else player.chosen + 1,
                "owed": player.owed, "acted": int(player.acted), "floors": 0, "out": 0}

    def absent_fields(self):
        names = ("yuan", "score", "track", "level", "rice", "fireworks", "small", "large", "chosen", "owed", "acted",
                 "floors", "out")
        return {"palaces": "-", "hand": "-"} | dict.fromkeys(names, 0)


def new_game(players, components):
    """The opening position. `components`, the numbers of the data files, are not needed here."""
    return Game(players)
