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


def breaks(example, folder, line, broken):
    """A copy of an example with another line."""
    text = example.read_text("utf-8")
    if line not in text:
        raise SystemExit(f"{example}: there is no {line!r} to be broken")
    copy = folder / f"broken{example.suffix}"
    copy.write_text(text.replace(line, broken), "utf-8")
    return copy


def engines(kit, folder, program):
    """(game, command, whether something is to be found)."""
    if kit == "cpp":
        yield "connect-four", [program], False
        return
    command = {"python": python, "typescript": typescript}[kit](folder)
    example = KITS / kit / "examples" / {"python": "connect_four.py", "typescript": "connect_four.js"}[kit]
    line, broken = {"python": ("(1, 1), ", ""), "typescript": ("[1, 1], ", "")}[kit]
    copy = breaks(example, folder, line, line)  # beside the packages, where node looks for them
    yield "connect-four", [*command, str(copy.rename(folder / example.name))], False
    yield "connect-four", [*command, str(breaks(example, folder, line, broken))], True
    if kit == "python":
        adapter = KITS / "python/examples/drako_adapter.py"
        second = str(KITS.parents[1] / "second")
        yield "drako", [*command, str(adapter), second], False
        copy = breaks(adapter, folder, '"to-act": self.engine.to_act()', '"actions": 1')
        yield "drako", [*command, str(copy), second], True


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
