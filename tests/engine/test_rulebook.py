"""Rules as text: sections with stable ids, and the section for each message."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from harbourside.engine.rulebook import Section, linked_sections, parse_rules, rulebook, section_of


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The locale folder of a package that exists only for one test."""
    name = f"rules_of_{abs(hash(tmp_path))}"
    locale = tmp_path / name / "locale"
    locale.mkdir(parents=True)
    (tmp_path / name / "__init__.py").write_text("")
    importlib.invalidate_caches()
    monkeypatch.syspath_prepend(str(tmp_path))
    yield locale
    sys.modules.pop(name, None)


def test_a_section_goes_from_its_heading_to_the_next() -> None:
    source = "Before.\n\n## The goal {#goal}\n\nMost points.\n\n### Ties {#goal-ties}\nNone.\n## End {#end}\n"
    assert parse_rules(source) == (
        Section("goal", 2, "The goal", "Most points."),
        Section("goal-ties", 3, "Ties", "None."),
        Section("end", 2, "End", ""),
    )


@pytest.mark.parametrize(
    "line", ["# Title {#a}", "## No id", "## Bad id {#A b}", "##Close {#a}", "text ## A {#a}"]
)
def test_a_line_that_is_no_heading_with_an_id_begins_no_section(line: str) -> None:
    assert parse_rules(line) == ()


def test_a_message_has_the_section_of_its_id_or_of_its_longest_prefix(package: Path) -> None:
    (package / "rules.toml").write_text('turn = ["why-*", "prompt-turn"]\nevent = ["why-event-*"]\n')
    name = package.parent.name
    assert section_of(name, "prompt-turn") == "turn"
    assert section_of(name, "why-not") == "turn"
    assert section_of(name, "why-event-over") == "event"
    assert section_of(name, "prompt-turn-again") is None


def test_the_rules_are_optional(package: Path) -> None:
    name = package.parent.name
    assert rulebook(name, "en") == ()
    assert linked_sections(name) == {}
    assert section_of(name, "prompt-turn") is None
