"""The result of a game, and the summary of a table."""

from __future__ import annotations

from typing import Any

from harbourside.engine.state import places_of
from harbourside.server.table.entries import (
    Concede,
    Timeout,
)
from harbourside.server.table.seats import SeatState
from harbourside.server.table.status import OVER
from harbourside.server.table.table import Table

Json = dict[str, Any]


def result(table: Table) -> Json | None:
    """Scores, places and winners. A seat that conceded is last, whatever the bot did for it. A game that was
    called off has none of these.
    """
    if table.play is None or table.status != OVER or table.broken_off:
        return None
    end = table.play.state
    conceded = [seat for seat, seat_state in enumerate(table.seats) if seat_state.conceded]
    if table.aborted:
        return {"scores": [], "places": [], "winners": [], "conceded": conceded, "by": _ended_by(table)}
    places = places_of([[int(seat not in conceded), *end.standing(seat)] for seat in range(end.seats)])
    return {
        "scores": end.scores(),
        "places": places,
        "winners": [seat for seat, place in enumerate(places) if place == 1 and seat not in conceded],
        "conceded": conceded,
        "by": _ended_by(table),
    }


def _ended_by(table: Table) -> str:
    """What ended the game. If several seats gave up, the last one counts."""
    assert table.play is not None
    if table.aborted:
        return "abort"
    if table.play.state.is_over:
        return "play"
    contents = (outcome.content for outcome in reversed(table.history))
    last = next(content for content in contents if isinstance(content, Concede | Timeout))
    if isinstance(last, Timeout):
        return "time"
    return "absence" if last.claimed_by is not None else "concession"


def summary(table: Table) -> Json:
    """What a list of tables shows of this one: only what everybody may see."""
    return {
        "id": table.header.id,
        "game": table.header.game,
        "status": table.status,
        "visibility": table.header.terms.visibility,
        "created": table.header.created,
        "number": table.number,
        "seats": [seat_info(seat_state) for seat_state in table.seats],
        "decides": table.decides,
        "result": result(table),
    }


def seat_info(seat_state: SeatState) -> Json:
    is_bot = seat_state.player is None and seat_state.level is not None
    kind = "open" if seat_state.is_open else "bot" if is_bot else "person"
    return {
        "kind": kind,
        "player": seat_state.player,
        "name": seat_state.name or None,
        "level": seat_state.level,
        "away": seat_state.is_away and not seat_state.conceded,
        "conceded": seat_state.conceded,
        "out_of_time": seat_state.out_of_time,
        "held": seat_state.held,
    }
