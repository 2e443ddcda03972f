"""What an action would bring, shown before it is done.

It shows only what the viewer could find out by doing the action and taking it back, which is free while
nothing is revealed. An action that reveals something, or ends the game, has no preview.
"""

from __future__ import annotations

from typing import Any

from harbourside.engine.events import Log
from harbourside.engine.state import State
from harbourside.server.table.table import Table
from harbourside.server.table.visibility import game_of, why_not


def preview(table: Table, seat: int | None, key: str) -> dict[str, Any]:
    """The events that would follow, as this seat would see them; none if it is not allowed."""
    allowed = why_not(table, seat, key) is None
    if not allowed or seat is None:
        return {"action": key, "allowed": False, "reveals": False, "events": []}
    play = game_of(table)
    return {"action": key, "allowed": True, **_events_of(play.state, seat, play.game.actions.index(key))}


def _events_of(state: State, seat: int, action: int) -> dict[str, Any]:
    """Try the action on a copy of the position."""
    log, after = Log(), state.clone()
    after.listen(log)
    after.apply(action)
    if after.is_over or after.revealed != state.revealed or not after.rng.same_as(state.rng):
        return {"reveals": True, "events": []}
    events = [event.told_to(seat, faded=False) for event in log.events]
    return {"reveals": False, "events": events}
