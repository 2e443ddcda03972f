"""Passes each question and each action to the current phase. docs/rules/carthage.md, section 5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.carthage.data import ACTION, CHOOSE_MARKER, PAYMENT, RAID_STORE
from harbourside.games.carthage.rules.first_marker import do_choose_marker, legal_choose_marker
from harbourside.games.carthage.rules.purchase import do_payment, legal_payment
from harbourside.games.carthage.rules.raid import (
    do_raid_keep,
    do_raid_store,
    legal_raid_keep,
    legal_raid_store,
)
from harbourside.games.carthage.rules.turn import do_action, legal_action

if TYPE_CHECKING:
    from harbourside.games.carthage.state import CarthageState


def list_legal(state: CarthageState, out: list[int]) -> None:
    phase = state.phase
    if phase == ACTION:
        legal_action(state, out)
    elif phase == PAYMENT:
        legal_payment(state, out)
    elif phase == RAID_STORE:
        legal_raid_store(state, out)
    elif phase == CHOOSE_MARKER:
        legal_choose_marker(out)
    else:
        legal_raid_keep(state, out)


def do(state: CarthageState, action: int) -> None:
    phase = state.phase
    if phase == ACTION:
        do_action(state, action)
    elif phase == PAYMENT:
        do_payment(state, action)
    elif phase == RAID_STORE:
        do_raid_store(state, action)
    elif phase == CHOOSE_MARKER:
        do_choose_marker(state, action)
    else:
        do_raid_keep(state, action)
