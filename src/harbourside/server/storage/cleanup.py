"""Cleaning up: which unused tables to close, and deleting finished tables and old guests.

Each step has a bounded number of rows, so that nothing else waits for long. A step skips rows that another
process is deleting.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, exists, or_, select

from harbourside.server.storage.database import Database
from harbourside.server.storage.models import AccountRow, PlayerRow, SitterRow, TableRow
from harbourside.server.table.status import CLOSED, GATHERING, NEEDS_PATCH, OVER, PLAYING

UNFINISHED: Final = (GATHERING, PLAYING, NEEDS_PATCH)
MOST_AT_ONCE: Final = 200


def old_guests(before: int) -> list[ColumnElement[bool]]:
    """Guests who were last seen before that, and neither sit at an unfinished table nor host one."""
    unfinished = TableRow.status.in_(UNFINISHED)
    at_a_table = exists().where(SitterRow.player == PlayerRow.id, SitterRow.table == TableRow.id, unfinished)
    is_host = exists().where(TableRow.host == PlayerRow.id, unfinished)
    return [
        PlayerRow.seen < before,
        ~exists().where(AccountRow.player == PlayerRow.id),
        ~at_a_table,
        ~is_host,
    ]


class Cleanup:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables_to_close(
        self, untouched: int | None, absent: int | None, here: int, after: str = ""
    ) -> list[tuple[str, int]]:
        """Tables that have not begun, with the number of their last entry, by id: those unchanged since
        `untouched` with none of their people seen since `here`, and listed ones for which both were before
        `absent`."""
        cases: list[ColumnElement[bool]] = []
        if untouched is not None:
            cases.append(and_(TableRow.updated < untouched, ~_seen_since(here)))
        if absent is not None:
            cases.append(and_(TableRow.listed, TableRow.updated < absent, ~_seen_since(absent)))
        if not cases:
            return []
        wanted = (
            select(TableRow.id, TableRow.number)
            .where(TableRow.status == GATHERING, TableRow.id > after, or_(*cases))
            .order_by(TableRow.id)
            .limit(MOST_AT_ONCE)
        )
        async with self._database.connect() as connection:
            return [(row.id, row.number) for row in await connection.execute(wanted)]

    async def delete_finished(self, before: int) -> int:
        """Delete some of the tables that are over or closed and have not changed since then. How many."""
        return await self._delete_some(
            TableRow, [TableRow.status.in_((OVER, CLOSED)), TableRow.updated < before]
        )

    async def forget_guests(self, before: int) -> int:
        """Delete some of the guests that old_guests() finds. How many."""
        return await self._delete_some(PlayerRow, old_guests(before))

    async def _delete_some(
        self, rows: type[TableRow] | type[PlayerRow], conditions: Iterable[ColumnElement[bool]]
    ) -> int:
        some = (
            select(rows.id).where(*conditions).limit(MOST_AT_ONCE).with_for_update(of=rows, skip_locked=True)
        )
        async with self._database.begin() as connection:
            ids = [row.id for row in await connection.execute(some)]
            await connection.execute(delete(rows).where(rows.id.in_(ids)))
            return len(ids)


def _seen_since(moment: int) -> ColumnElement[bool]:
    """Whether the host, or a player who sits there, has been here since."""
    sits = exists().where(SitterRow.table == TableRow.id, SitterRow.player == PlayerRow.id)
    belongs = or_(PlayerRow.id == TableRow.host, sits.correlate(TableRow, PlayerRow))
    return exists().where(belongs, PlayerRow.seen > moment)
