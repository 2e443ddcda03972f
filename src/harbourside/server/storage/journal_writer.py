"""Writing journals: one writer commits many writes together, and confirms them when they are on disk."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from sqlalchemy import BigInteger, Connection, bindparam, delete, literal, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError

from harbourside.server.errors import Unavailable
from harbourside.server.storage.database import Database
from harbourside.server.storage.models import EntryRow, NoticeRow, SitterRow, TableRow, WebhookRow, table_of
from harbourside.server.storage.transactions import transactions_for
from harbourside.server.table.header import LISTED, Header
from harbourside.server.table.journal import Entry

MOST_TOGETHER: Final = 200
POSTGRESQL_FOREIGN_KEY: Final = "23503"
"""SQLSTATE of an entry without its table."""

DERIVED_COLUMNS: Final = (
    *("number", "updated", "status", "open_seats", "bot_decides"),
    *("deadline", "waits_for", "hold_after", "summary"),
)
"""The columns of a table that are made from its journal, for lists and searches."""

_TABLES: Final = table_of(TableRow)
_ENTRIES: Final = table_of(EntryRow)
"""Tables, not classes: with classes, SQLAlchemy searches each statement for objects."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class LobbyPlace:
    """The place of a new table in the lobby, so that no host and no network fills it."""

    network_mark: str
    round: int


@dataclass(frozen=True)
class Write:
    """The next entries of one table's journal, and what the database keeps of the table after them."""

    table: str
    entries: Sequence[Entry]
    columns: dict[str, Any]
    """All of DERIVED_COLUMNS, after these entries."""
    sitters: frozenset[str] | None
    """The players who sit there now; None if that has not changed."""
    new: Header | None = None
    place: LobbyPlace | None = None
    """Of a new table that people may find or join; None for a record that was brought along."""
    turn: str | None = None
    """The player whose turn it is now. A player with a webhook gets a notice."""
    also: Write | None = None
    """Another table that is made in the same transaction, if this one is written."""


