#!/usr/bin/env python3
"""Runs exported records in the suites of engines: check_export.py SUITE RULEPROOF

`ruleproof replay --export SUITE` writes two records of Connect Four as tests, for `pytest` or `jest`, of the kit's
example. They must hold for the example, and fail once a line of it is broken. Jest's tests are run by node's own runner,
which has the same `test`.

Exit codes: 0 as it must be · 1 not · 77 skipped, since Debian's python3-pytest, or node, is not there.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

KITS = pathlib.Path(__file__).resolve().parents[1]
SKIPPED = 77
RECORDS = KITS / "check/records"

CONFTEST = """
import sys

import pytest
from connect_four import ConnectFour
from ruleproof_adapter import Trial


@pytest.fixture
def engine():
    return Trial("connect-four", ConnectFour)
"""
ENGINE = """
import { Trial } from 'ruleproof-adapter';
import { ConnectFour } from './connect_four.js';
export const engine = () => new Trial('connect-four', (setup) => new ConnectFour(setup));
"""
RUN = """
import test from 'node:test';
globalThis.test = test;
await import('./rules.test.js');
"""


def with_pytest():
    """A Python that has pytest, or none."""
    for python in (sys.executable, "/usr/bin/python3"):
        if subprocess.run([python, "-c", "import pytest"], capture_output=True, check=False).returncode == 0:
            return python
    return None


def pytest(folder, exported):
    """The command that runs the tests, in a folder that has what they want."""
    shutil.copy(KITS / "python/examples/connect_four.py", folder)
    shutil.copytree(KITS / "python/src/ruleproof_adapter", folder / "ruleproof_adapter")
    (folder / "conftest.py").write_text(CONFTEST, "utf-8")
    (folder / "test_rules.py").write_text(exported, "utf-8")
    return [with_pytest(), "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_rules.py"], folder / "connect_four.py"


def jest(folder, exported):
    """The same for node."""
    shutil.copy(KITS / "typescript/examples/connect_four.js", folder)
    (folder / "node_modules").mkdir()
    shutil.copytree(KITS / "typescript", folder / "node_modules/ruleproof-adapter")
    (folder / "package.json").write_text('{"type": "module"}', "utf-8")
    (folder / "ruleproof_engine.js").write_text(ENGINE, "utf-8")
    (folder / "rules.test.js").write_text(exported, "utf-8")
    (folder / "run.js").write_text(RUN, "utf-8")
    return ["node", "run.js"], folder / "connect_four.js"


def main(arguments):
    suite, ruleproof = arguments
    if (suite == "pytest" and not with_pytest()) or (suite == "jest" and not shutil.which("node")):
        print(f"skipped: there is nothing to run {suite} with")
        return SKIPPED
    command = [ruleproof, "replay", str(RECORDS), "--export", suite]
    exported = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    with tempfile.TemporaryDirectory() as name:
        command, rules = {"pytest": pytest, "jest": jest}[suite](pathlib.Path(name), exported)
        whole = subprocess.run(command, cwd=name, capture_output=True, text=True, check=False)
        text = rules.read_text("utf-8")
        broken_text = text.replace("(1, 1), ", "").replace("[1, 1], ", "")
        rules.write_text(broken_text, "utf-8")
        broken = subprocess.run(command, cwd=name, capture_output=True, text=True, check=False)
    told = broken.stdout + broken.stderr
    as_it_must = whole.returncode == 0 and broken.returncode == 1 and text != broken_text and "diagonal" in told
    print("as it must be" if as_it_must else f"whole: {whole.stdout}{whole.stderr}\nbroken: {told}\n{exported}")
    return int(not as_it_must)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
