"""Cards counted by type: lists that are replaced and never changed, so that clones can share them."""

from __future__ import annotations

from typing import Final

from harbourside.games.carthage.data import NUM_TYPES, START_HAND_TARGET, VALUE_OF

NO_CARDS: Final[list[int]] = [0] * NUM_TYPES
"""No card of any type."""


def plus(cards: list[int], card: int) -> list[int]:
    more = cards.copy()
    more[card] += 1
    return more


def minus(cards: list[int], card: int) -> list[int]:
    fewer = cards.copy()
    fewer[card] -= 1
    return fewer


def added(cards: list[int], others: list[int]) -> list[int]:
    both = cards.copy()
    for card in range(len(both)):
        both[card] += others[card]
    return both


def taken_from(cards: list[int], others: list[int]) -> list[int]:
    """The cards without the others."""
    rest = cards.copy()
    for card in range(len(rest)):
        rest[card] -= others[card]
    return rest


def count_of(cards: list[int]) -> int:
    total = 0
    for number in cards:
        total += number
    return total


def value_of(cards: list[int]) -> int:
    total = 0
    for card in range(NUM_TYPES):
        total += cards[card] * VALUE_OF[card]
    return total


def listed(cards: list[int]) -> list[int]:
    """The cards one by one, in the order of the types."""
    out: list[int] = []
    for card in range(NUM_TYPES):
        for _ in range(cards[card]):
            out.append(card)
    return out


def counted(cards: list[int]) -> list[int]:
    """How many of each type are in a list of cards."""
    out = [0] * NUM_TYPES
    for card in cards:
        out[card] += 1
    return out


def is_start_hand(cards: list[int]) -> bool:
    """Worth 8 or more, but not without the card drawn last: section 3, step 5."""
    total = value_of(cards)
    if total < START_HAND_TARGET:
        return False
    for card in range(NUM_TYPES):
        if cards[card] > 0 and total - VALUE_OF[card] < START_HAND_TARGET:
            return True
    return False
