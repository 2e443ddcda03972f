"""Cards counted by type in one number. Four bits for each type are enough: no type has more than 11 cards.

Random play spends most of its time on hands and stocks. As lists they took twice as long. A number is copied,
added and compared in one step, and a clone costs almost nothing.
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
    """The number for a single card, to add to other cards or to subtract from them."""
    # not 1 << …: compiled code shifts so small a literal in 32 bits
    return HIGHEST >> (HIGHEST_BIT - BITS * card)


def count(cards: i64, card: i64) -> i64:
    """How many cards are of this type."""
    return cards >> (BITS * card) & MASK


def coin_value(card: i64) -> i64:
    return VALUE_DIGITS >> (BITS * card) & MASK


def size(cards: i64) -> int:
    """How many cards there are."""
    total: i64 = 0
    while cards:
        total += cards & MASK
        cards >>= BITS
    return total


def of_colour(cards: i64, colour: i64) -> i64:
    """The cards of one colour."""
    return cards & COLOUR_BITS * one(NUM_VALUES * colour)


def number_of(cards: i64, colour: i64) -> int:
    """How many cards are of one colour."""
    three: i64 = cards >> (BITS * NUM_VALUES * colour)
    number: i64 = (three & MASK) + (three >> BITS & MASK) + (three >> 2 * BITS & MASK)
    return number


def value(cards: i64) -> int:
    """The total value of the cards in coins."""
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
    """Append an action for each type among the cards. `first` is the action of the first type."""
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
    """Whether the cards are worth 8 or more, but less without the card drawn last: section 3, step 5."""
    total = value(cards)
    if total < START_HAND_TARGET:
        return False
    for card in range(NUM_TYPES):
        if count(cards, card) > 0 and total - VALUE_OF[card] < START_HAND_TARGET:
            return True
    return False
