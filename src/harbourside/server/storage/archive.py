"""Reading tables and journals from the database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, and_, exists, false, func, not_, or_, select, update
from sqlalchemy.orm import aliased

from harbourside.engine.registry import game as find_game
from harbourside.engine.registry import game_ids
from harbourside.server.storage.database import Database
from harbourside.server.storage.models import EntryRow, PlayerRow, SitterRow, TableRow
from harbourside.server.table.header import Header, read_header
from harbourside.server.table.journal import Entry
from harbourside.server.table.sight import summary
from harbourside.server.table.table import GATHERING, NEEDS_PATCH, PLAYING, Table

MOST_LISTED: Final = 100
MOST_LATE: Final = 1000
MOST_WATCHED: Final = 500
"""Ids in one question: databases limit the number of parameters."""


def outdated() -> ColumnElement[bool]:
    """Begun with other rules than ours: what the database has of a table's status is from then."""
    current = [
        and_(TableRow.game == game.id, TableRow.rules.in_([game.rules_version, *game.earlier_rules]))
        for game in (find_game(id).facts for id in game_ids())
    ]
    return not_(or_(false(), *current))


class Archive:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def header(self, table: str) -> Header | None:
        row = await self._first(select(TableRow.__table__).where(TableRow.id == table))
        if row is None:
            return None
        return read_header(
            row.id, row.game, row.rules, row.host, row.created, row.seed, row.secret, row.header
        )

    async def number(self, table: str) -> int | None:
        """The number of the last entry; None if there is no such table."""
        row = await self._first(select(TableRow.number).where(TableRow.id == table))
        return None if row is None else int(row.number)

    async def entries(self, table: str, since: int, most: int | None = None) -> list[Entry]:
        """Those after number `since`, in order; at most so many."""
        wanted = (
            select(EntryRow.number, EntryRow.at, EntryRow.kind, EntryRow.seat, EntryRow.data)
            .where(EntryRow.table == table, EntryRow.number > since)
            .order_by(EntryRow.number)
            .limit(most)
        )
        return [Entry(r.number, r.at, r.kind, r.seat, r.data) for r in await self._all(wanted)]

    async def numbers(self, tables: Iterable[str]) -> dict[str, int]:
        """The last number of each of these tables: one question for all that are watched here."""
        wanted = sorted(tables)
        found: dict[str, int] = {}
        for first in range(0, len(wanted), MOST_WATCHED):
            some = wanted[first : first + MOST_WATCHED]
            rows = await self._all(select(TableRow.id, TableRow.number).where(TableRow.id.in_(some)))
            found |= {row.id: row.number for row in rows}
        return found

    async def lobby(self) -> list[dict[str, Any]]:
        """Summaries of the tables that anybody may find: those to sit down at first."""
        summaries: list[dict[str, Any]] = []
        for status in (GATHERING, PLAYING):
            wanted = (
                select(TableRow.summary)
                .where(TableRow.listed, TableRow.status == status, ~outdated())
                .order_by(TableRow.updated.desc())
                .limit(MOST_LISTED - len(summaries))
            )
            summaries += [row.summary for row in await self._all(wanted)]
        return summaries

    async def tables_of(self, player: str) -> list[dict[str, Any]]:
        """Summaries of the tables at which somebody sits, the latest first."""
        wanted = (
            select(TableRow.summary, outdated().label("outdated"))
            .join(SitterRow, SitterRow.table == TableRow.id)
            .where(SitterRow.player == player)
            .order_by(TableRow.updated.desc())
            .limit(MOST_LISTED)
        )
        rows = await self._all(wanted)
        return [{**row.summary, "status": NEEDS_PATCH} if row.outdated else row.summary for row in rows]

    async def note_broken(self, table: Table) -> None:
        """Lists say it, too. Unless it has gone on meanwhile: then its next entry says how it stands."""
        broken = (
            update(TableRow)
            .where(TableRow.id == table.header.id, TableRow.number == table.number)
            .values(status=table.status, summary=summary(table))
        )
        async with self._database.begin() as connection:
            await connection.execute(broken)

    async def waiting_for_bots(self, until: int, now: int) -> list[str]:
        """Tables where a bot is to decide and nothing has happened since that time; or, from before a clock
        was set back, something in the future."""
        is_late = or_(TableRow.updated <= until, TableRow.updated > now)
        wanted = select(TableRow.id).where(TableRow.bot_decides, is_late).limit(1000)
        return [row.id for row in await self._all(wanted)]

    async def out_of_time(self, now: int) -> list[str]:
        """Tables where somebody's time has run out, the longest overdue first."""
        late = (
            select(TableRow.id).where(TableRow.deadline <= now).order_by(TableRow.deadline).limit(MOST_LATE)
        )
        return [row.id for row in await self._all(late)]

    async def next_deadline(self, after: int) -> int | None:
        earliest = select(func.min(TableRow.deadline).label("deadline"))
        row = await self._first(earliest.where(TableRow.deadline > after))
        return None if row is None else row.deadline

    async def absent(self, now: int, here: int) -> list[tuple[str, str]]:
        """Tables that have waited for somebody who is away, with that person; where somebody else is here."""
        other = aliased(PlayerRow)
        somebody_else = (
            exists()
            .where(SitterRow.table == TableRow.id, SitterRow.player == other.id)
            .where(other.id != PlayerRow.id, other.seen > now - here)
        )
        wanted = (
            select(TableRow.id, PlayerRow.id.label("player"))
            .join(PlayerRow, PlayerRow.id == TableRow.waits_for)
            .where(TableRow.hold_after.is_not(None))
            .where(TableRow.updated + TableRow.hold_after <= now, PlayerRow.seen + TableRow.hold_after <= now)
            .where(somebody_else)
            .limit(MOST_LATE)
        )
        return [(row.id, row.player) for row in await self._all(wanted)]

    async def _first(self, query: Any) -> Row[Any] | None:
        async with self._database.connect() as connection:
            row: Row[Any] | None = (await connection.execute(query)).first()
            return row

    async def _all(self, query: Any) -> list[Row[Any]]:
        async with self._database.connect() as connection:
            return list(await connection.execute(query))
