"""Puts bugs into the text of a chapter, each behind the switch of ci/mutants/switch.hpp."""

ASKS = "\x01"


def switch(mutant):
    """The question whether a mutant is in force."""
    name = "on_at_run_time" if mutant["evaluated"] else "on"
    return f"::ruleproof::mutants::{name}({mutant['id']})"


def insertions(mutants):
    """What goes in at which offset, in order. At one offset come first the ends of what stands before it, inner ones
    first; then what is only put in; then the beginnings of what follows, outer ones first."""
    found = []
    for mutant in mutants:
        asks, one = switch(mutant), mutant["id"]
        for begin, end, opening, closing in mutant["edits"]:
            opening, closing = opening.replace(ASKS, asks), closing.replace(ASKS, asks)
            if begin == end:
                found.append(((begin, 1, 0, one), opening))
            else:
                found.append(((begin, 2, -end, one), opening))
                found.append(((end, 0, -begin, -one), closing))
    return [(order[0], text) for order, text in sorted(found)]


def weave(source, mutants):
    """The bytes of a chapter with all these mutants in it; lines keep their numbers."""
    pieces, at = [], 0
    for offset, text in insertions(mutants):
        pieces.append(source[at:offset])
        pieces.append(text.encode())
        at = offset
    pieces.append(source[at:])
    return b"".join(pieces)
