#!/usr/bin/env python3
"""Runs the recipe for a workflow that the README has: check_recipe.py RULEPROOF README

The command is taken from the README as it stands there; only the paths, the game and the engine are put in: Connect
Four in Python, right and with a bug. Each file that the recipe hands on must be there, and well formed.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

ENGINE = [sys.executable, str(pathlib.Path(__file__).parent.resolve() / "connect_four.py")]


def recipe(readme):
    """The arguments of `ruleproof` in the workflow."""
    line = re.search(r"- run: /ruleproof/build/ruleproof (conform .*)", readme)
    if line is None:
        raise SystemExit("the README has no such line any more")
    return line[1].split()


def conform(ruleproof, words, out, engine):
    known = {"drako": "connect-four", "/ruleproof": ".", "out": str(out)}
    words = [known.get(word, word) for word in words[: words.index("--")]]
    command = [ruleproof, *words, "--steps", "3000", "--", *engine]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def complaints(out, broken):
    """What is wrong with the files."""
    suite = xml.parse(out / "junit.xml").getroot()
    if not list(suite.iter("testcase")):
        yield "junit.xml has no test case"
    if bool(list(suite.iter("failure"))) != broken:
        yield "junit.xml does not fail as it must"
    sarif = json.loads((out / "report.sarif").read_text("utf-8"))
    results = sarif["runs"][0]["results"]
    errors = [result for result in results if result.get("level", "warning") == "error"]
    if sarif["version"] != "2.1.0" or bool(errors) != broken:
        yield "report.sarif does not tell as it must"
    for result in results:
        if not result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]:
            yield "report.sarif has a result without a place"
    page = (out / "report.html").read_text("utf-8")
    if not page.lstrip().lower().startswith("<!doctype html") or not page.rstrip().endswith("</html>"):
        yield "report.html is no page"
    if broken and not list(out.rglob("*.game")):
        yield "there is no record of the game"
    if not (out / "engine.log").exists():
        yield "there is no log of the engine"


def main(arguments):
    ruleproof, readme = arguments
    words = recipe(pathlib.Path(readme).read_text("utf-8"))
    wrong = 0
    for bug, status in [([], 0), (["--bug", "falls-short"], 1)]:
        with tempfile.TemporaryDirectory() as folder:
            out = pathlib.Path(folder) / "out"
            run = conform(ruleproof, words, out, ENGINE + bug)
            if run.returncode != status:
                print(f"{bug}: exit code {run.returncode}\n{run.stdout}{run.stderr}")
                wrong += 1
                continue
            for complaint in complaints(out, bool(bug)):
                print(f"{bug}: {complaint}")
                wrong += 1
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
