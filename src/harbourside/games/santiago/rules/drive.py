"""The shared car. docs/rules/santiago.md, section 4.4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.santiago.data import (
    CUBANS,
    DRIVE,
    GAME_OVER,
    HARBOUR,
    LONGEST_DRIVE,
    NUM_STOPS,
    STOP_NAMES,
)
from harbourside.games.santiago.rules.cubans import visit
from harbourside.games.santiago.rules.loading import begin_loading
from harbourside.games.santiago.rules.ship import advance
from harbourside.games.santiago.rules.turn import end_turn

if TYPE_CHECKING:
    from harbourside.games.santiago.state import SantiagoState


def legal_drive(state: SantiagoState, out: list[int]) -> None:
    """The first stop is free, and each further stop costs a peso (R31). One lap at most (R4)."""
    for further in range(min(state.players[state.actor].pesos + 1, LONGEST_DRIVE)):
        out.append(DRIVE + further)


def do_drive(state: SantiagoState, action: int) -> None:
    stops = action - DRIVE + 1
    begin = state.car
    state.players[state.actor].pesos -= stops - 1
    state.car = (begin + stops) % NUM_STOPS
    if state.log is not None:
        state.log.add(
            "drove",
            {
                "seat": state.actor,
                "stops": stops,
                "pesos": stops - 1,
                "stop": STOP_NAMES[state.board.street[state.car]],
                "place": state.car,
            },
        )
    reactivate(state, begin, stops)
    if passes_harbour(begin, stops):
        advance(state)
        if state.phase == GAME_OVER:
            return
    arrive(state)


def reactivate(state: SantiagoState, begin: int, stops: int) -> None:
    """Cubans become active again where the car starts and where it passes, but not where it stops (R15)."""
    if state.inactive == 0:
        return
    for further in range(stops):
        cuban = state.board.street[(begin + further) % NUM_STOPS]
        if cuban != HARBOUR and state.inactive & (1 << cuban) != 0:
            state.inactive &= ~(1 << cuban)
            if state.log is not None:
                state.log.add("active-again", {"cuban": CUBANS[cuban]})


def passes_harbour(begin: int, stops: int) -> bool:
    """Whether the car drives past the harbour. A car that starts from there does not pass it (R30)."""
    return begin + stops > NUM_STOPS


def arrive(state: SantiagoState) -> None:
    """Arrive at the harbour, at an inactive Cuban, where nothing happens (R17), or at an active Cuban."""
    cuban = state.board.street[state.car]
    if cuban == HARBOUR:
        begin_loading(state)
    elif state.inactive & (1 << cuban) != 0:
        if state.log is not None:
            state.log.add("found-inactive", {"seat": state.turn_player, "cuban": CUBANS[cuban]})
        end_turn(state)
    else:
        visit(state, cuban)
