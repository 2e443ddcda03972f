"""Opening the database: SQLite in a file or PostgreSQL by URL, brought up to date by migrations."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

import orjson
from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from harbourside.engine.errors import shown
from harbourside.server.errors import BadSettings, Unavailable
from harbourside.server.outage import Outage

MIGRATIONS: Final = Path(__file__).parent / "migrations"

SQLITE: Final = "sqlite"

_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}

LONGEST_SECONDS: Final = 5.0
"""For a question, unless the settings say something else."""
PATIENCE: Final = 0.8
"""So much of that a writer waits for another one: it should give up before it is given up."""
RETRIED_AFTER: Final = 0.02
"""Seconds."""

_SQLITE: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # what was acknowledged survives the power going out
    "PRAGMA foreign_keys=ON",
)

_JSON: Final[dict[str, Any]] = {
    "json_serializer": lambda value: orjson.dumps(value).decode(),
    "json_deserializer": orjson.loads,
}

_MIGRATION_LOCK: Final = 0x4841_5242
"""PostgreSQL's advisory lock while migrating: several servers may start at once."""


class Database:
    """An engine whose every answer has a limit. What fails because the database is gone, hangs or cannot be
    written is Unavailable, and told to the log once."""

    def __init__(self, engine: AsyncEngine, seconds: float) -> None:
        self.engine = engine
        self.seconds = seconds
        self.dialect = engine.dialect
        self.url = engine.url
        self.reading = Outage("the database cannot be read", "the database can be read again")
        self.writing = Outage("the database cannot be written", "the database can be written again")
        self._file = _identity(self.url) if self.is_sqlite else None

    @property
    def is_sqlite(self) -> bool:
        return self.dialect.name == SQLITE

    @property
    def patience_ms(self) -> int:
        return int(1000 * PATIENCE * self.seconds)

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """To read."""
        async with self.answering(self.reading), self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """To write: committed at the end."""
        async with self.answering(self.writing), self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def answering(self, outage: Outage) -> AsyncIterator[None]:
        try:
            self.check_file()
            async with asyncio.timeout(self.seconds):
                yield
        except Exception as error:
            if not is_outage(error):
                raise
            outage.failed(error)
            raise Unavailable from error
        outage.works()

    def check_file(self) -> None:
        """What is written to a file that was removed or replaced is lost, though nothing fails."""
        if self._file is not None and _identity(self.url) != self._file:
            raise FileNotFoundError("the database's file has been removed or replaced")

    async def check(self) -> None:
        """Unavailable unless something can be read and written just now."""
        async with self.begin() as connection:
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")

    async def dispose(self) -> None:
        await self.engine.dispose()


def _identity(url: URL) -> tuple[int, int] | None:
    """Which file it is; None if it is not there."""
    try:
        found = os.stat(url.database or "")
    except OSError:
        return None
    return found.st_dev, found.st_ino


_SQLITE_OUTAGES: Final = frozenset(
    {
        *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR),
        *(sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PROTOCOL),
        *(sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH),
    }
)
_POSTGRESQL_OUTAGES: Final = ("08", "53", "57", "58", "25006", "40001", "40P01", "55P03", "28", "3D000", "XX")
"""How SQLSTATE begins: no connection, no room, shut down or given up, system, read only, locks, refused."""


def is_outage(error: BaseException) -> bool:
    """Whether the database itself is the reason, and not what it was asked."""
    if isinstance(error, OSError | NoConnectionFree):  # TimeoutError is an OSError
        return True
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) & 0xFF in _SQLITE_OUTAGES
    if not isinstance(error, DBAPIError):
        return False
    if error.connection_invalidated or isinstance(error.orig, OSError):
        return True
    state = getattr(error.orig, "sqlstate", None)
    if isinstance(state, str):
        return state.startswith(_POSTGRESQL_OUTAGES)
    if isinstance(error.orig, sqlite3.Error):
        return is_outage(error.orig)
    return isinstance(error, InterfaceError)


def open_database(url: str, seconds: float = LONGEST_SECONDS) -> Database:
    """What is behind a URL, or behind a file's name."""
    if "://" not in url:
        url = f"sqlite:///{url}"
    try:
        parsed = make_url(url)
        driver = _DRIVERS[parsed.drivername]
        parsed = parsed.set(drivername=driver)
        if driver.startswith("sqlite"):
            _make_file(parsed.database)
        engine = create_async_engine(parsed, **_engine_options(driver, seconds))
    except ModuleNotFoundError:
        raise BadSettings("database-driver", extra="postgres") from None
    except (ArgumentError, KeyError, ValueError):
        raise BadSettings("database-url") from None
    database = Database(engine, seconds)
    if database.is_sqlite:
        _set_up(engine.sync_engine, database)
    return database


def _engine_options(driver: str, seconds: float) -> dict[str, Any]:
    options: dict[str, Any] = {**_JSON, "hide_parameters": True, "pool_timeout": seconds}
    if driver.startswith(SQLITE):
        return options
    milliseconds = int(1000 * seconds)
    limits = {
        "statement_timeout": milliseconds,
        "lock_timeout": int(PATIENCE * milliseconds),
        "idle_in_transaction_session_timeout": 4 * milliseconds,
    }
    answer = {"timeout": seconds, "server_settings": {name: str(value) for name, value in limits.items()}}
    return {**options, "pool_pre_ping": True, "connect_args": answer}


def open_sqlite_here(database: Database) -> Engine:
    """The same file, for code that has a thread to wait in."""
    engine = create_engine(database.url.set(drivername=SQLITE), hide_parameters=True, **_JSON)
    _set_up(engine, database)
    return engine


def _set_up(engine: Engine, database: Database) -> None:
    def only_the_file_that_was_there(*connecting: object) -> None:
        database.check_file()  # or an empty database would be made in its place

    def set_up(connection: Any, _record: object) -> None:
        _set_up_sqlite(connection, database.patience_ms)

    event.listen(engine, "do_connect", only_the_file_that_was_there)
    event.listen(engine, "connect", set_up)


def _make_file(file: str | None) -> None:
    """For its owner's eyes only: running games' seeds are in it."""
    if not file or file == ":memory:":
        raise BadSettings("database-memory")
    try:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        Path(file).touch(mode=0o600, exist_ok=True)
    except OSError as error:
        raise BadSettings("database-unreachable", reason=shown(error.strerror or error, 200)) from None


def _set_up_sqlite(connection: Any, patience_ms: int) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={patience_ms}")
    for pragma in _SQLITE:
        _execute_patiently(cursor, pragma, patience_ms / 1000)
    cursor.close()


def _execute_patiently(cursor: Any, pragma: str, seconds: float) -> None:
    """To change a new file's journal SQLite does not wait until another has written to it, so we do.

    That holds everything up, but only while a server starts.
    """
    given_up = monotonic() + seconds
    while True:
        try:
            cursor.execute(pragma)
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or monotonic() > given_up:
                raise
            sleep(RETRIED_AFTER)


async def bring_up_to_date(database: Database) -> None:
    """Run the migrations that this database has not seen. That takes as long as it takes."""
    try:
        async with database.engine.connect() as connection:
            await connection.run_sync(_upgrade)
            await connection.commit()
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", error)).strip() or type(error).__name__
        raise BadSettings("database-unreachable", reason=shown(reason, 200)) from error


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
