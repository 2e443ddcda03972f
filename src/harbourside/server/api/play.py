"""Playing at a table: moves, undo, hints, records."""

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
from harbourside.server.api.caller import (
    AnyCaller,
    Changing,
    Hinted,
    Known,
    Language,
    OurSite,
    changing,
    site_of,
)
from harbourside.server.api.encoding import Told, read_at_once
from harbourside.server.api.looking import SeatQuery, SpectateQuery, change, id_of, look, seen
from harbourside.server.api.models.asked import (
    AbsentAsked,
    AnswerAsked,
    MoveAsked,
    ReplaceAsked,
    SeatOnlyAsked,
    UndoAsked,
)
from harbourside.server.api.models.base import Problem
from harbourside.server.api.models.tables import (
    AbsenceTold,
    HintTold,
    MoveTold,
    ProofTold,
    RecordTold,
    TableTold,
    WhyTold,
)
from harbourside.server.api.refusals import refusals
from harbourside.server.api.routes import PlainRoute, make_router
from harbourside.server.crew.pilot import question_for
from harbourside.server.crew.queue import Asker
from harbourside.server.errors import Refused
from harbourside.server.site import Site
from harbourside.server.storage.people import Player
from harbourside.server.table import absence, deeds, sight
from harbourside.server.table.absence import Presences

router = make_router("play")

_CHANGES = refusals(401, 404, 409, 422)


async def move(id: str, asked: MoveAsked, site: OurSite, caller: Changing) -> Response:
    """Make the decision that the caller's seat is asked for. It is on disk when this answers."""
    outcome = "made"
    try:
        await change(
            site.harbour,
            id,
            caller,
            lambda table: deeds.move(table, caller.id, asked.number, asked.action, asked.goes_on),
        )
    except StaleMove:
        async with site.harbour.table(id, fresh=False) as table:
            repeated = deeds.is_repeat(table, caller.id, asked.number, asked.action)
            if not table.seats_of(caller.id):
                raise Refused(403, "not-seated") from None
        outcome = "repeated" if repeated else "stale"
    told = {
        "outcome": outcome,
        "table": await look(site.harbour, id, caller, since=max(0, asked.number - 1), fresh=False),
    }
    return Told(told, 409 if outcome == "stale" else 200)


class MoveRoute(PlainRoute):
    """What is asked most is read at once. Whatever is not as it should be goes the framework's way, and is
    refused there: for a good move, finding out what `move` wants took as long as making it."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        usual = super().get_route_handler()

        async def handle(request: Request) -> Response:
            asked = await read_at_once(request, MoveAsked)
            if asked is None:
                return await usual(request)
            return await move(request.path_params["id"], asked, site_of(request), await changing(request))

        return handle


router.add_api_route(
    "/api/tables/{id}/moves",
    move,
    methods=["POST"],
    route_class_override=MoveRoute,
    response_model=MoveTold,
    responses={
        **refusals(401, 404, 422),
        409: {
            "model": MoveTold | Problem,
            "description": "The number is not the next one: the table as it is now. "
            "Or it is not the caller's turn.",
        },
    },
)


@router.post("/api/tables/{id}/undo", response_model=TableTold, responses=_CHANGES)
async def undo(id: str, asked: UndoAsked, site: OurSite, caller: Changing) -> dict[str, Any]:
    """Take one's last decision back, with those made together with it: at once while nothing was revealed,
    else the others are asked."""
    await change(site.harbour, id, caller, lambda table: deeds.undo(table, caller.id, asked.number))
    return await look(site.harbour, id, caller, since=asked.number - 1, fresh=False)


@router.post("/api/tables/{id}/undo/answer", response_model=TableTold, responses=_CHANGES)
async def answer_undo(id: str, asked: AnswerAsked, site: OurSite, caller: Changing) -> dict[str, Any]:
    """Agree that somebody goes back, or not. Whoever asked can take it back by not agreeing."""
    await change(
        site.harbour, id, caller, lambda table: deeds.answer(table, caller.id, asked.request, asked.agree)
    )
    return await look(site.harbour, id, caller, since=asked.request, fresh=False)


@router.post("/api/tables/{id}/concede", response_model=TableTold, responses=_CHANGES)
async def concede(id: str, asked: SeatOnlyAsked, site: OurSite, caller: Changing) -> dict[str, Any]:
    """Give up. With two or more others left, a bot plays on in one's seat."""
    await change(site.harbour, id, caller, lambda table: deeds.concede(table, caller.id, asked.seat))
    return await look(site.harbour, id, caller, fresh=False)


