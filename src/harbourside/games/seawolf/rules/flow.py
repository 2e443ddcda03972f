"""Passes each question and each action to the current phase. docs/rules/seawolf.md, section 4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.seawolf.data import DELIVERING, EVENT, TURN
from harbourside.games.seawolf.rules.delivery import do_delivery, legal_delivery
from harbourside.games.seawolf.rules.event import do_event, legal_event
from harbourside.games.seawolf.rules.hire import do_hire, legal_hire
from harbourside.games.seawolf.rules.turn import do_turn, legal_turn

if TYPE_CHECKING:
    from harbourside.games.seawolf.state import SeaWolfState


def list_legal(state: SeaWolfState, out: list[int]) -> None:
    phase = state.phase
    if phase == TURN:
        legal_turn(state, out)
    elif phase == EVENT:
        legal_event(state, out)
    elif phase == DELIVERING:
        legal_delivery(state, out)
    else:
        legal_hire(state, out)


def do(state: SeaWolfState, action: int) -> None:
    phase = state.phase
    if phase == TURN:
        do_turn(state, action)
    elif phase == EVENT:
        do_event(state, action)
    elif phase == DELIVERING:
        do_delivery(state, action)
    else:
        do_hire(state, action)
