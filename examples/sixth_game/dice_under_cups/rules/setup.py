"""The set-up: everybody rolls a die under their cup."""

from __future__ import annotations

from dice_under_cups.rules.turn import roll
from dice_under_cups.state import CupsState
from harbourside import Game, Options, Rng
from harbourside.engine import Log


def set_up(game: Game, seats: int, options: Options, rng: Rng, log: Log | None) -> CupsState:
    state = CupsState(game, seats, options, rng)
    for seat in range(seats):
        roll(state, seat, log)
    return state
