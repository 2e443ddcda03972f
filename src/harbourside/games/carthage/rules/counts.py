"""Cards counted by type in one number: four bits for each type, as there are never more than 11 of one.

Random play spends most of its time on hands and stocks; as lists they took twice as long, as numbers they
are copied, added and compared at once, and a clone costs next to nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harbourside.games.carthage.data import NUM_TYPES, NUM_VALUES, START_HAND_TARGET, VALUE_DIGITS, VALUE_OF

NO_CARDS: Final = 0
BITS: Final = 4
MASK: Final = 15
COLOUR_BITS: Final = 0xFFF
HIGHEST_BIT: Final = 60
HIGHEST: Final = 1 << 60


def one(card: i64) -> i64:
    """A single card, to be added to others or taken from them."""
    # not 1 << …: compiled, a literal that small is shifted in 32 bits
    return HIGHEST >> (HIGHEST_BIT - BITS * card)


def count(cards: i64, card: i64) -> i64:
    """How many of this type."""
    return cards >> (BITS * card) & MASK


def coin_value(card: i64) -> i64:
    return VALUE_DIGITS >> (BITS * card) & MASK


def size(cards: i64) -> int:
    """How many in all."""
    total: i64 = 0
    while cards:
        total += cards & MASK
        cards >>= BITS
    return total


def of_colour(cards: i64, colour: i64) -> i64:
    """Those of one colour."""
    return cards & COLOUR_BITS * one(NUM_VALUES * colour)


def number_of(cards: i64, colour: i64) -> int:
    """How many of one colour."""
    three: i64 = cards >> (BITS * NUM_VALUES * colour)
    number: i64 = (three & MASK) + (three >> BITS & MASK) + (three >> 2 * BITS & MASK)
    return number


def value(cards: i64) -> int:
    """How many coins in all."""
    total: i64 = 0
    card: i64 = 0
    while cards:
        if cards & MASK:
            total += (cards & MASK) * coin_value(card)
        cards >>= BITS
        card += 1
    return total


def contains(cards: i64, others: i64) -> bool:
    for card in range(NUM_TYPES):
        if count(cards, card) < count(others, card):
            return False
    return True


def list_actions(cards: i64, first: i64, out: list[int]) -> None:
    """An action for each type that is there, from the number of the first type's."""
    action = first
    while cards:
        if cards & MASK:
            out.append(action)
        cards >>= BITS
        action += 1


def listed(cards: i64) -> list[int]:
    """The cards one by one, in the order of the types."""
    out: list[int] = []
    for card in range(NUM_TYPES):
        for _ in range(count(cards, card)):
            out.append(card)
    return out


def counted(cards: list[int]) -> i64:
    """The cards of a list."""
    total: i64 = NO_CARDS
    for card in cards:
        total += one(card)
    return total


def is_start_hand(cards: i64) -> bool:
    """Worth 8 or more, but not without the card drawn last: section 3, step 5."""
    total = value(cards)
    if total < START_HAND_TARGET:
        return False
    for card in range(NUM_TYPES):
        if count(cards, card) > 0 and total - VALUE_OF[card] < START_HAND_TARGET:
            return True
    return False
