"""Weights by trials: what the seats try, and where that leads."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import harbourside as hs
from harbourside.engine.weights import HEAVIEST
from harbourside.tuning.games import play_trial
from harbourside.tuning.plan import Plan, make_plan
from harbourside.tuning.rounds import tune
from harbourside.tuning.trials import REACH, Attempt, Directions, Trial, Walk, directions, moved

HASTY = (5.0, 3.0)
"""Who takes a shown die for the best thing shows whatever lies under the cup."""


def plan(toy: hs.Game, **changes: Any) -> Plan:
    return replace(make_plan(toy, games=[30], checks=6, rounds=1, seed=5, steps=2), **changes)


def attempts(own: Plan, weights: tuple[float, ...], merit: Any, games: int = 40) -> list[Attempt]:
    """Trials that end as `merit` says of what each seat tried."""
    found = []
    for number in range(games):
        trial = Trial(1, 0, number, weights)
        found.append(Attempt(trial, [merit(ways) for ways in directions(own, trial, 2)]))
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_for_every_seat_that_tries_something_another_tries_the_opposite(toy: hs.Game, players: int) -> None:
    tried = directions(plan(toy), Trial(1, 0, 7, (1.0, 1.0)), players)
    assert len(tried) == players
    assert [sum(column) for column in zip(*tried, strict=True)] == [0, 0]
    assert sum(0 in ways for ways in tried) == players % 2


def test_trials_differ_from_one_another_and_can_be_repeated(toy: hs.Game) -> None:
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


def test_weights_stay_in_their_range_and_leave_nought_again() -> None:
    assert moved((0.0, 2.0, HEAVIEST), [0.4, 0.0, 0.4])[1:] == [2.0, HEAVIEST]
    assert moved((0.0,), [0.4])[0] > 0
    assert moved((0.01,), [-0.4]) == [0.0]


def test_the_walk_goes_where_the_leads_are_and_no_further_than_its_reach(toy: hs.Game) -> None:
    own = plan(toy)

    def merit(ways: Directions) -> float:
        return 3.0 * ways[0]

    walk = Walk(own, (1.0, 1.0))
    walk.step(attempts(own, walk.weights, merit))
    heavier, same = walk.weights
    assert heavier == pytest.approx(moved((1.0,), [REACH])[0], rel=0.02)
    assert same == pytest.approx(1.0, abs=0.1)


def test_without_any_difference_nothing_moves(toy: hs.Game) -> None:
    walk = Walk(plan(toy), (1.0, 1.0))
    walk.step(attempts(plan(toy), walk.weights, lambda ways: 0.0))
    assert walk.weights == (1.0, 1.0)


def test_trials_find_the_way_back_from_bad_weights(toy: hs.Game) -> None:
    run = tune(plan(toy, start=HASTY, games=(200,), steps=4, checks=160))
    assert run.rounds[0].new[0] < HASTY[0]
    assert run.rounds[0].prediction is None


def test_a_walk_is_the_same_whatever_the_number_of_processes(toy: hs.Game) -> None:
    told: list[int] = []
    alone, together = tune(plan(toy), jobs=1, on_progress=told.append), tune(plan(toy), jobs=2)
    assert alone == together
    assert sum(told) == plan(toy).total == 2 * 30 + 2 * 6


def test_the_file_says_how_many_steps(toy: hs.Game) -> None:
    first, *_, last = tune(plan(toy)).text().split("\nshown")[0].splitlines()
    assert first == "# harbourside tune cups --players 2 --games 30 --checks 6 --rounds 1 --seed 5 --steps 2"
    assert last.startswith("# round 1: lead ")
