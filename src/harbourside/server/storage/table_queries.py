"""Reading tables and journals from the database."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, and_, case, exists, false, func, not_, or_, select, update
from sqlalchemy.orm import aliased

from harbourside.engine.errors import BrokenGame
from harbourside.engine.facts import Facts
from harbourside.engine.registry import game as find_game
from harbourside.engine.registry import game_ids
from harbourside.server.storage.database import Database
from harbourside.server.storage.models import EntryRow, PlayerRow, SitterRow, TableRow
from harbourside.server.table.header import Header, read_header
from harbourside.server.table.journal import Entry
from harbourside.server.table.status import CLOSED, GATHERING, NEEDS_PATCH, PLAYING

MOST_LISTED: Final = 100
LOBBY_PAGE: Final = 30
UNFINISHED: Final = (GATHERING, PLAYING)
MOST_LATE: Final = 1000
MOST_WATCHED: Final = 500
"""Ids in one question: databases limit the number of parameters."""


def outdated() -> ColumnElement[bool]:
    """Begun with rules that this process cannot play: the stored status of such a table is out of date."""
    current = [
        and_(TableRow.game == game.id, TableRow.rules.in_([game.rules_version, *game.earlier_rules]))
        for game in _playable_games()
    ]
    return not_(or_(false(), *current))


def _playable_games() -> Iterable[Facts]:
    """Somebody's game that cannot be imported must not take the lobby of the others with it."""
    for id in game_ids():
        with suppress(BrokenGame):
            yield find_game(id).facts


@dataclass(frozen=True)
class LobbyFilter:
    """Which tables of the lobby somebody wants to see, and how many at once."""

    game: str | None = None
    players: int | None = None
    free: bool = False
    """Only tables with a free seat."""
    most: int = LOBBY_PAGE

    def conditions(self) -> list[ColumnElement[bool]]:
        conditions: list[ColumnElement[bool]] = []
        if self.game is not None:
            conditions.append(TableRow.game == self.game)
        if self.players is not None:
            conditions.append(TableRow.players == self.players)
        if self.free:
            conditions.append(TableRow.open_seats > 0)
        return conditions


ALL_TABLES: Final = LobbyFilter()


@dataclass(frozen=True)
class LobbyPage:
    summaries: list[dict[str, Any]]
    next: str | None
    """What the next page begins after; None if there is no more."""


@dataclass(frozen=True)
class Tally:
    """How many tables of one host or one network are open."""

    waiting: int
    """Not begun."""
    waiting_listed: int
    listed: int
    """In the lobby, begun or not."""
    unfinished: int


@dataclass(frozen=True)
class OpenTables:
    host: Tally
    network: Tally


LobbyOrder = tuple[str, int, int, str]
_LOBBY_ORDER: Final = (TableRow.status, TableRow.lobby_round, TableRow.created.desc(), TableRow.id)
"""Those that have not begun ("gathering") come before those that have ("playing")."""


def _comes_after(place: LobbyOrder) -> ColumnElement[bool]:
    status, round, created, id = place
    later_here = or_(TableRow.created < created, and_(TableRow.created == created, TableRow.id > id))
    later_round = or_(TableRow.lobby_round > round, and_(TableRow.lobby_round == round, later_here))
    return or_(TableRow.status > status, and_(TableRow.status == status, later_round))


def _tally(rows: Iterable[Row[Any]]) -> Tally:
    counted = list(rows)

    def count(waiting: bool = False, listed: bool = False) -> int:
        return sum(
            row.tables
            for row in counted
            if (row.status == GATHERING or not waiting) and (row.listed or not listed)
        )

    return Tally(count(waiting=True), count(waiting=True, listed=True), count(listed=True), count())


class TableQueries:
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

    async def lobby(self, wanted: LobbyFilter = ALL_TABLES, after: str | None = None) -> LobbyPage:
        """Summaries of the tables that anybody may find: those that have not begun first, and of those the
        first table of each host and network before their second one. A table keeps its place while it waits.
        """
        listed = (
            select(TableRow.id, TableRow.status, TableRow.summary)
            .where(TableRow.listed, TableRow.status.in_(UNFINISHED), ~outdated(), *wanted.conditions())
            .order_by(*_LOBBY_ORDER)
            .limit(wanted.most + 1)
        )
        if after is not None:
            place = await self._place_of(after)
            listed = listed.where(_comes_after(place)) if place is not None else listed
        rows = await self._all(listed)
        shown = rows[: wanted.most]
        following = f"{shown[-1].status}.{shown[-1].id}" if len(rows) > len(shown) else None
        return LobbyPage([row.summary for row in shown], following)

    async def _place_of(self, cursor: str) -> LobbyOrder | None:
        """Where the table stood that a page ended with; None if it is not there any more."""
        status, _, table = cursor.partition(".")
        place = select(TableRow.lobby_round, TableRow.created, TableRow.id)
        row = await self._first(place.where(TableRow.id == table, TableRow.listed))
        return None if row is None else (status, row.lobby_round, row.created, row.id)

    async def open_tables(self, host: str, network_mark: str) -> OpenTables:
        """The unfinished tables that an identity hosts, or that were made from a network."""
        by_host = (TableRow.host == host).label("by_host")
        by_network = (func.coalesce(TableRow.network_mark, "") == network_mark).label("by_network")
        wanted = (
            select(by_host, by_network, TableRow.status, TableRow.listed, func.count().label("tables"))
            .where(or_(TableRow.host == host, TableRow.network_mark == network_mark))
            .where(TableRow.status.in_(UNFINISHED), ~outdated())
            .group_by("by_host", "by_network", TableRow.status, TableRow.listed)
        )
        found = await self._all(wanted)
        return OpenTables(
            host=_tally(row for row in found if row.by_host),
            network=_tally(row for row in found if row.by_network),
        )

    async def unfinished_of(self, player: str) -> int:
        """How many unfinished tables somebody sits at."""
        wanted = (
            select(func.count().label("tables"))
            .select_from(TableRow)
            .join(SitterRow, SitterRow.table == TableRow.id)
            .where(SitterRow.player == player, TableRow.status.in_(UNFINISHED), ~outdated())
        )
        row = await self._first(wanted)
        assert row is not None
        return int(row.tables)

    async def tables_of(self, player: str) -> list[dict[str, Any]]:
        """Summaries of the tables at which somebody sits: unfinished ones first, then by last change."""
        wanted = (
            select(TableRow.summary, outdated().label("outdated"))
            .join(SitterRow, SitterRow.table == TableRow.id)
            .where(SitterRow.player == player)
            .order_by(case((TableRow.status.in_(UNFINISHED), 0), else_=1), TableRow.updated.desc())
            .limit(MOST_LISTED)
        )
        rows = await self._all(wanted)
        return [
            {**row.summary, "status": NEEDS_PATCH}
            if row.outdated and row.summary["status"] != CLOSED
            else row.summary
            for row in rows
        ]

    async def note_status(self, table: str, number: int, status: str, summary: dict[str, Any]) -> None:
        """Correct what lists show of a table, unless it has a newer entry than `number`."""
        broken = (
            update(TableRow)
            .where(TableRow.id == table, TableRow.number == number)
            .values(status=status, summary=summary)
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
