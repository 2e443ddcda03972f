"""Looking at tables and changing them on a caller's behalf. Whoever may not look finds no table."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any, TypeVar

from fastapi import Query

from harbourside.server.errors import unknown_table
from harbourside.server.storage.players import Player
from harbourside.server.table import commands, visibility
from harbourside.server.table.commands import NewEntries
from harbourside.server.table.table import OVER, Table
from harbourside.server.table_store import TableStore

T = TypeVar("T")

SeatQuery = Annotated[
    int | None, Query(ge=0, le=31, description="One of the caller's; after the end, anybody's.")
]
SpectateQuery = Annotated[bool, Query(description="Look as a spectator does.")]
AtQuery = Annotated[int | None, Query(ge=0, le=2**31 - 1, description="As it was after this number.")]
SinceQuery = Annotated[int | None, Query(ge=0, le=2**31 - 1, description="The last message already had.")]


def id_of(caller: Player | None) -> str | None:
    return caller.id if caller is not None else None


@asynccontextmanager
async def seen(
    tables: TableStore, id: str, caller: Player | None, fresh: bool = True
) -> AsyncIterator[Table]:
    """The table, if the caller may know of it."""
    async with tables.table(id, fresh) as table:
        _check_may_look(table, caller)
        yield table


async def glance(
    tables: TableStore, id: str, caller: Player | None, look: Callable[[Table], T], fresh: bool = False
) -> T:
    """What `look` makes of the table. Where this process knows enough of it, and nobody is changing it, that
    waits for no turn: every move has everybody at the table look."""
    table = None if fresh else tables.at_rest(id)
    if table is None:
        async with seen(tables, id, caller, fresh) as table:
            return look(table)
    _check_may_look(table, caller)
    return look(table)


def _check_may_look(table: Table, caller: Player | None) -> None:
    if not visibility.may_view(table, id_of(caller)):
        raise unknown_table()


async def look(
    tables: TableStore,
    id: str,
    caller: Player | None,
    since: int | None = None,
    seat: int | None = None,
    spectate: bool = False,
    at: int | None = None,
    fresh: bool = True,
) -> dict[str, Any]:
    """The table as the caller may see it, or could see it then. After a change it is fresh enough."""
    player = id_of(caller)

    def told(table: Table) -> dict[str, Any]:
        shown = table if at is None else table.as_of(at)
        viewer = visibility.viewing_seat(shown, player, seat, spectate, over=table.status == OVER)
        return visibility.state(shown, player, viewer, since)

    def unless_held(table: Table) -> dict[str, Any] | None:
        return None if table.held_for(player) else told(table)

    state = await glance(tables, id, caller, unless_held, fresh)
    if state is not None:
        return state
    await be_back(tables, id, caller)
    return await glance(tables, id, caller, told)


async def be_back(tables: TableStore, id: str, caller: Player | None) -> None:
    """Whoever looks at a table is back: seats that a bot held for them are theirs again."""
    if caller is not None:
        await tables.change(id, lambda table: commands.be_back(table, caller.id))


async def change(tables: TableStore, id: str, caller: Player, ask: Callable[[Table], NewEntries]) -> None:
    """Do something at a table that the caller may know of."""

    def allowed(table: Table) -> NewEntries:
        if not visibility.may_view(table, caller.id):
            raise unknown_table()
        return ask(table)

    await tables.change(id, allowed)
