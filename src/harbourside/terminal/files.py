"""Records on disk."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from harbourside.engine.errors import shown
from harbourside.engine.play import Play
from harbourside.engine.record import LONGEST_RECORD, read_record
from harbourside.terminal.speech import Wrong


def load(name: str) -> Play:
    """The game in a file; Wrong if it cannot be read, BadRecord if it is no record."""
    try:
        with Path(name).open("rb") as file:
            # A character has at most four bytes: no more is read, not even of an endless file.
            data = file.read(4 * LONGEST_RECORD + 1)
        return read_record(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise Wrong("not-text", file=shown(name)) from None
    except (OSError, ValueError) as error:
        raise Wrong("cannot-read", file=shown(name), reason=_reason(error)) from None


def save(play: Play, name: str) -> None:
    """Write the record, all of it or nothing; Wrong if that cannot be."""
    try:
        write(path_of(name), play.record())
    except (OSError, ValueError) as error:
        raise Wrong("cannot-write", file=shown(name), reason=_reason(error)) from None


def path_of(name: str) -> Path:
    return Path(os.path.expanduser(name))  # Path.expanduser raises for a user it does not know


def write(path: Path, text: str) -> None:
    descriptor, part = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
        if path.is_dir():
            raise IsADirectoryError(21, os.strerror(21))
        Path(part).replace(path)
    except BaseException:
        Path(part).unlink(missing_ok=True)
        raise


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
