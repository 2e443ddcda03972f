"""Finding the action that a person's input means."""

from __future__ import annotations

import harbourside as hs
from harbourside.terminal.asking import Offer, found, meant

OFFERS = [
    Offer(1, 0, "take:row@0", "Take fish 4 from place 1"),
    Offer(2, 1, "take:row@1", "Take red ship 4 from place 2"),
    Offer(3, 4, "draw:pile", "Draw a card from the pile"),
]


def numbers(text: str) -> list[int]:
    return [offer.number for offer in meant(text, OFFERS)]


def test_a_number_is_a_choice() -> None:
    assert numbers("2") == [2]
    assert numbers("9") == []


def test_a_key_or_its_beginning_is_a_choice() -> None:
    assert numbers("take:row@1") == [2]
    assert numbers("draw") == [3]


def test_an_ambiguous_beginning_finds_several_choices() -> None:
    assert numbers("take") == [1, 2]


def test_words_of_the_label_find_a_choice() -> None:
    assert numbers("Take FISH") == [1]
    assert numbers("red ship") == [2]


def test_questions_find_actions_by_translated_names() -> None:
    game = hs.game("seawolf")
    keys = [game.actions.key(action) for action in found("statek 3 nieb", game.actions, game.words("pl"))]
    assert keys == ["discard:ship_blue_3"]


def test_nonsense_finds_nothing() -> None:
    game = hs.game("seawolf")
    assert found("xyzzy", game.actions, game.words("en")) == []
    assert found(" . ", game.actions, game.words("en")) == []
