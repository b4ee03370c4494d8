"""A game as a test tells it: what `ruleproof replay RECORD --export pytest` writes is made of these."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from .adapter import Adapter, Game, Refusal
from .setup import Setup


class Trial:
    """Plays a game of the author and holds it against what a test expects; each method raises AssertionError.

    What the engine does not declare - no legal(), no such field - is not held against it.
    """

    def __init__(self, name: str, make: Callable[[Setup], Game], **how: Any) -> None:
        self.adapter = Adapter(name, make, **how)
        self.declares: dict[str, bool] = {}
        self.fields: set[str] = set()
        self.position: str | None = None
        self.moves: list[str] = []

    def begins(self, position: str | None = None, **params: Any) -> None:
        """Sets the engine up, and begins."""
        self.position, self.moves = position, []
        try:
            welcome: Any = self.adapter.initialize(**({"protocol": 1} | params))
            self.declares, self.fields = welcome["capabilities"], set(welcome["fields"])
            self.adapter.start(position)
        except Refusal as refused:
            raise AssertionError(f"the set-up is refused: {refused.error}") from refused

    def plays(self, move: str) -> None:
        """A legal move."""
        try:
            self.adapter.apply(move)
        except Refusal as refused:
            raise AssertionError(f"refuses {move!r}, which is legal") from refused
        self.moves.append(move)

    def takes_back(self) -> None:
        """The last move that stands; one that takes none back plays again without it."""
        last = self.moves.pop()
        try:
            if self.declares["undo"]:
                self.adapter.undo()
                return
            self.adapter.start(self.position)
            for move in self.moves:
                self.adapter.apply(move)
        except Refusal as refused:
            raise AssertionError(f"does not take {last!r} back: {refused.error}") from refused

    def refuses(self, move: str) -> None:
        """An illegal move."""
        try:
            self.adapter.apply(move)
        except Refusal:
            return
        raise AssertionError(f"accepts {move!r}, which is illegal")

    def offers(self, moves: Iterable[str]) -> None:
        """These legal moves and no other, unless the engine does not show them here."""
        shown: Any = self.adapter.legal() if self.declares["legal"] else {"moves": None}
        if shown["moves"] is None:
            return
        wanted, told = set(moves), set(shown["moves"])
        assert told == wanted, f"misses {sorted(wanted - told)}, and offers {sorted(told - wanted)}"

    def shows(self, fields: dict[str, int | str]) -> None:
        """These fields of the position, as far as the engine shows them here."""
        told: Any = self.adapter.state()
        wrong = {name: told.get(name) for name, value in fields.items()
                 if name in self.fields and told.get(name, ...) not in (value, None)}
        assert not wrong, f"has {wrong}, not { {name: fields[name] for name in wrong} }"

    def ends(self, outcome: dict[str, Any]) -> None:
        """The outcome; scores only where the engine tells them."""
        if not self.declares["outcome"]:
            return
        told: Any = self.adapter.outcome()
        wanted = {name: value for name, value in outcome.items() if name in told or name != "scores"}
        assert told == wanted, f"ends with {told}, not {wanted}"
