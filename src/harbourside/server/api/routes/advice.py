"""Before a decision: why an action is not allowed, what it would do, what a bot would do."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Query

from harbourside.bots.asking import BotFailed
from harbourside.engine.rulebook import section_of
from harbourside.engine.words import words_for
from harbourside.server.api.deps import HintingCaller, Language, OptionalCaller, ServicesDep
from harbourside.server.api.error_responses import error_responses
from harbourside.server.api.models.requests import OwnSeatRequest
from harbourside.server.api.models.tables import HintResponse, PreviewResponse, WhyResponse
from harbourside.server.api.routing import make_router
from harbourside.server.api.table_access import SeatQuery, id_of, open_table
from harbourside.server.bots.bot_runner import question_for
from harbourside.server.bots.fair_queue import Requester
from harbourside.server.errors import Refused
from harbourside.server.table import commands, visibility
from harbourside.server.table.preview import preview as preview_action

router = make_router("play")

_CHANGES = error_responses(401, 404, 409, 422)


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
        answer = await services.bot_pool.think(
            question, Requester(caller.id, services.networks.of(caller.id))
        )
    except BotFailed:
        raise Refused(503, "no-hint") from None
    return {
        "number": number,
        "action": answer.key,
        "thoughts": answer.thoughts,
        "win_chances": answer.win_chances,
        "line": answer.line,
    }


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
