#!/usr/bin/env python3
"""Tries the tool on an example: check_conform.py RULEPROOF -- ENGINE...

`conform` must find nothing in the engine, and in each of its planted bugs the clause that
`ENGINE... --bugs` says it breaks. Where RULEPROOF_WHOLE is set, every bug is looked for, else every
third one.

Exit codes: 0 as it must be · 1 not · 77 skipped, since node or its modules are not there.
"""

import os
import re
import subprocess
import sys

from check_dialogue import SKIPPED, unplayable


def conform(ruleproof, steps, engine):
    command = [ruleproof, "conform", "connect-four", "--steps", steps, "--", *engine]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    return run.returncode, run.stdout + run.stderr


def main(arguments):
    ruleproof, dashes, *engine = arguments
    if dashes != "--" or not engine:
        raise SystemExit(__doc__)
    if why := unplayable(engine):
        print(f"skipped: {why}")
        return SKIPPED
    wrong = 0
    steps = "5000"
    each = 1 if os.environ.get("RULEPROOF_WHOLE") else 3
    status, said = conform(ruleproof, steps, engine)
    if status != 0:
        print(f"without a bug: exit code {status}\n{said}")
        wrong += 1
    listed = subprocess.run([*engine, "--bugs"], capture_output=True, text=True, check=True)
    for line in listed.stdout.splitlines()[::each]:
        name, what = line.split("  ", 1)
        clause = what.split(":")[0]
        status, said = conform(ruleproof, steps, [*engine, "--bug", name])
        named = re.search(r"Breaks ([^:]*):", said)
        found = status == 1 and named is not None and clause in named[1].split(" or ")
        print(f"{name}: {'breaks ' + clause if found else 'not found'}")
        if not found:
            print(said)
            wrong += 1
    return int(wrong > 0 or not listed.stdout)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
