"""Writing journals: one writer, many writes in one commit, and nobody hears before it is on disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import delete, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from harbourside.server.storage.models import EntryRow, SitterRow, TableRow
from harbourside.server.table.header import LISTED, Header
from harbourside.server.table.journal import Entry
from harbourside.server.table.sight import summary
from harbourside.server.table.table import Table

MOST_TOGETHER: Final = 200

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Write:
    """The next entries of one table's journal, with what lists show of it after them."""

    table: str
    entries: Sequence[Entry]
    follows: dict[str, Any]
    sitters: frozenset[str] | None
    """Who sits there now; None if that has not changed."""
    new: Header | None = None
    also: Write | None = None
    """Another table that is made in the same stroke, if this one is written."""


@dataclass
class _Waiting:
    write: Write
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Scribe:
    """Takes whatever is waiting and commits it together, so that one wait for the disk serves many tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._insert = postgresql_insert if engine.dialect.name == "postgresql" else sqlite_insert
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="scribe")

    async def stop(self) -> None:
        """Finish what is waiting, then rest."""
        await self._queue.join()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def write(self, write: Write) -> bool:
        """True when it is on disk; False if somebody else has written that number before."""
        if self._task is None or self._task.done():
            raise RuntimeError("the scribe is not at work")
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
        # In one order for all processes, or two of them could wait for each other's rows.
        batch.sort(key=lambda waiting: waiting.write.table)
        try:
            async with self._engine.begin() as connection:
                outcomes = [await self._put(connection, waiting.write) for waiting in batch]
        except Exception as error:
            log.exception("a commit failed", extra={"writes": len(batch)})
            await self._give_up(batch, error)
            return
        for waiting, written in zip(batch, outcomes, strict=True):
            if not waiting.done.done():
                waiting.done.set_result(written)

    async def _give_up(self, batch: list[_Waiting], error: Exception) -> None:
        """One write may have spoilt it for the others: they get a chance of their own."""
        if len(batch) > 1:
            for waiting in batch:
                await self._commit([waiting])
        elif not batch[0].done.done():
            batch[0].done.set_exception(error)

    async def _put(self, connection: AsyncConnection, write: Write) -> bool:
        if write.new is not None:
            await connection.execute(self._insert(TableRow).values(**_header_row(write.new), **write.follows))
        # The first number decides: whoever has it in an open transaction has those after it too.
        for entry in write.entries:
            put = (
                self._insert(EntryRow)
                .values(
                    table=write.table,
                    number=entry.number,
                    at=entry.at,
                    kind=entry.kind,
                    seat=entry.seat,
                    data=dict(entry.data),
                )
                .on_conflict_do_nothing()
                .returning(EntryRow.number)
            )
            if (await connection.execute(put)).first() is None:
                return False
        if write.new is None:
            await connection.execute(
                update(TableRow).where(TableRow.id == write.table).values(**write.follows)
            )
        if write.sitters is not None:
            await self._put_sitters(connection, write.table, write.sitters)
        if write.also is not None:
            await self._put(connection, write.also)
        return True

    async def _put_sitters(self, connection: AsyncConnection, table: str, players: frozenset[str]) -> None:
        await connection.execute(delete(SitterRow).where(SitterRow.table == table))
        if players:
            rows = [{"table": table, "player": player} for player in sorted(players)]
            await connection.execute(self._insert(SitterRow), rows)


def _header_row(header: Header) -> dict[str, Any]:
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
    }


def follows(table: Table, now: int) -> dict[str, Any]:
    """The columns that follow a table's journal."""
    return {
        "number": table.number,
        "updated": now,
        "status": table.status,
        "bot_decides": table.bot_decides,
        "summary": summary(table),
    }
