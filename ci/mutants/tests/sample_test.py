"""A sample of the tables that are kept, measured again: sample_test.py OUT

All mutants of the smallest game and 20 of another: nobody is alive who was found when the tables were made, and the
same mutants are there. Builds the games with them, which takes minutes.
"""

import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "ci/mutants"))
import table  # noqa: E402

KEPT = ROOT / "properties/mutants/measured"
out = pathlib.Path(sys.argv[1])


def rows(folder, game):
    report = json.loads((folder / f"{table.file_name(game)}.json").read_text())
    return {tuple(row[key] for key in (*table.KEYS, "nth")): row for row in report["mutants"]}


def survivors(game, *options):
    kept = rows(KEPT, game)
    done = subprocess.run([ROOT / "ci/mutate", "--game", game, "--out", out, *options], cwd=ROOT, text=True,
                          capture_output=True)
    if done.returncode != 0:
        sys.exit(f"sample_test: {done.stdout}{done.stderr}")
    measured = rows(out, game)
    both = measured.keys() & kept.keys()
    if len(both) < 20:
        sys.exit(f"sample_test: only {len(both)} mutants of {game} are in the table: measure it again")
    return [table.line_of(measured[key]) for key in both if not measured[key]["by"] and kept[key]["by"]]


def main():
    ids = [str(row["id"]) for row in list(rows(KEPT, "drako").values())[::20]]
    alive = survivors("connect-four", "--count", "0") + survivors("drako", "--sources-only", "--only", *ids)
    if alive:
        sys.exit("sample_test: nobody finds any more\n" + "\n".join(alive))


main()
