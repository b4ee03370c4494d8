"""The models in this process: needs the library, whose path is in RULEPROOF_MODEL or which lies in the package."""

import os
import pathlib
import tempfile
import unittest
from unittest import mock

import ruleproof_model
from ruleproof_model import Model, ModelError, head_of, library

THERE = os.environ.get("RULEPROOF_MODEL") or pathlib.Path(ruleproof_model.__file__).with_name("libruleproof_model.so")


class Found(unittest.TestCase):
    """Where the library is looked for, in a folder of installed files whose command is linked to from elsewhere."""

    def setUp(self):
        made = tempfile.TemporaryDirectory()
        self.addCleanup(made.cleanup)
        self.folder = pathlib.Path(made.name).resolve()
        for name in ("bin/ruleproof", "lib/ruleproof/libruleproof_model.so", "package/library.py"):
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / name).touch(0o755)
        (self.folder / "path").mkdir()
        (self.folder / "path/ruleproof").symlink_to("../bin/ruleproof")
        self.installed = self.folder / "lib/ruleproof/libruleproof_model.so"
        environment = mock.patch.dict(os.environ, {"PATH": f"{self.folder}/path"})
        package = mock.patch.object(library, "__file__", str(self.folder / "package/library.py"))
        for patch in (environment, package):
            patch.start()
            self.addCleanup(patch.stop)
        os.environ.pop("RULEPROOF_MODEL", None)

    def test_that_of_the_command_where_the_package_has_none(self):
        self.assertEqual(library.found(None), self.installed)
        link = self.folder / "package/libruleproof_model.so"
        link.symlink_to("nowhere")
        self.assertEqual(library.found(None), self.installed)
        link.unlink()
        link.touch()
        self.assertEqual(library.found(None), link)

    def test_what_is_named_is_taken_or_missed(self):
        os.environ["RULEPROOF_MODEL"] = str(self.installed)
        self.assertEqual(library.found(None), self.installed)
        for path in ("nowhere.so", self.folder / "nowhere.so"):
            with self.assertRaisesRegex(FileNotFoundError, "nowhere.so: RULEPROOF_MODEL names"):
                library.found(path)

    def test_without_a_command_the_error_says_where_one_is_to_be_had(self):
        os.environ["PATH"] = str(self.folder)
        with self.assertRaisesRegex(FileNotFoundError, "package/libruleproof_model.so: RULEPROOF_MODEL names"):
            library.found(None)


@unittest.skipUnless(pathlib.Path(THERE).exists(), "libruleproof_model.so is not built")
class Played(unittest.TestCase):
    def setUp(self):
        self.model = Model()
        self.game = self.model.open("connect-four", {"columns": "4", "rows": "4"})

    def test_a_game_is_played_and_taken_back(self):
        self.assertEqual(self.game.moves(), ["drop 1", "drop 2", "drop 3", "drop 4"])
        for column in (1, 2, 1, 2, 1, 2):
            self.assertEqual(self.game.apply(f"drop {column}")["verdict"], "legal")
        step = self.game.apply("drop 1")["step"]
        self.assertEqual(step["seat"], "p1")
        self.assertIn("line.straight", step["because"])
        self.assertEqual(self.game.outcome()["winners"], ["p1"])
        self.assertEqual((self.game.moves(), self.game.state()["to-act"]), ([], "nobody"))
        self.assertEqual(self.game.apply("drop 2")["verdict"], "illegal")
        self.assertTrue(self.game.undo())
        self.assertEqual(self.game.outcome(), {"over": False, "scores": [], "winners": []})

    def test_a_refusal_names_its_clause(self):
        for _ in range(4):
            self.game.apply("drop 1")
        self.assertEqual(self.game.judge("drop 1"), {"verdict": "illegal", "move": "drop 1", "clause": "drop.full"})
        self.assertEqual(self.game.judge("drop it")["verdict"], "unreadable")

    def test_what_was_played_replays(self):
        self.game.play_at_random(7, 100)
        replayed = self.model.replay(self.game.record())
        self.assertEqual(replayed["fingerprint"], self.game.position()["fingerprint"])
        self.assertNotIn("problem", replayed)
        wrong = self.model.replay(self.game.record().replace("drop", "drop 9 #", 1))
        self.assertEqual(wrong["problem"]["code"], 6)

    def test_a_position_is_gone_to_and_returned_to(self):
        self.game.apply("drop 2")
        there = self.game.position()["position"]
        other = self.model.open("connect-four", {"columns": "4", "rows": "4"}, position=there)
        self.assertEqual(other.state(), self.game.state())
        other.apply("drop 1")
        self.assertEqual(other.restart()["position"], there)
        self.assertIn(f"position {there}", other.record())

    def test_hidden_cards_are_hidden(self):
        dragon = self.model.open("year-of-the-dragon")
        dragon.play_at_random(1, 30)
        self.assertNotEqual(dragon.seen_by("p1"), {})
        self.assertEqual(self.game.seen_by("p1"), {})

    def test_changes_are_told_in_words(self):
        step = self.game.apply("drop 2")["step"]
        self.assertEqual(self.game.told(step["changes"]), [{"name": "stones1", "words": "p1's stones", "before": "",
                                                            "after": "column 2 row 1"}])
        self.assertEqual(self.model.open("drako").set_up()["seats"], ["the dwarves", "the dragon"])

    def test_what_is_wrong_is_said(self):
        wrong = {2: lambda: self.model.open("drakko"), 14: lambda: self.model.open("drako", {"players": "9"}),
                 3: lambda: self.model.open("drako", rulings={"end": "never"}), 5: lambda: self.model.open_record("x"),
                 8: lambda: self.game.go_to("nowhere")}
        for code, act in wrong.items():
            with self.subTest(code), self.assertRaises(ModelError) as raised:
                act()
            self.assertEqual(raised.exception.code, code)
        self.game.close()
        self.assertRaises(ValueError, self.game.moves)

    def test_every_game_has_rules_and_a_table(self):
        for info in self.model.games():
            game = self.model.open(info["name"])
            rules = self.model.rules(info["name"])
            self.assertTrue(rules["clauses"] and rules["questions"])
            self.assertTrue(game.picture()[0]["svg"].startswith("<svg"))
            self.assertEqual(set(game.set_up()["rulings"]), {question["id"] for question in rules["questions"]})
            self.assertEqual(head_of(info["name"], game.set_up()["setup"], ruleset=info["ruleset"]).strip(),
                             game.record().strip())


if __name__ == "__main__":
    unittest.main()
