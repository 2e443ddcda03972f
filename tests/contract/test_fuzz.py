"""The fuzzer finds nothing in our games, and finds failures in broken games."""

from __future__ import annotations

import pytest

import harbourside as hs
from dice_under_cups.data import SIDES
from dice_under_cups.rules import setup
from dice_under_cups.state import CupsState
from harbourside.contract.fuzz import fuzz_game
from harbourside.engine import registry


def test_some_fuzzed_games_find_nothing(game: hs.Game, soak: int) -> None:
    for seed in range(2 * soak):
        failure = fuzz_game(game, seed)
        assert failure is None, failure.reason


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> hs.Game:
    """The example of a sixth game, which a test may break."""
    monkeypatch.setattr(registry, "_targets", dict(registry._targets))
    monkeypatch.setattr(registry, "_loaded", dict(registry._loaded))
    hs.register("cups", "dice_under_cups.game:GAME")
    return hs.game("cups")


def test_a_crash_gives_a_record_and_names_the_action(
    broken: hs.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    do = CupsState.do

    def trip(state: CupsState, action: int) -> None:
        assert state.log is None or state.turns < 2, "tripped"
        do(state, action)

    monkeypatch.setattr(CupsState, "do", trip)
    failure = fuzz_game(broken, 1, 2, {"rounds": 2})
    assert failure is not None
    assert "tripped" in failure.reason
    assert "in decision 3: " in failure.reason
    assert hs.read_record(failure.record).number == 2


def test_a_crash_in_the_set_up_gives_everything_to_repeat_it(
    broken: hs.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def trip(*_: object) -> None:
        raise ZeroDivisionError("no dice")

    monkeypatch.setattr(setup, "roll", trip)
    failure = fuzz_game(broken, 1, players=2, options={"rounds": 1})
    assert failure is not None
    assert "no dice" in failure.reason
    assert "2 players" in failure.reason
    assert "seed" in failure.reason


def peeking_redeal(state: CupsState, seat: int | None, rng: hs.Rng) -> CupsState:
    """A wrong state, which shows other dice than it has."""
    other = state.clone()
    for die in range(state.seats):
        if not state.sees(seat, die):
            other.dice[die] = (state.dice[die] + rng.below(SIDES)) % SIDES + 1
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
def test_it_finds_a_broken_rule_of_the_contract(
    broken: hs.Game, monkeypatch: pytest.MonkeyPatch, method: str, answer: object, complaint: str
) -> None:
    monkeypatch.setattr(CupsState, method, answer)
    reasons = [
        failure.reason
        for seed in range(20)
        if (failure := fuzz_game(broken, seed, players=2, options={"rounds": 3})) is not None
    ]
    assert any(complaint in reason for reason in reasons), reasons[:1]
