"""Tuning by trials: the changes that seats try, and the steps that follow."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import harbourside as hs
from harbourside.engine.weights import HEAVIEST
from harbourside.tuning.games import play_trial
from harbourside.tuning.plan import TuningPlan, make_plan
from harbourside.tuning.rounds import tune
from harbourside.tuning.trials import REACH, Attempt, Directions, Trial, TrialSteps, directions, moved

HASTY = (5.0, 3.0)
"""Bad weights: a bot that values shown dice too much shows every die."""


def plan(toy: hs.Game, **changes: Any) -> TuningPlan:
    return replace(make_plan(toy, games=[30], checks=6, rounds=1, seed=5, steps=2), **changes)


def attempts(own: TuningPlan, weights: tuple[float, ...], merit: Any, games: int = 40) -> list[Attempt]:
    """Finished trials in which `merit` gives the score of each seat from its directions."""
    found = []
    for number in range(games):
        trial = Trial(1, 0, number, weights)
        found.append(Attempt(trial, [merit(ways) for ways in directions(own, trial, 2)]))
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_directions_come_in_opposite_pairs(toy: hs.Game, players: int) -> None:
    tried = directions(plan(toy), Trial(1, 0, 7, (1.0, 1.0)), players)
    assert len(tried) == players
    assert [sum(column) for column in zip(*tried, strict=True)] == [0, 0]
    assert sum(0 in ways for ways in tried) == players % 2


def test_trials_differ_and_can_be_repeated(toy: hs.Game) -> None:
    own = plan(toy)
    tried = {
        str(directions(own, Trial(round, step, number, (1.0, 1.0)), 2))
        for round in (1, 2)
        for step in range(4)
        for number in range(4)
    }
    assert len(tried) > 1
    trial = Trial(1, 0, 3, own.start)
    assert play_trial(own, trial) == play_trial(own, trial)
    assert sum(play_trial(own, trial).leads) == pytest.approx(0.0)


def test_weights_stay_in_their_range_and_can_leave_0() -> None:
    assert moved((0.0, 2.0, HEAVIEST), [0.4, 0.0, 0.4])[1:] == [2.0, HEAVIEST]
    assert moved((0.0,), [0.4])[0] > 0
    assert moved((0.01,), [-0.4]) == [0.0]


def test_a_step_follows_the_leads_and_has_a_largest_size(toy: hs.Game) -> None:
    own = plan(toy)

    def merit(signs: Directions) -> float:
        return 3.0 * signs[0]

    steps = TrialSteps(own, (1.0, 1.0))
    steps.step(attempts(own, steps.weights, merit))
    heavier, same = steps.weights
    assert heavier == pytest.approx(moved((1.0,), [REACH])[0], rel=0.02)
    assert same == pytest.approx(1.0, abs=0.1)


def test_without_any_difference_the_weights_do_not_change(toy: hs.Game) -> None:
    steps = TrialSteps(plan(toy), (1.0, 1.0))
    steps.step(attempts(plan(toy), steps.weights, lambda signs: 0.0))
    assert steps.weights == (1.0, 1.0)


def test_trials_improve_bad_weights(toy: hs.Game) -> None:
    run = tune(plan(toy, start=HASTY, games=(200,), steps=4, checks=160))
    assert run.rounds[0].new[0] < HASTY[0]
    assert run.rounds[0].prediction is None


def test_steps_do_not_depend_on_the_number_of_processes(toy: hs.Game) -> None:
    reported: list[int] = []
    alone, together = tune(plan(toy), jobs=1, on_progress=reported.append), tune(plan(toy), jobs=2)
    assert alone == together
    assert sum(reported) == plan(toy).total == 2 * 30 + 2 * 6


def test_the_file_says_how_many_steps(toy: hs.Game) -> None:
    first, *_, last = tune(plan(toy)).text().split("\nshown")[0].splitlines()
    assert first == "# harbourside tune cups --players 2 --games 30 --checks 6 --rounds 1 --seed 5 --steps 2"
    assert last.startswith("# round 1: lead ")
