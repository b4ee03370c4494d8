"""A game at a position."""

from __future__ import annotations

import ctypes
import weakref
from typing import Any

from .library import Library


class Game:
    """Moves, positions and records are texts, as the game's page describes them. Used by one thread at a time."""

    def __init__(self, library: Library, record: str) -> None:
        self._library = library
        self._game: ctypes.c_void_p = library.open(record)
        self._end = weakref.finalize(self, library.close, self._game)
        self.set_up()  # raises where the record is wrong

    def _ask(self, name: str, *words: str | int) -> dict[str, Any]:
        if not self._end.alive:
            raise ValueError("the game is closed")
        return self._library.ask(name, self._game, *words)

    def close(self) -> None:
        """Gives its memory back, as happens by itself in the end."""
        self._end()

    def set_up(self) -> dict[str, Any]:
        """The whole set-up: game, players, setup, rulings, provenance of the data, fields."""
        return self._ask("set_up")

    def moves(self) -> list[str]:
        """The legal moves; at a chance point what can happen; after the end none."""
        return self._ask("moves")["moves"]

    def judge(self, move: str) -> dict[str, Any]:
        """{"verdict": "legal", "step": {...}}, {"verdict": "illegal", "clause": ...}, "unreadable" or "over"."""
        return self._ask("judge", move)

    def apply(self, move: str) -> dict[str, Any]:
        """The same, and makes the move if it is legal."""
        return self._ask("apply", move)

    def undo(self) -> bool:
        """Takes the last move back; false where there is none."""
        return self._ask("undo")["undone"]

    def restart(self) -> dict[str, str]:
        """Back to where the game began."""
        return self._ask("restart")

    def go_to(self, position: str) -> dict[str, str]:
        """Another position to begin with."""
        return self._ask("go_to", position)

    def state(self) -> dict[str, int | str]:
        """The fields of the position."""
        return self._ask("state")

    def seen_by(self, seat: str) -> dict[str, int | str]:
        """The fields as a player sees them; empty where nothing is hidden."""
        return self._ask("seen_by", seat)

    def told(self, changes: list[dict[str, str]]) -> list[dict[str, str]]:
        """Changes of a step in the words of the game: name, words, before, after."""
        lines = (f"{change['field']}\t{change['before']}\t{change['after']}\n" for change in changes)
        return self._ask("told", "".join(lines))["told"]

    def position(self) -> dict[str, str]:
        """The position as a line, and its fingerprint."""
        return self._ask("position")

    def picture(self) -> list[dict[str, str]]:
        """The table: title and SVG of each panel."""
        return self._ask("picture")["panels"]

    def outcome(self) -> dict[str, Any]:
        """{"over": true, "scores": [1, 0], "winners": ["p1"]}"""
        return self._ask("outcome")

    def record(self) -> str:
        """From where the game began to where it stands."""
        return self._ask("record")["record"]

    def play_at_random(self, seed: int, choices: int) -> list[dict[str, Any]]:
        """Plays on for at most so many choices; what was played."""
        return self._ask("random", seed, choices)["steps"]
