"""Saving and loading of positions. Each field is declared once, with its check."""

from __future__ import annotations

from typing import Final

from dice_under_cups.data import SIDES
from dice_under_cups.options import turns_of
from dice_under_cups.state import CupsState
from harbourside import Game, Options, Rng
from harbourside.engine import Reader, fields


def _seats(part: fields.Part) -> int:
    seats: int = part.state.seats
    return seats


def _turns(part: fields.Part) -> int:
    return turns_of(part.state.options, _seats(part))


FIELDS: Final = fields.Fields(
    fields.Numbers("dice", 1, SIDES, _seats),
    fields.SeatFlags("shown"),
    fields.Integer("turns", 0, _turns),
)


def dump(state: CupsState) -> dict[str, object]:
    return FIELDS.dump(fields.whole(state))


def load(game: Game, seats: int, options: Options, rng: Rng, data: Reader) -> CupsState:
    """The state that dump() described. Raises BadPosition, with the wrong field."""
    state = CupsState(game, seats, options, rng)
    FIELDS.load(fields.whole(state), data)
    if state.turns == 0 and True in state.shown:
        raise data.refuse("shown", "shown-too-early")
    state.actor = -1 if state.turns == turns_of(options, seats) else state.turns % seats
    return state
