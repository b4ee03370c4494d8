"""Draws mutants by seed, alike from every kind of bug and every chapter."""

import collections
import random


KEYS = ("file", "function", "kind", "before", "after")


def number(mutants):
    """Ids from 1; of mutants whose texts are alike, the first is 1."""
    seen = collections.Counter()
    for one, mutant in enumerate(mutants, 1):
        key = tuple(mutant[key] for key in KEYS)
        seen[key] += 1
        mutant |= {"id": one, "nth": seen[key]}


def draw(mutants, count, seed):
    """At most `count` of them (0: all): one of each kind and chapter in turn. Fewer are the first of more."""
    count = min(count or len(mutants), len(mutants))
    dice = random.Random(seed)
    groups = {}
    for mutant in mutants:
        groups.setdefault((mutant["kind"], mutant["file"]), []).append(mutant)
    for group in groups.values():
        dice.shuffle(group)
    order = sorted(groups)
    dice.shuffle(order)
    drawn = []
    while len(drawn) < count:
        for key in order:
            if groups[key] and len(drawn) < count:
                drawn.append(groups[key].pop())
    return drawn


def touched(mutants, changed):
    """Those that stand in changed lines: {file: {line, ...}}."""
    return [mutant for mutant in mutants if mutant["line"] in changed.get(mutant["file"], ())]


def changed_lines(diff):
    """The lines that `git diff --unified=0` adds or changes, by file."""
    lines, file = {}, None
    for line in diff.splitlines():
        if line.startswith("+++ "):
            file = line[6:] if line.startswith("+++ b/") else None
        elif line.startswith("@@") and file:
            begin, _, count = line.split()[2][1:].partition(",")
            lines.setdefault(file, set()).update(range(int(begin), int(begin) + int(count or 1)))
    return lines
