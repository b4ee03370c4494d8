"""The author's game behind the methods of the protocol."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from . import shapes
from .setup import Illegal, Setup, Unsupported

ILLEGAL_MOVE, UNSUPPORTED = 1, 2
PARSE_ERROR, INVALID_REQUEST, UNKNOWN_METHOD, INVALID_PARAMS, INTERNAL_ERROR = -32700, -32600, -32601, -32602, -32603
PARTS = {"protocol", "game", "players", "setup", "rulings", "components"}


class Game(Protocol):
    """What an author writes. Only `apply` must be there; each other method that is adds to what is compared.

    legal()            the legal moves of whoever is to act; at a chance point what can happen; after the end none; None
                       where the engine cannot show them
    state()            fields by name, as many as the author likes; None for one that it cannot show at this position
    outcome()          None while the game goes on, then an Outcome
    undo()             takes the last move back
    start_at(position) sets the game to a position, as on the game's page
    """

    def apply(self, move: str, /) -> object:
        """Makes a move. An illegal one raises Illegal, or gives False, and changes nothing."""


class Refusal(Exception):
    """An error of the protocol."""

    def __init__(self, code: int, message: str, data: str | None = None) -> None:
        super().__init__(message)
        self.error: dict[str, object] = {"code": code, "message": message} | ({} if data is None else {"data": data})


class Adapter:
    """Makes games of the author and asks them.

    name           the game, as ruleproof calls it
    make           the author's class, or what makes a game from a Setup; called at each start
    options        the options of the set-up that `make` understands; others are refused. Without any, the engine is
                   told the usual ones, which it need not look at
    undo_by_replay moves are taken back by playing the game again without the last one
    refuse_unlisted a move that legal() does not list is refused before apply() sees it: for an engine whose apply()
                   is only made for legal moves. Refusals then test the list and nothing else.
    """

    def __init__(self, name: str, make: Callable[[Setup], Game], *, options: Iterable[str] = (),
                 undo_by_replay: bool = False, refuse_unlisted: bool = False, version: str = "1") -> None:
        self.name, self.make, self.version = name, make, version
        self.options = tuple(options)
        self.undo_by_replay, self.refuse_unlisted = undo_by_replay, refuse_unlisted
        self.setup: Setup | None = None
        self.game: Any = None
        self.position: str | None = None
        self.moves: list[str] = []

    def initialize(self, protocol: object = None, game: object = None, players: object = 2,
                   setup: object = None, rulings: object = None, components: object = None, **_: object) -> object:
        """Sets the engine up, and says what it can."""
        self.setup = self.game = None
        given = self.given(protocol, game, players, [setup or {}, rulings or {}, components or {}])
        try:
            self.look_at_options(given)
            made = self.make(given)
        except Unsupported as refused:
            if refused.part not in PARTS:
                raise shapes.Mistake(f"refuse() takes one of {sorted(PARTS)}, not {refused.part!r}") from refused
            raise Refusal(UNSUPPORTED, str(refused), refused.part) from refused
        self.check(made)
        self.setup = given
        return {"name": self.name, "version": self.version, "capabilities": self.capabilities(made),
                "fields": self.fields(made)}

    def given(self, protocol: object, game: object, players: object, tables: list[object]) -> Setup:
        """What the tool said, as far as it can be played."""
        if protocol != 1:
            raise Refusal(UNSUPPORTED, "only protocol 1 is spoken", "protocol")
        if game != self.name:
            raise Refusal(UNSUPPORTED, f"only {self.name} is played", "game")
        if not isinstance(players, int) or not all(isinstance(table, Mapping) for table in tables):
            raise Refusal(INVALID_PARAMS, "players is a number; setup, rulings and components are objects")
        return Setup(self.name, players, *tables)  # type: ignore[arg-type]

    def look_at_options(self, given: Setup) -> None:
        """An engine that understands options refuses others; one that does not is told the usual ones only."""
        unknown = set(given.options) - {*self.options, "players"}
        if self.options and unknown:
            given.refuse("setup", f"unknown: {', '.join(sorted(unknown))}")

    def check(self, game: object) -> None:
        """Complains about a game that lacks what it needs."""
        if not callable(getattr(game, "apply", None)):
            raise shapes.Mistake(f"{type(game).__name__} has no method apply(move)")
        if self.refuse_unlisted and not hasattr(game, "legal"):
            raise shapes.Mistake(f"refuse_unlisted needs {type(game).__name__}.legal()")

    def capabilities(self, game: object) -> dict[str, bool]:
        """What the author wrote methods for."""
        return {"legal": hasattr(game, "legal"), "outcome": hasattr(game, "outcome"),
                "undo": hasattr(game, "undo") or self.undo_by_replay,
                "position": hasattr(game, "start_at"), "setup": bool(self.options)}

    def fields(self, game: Any) -> list[str]:
        """The names in `field_names`, where the author has them, else those that the opening has."""
        if hasattr(game, "field_names"):
            return shapes.list_of("field_names", game.field_names, "names of fields")
        return list(shapes.state(game.state())) if hasattr(game, "state") else []

    def start(self, position: object = None, **_: object) -> object:
        """A new game."""
        if self.setup is None:
            raise Refusal(INVALID_REQUEST, "initialize comes first")
        self.game = self.make(self.setup)
        if position is not None:
            if not hasattr(self.game, "start_at"):
                raise Refusal(INVALID_PARAMS, "games start from the opening", "position")
            self.start_at(str(position))
        self.position, self.moves = None if position is None else str(position), []
        return {}

    def start_at(self, position: str) -> None:
        """Sets the game; the author may say that there is no such position."""
        try:
            self.game.start_at(position)
        except Illegal as refused:
            self.game = None
            raise Refusal(INVALID_PARAMS, str(refused) or "no position", "position") from refused

    def legal(self, **_: object) -> object:
        return {"moves": shapes.moves(self.having("legal")())}

    def apply(self, move: object = None, **_: object) -> object:
        """Makes a move, or refuses it."""
        if not isinstance(move, str):
            raise Refusal(INVALID_PARAMS, "apply has a move", "move")
        if self.refuse_unlisted:
            listed = shapes.moves(self.having("legal")())
            if listed is not None and move not in listed:
                raise Refusal(ILLEGAL_MOVE, "illegal move")
        try:
            made = self.having("apply")(move)
        except Illegal as refused:
            raise Refusal(ILLEGAL_MOVE, "illegal move", str(refused) or None) from refused
        if made is False:
            raise Refusal(ILLEGAL_MOVE, "illegal move")
        self.moves.append(move)
        return {}

    def state(self, **_: object) -> object:
        return shapes.state(self.having("state")()) if hasattr(self.game, "state") else {}

    def outcome(self, **_: object) -> object:
        assert self.setup is not None
        return shapes.outcome(self.having("outcome")(), self.setup.players)

    def undo(self, **_: object) -> object:
        """Takes a move back, as the author does it or by playing again."""
        if not self.moves:
            raise Refusal(INVALID_REQUEST, "there is no move to take back")
        if hasattr(self.game, "undo"):
            self.game.undo()
            self.moves.pop()
            return {}
        moves = self.moves[:-1]
        self.start(self.position)
        for move in moves:
            self.game.apply(move)
        self.moves = moves
        return {}

    def having(self, method: str) -> Callable[..., object]:
        """A method of the game that is played; one that the author did not write is unknown."""
        written: Callable[..., object] | None = getattr(self.game, method, None)
        if written is None:
            raise Refusal(UNKNOWN_METHOD, "unknown method", method)
        return written

    def perform(self, method: str, params: Mapping[str, Any]) -> object:
        """The result of a request."""
        if method not in ("initialize", "start", "legal", "apply", "state", "outcome", "undo"):
            raise Refusal(UNKNOWN_METHOD, "unknown method", method[:40])
        if method == "undo" and self.game is not None and not self.capabilities(self.game)["undo"]:
            raise Refusal(UNKNOWN_METHOD, "unknown method", method)
        if method not in ("initialize", "start") and self.game is None:
            raise Refusal(INVALID_REQUEST, f"start comes before {method}")
        return getattr(self, method)(**params)
