"""The finder on a made-up file: made_up_test.py FIND-MUTANTS COMPILER FOLDER

What it finds is woven, compiled, and run once for each mutant: without one the program says what it said, and mutants
that must change that do.
"""

import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "ci/mutants"))
from weave import weave  # noqa: E402

FILES = ("ci/mutants/tests/made_up.cpp", "ci/mutants/tests/made_up.hpp")
finder, compiler, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])


def run(*words, **more):
    return subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=60, **more)


def expect(what, condition):
    if not condition:
        sys.exit(f"made_up_test: not so: {what}")


def found():
    folder.mkdir(parents=True, exist_ok=True)
    command = {"directory": str(folder), "file": str(ROOT / FILES[0]),
               "command": f"{compiler} -std=c++20 -I{ROOT} -c {ROOT / FILES[0]}"}
    (folder / "compile_commands.json").write_text(json.dumps([command]))
    done = run(finder, folder, ROOT, "--no-rule", "shown", *FILES)
    expect(f"the finder ends well: {done.stderr}", done.returncode == 0)
    result = json.loads(done.stdout)
    for number, mutant in enumerate(result["mutants"], 1):
        mutant["id"] = number
    return result


def build(mutants):
    for name in FILES:
        inside = [mutant for mutant in mutants if mutant["file"] == name]
        text = b'#include "ci/mutants/switch.hpp"\n' + weave((ROOT / name).read_bytes(), inside)
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(text)
    done = run(compiler, "-std=c++20", f"-I{folder}", f"-I{ROOT}", folder / FILES[0], "-o", folder / "woven")
    expect(f"all that is woven compiles: {done.stderr}", done.returncode == 0)


def says(number):
    done = run(folder / "woven", env={**os.environ, "RULEPROOF_MUTANT": str(number)})
    return done.stdout.strip()


def main():
    result = found()
    mutants = result["mutants"]
    build(mutants)
    usual = says(0)
    expect("without a mutant nothing changes", usual == "0 5 5 1000")
    changed = {(m["kind"], m["before"], m["after"]): says(m["id"]) for m in mutants}
    for kind, before, after, says_now in (
            ("early return", "all of pay", "nothing", "5 5 5 1000"),
            ("comparison", "rice[who] < 0", "rice[who] >= 0", "-6 5 5 1000"),
            ("condition forced", "month >= most", "true", "5 5 5 1000"),
            ("missing reset", "rice[who] = 0;", "", "-1 5 5 1000"),
            ("dropped statement", "rice[who] -= twice(month);", "", "5 5 5 1000"),
            ("constant", "2", "2 - 1", "2 5 5 1000")):
        expect(f"{kind}: {before} -> {after} says {says_now}", changed.get((kind, before, after)) == says_now)
    somebody_else = [says(m["id"]) for m in mutants if m["kind"] == "another element"]
    expect("the next one pays", "5 -1 5 1000" in somebody_else)
    expect("the clause in the comment is the nearest", all(m["clause"] == "rice.pay" for m in mutants if m["function"] == "pay"))
    expect("what is no rule is left alone", not any(m["function"] == "shown" for m in mutants) and result["skipped"]["no rule"] > 0)
    expect("constants of the compiler are left alone", result["skipped"]["for the compiler"] > 0)
    expect("functions that it may evaluate are marked", {m["function"] for m in mutants if m["evaluated"]} == {"twice"})
    print(f"{len(mutants)} mutants")


main()
