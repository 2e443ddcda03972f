"""Choosing roles, the end of a round, the end of the game. docs/rules/puerto_rico.md, sections 5.1 and 6."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from harbourside.games.puerto_rico.data import (
    BUCCANEER,
    CAPTOR_FEE,
    CHOOSE_ROLE,
    ENDING,
    FIRST_STAGE,
    GAME_OVER,
    NO_STAGE,
    NOBODY,
    NONE,
    NUM_ROLES,
    OVER,
    PICK_BITS,
    ROLE,
    ROLES,
    ROUND,
)
from harbourside.games.puerto_rico.rules import guesthouse, table
from harbourside.games.puerto_rico.rules.new_buildings import note_library

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import PuertoRicoState


def begin_round(state: PuertoRicoState) -> None:
    state.pick = 0
    state.used = 0
    state.used_in_order = 0
    for player in state.players:
        player.library_pick = NONE
    if state.log is not None:
        state.log.add("round", {"number": state.round_number, "seat": state.governor})
    ask_for_role(state)


def ask_for_role(state: PuertoRicoState) -> None:
    state.phase = ROUND
    state.chooser = state.governor
    state.step = state.pick
    table.ask(state, CHOOSE_ROLE)


def may_choose(state: PuertoRicoState, seat: int, role: int) -> bool:
    """Whether the seat may take a card that is left: not the card it captured (R39), and not the buccaneer's
    while it holds the token."""
    if role == state.captured_role and state.captor == seat:
        return False
    return role != BUCCANEER or state.token_holder != seat


def legal_role(state: PuertoRicoState, out: list[int]) -> None:
    cards: i64 = state.variant.role_cards & ~state.used
    free = state.captured_role == NONE and state.token_holder == NOBODY
    for role in range(NUM_ROLES):
        if cards & 1 and (free or may_choose(state, state.actor, role)):
            out.append(ROLE + role)
        cards >>= 1


def do_role(state: PuertoRicoState, action: int) -> None:
    seat = state.actor
    role = action - ROLE
    if state.log is not None:
        state.log.add("chose-role", {"seat": seat, "role": ROLES[role]})
    coins = state.role_coins[role]
    if coins > 0:
        state.role_coins = table.plus(state.role_coins, role, -coins)
        table.earn(state, seat, coins, "role_card")
    if role == state.captured_role:
        captor = state.captor
        state.captured_role = NONE
        state.captor = NOBODY
        table.earn(state, captor, CAPTOR_FEE, "captured_role")
    begin_phase(state, seat, role, state.seats)


def begin_phase(state: PuertoRicoState, chooser: int, role: int, turns: int) -> None:
    """Use the card. The chooser's guests may move first."""
    state.used |= 1 << role
    state.used_in_order |= role << (PICK_BITS * state.pick)
    state.phase = role
    state.chooser = chooser
    state.turns = turns
    state.stage = FIRST_STAGE[role]
    state.step = 0
    for player in state.players:
        player.done = 0
    note_library(state)
    guesthouse.open_window(state)


def used_cards(state: PuertoRicoState) -> list[int]:
    """The role cards used in this round, first to last."""
    count = bin(state.used).count("1")
    return [state.used_in_order >> (PICK_BITS * pick) & ((1 << PICK_BITS) - 1) for pick in range(count)]


def taker(state: PuertoRicoState, pick: int) -> int:
    """The seat that used the card of this pick. After the last pick that is the captor of a captured card."""
    return (state.governor + pick) % state.seats if pick < state.variant.picks else state.chooser


def end_phase(state: PuertoRicoState) -> None:
    state.phase = ROUND
    state.stage = NO_STAGE


def resume_round(state: PuertoRicoState) -> None:
    """After a phase comes the next pick. After the last pick a captured role that is left is played."""
    state.pick += 1
    if state.pick < state.variant.picks:
        ask_for_role(state)
    elif state.captured_role != NONE:
        play_captured_role(state)
    else:
        end_round(state)


def play_captured_role(state: PuertoRicoState) -> None:
    """R17: the captor is the chooser, and everybody acts; by option only the captor acts."""
    role, captor = state.captured_role, state.captor
    state.captured_role = NONE
    state.captor = NOBODY
    if state.log is not None:
        state.log.add("plays-captured-role", {"seat": captor, "role": ROLES[role]})
    begin_phase(state, captor, role, 1 if state.variant.solo_capture else state.seats)


def end_round(state: PuertoRicoState) -> None:
    """End the game, or lay coins on the unused cards except the buccaneer's (R37)."""
    if state.end_reasons != 0 or state.round_number >= state.variant.max_rounds:
        state.phase = ENDING
        guesthouse.end_part(state)
        state.chooser = state.governor
        state.turns = state.seats
        state.step = 0
        return
    coins = state.role_coins.copy()
    unused: i64 = state.variant.role_cards & ~state.used
    for role in range(BUCCANEER):
        if unused & 1:
            coins[role] = coins[role] + 1
        unused >>= 1
    state.role_coins = coins
    state.governor = (state.governor + 1) % state.seats
    state.round_number += 1
    state.declined = NOBODY
    begin_round(state)


def resume_ending(state: PuertoRicoState) -> None:
    """Let guests move for the last time, and then count the points."""
    while state.step < state.seats:
        if guesthouse.open_window(state):
            return
        state.step += 1
    end_game(state)


def end_game(state: PuertoRicoState) -> None:
    state.phase = GAME_OVER
    state.node = OVER
    state.actor = -1
    state.step = 0
    state.revealed += 1  # the VP chips are turned up
    state.tell_scoring()
    if state.log is not None:
        for seat in range(state.seats):
            state.log.add("scored", {"seat": seat, "points": state.score(seat)})
