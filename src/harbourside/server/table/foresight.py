"""What an action would bring, told before it is done.

Only what the viewer could find out anyway: by doing it and taking it back, which is free while nothing is
revealed. Whatever would reveal something, or end the game, is not foretold.
"""

from __future__ import annotations

from typing import Any

from harbourside.engine.errors import GameIsOver, NotYourTurn
from harbourside.engine.events import Log
from harbourside.engine.state import State
from harbourside.server.errors import Refused
from harbourside.server.table.sight import game_of
from harbourside.server.table.table import OVER, Table


def preview(table: Table, seat: int | None, key: str) -> dict[str, Any]:
    """The events that would follow, as this seat would see them."""
    play = game_of(table)
    action = play.game.actions.index(key)
    if seat is None:
        raise Refused(403, "not-seated")
    if table.status == OVER:
        raise GameIsOver
    if seat != play.state.actor:
        raise NotYourTurn(seat, play.state.actor)
    return {"action": key, **foretold(play.state, seat, action)}


def foretold(state: State, seat: int, action: int) -> dict[str, Any]:
    """On a copy; IllegalAction if it is not allowed."""
    log, after = Log(), state.clone()
    after.listen(log)
    after.apply(action)
    if after.is_over or after.revealed != state.revealed or not after.rng.same_as(state.rng):
        return {"reveals": True, "events": []}
    events = [{"id": event.id, "args": event.seen_from(seat)} for event in log.events]
    return {"reveals": False, "events": events}
