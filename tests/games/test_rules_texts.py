"""The rules of every game in words: both languages alike, and a section for all that may be asked about."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from harbourside.contract.texts import check_rules, prompts_and_reasons
from harbourside.engine.registry import game as find_game
from harbourside.engine.rulebook import HEADING, linked_sections, rulebook
from harbourside.engine.words import LANGUAGES
from harbourside.games import BUILT_IN

PACKAGES = {game: find_game(game).package for game in BUILT_IN}
by_game = pytest.mark.parametrize("package", PACKAGES.values(), ids=PACKAGES)
by_language = pytest.mark.parametrize("language", LANGUAGES)


def locale(package: str, name: str) -> str:
    return (files(package) / "locale" / name).read_text("utf-8")


@pytest.mark.parametrize("game", BUILT_IN)
def test_both_languages_have_the_same_sections_and_each_prompt_and_reason_has_one(game: str) -> None:
    package = PACKAGES[game]
    assert len(rulebook(package, "en")) >= 8
    assert len(prompts_and_reasons(package)) > 10
    check_rules(find_game(game))


@by_game
@by_language
def test_every_heading_has_an_id_of_its_own_and_every_section_says_something(
    package: str, language: str
) -> None:
    lines = [line for line in locale(package, f"rules.{language}.md").splitlines() if line.startswith("#")]
    assert [line for line in lines if not HEADING.fullmatch(line)] == []
    sections = rulebook(package, language)
    assert len({section.id for section in sections}) == len(sections) == len(lines)
    assert [s.id for s in sections if not s.text] == []
    assert {section.level for section in sections} <= {2, 3}


@by_game
@by_language
def test_a_rulebook_is_as_long_as_a_person_reads(package: str, language: str) -> None:
    words = len(locale(package, f"rules.{language}.md").split())
    assert 700 < words < 4000


@by_game
@by_language
def test_every_link_in_the_text_leads_to_a_section(package: str, language: str) -> None:
    ids = {section.id for section in rulebook(package, language)}
    links = re.findall(r"\]\(#?([^)]*)\)", locale(package, f"rules.{language}.md"))
    assert set(links) <= ids


@by_game
@by_language
def test_a_row_that_leads_to_a_section_leads_to_a_whole_sentence(package: str, language: str) -> None:
    """A tip tells it, and ends there."""
    texts = {section.id: section.text for section in rulebook(package, language)}
    rows = [line for line in locale(package, f"rules.{language}.md").splitlines() if line.startswith("|")]
    led = [id for row in rows for id in re.findall(r"\]\(#([^)]*)\)", row)]
    assert [id for id in led if not texts[id].split("\n\n")[0].endswith(".")] == []


LOOKED_UP = {
    "seawolf": ["rats", "mutiny", "storm", "pirates", "sea_wolf", "delivery"],
    "carthage": ["2", "3", "5"],
    "puerto_rico": ["corn", "indigo", "sugar", "tobacco", "coffee", "quarry", "forest", "buccaneer"],
}
"""What a tip on the board tells more of, by a row of the rules: by its noun, or by what stands there."""


@by_language
@pytest.mark.parametrize("game", LOOKED_UP)
def test_the_rules_have_a_row_for_what_a_tip_looks_up(game: str, language: str) -> None:
    text = locale(PACKAGES[game], f"rules.{language}.md").lower()
    words = find_game(game).words(language)
    rows = [thing if thing.isdigit() else words.noun(thing).lower() for thing in LOOKED_UP[game]]
    assert [row for row in rows if f"\n| {row} |" not in text] == []


@by_game
def test_no_link_is_left_of_a_message_that_is_gone(package: str) -> None:
    known = [*prompts_and_reasons(package), "prompt-over"]
    linked = linked_sections(package)
    assert [id for id in linked if not any(k == id or k.startswith(id.rstrip("*")) for k in known)] == []
    source = locale(package, "rules.toml")
    assert len(linked) == len(re.findall(r'"(?:prompt|why)-', source)), "a message is listed twice"
