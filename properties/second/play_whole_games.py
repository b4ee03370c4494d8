#!/usr/bin/env python3
"""Plays whole random games of a second implementation beside the model, and compares every position.

    play_whole_games.py drako --games 1000 --players 2 --seed 1 --command build/ruleproof

The model answers as `ruleproof serve GAME` (properties/conformance/README.md has the protocol). The second
implementation is the module of the game in this folder; it offers `new_game(players, components)`, and the
game that this returns has

    to_act()   "p1", .. or "chance", at the end "nobody"
    legal()    the legal moves as texts; at a chance point, what can happen
    apply(move)
    fields()   the declared fields as a dict; "to-act" may be left out
    outcome()  a dict with "over", and at the end "scores" and "winners"
    forward()  optional: legal moves that lead to the end, or to rare positions; the driver keeps to these
               at a share of the moves, `--forward SHARE`

`components` is what the .toml files in the game's data folder say, as one dict; a module that wants only
some of these files lists their names in DATA. Game number i of a run (from 0) is played with the seed S + i,
so that `--games 1 --seed` plays it again by itself.

The driver stops at the first difference, prints it, and exits with 1.
"""

import argparse
import importlib
import json
import pathlib
import random
import subprocess
import sys
import threading
import tomllib
import traceback

HERE = pathlib.Path(__file__).resolve().parent


def components_of(game, module):
    """The data files as one dict; a key that two files have is taken from the later one."""
    folder = HERE.parent.parent / "model" / game / "data"
    names = getattr(module, "DATA", None)
    files = [folder / name for name in names] if names is not None else sorted(folder.glob("*.toml"))
    merged = {}
    for file in files:
        merged.update(tomllib.loads(file.read_text(encoding="utf-8")))
    return merged


