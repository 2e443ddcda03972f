"""A turn: keep the die, roll it again, or show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dice_under_cups.data import DIE_NAMES, KEEP, ROLL, SHOW, SIDES
from dice_under_cups.options import turns_of

if TYPE_CHECKING:
    from dice_under_cups.state import CupsState
    from harbourside.engine import Log


def legal_turn(state: CupsState, out: list[int]) -> None:
    """A die that was shown can only be kept."""
    out.append(KEEP)
    if not state.shown[state.actor]:
        out.append(ROLL)
        out.append(SHOW)


def do_turn(state: CupsState, action: int) -> None:
    seat = state.actor
    if action == ROLL:
        roll(state, seat, state.log)
    elif action == SHOW:
        show(state, seat)
    elif state.log is not None:
        state.log.add("kept", {"seat": seat})
    state.turns += 1
    over = state.turns == turns_of(state.options, state.seats)
    state.actor = -1 if over else state.turns % state.seats


def roll(state: CupsState, seat: int, log: Log | None) -> None:
    """Roll a die that only this seat sees. The log may have the outcome given in advance."""
    side = state.rng.below(SIDES)
    if log is not None:
        side = log.foretold(f"die@{seat}", DIE_NAMES, side)
    state.dice[seat] = side + 1
    if log is not None:
        log.note(f"die@{seat}", DIE_NAMES[side])
        log.add_secret("rolled", {"seat": seat}, {"die": DIE_NAMES[side]}, [seat])


def show(state: CupsState, seat: int) -> None:
    state.shown[seat] = True
    state.revealed += 1  # others learn something, so undo is not possible
    if state.log is not None:
        state.log.add("showed", {"seat": seat, "die": DIE_NAMES[state.dice[seat] - 1]})
