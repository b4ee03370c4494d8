"""An engine of a board game behind ruleproof's protocol: write a class with a few methods and serve it.

    class Heap:
        def __init__(self, setup: Setup): ...
        def legal(self): ...
        def apply(self, move): ...

    serve("heap", Heap)
"""

from .adapter import Adapter, Game
from .lines import serve, serve_lines
from .setup import Illegal, Setup, Unsupported
from .shapes import Mistake, Outcome
from .trial import Trial

__all__ = ["Adapter", "Game", "Illegal", "Mistake", "Outcome", "Setup", "Trial", "Unsupported", "serve", "serve_lines"]
