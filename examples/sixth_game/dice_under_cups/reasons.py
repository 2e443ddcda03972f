"""The reasons why actions are not legal."""

from __future__ import annotations

from dice_under_cups.data import DIE_NAMES
from dice_under_cups.state import CupsState
from harbourside import Message


def reason(state: CupsState, action: int) -> Message:
    return Message("why-shown", {"die": DIE_NAMES[state.dice[state.actor] - 1]})
