"""What a seat may see of a position."""

from __future__ import annotations

from dice_under_cups.state import CupsState
from harbourside.engine import HIDDEN


def position(state: CupsState, seat: int | None) -> dict[str, object]:
    dice = [state.dice[die] if state.sees(seat, die) else HIDDEN for die in range(state.seats)]
    return {"dice": dice, "turns": state.turns}
