"""Faults of a whole game that the contract finds: missing texts, wrong facts, chance that nobody noted."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from importlib.resources import as_file, files
from pathlib import Path

import pytest

import harbourside as hs
from dice_under_cups.data import DIE_NAMES
from dice_under_cups.game import Cups
from dice_under_cups.rules import setup, turn
from dice_under_cups.state import CupsState
from harbourside.contract import ContractBroken
from harbourside.engine.events import Log

Damage = Callable[[str, str, str], hs.Game]


@pytest.fixture
def with_locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, toy: hs.Game) -> Damage:
    """The example of a sixth game, with one text of a file of its locale folder replaced."""
    package = tmp_path / f"damaged_{tmp_path.name}"
    with as_file(files("dice_under_cups") / "locale") as locale:
        shutil.copytree(locale, package / "locale")
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)

    def damage(file: str, old: str, new: str) -> hs.Game:
        path = package / "locale" / file
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")
        game = Cups()
        game.package = package.name
        return game

    return damage


def fuzzed(game: hs.Game) -> str:
    """The failures of some fuzzed games."""
    failures = [hs.contract.fuzz_game(game, seed, players=2, options={"rounds": 3}) for seed in range(10)]
    return "\n".join(failure.reason for failure in failures if failure is not None)


@pytest.mark.parametrize("file", ["en.ftl", "pl.ftl"])
@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("game-name =", "game-name"),
        ("game-line =", "game-line"),
        ("option-rounds =", "option-rounds"),
        ("option-rounds-3 =", "option-rounds-3"),
        ("option-target_score-none =", "option-target_score-none"),
        ("event-rolled =", "event-rolled"),
    ],
)
def test_the_fuzzer_finds_a_missing_text(with_locale: Damage, file: str, text: str, missing: str) -> None:
    reasons = fuzzed(with_locale(file, text, f"other-{text}"))
    assert file.removesuffix(".ftl") in reasons
    assert missing in reasons


def test_a_number_without_a_text_says_itself(with_locale: Damage) -> None:
    hs.contract.check_texts(with_locale("en.ftl", "option-target_score-1", "other-target_score-1"))


def test_a_text_option_without_help_is_found(with_locale: Damage) -> None:
    with pytest.raises(ContractBroken, match=r"en: option-motto has no \.help"):
        hs.contract.check_texts(with_locale("en.ftl", ".help", ".hint"))


def test_missing_rules_are_found(with_locale: Damage) -> None:
    with pytest.raises(ContractBroken, match=r"rules\.pl\.md is missing"):
        hs.contract.check_rules(with_locale("rules.pl.md", "## ", ""))


def test_rules_with_other_sections_in_another_language_are_found(with_locale: Damage) -> None:
    with pytest.raises(ContractBroken, match=r"rules\.pl\.md has other sections"):
        hs.contract.check_rules(with_locale("rules.pl.md", "{#setup}", "{#beginning}"))


def test_a_reason_without_a_section_of_the_rules_is_found(with_locale: Damage) -> None:
    with pytest.raises(ContractBroken, match="no section of the rules for why-shown"):
        hs.contract.check_rules(with_locale("rules.toml", ', "why-shown"', ""))


@pytest.mark.parametrize(
    ("facts", "complaint"),
    [
        (replace(Cups.facts, hidden=False), "hidden=False.*something is hidden"),
        (replace(Cups.facts, chance=False), "chance=False.*something is random"),
    ],
)
def test_a_fact_that_denies_what_happens_is_found(toy: hs.Game, facts: hs.Facts, complaint: str) -> None:
    game = Cups()
    game.facts = facts
    with pytest.raises(ContractBroken, match=complaint):
        hs.contract.check_facts(game)


def test_hidden_things_that_a_game_declares_and_does_not_have_are_found(
    toy: hs.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CupsState, "sees", lambda state, seat, die: True)
    with pytest.raises(ContractBroken, match=r"hidden=True.*nothing is hidden"):
        hs.contract.check_facts(toy)


def test_chance_that_a_game_declares_and_does_not_have_is_found(
    toy: hs.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn, "roll", lambda state, seat, log: None)
    with pytest.raises(ContractBroken, match=r"chance=True.*nothing is random"):
        hs.contract.check_facts(toy)


def test_the_fuzzer_finds_a_die_that_the_facts_deny(toy: hs.Game) -> None:
    game = Cups()
    game.facts = replace(Cups.facts, chance=False)
    assert "Facts(chance=False), but the move draws at random" in fuzzed(game)


def unnoted(state: CupsState, seat: int, log: Log | None) -> None:
    state.dice[seat] = state.rng.below(len(DIE_NAMES)) + 1


def not_asking(state: CupsState, seat: int, log: Log | None) -> None:
    unnoted(state, seat, log)
    if log is not None:
        log.note(f"die@{seat}", DIE_NAMES[state.dice[seat] - 1])


@pytest.mark.parametrize(
    ("module", "complaint"),
    [(turn, "the move draws at random, but log.note"), (setup, "the set-up draws at random, but notes no")],
)
def test_the_fuzzer_finds_chance_that_the_log_does_not_note(
    toy: hs.Game, monkeypatch: pytest.MonkeyPatch, module: object, complaint: str
) -> None:
    monkeypatch.setattr(module, "roll", unnoted)
    assert complaint in fuzzed(toy)


@pytest.mark.parametrize(
    ("module", "complaint"), [(turn, "moves ignore outcomes"), (setup, "the set-up ignores outcomes")]
)
def test_a_game_that_ignores_given_chance_is_found(
    toy: hs.Game, monkeypatch: pytest.MonkeyPatch, module: object, complaint: str
) -> None:
    monkeypatch.setattr(module, "roll", not_asking)
    with pytest.raises(ContractBroken, match=complaint):
        hs.contract.check_given_chance(toy)
