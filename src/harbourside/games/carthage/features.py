"""What a seat may see, as numbers for learners. The seat itself comes first, then the others clockwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harbourside.games.carthage.data import (
    CARD_NAMES,
    CARTHAGE,
    COLOURS,
    COPIES_OF,
    END_MARKERS,
    MAX_PLAYERS,
    NO_CARD,
    NUM_CARDS,
    NUM_COLOURS,
    NUM_TYPES,
    PHASE_NAMES,
    RAID_KEEP,
)
from harbourside.games.carthage.rules.counts import NO_CARDS, count, one
from harbourside.games.carthage.rules.hidden import sees_hand, vp_bounds

if TYPE_CHECKING:
    from harbourside.games.carthage.state import CarthageState

_FULL_HAND: Final = 15.0
_MUCH_MONEY: Final = 30.0
_MANY_VP: Final = 25.0

_SEAT_NAMES: Final = [
    "plays", "active", "decides", "hand_size", "sees_hand", "coins", "sees_vp", "vp_least", "vp_most", "cost",
    "marker_free",
    *(f"marker_{colour}" for colour in COLOURS),
    *(f"{place}_{card}" for place in ("hand", "unstored", "stored") for card in CARD_NAMES),
    *(f"reserved_{place}_{card}" for place in ("market", "farm") for card in CARD_NAMES),
]  # fmt: skip

FEATURE_NAMES: Final = [
    *(f"phase_{phase}" for phase in PHASE_NAMES),
    *(f"ship_{colour}" for colour in COLOURS),
    *(f"keep_{colour}" for colour in COLOURS),
    "keeps_left", "cost", "paid", "deck", "passes",
    *(f"{place}_{card}" for place in ("market", "farm", "discard") for card in CARD_NAMES),
    *(f"seat{seat}_{name}" for seat in range(MAX_PLAYERS) for name in _SEAT_NAMES),
]  # fmt: skip


def features(state: CarthageState, seat: int) -> list[float]:
    """`market` and `farm` hold the unreserved cards there. A reserved card stands with its seat."""
    numbers = [float(state.phase == phase) for phase in range(len(PHASE_NAMES))]
    numbers += [space / CARTHAGE for space in state.ships]
    keeping = state.phase == RAID_KEEP
    numbers += [float(keeping and state.keep_colour == colour) for colour in range(NUM_COLOURS)]
    numbers += [
        state.keeps_left / 2,
        int(state.cost) / _MUCH_MONEY,
        int(state.paid) / _MUCH_MONEY,
        state.deck_left / NUM_CARDS,
        state.passes / state.seats,
    ]
    numbers += _parts(state.market)
    numbers += _parts(state.farm)
    numbers += _parts(state.discard)
    for i in range(MAX_PLAYERS):
        if i < state.seats:
            numbers += _seat_features(state, (seat + i) % state.seats, seat)
        else:
            numbers += [0.0] * len(_SEAT_NAMES)
    return numbers


def _seat_features(state: CarthageState, seat: int, viewer: int) -> list[float]:
    player = state.players[seat]
    hand_seen = sees_hand(state, viewer, seat)
    least, most = vp_bounds(state, viewer, seat)
    numbers = [
        1.0,
        float(state.turn_player == seat),
        float(state.actor == seat),
        player.hand_size() / _FULL_HAND,
        float(hand_seen),
        int(player.coins) / _MUCH_MONEY if hand_seen else 0.0,
        float(least == most),
        least / _MANY_VP,
        most / _MANY_VP,
        state.open_value(seat) / _MUCH_MONEY,
        float(player.reserved == NO_CARD),
    ]
    numbers += [markers / END_MARKERS for markers in player.markers]
    numbers += _parts(player.hand if hand_seen else NO_CARDS)
    numbers += _parts(player.unstored) + _parts(player.stored)
    reserved = one(player.reserved) if player.reserved != NO_CARD else NO_CARDS
    numbers += _parts(reserved if player.reserved_in_market else NO_CARDS)
    return numbers + _parts(NO_CARDS if player.reserved_in_market else reserved)


def _parts(cards: int) -> list[float]:
    """For each type, the share of all its copies."""
    return [count(cards, card) / COPIES_OF[card] for card in range(NUM_TYPES)]
