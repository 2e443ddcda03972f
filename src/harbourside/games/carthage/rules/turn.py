"""One turn: take, reserve or buy. A player can pass only in a shortage.

docs/rules/carthage.md, sections 5.2, 5.3, 5.8, 5.9.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.carthage.data import (
    ACTION,
    BUY,
    CARD_NAMES,
    NO_CARD,
    PASS,
    PAYMENT,
    RESERVE_FARM,
    RESERVE_MARKET,
    TAKE,
    TAKE_RESERVED,
)
from harbourside.games.carthage.rules.cards import refill
from harbourside.games.carthage.rules.counts import NO_CARDS, list_actions, one, value
from harbourside.games.carthage.rules.scoring import end_game

if TYPE_CHECKING:
    from harbourside.games.carthage.state import CarthageState


def start_turn(state: CarthageState) -> None:
    """If nothing in the Market is open to the player, refill it once before the choice (R32)."""
    seat = state.turn_player
    if not anything_open(state, seat):
        refill(state)
    state.phase = ACTION
    state.actor = seat


def anything_open(state: CarthageState, seat: int) -> bool:
    """Whether a card in the Market is open to the seat. Its own reserved card counts (R5)."""
    return state.market != NO_CARDS or state.players[seat].reserved_in_market


def end_turn(state: CarthageState) -> None:
    state.passes = 0
    next_turn(state)


def next_turn(state: CarthageState) -> None:
    state.turn_player = (state.turn_player + 1) % state.seats
    start_turn(state)


def legal_action(state: CarthageState, out: list[int]) -> None:
    """Exactly one of buying, taking and reserving (R3). Section 5.3 has the conditions."""
    player = state.players[state.actor]
    market = state.market
    own = player.reserved_in_market
    cost = value(state.open_to(state.actor))
    if cost > 0 and player.coins >= cost:
        out.append(BUY)
    list_actions(market, TAKE, out)
    if own:
        out.append(TAKE_RESERVED)
    if player.reserved == NO_CARD:
        list_actions(market, RESERVE_MARKET, out)
        list_actions(state.farm, RESERVE_FARM, out)
    if not out:
        out.append(PASS)


def do_action(state: CarthageState, action: int) -> None:
    if action == BUY:
        begin_purchase(state)
    elif action == TAKE_RESERVED:
        take_reserved(state)
    elif action == PASS:
        pass_turn(state)
    elif action < TAKE_RESERVED:
        take_card(state, action - TAKE)
    elif action < RESERVE_FARM:
        reserve_in_market(state, action - RESERVE_MARKET)
    else:
        reserve_on_farm(state, action - RESERVE_FARM)


def take_card(state: CarthageState, card: int) -> None:
    """Take a free card of the Market as money. A reservation of an equal card stays (R31)."""
    seat = state.actor
    state.market -= one(card)
    state.players[seat].take(card)
    if state.log is not None:
        state.log.add("took", {"seat": seat, "card": CARD_NAMES[card]})
    end_turn(state)


def take_reserved(state: CarthageState) -> None:
    """Take the player's own reserved card of the Market as money. The marker comes back."""
    seat = state.actor
    player = state.players[seat]
    card: int = player.reserved
    player.free_marker()
    player.take(card)
    if state.log is not None:
        state.log.add("took-reserved", {"seat": seat, "card": CARD_NAMES[card]})
    end_turn(state)


def reserve_in_market(state: CarthageState, card: int) -> None:
    """The marker goes on the card and stays until its owner takes or buys it."""
    state.market -= one(card)
    state.players[state.actor].reserve(card, True)
    if state.log is not None:
        state.log.add("reserved", {"seat": state.actor, "card": CARD_NAMES[card], "place": "market"})
    end_turn(state)


def reserve_on_farm(state: CarthageState, card: int) -> None:
    """The same on the Farm. The card can be taken or bought only after a refill brings it to the Market."""
    state.farm -= one(card)
    state.players[state.actor].reserve(card, False)
    if state.log is not None:
        state.log.add("reserved", {"seat": state.actor, "card": CARD_NAMES[card], "place": "farm"})
    end_turn(state)


def begin_purchase(state: CarthageState) -> None:
    """Buy all open cards (R4). The payment is next, and the player cannot stop it."""
    state.cost = state.open_value(state.actor)
    state.paid = 0
    state.passes = 0
    state.phase = PAYMENT
    if state.log is not None:
        state.log.add("buys", {"seat": state.actor, "cost": state.cost})


def pass_turn(state: CarthageState) -> None:
    """Pass. When all pass in a row, the game ends, because nobody can ever move again (R19)."""
    state.passes += 1
    if state.log is not None:
        state.log.add("passed", {"seat": state.actor})
    if state.passes < state.seats:
        next_turn(state)
        return
    if state.log is not None:
        state.log.add("ended-shortage", {})
    end_game(state)
