"""Shares of the win, the unit of evaluations and results. Each is between 0 and 1, and they add up to 1."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from harbourside.engine.state import State

NARROWEST: Final = 0.01
"""The smallest spread that is used, so that no weights lead to a division by zero."""


def final_shares(state: State) -> list[float]:
    """The result of a finished game: the winners have equal shares."""
    shares = [0.0] * state.seats
    winners = state.winners()
    for seat in winners:
        shares[seat] = 1.0 / len(winners)
    return shares


def shares_by_points(points: list[float], spread: float) -> list[float]:
    """Shares from expected scores. A lead of `spread` makes a win e times as likely as the rival's."""
    # Loops, because this function is called most often, and `sum` adds floats differently since Python 3.12.
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
