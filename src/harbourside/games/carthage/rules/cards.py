"""The deck, the discard pile and the refill. docs/rules/carthage.md, section 5.1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from harbourside.games.carthage.data import (
    CARD_NAMES,
    NO_CARD,
    REFILL_FARM,
    REFILL_MARKET,
    REFILL_MARKET_TO,
)
from harbourside.games.carthage.rules.counts import NO_CARDS, listed, one, size

if TYPE_CHECKING:
    from harbourside.games.carthage.state import CarthageState


def draw_one(state: CarthageState, place: str) -> int:
    """The top card of the deck. An empty deck is reshuffled first (R16). Without any cards: NO_CARD.

    The record notes where the card went.
    """
    if state.deck_left == 0:
        reshuffle(state)
        if state.deck_left == 0:
            return NO_CARD
    if state.log is not None:
        state.deck = state.log.foretold_top(place, CARD_NAMES, state.deck, state.deck_left)
    state.deck_left -= 1
    card = state.deck[state.deck_left]
    if state.log is not None:
        state.log.note(place, CARD_NAMES[card])
    return card


def reshuffle(state: CarthageState) -> None:
    """The whole discard pile becomes the deck."""
    cards = listed(state.discard)
    if not cards:
        return
    state.rng.shuffle(cards)
    state.deck = cards
    state.deck_left = len(cards)
    state.discard = NO_CARDS
    state.discard_top = NO_CARD
    if state.log is not None:
        state.log.add("reshuffled", {"count": len(cards)})
        state.log.note("reshuffled", str(len(cards)))


def discard(state: CarthageState, card: int) -> None:
    state.discard += one(card)
    state.discard_top = card


def refill(state: CarthageState) -> None:
    """The Farm goes to the Market with its reservations. Two cards follow, and three to the Farm (R7)."""
    moved = state.farm
    in_market = size(state.market)
    for player in state.players:
        if player.reserved != NO_CARD:
            if not player.reserved_in_market:
                moved += one(player.reserved)
                player.reserved_in_market = True
            else:
                in_market += 1
    if state.log is not None and moved != NO_CARDS:
        state.log.add("farm-moved", {"cards": [CARD_NAMES[card] for card in listed(moved)]})
    wanted = REFILL_MARKET
    if state.fill_to_five:
        wanted = max(0, REFILL_MARKET_TO - in_market - size(moved))
    state.market += state.farm
    state.market += draw_openly(state, wanted, "market")
    state.farm = draw_openly(state, REFILL_FARM, "farm")


def draw_openly(state: CarthageState, wanted: int, place: str) -> i64:
    """Draw as many cards as wanted, or as many as there are."""
    drawn: i64 = NO_CARDS
    for _ in range(wanted):
        card = draw_one(state, place)
        if card == NO_CARD:
            break
        drawn += one(card)
        state.revealed += 1
    if state.log is not None and drawn != NO_CARDS:
        state.log.add("refilled", {"place": place, "cards": [CARD_NAMES[card] for card in listed(drawn)]})
    return drawn
