"""Looking at tables and changing them on a caller's behalf. Whoever may not look finds no table."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any

from fastapi import Query

from harbourside.server.errors import unknown_table
from harbourside.server.harbour import Harbour
from harbourside.server.storage.people import Player
from harbourside.server.table import sight
from harbourside.server.table.deeds import Deeds
from harbourside.server.table.table import Table

SeatQuery = Annotated[int | None, Query(ge=0, le=31, description="Which of the caller's seats.")]
SpectateQuery = Annotated[bool, Query(description="Look as a spectator does.")]
AtQuery = Annotated[int | None, Query(ge=0, le=2**31 - 1, description="As it was after this number.")]
SinceQuery = Annotated[int | None, Query(ge=0, le=2**31 - 1, description="The last message already had.")]


def id_of(caller: Player | None) -> str | None:
    return caller.id if caller is not None else None


@asynccontextmanager
async def seen(harbour: Harbour, id: str, caller: Player | None, fresh: bool = True) -> AsyncIterator[Table]:
    """The table, if the caller may know of it."""
    async with harbour.table(id, fresh) as table:
        if not sight.may_look(table, id_of(caller)):
            raise unknown_table()
        yield table


async def look(
    harbour: Harbour,
    id: str,
    caller: Player | None,
    since: int | None = None,
    seat: int | None = None,
    spectate: bool = False,
    at: int | None = None,
    fresh: bool = True,
) -> dict[str, Any]:
    """The table as the caller may see it, or could see it then. After a change it is fresh enough."""
    async with seen(harbour, id, caller, fresh) as table:
        if at is not None:
            table = table.as_of(at)
        player = id_of(caller)
        return sight.state(table, player, sight.seen_seat(table, player, seat, spectate), since)


async def change(harbour: Harbour, id: str, caller: Player, ask: Callable[[Table], Deeds]) -> None:
    """Do something at a table that the caller may know of."""

    def allowed(table: Table) -> Deeds:
        if not sight.may_look(table, caller.id):
            raise unknown_table()
        return ask(table)

    await harbour.change(id, allowed)
