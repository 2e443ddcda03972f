"""Reads and writes files."""

from __future__ import annotations

import errno
import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from harbourside.engine.errors import shown
from harbourside.engine.play import Play
from harbourside.engine.record import LONGEST_RECORD, read_record
from harbourside.terminal.speech import Wrong

LONGEST_PATH: Final = 4096
"""Characters of a path in messages that a person needs to find the file."""

REASONS: Final = {
    errno.ENOENT: "reason-not-found",
    errno.EACCES: "reason-forbidden",
    errno.EPERM: "reason-forbidden",
    errno.EISDIR: "reason-folder",
    errno.ENOTDIR: "reason-not-a-folder",
    errno.ENAMETOOLONG: "reason-name-too-long",
    errno.ENOSPC: "reason-disk-full",
    errno.EDQUOT: "reason-disk-full",
}


def load(name: str) -> Play:
    """The game in a file. Raises Wrong if the file cannot be read, and BadRecord if it is no record."""
    # A character has at most four bytes. The limit stops the reading of an endless file.
    return read_record(read_text(name, 4 * LONGEST_RECORD + 1))


def read_text(name: str, most: int) -> str:
    """The text in the first `most` bytes of a file. Raises Wrong if it cannot be read or is not text."""
    if not name:
        raise Wrong("no-file")
    with _refusing("cannot-read", name), Path(name).open("rb") as file:
        data = file.read(most)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise Wrong("not-text", file=shown(name)) from None


def save(play: Play, name: str) -> None:
    """Write the record of a game, completely or not at all. Raises Wrong if that is not possible."""
    write(path_of(name), play.record())


def is_taken(name: str) -> bool:
    """Whether there is a file of this name already. Raises Wrong if it cannot be replaced."""
    path = path_of(name)
    with _refusing("cannot-write", path):
        return _mode_of(path) is not None


def path_of(name: str) -> Path:
    return Path(os.path.expanduser(name))  # Path.expanduser raises for an unknown user


def write(path: Path, text: str, mode: int | None = None) -> None:
    """Write a file completely or not at all. A link stays a link. By default an old file's mode is kept."""
    with replacing(path, mode) as part:
        part.write_text(text, encoding="utf-8")


@contextmanager
def replacing(path: Path, mode: int | None = None) -> Iterator[Path]:
    """Yields a new empty file, which replaces the old one at the end."""
    with _refusing("cannot-write", path):
        found = _mode_of(path)
        mode = found if mode is None else mode
        place = Path(os.path.realpath(path))
        part = place.with_name(f".harbourside-{secrets.token_hex(8)}")
        part.open("xb").close()
        try:
            if mode is not None:
                part.chmod(mode)
            yield part
            os.replace(part, place)
        except BaseException:
            part.unlink(missing_ok=True)
            raise


def reason(error: OSError | ValueError) -> str:
    """The reason of an error: the id of our message, or else the system's text."""
    if not isinstance(error, OSError):
        return "reason-name"
    return REASONS.get(error.errno or 0) or shown(error.strerror or str(error), 200)


def _mode_of(path: Path) -> int | None:
    """The permissions of a file; None if there is none. Raises Wrong if it is not an ordinary file."""
    try:
        found = os.stat(path).st_mode
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(found):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(found):
        raise Wrong("not-a-file", file=shown(str(path)))
    return stat.S_IMODE(found)


@contextmanager
def _refusing(id: str, path: Path | str) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as error:
        raise Wrong(id, file=shown(str(path)), reason=reason(error)) from None
