"""What the server says, it says in both languages."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from harbourside.engine.words import words_for
from harbourside.server import errors
from harbourside.server.api.language import language_of
from harbourside.server.table.status import STATUSES

SOURCES = Path(errors.__file__).parent


def source(language: str) -> str:
    return (files(errors.PACKAGE) / "locale" / f"{language}.ftl").read_text("utf-8")


def ids(language: str) -> set[str]:
    body = FluentParser().parse(source(language)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def test_both_languages_say_the_same_things() -> None:
    assert ids("en") == ids("pl")
    assert set(re.findall(r"\$(\w+)", source("en"))) == set(re.findall(r"\$(\w+)", source("pl")))


def test_every_refusal_in_the_code_has_words_and_all_words_are_used() -> None:
    sources = [*SOURCES.rglob("*.py"), *(SOURCES.parent / "cli").glob("*.py")]
    code = "\n".join(path.read_text("utf-8") for path in sources)
    error_responses = {f"refused-{id}" for id in re.findall(r"Refused\(\s*\w+,\s*\"([\w-]+)\"", code)}
    error_responses |= {f"settings-{id}" for id in re.findall(r"BadSettings\(\s*\"([\w-]+)\"", code)}
    assert len(error_responses) > 30
    assert error_responses <= ids("en")
    known = {f"status-{status.replace('_', '-')}" for status in STATUSES}
    for id in ids("en") - error_responses - known:
        assert re.search(rf'"{id.removeprefix("refused-")}"|{id.removeprefix("refused-not-")}', code), id


@pytest.mark.parametrize(
    ("seconds", "said"), [(1, "1 sekundę"), (3, "3 sekundy"), (5, "5 sekund"), (22, "22 sekundy")]
)
def test_polish_counts_in_polish(seconds: int, said: str) -> None:
    assert said in words_for("pl", errors.PACKAGE).text("refused-too-many", seconds=seconds)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("en;q=0.2, pl;q=0.1", "en"),
        ("de, pl;q=0.1", "pl"),
        ("de", "en"),
        ("pl;q=nonsense", "en"),
        (",;=,;q=", "en"),
    ],
)
def test_the_language_is_what_the_caller_likes_best(accepted: str | None, language: str) -> None:
    assert language_of(accepted) == language
