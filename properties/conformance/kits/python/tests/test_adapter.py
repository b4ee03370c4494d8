"""The protocol as the kit speaks it: unittest, from the folder of the kit or with the package installed."""

import io
import json
import unittest

from ruleproof_adapter import Adapter, serve_lines

from .games import Heap, OnlyMoves, with_method

INITIALIZE = {"protocol": 1, "game": "heap", "players": 2}


class Dialogue:
    """Requests to one adapter, as lines."""

    def __init__(self, make=Heap, **how):
        self.adapter = Adapter("heap", make, **how)
        self.log = io.StringIO()

    def lines(self, *lines):
        """What is answered to these lines."""
        answers = io.StringIO()
        serve_lines(self.adapter, io.StringIO("".join(line + "\n" for line in lines)), answers, self.log)
        return [json.loads(line) for line in answers.getvalue().splitlines()]

    def ask(self, method, **params):
        """The result, or the error."""
        reply, = self.lines(json.dumps({"jsonrpc": "2.0", "id": 7, "method": method, "params": params}))
        assert reply["jsonrpc"] == "2.0" and reply["id"] == 7, reply
        return reply.get("result", reply.get("error"))

    def begin(self, **params):
        welcome = self.ask("initialize", **(INITIALIZE | params))
        self.ask("start")
        return welcome


class WhatIsDeclared(unittest.TestCase):
    def test_methods_that_are_written_become_capabilities(self):
        self.assertEqual(Dialogue().begin()["capabilities"],
                         {"legal": True, "outcome": True, "undo": False, "position": False, "setup": False})
        self.assertEqual(Dialogue(OnlyMoves).begin()["capabilities"],
                         {"legal": False, "outcome": False, "undo": False, "position": False, "setup": False})

    def test_what_the_author_asks_for_is_declared(self):
        can = Dialogue(with_method("start_at", lambda game, text: None), options=["size"], undo_by_replay=True).begin()
        self.assertTrue(can["capabilities"]["undo"] and can["capabilities"]["position"] and can["capabilities"]["setup"])

    def test_fields_are_those_of_the_opening_or_those_named(self):
        self.assertEqual(Dialogue().begin()["fields"], ["left", "empty", "to-act"])
        self.assertEqual(Dialogue(with_method("field_names", ["left"])).begin()["fields"], ["left"])
        self.assertEqual(Dialogue(OnlyMoves).begin()["fields"], [])


class Playing(unittest.TestCase):
    def test_a_game_from_the_opening_to_the_end(self):
        engine = Dialogue()
        engine.begin()
        self.assertEqual(engine.ask("legal"), {"moves": ["take 1", "take 2"]})
        self.assertEqual(engine.ask("apply", move="take 2"), {})
        self.assertEqual(engine.ask("state"), {"left": 1, "empty": 0, "to-act": "p2"})
        self.assertEqual(engine.ask("outcome"), {"over": False})
        engine.ask("apply", move="take 1")
        self.assertEqual(engine.ask("outcome"), {"over": True, "winners": ["p2"], "scores": [0, 1]})
        engine.ask("start")
        self.assertEqual(engine.ask("state")["left"], 3)

    def test_an_illegal_move_is_error_1_whether_raised_or_answered(self):
        engine = Dialogue()
        engine.begin()
        self.assertEqual(engine.ask("apply", move="take 4"), {"code": 1, "message": "illegal move", "data": "too-many"})
        engine = Dialogue(OnlyMoves)
        engine.begin()
        self.assertEqual(engine.ask("apply", move="stop")["code"], 1)
        self.assertEqual(engine.ask("apply", move="go"), {})

    def test_unlisted_moves_never_reach_an_engine_that_does_not_check(self):
        careless = with_method("apply", lambda game, move: setattr(game, "left", game.left - int(move.split()[1])))
        engine = Dialogue(careless, refuse_unlisted=True)
        engine.begin()
        self.assertEqual(engine.ask("apply", move="take 9")["code"], 1)
        self.assertEqual(engine.ask("state")["left"], 3)

    def test_undo_by_replay_takes_back_one_move_at_a_time(self):
        engine = Dialogue(undo_by_replay=True)
        engine.begin()
        engine.ask("apply", move="take 1")
        engine.ask("apply", move="take 1")
        self.assertEqual(engine.ask("undo"), {})
        self.assertEqual(engine.ask("state"), {"left": 2, "empty": 0, "to-act": "p2"})
        engine.ask("undo")
        self.assertEqual(engine.ask("undo")["code"], -32600)

    def test_undo_that_nobody_declared_is_unknown(self):
        engine = Dialogue()
        engine.begin()
        engine.ask("apply", move="take 1")
        self.assertEqual(engine.ask("undo")["code"], -32601)

    def test_what_is_not_shown_is_null(self):
        covered = type("Covered", (OnlyMoves,), {"legal": lambda game: None})
        engine = Dialogue(lambda setup: covered(setup), refuse_unlisted=True)
        engine.begin()
        self.assertEqual(engine.ask("legal"), {"moves": None})
        self.assertEqual(engine.ask("apply", move="go"), {})
        engine = Dialogue(with_method("state", lambda game: {"left": None, "to-act": None}))
        self.assertEqual(engine.begin()["fields"], ["left", "to-act"])
        self.assertEqual(engine.ask("state"), {"left": None, "to-act": None})

    def test_winners_are_told_by_seat(self):
        engine = Dialogue(with_method("outcome", lambda game: {"over": True, "winners": ["p2", "p1"]}))
        engine.begin()
        self.assertEqual(engine.ask("outcome"), {"over": True, "winners": ["p1", "p2"]})


