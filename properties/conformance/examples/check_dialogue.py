#!/usr/bin/env python3
"""Holds an engine to scripted dialogues: check_dialogue.py [--bugs] FOLDER -- ENGINE...

Without --bugs the engine must answer every dialogue FOLDER/*.txt as it is written; with --bugs each
FOLDER/NAME.txt must go wrong for `ENGINE... --bug NAME`. Lines of a dialogue:

    > METHOD PARAMS   a request                    = MOVE, MOVE   moves that are accepted
    < RESULT          what its result holds        ! CODE DATA    its error

Exit codes: 0 as written · 1 not · 77 skipped, since node or its modules are not there.
"""

import json
import pathlib
import shutil
import subprocess
import sys

SKIPPED = 77


class Differs(Exception):
    """An answer is not the one that is written."""


def holds(expected, said):
    """Whether all that is expected is said; an object may say more."""
    if isinstance(expected, dict):
        return isinstance(said, dict) and all(
            name in said and holds(value, said[name]) for name, value in expected.items())
    return type(expected) is type(said) and expected == said


class Engine:
    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True)
        self.requests = 0

    def ask(self, method, params):
        self.requests += 1
        request = {"jsonrpc": "2.0", "id": self.requests, "method": method} | (
            {"params": params} if params is not None else {})
        print(json.dumps(request), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline() or '"nothing"')
        if not isinstance(answer, dict) or answer.get("id") != self.requests:
            raise Differs(f"request {self.requests}, {method}: answered by {answer}")
        return answer

    def quit(self):
        print('{"jsonrpc": "2.0", "method": "quit"}', file=self.process.stdin, flush=True)
        self.process.stdin.close()
        if self.process.wait(timeout=10) != 0:
            raise Differs(f"quit: exit code {self.process.returncode}")


def play(engine, lines):
    answer = {}
    for number, line in lines:
        kind, _, rest = line.partition(" ")
        if kind == ">":
            method, _, params = rest.partition(" ")
            answer = engine.ask(method, json.loads(params) if params else None)
        elif kind == "=":
            for move in rest.split(", "):
                answer = engine.ask("apply", {"move": move})
                if "result" not in answer:
                    raise Differs(f"line {number}: {move} is answered by {answer}")
        elif kind == "<":
            if not holds(json.loads(rest), answer.get("result")):
                raise Differs(f"line {number}: expected {rest}, answered {answer}")
        elif kind == "!":
            code, _, data = rest.partition(" ")
            expected = {"code": int(code)} | ({"data": json.loads(data)} if data else {})
            if not holds(expected, answer.get("error")):
                raise Differs(f"line {number}: expected error {rest}, answered {answer}")
        else:
            raise SystemExit(f"line {number} of a dialogue is none: {line}")


def difference(command, file):
    """What is not as it is written, or nothing."""
    lines = [(number, line) for number, line in enumerate(file.read_text().splitlines(), 1)
             if line and not line.startswith("#")]
    engine = Engine(command)
    try:
        play(engine, lines)
        engine.quit()
    except (Differs, BrokenPipeError) as differs:
        engine.process.kill()
        return str(differs) or "the engine is gone"
    return None


def unplayable(command):
    """Why the engine cannot be run here, or nothing."""
    if shutil.which(command[0]) is None:
        return f"there is no {command[0]}"
    script = pathlib.Path(command[-1])
    if (script.parent / "package.json").exists() and not (script.parent / "node_modules").exists():
        return f"no node_modules: npm ci --prefix {script.parent}"
    return None


def main(arguments):
    planted = arguments[:1] == ["--bugs"]
    folder, dashes, *command = arguments[planted:]
    files = sorted(pathlib.Path(folder).glob("*.txt"))
    if dashes != "--" or not command or not files:
        raise SystemExit(__doc__)
    if why := unplayable(command):
        print(f"skipped: {why}")
        return SKIPPED
    if planted:
        listed = subprocess.run([*command, "--bugs"], capture_output=True, text=True, check=True)
        bugs = sorted(line.split()[0] for line in listed.stdout.splitlines())
        if bugs != [file.stem for file in files]:
            print(f"the bugs are {bugs}, the dialogues {[file.stem for file in files]}")
            return 1
    wrong = 0
    for file in files:
        found = difference([*command, "--bug", file.stem] if planted else command, file)
        wrong += (found is None) == planted
        print(f"{file.stem}: {found or 'as written'}")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
