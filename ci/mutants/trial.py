"""Tries mutants, several at once, and reads what the trials say."""

import concurrent.futures
import subprocess
import sys

from build import ROOT, Failed


def read(line):
    """A line of try_mutants: the mutant, the engine, and what became of it."""
    mutant, engine, how, reached, seconds, moves, group, name = line.split("\t")
    return int(mutant), engine, {"how": how, "reached": reached == "1", "seconds": float(seconds), "moves": int(moves),
                                 "group": group, "name": name}


def try_some(program, game, mutants, options):
    words = [program, game, "--steps", options.steps, "--seconds", options.seconds, "--states", options.states]
    words += ["--all"] if options.everything else []
    words += [mutant["id"] for mutant in mutants]
    results = []
    with subprocess.Popen([str(word) for word in words], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          text=True) as trial:
        for line in trial.stdout:
            results.append(read(line.rstrip("\n")))
            if options.verbose:
                print(line, end="", file=sys.stderr, flush=True)
        complaint = trial.stderr.read()
    if trial.returncode != 0:
        raise Failed(complaint.strip()[-1000:])
    return results


def try_all(program, game, mutants, options):
    """{mutant: {engine: result}}; mutant 0 says what each engine takes without a bug."""
    shares = [mutants[i::options.jobs] for i in range(options.jobs)]
    results = {}
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for lines in pool.map(lambda share: try_some(program, game, share, options), shares):
            for mutant, engine, result in lines:
                results.setdefault(mutant, {})[engine] = result
    return results
