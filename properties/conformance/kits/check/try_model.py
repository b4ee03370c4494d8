#!/usr/bin/env python3
"""Installs a kit with the model, as its users do, and plays its example: try_model.py KIT PACKAGE

KIT is `python` or `typescript`; PACKAGE is the kit's folder with the library, or the module, in it. The example holds an
engine to the model, and must notice when a line of the engine is broken.

Exit codes: 0 as it must be · 1 not · 77 skipped, since node or npm is not there.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

SKIPPED = 77
LINES = {"python": ("py", "(1, 1), "), "typescript": ("js", "[1, 1], ")}


def run(*command, where=None):
    """What a command that must succeed has said."""
    done = subprocess.run(command, cwd=where, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, command))}: exit code {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def installed(kit, package, folder):
    """The command that runs a file with the package."""
    if kit == "python":
        run(sys.executable, "-m", "venv", folder / "venv")
        run(folder / "venv/bin/pip", "install", "--no-build-isolation", "--no-index", package)
        return [folder / "venv/bin/python"]
    (folder / "package.json").write_text('{"private": true, "type": "module"}', "utf-8")
    run("npm", "install", "--offline", "--no-audit", "--no-fund", package, where=folder)
    return ["node"]


def main(arguments):
    kit, package = arguments[0], pathlib.Path(arguments[1]).resolve()
    if kit == "typescript" and not (shutil.which("node") and shutil.which("npm")):
        print("skipped: there is no node, or no npm")
        return SKIPPED
    ending, line = LINES[kit]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        command = installed(kit, package, folder)
        for file in (package / "examples").glob(f"*.{ending}"):
            shutil.copy(file, folder)
        example, engine = folder / f"hold_to_model.{ending}", folder / f"connect_four.{ending}"
        print(run(*command, example, where=folder), end="")
        text = engine.read_text("utf-8")
        engine.write_text(text.replace(line, ""), "utf-8")
        broken = subprocess.run([*command, example], cwd=folder, capture_output=True, text=True, check=False)
    noticed = broken.returncode != 0 and line in text and "Error" in broken.stderr
    print("a broken line is noticed" if noticed else f"a broken line passes: {broken.stdout}{broken.stderr}")
    return int(not noticed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