@dataclass
class _Waiting:
    write: Write
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class JournalWriter:
    """Commits all waiting writes together, so that one wait for the disk serves many tables."""

    def __init__(self, database: Database) -> None:
        self._transactions = transactions_for(database)
        self._insert = postgresql_insert if database.dialect.name == "postgresql" else sqlite_insert
        # Statements that every commit uses are built once.
        self._new_entry = (
            self._insert(_ENTRIES).on_conflict_do_nothing().returning(_ENTRIES.c.table, _ENTRIES.c.number)
        )
        self._update_table = (
            update(_TABLES)
            .where(_TABLES.c.id == bindparam("this"))
            .values({name: bindparam(name) for name in DERIVED_COLUMNS})
        )
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="journal writer")

    async def stop(self) -> None:
        """Finish all waiting writes, then stop."""
        await self._queue.join()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._transactions.close()

    async def write(self, write: Write) -> bool:
        """True when it is on disk. False if another process has written that number first."""
        if self._task is None or self._task.done():
            raise RuntimeError("the journal writer is not running")
        waiting = _Waiting(write)
        self._queue.put_nowait(waiting)
        return await waiting.done

    async def _work(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST_TOGETHER and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._commit(batch)
            for _ in batch:
                self._queue.task_done()

    async def _commit(self, batch: list[_Waiting]) -> None:
        # The same order in all processes, or two of them could deadlock.
        batch.sort(key=lambda waiting: waiting.write.table)
        try:
            written = await self._transactions.commit(
                partial(self._put, [waiting.write for waiting in batch])
            )
        except Unavailable as error:  # each of them alone would fail as well
            for waiting in batch:
                if not waiting.done.done():
                    waiting.done.set_exception(error)
            return
        except Exception as error:
            if not _table_is_gone(error):
                log.exception("a commit failed", extra={"writes": len(batch)})
            await self._give_up(batch, error)
            return
        for waiting in batch:
            if not waiting.done.done():
                waiting.done.set_result(waiting.write.table in written)

    async def _give_up(self, batch: list[_Waiting], error: Exception) -> None:
        """One write may have made the whole commit fail, so each is tried alone."""
        if len(batch) > 1:
            for waiting in batch:
                await self._commit([waiting])
        elif not batch[0].done.done():
            if _table_is_gone(error):
                batch[0].done.set_result(False)  # the next catch-up finds no such table
            else:
                batch[0].done.set_exception(error)

    def _put(self, writes: Sequence[Write], connection: Connection) -> set[str]:
        """Write them in a few statements. The tables whose next numbers were free."""
        self._put_headers(connection, writes)
        won = self._put_entries(connection, writes)
        written = [write for write in writes if write.table in won]
        self._update_tables(connection, written)
        self._put_notices(connection, written)
        also = [write.also for write in written if write.also is not None]
        if also:
            self._put(also, connection)
        return won

    def _put_headers(self, connection: Connection, writes: Sequence[Write]) -> None:
        rows = [{**_header_row(w.new, w.place), **w.columns} for w in writes if w.new is not None]
        if rows:
            connection.execute(self._insert(TableRow), rows)

    def _put_entries(self, connection: Connection, writes: Sequence[Write]) -> set[str]:
        rows = [_entry_row(write.table, entry) for write in writes for entry in write.entries]
        if not rows:
            return {write.table for write in writes}
        new = {(table, number) for table, number in connection.execute(self._new_entry, rows)}
        won = set()
        for write in writes:
            numbers = [entry.number for entry in write.entries]
            if all((write.table, number) in new for number in numbers):
                won.add(write.table)
                continue
            # A write that lost one number must not keep the others.
            mine = [number for number in numbers if (write.table, number) in new]
            connection.execute(
                delete(EntryRow).where(EntryRow.table == write.table, EntryRow.number.in_(mine))
            )
        return won

    def _update_tables(self, connection: Connection, writes: Sequence[Write]) -> None:
        rows = [{"this": write.table, **write.columns} for write in writes if write.new is None]
        if rows:
            connection.execute(self._update_table, rows)
        for write in writes:
            if write.sitters is not None:
                self._put_sitters(connection, write.table, write.sitters)

    def _put_notices(self, connection: Connection, writes: Sequence[Write]) -> None:
        """In the same transaction as the entry, or a crash could lose them."""
        for write in writes:
            if write.turn is None or not write.entries:
                continue
            last = write.entries[-1]
            row = select(
                literal(write.table),
                literal(last.number),
                WebhookRow.player,
                literal(last.at, BigInteger),
                literal(last.at, BigInteger),
                literal(0),
            ).where(WebhookRow.player == write.turn)
            names = ["table", "number", "player", "created", "due", "tries"]
            connection.execute(self._insert(NoticeRow).from_select(names, row))

    def _put_sitters(self, connection: Connection, table: str, players: frozenset[str]) -> None:
        connection.execute(delete(SitterRow).where(SitterRow.table == table))
        if players:
            rows = [{"table": table, "player": player} for player in sorted(players)]
            connection.execute(self._insert(SitterRow), rows)


def _table_is_gone(error: Exception) -> bool:
    """Whether an entry was refused because its table has been deleted meanwhile."""
    if not isinstance(error, IntegrityError):
        return False
    if isinstance(error.orig, sqlite3.Error):
        return error.orig.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY
    return getattr(error.orig, "sqlstate", None) == POSTGRESQL_FOREIGN_KEY


def _entry_row(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table": table,
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "data": dict(entry.data),
    }


def _header_row(header: Header, place: LobbyPlace | None) -> dict[str, Any]:
    return {
        "id": header.id,
        "game": header.game,
        "rules": header.rules,
        "host": header.host,
        "created": header.created,
        "seed": str(header.seed),
        "secret": header.secret,
        "header": header.to_dict(),
        "listed": header.terms.visibility == LISTED,
        "players": len(header.seats),
        "network_mark": place.network_mark if place is not None else None,
        "lobby_round": place.round if place is not None else 0,
    }
