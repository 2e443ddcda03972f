"""How transactions are committed: by the driver for PostgreSQL; for SQLite, with a thread for what waits.

The asynchronous driver for SQLite changes threads for each statement, and each time one thread waits for the
interpreter's lock. The statements of a commit take microseconds. What takes time is waiting for the file's
lock, and for the disk, so only these two run in a thread.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from harbourside.server.storage.database import Database, open_sqlite_here

T = TypeVar("T")


class Transactions(Protocol):
    async def commit(self, work: Callable[[Connection], T]) -> T:
        """Do the work in a transaction; when this returns, it is on disk."""
        ...

    async def close(self) -> None: ...


def transactions_for(database: Database) -> Transactions:
    if database.is_sqlite:
        return _SqliteTransactions(database)
    return _DriverTransactions(database)


class _DriverTransactions:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def commit(self, work: Callable[[Connection], T]) -> T:
        async with self._database.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Nothing to close: the database is not ours."""


class _SqliteTransactions:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._engine = open_sqlite_here(database)
        self._thread = ThreadPoolExecutor(1, "transactions")
        self._connection: Connection | None = None

    async def commit(self, work: Callable[[Connection], T]) -> T:
        async with self._database.answering(self._database.writing):
            return await self._commit(work)

    async def _commit(self, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            self._connection = await self._apart(self._engine.connect)
        connection = self._connection
        if not _begin(connection, 0):
            await self._apart(partial(_begin, connection, self._database.patience_ms))
        try:
            done = work(connection)
            await self._apart(connection.commit)
        except BaseException:
            if self._connection is connection:
                connection.rollback()
            raise
        return done

    async def _apart(self, wait: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, wait)
        except asyncio.CancelledError:
            self._abandon()
            raise

    def _abandon(self) -> None:
        """The thread still waits for the disk, with its connection, so we start new ones. Whether its commit
        will be on disk, only the database knows."""
        connection, self._connection = self._connection, None
        thread, self._thread = self._thread, ThreadPoolExecutor(1, "transactions")
        if connection is not None:
            thread.submit(connection.close)
        thread.shutdown(wait=False)

    async def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._thread.shutdown()
        self._engine.dispose()


def _begin(connection: Connection, patience: int) -> bool:
    """Take the file's lock, and wait this many milliseconds for it. False without a wait, if it is taken."""
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
