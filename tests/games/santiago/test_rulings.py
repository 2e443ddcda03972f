"""All texts mark the flowers that we could not read as rulings."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from tests.documents import law, tables

import harbourside as hs
from harbourside.games.santiago.data import CUBANS, EL_ZORRO, FLOWERS, RULED_FLOWERS

from .scenario import GAME

REPOSITORY = Path(__file__).parents[3]
RULED = [CUBANS[cuban] for cuban in RULED_FLOWERS]
by_language = pytest.mark.parametrize("language", hs.LANGUAGES)


def locale(name: str) -> str:
    return (files(GAME.package) / "locale" / name).read_text("utf-8")


@by_language
def test_the_rules_name_every_flower_as_the_table_has_it_and_mark_those_not_read(language: str) -> None:
    text = locale(f"rules.{language}.md")
    named = re.findall(r"\{(\w+@\w+)\}(\{\?\w+\})?", text)
    assert dict(named) == {
        f"flower@{cuban}": "{?flower}" if cuban in RULED else ""
        for cuban in CUBANS
        if cuban != CUBANS[EL_ZORRO]
    }
    assert set(re.findall(r"\{\?(\w+)\}", text)) == {"flower"}


@by_language
def test_the_rules_do_not_know_the_colour_of_a_cubans_flower_by_heart(language: str) -> None:
    """A table may have corrected it."""
    colours = {"en": "|".join(FLOWERS), "pl": r"(?:żółt|niebiesk|czerwon|biał)\w*"}[language]
    assert re.findall(rf"\b(?:{colours})\b", locale(f"rules.{language}.md").lower()) == []


@by_language
def test_the_ruling_names_the_cubans_and_the_option_that_corrects_their_flowers(language: str) -> None:
    words = GAME.words(language)
    said = words.say(hs.Message("ruling-flower"))
    stems = {"en": ["Conchita", "Maria", "Martinez"], "pl": ["Conchity", "Marii", "Martineza"]}[language]
    assert all(stem in said for stem in stems)
    assert words.say(hs.Message("option-flower_map")) in said
    assert said.count(".") == 2


@pytest.mark.parametrize("claim", ["as on the board", "jak na planszy", "as printed", "jak wydrukowano"])
def test_nothing_says_that_the_flowers_are_as_printed(claim: str) -> None:
    read = [
        *(locale(f"{name}.{language}.md") for name in ("rules", "tour") for language in hs.LANGUAGES),
        *(locale(f"{language}.ftl") for language in hs.LANGUAGES),
        *(file.read_text("utf-8") for file in (REPOSITORY / "web/src/boards/santiago").glob("*.ftl")),
        (files(GAME.package) / "README.md").read_text("utf-8"),
        law("santiago"),
    ]
    assert [text for text in read if claim in text.lower()] == []


def test_the_law_tells_the_flowers_that_were_ruled_from_those_that_were_read() -> None:
    sources = {row["Cuban"]: row["Source"] for row in tables("santiago", "Cuban | Colour")}
    assert [name for name, source in sources.items() if "R2" in source] == ["Conchita", "Maria, Martinez"]


def test_the_readme_says_how_to_correct_the_flowers() -> None:
    readme = (files(GAME.package) / "README.md").read_text("utf-8")
    assert "flower_map=flower@maria=yellow" in readme.replace('"', "")
    assert all(name in readme for name in ("Conchita", "Maria", "Martinez"))


def test_the_board_marks_the_flowers_that_were_ruled() -> None:
    source = (REPOSITORY / "web/src/boards/santiago/position.ts").read_text("utf-8")
    found = re.search(r"RULED_FLOWERS[^=]*= \[([^\]]+)\]", source)
    assert found is not None
    assert re.findall(r"\w+", found[1]) == RULED