class Model:
    """A child that runs `ruleproof serve GAME`."""

    def __init__(self, command, game, players):
        self.child = subprocess.Popen([command, "serve", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.next_id = 0
        answer = self.ask([("initialize", {"protocol": 1, "game": game, "players": players, "rulings": {},
                                           "setup": {}})])[0]
        if "result" not in answer:
            sys.exit(f"the model refuses the set-up: {json.dumps(answer)}")
        self.declared = answer["result"]["fields"]

    def ask(self, questions):
        """Sends all questions at once and returns the answers to them, in the same order."""
        first = self.next_id
        self.next_id += len(questions)
        lines = [json.dumps({"jsonrpc": "2.0", "id": first + i, "method": method, "params": params})
                 for i, (method, params) in enumerate(questions)]
        text = ("\n".join(lines) + "\n").encode()
        writer = threading.Thread(target=self.send, args=(text,))
        writer.start()
        answers = []
        for i in range(len(questions)):
            line = self.child.stdout.readline()
            if not line:
                sys.exit(f"the model ended before it had answered {lines[i]}")
            answers.append(json.loads(line))
            if answers[-1].get("id") != first + i:
                sys.exit(f"the model answers out of order: {line.decode()}")
        writer.join()
        return answers

    def send(self, text):
        try:
            self.child.stdin.write(text)
            self.child.stdin.flush()
        except BrokenPipeError:
            pass  # the reader says which answer is missing

    def quit(self):
        self.send(b'{"jsonrpc":"2.0","method":"quit"}\n')
        self.child.stdin.close()
        self.child.wait(timeout=10)


class Game:
    """One random game of the second implementation: what it said at each position, and its moves."""

    def __init__(self, module, players, components, seed, cap, forward):
        self.positions, self.moves, self.cut_off, self.failure = [], [], False, None
        chooser = random.Random(seed)
        try:
            game = module.new_game(players, components)
            while self.look(game):
                if len(self.moves) == cap:
                    self.cut_off = True
                    break
                self.choose(game, chooser, forward)
        except Exception:  # the positions so far are compared before the failure is told
            self.failure = traceback.format_exc()

    def look(self, game):
        """Notes what the game says of its position; False if nobody has a move."""
        legal = sorted(game.legal())
        to_act = game.to_act()
        fields = dict(game.fields())
        fields["to-act"] = to_act
        outcome = game.outcome()
        self.positions.append((legal, fields, outcome))
        return legal and not outcome["over"]

    def choose(self, game, chooser, forward):
        choices = self.positions[-1][0]
        if hasattr(game, "forward") and chooser.random() < forward:
            choices = sorted(game.forward()) or choices
        self.moves.append(chooser.choice(choices))
        game.apply(self.moves[-1])


def questions_about(game):
    """What the model is asked to play the same game."""
    questions = [("start", {})]
    for i in range(len(game.positions)):
        if i > 0:
            questions.append(("apply", {"move": game.moves[i - 1]}))
        questions += [("legal", {}), ("state", {}), ("outcome", {})]
    return questions


def differences(ours, model, declared):
    """What differs at one position, a line each: `ours` as in Game.look, `model` the three answers."""
    for name, answer in zip(("legal", "state", "outcome"), model):
        if "result" not in answer:
            return [f"the model answers {name} with an error: {json.dumps(answer)}"]
    legal, fields, outcome = ours
    found = []
    theirs = model[0]["result"]["moves"]
    for move in sorted(set(theirs) - set(legal)):
        found.append(f"move that only the model allows: {move}")
    for move in sorted(set(legal) - set(theirs)):
        found.append(f"move that only the second implementation allows: {move}")
    for doubled in sorted({move for move in legal if legal.count(move) > 1}):
        found.append(f"move that the second implementation names twice: {doubled}")
    state = model[1]["result"]
    others = sorted(set(state) - set(declared) - {"to-act"})
    if others:  # elements of a list that is shorter now are declared, and not there
        found.append(f"the model's state has fields that are not declared: {others}")
    for name in sorted(set(state) | set(fields)):
        one, other = state.get(name, "(no such field)"), fields.get(name, "(no such field)")
        if one != other or isinstance(one, bool) != isinstance(other, bool):
            found.append(f"field {name}: model {json.dumps(one)}, second implementation {json.dumps(other)}")
    said = model[2]["result"]
    for name in ("over", "scores", "winners") if said["over"] else ("over",):
        if said.get(name) != outcome.get(name):
            found.append(f"outcome {name}: model {json.dumps(said.get(name))}, "
                         f"second implementation {json.dumps(outcome.get(name))}")
    return found


def hold(game, answers, declared):
    """The first difference as (number of moves made, lines), or None."""
    at = 1  # answers[0] is that to `start`
    for i, ours in enumerate(game.positions):
        if i > 0:
            if "result" not in answers[at]:
                return i, [f"the model refuses the last move: {json.dumps(answers[at])}"]
            at += 1
        found = differences(ours, answers[at:at + 3], declared)
        if found:
            return i, found
        at += 3
    if game.failure:
        return len(game.moves), ["the second implementation failed:", game.failure]
    return None


def report(name, players, seed, game, made, lines):
    print(f"{name}, {players} players, seed {seed}: a difference after {made} moves")
    for i, move in enumerate(game.moves[:made]):
        print(f"  {i + 1:4} {game.positions[i][1]['to-act']}: {move}")
    for line in lines:
        print(line)


def main():
    usage = argparse.ArgumentParser(description="Compares whole random games with the model.")
    usage.add_argument("game", help="such as drako or river-dragons")
    usage.add_argument("--games", type=int, default=10, help="games for each number of players")
    usage.add_argument("--players", default="2", help="numbers of players, joined by commas")
    usage.add_argument("--seed", type=int, default=1)
    usage.add_argument("--command", default="build/ruleproof", help="the path of ruleproof")
    usage.add_argument("--steps-cap", type=int, default=500, help="moves after which a game is cut off")
    usage.add_argument("--forward", type=float, default=0.75, help="how often to keep to the moves of forward()")
    options = usage.parse_args()

    sys.path.insert(0, str(HERE))
    name = options.game.replace("-", "_")
    module = importlib.import_module(name)
    components = components_of(name, module)
    games = positions = cut_off = 0
    for players in map(int, options.players.split(",")):
        model = Model(options.command, options.game, players)
        for seed in range(options.seed, options.seed + options.games):
            game = Game(module, players, components, seed, options.steps_cap, options.forward)
            difference = hold(game, model.ask(questions_about(game)), model.declared)
            if difference:
                report(options.game, players, seed, game, *difference)
                model.quit()
                return 1
            games += 1
            positions += len(game.positions)
            cut_off += game.cut_off
        model.quit()
    print(f"{games} games, {positions} positions compared, {cut_off} cut off: equal")
    return 0


if __name__ == "__main__":
    sys.exit(main())
