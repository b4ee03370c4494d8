#!/usr/bin/env python3
"""Kalah as an engine for `kalah-rules conform kalah -- python3 engine.py`: the rules once more, written
from the text. `--bug` gives no second move after a last seed in the store.
"""

import json
import sys


class Kalah:
    def __init__(self, setup, rulings):
        self.pits, self.seeds = int(setup.get("pits", 6)), int(setup.get("seeds", 4))
        self.takes_the_seed = rulings.get("empty-opposite") == "takes-the-seed"
        self.start()

    def start(self):
        self.board = [[self.seeds] * self.pits for _ in "12"]
        self.stores = [0, 0]
        self.mover = 0

    def over(self):
        return not all(map(any, self.board))

    def legal(self):
        return [] if self.over() else [f"sow {i + 1}" for i, n in enumerate(self.board[self.mover]) if n]

    def apply(self, move):
        me, other = self.mover, 1 - self.mover
        at = int(move.split()[1]) - 1
        hand, self.board[me][at] = self.board[me][at], 0
        cups = [(self.board[me], i) for i in range(self.pits)]
        cups += [(self.stores, me)] + [(self.board[other], i) for i in range(self.pits)]
        for _ in range(hand):
            at = (at + 1) % len(cups)
            row, i = cups[at]
            row[i] += 1
        if at < self.pits and self.board[me][at] == 1:
            opposite = self.board[other][-1 - at]
            if opposite or self.takes_the_seed:
                self.stores[me] += 1 + opposite
                self.board[me][at] = self.board[other][-1 - at] = 0
        if at != self.pits or "--bug" in sys.argv:
            self.mover = other
        if self.over():
            for player in 0, 1:
                self.stores[player] += sum(self.board[player])
                self.board[player] = [0] * self.pits

    def state(self):
        fields = {"mover": self.mover, "to-act": "nobody" if self.over() else f"p{self.mover + 1}"}
        for p in 0, 1:
            fields[f"p{p + 1}.store"] = self.stores[p]
            for i in range(6):
                fields[f"p{p + 1}.pits{i + 1}"] = self.board[p][i] if i < self.pits else 0
        return fields

    def outcome(self):
        if not self.over():
            return {"over": False}
        best = max(self.stores)
        return {"over": True, "scores": self.stores,
                "winners": [f"p{p + 1}" for p in (0, 1) if self.stores[p] == best]}


# The protocol, the same for every game.
game = None
for line in sys.stdin:
    request = json.loads(line)
    method, params = request["method"], request.get("params", {})
    answer = {"result": {}}
    if method == "quit":
        break
    if method == "initialize":
        game = Kalah(params.get("setup", {}), params.get("rulings", {}))
        answer["result"] = {"name": "engine.py", "version": "1", "fields": list(game.state()),
                            "capabilities": {"legal": True, "outcome": True, "setup": True}}
    elif method == "start":
        game.start()
    elif method == "legal":
        answer["result"] = {"moves": game.legal()}
    elif method == "state":
        answer["result"] = game.state()
    elif method == "outcome":
        answer["result"] = game.outcome()
    elif method == "apply" and params["move"] in game.legal():
        game.apply(params["move"])
    else:
        answer = {"error": {"code": 1, "message": "illegal move"}}
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"]} | answer), flush=True)
