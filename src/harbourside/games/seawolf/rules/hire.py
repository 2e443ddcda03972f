"""The players decide in turn whether to hire the sea wolf. docs/rules/seawolf.md, section 4.5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.seawolf.data import DECLINE, HIRE, SEA_WOLF
from harbourside.games.seawolf.rules.row import settle

if TYPE_CHECKING:
    from harbourside.games.seawolf.state import SeaWolfState


def legal_hire(state: SeaWolfState, out: list[int]) -> None:
    """Hire the sea wolf or decline it. Section 4.5."""
    out.append(HIRE)
    out.append(DECLINE)


def do_hire(state: SeaWolfState, action: int) -> None:
    seat = state.actor
    if action == HIRE:
        state.players[seat].wolves += 1
        if state.log is not None:
            state.log.add("hired", {"seat": seat})
    else:
        state.step += 1
        if state.log is not None:
            state.log.add("declined", {"seat": seat})
        if state.step < state.seats:
            state.actor = state.asked()
            return
        state.discard.append(SEA_WOLF)
        if state.log is not None:
            state.log.add("wolf-left", {})
    state.pile.pop()
    state.revealed += 1  # everybody sees whether the card below is a delivery
    settle(state)
