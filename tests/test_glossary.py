"""The glossary's words are the words that players read."""

from __future__ import annotations

import re

import pytest
from tests.documents import DOCS, GAMES

import harbourside as hs


def part(game: str) -> str:
    text = (DOCS / "glossary.md").read_text("utf-8")
    name = hs.game(game).words("en").text("game-name")
    found = re.search(rf"^## {name}\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_its_words_in_both_languages(game: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \| (.+?) \|$", part(game), re.MULTILINE)
    en, pl = (hs.game(game).words(language) for language in ("en", "pl"))
    assert len(rows) > 10
    assert [
        (id, english, polish)
        for id, english, polish in rows
        if (english, polish) != (spaced(en.noun(id)), spaced(pl.noun(id)))
    ] == []


def spaced(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")
