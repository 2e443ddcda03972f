"""The value marker and the ship's departure. docs/rules/santiago.md, section 4.9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.santiago.data import (
    FIRST_VALUE,
    LAST_VALUE,
    NONE,
    NUM_SHIPS,
    NUM_TRADE_GOODS,
)
from harbourside.games.santiago.rules.scoring import end_game

if TYPE_CHECKING:
    from harbourside.games.santiago.state import SantiagoState


def advance(state: SantiagoState) -> None:
    """Move the value marker one flag to the right. At the chequered flag the ship leaves."""
    if state.value < LAST_VALUE:
        state.value += 1
        if state.log is not None:
            state.log.add("value-rose", {"value": state.value})
    else:
        if state.log is not None:
            state.log.add("left-at-the-flag", {"ship": state.ship})
        leave(state)


def is_full(state: SantiagoState) -> bool:
    for demand in state.dice:
        if demand > 0:
            return False
    return True


def leave_if_full(state: SantiagoState) -> None:
    """R22: a full ship leaves, and the marker does not move."""
    if is_full(state):
        if state.log is not None:
            state.log.add("left-full", {"ship": state.ship})
        leave(state)


def leave(state: SantiagoState) -> None:
    """The ship leaves. The next comes at the end of the turn (R6). The seventh ends the game at once (R8)."""
    for good in range(NUM_TRADE_GOODS):
        state.dice[good] = 0
    state.aside = NONE
    state.aside_shows = 0
    state.docked = False
    state.value = FIRST_VALUE
    if state.ship == NUM_SHIPS:
        end_game(state)
    else:
        state.ship += 1
