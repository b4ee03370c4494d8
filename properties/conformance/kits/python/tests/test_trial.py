"""What exported tests are made of."""

import unittest

from ruleproof_adapter import Trial

from .games import Heap, OnlyMoves


class Told(unittest.TestCase):
    def setUp(self):
        self.engine = Trial("heap", Heap)
        self.engine.begins(game="heap", players=2)

    def test_a_true_tale_holds(self):
        self.engine.shows({"left": 3, "to-act": "p1"})
        self.engine.offers(["take 2", "take 1"])
        self.engine.refuses("take 3")
        self.engine.plays("take 2")
        self.engine.ends({"over": False})
        self.engine.plays("take 1")
        self.engine.ends({"over": True, "scores": [0, 1], "winners": ["p2"]})

    def test_what_is_taken_back_is_gone(self):
        self.engine.plays("take 2")
        self.engine.takes_back()
        self.engine.shows({"left": 3, "to-act": "p1"})
        self.engine.plays("take 1")
        self.engine.shows({"left": 2})
        with self.assertRaisesRegex(AssertionError, "take 1"):
            self.engine.adapter.moves.clear()
            self.engine.declares["undo"] = True
            self.engine.takes_back()

    def test_each_false_word_is_noticed(self):
        false = [lambda: self.engine.plays("take 3"), lambda: self.engine.refuses("take 1"),
                 lambda: self.engine.offers(["take 1"]), lambda: self.engine.shows({"left": 9}),
                 lambda: self.engine.ends({"over": True, "winners": ["p1"]}),
                 lambda: Trial("heap", Heap).begins(game="heap", players=5)]
        for number, tale in enumerate(false):
            with self.subTest(number), self.assertRaises(AssertionError):
                tale()

    def test_what_is_not_declared_is_not_held_against_the_engine(self):
        engine = Trial("heap", OnlyMoves)
        engine.begins(game="heap", players=2)
        engine.offers(["take 1"])
        engine.shows({"left": 3})
        engine.ends({"over": True, "winners": ["p1"]})
        self.engine.shows({"tokens": 3})


if __name__ == "__main__":
    unittest.main()
