"""The Polish page uses the words of the Polish box, and none that the page once made up."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from .scenario import GAME

BOARD = Path(__file__).parents[3] / "web" / "src" / "boards" / "puerto_rico" / "pl.ftl"


def texts() -> dict[str, str]:
    """Everything Polish that the game says: catalogue, rules, tour, and the board of the page."""
    locale = files(GAME.package) / "locale"
    names = ["pl.ftl", "rules.pl.md", "tour.pl.md"]
    return {name: locale.joinpath(name).read_text("utf-8") for name in names} | {
        "board": BOARD.read_text("utf-8")
    }


GOODS = "kukurydzy|indygo|cukru|tytoniu|kawy|towar"
COINED = {
    "rozszerzenie": r"\bmoduł",
    "żeton (of a tile)": r"\bpłyt",
    "znacznik (of a good)": rf"\bżeton\w* (?:{GOODS})",
    "znacznik (of one good kept)": r"\bsztuk",
    "łuk": r"\bwoln\w+ miejsc",
    "aktywny": r"\bobsadz",
    "grupa": r"\btej kolumny",
    "robotnik (a person in the box is a player)": r"\bos(?:o|ó)b",
    "robotnicy": r"\blud(?:zi|zie|źmi)\b",
    "niewykorzystana (karta)": r"\bnieuży",
    "rozmieścić, umieścić": r"\b(?:rozstaw|ustawia|postaw\b)",
    "element (for the Black Market)": r"\brzecz(?:y|ą)?\b",
    "zwrócić (to the supply)": r"\b(?:oddaj|oddać|oddano)",
    "Skarbiec (not a court)": r"\bdw(?:ó|o)r",
    "wziąć (from the pile)": r"\bdobi(?:er|or|era)",
    "załadować (not send)": r"\bwyśli\w* (?:towar|własnym|dowolne|z )",
    "prywatny statek": r"\bwłasnym statkiem",
    "zasoby ogólne (of PZ)": r"\bpul(?:a|i|ę)\b",
    "zanotować": r"\bzapisuje",
    "budynki rozszerzenia II": r"\bszlachty\b",
    "przechować": r"\b(?:zachowaj|zachować|zachowujesz)\b",
}
"""The word of the box, and a pattern of what the page said instead."""


@pytest.mark.parametrize("word", COINED)
def test_words_that_the_box_does_not_have_are_gone(word: str) -> None:
    pattern = re.compile(COINED[word], re.IGNORECASE)
    lines = [(name, line) for name, text in texts().items() for line in text.splitlines()]
    found = [(name, line) for name, line in lines if pattern.search(line)]
    assert found == []


EXPANSIONS = {
    "new_buildings": "Rozszerzenie I: Nowe Budynki",
    "nobles": "Rozszerzenie II: Szlachcic",
    "buccaneer": "Rozszerzenie III: Korsarz",
    "festival": "Rozszerzenie IV: Festyn w San Juan",
}


@pytest.mark.parametrize("option", EXPANSIONS)
def test_expansions_are_called_alike_in_the_options_and_in_the_rules(option: str) -> None:
    name = GAME.words("pl").noun(f"option-{option}")
    assert name == EXPANSIONS[option]
    assert f"## {name} {{#" in texts()["rules.pl.md"]


def test_pieces_are_counted_by_their_names() -> None:
    words = GAME.words("pl")
    assert [words.noun(f"{good}_tokens").split()[0] for good in ("corn", "coffee")] == ["znaczniki"] * 2
