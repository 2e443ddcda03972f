"""The contract's comparison of two objects by their attributes, for every kind of class."""

from __future__ import annotations

from typing import Any

import pytest

from harbourside.contract.attributes import attributes_of, differences


class Plain:
    def __init__(self, coins: int, cards: Any) -> None:
        self.coins = coins
        self.cards = cards


class Slotted:
    __slots__ = ("coins",)

    def __init__(self, coins: int) -> None:
        self.coins = coins


@pytest.mark.parametrize("thing", [Plain(1, []), Slotted(1)])
def test_attributes_are_found_in_every_kind_of_class(thing: object) -> None:
    assert "coins" in attributes_of(thing)


@pytest.mark.parametrize(
    ("one", "other", "found"),
    [
        (Plain(1, [2, 3]), Plain(1, [2, 4]), "cards[1]: 3 and 4"),
        (Plain(1, [2]), Plain(1, [2, 2]), "cards: 1 and 2 items"),
        (Plain(1, {"red": 1}), Plain(1, {"red": 2}), "cards[red]: 1 and 2"),
        (Plain(1, {2}), Plain(1, {3}), "cards: {2} and {3}"),
        (Plain(1, None), Plain(1, 0), "cards: NoneType and int"),
        (Plain(1, Plain(2, [])), Plain(1, Plain(3, [])), "cards.coins: 2 and 3"),
        (Slotted(1), Slotted(2), "coins: 1 and 2"),
    ],
)
def test_a_difference_is_found_with_its_path(one: object, other: object, found: str) -> None:
    assert list(differences(one, other)) == [found]


def test_equal_objects_have_no_differences() -> None:
    assert not list(differences(Plain(1, [Slotted(2), {3}]), Plain(1, [Slotted(2), {3}])))


def test_an_ignored_attribute_may_differ() -> None:
    assert not list(differences(Plain(1, []), Plain(2, []), ignored=("coins",)))
