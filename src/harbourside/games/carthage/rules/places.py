"""Market and Farm as lists of slots: a free card is its type, a reserved one has its owner added on top.

One list instead of two, because these are read at every turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harbourside.games.carthage.data import NOBODY

FREE: Final = 16
"""Below this a slot is a card that nobody has reserved."""
CARD_BITS: Final = 15
OWNER_SHIFT: Final = 4


def slot_of(card: int, owner: int) -> int:
    return card + FREE * (owner - NOBODY)


def card_in(slot: i64) -> i64:
    return slot & CARD_BITS


def owner_of(slot: i64) -> i64:
    """The seat that reserved the card, or NOBODY."""
    return (slot >> OWNER_SHIFT) + NOBODY


def is_open(slot: i64, seat: i64) -> bool:
    """Whether the card is free, or reserved by this seat."""
    return slot < FREE or owner_of(slot) == seat


def cards_in(slots: list[int]) -> list[int]:
    return [slot & CARD_BITS for slot in slots]


def owners_in(slots: list[int]) -> list[int]:
    return [(slot >> OWNER_SHIFT) + NOBODY for slot in slots]


def place_of(slots: list[int], owner: int) -> int:
    """Where the card is that a seat reserved; -1 if it is not there."""
    for place in range(len(slots)):
        if owner_of(slots[place]) == owner:
            return place
    return -1
