"""Records on disk."""

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
"""So much of a path is shown where a person must find the file again."""

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
    """The game in a file; Wrong if it cannot be read, BadRecord if it is no record."""
    # A character has at most four bytes: no more is read, not even of an endless file.
    return read_record(read_text(name, 4 * LONGEST_RECORD + 1))


def read_text(name: str, most: int) -> str:
    """The first so many bytes of a file; Wrong if it cannot be read, or is not text."""
    if not name:
        raise Wrong("no-file")
    with _refusing("cannot-read", name), Path(name).open("rb") as file:
        data = file.read(most)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise Wrong("not-text", file=shown(name)) from None


def save(play: Play, name: str) -> None:
    """Write the record, all of it or nothing; Wrong if that cannot be."""
    write(path_of(name), play.record())


def is_taken(name: str) -> bool:
    """Whether saving would replace a file; Wrong if it could not even be replaced."""
    path = path_of(name)
    with _refusing("cannot-write", path):
        return _mode_of(path) is not None


def path_of(name: str) -> Path:
    return Path(os.path.expanduser(name))  # Path.expanduser raises for a user it does not know


def write(path: Path, text: str, mode: int | None = None) -> None:
    """All of it or nothing. A link stays a link, and a file that was there leaves its mode, unless one is
    given."""
    with replacing(path, mode) as part:
        part.write_text(text, encoding="utf-8")


@contextmanager
def replacing(path: Path, mode: int | None = None) -> Iterator[Path]:
    """An empty file beside it, to be filled; then it takes the other's place."""
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
    """Why the system refused: the id of our own words for it, or else the system's."""
    if not isinstance(error, OSError):
        return "reason-name"
    return REASONS.get(error.errno or 0) or shown(error.strerror or str(error), 200)


def _mode_of(path: Path) -> int | None:
    """The permissions of the file that is there; None if there is none, Wrong if it is another thing."""
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
