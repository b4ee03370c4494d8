#!/usr/bin/env python3
"""Holds dialogues against the JSON Schema of the protocol: check_schema.py RULEPROOF [GAME ENGINE...]

Plays a random game of each game with `ruleproof serve`, asking all that can be asked and some that must be refused, and
holds each request with its answer against `schema.json`. Then breaks exchanges, one word at a time, each of which the
schema must refuse. What `conform` sends is held against it, too: an engine that writes down what it reads stands between.
With an engine its dialogue is held against the schema, of one game.

Exit codes: 0 as it must be · 1 not · 77 skipped, since Debian's python3-jsonschema is not there.
"""

import copy
import json
import pathlib
import random
import shlex
import subprocess
import sys
import tempfile

try:
    import jsonschema
except ImportError:
    print("skipped: there is no python3-jsonschema")
    sys.exit(77)

SCHEMA = json.loads((pathlib.Path(__file__).parent / "schema.json").read_text("utf-8"))
STEPS = 60
METHODS = {"initialize", "start", "legal", "apply", "state", "outcome", "undo"}


def validator(of):
    """What holds a value against a part of the schema."""
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{of}", "$defs": SCHEMA["$defs"]})


EXCHANGE, REQUEST, NOTIFICATION, ANSWER = map(validator, ["exchange", "request", "notification", "answer"])


class Dialogue:
    """An engine, and what was said."""

    def __init__(self, command):
        self.child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.exchanges = []

    def line(self, text):
        """The answer to a line."""
        print(text, file=self.child.stdin, flush=True)
        return json.loads(self.child.stdout.readline())

    def ask(self, method, **params):
        request = {"jsonrpc": "2.0", "id": len(self.exchanges) + 1, "method": method}
        request |= {"params": params} if params else {}
        answer = self.line(json.dumps(request))
        self.exchanges.append({"request": request, "answer": answer})
        return answer.get("result")

    def quit(self):
        print('{"jsonrpc":"2.0","method":"quit"}', file=self.child.stdin, flush=True)
        self.child.stdin.close()
        if self.child.wait(timeout=10) != 0:
            raise SystemExit(f"the engine ended with {self.child.returncode}")


def play(command, game, set_up, dice):
    """What is said in a random game under a set-up: every request, and some refusals."""
    talk = Dialogue(command)
    talk.ask("initialize", **set_up | {"players": 9})
    talk.ask("legal")
    talk.ask("initialize", **set_up)
    talk.ask("start")
    for step in range(STEPS):
        moves = talk.ask("legal")["moves"]
        if not moves:
            break
        talk.ask("state")
        talk.ask("outcome")
        talk.ask("apply", move="fly to the moon")
        talk.ask("apply", move=dice.choice(moves))
        if step % 7 == 3:
            talk.ask("undo")
    talk.ask("start", position="no position at all")
    unread = talk.line("{")
    talk.quit()
    return talk.exchanges, unread


def other_than(exchange):
    """Copies of an exchange, each with one thing broken."""
    def changed(*path, to):
        broken = copy.deepcopy(exchange)
        place = broken
        for name in path[:-1]:
            place = place[name]
        if to is None:
            del place[path[-1]]
        else:
            place[path[-1]] = to
        return broken

    method, answer = exchange["request"]["method"], exchange["answer"]
    yield changed("request", "jsonrpc", to="1.0")
    yield changed("request", "method", to="shuffle")
    yield changed("answer", "id", to=None)
    yield changed("answer", "id", to=[1])
    if "error" in answer:
        yield changed("answer", "error", "code", to="1")
        yield changed("answer", "error", "code", to=3)
        yield changed("answer", "error", "message", to=None)
        yield changed("answer", "result", to={})
        if answer["error"]["code"] == 2:
            yield changed("answer", "error", "data", to="colour")
            yield changed("answer", "error", "data", to=None)
        return
    yield changed("answer", "result", to=None)
    yield changed("answer", "result", to=[])
    yield changed("answer", "result", to={"initialize": {"fields": "stage"}, "legal": {"moves": "drop 1"},
                                          "state": {"stage": True}, "outcome": {"over": 0}}.get(method, {"ok": 1}))
    if method == "initialize":
        yield changed("answer", "result", "fields", to=None)
        yield changed("answer", "result", "capabilities", "legal", to="true")
        yield changed("request", "params", "protocol", to=2)
        yield changed("request", "params", "setup", to={"columns": 7})
    elif method == "apply":
        yield changed("request", "params", to=None)
        yield changed("request", "params", "move", to=4)
    elif method == "legal":
        yield changed("answer", "result", "moves", to=[1])
    elif method == "state":
        yield changed("answer", "result", "to-act", to="p0")
        yield changed("answer", "result", "stage", to=0.5)
    elif method == "outcome":
        yield changed("answer", "result", "over", to=None)
        yield changed("answer", "result", to={"over": True})
        yield changed("answer", "result", to={"over": True, "winners": [1]})


def listened(ruleproof, game, folder):
    """The lines that `conform` sends to an engine, in a short run."""
    heard = folder / f"{game}.lines"
    script = folder / "engine.sh"
    script.write_text(f"#!/bin/sh\ntee -a {shlex.quote(str(heard))} | {shlex.quote(ruleproof)} serve {game}\n", "utf-8")
    script.chmod(0o755)
    subprocess.run([ruleproof, "conform", game, "--steps", "300", "--", str(script)], capture_output=True, check=True)
    return [json.loads(line) for line in heard.read_text("utf-8").splitlines()]


def complaints(command, game, set_up):
    """What the schema refuses and must not, or takes and must not."""
    exchanges, unread = play(command, game, set_up, random.Random(1))
    for exchange in exchanges:
        for wrong in EXCHANGE.iter_errors(exchange):
            yield f"{exchange['request']} {str(exchange['answer'])[:200]}: {wrong.message[:200]}"
    if not ANSWER.is_valid(unread):
        yield f"to a line that is no JSON: {unread}"
    firsts = {}  # one exchange of each kind, to be broken
    for exchange in exchanges:
        error = exchange["answer"].get("error", {"code": 0})
        firsts.setdefault((exchange["request"]["method"], error["code"]), exchange)
    if (kinds := {method for method, _ in firsts}) != METHODS:
        yield f"only {sorted(kinds)} were asked"
    for kind, exchange in firsts.items():
        for broken in other_than(exchange):
            if EXCHANGE.is_valid(broken):
                yield f"broken, and valid: {kind}: {str(broken)[:300]}"
    print(f"{game}: {len(exchanges)} exchanges of {len(firsts)} kinds")


def complaints_of(ruleproof, game, engine):
    """What is wrong in what `conform` sends, and in the dialogue of an engine or the model."""
    with tempfile.TemporaryDirectory() as folder:
        sent = listened(ruleproof, game, pathlib.Path(folder))
    for line in sent:
        if not REQUEST.is_valid(line) and not NOTIFICATION.is_valid(line):
            yield f"conform sends {str(line)[:300]}"
    print(f"{game}: {len(sent)} lines of conform")
    yield from complaints(engine or [ruleproof, "serve", game], game, sent[0]["params"])


def main(arguments):
    ruleproof, *engine = arguments
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    listed = subprocess.run([ruleproof, "games", "--json"], capture_output=True, text=True, check=True)
    games = engine[:1] or [game["name"] for game in json.loads(listed.stdout)["games"]]
    wrong = [f"{game}: {what}" for game in games for what in complaints_of(ruleproof, game, engine[1:])]
    print("\n".join(wrong))
    return int(bool(wrong) or not games)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
