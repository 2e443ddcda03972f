"""Rematches: the same game again, at a new table."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from starlette.requests import Request

from harbourside.server.api.deps import CreatingCaller, ServicesDep
from harbourside.server.api.error_responses import error_responses
from harbourside.server.api.models.tables import TableResponse
from harbourside.server.api.routes.tables import room_for
from harbourside.server.api.routing import make_router
from harbourside.server.api.table_access import open_table, table_response
from harbourside.server.errors import Refused
from harbourside.server.services import Services
from harbourside.server.storage.players import Identity
from harbourside.server.table import commands
from harbourside.server.table.header import Header, new_header
from harbourside.server.table.table import Table

router = make_router("tables")


@router.post(
    "/api/tables/{id}/rematch", response_model=TableResponse, responses=error_responses(401, 404, 409, 422)
)
async def rematch(id: str, request: Request, services: ServicesDep, caller: CreatingCaller) -> dict[str, Any]:
    """Play again at a new table. The first request creates it and invites the others. Later requests sit down
    there."""
    async with open_table(services.tables, id, caller) as table:
        plans = commands.rematch_seats(table, caller.id)
        old = table.header
        is_first = table.rematch is None
    lost = await services.names.of_others(caller.id, [plan.name for plan in plans if plan.name])
    seats = [replace(plan, name=None) if plan.name in lost else plan for plan in plans]
    header = new_header(old.game, old.options, seats, old.terms, caller.id, services.tables.now())

    def ask(table: Table) -> commands.NewEntries:
        return _first_rematch(table, caller.id, header)

    try:
        if is_first:
            async with room_for(header, request, services) as place:
                await services.tables.change(id, ask, also=header, place=place)
        else:
            await services.tables.change(id, ask, also=header)
    except RematchMade as made:
        await _sit_again(services, made, caller)
        return await table_response(services.tables, made.table, caller, since=0)
    return await table_response(services.tables, header.id, caller, since=0)


class RematchMade(Exception):
    """Another request has created the new table already."""

    def __init__(self, table: str, names: dict[int, str]) -> None:
        super().__init__(table)
        self.table = table
        self.names = names
        """The caller's name in each of their seats."""


async def _sit_again(services: Services, made: RematchMade, caller: Identity) -> None:
    """Sit down in the same seats, if they are still open, without names that belong to others by now."""
    lost = await services.names.of_others(caller.id, made.names.values())

    def sit(table: Table, seat: int, name: str) -> commands.NewEntries:
        return commands.sit(table, caller.id, name, seat, table.header.invitation(seat))

    for seat, name in made.names.items():
        with suppress(Refused):
            kept = "" if name in lost else name
            await services.tables.change(made.table, partial(sit, seat=seat, name=kept))


def _first_rematch(table: Table, player: str, header: Header) -> commands.NewEntries:
    found = commands.rematch(table, player, header)
    if table.rematch is not None:
        raise RematchMade(table.rematch, {seat: table.seats[seat].name for seat in table.seats_of(player)})
    return found
