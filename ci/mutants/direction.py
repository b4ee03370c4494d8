"""In which direction a mutant breaks its clause: it does less, more, earlier, later, to somebody else, or otherwise."""

import re

DIRECTIONS = ("less", "more", "earlier", "later", "somebody else", "otherwise")
# Words of texts that say when, not how much.
WHEN = re.compile(r"round|month|stage|turn|phase|order|first|begin|start|\bend|over|position|next|passed")
KINDS = {"dropped statement": "less", "missing reset": "less", "early return": "less", "another element": "somebody else",
         "another seat": "somebody else", "swapped arguments": "somebody else", "order of statements": "later"}


def size(before, after):
    """Whether the second text asks for less (-1) or more (1) than the first; 0: neither."""
    if after == "true" or after.endswith("+ 1") and not before.endswith("+ 1"):
        return 1
    if after == "false" or after.endswith("- 1") and not before.endswith("- 1"):
        return -1
    if "||" in after and "&&" in before:
        return 1
    if "&&" in after and "||" in before:
        return -1
    for narrow, wide in (("<", "<="), (">", ">=")):
        if f" {narrow} " in before and f" {wide} " in after:
            return 1
        if f" {wide} " in before and f" {narrow} " in after:
            return -1
    return 0


def half_dropped(before, after):
    """A condition that loses a half holds more often if both were needed, else less."""
    rest = before.replace(after, "", 1)
    return 1 if "&&" in rest else -1 if "||" in rest else 0


def direction(mutant):
    kind, before, after = mutant["kind"], mutant["before"], mutant["after"]
    if kind in KINDS:
        return KINDS[kind]
    if kind == "loop bound" and after == "the first only":
        return "less"
    more = half_dropped(before, after) if kind == "condition half dropped" else size(before, after)
    if more == 0:
        return "otherwise"
    if WHEN.search(before):
        if kind == "comparison" and " >" in before:  # "from round 3 on": who asks for more begins earlier
            more = -more
        return "later" if more > 0 else "earlier"
    return "more" if more > 0 else "less"