class Refusing(unittest.TestCase):
    def test_what_is_not_played_is_error_2_with_its_part(self):
        asked = {"protocol": {"protocol": 2}, "game": {"game": "chess"}, "players": {"players": 3},
                 "setup": {"setup": {"colour": "red"}}, "rulings": {"rulings": {"last": "loses"}}}
        for part, change in asked.items():
            with self.subTest(part):
                refused = Dialogue().ask("initialize", **(INITIALIZE | change))
                self.assertEqual((refused["code"], refused["data"]), (2, part))

    def test_options_are_refused_if_unknown_or_no_number(self):
        self.assertEqual(Dialogue().begin(setup={"colour": "blue", "of-no-interest": "1"})["capabilities"]["setup"], False)
        sized = Dialogue(options=["size"])
        for refused in ({"size": "many"}, {"weight": "4"}):
            self.assertEqual(sized.ask("initialize", **INITIALIZE, setup=refused)["data"], "setup")
        sized.begin(setup={"size": "5", "players": "2"})
        self.assertEqual(sized.ask("state")["left"], 5)

    def test_requests_out_of_order_or_out_of_shape(self):
        engine = Dialogue()
        self.assertEqual(engine.ask("start")["code"], -32600)
        self.assertEqual(engine.ask("legal")["code"], -32600)
        engine.begin()
        self.assertEqual(engine.ask("shuffle")["code"], -32601)
        self.assertEqual(engine.ask("__init__")["code"], -32601)
        self.assertEqual(engine.ask("apply", move=4)["code"], -32602)
        self.assertEqual(engine.ask("start", position="left=1")["code"], -32602)
        replies = engine.lines("{", "[]", '{"id":1,"method":"legal","params":[]}', '{"id":2}')
        self.assertEqual([reply["error"]["code"] for reply in replies], [-32700, -32600, -32602, -32600])

    def test_blank_lines_and_notifications_have_no_answer_and_quit_ends(self):
        engine = Dialogue()
        engine.begin()
        self.assertEqual(engine.lines("", '{"jsonrpc":"2.0","method":"legal"}'), [])
        self.assertEqual(engine.lines('{"jsonrpc":"2.0","method":"quit"}', '{"id":1,"method":"legal"}'), [])


class Mistakes(unittest.TestCase):
    def complaint(self, name, method, asked):
        engine = Dialogue(with_method(name, method))
        welcome = engine.begin()
        error = welcome if "code" in welcome else engine.ask(asked)
        self.assertEqual(error["code"], -32603)
        self.assertIn(error["message"], engine.log.getvalue())
        return error["message"]

    def test_wrong_shapes_are_told_to_the_author(self):
        shapes = [("legal", "take 1", "legal", "legal() must give the moves"),
                  ("legal", [1], "legal", "must give texts, not 1 (int)"),
                  ("state", [], "state", "state() must give a dict"),
                  ("state", {"left": []}, "state", "'left' must be a whole number or a text, not []"),
                  ("state", {"left": 0.5}, "state", "'left'"),
                  ("state", {"to-act": 0}, "state", "to-act must be p1"),
                  ("outcome", "p1", "outcome", "outcome() must give None or an Outcome"),
                  ("outcome", {"over": True}, "outcome", "the winners"),
                  ("outcome", {"over": True, "winners": ["p3"]}, "outcome", "a winner is p1 to p2"),
                  ("outcome", {"over": True, "winners": [], "scores": [1]}, "outcome", "2 whole numbers")]
        for name, gives, asked, expected in shapes:
            with self.subTest(gives):
                self.assertIn(expected, self.complaint(name, lambda game, gives=gives: gives, asked))

    def test_a_class_without_apply_is_told(self):
        self.assertIn("no method apply", Dialogue(lambda setup: object()).begin()["message"])

    def test_an_exception_is_answered_with_its_traceback_and_the_engine_goes_on(self):
        engine = Dialogue(with_method("apply", lambda game, move: {}["nowhere"]))
        engine.begin()
        error = engine.ask("apply", move="take 1")
        self.assertEqual((error["code"], error["message"]), (-32603, "KeyError: 'nowhere'"))
        self.assertIn("Traceback", error["data"])
        self.assertIn("test_adapter.py", error["data"])
        self.assertIn("Traceback", engine.log.getvalue())
        self.assertEqual(engine.ask("state")["left"], 3)


if __name__ == "__main__":
    unittest.main()
