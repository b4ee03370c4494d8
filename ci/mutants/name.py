#!/usr/bin/env python3
"""How conform names bugs that a program planted, held against what two readers say: name.py [--game GAME]...

Two readers who saw no output of any tool wrote down for each of some mutants which clause it breaks
(properties/mutants/labels/). Each mutant plays behind the protocol, conform looks for it, and its first finding names a
clause, or several that it cannot tell apart. The table goes to properties/mutants/measured/naming.txt, or to --out.
Needs ci/setup --mutate.
"""

import argparse
import csv
import json
import pathlib
import re
import subprocess
import sys

import build
import chapters
import table
from draw import KEYS

LABELS = build.ROOT / "properties/mutants/labels"


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", metavar="NAME", help="of this game only; may be given again")
    parser.add_argument("--steps", type=int, default=50_000, help="that conform compares, at most (50000)")
    parser.add_argument("--seconds", type=int, default=20, help="for a mutant, at most (20)")
    parser.add_argument("--ruleproof", type=pathlib.Path, default=build.ROOT / "build/ruleproof", help="the command")
    parser.add_argument("--out", type=pathlib.Path, default=build.ROOT / "properties/mutants/measured/naming.txt")
    return parser.parse_args()


def labels():
    """{game: [row, ...]}; a row has the mutant, from each reader a clause and perhaps a second, and whether it is locked:
    every second one is, so that its figure is told, and nothing of itself."""
    by_game = {}
    with (LABELS / "labels.tsv").open(newline="") as file:
        for number, row in enumerate(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)):
            by_game.setdefault(row["game"], []).append(row | {"locked": number % 2 == 1})
    return by_game


def mutants_of(folder, rows):
    """The mutants that rows speak of, each with its row; a place that is no more has none."""
    found = {(*(" ".join(str(mutant[key]).split()) for key in KEYS), str(mutant["nth"])): mutant
             for mutant in build.find(folder, False)["mutants"]}
    return [(found[key], row) for row in rows if (key := (*(row[name] for name in KEYS), row["nth"])) in found]


def named(options, game, mutant):
    """The clauses that the first finding names, of which one is broken; None where nothing was found."""
    engine = ["env", f"RULEPROOF_MUTANT={mutant['id']}", build.BUILD / "bin/conformance_engine", game]
    words = [options.ruleproof, "conform", game, "--steps", options.steps, "--seconds", options.seconds, "--json", "--", *engine]
    done = subprocess.run([str(word) for word in words], cwd=build.ROOT, capture_output=True, text=True)
    if done.returncode == 2 and " engine: " in done.stderr:  # it refuses every game, or does not start at all
        return None
    if done.returncode not in (0, 1):
        raise build.Failed(f"conform: {done.stderr.strip()[-500:]}")
    findings = [finding for game in json.loads(done.stdout)["games"] for finding in game.get("findings", [])]
    if not findings:
        return None
    breaks = re.match(r"Breaks (.+?): ", findings[0]["title"])
    return re.split(r", | or ", breaks[1]) if breaks else []


def said(row):
    """What each reader says: a clause, and perhaps a second with equal right."""
    return [{row[who], row[f"{who}_second"]} - {""} for who in ("a", "b")]


def unseen(row):
    """Nobody could see it, or no clause says it: a reader at least thinks so."""
    return any(words & {"none", "unclear"} for words in said(row))


def judged(row, clauses):
    """Right where the only clause that is named, or one of two, is what both readers say; or either, where they differ."""
    first, second = said(row)
    wanted = first & second or first | second
    return len(clauses) <= 2 and bool(wanted & set(clauses))


def line_of(game, row):
    return f"{game} {row['file']}:{row['line']}: {row['function']}: {row['before']} -> {row['after'] or '(nothing)'}"


def right_of(rows):
    return table.share(sum(judged(row, clauses) for _, row, clauses in rows), len(rows))


def table_of(rows):
    """rows: (game, row, clauses or None)."""
    plain = [each for each in rows if not unseen(each[1])]
    found = [each for each in plain if each[2] is not None]
    lines = [f"{len(rows)} mutants were labelled. Of {len(rows) - len(plain)} a reader says that nobody can see it, or that no clause",
             f"says it; of the others conform found {len(found)}. It names the right clause, alone or as one of two, of:", "",
             f"  all: {right_of(found)}",
             f"  looked at: {right_of([each for each in found if not each[1]['locked']])}",
             f"  locked: {right_of([each for each in found if each[1]['locked']])}"]
    for game in dict.fromkeys(game for game, _, _ in found):
        lines.append(f"  {game}: {right_of([each for each in found if each[0] == game])}")
    lines += ["", "Named otherwise, of those looked at:", ""]
    for game, row, clauses in found:
        if not row["locked"] and not judged(row, clauses):
            readers = " / ".join(" or ".join(sorted(words)) for words in said(row))
            lines += [line_of(game, row), f"    readers: {readers}; conform: {' or '.join(clauses) or 'no clause'}"]
    lines += ["", "Not found, of those looked at:", ""]
    lines += [line_of(game, row) for game, row, clauses in plain if not row["locked"] and clauses is None]
    return "\n".join(lines) + "\n"


def measure(options):
    build.prepare("conformance_engine")
    folders = {chapters.name_of(build.ROOT, folder): folder for folder in chapters.folders(build.ROOT).values()}
    rows = []
    for game, labelled in labels().items():
        if options.game and game not in options.game:
            continue
        pairs = mutants_of(folders[game], labelled)
        woven, _ = build.weave_and_build(folders[game], [mutant for mutant, _ in pairs], "conformance_engine")
        ids = {mutant["id"] for mutant in woven}
        for mutant, row in pairs:
            if mutant["id"] not in ids:
                continue
            rows.append((game, row, named(options, game, mutant)))
            print(f"{game} {mutant['id']}: {rows[-1][2]}", file=sys.stderr, flush=True)
    options.out.write_text(table_of(rows))
    print(table_of(rows), end="")


if __name__ == "__main__":
    try:
        measure(arguments())
    except build.Failed as why:
        print(f"name: {why}", file=sys.stderr)
        sys.exit(3)
