"""Scoring: the highest die wins. Among equal dice, a shown one wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dice_under_cups.state import CupsState


def score(state: CupsState, seat: int) -> int:
    return state.dice[seat]


def tie_breaks(state: CupsState, seat: int) -> list[int]:
    return [int(state.shown[seat])]
