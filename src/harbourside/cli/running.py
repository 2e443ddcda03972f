"""Runs a command: exit codes, streams, and error messages in one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import UnsupportedOperation
from typing import Final

import typer

from harbourside.cli.shared import app
from harbourside.engine.errors import HarboursideError, shown
from harbourside.engine.words import LANGUAGES
from harbourside.terminal import files
from harbourside.terminal.speech import Wrong, plain_words, quoted, usual_language

WRONG: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code. Errors are printed in one line on standard error."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    _repair_streams()
    try:
        code = _run(given)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        code = PIPE_CLOSED  # the reader of our output has closed it
    except OSError as error:
        code = WRONG
        with suppress(OSError):
            complain(Wrong("system", reason=files.reason(error)).say(_language_of(given)))
    _discard_unwritten()
    return code


def _repair_streams() -> None:
    """Replace closed streams by empty ones, and characters that a stream cannot encode by question marks."""
    # In this order, each new stream gets the file descriptor that was closed.
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif hasattr(stream, "reconfigure"):
            with suppress(UnsupportedOperation):  # somebody has already read from the stream
                stream.reconfigure(errors="replace")


def _discard_unwritten() -> None:
    """Discard the output that cannot be written, so that Python does not try again when it exits."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _run(given: list[str]) -> int:
    language = _language_of(given)
    command = typer.main.get_command(app)
    try:
        _check_command(given, list(getattr(command, "commands", {})))
        code = command.main(given, prog_name="harbourside", standalone_mode=False)
    except HarboursideError as error:
        return complain(error.say(language))
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except Exception as error:
        reason = _usage_error(error)
        if reason is None:
            raise
        return complain(reason.say(language))
    if code == INTERRUPTED:
        print(f"\n{plain_words(language).text('stopped')}", file=sys.stderr)
    return code if isinstance(code, int) else 0


def complain(sentence: str) -> int:
    print(f"harbourside: {' '.join(sentence.split())}", file=sys.stderr)
    return WRONG


def _language_of(given: list[str]) -> str:
    """The language for error messages, found even if the arguments are wrong."""
    for i, argument in enumerate(given):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            value = value if equals else "".join(given[i + 1 : i + 2])
            return value if value in LANGUAGES else usual_language()
    return usual_language()


def _check_command(given: list[str], known: list[str]) -> None:
    if given and not given[0].startswith("-") and given[0] not in known:
        raise Wrong("command", name=shown(given[0]), known=quoted(known))


def _usage_error(error: Exception) -> Wrong | None:
    """An error of the parser in our words. It is found by class name, because Typer has moved its classes."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return Wrong("flag", name=shown(getattr(error, "option_name", "")))
    if kind == "MissingParameter":
        parameter = getattr(error, "param", None)
        return Wrong("missing", name=shown(getattr(parameter, "metavar", None) or "…"))
    words = getattr(error, "format_message", None)
    return Wrong("usage", reason=shown(words(), 200)) if words is not None else None
