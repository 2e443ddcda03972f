"""The fuzzer: it finds nothing in our games, and finds what is broken."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import harbourside as hs
from harbourside.contract.fuzz import fuzz_game
from harbourside.engine import registry

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))  # for tests.toy

from tests.toy import game as toy  # noqa: E402


def test_some_fuzzed_games_find_nothing(game: hs.Game, soak: int) -> None:
    for seed in range(2 * soak):
        failure = fuzz_game(game, seed)
        assert failure is None, failure.reason


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> hs.Game:
    """The toy game, for a test to break."""
    monkeypatch.setattr(registry, "_targets", dict(registry._targets))
    monkeypatch.setattr(registry, "_loaded", dict(registry._loaded))
    hs.register("toy", "tests.toy.game:GAME")
    return hs.game("toy")


def test_a_crash_is_kept_as_a_record_and_the_action_is_named(
    broken: hs.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    do = toy.ToyState.do

    def trip(state: toy.ToyState, action: int) -> None:
        assert state.log is None or state.turns < 2, "tripped"
        do(state, action)

    monkeypatch.setattr(toy.ToyState, "do", trip)
    failure = fuzz_game(broken, 1, 2, {"rounds": 2})
    assert failure is not None
    assert "tripped" in failure.reason
    assert "in decision 3: " in failure.reason
    assert hs.read_record(failure.record).number == 2


def test_a_crash_in_the_set_up_is_told_with_all_that_is_needed_to_see_it_again(
    broken: hs.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def trip(*_: object) -> None:
        raise ZeroDivisionError("no dice")

    monkeypatch.setattr(toy.ToyState, "roll", trip)
    failure = fuzz_game(broken, 1, players=2, options={"rounds": 1})
    assert failure is not None
    assert "no dice" in failure.reason
    assert "2 players" in failure.reason
    assert "seed" in failure.reason


def peeking_redeal(state: toy.ToyState, seat: int | None, rng: hs.Rng) -> toy.ToyState:
    """Hides each die behind another one, but remembers which it was."""
    other = state.clone()
    for die in range(state.seats):
        if not state.sees(seat, die):
            other.dice[die] = (state.dice[die] + rng.below(toy.SIDES)) % toy.SIDES + 1
    return other


@pytest.mark.parametrize(
    ("method", "answer", "complaint"),
    [
        ("census", lambda state: {"die": state.turns}, "number has changed"),
        ("redeal", peeking_redeal, "depends on more than the seat knows"),
        ("label", lambda state, action: hs.Message("no-such-label"), "no-such-label"),
        ("evaluate", lambda state, weights: [1.0] * state.seats, "does not add up"),
    ],
)
def test_it_finds_a_broken_promise(
    broken: hs.Game, monkeypatch: pytest.MonkeyPatch, method: str, answer: object, complaint: str
) -> None:
    monkeypatch.setattr(toy.ToyState, method, answer)
    reasons = [
        failure.reason
        for seed in range(20)
        if (failure := fuzz_game(broken, seed, players=2, options={"rounds": 3})) is not None
    ]
    assert any(complaint in reason for reason in reasons), reasons[:1]
