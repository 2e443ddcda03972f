"""Module I, the guesthouse: its guests can move to other tiles in any phase.

docs/rules/puerto_rico.md, section 5.11 (R18).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.puerto_rico.data import (
    GO_ON,
    GUEST,
    GUEST_TARGET,
    GUEST_WINDOW,
    GUESTHOUSE,
    KIND_NAMES,
    NOBODY,
    PASS,
    PLACE_KINDS,
    TILE,
    TILE_ACTION,
)
from harbourside.games.puerto_rico.rules import table
from harbourside.games.puerto_rico.rules.new_buildings import note_library

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import Player, PuertoRicoState


def can_move_guest(player: Player) -> bool:
    """Whether there is a guest, and an empty circle elsewhere."""
    if player.people[GUESTHOUSE] == 0:
        return False
    for kind in player.kinds:
        if kind != GUESTHOUSE and player.empty_circles(kind) > 0:
            return True
    return False


def worth_asking(state: PuertoRicoState, seat: int) -> bool:
    """Whether to ask the seat because of its guests, if it could otherwise only pass."""
    return can_move_guest(state.players[seat]) and state.declined != seat


def open_window(state: PuertoRicoState) -> bool:
    """Ask the seat whose step it is to move guests (GW); True if it has a guest to move."""
    if not worth_asking(state, table.seat_in_turn(state)):
        return False
    table.ask(state, GUEST_WINDOW)
    return True


def end_part(state: PuertoRicoState) -> None:
    """A part of a phase has ended. That counts as a change: a player who passed may be asked again (R18)."""
    if state.variant.guests_each_part:
        state.declined = NOBODY


def list_guests(player: Player, out: list[int]) -> None:
    if can_move_guest(player):
        if player.has_worker(GUESTHOUSE):
            out.append(GUEST)
        if player.has_noble(GUESTHOUSE):
            out.append(GUEST + 1)


def legal_guest_window(state: PuertoRicoState, out: list[int]) -> None:
    list_guests(state.players[state.actor], out)
    out.append(PASS)


def do_guest_window(state: PuertoRicoState, action: int) -> None:
    """The player passed, and the phase goes on. Guests that move are chosen in choose_guest."""
    if state.log is not None:
        state.log.add("kept-guests", {"seat": state.actor})


def choose_guest(state: PuertoRicoState, node: int, action: int) -> None:
    """Choose the guest that moves. After the move the same question is asked again."""
    state.guest_node = node
    state.guest_noble = action == GUEST + 1
    state.node = GUEST_TARGET


def legal_guest_target(state: PuertoRicoState, out: list[int]) -> None:
    player = state.players[state.actor]
    for kind in player.kinds:
        if kind != GUESTHOUSE and player.empty_circles(kind) > 0:
            out.append(TILE_ACTION[kind])


def do_guest_target(state: PuertoRicoState, action: int) -> None:
    player = state.players[state.actor]
    kind = PLACE_KINDS[action - TILE]
    player.add_people(GUESTHOUSE, -1)
    player.add_people(kind, 1)
    if state.guest_noble:
        player.nobles = table.plus(table.plus(player.nobles, GUESTHOUSE, -1), kind, 1)
    if state.actor == state.chooser:
        note_library(state)
    if state.log is not None:
        state.log.add("moved-guest", {"seat": state.actor, "tile": KIND_NAMES[kind]})
    node = state.guest_node
    state.guest_node = GO_ON
    state.guest_noble = False
    if node == GUEST_WINDOW and can_move_guest(player):
        state.node = GUEST_WINDOW
    else:
        state.node = GO_ON
