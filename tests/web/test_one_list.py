"""What the server and the page both list, they list alike: the pages' addresses and the languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from harbourside.engine.words import LANGUAGES
from harbourside.server.api.page import router
from harbourside.server.api.routes.games import LanguageName

SOURCES = Path(__file__).parents[2] / "web/src"
WORDED = sorted({file.parent.relative_to(SOURCES) for file in SOURCES.rglob("*.ftl")})


def test_the_server_answers_at_the_address_of_every_page() -> None:
    routes = (SOURCES / "browser/routes.ts").read_text("utf-8")
    table = routes.partition("ROUTES = {")[2].partition("} as const")[0]
    addresses = re.findall(r'^  \w+: "(.+)",$', table, re.MULTILINE)
    assert sorted(addresses) == sorted(route.path for route in router.routes if hasattr(route, "path"))


def test_the_schema_names_the_languages_that_there_are() -> None:
    assert get_args(LanguageName) == LANGUAGES


@pytest.mark.parametrize("folder", WORDED, ids=str)
def test_the_page_has_words_in_every_language(folder: Path) -> None:
    found = {file.stem for file in (SOURCES / folder).glob("*.ftl")}
    assert found == set(LANGUAGES)
