"""What a commit is written with: as the driver does it where that is a network's; for SQLite, waiting apart.

The asynchronous driver for SQLite crosses from one thread to another for each statement, and each time one
of them waits until the other lets go of the interpreter. The statements of a commit take microseconds; what
takes time is waiting for the file's lock, if somebody has it, and for the disk. Only those two are done in a
thread.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from harbourside.server.storage.database import PATIENCE_MS, SQLITE, open_sqlite_here

T = TypeVar("T")


class Pen(Protocol):
    async def commit(self, work: Callable[[Connection], T]) -> T:
        """Do the work in a transaction; when this returns, it is on disk."""
        ...

    async def close(self) -> None: ...


def pen_for(engine: AsyncEngine) -> Pen:
    if engine.dialect.name == SQLITE:
        return _WaitingApart(open_sqlite_here(engine.url))
    return _ByDriver(engine)


class _ByDriver:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def commit(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """The engine is somebody else's."""


class _WaitingApart:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "scribe")
        self._connection: Connection | None = None

    async def commit(self, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            self._connection = await self._apart(self._engine.connect)
        connection = self._connection
        if not _begin(connection, 0):
            await self._apart(partial(_begin, connection, PATIENCE_MS))
        try:
            done = work(connection)
            await self._apart(connection.commit)
        except BaseException:
            connection.rollback()
            raise
        return done

    async def _apart(self, wait: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, wait)

    async def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._thread.shutdown()
        self._engine.dispose()


def _begin(connection: Connection, patience: int) -> bool:
    """Take the file's lock, waiting for it so many milliseconds; False if it was not to be had at once."""
    file = connection.connection.driver_connection
    assert isinstance(file, sqlite3.Connection)
    file.execute(f"PRAGMA busy_timeout={patience}")
    try:
        file.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        if not patience and error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            return False
        raise
    connection.begin()  # so that it also knows what to take back
    return True
