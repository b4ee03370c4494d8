"""Commands that READMEs show, and what they are shown to print.

A command stands in an indented block, behind `$ ` or as the beginning of a line, or between backticks. What follows a
line with `$ ` is what it prints: whole, or with `...` for what is left out. Blanks and breaks of lines do not count.
"""

import dataclasses
import re

NAMES = r"(?:build/)?ruleproof|kalah-rules|cmake|ctest|npm|pip|python3|docker|tar|cp|echo|ln|apt"
BEFORE = r"(?:sudo |[A-Z_]+=\S* )*"
OURS = r"ci/[a-z_-]+|build/[\w/-]+"  # scripts, and what is built
PROGRAM = re.compile(rf"{BEFORE}(?:(?:{NAMES})(?= \D)|(?:{OURS})(?= |$))")
SPAN = re.compile(rf"`({BEFORE}(?:(?:{NAMES}) [^`\n\d][^`\n]*|(?:{OURS}) [^`\n]+))`")
COMMENT = re.compile(r"\s{2,}\S.*|\s+# .*")  # what stands to the right of a command, in a column of its own
PLACE = re.compile(r"(?<![\w=./-])([A-Z]+|[A-Z]+=[A-Z]+)(?![\w.-])|\.\.\.|[\[<|]|\./my-|my_engine|~/")  # for the reader to fill in


@dataclasses.dataclass
class Shown:
    """A command of a README."""

    line: int
    command: str
    output: str | None = None  # nothing is shown
    mention: bool = False  # in the middle of a sentence

    @property
    def usage(self):
        """Whether the reader has to put something in the places of capitals."""
        return PLACE.search(re.sub(r'"[^"]*"', "", self.command)) is not None


def commands(text):
    """The commands of a README, in its order."""
    found, printing, blank = [], None, True
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            blank = True
            continue
        if not line.startswith("    "):
            found += [Shown(number, span, mention=True) for span in SPAN.findall(line)]
            printing, blank = None, False
            continue
        if line.startswith("    $ "):
            printing = Shown(number, line[6:].strip(), None)
            found.append(printing)
        elif printing and not blank:
            printing.output = (printing.output or "") + line + "\n"
        else:
            printing = None
            if PROGRAM.match(line.strip()):
                found.append(Shown(number, COMMENT.sub("", line.strip())))
        blank = False
    return found


def plain(text):
    """A text without what differs from run to run: times, and breaks of lines."""
    text = re.sub(r"\b\d+(\.\d+)? (s|ms|MB)\b", "N s", text)
    return " ".join(text.split())


def fits(shown, printed):
    """Whether what is printed is what is shown; `...` stands for anything."""
    pattern = ".*".join(re.escape(plain(part)) for part in shown.split("..."))
    return re.fullmatch(r"\s*" + re.sub(r"(\\ )*\.\*(\\ )*", ".*", pattern) + r"\s*", plain(printed), re.S) is not None
