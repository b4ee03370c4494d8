"""The version of the project, as CMakeLists.txt says it."""

import re


def of(root):
    """The version of the repository in `root`."""
    return re.search(r"^project\(ruleproof VERSION ([\d.]+)", (root / "CMakeLists.txt").read_text("utf-8"), re.M)[1]
