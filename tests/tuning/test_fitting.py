"""Fitting weights to the results of games."""

from __future__ import annotations

from math import log

import pytest

import harbourside as hs
from harbourside.engine.shares import shares_by_points
from harbourside.tuning.fitting import Examples, fit, solve

TRUE = [0.8, 0.3, 2.0]
"""The value of a fish, the cost of a barrel, and the spread."""


class Hold(hs.State):
    """A position with some fish and some barrels for each seat, evaluated by their values."""

    def __init__(self, fish: list[int], barrels: list[int]) -> None:
        super().__init__(hs.game("seawolf"), len(fish), {}, hs.Rng())
        self.fish, self.barrels = fish, barrels

    def evaluate(self, weights: list[float]) -> list[float]:
        fish, barrel, spread = weights[:3]
        points = [fish * f - barrel * b for f, b in zip(self.fish, self.barrels, strict=True)]
        return shares_by_points(points, spread)


def games(count: int, seed: int) -> Examples:
    """Games with three equal positions each. The winner is random, according to the true weights."""
    rng = hs.Rng(seed)
    examples = Examples()
    for _ in range(count):
        hold = Hold([rng.below(7) for _ in range(3)], [rng.below(7) for _ in range(3)])
        luck = rng.below(10**6) / 10**6
        shares = hold.evaluate(TRUE)
        winner = 0
        while winner < 2 and luck >= shares[winner]:
            luck -= shares[winner]
            winner += 1
        examples.add_game([hold] * 3, [float(seat == winner) for seat in range(3)])
    return examples


@pytest.fixture(scope="module")
def examples() -> Examples:
    return games(1500, 4)


def ratios(weights: list[float]) -> list[float]:
    """Only ratios can be found, because doubling all weights and the spread changes no evaluation."""
    return [weights[0] / weights[2], weights[1] / weights[2]]


@pytest.mark.parametrize("start", [[0.5, 0.5, 4.0], [2.0, 0.0, 1.0], [0.0, 3.0, 10.0]])
def test_it_finds_the_true_weights(examples: Examples, start: list[float]) -> None:
    found = fit(examples, start)
    assert ratios(found.weights) == pytest.approx(ratios(TRUE), rel=0.15)
    assert found.after < found.before
    assert found.after == pytest.approx(examples.loss(found.weights) / 1500)


def test_it_predicts_other_games_better_too(examples: Examples) -> None:
    start = [0.5, 0.5, 4.0]
    others = games(1500, 5)
    assert others.loss(fit(examples, start).weights) < others.loss(start)


def test_a_weight_without_effect_is_not_changed(examples: Examples) -> None:
    assert fit(examples, [0.5, 0.5, 4.0, 7.0]).weights[3] == 7.0


def test_no_weight_becomes_negative() -> None:
    """Barrels count as a cost. If they help in fact, the best possible weight is 0."""
    examples = Examples()
    for number in range(200):
        hold = Hold([1, 1], [1 + number % 3, 0])
        examples.add_game([hold], [1.0, 0.0])
    assert fit(examples, [1.0, 0.5, 1.0]).weights[1] == 0.0


def test_a_game_counts_once_for_any_number_of_positions() -> None:
    once, often = Examples(), Examples()
    hold = Hold([3, 1], [0, 0])
    once.add_game([hold], [0.5, 0.5])
    often.add_game([hold] * 8, [0.5, 0.5])
    assert once.loss(TRUE) == pytest.approx(often.loss(TRUE))
    assert once.games() == pytest.approx(often.games())
    shares = hold.evaluate(TRUE)
    assert once.loss(TRUE) == pytest.approx(-0.5 * log(shares[0]) - 0.5 * log(shares[1]))


def test_without_games_the_weights_do_not_change() -> None:
    assert fit(Examples(), TRUE).weights == TRUE


def test_a_system_of_equations_is_solved() -> None:
    assert solve([[4.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 2.0]], [6.0, 10.0, 8.0]) == pytest.approx(
        [1.0, 2.0, 3.0]
    )
