"""Bringing a record along: a game that was played elsewhere gets an address here, to be looked at."""

from __future__ import annotations

import asyncio
from typing import Any

from harbourside.engine.record import read_record
from harbourside.server.api.caller import Loading, OurSite
from harbourside.server.api.looking import look
from harbourside.server.api.models.asked import RecordAsked
from harbourside.server.api.models.tables import TableTold
from harbourside.server.api.refusals import refusals
from harbourside.server.api.routes import make_router
from harbourside.server.table import deeds
from harbourside.server.table.header import record_header

router = make_router("tables")


@router.post("/api/records", response_model=TableTold, status_code=201, responses=refusals(401, 404, 422))
async def load_record(asked: RecordAsked, site: OurSite, caller: Loading) -> dict[str, Any]:
    """A record becomes a table that is over, whether the game was or not. If it does not replay to the
    letter it is refused, with the line and the reason."""
    # Others need not wait while a long game is replayed.
    play = await asyncio.to_thread(read_record, asked.record)
    header = record_header(play, caller.id, site.harbour.now())
    await site.harbour.create(header, deeds.retell(play))
    return await look(site.harbour, header.id, caller, fresh=False)
