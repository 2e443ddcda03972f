"""Creating and finding tables, sitting down, leaving, starting."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from harbourside.server.api.deps import (
    ChangingCaller,
    CreatingCaller,
    KnownCaller,
    OptionalCaller,
    ServicesDep,
    limit_looks_back,
)
from harbourside.server.api.encoding import EncodedResponse
from harbourside.server.api.error_responses import error_responses
from harbourside.server.api.lobby_query import AfterQuery, LobbyQuery
from harbourside.server.api.middleware import address_of
from harbourside.server.api.models.requests import JoinRequest, StartRequest, TableRequest
from harbourside.server.api.models.tables import InvitationsResponse, TableResponse, TablesResponse
from harbourside.server.api.routing import make_router
from harbourside.server.api.table_access import (
    AtQuery,
    SeatQuery,
    SinceQuery,
    SpectateQuery,
    change_table,
    open_table,
    table_response,
)
from harbourside.server.errors import Refused, unknown_table
from harbourside.server.names import check_name
from harbourside.server.services import Services
from harbourside.server.storage.journal_writer import LobbyPlace
from harbourside.server.table import commands, visibility
from harbourside.server.table.header import LISTED, OPEN, Header, SeatPlan, Terms, new_header
from harbourside.server.table.table import Table

router = make_router("tables")


@router.post(
    "/api/tables",
    response_model=TableResponse,
    status_code=201,
    responses=error_responses(401, 404, 409, 422),
)
async def create_table(
    body: TableRequest, request: Request, services: ServicesDep, caller: CreatingCaller
) -> dict[str, Any]:
    """Create a table with the caller as its host. If no seat is open, the game starts at once."""
    seats = [
        SeatPlan(seat.kind, seat.level, check_name(seat.name) if seat.name is not None else None)
        for seat in body.seats
    ]
    await services.names.check(caller.id, [plan.name for plan in seats if plan.name])
    alone = all(plan.kind != OPEN for plan in seats)
    terms = Terms(
        visibility=body.visibility,
        spectators=body.spectators,
        hints=body.hints if body.hints is not None else alone,
        start_when_full=body.start_when_full,
        several_seats=body.several_seats,
        grace=body.grace,
        patience=body.patience,
        clock=body.clock.model_dump(),
    )
    header = new_header(body.game, body.options, seats, terms, caller.id, services.tables.now())
    async with room_for(header, request, services) as place:
        await services.tables.create(header, commands.open_with_host(header, caller.name), place)
    return await table_response(services.tables, header.id, caller, since=0)


def room_for(header: Header, request: Request, services: Services) -> AbstractAsyncContextManager[LobbyPlace]:
    """A place for a new table, unless its host or their network has too many."""
    listed = header.terms.visibility == LISTED
    return services.quotas.room_for_table(header.host, address_of(request.scope), listed)


@router.get("/api/tables", response_model=TablesResponse, responses=error_responses(401, 404, 422))
async def list_tables(
    services: ServicesDep,
    caller: OptionalCaller,
    wanted: LobbyQuery,
    after: AfterQuery = None,
    mine: bool = False,
) -> dict[str, Any]:
    """The lobby, page by page: open tables, those that have not begun first. With `mine`: the caller's own
    tables, unfinished ones first."""
    if mine:
        if caller is None:
            raise Refused(401, "who-are-you")
        return {"tables": await services.queries.tables_of(caller.id), "next": None}
    page = await services.queries.lobby(wanted, after)
    return {"tables": page.summaries, "next": page.next}


@router.get("/api/tables/{id}", response_model=TableResponse, responses=error_responses(401, 404, 422))
async def get_table(
    id: str,
    request: Request,
    services: ServicesDep,
    caller: OptionalCaller,
    since: SinceQuery = None,
    seat: SeatQuery = None,
    spectate: SpectateQuery = False,
    at: AtQuery = None,
) -> Response:
    """The table as the caller may see it: position, prompt, legal actions, and the entries after `since`."""
    if at is not None:
        await limit_looks_back(request)
    return EncodedResponse(
        await table_response(services.tables, id, caller, since, seat, spectate, at, fresh=True)
    )


@router.get(
    "/api/tables/{id}/invitations",
    response_model=InvitationsResponse,
    responses=error_responses(401, 404, 422),
)
async def invitations(id: str, services: ServicesDep, caller: KnownCaller) -> dict[str, Any]:
    """A link for each open seat, which the host can send to people."""
    async with open_table(services.tables, id, caller) as table:
        if table.header.host != caller.id:
            raise Refused(403, "host-only")
        return {"invitations": _invitations(table)}


def _invitations(table: Table) -> list[dict[str, Any]]:
    header = table.header
    return [
        {"seat": seat, "invitation": word, "path": f"/table/{header.id}#invitation={word}"}
        for seat, word in ((seat, header.invitation(seat)) for seat in range(len(header.seats)))
        if header.seats[seat].kind == OPEN and table.seats[seat].is_open
    ]


@router.post(
    "/api/tables/{id}/join", response_model=TableResponse, responses=error_responses(401, 404, 409, 422)
)
async def join(id: str, body: JoinRequest, services: ServicesDep, caller: ChangingCaller) -> dict[str, Any]:
    """Take an open seat: the one of an invitation, or any at a table in the lobby."""
    name = check_name(body.name) if body.name is not None else caller.name
    await services.names.check(caller.id, [name])
    async with services.quotas.room_to_sit(caller.id):
        await services.tables.change(
            id, lambda table: _sit(table, caller.id, name, body.seat, body.invitation)
        )
    return await table_response(services.tables, id, caller, since=0)


def _sit(
    table: Table, player: str, name: str, seat: int | None, invitation: str | None
) -> commands.NewEntries:
    """With an invitation, somebody who may not view the table yet may sit down."""
    invited = invitation is not None and table.header.invited_to(invitation) is not None
    if not invited and not visibility.may_view(table, player):
        raise unknown_table()
    return commands.sit(table, player, name, seat, invitation)


@router.post("/api/tables/{id}/leave", status_code=204, responses=error_responses(401, 404, 409, 422))
async def leave(id: str, services: ServicesDep, caller: ChangingCaller) -> None:
    """Leave a table before its game has started. If the host leaves, the table closes."""
    await change_table(services.tables, id, caller, lambda table: commands.leave(table, caller.id))


@router.post(
    "/api/tables/{id}/start", response_model=TableResponse, responses=error_responses(401, 404, 409, 422)
)
async def start(id: str, body: StartRequest, services: ServicesDep, caller: ChangingCaller) -> dict[str, Any]:
    """Start the game, as its host. Bots can fill the seats that are still open."""
    await change_table(services.tables, id, caller, lambda table: commands.start(table, caller.id, body.fill))
    return await table_response(services.tables, id, caller, since=0)
