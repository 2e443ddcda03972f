"""What a seat may see as numbers, for learners."""

from __future__ import annotations

from typing import Final

from dice_under_cups.state import CupsState

FEATURE_NAMES: Final = ["die"]


def features(state: CupsState, seat: int) -> list[float]:
    return [float(state.dice[seat])]
