"""Ending and deleting tables, and keeping somebody out.

All of it is written to the database. Running servers find it there within seconds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sqlalchemy import delete, exists, insert, or_, select

from harbourside.engine.errors import shown
from harbourside.server.admin.work import DAY_MS, fold, read_table, write
from harbourside.server.bans import Network, read_network
from harbourside.server.errors import Refused, unknown_table
from harbourside.server.storage.cleanup import UNFINISHED
from harbourside.server.storage.database import Database
from harbourside.server.storage.journal_writer import Write
from harbourside.server.storage.models import BanRow, PlayerRow, SitterRow, TableRow
from harbourside.server.table import commands
from harbourside.server.table.commands import NewEntries
from harbourside.server.table.derived import derived_columns
from harbourside.server.table.table import Table
from harbourside.server.times import now_ms

MOST_TRIES: Final = 20
"""A table where people play may change between reading and writing."""
LONGEST_REASON: Final = 200


@dataclass(frozen=True)
class Ban:
    whom: str
    name: str | None
    """What a player is called; None for a network."""
    created: int
    until: int | None
    reason: str


async def close_table(database: Database, id: str) -> None:
    await _change(database, id, commands.close_by_operator)


async def delete_table(database: Database, id: str) -> None:
    """With its journal. Players who are there find that there is no such table."""
    async with database.begin() as connection:
        if (await connection.execute(delete(TableRow).where(TableRow.id == id))).rowcount != 1:
            raise unknown_table()


async def ban(database: Database, whom: str, days: int | None, reason: str) -> tuple[Ban, int]:
    """Keep a player or a network out; at how many tables the player was in the way of others.

    Where somebody in a banned network sits is not known: they are away from now on, as anybody can be.
    """
    network, name = read_network(whom), None
    if network is None:
        name = await _name_of(database, whom)
    now = now_ms()
    until = None if days is None else now + days * DAY_MS
    made = Ban(_as_stored(whom, network), name, now, until, reason)
    row = {"whom": made.whom, "created": made.created, "until": made.until, "reason": made.reason}
    async with database.begin() as connection:
        await connection.execute(delete(BanRow).where(BanRow.whom == made.whom))
        await connection.execute(insert(BanRow).values(row))
    tables = [] if network is not None else await _unfinished_tables(database, whom)
    removed = 0
    for id in tables:
        removed += await _change(database, id, partial(commands.remove, player=whom, for_good=days is None))
    return made, removed


async def allow(database: Database, whom: str) -> str:
    """Take a ban back; whose it was, as it was stored."""
    stored = _as_stored(whom, read_network(whom))
    async with database.begin() as connection:
        if (await connection.execute(delete(BanRow).where(BanRow.whom == stored))).rowcount != 1:
            raise Refused(404, "not-banned", whom=shown(stored))
    return stored


async def list_bans(database: Database) -> list[Ban]:
    """The latest first, without those that are over."""
    wanted = (
        select(BanRow.__table__, PlayerRow.name)
        .outerjoin(PlayerRow, PlayerRow.id == BanRow.whom)
        .where(or_(BanRow.until.is_(None), BanRow.until > now_ms()))
        .order_by(BanRow.created.desc(), BanRow.whom)
    )
    async with database.connect() as connection:
        rows = await connection.execute(wanted)
        return [Ban(row.whom, row.name, row.created, row.until, row.reason) for row in rows]


def _as_stored(whom: str, network: Network | None) -> str:
    return whom if network is None else str(network)


async def _name_of(database: Database, player: str) -> str:
    async with database.connect() as connection:
        row = (await connection.execute(select(PlayerRow.name).where(PlayerRow.id == player))).first()
    if row is None:
        raise Refused(404, "unknown-player", whom=shown(player))
    return str(row.name)


async def _unfinished_tables(database: Database, player: str) -> list[str]:
    sits = exists().where(SitterRow.table == TableRow.id, SitterRow.player == player)
    wanted = select(TableRow.id).where(TableRow.status.in_(UNFINISHED), or_(TableRow.host == player, sits))
    async with database.connect() as connection:
        return [row.id for row in await connection.execute(wanted)]


async def _change(database: Database, id: str, ask: Callable[[Table], NewEntries]) -> bool:
    """As TableStore.change in a server. False if there was nothing to do."""
    for _ in range(MOST_TRIES):
        table = fold(*await read_table(database, id))
        found = ask(table)
        if not found:
            return False
        if await write(database, _next_entries(table, found)):
            return True
    raise Refused(409, "changed-meanwhile")


def _next_entries(table: Table, found: NewEntries) -> Write:
    now = max(now_ms(), table.clock.at)
    entries = [table.add(new.numbered(table.number + 1, now)) for new in found]
    columns: dict[str, Any] = derived_columns(table, now)
    sitters = frozenset(seat_state.player for seat_state in table.seats if seat_state.player is not None)
    return Write(table.header.id, entries, columns, sitters)
