"""Both languages have the same messages."""

from __future__ import annotations

import re
from dataclasses import replace
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

import harbourside as hs
from harbourside.engine.words import LANGUAGES
from harbourside.terminal.report import players_said
from harbourside.terminal.speech import plain_words, usual_language


def entries(language: str) -> dict[str, ast.Message]:
    source = (files("harbourside.terminal") / "locale" / f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def test_both_languages_have_the_same_ids() -> None:
    assert set(entries("en")) == set(entries("pl"))


def test_both_languages_use_the_same_arguments() -> None:
    sources = {
        language: (files("harbourside.terminal") / "locale" / f"{language}.ftl").read_text("utf-8")
        for language in LANGUAGES
    }
    used = {language: set(re.findall(r"\$(\w+)", source)) for language, source in sources.items()}
    assert used["en"] == used["pl"]


@pytest.mark.parametrize(
    ("count", "said"), [(1, "1 wspólne zwycięstwo"), (3, "3 wspólne"), (12, "12 wspólnych")]
)
def test_polish_texts_use_the_right_plural(count: int, said: str) -> None:
    assert said in plain_words("pl").text("simulated-ties", count=count, share="1,00")


@pytest.mark.parametrize(
    ("language", "least", "most", "said"),
    [
        ("en", 2, 5, "2 to 5 players, usually 2"),
        ("en", 2, 2, "2 players"),
        ("en", 1, 1, "1 player"),
        ("pl", 2, 5, "2–5 graczy, zwykle 2"),
        ("pl", 2, 2, "2 graczy"),
        ("pl", 1, 1, "1 gracz"),
    ],
)
def test_a_fixed_number_of_players_is_printed_once(language: str, least: int, most: int, said: str) -> None:
    facts = replace(hs.game("seawolf").facts, min_players=least, max_players=most, default_players=least)
    assert players_said(facts, plain_words(language)) == said


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_system(environment: dict[str, str], language: str) -> None:
    assert usual_language(environment) == language
