#!/usr/bin/env python3
"""An engine with an interface of its own behind the protocol: drako_adapter.py [FOLDER]

    ruleproof conform drako -- python3 drako_adapter.py

The engine is `drako.py` of FOLDER, usually `properties/second`: it writes moves and fields as the game's page does, but it
never checks a move, and says who is to act beside the fields.
"""
import importlib
import pathlib
import sys

from ruleproof_adapter import serve

sys.path.insert(0, sys.argv[1] if len(sys.argv) > 1 else str(pathlib.Path(__file__).resolve().parents[4] / "second"))
drako = importlib.import_module("drako")

# The engine's own list of what it plays where the rulebook leaves a choice: "end=last-card (L26, L232)".
READINGS = dict(word.split("=", 1) for word in drako.__doc__.split() if "=" in word)


class Drako:
    def __init__(self, setup):
        setup.require_players(2)
        setup.require_rulings(READINGS)
        try:
            self.engine = drako.new_game(setup.players, setup.components)
        except (KeyError, ValueError):
            setup.refuse("components")
        self.legal, self.apply, self.outcome = self.engine.legal, self.engine.apply, self.engine.outcome

    def state(self):
        return self.engine.fields() | {"to-act": self.engine.to_act()}


if __name__ == "__main__":
    serve("drako", Drako, undo_by_replay=True, refuse_unlisted=True)
