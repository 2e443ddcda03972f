"""Options that name things of a game, in any language."""

from __future__ import annotations

import pytest

from harbourside.engine.named import with_ids
from harbourside.engine.registry import game as find_game
from harbourside.engine.words import LANGUAGES
from harbourside.games import BUILT_IN

SANTIAGO = "harbourside.games.santiago"
NAMED = [
    pytest.param(find_game(game).package, option.nouns, id=f"{game}-{option.name}")
    for game in BUILT_IN
    for option in find_game(game).facts.options
    if option.nouns
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("package", "nouns"), NAMED)
def test_options_know_each_thing_by_its_word_and_by_its_id(
    package: str, nouns: tuple[str, ...], language: str
) -> None:
    words = find_game(package.rpartition(".")[2]).words(language)
    assert with_ids(", ".join(words.noun(noun) for noun in nouns), package, nouns) == ", ".join(nouns)
    assert with_ids(", ".join(nouns), package, nouns) == ", ".join(nouns)


def test_only_whole_words_are_names() -> None:
    assert with_ids("Banknoty, mojbank, bank", SANTIAGO, ("bank",)) == "banknoty, mojbank, bank"
    assert with_ids("Fabryka cygar!", SANTIAGO, ("cigar_factory", "cigars")) == "cigar_factory!"


def test_similar_letters_of_other_alphabets_cause_no_error() -> None:
    assert with_ids("Marıa, MARİA, ſ", SANTIAGO, ("maria",)) == "marıa, mari\u0307a, s"
