"""A copy of the whole database while servers may be writing to it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from harbourside.engine.errors import shown
from harbourside.server.errors import BadSettings


def back_up(database: str, part: Path, place: Path) -> None:
    """Into the file `part`, which is there and empty, and is to become `place`."""
    file = _file_of(database)
    if not file.is_file():
        raise BadSettings("database-missing", file=shown(str(file), 200))
    if place.exists() and place.samefile(file):
        raise BadSettings("backup-over-itself", file=shown(str(file), 200))
    try:
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
    except sqlite3.Error as error:
        raise BadSettings("database-unreachable", reason=shown(str(error), 200)) from None


def _file_of(database: str) -> Path:
    if "://" not in database:
        return Path(database)
    try:
        url = make_url(database)
    except ArgumentError:
        raise BadSettings("database-url") from None
    if not url.drivername.startswith("sqlite"):
        raise BadSettings("backup-postgresql")
    if not url.database:
        raise BadSettings("database-memory")
    return Path(url.database)
