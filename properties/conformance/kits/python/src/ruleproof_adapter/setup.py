"""What a game is set up with, and how an author refuses it."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Mapping
from typing import Any, NoReturn

Text = str


class Illegal(Exception):
    """A move that the rules forbid. Whoever raises it has changed nothing."""


class Unsupported(Exception):
    """A part of the set-up that the engine does not play."""

    def __init__(self, part: str, why: str = "") -> None:
        super().__init__(why or f"{part}: not supported")
        self.part = part


@dataclasses.dataclass(frozen=True)
class Setup:
    """What `initialize` says."""

    game: str
    players: int
    options: Mapping[str, Text] = dataclasses.field(default_factory=dict)  #: the protocol's `setup`; values are texts
    rulings: Mapping[str, Text] = dataclasses.field(default_factory=dict)  #: every open question and its answer
    components: Mapping[str, Any] = dataclasses.field(default_factory=dict)  #: boards, decks and tiles in force

    def refuse(self, part: str, why: str = "") -> NoReturn:
        """Refuses "game", "players", "setup", "rulings" or "components"."""
        raise Unsupported(part, why)

    def number(self, option: str, default: int) -> int:
        """An option that is a whole number; a text that is none is refused."""
        try:
            return int(self.options.get(option, default))
        except ValueError:
            self.refuse("setup", f"{option} is no whole number")

    def require_players(self, *counts: int) -> None:
        """Refuses any other number of players."""
        if self.players not in counts:
            self.refuse("players", f"{self.players} players, not one of {counts}")

    def require_options(self, played: Mapping[str, Text | Collection[Text]]) -> None:
        """Refuses a value other than those that are played; options not named here are not looked at."""
        self.require("setup", self.options, played)

    def require_rulings(self, played: Mapping[str, Text | Collection[Text]]) -> None:
        """Refuses an answer other than those that are played; questions not named here are not looked at."""
        self.require("rulings", self.rulings, played)

    def require(self, part: str, said: Mapping[str, Text], played: Mapping[str, Text | Collection[Text]]) -> None:
        """Refuses the part where it says something else than what is played."""
        for name, values in played.items():
            if name in said and said[name] not in ([values] if isinstance(values, str) else values):
                self.refuse(part, f"{name}={said[name]}")
