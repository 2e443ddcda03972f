"""The tables of the written rules say what the game's own data say, in the words of its catalogues."""

from __future__ import annotations

import re

import pytest

from harbourside.engine.rulebook import rulebook
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
