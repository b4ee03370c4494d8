"""Runs the steps of a workflow and of a composite action as they stand, with the environment that GitHub sets.

Actions of others (`actions/checkout`) are functions of the test: `uses` is a table from the start of a name to a function
of the job and its inputs.
"""

import dataclasses
import os
import pathlib
import re
import shutil
import subprocess

import yaml

EXPRESSION = re.compile(r"\$\{\{\s*(.*?)\s*\}\}")
NAME = re.compile(r"\b(inputs|github|env|runner|matrix|steps)\.(\w+(?:\.outputs\.\w+)?)")
SHELL = ["bash", "--noprofile", "--norc", "-eo", "pipefail"]


@dataclasses.dataclass
class Job:
    """A job: its folder of files, what GitHub says of it, the actions that it may use, and what its steps have said."""

    folder: pathlib.Path
    github: dict
    uses: dict
    environment: dict = dataclasses.field(default_factory=dict)
    matrix: dict = dataclasses.field(default_factory=dict)
    outputs: dict = dataclasses.field(default_factory=dict)
    said: str = ""
    failed: bool = False

    def __post_init__(self):
        for made in ("workspace", "temp"):
            (self.folder / made).mkdir()
        for file in ("path", "env", "output", "summary"):
            (self.folder / file).touch()

    @property
    def workspace(self):
        return self.folder / "workspace"

    def summary(self):
        """What stands on the page of the job."""
        return (self.folder / "summary").read_text("utf-8")

    def variables(self):
        """What a step finds in its environment."""
        paths = (self.folder / "path").read_text("utf-8").split()
        given = {f"GITHUB_{name.upper()}": str(value) for name, value in self.github.items()}
        files = {f"GITHUB_{name}": str(self.folder / file) for name, file in
                 [("PATH", "path"), ("ENV", "env"), ("OUTPUT", "output"), ("STEP_SUMMARY", "summary")]}
        return given | files | self.environment | {
            "CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": str(self.workspace), "HOME": str(self.folder),
            "RUNNER_TEMP": str(self.folder / "temp"), "RUNNER_OS": "Linux", "RUNNER_ARCH": "X64",
            "PATH": ":".join(paths[::-1] + [os.environ["PATH"]])}

    def steps(self, steps, inputs):
        """Runs the steps; after one that fails only those that always run."""
        for step in steps:
            condition = str(step.get("if", "success()"))
            if not value(condition, self, inputs):
                continue
            filled = {name: fill(text, self, inputs) for name, text in (step.get("env") or {}).items()}
            if "run" in step:
                self.run(fill(step["run"], self, inputs), filled)
                self.keep_outputs(step.get("id"))
            else:
                arguments = {name: fill(text, self, inputs) for name, text in (step.get("with") or {}).items()}
                action = next((act for name, act in self.uses.items() if step["uses"].startswith(name)), None)
                assert action, f"nobody says what {step['uses']} does"
                action(self, arguments)

    def keep_outputs(self, of):
        """What a step with an id has written for those after it."""
        file = self.folder / "output"
        written = dict(line.split("=", 1) for line in file.read_text("utf-8").splitlines())
        self.outputs |= {f"{of}.outputs.{name}": text for name, text in written.items()}
        file.write_text("", "utf-8")

    def run(self, script, filled):
        file = self.folder / "script"
        file.write_text(script, "utf-8")
        done = subprocess.run([*SHELL, file], cwd=self.workspace, env=self.variables() | filled, text=True, check=False,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.said += done.stdout
        self.failed |= done.returncode != 0


def caches(store):
    """The actions that bring back a folder and keep it, by keys that lie in a folder; the newest of a beginning counts."""
    def restore(job, arguments):
        begins = [arguments["key"], *arguments.get("restore-keys", "").splitlines()]
        for begin in filter(None, map(str.strip, begins)):
            found = sorted((path for path in store.iterdir() if path.name.startswith(slug(begin))), key=os.path.getmtime)
            if found:
                shutil.copytree(found[-1], job.workspace / arguments["path"])
                return

    def save(job, arguments):
        if (job.workspace / arguments["path"]).exists():  # where nothing is, it warns
            shutil.copytree(job.workspace / arguments["path"], store / slug(arguments["key"]), dirs_exist_ok=True)

    def slug(key):
        return key.replace("/", "_")

    return {"actions/cache/restore@": restore, "actions/cache/save@": save}


def composite(path):
    """The action of a file, as a function of a job and inputs."""
    action = yaml.safe_load(path.read_text("utf-8"))

    def act(job, arguments):
        unknown = set(arguments) - set(action["inputs"])
        assert not unknown, f"{path.name} has no inputs {unknown}"
        lacking = [name for name, of in action["inputs"].items() if of.get("required") and name not in arguments]
        assert not lacking, f"{path.name} asks for {lacking}"
        assert all(step.get("shell") == "bash" for step in action["runs"]["steps"] if "run" in step)
        defaults = {name: of.get("default", "") for name, of in action["inputs"].items()}
        job.github["action_path"] = path.parent
        job.steps(action["runs"]["steps"], defaults | arguments)

    return act


def known(job, inputs, context, name):
    tables = {"inputs": inputs, "github": job.github, "env": job.environment, "matrix": job.matrix}
    if context == "steps":
        return job.outputs.get(name, "")  # what nobody has written is empty
    assert name in tables[context], f"nothing is known of {context}.{name}"
    return str(tables[context][name])


def fill(text, job, inputs):
    """A text with the values of its expressions."""
    def one(match):
        name = NAME.fullmatch(match[1])
        assert name, f"an expression that this test cannot read: {match[0]}"
        return known(job, inputs, *name.groups())

    return EXPRESSION.sub(one, str(text))


def value(condition, job, inputs):
    """Whether a step's condition holds: names, comparisons with texts, always() and success()."""
    words = NAME.sub(lambda name: "'" + re.sub(r"['\\]", "_", known(job, inputs, *name.groups())) + "'", condition)
    words = words.replace("always()", "True").replace("success()", str(not job.failed)).replace("&&", " and ").replace("||", " or ")
    assert re.fullmatch(r"(True|False|and|or|[!=]=|'[^']*'|\s)+", words), f"a condition that this test cannot read: {condition}"
    return eval(words, {"__builtins__": {}}) and ("()" in condition or not job.failed)  # noqa: S307
