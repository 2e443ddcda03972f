"""Shares of the win: what evaluations and results are told in. Between 0 and 1, 1 in all."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from harbourside.engine.state import State

NARROWEST: Final = 0.01
"""A spread below this counts as this: nothing is divided by zero, whatever the weights."""


def final_shares(state: State) -> list[float]:
    """The result: whoever has won shares the win."""
    shares = [0.0] * state.seats
    winners = state.winners()
    for seat in winners:
        shares[seat] = 1.0 / len(winners)
    return shares


def shares_by_points(points: list[float], spread: float) -> list[float]:
    """From expected scores; a lead of `spread` makes the win e times as likely as the rival's."""
    # Loops, as nothing is called more often; and `sum` adds floats in another way since Python 3.12.
    wide = spread if spread > NARROWEST else NARROWEST
    best = points[0]
    for value in points:
        if value > best:
            best = value
    odds: list[float] = []
    total = 0.0
    for value in points:
        odd = exp((value - best) / wide)
        odds.append(odd)
        total += odd
    for seat in range(len(odds)):
        odds[seat] = odds[seat] / total
    return odds
