"""The loading round at the harbour. docs/rules/santiago.md, section 4.7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.santiago.data import (
    FIRST_LOAD,
    GAME_OVER,
    GOODS,
    LOAD,
    LOAD_PHASE,
    LOAD_WOOD,
    LOADED_COUNT,
    LOADED_GOOD,
    NUM_TRADE_GOODS,
    PASS,
    WOOD,
    WOOD_VP,
)
from harbourside.games.santiago.rules.ship import advance, leave_if_full
from harbourside.games.santiago.rules.turn import end_turn

if TYPE_CHECKING:
    from harbourside.games.santiago.state import SantiagoState


def begin_loading(state: SantiagoState) -> None:
    """Begin a loading round. Everybody takes part, and the turn's player begins."""
    state.phase = LOAD_PHASE
    state.loaders = (1 << state.seats) - 1
    state.actor = state.turn_player
    if state.log is not None:
        state.log.add("loading-begins", {"seat": state.turn_player, "value": state.value})


def legal_load(state: SantiagoState, out: list[int]) -> None:
    """Load one kind of token for one die, or pass."""
    goods = state.players[state.actor].goods
    for good in range(NUM_TRADE_GOODS):
        most = min(state.dice[good], goods[good])
        for count in range(most):
            out.append(LOAD + FIRST_LOAD[good] + count)
    wood = goods[WOOD]
    if wood > 0:
        for good in range(NUM_TRADE_GOODS):
            most = min(state.dice[good], wood)
            for count in range(most):
                out.append(LOAD_WOOD + FIRST_LOAD[good] + count)
    out.append(PASS)


def do_load(state: SantiagoState, action: int) -> None:
    seat = state.actor
    if action == PASS:
        state.loaders &= ~(1 << seat)
        if state.log is not None:
            state.log.add("passed", {"seat": seat})
        if state.loaders == 0:
            end_loading(state)
            return
    elif action < LOAD_WOOD:
        load = action - LOAD
        good = LOADED_GOOD[load]
        put_on_ship(state, seat, good, good, LOADED_COUNT[load], state.value)
    else:
        load = action - LOAD_WOOD
        put_on_ship(state, seat, WOOD, LOADED_GOOD[load], LOADED_COUNT[load], WOOD_VP)
    if state.phase == GAME_OVER:
        return
    if not state.docked:
        state.loaders = 0
        end_turn(state)
        return
    ask_next_loader(state)


def put_on_ship(state: SantiagoState, seat: int, token: int, good: int, count: int, vp_each: int) -> None:
    """Load tokens of one kind for the die of a good. The ship leaves when it wants nothing more."""
    player = state.players[seat]
    player.goods[token] -= count
    state.supply[token] += count
    state.dice[good] -= count
    vp = count * vp_each
    player.vp += vp
    if state.log is not None:
        event = "loaded-wood" if token == WOOD else "loaded"
        state.log.add(event, {"seat": seat, "good": GOODS[good], "count": count, "vp": vp})
    leave_if_full(state)


def ask_next_loader(state: SantiagoState) -> None:
    """Ask the next player clockwise who has not passed. The last one goes on alone."""
    seat = (state.actor + 1) % state.seats
    while state.loaders & (1 << seat) == 0:
        seat = (seat + 1) % state.seats
    state.actor = seat


def end_loading(state: SantiagoState) -> None:
    """All have passed and the ship stays: the marker moves on, even if nobody has loaded (R23)."""
    advance(state)
    if state.phase != GAME_OVER:
        end_turn(state)
