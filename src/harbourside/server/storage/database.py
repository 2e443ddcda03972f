"""Opening the database: SQLite in a file or PostgreSQL by URL, brought up to date by migrations."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

import orjson
from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from harbourside.engine.errors import shown
from harbourside.server.errors import BadSettings

MIGRATIONS: Final = Path(__file__).parent / "migrations"

SQLITE: Final = "sqlite"

_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}

PATIENCE_MS: Final = 10_000
"""How long a writer waits for another one."""
RETRIED_AFTER: Final = 0.02
"""Seconds."""

_SQLITE: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # what was acknowledged survives the power going out
    "PRAGMA foreign_keys=ON",
    f"PRAGMA busy_timeout={PATIENCE_MS}",
)

_JSON: Final[dict[str, Any]] = {
    "json_serializer": lambda value: orjson.dumps(value).decode(),
    "json_deserializer": orjson.loads,
}

_MIGRATION_LOCK: Final = 0x4841_5242
"""PostgreSQL's advisory lock while migrating: several servers may start at once."""


def open_database(url: str) -> AsyncEngine:
    """The engine behind a URL, or behind a file's name."""
    if "://" not in url:
        url = f"sqlite:///{url}"
    try:
        parsed = make_url(url)
        driver = _DRIVERS[parsed.drivername]
        parsed = parsed.set(drivername=driver)
        if driver.startswith("sqlite"):
            _make_file(parsed.database)
        engine = create_async_engine(parsed, pool_pre_ping=not driver.startswith("sqlite"), **_JSON)
    except ModuleNotFoundError:
        raise BadSettings("database-driver", extra="postgres") from None
    except (ArgumentError, KeyError, ValueError):
        raise BadSettings("database-url") from None
    if driver.startswith("sqlite"):
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def open_sqlite_here(url: URL) -> Engine:
    """The same file for whoever has a thread to wait in."""
    engine = create_engine(url.set(drivername=SQLITE), **_JSON)
    event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _make_file(file: str | None) -> None:
    """For its owner's eyes only: running games' seeds are in it."""
    if not file or file == ":memory:":
        raise BadSettings("database-memory")
    try:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        Path(file).touch(mode=0o600, exist_ok=True)
    except OSError as error:
        raise BadSettings("database-unreachable", reason=shown(error.strerror or error, 200)) from None


def _set_up_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in _SQLITE:
        _execute_patiently(cursor, pragma)
    cursor.close()


def _execute_patiently(cursor: Any, pragma: str) -> None:
    """To change a new file's journal SQLite does not wait until another has written to it, so we do.

    That holds everything up, but only while a server starts.
    """
    given_up = monotonic() + PATIENCE_MS / 1000
    while True:
        try:
            cursor.execute(pragma)
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or monotonic() > given_up:
                raise
            sleep(RETRIED_AFTER)


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Run the migrations that this database has not seen."""
    try:
        async with engine.connect() as connection:
            await connection.run_sync(_upgrade)
            await connection.commit()
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", error)).strip() or type(error).__name__
        raise BadSettings("database-unreachable", reason=shown(reason, 200)) from error


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
