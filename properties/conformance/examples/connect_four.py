#!/usr/bin/env python3
"""Connect Four as an engine for `ruleproof conform`: connect_four.py [--bug NAME]

    ruleproof conform connect-four -- python3 connect_four.py

The rules are written here once more, from the rule page and nothing else; the kit `ruleproof-adapter` speaks the
protocol. `--bug NAME` plants an implementer's error; `--bugs` lists them, each with the clause that it breaks.
"""

import pathlib
import sys

sys.dont_write_bytecode = True  # nothing of ours beside files that somebody has installed
sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "kits/python/src"))  # where it is not installed
try:
    from ruleproof_adapter import serve
except ImportError:
    sys.exit("connect_four.py: the kit is not here: PYTHONPATH has to name kits/python/src, or pip to install kits/python")

BUGS = {
    "falls-short": "drop.bottom: the first stone of a column hangs in the second row",
    "takes-full-column": "drop.full: a stone for a full column is accepted and lost",
    "five-in-a-row": "line.straight: a row or column needs five stones",
    "wrong-winner": "line.straight: who makes a line has lost",
    "forgets-rising": "line.diagonal: a rising diagonal does not win",
    "forgets-draw": "end.full: a full board goes on",
    "plays-on": "end.over: moves are accepted after the end",
}
PLAYING, P1_WON, P2_WON, DRAWN = range(4)


class ConnectFour:
    """The rules. Columns and rows count from 0, from the left and from the bottom."""

    def __init__(self, setup, bug=None):
        setup.require_players(2)
        setup.require_rulings({"diagonals": ["count", "do-not-count"]})
        self.columns, self.rows = setup.number("columns", 7), setup.number("rows", 6)
        if self.columns < 1 or self.rows < 1:
            setup.refuse("setup")
        self.bug = bug
        self.ways = [(1, 0), (0, 1)]
        if setup.rulings.get("diagonals", "count") == "count":
            self.ways += [(1, -1)] if bug == "forgets-rising" else [(1, 1), (1, -1)]
        self.stones = [{}, {}]  # of p1 and p2: cells (column, row), in the order of the moves
        self.stage = PLAYING

    def height(self, column):
        return max((row + 1 for stones in self.stones for c, row in stones if c == column), default=0)

    def mover(self):
        return 0 if len(self.stones[0]) == len(self.stones[1]) else 1

    def open_columns(self):
        if self.stage != PLAYING and self.bug != "plays-on":
            return []
        return [c for c in range(self.columns)
                if self.height(c) < self.rows or self.bug == "takes-full-column"]

    def legal(self):
        return [f"drop {c + 1}" for c in self.open_columns()]

    def apply(self, move):
        """Makes a move; False if it is illegal, and then nothing has changed."""
        verb, _, column = move.partition(" ")
        if verb != "drop" or not column.isdigit() or str(int(column)) != column:
            return False
        column = int(column) - 1
        if column not in self.open_columns():
            return False
        mover = self.mover()
        row = self.height(column)
        if self.bug == "falls-short" and row == 0 and self.rows > 1:
            row = 1
        if row < self.rows:
            self.stones[mover][column, row] = True
            self.stage = self.stage_after(mover)
        return True

    def stage_after(self, mover):
        if any(self.in_line(self.stones[mover], cell, way)
               for cell in self.stones[mover] for way in self.ways):
            winner = 1 - mover if self.bug == "wrong-winner" else mover
            return (P1_WON, P2_WON)[winner]
        full = len(self.stones[0]) + len(self.stones[1]) == self.columns * self.rows
        return DRAWN if full and self.bug != "forgets-draw" else PLAYING

    def in_line(self, stones, cell, way):
        needed = 5 if self.bug == "five-in-a-row" and 0 in way else 4
        return all((cell[0] + i * way[0], cell[1] + i * way[1]) in stones for i in range(needed))

    def state(self):
        bits = [sum(1 << (c * (self.rows + 1) + r) for c, r in stones) for stones in self.stones]
        to_act = ("p1", "p2")[self.mover()] if self.stage == PLAYING else "nobody"
        return {"stones1": bits[0], "stones2": bits[1], "stage": self.stage, "to-act": to_act}

    def outcome(self):
        winners = {PLAYING: [], P1_WON: ["p1"], P2_WON: ["p2"], DRAWN: ["p1", "p2"]}[self.stage]
        scores = [int(self.stage == P1_WON), int(self.stage == P2_WON)]
        return {"over": self.stage != PLAYING, "scores": scores, "winners": winners}


def main(arguments):
    if arguments == ["--bugs"]:
        print("\n".join(f"{name}  {what}" for name, what in BUGS.items()))
        return 0
    bug = arguments[1] if len(arguments) == 2 and arguments[0] == "--bug" else None
    if arguments and bug not in BUGS:
        print("usage: connect_four.py [--bug NAME | --bugs]", file=sys.stderr)
        return 2
    serve("connect-four", lambda setup: ConnectFour(setup, bug), options=["columns", "rows"])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
