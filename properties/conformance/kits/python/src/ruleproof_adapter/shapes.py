"""What an author's methods gave, brought into the protocol's shape or complained about in his words."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Mapping
from typing import Any

SEAT = re.compile(r"p[1-9][0-9]*")
TO_ACT = re.compile(r"p[1-9][0-9]*|chance|nobody")


class Mistake(Exception):
    """A method of the author gave what the protocol has no room for."""


@dataclasses.dataclass(frozen=True)
class Outcome:
    """The end of a game: who has won, such as ["p1"] (all of them in a draw), and the points by seat."""

    winners: Iterable[str]
    scores: Iterable[int] | None = None


def shown(value: object) -> str:
    """The value, shortened, and its type."""
    text = repr(value)
    return f"{text if len(text) <= 60 else text[:57] + '...'} ({type(value).__name__})"


def list_of(method: str, value: object, what: str) -> list[Any]:
    """Any iterable but a text."""
    if isinstance(value, str) or not isinstance(value, Iterable):
        raise Mistake(f"{method} must give {what}, not {shown(value)}")
    return list(value)


def moves(value: object) -> list[str] | None:
    """What `legal` gave; None where it does not show the moves of this position."""
    if value is None:
        return None
    texts = list_of("legal()", value, 'the moves as texts, such as ["drop 1"]')
    for text in texts:
        if not isinstance(text, str):
            raise Mistake(f"legal() must give texts, not {shown(text)} among them")
    return texts


def number_or_text(name: str, value: object) -> int | str | None:
    """A field; truth values are numbers, None is not shown here."""
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, int):
        return int(value)
    raise Mistake(f"state(): the field {name!r} must be a whole number or a text, not {shown(value)}")


def state(value: object) -> dict[str, int | str | None]:
    """What `state` gave."""
    if not isinstance(value, Mapping):
        raise Mistake(f"state() must give a dict of fields, not {shown(value)}")
    fields = {str(name): number_or_text(str(name), field) for name, field in value.items()}
    acting = fields.get("to-act", "nobody")
    if acting is not None and (not isinstance(acting, str) or not TO_ACT.fullmatch(acting)):
        raise Mistake(f"state(): to-act must be p1, p2, .., chance or nobody, not {shown(acting)}")
    return fields


def outcome(value: object, players: int) -> dict[str, object]:
    """What `outcome` gave: nothing, an Outcome, or a dict as in the protocol."""
    if value is None:
        return {"over": False}
    if isinstance(value, Outcome):
        value = {"over": True, "winners": value.winners} | ({} if value.scores is None else {"scores": value.scores})
    if not isinstance(value, Mapping) or not isinstance(value.get("over"), bool):
        raise Mistake(f"outcome() must give None or an Outcome, not {shown(value)}")
    if not value["over"]:
        return {"over": False}
    winners = list_of("outcome()", value.get("winners"), 'the winners, such as ["p1"]')
    for seat in winners:
        if not isinstance(seat, str) or not SEAT.fullmatch(seat) or int(seat[1:]) > players:
            raise Mistake(f"outcome(): a winner is p1 to p{players}, not {shown(seat)}")
    told: dict[str, object] = {"over": True, "winners": sorted(set(winners), key=lambda seat: int(seat[1:]))}
    if value.get("scores") is not None:
        told["scores"] = scores(value["scores"], players)
    return told


def scores(value: object, players: int) -> list[int]:
    """The points of an outcome."""
    points = list_of("outcome()", value, "the scores, one whole number for each seat")
    if len(points) != players or not all(isinstance(score, int) for score in points):
        raise Mistake(f"outcome(): the scores must be {players} whole numbers, one for each seat, not {shown(points)}")
    return [int(score) for score in points]
