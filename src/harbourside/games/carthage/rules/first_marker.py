"""The first achievement markers. docs/rules/carthage.md, section 3, step 7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.carthage.data import CHOOSE, MARKERS, NUM_COLOURS
from harbourside.games.carthage.rules.turn import start_turn

if TYPE_CHECKING:
    from harbourside.games.carthage.state import CarthageState


def legal_choose_marker(out: list[int]) -> None:
    """Any colour, also one that another player has chosen."""
    for colour in range(NUM_COLOURS):
        out.append(CHOOSE + colour)


def do_choose_marker(state: CarthageState, action: int) -> None:
    seat = state.actor
    colour = action - CHOOSE
    state.players[seat].add_marker(colour)
    if state.log is not None:
        state.log.add("chose-marker", {"seat": seat, "marker": MARKERS[colour]})
    state.step += 1
    if state.step < state.seats:
        state.actor = (state.start_player + state.step) % state.seats
        return
    state.step = 0
    start_turn(state)
