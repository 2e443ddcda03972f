"""One turn: take, reserve or buy; pass only in a shortage. rules/carthage.md, sections 5.2, 5.3, 5.8, 5.9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from harbourside.games.carthage.data import (
    ACTION,
    BUY,
    CARD_NAMES,
    GAME_OVER,
    PASS,
    PAYMENT,
    RESERVE_FARM,
    RESERVE_MARKET,
    TAKE,
    TAKE_RESERVED,
)
from harbourside.games.carthage.rules.cards import refill
from harbourside.games.carthage.rules.counts import coin_value
from harbourside.games.carthage.rules.places import FREE, card_in, is_open, owner_of, place_of, slot_of

if TYPE_CHECKING:
    from harbourside.games.carthage.state import CarthageState


def start_turn(state: CarthageState) -> None:
    """A refill if nothing in the Market is open to the player, before the choice (R32), and only once."""
    seat = state.turn_player
    if not anything_open(state, seat):
        refill(state)
    state.phase = ACTION
    state.actor = seat


def anything_open(state: CarthageState, seat: int) -> bool:
    """R5: one's own reserved card counts."""
    for slot in state.market:
        if is_open(slot, seat):
            return True
    return False


def end_turn(state: CarthageState) -> None:
    state.passes = 0
    next_turn(state)


def next_turn(state: CarthageState) -> None:
    state.turn_player = (state.turn_player + 1) % state.seats
    start_turn(state)


def legal_action(state: CarthageState, out: list[int]) -> None:
    """Exactly one of buying, taking and reserving (R3); what each needs is in section 5.3."""
    seat: i64 = state.actor
    in_market: i64 = 0  # a bit for each type that lies there unreserved
    in_farm: i64 = 0
    cost: i64 = 0
    marker_free = True
    own_in_market = False
    slot: i64
    for slot in state.market:
        if slot < FREE:
            in_market |= 1 << slot
            cost += coin_value(slot)
        elif owner_of(slot) == seat:
            own_in_market = True
            marker_free = False
            cost += coin_value(card_in(slot))
    for slot in state.farm:
        if slot < FREE:
            in_farm |= 1 << slot
        elif owner_of(slot) == seat:
            marker_free = False
    if cost > 0 and state.players[seat].coins >= cost:
        out.append(BUY)
    list_types(in_market, TAKE, out)
    if own_in_market:
        out.append(TAKE_RESERVED)
    if marker_free:
        list_types(in_market, RESERVE_MARKET, out)
        list_types(in_farm, RESERVE_FARM, out)
    if not out:
        out.append(PASS)


def list_types(types: i64, first: i64, out: list[int]) -> None:
    """An action for each type whose bit is set."""
    action = first
    while types:
        if types & 1:
            out.append(action)
        types >>= 1
        action += 1


def do_action(state: CarthageState, action: int) -> None:
    if action == BUY:
        begin_purchase(state)
    elif action == TAKE_RESERVED:
        take_card(state, place_of(state.market, state.actor))
    elif action == PASS:
        do_pass(state)
    elif action < TAKE_RESERVED:
        take_card(state, leftmost_free(state.market, action - TAKE))
    else:
        reserve_card(state, action)


def leftmost_free(slots: list[int], card: int) -> int:
    """Section 4: of equal unreserved cards the leftmost is used."""
    for place in range(len(slots)):
        if slots[place] == card:
            return place
    raise AssertionError("no such card is free")


def take_card(state: CarthageState, place: int) -> None:
    """A card of the Market as money; one's own reservation marker comes back with it (R31)."""
    seat = state.actor
    slot = state.market.pop(place)
    card: int = card_in(slot)
    state.players[seat].take(card)
    if state.log is not None:
        event = "took" if slot < FREE else "took-reserved"
        state.log.add(event, {"seat": seat, "card": CARD_NAMES[card]})
    end_turn(state)


def reserve_card(state: CarthageState, action: int) -> None:
    """The marker goes on the card and stays until its owner takes or buys it."""
    seat = state.actor
    if action < RESERVE_FARM:
        card = action - RESERVE_MARKET
        state.market[leftmost_free(state.market, card)] = slot_of(card, seat)
    else:
        card = action - RESERVE_FARM
        state.farm[leftmost_free(state.farm, card)] = slot_of(card, seat)
    if state.log is not None:
        where = "market" if action < RESERVE_FARM else "farm"
        state.log.add("reserved", {"seat": seat, "card": CARD_NAMES[card], "place": where})
    end_turn(state)


def begin_purchase(state: CarthageState) -> None:
    """All or nothing of what is open (R4): the payment is next and cannot be abandoned."""
    state.cost = state.open_value(state.actor)
    state.paid = 0
    state.phase = PAYMENT
    if state.log is not None:
        state.log.add("buys", {"seat": state.actor, "cost": state.cost})


def do_pass(state: CarthageState) -> None:
    """R19: when all pass in a row, nobody can ever move again."""
    state.passes += 1
    if state.log is not None:
        state.log.add("passed", {"seat": state.actor})
    if state.passes < state.seats:
        next_turn(state)
        return
    if state.log is not None:
        state.log.add("ended-shortage", {})
    end_game(state)


def end_game(state: CarthageState) -> None:
    """Section 6; all points become public."""
    state.phase = GAME_OVER
    state.actor = -1
    state.revealed += 1
    if state.log is not None:
        for seat in range(state.seats):
            player = state.players[seat]
            state.log.add("scored", {"seat": seat, "points": player.vp, "markers": player.marker_count()})
