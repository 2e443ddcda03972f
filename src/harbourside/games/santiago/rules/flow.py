"""Passes each question and each action to the current phase. docs/rules/santiago.md, section 4.2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.santiago.data import (
    ALONSO_PHASE,
    DRIVE_PHASE,
    ENTER_PHASE,
    GIVE_PHASE,
    LOAD_PHASE,
    PABLO_PHASE,
    SET_ASIDE_PHASE,
    USE_PHASE,
)
from harbourside.games.santiago.rules.buildings import do_enter, do_use, legal_enter, legal_use
from harbourside.games.santiago.rules.cubans import (
    do_alonso_helps,
    do_give,
    do_pablo_helps,
    legal_alonso_helps,
    legal_give,
    legal_pablo_helps,
)
from harbourside.games.santiago.rules.drive import do_drive, legal_drive
from harbourside.games.santiago.rules.loading import do_load, legal_load
from harbourside.games.santiago.rules.turn import do_set_aside, legal_set_aside

if TYPE_CHECKING:
    from harbourside.games.santiago.state import SantiagoState


def list_legal(state: SantiagoState, out: list[int]) -> None:
    phase = state.phase
    if phase == DRIVE_PHASE:
        legal_drive(state, out)
    elif phase == ENTER_PHASE:
        legal_enter(state, out)
    elif phase == USE_PHASE:
        legal_use(state, out)
    elif phase == LOAD_PHASE:
        legal_load(state, out)
    elif phase == GIVE_PHASE:
        legal_give(state, out)
    elif phase == PABLO_PHASE:
        legal_pablo_helps(state, out)
    elif phase == ALONSO_PHASE:
        legal_alonso_helps(state, out)
    elif phase == SET_ASIDE_PHASE:
        legal_set_aside(state, out)


def do(state: SantiagoState, action: int) -> None:
    phase = state.phase
    if phase == DRIVE_PHASE:
        do_drive(state, action)
    elif phase == ENTER_PHASE:
        do_enter(state, action)
    elif phase == USE_PHASE:
        do_use(state, action)
    elif phase == LOAD_PHASE:
        do_load(state, action)
    elif phase == GIVE_PHASE:
        do_give(state, action)
    elif phase == PABLO_PHASE:
        do_pablo_helps(state, action)
    elif phase == ALONSO_PHASE:
        do_alonso_helps(state, action)
    elif phase == SET_ASIDE_PHASE:
        do_set_aside(state, action)
