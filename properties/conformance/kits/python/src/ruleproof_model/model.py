"""The games of the library."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from .game import Game
from .library import Library


def head_of(game: str, setup: Mapping[str, str] | None = None, rulings: Mapping[str, str] | None = None,
            position: str = "", ruleset: int = 1) -> str:
    """The head of a record, from which a game begins."""
    lines = ["ruleproof 1", f"game {game} ruleset {ruleset}"]
    for word, pairs in (("setup", setup), ("rulings", rulings)):
        if pairs:
            lines.append(f"{word} {' '.join(f'{name}={value}' for name, value in pairs.items())}")
    if position:
        lines.append(f"position {position}")
    return "\n".join(lines) + "\n"


class Model:
    """All games of the library at a path; by default that of RULEPROOF_MODEL, the one in this package, or that of the
    installed command."""

    def __init__(self, path: str | os.PathLike[str] | None = None) -> None:
        self._library = Library(path)

    def games(self) -> list[dict[str, Any]]:
        """Name, title, ruleset, players, data and usual options of each."""
        return self._library.ask("games")["games"]

    def rules(self, game: str) -> dict[str, Any]:
        """The clauses and the open questions of a game."""
        return self._library.ask("rules", game)

    def replay(self, record: str) -> dict[str, Any]:
        """A record from its beginning: steps, position, fingerprint, and the problem if it does not replay."""
        return self._library.ask("replay", record)

    def open(self, game: str, setup: Mapping[str, str] | None = None, rulings: Mapping[str, str] | None = None,
             position: str = "") -> Game:
        """Everything that is left out is usual."""
        ruleset = next((info["ruleset"] for info in self.games() if info["name"] == game), 1)
        return Game(self._library, head_of(game, setup, rulings, position, ruleset))

    def open_record(self, record: str) -> Game:
        """Begins where a record begins; none of its moves is made."""
        return Game(self._library, record)
