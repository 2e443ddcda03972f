"""The record of a game, the proof of its seed, and records of games that were played elsewhere."""

from __future__ import annotations

import asyncio
from typing import Any

from harbourside.engine.record import read_record
from harbourside.server.api.deps import LoadingCaller, OptionalCaller, ServicesDep
from harbourside.server.api.error_responses import error_responses
from harbourside.server.api.models.requests import RecordRequest
from harbourside.server.api.models.tables import ProofResponse, RecordResponse, TableResponse
from harbourside.server.api.routing import make_router
from harbourside.server.api.table_access import SeatQuery, SpectateQuery, id_of, open_table, table_response
from harbourside.server.table import commands, visibility
from harbourside.server.table.header import record_header

router = make_router("play")

_CHANGES = error_responses(401, 404, 409, 422)


@router.get("/api/tables/{id}/record", response_model=RecordResponse, responses=_CHANGES)
async def record(
    id: str,
    services: ServicesDep,
    caller: OptionalCaller,
    seat: SeatQuery = None,
    spectate: SpectateQuery = False,
) -> dict[str, Any]:
    """The game so far as the caller has seen it. After the end: the whole record, with the seed."""
    player = id_of(caller)
    async with open_table(services.tables, id, caller) as table:
        return visibility.record(table, visibility.viewing_seat(table, player, seat, spectate))


@router.get("/api/tables/{id}/proof", response_model=ProofResponse, responses=error_responses(401, 404, 422))
async def proof(id: str, services: ServicesDep, caller: OptionalCaller) -> dict[str, Any]:
    """The hash of the seed. After the end also the seed, so that everybody can check the hash."""
    async with open_table(services.tables, id, caller) as table:
        return visibility.proof(table)


@router.post(
    "/api/records", response_model=TableResponse, status_code=201, responses=error_responses(401, 404, 422)
)
async def load_record(body: RecordRequest, services: ServicesDep, caller: LoadingCaller) -> dict[str, Any]:
    """Load a record as a table that is over, even if its game is not. A record that does not replay exactly
    is refused, with the line and the reason."""
    # In a thread, because other requests must not wait while a long game is replayed.
    play = await asyncio.to_thread(read_record, body.record)
    header = record_header(play, caller.id, services.tables.now())
    await services.tables.create(header, commands.replay_record(play))
    return await table_response(services.tables, header.id, caller)
