"""Listing, exporting, importing, patching and purging."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Row, delete, func, make_url, select
from sqlalchemy.exc import ArgumentError, IntegrityError

from harbourside.engine.errors import HarboursideError, shown
from harbourside.server.admin.document import read_document, write_document
from harbourside.server.errors import PACKAGE, BadSettings, Refused, unknown_table
from harbourside.server.storage.cleanup import old_guests
from harbourside.server.storage.database import Database, bring_up_to_date, open_database
from harbourside.server.storage.journal_writer import JournalWriter, Write
from harbourside.server.storage.models import AccountRow, PlayerRow, SitterRow, TableRow
from harbourside.server.storage.table_queries import TableQueries, outdated
from harbourside.server.table.derived import derived_columns
from harbourside.server.table.entries import Patch
from harbourside.server.table.header import Header
from harbourside.server.table.journal import Entry
from harbourside.server.table.status import NEEDS_PATCH
from harbourside.server.table.table import Table
from harbourside.server.times import now_ms

WORK_SECONDS: Final = 600.0
"""An operator can wait."""
DAY_MS: Final = 24 * 3600 * 1000


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """A database that is there already, brought up to date. A name mistyped must not make a new one."""
    _check_file(url)
    database = open_database(url, WORK_SECONDS)
    try:
        await bring_up_to_date(database)
        yield database
    finally:
        await database.dispose()


def _check_file(url: str) -> None:
    try:
        file = make_url(url).database if "://" in url else url
        is_file = "://" not in url or url.startswith("sqlite")
    except ArgumentError:
        return  # open_database says what is wrong with it
    if is_file and file and not Path(file).is_file():
        raise BadSettings("database-missing", file=shown(file, 200))


@dataclass(frozen=True)
class TableLine:
    id: str
    game: str
    rules: int
    status: str
    number: int
    updated: int
    names: list[str]


@dataclass(frozen=True)
class PlayerLine:
    id: str
    name: str
    account: str | None
    created: int
    seen: int
    tables: int


async def list_tables(database: Database, status: str | None, most: int) -> list[TableLine]:
    """The latest first."""
    is_outdated = outdated()
    wanted = (
        select(TableRow.__table__, is_outdated.label("outdated"))
        .order_by(TableRow.updated.desc())
        .limit(most)
    )
    if status == NEEDS_PATCH:
        wanted = wanted.where(is_outdated | (TableRow.status == status))
    elif status is not None:
        wanted = wanted.where(~is_outdated, TableRow.status == status)
    return [
        TableLine(
            row.id,
            row.game,
            row.rules,
            NEEDS_PATCH if row.outdated else row.status,
            row.number,
            row.updated,
            [seat["name"] for seat in row.summary["seats"] if seat["name"]],
        )
        for row in await _all(database, wanted)
    ]


async def list_players(database: Database, most: int) -> list[PlayerLine]:
    """The player who was seen last comes first."""
    seats = select(func.count()).where(SitterRow.player == PlayerRow.id).scalar_subquery()
    wanted = (
        select(
            PlayerRow.id,
            PlayerRow.name,
            AccountRow.name.label("account"),
            PlayerRow.created,
            PlayerRow.seen,
            seats.label("tables"),
        )
        .outerjoin(AccountRow, AccountRow.player == PlayerRow.id)
        .order_by(PlayerRow.seen.desc())
        .limit(most)
    )
    return [
        PlayerLine(row.id, row.name, row.account, row.created, row.seen, row.tables)
        for row in await _all(database, wanted)
    ]


async def export_table(database: Database, id: str) -> str:
    header, entries = await read_table(database, id)
    return write_document(header, entries)


async def import_table(database: Database, text: str) -> Table:
    """Import a table under its own id. Players whom this server knows keep their seats.

    One that was begun with other rules comes in as it is, and needs a patch here as it did there.
    """
    header, entries = read_document(text)
    if await TableQueries(database).number(header.id) is not None:
        raise Refused(409, "table-exists", table=shown(header.id))
    table = fold(header, entries)
    if table.problem is not None and table.problem.id != "refused-other-rules":
        raise HarboursideError(table.cause or table.problem, PACKAGE)
    people = frozenset(seat_state.player for seat_state in table.seats if seat_state.player is not None)
    try:
        await write(database, Write(header.id, entries, derived_columns(table, now_ms()), people, new=header))
    except IntegrityError:
        raise Refused(409, "table-exists", table=shown(header.id)) from None
    return table


async def patch_table(database: Database, id: str) -> Table:
    """Replay a table with this version's rules. If every decision is still legal and chance falls as it was
    written down, the table goes on with them; if not, nothing changes, and the error says what differs.

    The patch is an entry of the journal: running servers hear of it as of any other, and read all anew.
    """
    header, entries = await read_table(database, id)
    old = fold(header, entries)
    if old.problem is None:
        raise Refused(409, "nothing-to-patch")
    current = old.game.facts.rules_version
    table = fold(replace(header, rules=current), entries)
    if table.problem is not None:
        raise HarboursideError(table.cause or table.problem, PACKAGE)
    now = max(now_ms(), table.clock.at)
    patch = table.add(Patch(from_=header.rules, rules=current).numbered(table.number + 1, now))
    columns = {**derived_columns(table, now), "rules": current}
    if not await write(database, Write(id, [patch], columns, None)):
        raise Refused(409, "changed-meanwhile")
    return table


async def purge_guests(database: Database, days: int, only_count: bool) -> int:
    """Forget guests not seen for so long, unless they are at a table that is not finished; how many."""
    old = old_guests(now_ms() - days * DAY_MS)
    async with database.begin() as connection:
        if only_count:
            counted = await connection.execute(select(func.count()).select_from(PlayerRow).where(*old))
            return int(counted.scalar_one())
        return (await connection.execute(delete(PlayerRow).where(*old))).rowcount


def fold(header: Header, entries: list[Entry]) -> Table:
    table = Table(header)
    for entry in entries:
        table.add(entry)
    return table


async def read_table(database: Database, id: str) -> tuple[Header, list[Entry]]:
    queries = TableQueries(database)
    header = await queries.header(id)
    if header is None:
        raise unknown_table()
    return header, await queries.entries(id, 0)


async def write(database: Database, write: Write) -> bool:
    writer = JournalWriter(database)
    writer.start()
    try:
        return await writer.write(write)
    finally:
        await writer.stop()


async def _all(database: Database, query: Any) -> list[Row[Any]]:
    async with database.connect() as connection:
        return list(await connection.execute(query))
