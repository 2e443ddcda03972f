"""The deck, the discard pile and the refill. rules/carthage.md, section 5.1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.carthage.data import (
    CARD_NAMES,
    NO_CARD,
    REFILL_FARM,
    REFILL_MARKET,
    REFILL_MARKET_TO,
)
from harbourside.games.carthage.rules.counts import NO_CARDS, listed, one
from harbourside.games.carthage.rules.places import cards_in

if TYPE_CHECKING:
    from harbourside.games.carthage.state import CarthageState


def draw_one(state: CarthageState) -> int:
    """The top card of the deck, after a reshuffle if it is empty (R16); NO_CARD if there is none at all."""
    if state.deck_left == 0:
        reshuffle(state)
        if state.deck_left == 0:
            return NO_CARD
    state.deck_left -= 1
    return state.deck[state.deck_left]


def reshuffle(state: CarthageState) -> None:
    """The whole discard pile becomes the deck."""
    cards = listed(state.discard)
    if not cards:
        return
    state.rng.shuffle(cards)
    state.deck = cards
    state.deck_left = len(cards)
    state.discard = NO_CARDS
    if state.log is not None:
        state.log.add("reshuffled", {"count": len(cards)})
        state.log.note("reshuffled", str(len(cards)))


def discard(state: CarthageState, card: int) -> None:
    state.discard += one(card)


def refill(state: CarthageState) -> None:
    """Farm to Market with its reservations, then two cards to the Market and three to the Farm (R7)."""
    if state.log is not None and state.farm:
        state.log.add("farm-moved", {"cards": [CARD_NAMES[card] for card in cards_in(state.farm)]})
    state.market.extend(state.farm)
    state.farm.clear()
    wanted = REFILL_MARKET
    if state.fill_to_five:
        wanted = max(0, REFILL_MARKET_TO - len(state.market))
    draw_openly(state, wanted, state.market, "market")
    draw_openly(state, REFILL_FARM, state.farm, "farm")


def draw_openly(state: CarthageState, wanted: int, slots: list[int], place: str) -> None:
    """As many cards as wanted, or as there are."""
    before = len(slots)
    for _ in range(wanted):
        card = draw_one(state)
        if card == NO_CARD:
            break
        slots.append(card)
        if state.log is not None:
            state.log.note(place, CARD_NAMES[card])
    state.revealed += len(slots) - before
    if state.log is not None and len(slots) > before:
        names = [CARD_NAMES[card] for card in slots[before:]]
        state.log.add("refilled", {"place": place, "cards": names})
