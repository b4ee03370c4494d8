"""Commands of READMEs that build, test or fuzz for long: they are not run here, but all that they name is there.

A script of `ci/` and its options, a preset, a target of this build, tests that a selection finds. What other tests run as
it stands is listed with who does; there it is quoted.
"""

import json
import pathlib
import re
import shlex
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[3]
PACKAGE = "ci/cmake/selftest/package"
KITS = "properties/conformance/kits"
# What begins so another test runs, and there it says so.
ELSEWHERE = {
    "sudo apt install ./ruleproof": (f"{PACKAGE}/install_test", '"sudo apt install ./ruleproof'),
    "cmake -B build ": (f"{PACKAGE}/install_test", '"cmake -B build "'),
    "cmake --build build": (f"{PACKAGE}/install_test", '"cmake --build build"'),
    "cmake --install ": ("ci/cmake/selftest/outside_test", 'cmake --install "$build" --prefix'),
    "build/kalah-rules ": (f"{PACKAGE}/install_test", '"build/kalah-rules "'),
    "tar ": (f"{PACKAGE}/archive_test", '"tar "'),
    "sudo ln ": (f"{PACKAGE}/archive_test", '"sudo ln "'),
    "docker run ": (f"{PACKAGE}/container_test", '"docker run "'),
    "docker pull ": (f"{PACKAGE}/release_test", '"docker pull "'),
    "pip install ./python": (f"{KITS}/check/try_kit.py", '"install", "--no-build-isolation", "--no-index", KITS / "python"'),
    "npm install ./typescript": (f"{KITS}/check/try_kit.py", '"npm", "install", "--offline", "--no-audit", "--no-fund", KITS / "typescript"'),
    "npm ci --prefix properties/conformance/examples/boardgame.io": ("ci/test", "npm ci --prefix properties/conformance/examples/boardgame.io"),
    "npm ci --prefix boardgame.io": ("ci/test", "npm ci --prefix properties/conformance/examples/boardgame.io"),
    "npm ci --prefix reports/render/browser": ("ci/test", "npm ci --prefix reports/render/browser"),
    "ruleproof conform connect-four -- node": ("properties/conformance/examples/CMakeLists.txt", "boardgame.io/engine.js"),
    "python3 -m unittest": (f"{KITS}/CMakeLists.txt", "-m unittest"),
    "npm test": (f"{KITS}/CMakeLists.txt", "--test"),
}
# Scripts that hand their arguments to the command, or to a script beside them.
HANDED = {"verify": "ruleproof verify --help", "refute": "ruleproof refute --help"}


def elsewhere(command):
    """What is wrong with a command that another test runs; "" where it does, None where none claims to."""
    for begins, (file, quoted) in ELSEWHERE.items():
        if command.startswith(begins):
            return "" if quoted in (ROOT / file).read_text("utf-8") else f"{file} has no {quoted}, by which it would run this"
    return None


def script(words, help_of):
    file = ROOT / words[0]
    if not file.is_file():
        return f"there is no {words[0]}"
    told = file.read_text("utf-8") + (help_of(HANDED[file.name]) if file.name in HANDED else "")
    lacking = [word for word in words[1:] if word.startswith("--") and not re.search(rf"(?<![\w-]){word}(?![\w-])", told)]
    return f"{words[0]} has no {' '.join(lacking)}" if lacking else ""


def preset(kind, name):
    presets = json.loads((ROOT / "CMakePresets.json").read_text("utf-8"))
    return "" if any(one["name"] == name for one in presets[f"{kind}Presets"]) else f"there is no {kind} preset {name}"


def after(words, option):
    return words[words.index(option) + 1] if option in words[:-1] else None


def target(name, build):
    rules = (build / "build.ninja").read_text("utf-8")
    return "" if re.search(rf"^build {re.escape(name)}:", rules, re.M) else f"there is no target {name}"


def tests(words, build):
    chosen = [word for word in words[1:] if word not in ("--preset", "--test-dir")]
    chosen = chosen[1:] if {"--preset", "--test-dir"} & set(words) else chosen
    if build.name != "mutate" and "mutate" in chosen:
        return ""  # only there
    said = subprocess.run(["ctest", "--test-dir", build, "-N", *chosen], capture_output=True, text=True, check=False).stdout
    return "" if re.search(r"^Total Tests: [1-9]", said, re.M) else f"there is no test of {' '.join(chosen)}"


def cmake(words, build):
    kind = {"--build": "build", "--workflow": "workflow"}.get(words[1], "configure") if words[0] == "cmake" else "test"
    named = after(words, "--preset")
    wrong = [preset(kind, named)] if named else []
    for name in words[words.index("--target") + 1:] if "--target" in words else []:
        wrong.append(target(name, build))
    if words[0] == "ctest":
        wrong.append(tests(words, build))
    return next(filter(None, wrong), "")


def complaint(command, build, help_of):
    """What a command of the build names that is not there; "" for nothing, None for a command of another kind."""
    said = None
    for part in re.split(r" && |; ", command):
        words = shlex.split(part)
        while words and re.match(r"[A-Z_]+=", words[0]):
            words = words[1:]
        if words[0].startswith("ci/"):
            said = said or script(words, help_of)
        elif words[0] in ("cmake", "ctest"):
            said = said or cmake(words, build)
        elif made := re.match(r"build/(\w[\w-]*)/(?:[\w-]+/)*(\w+)$", words[0]):
            said = said or preset("configure", made[1])
        else:
            return None
    return said
