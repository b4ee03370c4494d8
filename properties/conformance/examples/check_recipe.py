#!/usr/bin/env python3
"""Runs the workflow that the README has: check_recipe.py RULEPROOF README

The YAML is taken from the README as it stands there. It must have what GitHub demands; what it runs and what needs no
network is run in an empty folder, where only the game, the budget and the engine are put in: Connect Four in Python,
right and with a bug. Each file that the workflow hands on must be there, and well formed.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import textwrap
import xml.etree.ElementTree as xml

import yaml

ENGINE = pathlib.Path(__file__).parent.resolve() / "connect_four.py"
RUNS_BEFORE = re.compile(r"apt-get|git clone|/ci/")  # what fetches and builds


def workflow(readme):
    """The block that begins with `on:`; YAML reads that word as true."""
    block = re.search(r"^    on:.*(?:\n    .*)+", readme, re.MULTILINE)
    if block is None:
        raise SystemExit("the README has no workflow any more")
    read = yaml.safe_load(textwrap.dedent(block[0]))
    return {"on" if key is True else key: value for key, value in read.items()}


def lacks(flow):
    """What GitHub demands and is not there."""
    if not flow.get("on"):
        yield "on"
    if not flow.get("jobs"):
        yield "jobs"
    for name, job in flow.get("jobs", {}).items():
        if not job.get("runs-on"):
            yield f"{name}: runs-on"
        if job.get("permissions", {}).get("security-events") != "write":
            yield f"{name}: the permission to upload SARIF"
        if not job.get("steps"):
            yield f"{name}: steps"
        for step in job.get("steps", []):
            yield from lacks_of_step(flow, step)


def lacks_of_step(flow, step):
    if ("uses" in step) == ("run" in step):
        yield f"one of uses and run in {step}"
    if "uses" in step and not re.fullmatch(r"[\w.-]+/[\w./-]+@v\d+", step["uses"]):
        yield f"a version in {step['uses']}"
    for variable in re.findall(r"\$(\w+)", step.get("run", "")):
        if variable not in flow.get("env", {}):
            yield f"env: {variable}"
    for script in re.findall(r"/ruleproof/(ci/\w+)", step.get("run", "")):
        if not os.access(script, os.X_OK):
            yield f"{script}, to be run"


def furnish(folder, ruleproof, bug):
    """An engine's repository, and ours beside it, whose command has a smaller budget."""
    ours, theirs = folder / "ruleproof", folder / "theirs"
    (ours / "build").mkdir(parents=True)
    theirs.mkdir()
    for part in ("properties", "fuzz"):
        (ours / part).symlink_to(pathlib.Path(part).resolve())
    scripts = {
        ours / "build/ruleproof": f'shift 2; exec "{ruleproof}" conform connect-four --steps 3000 "$@"',
        theirs / "my-engine": f'exec "{sys.executable}" "{ENGINE}" {bug}',
    }
    for path, text in scripts.items():
        path.write_text("#!/bin/sh\n" + text + "\n", "utf-8")
        path.chmod(0o755)
    return theirs


def run(step, folder, theirs):
    """What a step runs, with our repository where it is."""
    text = re.sub(r"(?<![\w/])/ruleproof", f"{folder}/ruleproof", step["run"])
    return subprocess.run(["sh", "-e", "-c", text], cwd=theirs, capture_output=True, text=True, check=False)


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


def not_handed_on(steps, theirs):
    """Files that later steps want and that are not there, or that are not wanted after a failure."""
    for step in steps:
        for key in ("path", "sarif_file"):
            if key not in step.get("with", {}):
                continue
            if not (theirs / step["with"][key]).exists():
                yield f"{step['uses']} finds no {step['with'][key]}"
            if step.get("if") != "always()":
                yield f"{step['uses']} is left out where the engine is wrong"


def play(flow, ruleproof, bug, status):
    """What goes wrong where the workflow runs against an engine."""
    steps = [step for job in flow["jobs"].values() for step in job["steps"]]
    runs = [step for step in steps if "run" in step and not RUNS_BEFORE.search(step["run"])]
    if not runs:
        yield "nothing is run"
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        theirs = furnish(folder, ruleproof, bug)
        for step in runs:
            done = run(step, folder, theirs)
            if done.returncode != status:
                yield f"{step['run']}: exit code {done.returncode}\n{done.stdout}{done.stderr}"
                return
        missing = list(not_handed_on(steps, theirs))
        yield from missing
        if not missing:
            yield from complaints(theirs / "out", bool(bug))


def main(arguments):
    ruleproof, readme = arguments
    flow = workflow(pathlib.Path(readme).read_text("utf-8"))
    wrong = [f"the workflow lacks {what}" for what in lacks(flow)]
    if wrong:
        raise SystemExit("\n".join(wrong))
    for bug, status in [("", 0), ("--bug falls-short", 1)]:
        wrong += [f"{bug or 'no bug'}: {what}" for what in play(flow, pathlib.Path(ruleproof).resolve(), bug, status)]
    for what in wrong:
        print(what)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
