"""Finds mutants, weaves them into chapters, and builds the games with them."""

import json
import pathlib
import re
import subprocess
import sys

from draw import number
from chapters import NO_RULE_FUNCTIONS, chapters
from weave import weave

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / "build/mutate"
WOVEN = BUILD / "woven"


class Failed(Exception):
    """What stands in the way, in a line."""


def run(*words, check=True):
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    if check and done.returncode != 0:
        raise Failed(f"{words[0]} {words[1]}: " + (done.stderr + done.stdout).strip()[-2000:])
    return done


def configure():
    run("cmake", "--preset", "mutate")


def build(*targets, check=True):
    return run("nice", "-n", "5", "cmake", "--build", str(BUILD), "-j1", "--target", *targets, "--", "-k", "0", check=check)


def prepare(program="try_mutants"):
    """The programs, and the headers that a build writes, without which no chapter can be read."""
    WOVEN.mkdir(parents=True, exist_ok=True)
    configure()
    if "find_mutants" not in run("cmake", "--build", str(BUILD), "--target", "help").stdout:
        raise Failed("clang's libraries are missing: run ci/setup --mutate")
    build("find_mutants", *([] if (BUILD / "bin" / program).exists() else [program]))


def find(folder, headers=True):
    """All that could be planted in a game, with ids from 1, and how many places were skipped by reason."""
    excluded = [word for name in NO_RULE_FUNCTIONS for word in ("--no-rule", name)]
    done = run(str(BUILD / "bin/find_mutants"), str(BUILD), str(ROOT), *excluded, *chapters(ROOT, folder, headers))
    found = json.loads(done.stdout)
    number(found["mutants"])
    return found


def write_woven(folder, mutants):
    """Chapters of one game; those of others stay as they are, with no bug in force."""
    by_file = {}
    for mutant in mutants:
        by_file.setdefault(mutant["file"], []).append(mutant)
    for file in (WOVEN / folder).rglob("*.?pp"):
        if file.relative_to(WOVEN).as_posix() not in by_file:
            file.unlink()
    for name, inside in by_file.items():
        silent = "#pragma clang system_header\n" if name.endswith(".hpp") else ""
        head = f'{silent}#include "ci/mutants/switch.hpp"\n#line 1\n'
        text = head.encode() + weave((ROOT / name).read_bytes(), inside)
        file = WOVEN / name
        if file.exists() and file.read_bytes() == text:
            continue
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text)


def blamed(output, mutants):
    """Mutants on lines of which the compiler complains."""
    places = set(re.findall(r"woven/(model/[^:\s]+):(\d+):\d+: (?:error|fatal error|note)", output))
    lines = {(file, int(line)) for file, line in places}
    return {mutant["id"] for mutant in mutants if (mutant["file"], mutant["line"]) in lines}


def weave_and_build(folder, mutants, target="try_mutants", tries=8):
    """Builds with all of them that compile; gives these, and how many do not."""
    left = list(mutants)
    for _ in range(tries):
        write_woven(folder, left)
        configure()
        done = build(target, check=False)
        if done.returncode == 0:
            return left, len(mutants) - len(left)
        guilty = blamed(done.stdout + done.stderr, left)
        if not guilty:
            raise Failed("woven chapters do not compile: " + (done.stdout + done.stderr)[-3000:])
        print(f"mutate: {len(guilty)} mutants do not compile", file=sys.stderr)
        left = [mutant for mutant in left if mutant["id"] not in guilty]
    raise Failed("woven chapters do not compile after so many tries")
