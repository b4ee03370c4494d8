"""Weaving, drawing, directions and tables, without clang: woven_test.py"""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import direction  # noqa: E402
import draw  # noqa: E402
import table  # noqa: E402
from weave import ASKS, weave  # noqa: E402


def mutant(number, *edits, **more):
    return {"id": number, "evaluated": False, "edits": edits, "file": "model/a/a.cpp", "line": number, "kind": "comparison",
            "function": "f", "clause": "a.b", "before": "a < b", "after": "a <= b"} | more


def instead(begin, end, text):
    return [begin, end, f"({ASKS} ? ({text}) : ", ")"]


def on(number):
    return f"::ruleproof::mutants::on({number})"


class Weave(unittest.TestCase):
    def test_one_goes_into_another(self):
        woven = weave(b"if (a < b + 1) f();", [mutant(1, instead(4, 13, "a <= b + 1")), mutant(2, instead(8, 13, "b - 1"))])
        self.assertEqual(woven.decode(), f"if (({on(1)} ? (a <= b + 1) : a < ({on(2)} ? (b - 1) : b + 1))) f();")

    def test_two_at_one_place_end_in_the_order_in_which_they_began(self):
        woven = weave(b"x", [mutant(2, instead(0, 1, "z")), mutant(1, instead(0, 1, "y"))])
        self.assertEqual(woven.decode(), f"({on(1)} ? (y) : ({on(2)} ? (z) : x))")

    def test_neighbours_do_not_mix(self):
        later = [mutant(1, [0, 2, f"{{ if (!{ASKS}) {{ ", " } }"], [4, 4, f" if ({ASKS}) {{ f; }}", ""]),
                 mutant(2, [2, 4, f"{{ if (!{ASKS}) {{ ", " } }"])]
        self.assertEqual(weave(b"f;g;h;", later).decode(),
                         f"{{ if (!{on(1)}) {{ f; }} }}{{ if (!{on(2)}) {{ g; }} }} if ({on(1)}) {{ f; }}h;")

    def test_what_the_compiler_may_evaluate_asks_at_run_time_only(self):
        self.assertIn(b"on_at_run_time(7)", weave(b"x", [mutant(7, instead(0, 1, "y"), evaluated=True)]))


class Draw(unittest.TestCase):
    def setUp(self):
        self.all = [mutant(i, kind="rare" if i % 50 == 0 else "common") for i in range(1, 301)]

    def test_the_same_seed_draws_the_same(self):
        self.assertEqual(draw.draw(self.all, 40, 3), draw.draw(self.all, 40, 3))
        self.assertNotEqual(draw.draw(self.all, 40, 3), draw.draw(self.all, 40, 4))

    def test_rare_kinds_are_drawn_too(self):
        drawn = draw.draw(self.all, 12, 1)
        self.assertEqual(sum(one["kind"] == "rare" for one in drawn), 6)

    def test_fewer_are_the_first_of_more(self):
        self.assertEqual(draw.draw(self.all, 12, 1), draw.draw(self.all, 40, 1)[:12])
        self.assertEqual(sorted(one["id"] for one in draw.draw(self.all, 0, 1)), [one["id"] for one in self.all])

    def test_those_with_like_texts_are_numbered(self):
        draw.number(self.all)
        self.assertEqual([(one["id"], one["nth"]) for one in self.all[48:51]], [(49, 49), (50, 1), (51, 50)])

    def test_changed_lines_are_those_of_the_new_file(self):
        diff = "--- a/model/a/a.cpp\n+++ b/model/a/a.cpp\n@@ -3 +3,2 @@\n-x\n+y\n+z\n@@ -9,2 +10,0 @@\n-u\n-v\n"
        self.assertEqual(draw.changed_lines(diff), {"model/a/a.cpp": {3, 4}})
        self.assertEqual([one["id"] for one in draw.touched(self.all, draw.changed_lines(diff))], [3, 4])


class Directions(unittest.TestCase):
    def test_each_is_told(self):
        for kind, before, after, expected in (
                ("dropped statement", "f();", "", "less"), ("condition forced", "rice > 0", "true", "more"),
                ("comparison", "rice < 3", "rice <= 3", "more"), ("comparison", "round >= 3", "round > 3", "later"),
                ("comparison", "round < 3", "round <= 3", "later"),
                ("constant", "3", "3 + 1", "more"), ("condition half dropped", "a && b", "a", "more"),
                ("condition half dropped", "a || b", "b", "less"), ("order of statements", "a; b;", "b; a;", "later"),
                ("another seat", "Seat::p1", "Seat::p2", "somebody else"), ("comparison", "a == b", "a != b", "otherwise")):
            with self.subTest(before=before, after=after):
                self.assertEqual(direction.direction({"kind": kind, "before": before, "after": after}), expected)


class Table(unittest.TestCase):
    def test_what_laws_kill_is_counted_and_the_rest_is_alive_or_declared(self):
        dead = {"how": "failed", "reached": True, "seconds": 0.5, "moves": 3, "group": "laws", "name": "a law"}
        alive = dead | {"how": "alive", "moves": -1}
        results = {1: {"laws": dead}, 2: {"laws": alive}, 3: {"laws": alive}, 4: {"scenarios": dead, "laws": alive}}
        planted = [mutant(i) for i in results]
        draw.number(planted)
        known = table.Equivalents([{"function": "f", "kind": "comparison", "nth": 3, "because": "nobody can tell"}])
        rows = table.rows_of(planted, results, known)
        sums = table.sums(rows)
        self.assertEqual((sums["by_laws"], sums["by_laws_or_scenarios"], sums["alive"], sums["equivalent"]), (1, 2, 1, 1))
        self.assertEqual(table.by_clause(rows)["a.b"]["more"], [1, 3])

    def test_what_is_killed_is_not_equivalent(self):
        dead = {"how": "aborted", "reached": True, "seconds": 0.1, "moves": -1, "group": "", "name": ""}
        rows = table.rows_of([mutant(1, nth=1)], {1: {"laws": dead}}, table.Equivalents([{"function": "f", "because": "no"}]))
        self.assertEqual(rows[0]["wrongly_declared"], "no")
        self.assertEqual(table.sums(rows)["equivalent"], 0)


if __name__ == "__main__":
    unittest.main()
