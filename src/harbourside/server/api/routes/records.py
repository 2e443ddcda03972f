"""Loading a record: a game that was played elsewhere gets an address here."""

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
    """Load a record as a table that is over, even if its game is not. A record that does not replay exactly
    is refused, with the line and the reason."""
    # In a thread, because other requests must not wait while a long game is replayed.
    play = await asyncio.to_thread(read_record, body.record)
    header = record_header(play, caller.id, services.tables.now())
    await services.tables.create(header, commands.replay_record(play))
    return await table_response(services.tables, header.id, caller)
