"""The C library, function by function: texts in, JSON out."""

from __future__ import annotations

import ctypes
import json
import os
import pathlib
import shutil
from typing import Any

NAME = "libruleproof_model.so"


class ModelError(Exception):
    """What the model cannot do: a set-up, a record, a position that is wrong."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(error["text"])
        self.code: int = error["code"]
        self.where: str = error["where"]
        self.reason: str = error["message"]


def of_command() -> pathlib.Path | None:
    """Where the library lies that came with the command `ruleproof`: beside the folder of the command."""
    command = shutil.which("ruleproof")
    return pathlib.Path(command).resolve().parent.parent / "lib/ruleproof" / NAME if command else None


def found(path: str | os.PathLike[str] | None) -> pathlib.Path:
    """The library at a path, or at that of RULEPROOF_MODEL; else the one in this package, else that of the command."""
    named = path or os.environ.get("RULEPROOF_MODEL")
    places = [pathlib.Path(named)] if named else [pathlib.Path(__file__).with_name(NAME), of_command()]
    for place in places:
        if place and place.exists():  # in a copied kit, a link may lead nowhere
            return place
    missed = " and no ".join(str(place) for place in places if place)
    raise FileNotFoundError(f"there is no {missed}: RULEPROOF_MODEL names {NAME}, which packages have in lib/ruleproof, where a `ruleproof` "
                            "on PATH leads, and which the target ruleproof_package_python makes")


class Library:
    """The library at a path; by default that of RULEPROOF_MODEL, the one in this package, or that of the installed command."""

    def __init__(self, path: str | os.PathLike[str] | None = None) -> None:
        # Not through a link: the loader looks for the library's own libraries beside the name it is opened by.
        self.library = ctypes.CDLL(os.fspath(found(path).resolve()))
        self.library.ruleproof_open.restype = ctypes.c_void_p
        self.library.ruleproof_free.argtypes = [ctypes.c_void_p]
        self.library.ruleproof_close.argtypes = [ctypes.c_void_p]

    def ask(self, name: str, *words: str | int | ctypes.c_void_p) -> dict[str, Any]:
        """The answer of a function that gives JSON; raises ModelError where the answer is an error."""
        function = getattr(self.library, f"ruleproof_{name}")
        function.restype = ctypes.c_void_p
        at = function(*(self.given(word) for word in words))
        try:
            answer: dict[str, Any] = json.loads(ctypes.string_at(at).decode("utf-8", "replace"))
        finally:
            self.library.ruleproof_free(at)
        if "error" in answer:
            raise ModelError(answer["error"])
        return answer

    def open(self, record: str) -> ctypes.c_void_p:
        """A game, to be closed."""
        return ctypes.c_void_p(self.library.ruleproof_open(self.given(record)))

    def close(self, game: ctypes.c_void_p) -> None:
        self.library.ruleproof_close(game)

    @staticmethod
    def given(word: str | int | ctypes.c_void_p) -> Any:
        if isinstance(word, str):
            if "\0" in word:
                raise ValueError("a text has a zero byte in it")
            return word.encode("utf-8", "replace")
        return ctypes.c_uint32(word) if isinstance(word, int) else word
