"""The evaluation of a position: each seat's expected share of the win, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harbourside.engine import final_shares, shares_by_points

if TYPE_CHECKING:
    from dice_under_cups.state import CupsState

SHOWN: Final = 0
"""The value of a shown die, in points, because it breaks ties."""
SPREAD: Final = 1
"""A lead of this number of points makes a win e times as likely as the rival's."""
WEIGHT_NAMES: Final = ("shown", "spread")
"""The values are in weights.toml, and the author's first guesses in guess.toml."""


def evaluate(state: CupsState, weights: list[float]) -> list[float]:
    if state.is_over:
        return final_shares(state)
    points = [die + weights[SHOWN] * shown for die, shown in zip(state.dice, state.shown, strict=True)]
    return shares_by_points(points, weights[SPREAD])
