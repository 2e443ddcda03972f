"""The question to the current player, and the names of actions."""

from __future__ import annotations

from dice_under_cups.state import CupsState
from harbourside import Message


def prompt(state: CupsState) -> Message:
    return Message("prompt-turn")


def label(state: CupsState, action: int) -> Message:
    return Message(f"action-{state.game.actions.key(action)}")
