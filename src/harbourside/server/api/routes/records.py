"""Bringing a record along: a game that was played elsewhere gets an address here, to be looked at."""

from __future__ import annotations

import asyncio
from typing import Any

from harbourside.engine.record import read_record
from harbourside.server.api.deps import LoadingCaller, ServicesDep
from harbourside.server.api.error_responses import error_responses
from harbourside.server.api.models.requests import RecordRequest
from harbourside.server.api.models.tables import TableResponse
from harbourside.server.api.routing import make_router
from harbourside.server.api.table_access import table_response
from harbourside.server.table import commands
from harbourside.server.table.header import record_header

router = make_router("tables")


@router.post(
    "/api/records", response_model=TableResponse, status_code=201, responses=error_responses(401, 404, 422)
)
async def load_record(body: RecordRequest, services: ServicesDep, caller: LoadingCaller) -> dict[str, Any]:
    """A record becomes a table that is over, whether the game was or not. If it does not replay to the
    letter it is refused, with the line and the reason."""
    # Others need not wait while a long game is replayed.
    play = await asyncio.to_thread(read_record, body.record)
    header = record_header(play, caller.id, services.tables.now())
    await services.tables.create(header, commands.retell(play))
    return await table_response(services.tables, header.id, caller)
