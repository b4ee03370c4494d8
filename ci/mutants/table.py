"""The table of one game: who kills which mutant, who is left, and which clause was broken in which direction."""

import collections
import json
import statistics
import tomllib

from draw import KEYS
from direction import DIRECTIONS, direction

ENGINES = ("scenarios", "laws", "small games", "pins")


class Equivalents:
    """Mutants that change nothing, each with its reason: known by their texts, since lines move."""

    def __init__(self, entries):
        self.entries = entries

    def reason(self, mutant):
        for entry in self.entries:
            if all(mutant[key] == entry[key] for key in KEYS if key in entry) and "nth" not in entry:
                return entry["because"]
            if all(mutant[key] == entry[key] for key in KEYS if key in entry) and entry.get("nth") == mutant["nth"]:
                return entry["because"]
        return None


def file_name(game):
    return game.replace("-", "_")


def declared(root, game):
    file = root / "properties/mutants/measured" / f"{file_name(game)}.equivalent.toml"
    return Equivalents(tomllib.loads(file.read_text())["mutant"] if file.exists() else [])


def rows_of(mutants, results, equivalents):
    """What is kept of each mutant."""
    rows = []
    for mutant in sorted(mutants, key=lambda mutant: mutant["id"]):
        by, seconds, moves, reached = {}, None, None, False
        for engine, result in results[mutant["id"]].items():
            reached = reached or result["reached"]
            if result["how"] == "alive":
                continue
            by[engine] = result["name"] if result["how"] == "failed" else result["how"]
            if engine == "laws":
                seconds, moves = result["seconds"], result["moves"]
        row = {key: mutant[key] for key in ("id", "line", "clause", "nth", *KEYS)}
        row |= {"direction": direction(mutant), "by": by}
        if seconds is not None:
            row |= {"seconds": round(seconds, 3), "moves": moves}
        reason = equivalents.reason(mutant)
        if not by:
            row |= {"reached": reached} | ({"equivalent": reason} if reason else {})
        elif reason:
            row["wrongly_declared"] = reason
        rows.append(row)
    return rows


def sums(rows):
    real = [row for row in rows if "equivalent" not in row]
    times = [row["seconds"] for row in real if "seconds" in row]
    moves = [row["moves"] for row in real if row.get("moves", -1) >= 0]
    return {"tried": len(rows), "equivalent": len(rows) - len(real),
            "by_laws": sum("laws" in row["by"] for row in real),
            "by_laws_or_scenarios": sum("laws" in row["by"] or "scenarios" in row["by"] for row in real),
            "by_anybody": sum(bool(row["by"]) for row in real), "alive": sum(not row["by"] for row in real),
            "median_seconds": statistics.median(times) if times else None,
            "median_moves": statistics.median(moves) if moves else None}


def line_of(mutant):
    where = f"{mutant['file']}:{mutant['line']}"
    clause = f" [{mutant['clause']}]" if mutant["clause"] else ""
    return f"{mutant['id']:5} {where}: {mutant['function']}{clause}: {mutant['kind']}: {mutant['before']} -> {mutant['after'] or '(nothing)'}"


def share(part, whole):
    return f"{part} of {whole} ({100 * part / whole:.1f} %)" if whole else "none"


def by_clause(rows):
    """Clause and direction: how many of the mutants laws killed."""
    table = collections.defaultdict(lambda: collections.defaultdict(lambda: [0, 0]))
    for row in rows:
        if "equivalent" in row:
            continue
        cell = table[row["clause"] or "(no clause in the function)"][row["direction"]]
        cell[0] += "laws" in row["by"]
        cell[1] += 1
    return table


def clause_lines(rows):
    table = by_clause(rows)
    width = max((len(clause) for clause in table), default=0)
    yield " " * width + "".join(f"{direction:>15}" for direction in DIRECTIONS)
    for clause in sorted(table):
        cells = (table[clause].get(direction) for direction in DIRECTIONS)
        yield f"{clause:{width}}" + "".join(f"{f'{cell[0]}/{cell[1]}' if cell else '-':>15}" for cell in cells)


def text_of(report):
    rows = report["mutants"]
    real = report["tried"] - report["equivalent"]
    lines = [f"{report['game']}: {report['tried']} mutants of {report['found']} (seed {report['seed']}), "
             f"{report['equivalent']} declared equivalent, {report['no_compile']} did not compile",
             f"  laws kill {share(report['by_laws'], real)}",
             f"  laws or scenarios {share(report['by_laws_or_scenarios'], real)}",
             f"  anybody {share(report['by_anybody'], real)}"]
    if report["median_seconds"] is not None:
        lines.append(f"  median of laws: {report['median_seconds']} s of processor time, a record of {report['median_moves']} moves")
    skipped = ", ".join(f"{count} {reason}" for reason, count in sorted(report["skipped"].items()))
    lines += [f"  places left alone: {skipped}", "", "Killed by laws, by clause and direction:", ""]
    lines += clause_lines(rows)
    for title, wanted in (("Alive", lambda row: not row["by"] and "equivalent" not in row),
                          ("Declared equivalent, and killed", lambda row: "wrongly_declared" in row),
                          ("Killed by scenarios, small games or pins, not by laws", lambda row: row["by"] and "laws" not in row["by"])):
        chosen = [row for row in rows if wanted(row)]
        if chosen:
            lines += ["", f"{title}: {len(chosen)}", ""]
            lines += [line_of(row) + ("" if row.get("reached", True) else "  (never reached)") for row in chosen]
    return "\n".join(lines) + "\n"


def write(folder, game, report):
    """One row of the table stands in one line, so that differences can be read."""
    folder.mkdir(parents=True, exist_ok=True)
    head = {key: value for key, value in report.items() if key != "mutants"}
    rows = ",\n".join(json.dumps(row, ensure_ascii=False, sort_keys=True) for row in report["mutants"])
    text = json.dumps(head, indent=1, ensure_ascii=False)[:-2] + ',\n "mutants": [\n' + rows + "\n]}\n"
    (folder / f"{file_name(game)}.json").write_text(text)
    (folder / f"{file_name(game)}.txt").write_text(text_of(report))
