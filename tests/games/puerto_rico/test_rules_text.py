"""The tables of the written rules say what the game's own data say, in the words of its catalogues."""

from __future__ import annotations

import re

import pytest

from harbourside.engine.registry import game as find_game
from harbourside.engine.rulebook import rulebook
from harbourside.engine.tour import tour
from harbourside.engine.words import LANGUAGES, words_for
from harbourside.games.puerto_rico import data
from harbourside.games.puerto_rico.data import (
    CIRCLES,
    COST,
    FIRST_BUILDING,
    FIRST_UTILITY,
    GOODS,
    GOODS_TOKENS,
    KIND_NAMES,
    LARGE_GROUP,
    PLANTATIONS,
    POINTS,
    PRICES,
    VP_POOL,
)

PACKAGE = "harbourside.games.puerto_rico"
LARGE = "large"
pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def rows(language: str, *sections: str) -> list[list[str]]:
    """The rows of the tables in these sections, without their heads."""
    texts = [section.text for section in rulebook(PACKAGE, language) if section.id in sections]
    lines = [line for text in texts for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    rules = [i for i, row in enumerate(cells) if set("".join(row)) <= set("-")]
    return [row for i, row in enumerate(cells) if i not in rules and i + 1 not in rules]


def first_number(cell: str) -> int:
    return int(re.findall(r"\d+", cell)[0])


def test_every_building_is_there_with_its_price_and_points(language: str) -> None:
    words = words_for(language, PACKAGE)
    sections = ("production", "buildings", LARGE, "new-list", "noble-buildings")
    told = {row[0]: row[1:3] for row in rows(language, *sections)}
    known = {
        words.noun(KIND_NAMES[kind]): [str(COST[kind]), str(POINTS[kind])]
        for kind in range(FIRST_BUILDING, data.NUM_KINDS)
    }
    assert told == known


def test_circles_are_those_of_the_production_buildings(language: str) -> None:
    told = [first_number(row[3]) for row in rows(language, "production")]
    assert told == CIRCLES[FIRST_BUILDING:FIRST_UTILITY]


def test_goods_are_there_with_price_and_numbers(language: str) -> None:
    words = words_for(language, PACKAGE)
    told = rows(language, "pieces")
    prices = [[name, first_number(price)] for name, price, _ in told[: len(GOODS)]]
    assert prices == [[words.noun(good), price] for good, price in zip(GOODS, PRICES, strict=True)]
    numbers = zip(GOODS, GOODS_TOKENS, PLANTATIONS, strict=True)
    expected = [[words.noun(good), *map(str, rest)] for good, *rest in numbers]
    assert told[len(GOODS) : 2 * len(GOODS)] == expected


def test_the_pool_is_that_of_the_set_up(language: str) -> None:
    assert [*map(str, VP_POOL[2:])] in [row[1:] for row in rows(language, "setup")]


def test_large_buildings_are_those_of_the_base_game(language: str) -> None:
    base = range(FIRST_UTILITY, data.FIRST_NEW_BUILDING)
    assert len(rows(language, LARGE)) == sum(data.GROUP[kind] == LARGE_GROUP for kind in base)


ADVICE = [
    ("round", "others", "innym"),
    ("craftsman", "more dangerous", "bardziej niebezpieczna"),
    ("trader", "next trader fewer", "następny kupiec"),
    ("storing", "less room for the next captain", "następny kapitan będzie miał mniej"),
    ("storing", "loaded like any others", "towary też trzeba ładować"),
    ("draft", "look at the prices", "patrz na ceny"),
]
"""The hints of the rulebook: where each stands, and words that only it has."""


@pytest.mark.parametrize(("section", "english", "polish"), ADVICE)
def test_the_advice_of_the_rulebook_is_given(language: str, section: str, english: str, polish: str) -> None:
    assert {"en": english, "pl": polish}[language] in text_of(language, section)


def test_office_and_trading_post_are_advised_against_where_they_are_chosen(language: str) -> None:
    """In the section of the draft, and beside the option that keeps them apart."""
    words = words_for(language, PACKAGE)
    advice = {"en": "**Advice:** do not play with", "pl": "**Rada:** lepiej nie grać"}[language]
    paragraph = text_of(language, "draft").partition(advice)[2].partition("\n\n")[0]
    assert named_in(language, paragraph, "office", "trading_post")
    help = words.help("option-exclude_office_with_trading_post")
    assert {"en": "only one of them", "pl": "tylko jedno"}[language] in help


def test_the_tour_says_how_dangerous_the_craftsman_is(language: str) -> None:
    step = next(step for step in tour(find_game("puerto_rico"), language) if step.id == "craftsman")
    assert {"en": "most dangerous", "pl": "najniebezpieczniejsza"}[language] in step.text


TOLD = [
    ("library", ["construction_hut", "hospice"]),  # what the second tile may be, and what it does not bring
    ("free-workers", ["construction_hut", "hospice", "hacienda"]),
    ("forests", ["hospice", "hacienda", "library", "university", "statue", "san_juan"]),
]
"""Sections, and what they say something about."""


@pytest.mark.parametrize(("section", "things"), TOLD)
def test_buildings_that_work_together_are_told_of(language: str, section: str, things: list[str]) -> None:
    assert named_in(language, text_of(language, section), *things)


def test_where_the_free_workers_come_from_is_told(language: str) -> None:
    """The supply, then the Magistrate, and never a noble (R9)."""
    text = text_of(language, "free-workers")
    first, then, never = {
        "en": ("from the supply", "from the Magistrate", "never a noble"),
        "pl": ("z zasobów ogólnych", "z Magistratu", "szlachcic nigdy"),
    }[language]
    assert 0 <= text.find(first) < text.find(then) < text.find(never)


def test_the_library_takes_no_quarry_without_the_construction_hut(language: str) -> None:
    words = words_for(language, PACKAGE)
    second = text_of(language, "library").split("**")[2]
    sentence = next(sentence for sentence in second.split(". ") if named_in(language, sentence, "hospice"))
    only = {
        "en": "only if your Construction Hut is active",
        "pl": "tylko wtedy, gdy twoja Kuźnia jest aktywna",
    }
    assert words.noun("quarry") in sentence
    assert only[language] in sentence


def test_the_royal_supplier_brings_no_bonus(language: str) -> None:
    words = words_for(language, PACKAGE)
    row = next(row for row in rows(language, "noble-buildings") if row[0] == words.noun("royal_supplier"))
    no_load = {"en": "not a load, and no bonus", "pl": "to nie załadunek i nie ma za to żadnych premii"}
    assert no_load[language] in row[3]


def test_how_the_tasks_of_the_festival_are_drawn(language: str) -> None:
    words = words_for(language, PACKAGE)
    told = [line for line in text_of(language, "festival").splitlines() if line.startswith("- ")]
    assert len(told) == 3
    numbers = {"en": ("three", "fifteen"), "pl": ("trzy", "piętnastu")}[language]
    assert (data.FESTIVAL_GOODS, data.FESTIVAL_TOKENS_EACH * len(GOODS)) == (3, 15)
    assert [number for number in numbers if number not in told[1]] == []
    assert first_number(told[2]) == data.FESTIVAL_GROUP
    rewards = [first_number(row[1]) for row in rows(language, "festival")]
    assert rewards == [data.FESTIVAL_WORKERS, data.FESTIVAL_DOUBLOONS, data.FESTIVAL_POINTS]
    assert words.noun("festival") in text_of(language, "festival").lower()


def text_of(language: str, section: str) -> str:
    return next(part.text for part in rulebook(PACKAGE, language) if part.id == section)


def named_in(language: str, text: str, *things: str) -> bool:
    """Whether the text has the names, whatever their endings: Polish inflects them."""
    words = words_for(language, PACKAGE)
    stems = [word[: max(3, len(word) - 3)] for thing in things for word in words.noun(thing).split()]
    return [stem for stem in stems if stem.lower() not in text.lower()] == []
