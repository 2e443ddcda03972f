"""Moves, and taking them back."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from harbourside.engine.errors import StaleMove
from harbourside.server.api.deps import ChangingCaller, ServicesDep, limited_to_changes, services_of
from harbourside.server.api.encoding import EncodedResponse, read_body
from harbourside.server.api.error_responses import error_responses
from harbourside.server.api.models.base import ErrorResponse
from harbourside.server.api.models.requests import MoveRequest, UndoAnswerRequest, UndoRequest
from harbourside.server.api.models.tables import MoveResponse, TableResponse
from harbourside.server.api.prefer import MINIMAL, PreferHeader, wants_minimal
from harbourside.server.api.routing import PlainRoute, make_router
from harbourside.server.api.table_access import change_table, read_table, table_response
from harbourside.server.errors import Refused
from harbourside.server.table import commands
from harbourside.server.table.table import Table

router = make_router("play")

_CHANGES = error_responses(401, 404, 409, 422)


async def move(
    id: str, body: MoveRequest, services: ServicesDep, caller: ChangingCaller, prefer: PreferHeader = None
) -> Response:
    """Make the decision that the caller's seat is asked for. It is on disk when the response comes. A client
    that listens to the table gets it by its socket, and can prefer a response without it."""
    outcome = "made"
    try:
        await change_table(
            services.tables,
            id,
            caller,
            lambda table: commands.move(table, caller.id, body.number, body.action, body.goes_on),
        )
    except StaleMove:
        outcome = await read_table(
            services.tables, id, caller, lambda table: _stale_outcome(table, caller.id, body)
        )
    if outcome != "stale" and wants_minimal(prefer):
        return EncodedResponse({"outcome": outcome}, headers={"preference-applied": MINIMAL})
    table = await table_response(services.tables, id, caller, since=max(0, body.number - 1))
    return EncodedResponse({"outcome": outcome, "table": table}, 409 if outcome == "stale" else 200)


def _stale_outcome(table: Table, player: str, body: MoveRequest) -> str:
    if not table.seats_of(player):
        raise Refused(403, "not-seated")
    return "repeated" if commands.is_repeat(table, player, body.number, body.action) else "stale"


class MoveRoute(PlainRoute):
    """Calls `move` without FastAPI's dependencies, which took as long as the move itself. A body that is not
    valid takes FastAPI's way, which words the refusal."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        usual = super().get_route_handler()

        async def handle(request: Request) -> Response:
            body = await read_body(request, MoveRequest)
            if body is None:
                return await usual(request)
            services, caller = services_of(request), await limited_to_changes(request)
            return await move(
                request.path_params["id"], body, services, caller, request.headers.get("prefer")
            )

        return handle


router.add_api_route(
    "/api/tables/{id}/moves",
    move,
    methods=["POST"],
    route_class_override=MoveRoute,
    response_model=MoveResponse,
    responses={
        **error_responses(401, 404, 422),
        409: {
            "model": MoveResponse | ErrorResponse,
            "description": "The number is not the next one; the response has the table as it is now. "
            "Or it is not the caller's turn.",
        },
    },
)


@router.post("/api/tables/{id}/undo", response_model=TableResponse, responses=_CHANGES)
async def undo(id: str, body: UndoRequest, services: ServicesDep, caller: ChangingCaller) -> dict[str, Any]:
    """Take back the caller's last decision, and those made together with it. If it has revealed something,
    the other people have to agree first."""
    await change_table(
        services.tables, id, caller, lambda table: commands.undo(table, caller.id, body.number)
    )
    return await table_response(services.tables, id, caller, since=body.number - 1)


@router.post("/api/tables/{id}/undo/answer", response_model=TableResponse, responses=_CHANGES)
async def answer_undo(
    id: str, body: UndoAnswerRequest, services: ServicesDep, caller: ChangingCaller
) -> dict[str, Any]:
    """Agree to a request to go back, or refuse it. Whoever made the request withdraws it by refusing."""
    await change_table(
        services.tables, id, caller, lambda table: commands.answer(table, caller.id, body.request, body.agree)
    )
    return await table_response(services.tables, id, caller, since=body.request)
