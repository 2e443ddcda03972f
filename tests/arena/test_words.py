"""Both languages have the same messages, and exactly those that the code uses."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

import harbourside as hs
from harbourside.arena.figures import duration, percent
from harbourside.engine.words import words_for

SOURCES = Path(hs.__file__).parent
WORDS = {language: words_for(language, "harbourside.arena") for language in hs.LANGUAGES}


def sentences(language: str) -> dict[str, set[str]]:
    source = (files("harbourside.arena") / "locale" / f"{language}.ftl").read_text("utf-8")
    entries = re.split(r"\n(?=[a-z])", source)
    return {
        found[1]: set(re.findall(r"\$(\w+)", entry))
        for entry in entries
        if (found := re.match(r"([a-z][\w-]*) =", entry))
    }


def test_both_languages_have_the_same_sentences_with_the_same_variables() -> None:
    assert sentences("en") == sentences("pl")
    assert len(sentences("en")) > 50


def test_every_text_is_used() -> None:
    """The code contains each id as a literal, or a prefix of it before a name."""
    code = [*(SOURCES / "arena").rglob("*.py"), *(SOURCES / "cli").glob("*.py")]
    code.append(SOURCES / "terminal" / "standings.py")
    literals = {
        node.value
        for path in code
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    prefixes = ("plan-", "results-", "arena-count-", "arena-section-", "arena-")
    unused = {
        id
        for id in sentences("en")
        if id not in literals
        and not any(id.startswith(prefix) and id.removeprefix(prefix) in literals for prefix in prefixes)
    }
    assert unused == set()


@pytest.mark.parametrize(
    ("count", "said"), [(1, "1 partia przegrana"), (3, "3 partie przegrane"), (12, "12 partii przegranych")]
)
def test_polish_texts_use_the_right_plural(count: int, said: str) -> None:
    assert said in WORDS["pl"].text("arena-failed-forfeits", bot="x", count=count)


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0.0, "0.00 µs"),
        (0.0000123, "12.3 µs"),
        (0.00099, "990 µs"),
        (0.0009999, "1.00 ms"),
        (0.01, "10.0 ms"),
        (0.9996, "1.00 s"),
        (75.0, "75.0 s"),
        (1234.0, "1234 s"),
    ],
)
def test_times_have_a_fitting_unit(seconds: float, said: str) -> None:
    assert duration(seconds, WORDS["en"]).replace("\u00a0", " ") == said


def test_numbers_have_the_decimal_mark_of_the_language() -> None:
    assert percent(0.125, WORDS["en"]) == "12.5%"
    assert percent(0.125, WORDS["pl"]) == "12,5%"
