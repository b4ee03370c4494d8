"""The dialogue: a request a line on the standard input, an answer a line on the standard output."""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Callable
from typing import Any, TextIO

from .adapter import INTERNAL_ERROR, INVALID_PARAMS, INVALID_REQUEST, PARSE_ERROR, Adapter, Game, Refusal
from .setup import Setup
from .shapes import Mistake


def error_of(wrong: Exception, log: TextIO) -> dict[str, object]:
    """The error that is answered; what the author did not mean goes to the log, too."""
    if isinstance(wrong, Refusal):
        return wrong.error
    if isinstance(wrong, Mistake):
        print(f"ruleproof-adapter: {wrong}", file=log, flush=True)
        return {"code": INTERNAL_ERROR, "message": str(wrong)}
    told = "".join(traceback.format_exception(wrong))
    print(told, file=log, flush=True)
    return {"code": INTERNAL_ERROR, "message": f"{type(wrong).__name__}: {wrong}", "data": told}


def answer(adapter: Adapter, request: object, log: TextIO) -> dict[str, object] | None:
    """The answer to one request, none to a notification."""
    identity = request.get("id") if isinstance(request, dict) else None
    reply: dict[str, object] = {"jsonrpc": "2.0", "id": identity}
    try:
        if not isinstance(request, dict) or not isinstance(request.get("method"), str):
            raise Refusal(INVALID_REQUEST, "a request is an object with a method")
        params = request.get("params", {})
        if not isinstance(params, dict):
            raise Refusal(INVALID_PARAMS, "params is an object")
        reply["result"] = adapter.perform(request["method"], params)
    except Exception as wrong:  # whatever the author's methods raise is answered
        reply["error"] = error_of(wrong, log)
    is_request = not isinstance(request, dict) or "id" in request or "method" not in request
    return reply if is_request else None


def answer_line(adapter: Adapter, line: str, log: TextIO) -> str | None:
    """The answer as a line."""
    try:
        request = json.loads(line)
    except ValueError as wrong:
        refused = Refusal(PARSE_ERROR, f"no JSON: {wrong}")
        return json.dumps({"jsonrpc": "2.0", "id": None, "error": refused.error})
    reply = answer(adapter, request, log)
    return None if reply is None else json.dumps(reply, ensure_ascii=False, separators=(",", ":"))


def is_quit(line: str) -> bool:
    """Whether the line says `quit`."""
    if '"quit"' not in line:
        return False
    try:
        return json.loads(line).get("method") == "quit"
    except (ValueError, AttributeError):
        return False


def serve_lines(adapter: Adapter, requests: TextIO, answers: TextIO, log: TextIO) -> None:
    """Answers every line until `quit` or the end."""
    for line in iter(requests.readline, ""):
        if is_quit(line):
            return
        if not line.strip():
            continue
        reply = answer_line(adapter, line, log)
        if reply is not None:
            answers.write(reply + "\n")
            answers.flush()


def serve(name: str, make: Callable[[Setup], Game], **how: Any) -> None:
    """Plays the game `name` for ruleproof until it says quit; Adapter says what `how` may name.

    What the author prints goes to the standard error: the standard output belongs to the answers.
    """
    answers, sys.stdout = sys.stdout, sys.stderr
    try:
        serve_lines(Adapter(name, make, **how), sys.stdin, answers, sys.stderr)
    except (BrokenPipeError, KeyboardInterrupt):
        pass  # nobody listens any more
    finally:
        sys.stdout = answers
