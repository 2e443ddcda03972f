"""What an action would bring, for whoever is about to decide."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Query

from harbourside.server.api.caller import AnyCaller, OurSite
from harbourside.server.api.looking import SeatQuery, id_of, seen
from harbourside.server.api.models.tables import PreviewTold
from harbourside.server.api.refusals import refusals
from harbourside.server.api.routes import make_router
from harbourside.server.table import foresight, sight

router = make_router("play")


@router.get(
    "/api/tables/{id}/preview", response_model=PreviewTold, responses=refusals(401, 403, 404, 409, 422)
)
async def preview(
    id: str,
    action: Annotated[str, Query(min_length=1, max_length=100)],
    site: OurSite,
    caller: AnyCaller,
    seat: SeatQuery = None,
) -> dict[str, Any]:
    """The events that would follow an action now, unless it would reveal something."""
    async with seen(site.harbour, id, caller) as table:
        return foresight.preview(table, sight.seen_seat(table, id_of(caller), seat), action)
