"""The models of the games in this process, through the C library `libruleproof_model.so`.

    game = Model().open("connect-four")
    game.moves()              # ["drop 1", ...]
    game.apply("drop 4")      # {"verdict": "legal", "step": {"seat": "p1", "because": [...], ...}}
"""

from .game import Game
from .library import Library, ModelError
from .model import Model, head_of

__all__ = ["Game", "Library", "Model", "ModelError", "head_of"]
