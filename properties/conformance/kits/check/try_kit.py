#!/usr/bin/env python3
"""Installs a kit as its users do, and holds its examples to the model: try_kit.py KIT RULEPROOF [PROGRAM]

KIT is `python`, which goes into a venv without a network, `typescript`, which npm installs from its folder, or `cpp`,
whose example CMake has built as PROGRAM. `conform` must find nothing in an example; and something once a line of it is
broken.

Exit codes: 0 as it must be · 1 not · 77 skipped, since node or npm is not there.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

KITS = pathlib.Path(__file__).resolve().parents[1]
SKIPPED = 77
STEPS = {"connect-four": "3000", "drako": "4000"}


def run(*command, where=None):
    """What a command that must succeed has said."""
    done = subprocess.run(command, cwd=where, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, command))}: exit code {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def python(folder):
    """A venv that has the package; the command that runs a file with it."""
    run(sys.executable, "-m", "venv", folder / "venv")
    run(folder / "venv/bin/pip", "install", "--no-build-isolation", "--no-index", KITS / "python")
    return [str(folder / "venv/bin/python")]


def typescript(folder):
    """A project that has the package; files of it find the package."""
    (folder / "package.json").write_text('{"private": true, "type": "module"}', "utf-8")
    run("npm", "install", "--offline", "--no-audit", "--no-fund", KITS / "typescript", where=folder)
    return ["node"]


def conform(ruleproof, game, engine):
    """The exit code, and what was said."""
    command = [ruleproof, "conform", game, "--steps", STEPS[game], "--", *engine]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def copied(kit, folder, name, line="", broken=""):
    """A copy of a kit's examples beside its packages; in the file `name`, another line in the place of `line`."""
    copy = pathlib.Path(tempfile.mkdtemp(dir=folder))
    shutil.copytree(KITS / kit / "examples", copy, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    text = (copy / name).read_text("utf-8")
    if line not in text:
        raise SystemExit(f"{name}: there is no {line!r} to be broken")
    (copy / name).write_text(text.replace(line, broken) if line else text, "utf-8")
    return copy


def engines(kit, folder, program):
    """(game, command, whether something is to be found)."""
    if kit == "cpp":
        yield "connect-four", [program], False
    elif kit == "typescript":
        node, rules = typescript(folder), "connect_four.js"
        yield "connect-four", [*node, str(copied(kit, folder, rules) / "engine.js")], False
        yield "connect-four", [*node, str(copied(kit, folder, rules, "[1, 1], ") / "engine.js")], True
    else:
        command, rules, adapter = python(folder), "connect_four.py", "drako_adapter.py"
        second = str(KITS.parents[1] / "second")
        yield "connect-four", [*command, str(copied(kit, folder, rules) / rules)], False
        yield "connect-four", [*command, str(copied(kit, folder, rules, "(1, 1), ") / rules)], True
        yield "drako", [*command, str(copied(kit, folder, adapter) / adapter), second], False
        broken = copied(kit, folder, adapter, '"to-act": self.engine.to_act()', '"actions": 1')
        yield "drako", [*command, str(broken / adapter), second], True


def main(arguments):
    kit, ruleproof, *program = arguments
    if kit == "typescript" and not (shutil.which("node") and shutil.which("npm")):
        print("skipped: there is no node, or no npm")
        return SKIPPED
    wrong = 0
    with tempfile.TemporaryDirectory() as name:
        for game, engine, is_broken in engines(kit, pathlib.Path(name), *program or [""]):
            status, said = conform(ruleproof, game, engine)
            as_it_must = status == int(is_broken) and ("Breaks" in said or "differ" in said or not is_broken)
            print(f"{'as it must be' if as_it_must else 'WRONG'}: {game}, {' '.join(engine)}: exit code {status}")
            if not as_it_must:
                print(said)
                wrong += 1
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
