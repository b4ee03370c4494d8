#!/usr/bin/env python3
"""Replays records by the C library and by the command: check_library.py LIBRARY RULEPROOF FOLDER...

Steps, clauses, changes, errors and positions must be the same.
"""

import json
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "python/src"))
from ruleproof_model import Model, ModelError  # noqa: E402


def replayed(model, text):
    """As `replay --json` says it."""
    try:
        told = model.replay(text)
    except ModelError as error:
        return [], (error.code, error.reason), ""
    problem = told.get("problem")
    return told["steps"], problem and (problem["code"], problem["message"]), told["position"]


def in_texts(steps):
    """The same with the values of fields as the library has them, which are texts; there, numbers are numbers."""
    for step in steps:
        for change in step["changes"]:
            change |= {when: str(change[when]) for when in ("before", "after")}
    return steps


def main(arguments):
    library, ruleproof, *folders = arguments
    files = sorted(str(file) for folder in folders for file in pathlib.Path(folder).rglob("*.game"))
    told = subprocess.run([ruleproof, "replay", "--json", *files], capture_output=True, text=True, check=False).stdout
    model, wrong, steps = Model(library), 0, 0
    for file, native in zip(files, json.loads(told)["records"], strict=True):
        error = native.get("error")
        expected = in_texts(native["steps"]), error and (error["code"], error["message"]), native["position"]
        mine = replayed(model, pathlib.Path(file).read_text("utf-8", "replace"))
        steps += len(native["steps"])
        if mine != expected:
            wrong += 1
            print(f"{file}: {[(a, b) for a, b in zip(mine, expected, strict=True) if a != b]}")
    print(f"{len(files)} records, {steps} steps, {wrong} differ")
    return int(wrong > 0 or steps == 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
