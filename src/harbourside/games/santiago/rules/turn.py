"""The end of a turn, the next ship's demand, the next turn. docs/rules/santiago.md, sections 4.8 and 4.10."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.santiago.data import (
    BUILDINGS,
    DRIVE_PHASE,
    FACES,
    GAME_OVER,
    GOODS,
    NONE,
    NUM_FACES,
    NUM_SHIPS,
    NUM_TRADE_GOODS,
    OWNER_VP,
    SET_ASIDE,
    SET_ASIDE_PHASE,
)
from harbourside.games.santiago.rules.scoring import end_game
from harbourside.games.santiago.rules.ship import is_full

if TYPE_CHECKING:
    from harbourside.games.santiago.state import SantiagoState


def end_turn(state: SantiagoState) -> None:
    """First pay the owner, then roll a new ship's demand if there is no ship (R25)."""
    if not state.board.pays_on_entry:
        pay_owner(state)
    if state.turn == state.board.max_turns:
        if state.log is not None:
            state.log.add("turns-are-over", {"turns": state.turn})
        end_game(state)
    elif state.docked:
        begin_turn(state)
    else:
        roll_demand(state)


def pay_owner(state: SantiagoState) -> None:
    """1 VP to another player who owns the pawn's building, even if the pawn did not move (R7, R28)."""
    pawn = state.players[state.turn_player].pawn
    if pawn == NONE:
        return
    owner = state.owner[pawn]
    if owner == NONE or owner == state.turn_player:
        return
    state.players[owner].vp += OWNER_VP
    if state.log is not None:
        state.log.add(
            "owner-paid",
            {"seat": owner, "visitor_seat": state.turn_player, "building": BUILDINGS[pawn], "vp": OWNER_VP},
        )


def roll_demand(state: SantiagoState) -> None:
    """The turn's player rolls (R24). After five zeros there is no die to set aside (R26, R27)."""
    rolled = False
    while not rolled:
        for good in range(NUM_TRADE_GOODS):
            face: int = state.rng.below(NUM_FACES)
            if state.log is not None:
                shows = [str(value) for value in FACES[good]]
                face = state.log.foretold(f"die@{GOODS[good]}", shows, face)
            state.dice[good] = FACES[good][face]
            if state.log is not None:
                state.log.note(f"die@{GOODS[good]}", str(state.dice[good]))
        if state.log is not None:
            shown: dict[str, object] = {GOODS[good]: state.dice[good] for good in range(NUM_TRADE_GOODS)}
            state.log.add("rolled", {"seat": state.turn_player, "ship": state.ship, **shown})
        rolled = not is_full(state)
        if not rolled:
            wants_nothing(state)
            if state.phase == GAME_OVER:
                return
    state.phase = SET_ASIDE_PHASE
    state.actor = state.turn_player


def wants_nothing(state: SantiagoState) -> None:
    """A ship without any demand has left already. The seventh ends the game (R26)."""
    if state.log is not None:
        state.log.add("wants-nothing", {"ship": state.ship})
    if state.ship == NUM_SHIPS:
        end_game(state)
    else:
        state.ship += 1


def legal_set_aside(state: SantiagoState, out: list[int]) -> None:
    """Any of the five dice, also if four zeros stay (R27)."""
    for good in range(NUM_TRADE_GOODS):
        out.append(SET_ASIDE + good)


def do_set_aside(state: SantiagoState, action: int) -> None:
    good = action - SET_ASIDE
    if state.log is not None:
        state.log.add("set-aside", {"seat": state.actor, "good": GOODS[good], "demand": state.dice[good]})
    shows = state.dice[good]
    state.dice[good] = 0
    if is_full(state):
        wants_nothing(state)
        if state.phase != GAME_OVER:
            roll_demand(state)
        return
    state.aside = good
    state.aside_shows = shows
    state.docked = True
    begin_turn(state)


def begin_turn(state: SantiagoState) -> None:
    """Go on to the next seat clockwise. Set-up ends like a turn of the starting player's right neighbour."""
    state.turn += 1
    state.turn_player = (state.turn_player + 1) % state.seats
    state.phase = DRIVE_PHASE
    state.actor = state.turn_player
