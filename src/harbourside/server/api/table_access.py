"""Reads and changes tables for a caller. To a caller who may not view a table, it does not exist."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any, TypeVar

from fastapi import Query

from harbourside.server.errors import unknown_table
from harbourside.server.storage.players import Identity
from harbourside.server.table import commands, visibility
from harbourside.server.table.commands import NewEntries
from harbourside.server.table.status import OVER
from harbourside.server.table.table import Table
from harbourside.server.table_store import TableStore

T = TypeVar("T")

SeatQuery = Annotated[
    int | None,
    Query(ge=0, le=31, description="Look through this seat: one of the caller's, or any after the end."),
]
SpectateQuery = Annotated[bool, Query(description="Look as a spectator does.")]
AtQuery = Annotated[
    int | None, Query(ge=0, le=2**31 - 1, description="Show the table as it was after this entry.")
]
SinceQuery = Annotated[
    int | None, Query(ge=0, le=2**31 - 1, description="Send the entries after this number.")
]


def id_of(caller: Identity | None) -> str | None:
    return caller.id if caller is not None else None


@asynccontextmanager
async def open_table(tables: TableStore, id: str, caller: Identity | None) -> AsyncIterator[Table]:
    """The table, caught up with the database, and locked while it is open."""
    async with tables.table(id) as table:
        _check_may_view(table, caller)
        yield table


async def read_table(
    tables: TableStore, id: str, caller: Identity | None, read: Callable[[Table], T], fresh: bool = False
) -> T:
    """The result of `read`. Unless it must be fresh, the cached table is read, mostly without the lock."""

    def read_if_allowed(table: Table) -> T:
        _check_may_view(table, caller)
        return read(table)

    return await tables.read(id, read_if_allowed, fresh)


async def table_response(
    tables: TableStore,
    id: str,
    caller: Identity | None,
    since: int | None = None,
    seat: int | None = None,
    spectate: bool = False,
    at: int | None = None,
    fresh: bool = False,
) -> dict[str, Any]:
    """The table as the caller may see it now, or after entry `at`. Right after a change, the cached table is
    fresh enough."""
    player = id_of(caller)

    def respond(table: Table) -> tuple[bool, dict[str, Any]]:
        shown = table if at is None else table.as_of(at)
        viewer = visibility.viewing_seat(shown, player, seat, spectate, over=table.status == OVER)
        return bool(table.held_for(player)), visibility.state(shown, player, viewer, since)

    is_held, response = await read_table(tables, id, caller, respond, fresh)
    if is_held:
        await return_seats(tables, id, caller)
        _, response = await read_table(tables, id, caller, respond)
    return response


async def return_seats(tables: TableStore, id: str, caller: Identity | None) -> None:
    """A caller who looks at a table is no longer away: they get the seats back that bots held for them."""
    if caller is not None:
        await tables.change(id, lambda table: commands.resume_held(table, caller.id))


async def change_table(
    tables: TableStore, id: str, caller: Identity, command: Callable[[Table], NewEntries]
) -> None:
    """Write the entries that the command gives. When this returns, they are on disk."""

    def command_if_allowed(table: Table) -> NewEntries:
        _check_may_view(table, caller)
        return command(table)

    await tables.change(id, command_if_allowed)


def _check_may_view(table: Table, caller: Identity | None) -> None:
    if not visibility.may_view(table, id_of(caller)):
        raise unknown_table()
