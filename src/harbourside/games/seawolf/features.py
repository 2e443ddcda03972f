"""What a seat may see, as numbers for learners. The seat itself comes first, then the others clockwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harbourside.games.seawolf.data import (
    CARD_NAMES,
    DELIVERIES,
    EVENT,
    EVENTS,
    FULL_PILE,
    GOODS,
    MAX_PLAYERS,
    NO_CARD,
    NUM_CARDS,
    NUM_COLOURS,
    NUM_EVENTS,
    PHASE_NAMES,
    VALUE_OF,
    VALUES,
    goods_kind,
)

if TYPE_CHECKING:
    from harbourside.games.seawolf.state import SeaWolfState

_CARDS: Final = CARD_NAMES[:NUM_CARDS]
_FULL_HAND: Final = 10.0

FEATURE_NAMES: Final = [
    *(f"phase_{phase}" for phase in PHASE_NAMES),
    *(f"event_{event}" for event in EVENTS),
    "deliveries_begun",
    "pile",
    *(f"row_{card}" for card in _CARDS),
    *(f"discard_{card}" for card in _CARDS),
    *(f"hand_{card}" for card in _CARDS),
    *(
        f"seat{seat}_{name}"
        for seat in range(MAX_PLAYERS)
        for name in (
            "plays", "decides", "hand_size", "wolves",
            *(f"delivered_{goods}" for goods in GOODS),
            *(f"known_{card}" for card in _CARDS),
        )
    ),
]  # fmt: skip


def features(state: SeaWolfState, seat: int) -> list[float]:
    numbers = [float(state.phase == phase) for phase in range(len(PHASE_NAMES))]
    numbers += [float(state.phase == EVENT and state.event == event) for event in range(NUM_EVENTS)]
    numbers += [state.deliveries_begun / DELIVERIES, len(state.pile) / FULL_PILE]
    numbers += _flags([card for card in state.row if card != NO_CARD])
    numbers += _flags([card for card in state.discard if card < NUM_CARDS])
    numbers += _flags(state.players[seat].hand)
    for i in range(MAX_PLAYERS):
        if i < state.seats:
            numbers += _seat_features(state, (seat + i) % state.seats)
        else:
            numbers += [0.0] * (4 + NUM_COLOURS + NUM_CARDS)
    return numbers


def _seat_features(state: SeaWolfState, seat: int) -> list[float]:
    player = state.players[seat]
    delivered = [0.0] * NUM_COLOURS
    for ship, goods in zip(player.delivered[::2], player.delivered[1::2], strict=True):
        delivered[goods_kind(goods)] = (VALUE_OF[ship] + VALUE_OF[goods]) / (2 * VALUES)
    numbers = [
        1.0,
        float(state.actor == seat),
        player.hand_size() / _FULL_HAND,
        float(player.wolves),
    ]
    return numbers + delivered + _flags(player.known)


def _flags(cards: list[int]) -> list[float]:
    flags = [0.0] * NUM_CARDS
    for card in cards:
        flags[card] = 1.0
    return flags
