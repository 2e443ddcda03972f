"""The preview of an action, for the player who decides."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Query

from harbourside.server.api.deps import OptionalCaller, ServicesDep
from harbourside.server.api.error_responses import error_responses
from harbourside.server.api.models.tables import PreviewResponse
from harbourside.server.api.routing import make_router
from harbourside.server.api.table_access import SeatQuery, id_of, open_table
from harbourside.server.table import visibility
from harbourside.server.table.preview import preview as preview_action

router = make_router("play")


@router.get(
    "/api/tables/{id}/preview",
    response_model=PreviewResponse,
    responses=error_responses(401, 403, 404, 409, 422),
)
async def preview(
    id: str,
    action: Annotated[str, Query(min_length=1, max_length=100)],
    services: ServicesDep,
    caller: OptionalCaller,
    seat: SeatQuery = None,
) -> dict[str, Any]:
    """The events that an action would cause now, unless it would reveal something."""
    async with open_table(services.tables, id, caller) as table:
        return preview_action(table, visibility.viewing_seat(table, id_of(caller), seat), action)
