"""Players lay down pairs of ship and goods. docs/rules/seawolf.md, section 4.4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.seawolf.data import (
    CARD_NAMES,
    COLOUR_OF,
    DELIVERIES,
    DELIVERING,
    END_DELIVERY,
    FIRST_EVENT,
    FIRST_GOODS,
    HIRING,
    VALUE_OF,
    deliver_action,
    delivered_goods,
    delivered_ship,
)
from harbourside.games.seawolf.rules.scoring import end_game

if TYPE_CHECKING:
    from harbourside.games.seawolf.state import Player, SeaWolfState


def begin_delivery(state: SeaWolfState) -> None:
    if state.deliveries_begun < DELIVERIES:
        state.deliveries_begun += 1
    state.phase = DELIVERING
    state.step = 0
    if state.log is not None:
        state.log.add("delivery-begins", {"number": state.deliveries_begun})
    ask_for_deliveries(state)


def may_deliver(player: Player) -> bool:
    """Whether the player is asked in a delivery. Everybody knows both facts, so asking reveals nothing."""
    return player.hand_size() > 0 and not player.has_all_types()


def ask_for_deliveries(state: SeaWolfState) -> None:
    """Go on to the next player with cards and a type left, even if that player cannot deliver (R16)."""
    while state.step < state.seats:
        seat = state.asked()
        player = state.players[seat]
        if may_deliver(player):
            state.actor = seat
            return
        state.step += 1
    end_of_delivery(state)


def legal_delivery(state: SeaWolfState, out: list[int]) -> None:
    """Deliver a ship and goods of a colour not delivered before, or end the step. Section 4.4."""
    player = state.players[state.actor]
    for ship in player.hand:
        if ship >= FIRST_GOODS:
            break
        colour = state.colours[ship]
        if player.has_delivered(colour):
            continue
        for goods in player.hand:
            if FIRST_GOODS <= goods < FIRST_EVENT and state.colours[goods] == colour:
                out.append(deliver_action(ship, goods))
    out.append(END_DELIVERY)
    if state.colours is not COLOUR_OF:
        out.sort()  # goods may come in another order than the ships of their colours


def do_delivery(state: SeaWolfState, action: int) -> None:
    seat = state.actor
    player = state.players[seat]
    if action == END_DELIVERY:
        state.step += 1
        if state.log is not None:
            state.log.add("ended-delivery", {"seat": seat})
    else:
        ship, goods = delivered_ship(action, state.colours), delivered_goods(action)
        player.deliver(ship, goods)
        if state.log is not None:
            state.log.add(
                "delivered",
                {
                    "seat": seat,
                    "ship": CARD_NAMES[ship],
                    "goods": CARD_NAMES[goods],
                    "points": VALUE_OF[ship] + VALUE_OF[goods],
                },
            )
    ask_for_deliveries(state)


def end_of_delivery(state: SeaWolfState) -> None:
    """The game ends after the third delivery, or when a player has all four types (R9, R11)."""
    if state.deliveries_begun == DELIVERIES or someone_has_all_types(state):
        end_game(state)
        return
    state.phase = HIRING
    state.step = 0
    state.actor = state.turn_player


def someone_has_all_types(state: SeaWolfState) -> bool:
    for player in state.players:
        if player.has_all_types():
            return True
    return False
