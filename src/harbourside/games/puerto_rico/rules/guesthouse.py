"""Module I, the guesthouse: its guests move to other tiles in any phase.

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
    """A guest, and a circle free elsewhere."""
    if player.people[GUESTHOUSE] == 0:
        return False
    for kind in player.kinds:
        if kind != GUESTHOUSE and player.empty_circles(kind) > 0:
            return True
    return False


def worth_asking(state: PuertoRicoState, seat: int) -> bool:
    """Whether a window, or a decision with nothing else but to pass, is offered."""
    return can_move_guest(state.players[seat]) and state.declined != seat


def open_window(state: PuertoRicoState) -> bool:
    """GW of the seat whose step it is: True if there is something to decide now."""
    if not worth_asking(state, table.seat_in_turn(state)):
        return False
    table.ask(state, GUEST_WINDOW)
    return True


def end_part(state: PuertoRicoState) -> None:
    """A part of a phase has ended: that is a change, so who passed may be asked once more (R18)."""
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
    """A window that is passed closes, and the phase goes on. Guests who move are choose_guest's."""
    if state.log is not None:
        state.log.add("kept-guests", {"seat": state.actor})


def choose_guest(state: PuertoRicoState, node: int, action: int) -> None:
    """From a window or any decision that allows it; the same question comes again after the move."""
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
