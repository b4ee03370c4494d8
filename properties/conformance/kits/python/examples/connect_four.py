#!/usr/bin/env python3
"""Connect Four in some thirty lines: ruleproof conform connect-four -- python3 connect_four.py"""
from ruleproof_adapter import Illegal, Outcome, serve


class ConnectFour:
    def __init__(self, setup):
        setup.require_players(2)
        setup.require_options({"columns": "7", "rows": "6"})
        setup.require_rulings({"diagonals": "count"})
        self.stones, self.heights, self.won = {}, [0] * 7, False

    def legal(self):
        return [] if self.won else [f"drop {column + 1}" for column in range(7) if self.heights[column] < 6]

    def apply(self, move):
        if move not in self.legal():
            raise Illegal
        column, mover = int(move.split()[1]) - 1, len(self.stones) % 2
        self.stones[column, self.heights[column]] = mover
        self.heights[column] += 1
        self.won = any(all(self.stones.get((c + i * dc, r + i * dr)) == mover for i in range(4))
                       for c, r in self.stones for dc, dr in ((1, 0), (0, 1), (1, 1), (1, -1)))

    def outcome(self):
        last = (len(self.stones) - 1) % 2
        if self.won:
            return Outcome(winners=[f"p{last + 1}"], scores=[1 - last, last])
        return None if self.legal() else Outcome(winners=["p1", "p2"], scores=[0, 0])


if __name__ == "__main__":
    serve("connect-four", ConnectFour, undo_by_replay=True)
