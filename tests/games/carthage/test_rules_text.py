"""The texts of the rules, the first look and the board: the box's terms, and its rulebook's advice."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import harbourside as hs
from harbourside.engine.rulebook import rulebook
from harbourside.engine.tour import tour

from .scenario import GAME

BOARD = Path(__file__).parents[3] / "web/src/boards/carthage"


def polish() -> str:
    locale = files(GAME.package) / "locale"
    texts = [(locale / name).read_text("utf-8") for name in ("pl.ftl", "rules.pl.md", "tour.pl.md")]
    return "\n".join([*texts, (BOARD / "pl.ftl").read_text("utf-8")])


def section(id: str, language: str) -> str:
    return {section.id: section.text for section in rulebook(GAME.package, language)}.get(id, "")


@pytest.mark.parametrize(
    "coined",
    [
        r"w[oó]d(y|ach)? piratów",
        r"karty odrzucone",
        r"nowa talia\b(?! dociągania)",
        r"nową talię\b(?! dociągania)",
        r"z talii\b(?! dociągania)",
        r"stos(em|ie)? pz",
        r"zostało bez karty|punkty bez karty|w tym \{ \$substitutes \} bez karty",
    ],
)
def test_polish_texts_use_the_words_of_the_box(coined: str) -> None:
    assert re.findall(coined, polish().lower()) == []


@pytest.mark.parametrize(
    ("id", "title"),
    [
        ("take", "Wzięcie monet"),
        ("reserve", "Rezerwacja karty"),
        ("buy", "Zakup towarów"),
        ("payday", "Dzień Wypłaty"),
        ("selling", "Punktowanie"),
        ("pirates", "Napad piratów"),
        ("return", "Powrót statków"),
    ],
)
def test_polish_sections_have_the_names_of_the_rulebook(id: str, title: str) -> None:
    assert {section.id: section.title for section in rulebook(GAME.package, "pl")}[id] == title


@pytest.mark.parametrize(
    ("id", "term"),
    [
        ("cards", "znacznikiem handlarza"),
        ("selling", "Cena sprzedaży stosu"),
        ("selling", "nagroda za żetony realizacji"),
        ("selling", "pod twój znacznik handlarza"),
        ("markers", "elementów zastępczych"),
        ("pirates", "obszarze piratów"),
        ("pirates", "zgodnie z ruchem wskazówek zegara"),
        ("refill", "stos kart odrzuconych"),
    ],
)
def test_polish_rules_use_the_terms_of_the_rulebook(id: str, term: str) -> None:
    assert term in section(id, "pl")


@pytest.mark.parametrize("language", hs.LANGUAGES)
@pytest.mark.parametrize(
    ("english", "polish"),
    [
        ("a 5", "piątka"),
        ("as coins", "jako monety"),
        ("a 2", "dwójka"),
        ("whenever", "kiedy zechcesz"),
        ("Farm", "Farmie"),
        ("the next player", "następny gracz"),
    ],
)
def test_rules_say_why_a_card_is_reserved(language: str, english: str, polish: str) -> None:
    advice = section("why-reserve", language).lower()
    assert (english if language == "en" else polish).lower() in advice


@pytest.mark.parametrize("language", hs.LANGUAGES)
def test_first_look_says_why_a_card_is_reserved(language: str) -> None:
    told = {step.id: step.text for step in tour(GAME, language)}
    assert {"en": "others would take as coins", "pl": "inni wzięliby jako monety"}[language] in told["market"]
    assert {"en": "A 2 is cheap", "pl": "Dwójka jest tania"}[language] in told["buy"]


RULED = {"spaces": "ships", "refill": "refill", "storage": "pirates"}
"""The rulings on what our copy of the rulebook lacks, and the section where the rules mark each."""


@pytest.mark.parametrize("language", hs.LANGUAGES)
def test_rules_mark_each_ruling_where_they_say_it(language: str) -> None:
    signs = {
        sign: part.id
        for part in rulebook(GAME.package, language)
        for sign in re.findall(r"\{\?([a-z_]+)\}", part.text)
    }
    assert signs == RULED


@pytest.mark.parametrize("language", hs.LANGUAGES)
@pytest.mark.parametrize("ruling", RULED)
def test_a_ruling_is_two_sentences_and_names_the_option_that_corrects_it(ruling: str, language: str) -> None:
    words = GAME.words(language)
    said = words.say(hs.Message(f"ruling-{ruling}")).replace("\u00a0", " ")
    assert said.endswith(".")
    assert said.count(". ") == 1
    option = {"refill": "refill_market", "storage": "storage_until"}.get(ruling)
    if option:
        assert words.say(hs.Message(f"option-{option}")).replace("\u00a0", " ") in said


def test_every_mark_on_the_board_has_a_sentence() -> None:
    source = "".join(path.read_text("utf-8") for path in BOARD.glob("*.svelte"))
    marked = re.findall(r'data-ruling="(\w+)"|ruling: "(\w+)"|isRuled\(space\) \? "(\w+)"', source)
    assert {name for names in marked for name in names if name} == set(RULED)
