"""Giving up, handing a seat to a bot, and what to do while somebody is away."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from harbourside.server.api.deps import ChangingCaller, KnownCaller, ServicesDep
from harbourside.server.api.error_responses import error_responses
from harbourside.server.api.models.requests import AbsenceRequest, OwnSeatRequest, ReplaceRequest
from harbourside.server.api.models.tables import AbsenceResponse, TableResponse
from harbourside.server.api.routing import make_router
from harbourside.server.api.table_access import change_table, open_table, read_table, table_response
from harbourside.server.errors import Refused
from harbourside.server.services import Services
from harbourside.server.storage.players import Identity
from harbourside.server.table import absence, commands
from harbourside.server.table.absence import Presences
from harbourside.server.table.table import Table

router = make_router("play")

_CHANGES = error_responses(401, 404, 409, 422)


@router.post("/api/tables/{id}/concede", response_model=TableResponse, responses=_CHANGES)
async def concede(
    id: str, body: OwnSeatRequest, services: ServicesDep, caller: ChangingCaller
) -> dict[str, Any]:
    """Give up. If two or more others are left, a bot plays on in the caller's seat."""
    await change_table(
        services.tables, id, caller, lambda table: commands.concede(table, caller.id, body.seat)
    )
    return await table_response(services.tables, id, caller)


@router.post("/api/tables/{id}/replace", response_model=TableResponse, responses=_CHANGES)
async def replace(
    id: str, body: ReplaceRequest, services: ServicesDep, caller: ChangingCaller
) -> dict[str, Any]:
    """Let a bot play the caller's seat, or take the seat back from the bot."""
    if body.by == "me":
        if body.level is not None:
            raise Refused(422, "level-without-bot", kind="me")
        await change_table(
            services.tables, id, caller, lambda table: commands.come_back(table, caller.id, body.seat)
        )
    else:
        await change_table(
            services.tables,
            id,
            caller,
            lambda table: commands.step_away(table, caller.id, body.seat, body.level),
        )
    return await table_response(services.tables, id, caller)


@router.get("/api/tables/{id}/absence", response_model=AbsenceResponse, responses=_CHANGES)
async def get_absence(id: str, services: ServicesDep, caller: KnownCaller) -> dict[str, Any]:
    """Whether the person whom the game waits for is away, and what the caller may do then. Only for the
    players of the table."""
    presences = await _presences(services, id, caller)

    def respond(table: Table) -> dict[str, Any]:
        ways = absence.options_for(table, caller.id, presences)
        return {"number": table.number, "now": presences.now, **asdict(ways)}

    return await read_table(services.tables, id, caller, respond)


_ACTS: Final = {"call": commands.call_bot, "abort": commands.abort, "claim": commands.claim}


@router.post("/api/tables/{id}/absence", response_model=TableResponse, responses=_CHANGES)
async def end_waiting(
    id: str, body: AbsenceRequest, services: ServicesDep, caller: ChangingCaller
) -> dict[str, Any]:
    """Call a bot or end the game while the person whom it waits for is away, as the table's rule allows."""
    presences = await _presences(services, id, caller)
    act = _ACTS[body.act]
    await change_table(services.tables, id, caller, lambda table: act(table, caller.id, body.seat, presences))
    return await table_response(services.tables, id, caller)


async def _presences(services: Services, id: str, caller: Identity) -> Presences:
    async with open_table(services.tables, id, caller) as table:
        if not table.seats_of(caller.id):
            raise Refused(403, "not-seated")
        people = absence.people_of(table)
    return await services.presence.of(people)
