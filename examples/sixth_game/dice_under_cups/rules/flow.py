"""Calls the current phase. This game has only one phase; other games check `state.phase`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dice_under_cups.rules.turn import do_turn, legal_turn

if TYPE_CHECKING:
    from dice_under_cups.state import CupsState


def list_legal(state: CupsState, out: list[int]) -> None:
    legal_turn(state, out)


def do(state: CupsState, action: int) -> None:
    do_turn(state, action)
