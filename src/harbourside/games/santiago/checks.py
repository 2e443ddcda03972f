"""Checks that the fields of a position fit together, so that the game can go on from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from harbourside.engine.reader import Reader
from harbourside.games.santiago.data import (
    ALONSO,
    ALONSO_PHASE,
    BUILDINGS,
    CASINO,
    CASINO_BUYING,
    CASINO_OPEN,
    CASINO_SELLING,
    CUBANS,
    DRIVE_PHASE,
    EL_ZORRO,
    ENTER_PHASE,
    FIRST_VALUE,
    GAME_OVER,
    GIVE_PHASE,
    GOODS,
    HARBOUR,
    HARBOUR_STOP,
    LOAD_PHASE,
    NO_FLOWER,
    NONE,
    NUM_GOODS,
    NUM_SHIPS,
    PABLO,
    PABLO_PHASE,
    SET_ASIDE_PHASE,
    TOKENS_OF_EACH,
    USE_PHASE,
)
from harbourside.games.santiago.rules.buildings import casino_goes_on, has_choice
from harbourside.games.santiago.rules.cubans import can_give
from harbourside.games.santiago.rules.ship import is_full
from harbourside.games.santiago.state import SantiagoState


def check(state: SantiagoState, position: Reader) -> None:
    _check_goods(state, position)
    _check_ship(state, position)
    _check_phase(state, position)


def _check_goods(state: SantiagoState, position: Reader) -> None:
    for good in range(NUM_GOODS):
        total = state.supply[good] + sum(player.goods[good] for player in state.players)
        if total > TOKENS_OF_EACH:
            raise position.refuse(
                "supply", "too-many-goods", good=GOODS[good], total=total, most=TOKENS_OF_EACH
            )


def _check_ship(state: SantiagoState, position: Reader) -> None:
    """Check that a docked ship has four dice and wants something. Without a ship there is no demand."""
    if state.docked:
        if state.aside == NONE or state.dice[state.aside] > 0:
            raise position.refuse("aside", "one-aside")
        if is_full(state):
            raise position.refuse("dice", "wants-nothing")
        return
    if state.aside != NONE:
        raise position.refuse("aside", "no-ship")
    if state.value != FIRST_VALUE:
        raise position.refuse("value", "new-ship-value", value=FIRST_VALUE)
    rolling = state.phase == SET_ASIDE_PHASE
    if rolling and is_full(state):
        raise position.refuse("dice", "wants-nothing")
    if not rolling and not is_full(state):
        raise position.refuse("dice", "no-ship")
    if not rolling and state.ship == 1 and state.phase != GAME_OVER:
        raise position.refuse("docked", "first-ship")


def _check_phase(state: SantiagoState, position: Reader) -> None:
    """Check the fields that belong to one phase only, and that somebody can decide."""
    limit = state.board.max_turns
    if limit >= 0 and state.turn > limit:
        raise position.refuse("turn", "after-the-limit", most=limit)
    if state.turn == 0 and state.phase not in (SET_ASIDE_PHASE, GAME_OVER):
        raise position.refuse("turn", "not-begun")
    if (state.loaders != 0) != (state.phase == LOAD_PHASE):
        raise position.refuse("loaders", "loading-only")
    if (state.using != NONE) != (state.phase == USE_PHASE):
        raise position.refuse("using", "use-only")
    if state.own_use and state.phase != USE_PHASE:
        raise position.refuse("own_use", "use-only")
    if state.casino != CASINO_OPEN and state.using != CASINO:
        raise position.refuse("casino", "casino-only")
    _check_actor(state, position)
    _PHASE_CHECKS[state.phase](state, position)


def _check_actor(state: SantiagoState, position: Reader) -> None:
    if state.phase == GAME_OVER:
        fits = state.actor == -1
    elif state.phase == GIVE_PHASE:
        fits = state.actor not in (-1, state.turn_player)
    elif state.phase == LOAD_PHASE:
        fits = state.actor >= 0 and state.is_loading(state.actor)
    else:
        fits = state.actor == state.turn_player
    if not fits:
        raise position.refuse("actor", "wrong-actor")


def _check_drive(state: SantiagoState, position: Reader) -> None:
    if not state.docked:
        raise position.refuse("docked", "ship-needed")


def _check_set_aside(state: SantiagoState, position: Reader) -> None:
    if state.docked:
        raise position.refuse("docked", "rolling")
    if state.turn == state.board.max_turns:
        raise position.refuse("turn", "after-the-limit", most=state.turn)


def _check_load(state: SantiagoState, position: Reader) -> None:
    _check_drive(state, position)
    if state.car != HARBOUR_STOP:
        raise position.refuse("car", "car-elsewhere", stop="harbour")


def _check_at(state: SantiagoState, position: Reader, cuban: int) -> None:
    """Check that the car is at this Cuban, and that the Cuban is active."""
    if state.board.street[state.car] != cuban:
        raise position.refuse("car", "car-elsewhere", stop=CUBANS[cuban])
    if not state.is_active(cuban):
        raise position.refuse("inactive", "inactive-visited", cuban=CUBANS[cuban])


def _check_give(state: SantiagoState, position: Reader) -> None:
    _check_at(state, position, EL_ZORRO)
    if not can_give(state.players[state.actor]):
        raise position.refuse("actor", "nothing-to-decide")


def _check_pablo(state: SantiagoState, position: Reader) -> None:
    _check_at(state, position, PABLO)
    _check_choice(state, position)


def _check_alonso(state: SantiagoState, position: Reader) -> None:
    _check_at(state, position, ALONSO)
    _check_choice(state, position)


def _check_choice(state: SantiagoState, position: Reader) -> None:
    """Refuse a decision in which the player can only skip."""
    if len(state.legal()) < 2:
        raise position.refuse("phase", "nothing-to-decide")


def _check_enter(state: SantiagoState, position: Reader) -> None:
    _check_visited(state, position)
    if state.board.flower[state.board.street[state.car]] == NO_FLOWER:
        raise position.refuse("car", "no-flower-here")
    if not state.legal():
        raise position.refuse("phase", "nothing-to-decide")


def _check_visited(state: SantiagoState, position: Reader) -> None:
    """Check that an active Cuban was visited.

    Alonso may be inactive by now, because his visitor can use the newspaper before the pawn moves.
    """
    cuban = state.board.street[state.car]
    if cuban == HARBOUR:
        raise position.refuse("car", "at-the-harbour")
    if cuban != ALONSO and not state.is_active(cuban):
        raise position.refuse("inactive", "inactive-visited", cuban=CUBANS[cuban])


def _check_use(state: SantiagoState, position: Reader) -> None:
    _check_visited(state, position)
    player = state.players[state.turn_player]
    if state.own_use:
        if state.board.street[state.car] != ALONSO:
            raise position.refuse("car", "car-elsewhere", stop=CUBANS[ALONSO])
        if state.owner[state.using] != state.turn_player:
            raise position.refuse("using", "not-owned", building=BUILDINGS[state.using])
    elif player.pawn != state.using:
        raise position.refuse("using", "pawn-elsewhere", building=BUILDINGS[state.using])
    decides = has_choice(state, player, state.using)
    if state.casino in (CASINO_BUYING, CASINO_SELLING):
        decides = casino_goes_on(state, player)
    if not decides:
        raise position.refuse("phase", "nothing-to-decide")


def _check_over(state: SantiagoState, position: Reader) -> None:
    last_ship_left = state.ship == NUM_SHIPS and not state.docked
    if not last_ship_left and state.turn != state.board.max_turns:
        raise position.refuse("phase", "not-over")


_PHASE_CHECKS: Final[dict[int, Callable[[SantiagoState, Reader], None]]] = {
    DRIVE_PHASE: _check_drive,
    SET_ASIDE_PHASE: _check_set_aside,
    GIVE_PHASE: _check_give,
    PABLO_PHASE: _check_pablo,
    ALONSO_PHASE: _check_alonso,
    ENTER_PHASE: _check_enter,
    USE_PHASE: _check_use,
    LOAD_PHASE: _check_load,
    GAME_OVER: _check_over,
}
