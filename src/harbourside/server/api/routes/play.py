"""Playing at a table: moves, undo, absence, hints, records."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import asdict
from typing import Annotated, Any, Final

from fastapi import Query
from starlette.requests import Request
from starlette.responses import Response

from harbourside.bots.asking import BotFailed
from harbourside.engine.errors import StaleMove
from harbourside.engine.rulebook import section_of
from harbourside.engine.words import words_for
from harbourside.server.api.deps import (
    ChangingCaller,
    HintingCaller,
    KnownCaller,
    Language,
    OptionalCaller,
    ServicesDep,
    limited_to_changes,
    services_of,
)
from harbourside.server.api.encoding import EncodedResponse, read_body
from harbourside.server.api.error_responses import error_responses
from harbourside.server.api.models.base import ErrorResponse
from harbourside.server.api.models.requests import (
    AbsenceRequest,
    MoveRequest,
    OwnSeatRequest,
    ReplaceRequest,
    UndoAnswerRequest,
    UndoRequest,
)
from harbourside.server.api.models.tables import (
    AbsenceResponse,
    HintResponse,
    MoveResponse,
    ProofResponse,
    RecordResponse,
    TableResponse,
    WhyResponse,
)
from harbourside.server.api.prefer import MINIMAL, PreferHeader, wants_minimal
from harbourside.server.api.routing import PlainRoute, make_router
from harbourside.server.api.table_access import (
    SeatQuery,
    SpectateQuery,
    change_table,
    id_of,
    open_table,
    read_table,
    table_response,
)
from harbourside.server.bots.bot_runner import question_for
from harbourside.server.bots.fair_queue import Asker
from harbourside.server.errors import Refused
from harbourside.server.services import Services
from harbourside.server.storage.players import Player
from harbourside.server.table import absence, commands, visibility
from harbourside.server.table.absence import Presences
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


async def _presences(services: Services, id: str, caller: Player) -> Presences:
    async with open_table(services.tables, id, caller) as table:
        if not table.seats_of(caller.id):
            raise Refused(403, "not-seated")
        people = absence.people_of(table)
    return await services.presence.of(people)


@router.get("/api/tables/{id}/why", response_model=WhyResponse, responses=_CHANGES)
async def why(
    id: str,
    action: Annotated[str, Query(min_length=1, max_length=100)],
    services: ServicesDep,
    caller: OptionalCaller,
    language: Language,
    seat: SeatQuery = None,
) -> dict[str, Any]:
    """Why the caller may not do an action now: the reason, and the section of the rules."""
    player = id_of(caller)
    async with open_table(services.tables, id, caller) as table:
        reason = visibility.why_not(table, visibility.viewing_seat(table, player, seat), action)
        words = words_for(language, table.game.package)
        names = [seat_state.name or words.player(number) for number, seat_state in enumerate(table.seats)]
        return {
            "action": action,
            "allowed": reason is None,
            "why": reason.to_dict() if reason is not None else None,
            "text": words.say(reason, names) if reason is not None else None,
            "rules": section_of(table.game.package, reason.id) if reason is not None else None,
        }


@router.post(
    "/api/tables/{id}/hint", response_model=HintResponse, responses={**_CHANGES, **error_responses(503)}
)
async def hint(id: str, body: OwnSeatRequest, services: ServicesDep, caller: HintingCaller) -> dict[str, Any]:
    """What a strong bot would do in the caller's place. It knows what the caller knows."""
    async with open_table(services.tables, id, caller) as table:
        seat = commands.hinted_seat(table, caller.id, body.seat)
        number = table.number
        seed = table.header.chance(f"hint {number}")
        question = question_for(table, seat, services.settings.hint, seed, hint=True)
    try:
        answer = await services.bot_pool.think(question, Asker(caller.id, services.networks.of(caller.id)))
    except BotFailed:
        raise Refused(503, "no-hint") from None
    return {
        "number": number,
        "action": answer.key,
        "thoughts": answer.thoughts,
        "win_chances": answer.win_chances,
        "line": answer.line,
    }


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