@router.post("/api/tables/{id}/replace", response_model=TableTold, responses=_CHANGES)
async def replace(id: str, asked: ReplaceAsked, site: OurSite, caller: Changing) -> dict[str, Any]:
    """Let a bot play one's seat for a while, and take it back."""
    if asked.by == "me":
        if asked.level is not None:
            raise Refused(422, "level-without-bot", kind="me")
        await change(site.harbour, id, caller, lambda table: deeds.come_back(table, caller.id, asked.seat))
    else:
        await change(
            site.harbour, id, caller, lambda table: deeds.step_away(table, caller.id, asked.seat, asked.level)
        )
    return await look(site.harbour, id, caller, fresh=False)


@router.get("/api/tables/{id}/absence", response_model=AbsenceTold, responses=_CHANGES)
async def get_absence(id: str, site: OurSite, caller: Known) -> dict[str, Any]:
    """Whether the person whom the game waits for is away, and what the caller may do about it: for those who
    play."""
    who = await _presences(site, id, caller)
    async with seen(site.harbour, id, caller, fresh=False) as table:
        ways = absence.ways_out(table, caller.id, who)
        return {"number": table.number, "now": who.now, **asdict(ways)}


_ACTS: Final = {"call": deeds.call_bot, "abort": deeds.abort, "claim": deeds.claim}


@router.post("/api/tables/{id}/absence", response_model=TableTold, responses=_CHANGES)
async def end_waiting(id: str, asked: AbsentAsked, site: OurSite, caller: Changing) -> dict[str, Any]:
    """Act while the person whom the game waits for is away, as the table's rule allows."""
    who = await _presences(site, id, caller)
    act = _ACTS[asked.act]
    await change(site.harbour, id, caller, lambda table: act(table, caller.id, asked.seat, who))
    return await look(site.harbour, id, caller, fresh=False)


async def _presences(site: Site, id: str, caller: Player) -> Presences:
    async with seen(site.harbour, id, caller) as table:
        if not table.seats_of(caller.id):
            raise Refused(403, "not-seated")
        people = absence.people_of(table)
    return await site.presence.of(people)


@router.get("/api/tables/{id}/why", response_model=WhyTold, responses=_CHANGES)
async def why(
    id: str,
    action: Annotated[str, Query(min_length=1, max_length=100)],
    site: OurSite,
    caller: AnyCaller,
    language: Language,
    seat: SeatQuery = None,
) -> dict[str, Any]:
    """The rule that forbids an action to the caller now."""
    player = id_of(caller)
    async with seen(site.harbour, id, caller) as table:
        reason = sight.why_not(table, sight.seen_seat(table, player, seat), action)
        words = words_for(language, table.game.package)
        names = [sitting.name or words.player(number) for number, sitting in enumerate(table.seats)]
        return {
            "action": action,
            "allowed": reason is None,
            "why": reason.to_dict() if reason is not None else None,
            "text": words.say(reason, names) if reason is not None else None,
            "rules": section_of(table.game.package, reason.id) if reason is not None else None,
        }


@router.post("/api/tables/{id}/hint", response_model=HintTold, responses={**_CHANGES, **refusals(503)})
async def hint(id: str, asked: SeatOnlyAsked, site: OurSite, caller: Hinted) -> dict[str, Any]:
    """What a strong bot would do in the caller's place, knowing what the caller knows."""
    async with seen(site.harbour, id, caller) as table:
        seat = deeds.hinted_seat(table, caller.id, asked.seat)
        number = table.number
        seed = table.header.chance(f"hint {number}")
        question = question_for(table, seat, site.settings.hint, seed, hint=True)
    try:
        answer = await site.pool.think(question, Asker(caller.id, site.networks.of(caller.id)))
    except BotFailed:
        raise Refused(503, "no-hint") from None
    return {
        "number": number,
        "action": answer.key,
        "thoughts": answer.thoughts,
        "win_chances": answer.win_chances,
        "line": answer.line,
    }


@router.get("/api/tables/{id}/record", response_model=RecordTold, responses=_CHANGES)
async def record(
    id: str, site: OurSite, caller: AnyCaller, seat: SeatQuery = None, spectate: SpectateQuery = False
) -> dict[str, Any]:
    """The game so far as the caller saw it; after the end the whole record, with its seed."""
    player = id_of(caller)
    async with seen(site.harbour, id, caller) as table:
        return sight.record(table, sight.seen_seat(table, player, seat, spectate))


@router.get("/api/tables/{id}/proof", response_model=ProofTold, responses=refusals(401, 404, 422))
async def proof(id: str, site: OurSite, caller: AnyCaller) -> dict[str, Any]:
    """The hash of the seed from the start; after the end the seed, so that everybody can check."""
    async with seen(site.harbour, id, caller) as table:
        return sight.proof(table)
