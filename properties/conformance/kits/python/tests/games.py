"""Small games for the tests."""

from ruleproof_adapter import Illegal, Outcome


class Heap:
    """Takes one or two tokens from a heap; who takes the last has won."""

    def __init__(self, setup):
        setup.require_players(2)
        setup.require_options({"colour": "blue"})
        setup.require_rulings({"last": ["wins"]})
        self.size = setup.number("size", 3)
        self.left, self.mover = self.size, 0

    def legal(self):
        return [f"take {number}" for number in (1, 2) if number <= self.left]

    def apply(self, move):
        if move not in self.legal():
            raise Illegal("too-many")
        self.left -= int(move.split()[1])
        self.mover = 1 - self.mover

    def state(self):
        return {"left": self.left, "empty": self.left == 0, "to-act": f"p{self.mover + 1}" if self.left else "nobody"}

    def outcome(self):
        return None if self.left else Outcome(winners=[f"p{2 - self.mover}"], scores=[self.mover, 1 - self.mover])


class OnlyMoves:
    """Takes any move, and tells nothing."""

    def __init__(self, setup):
        self.setup = setup

    def apply(self, move):
        return move == "go"


def with_method(name, method, base=Heap):
    """The game with another method."""
    return type(base.__name__, (base,), {name: method})
