"""Rounds of tuning: the same for the same seed, and only winning weights are kept."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import harbourside as hs
from harbourside.bots.specs import BadBot
from harbourside.engine.weights import in_order, parse_weights
from harbourside.tuning.games import TrainingGame, play_training_game, training_positions
from harbourside.tuning.plan import JUDGES, BadTuning, TuningPlan, make_plan
from harbourside.tuning.rounds import Match, Round, Tuning, check, command, lead_over, tune
from harbourside.tuning.runner import GameRunner

GREEDY = "greedy:samples=4"
HASTY = (5.0, 3.0)
"""Bad weights: a bot that values shown dice too much shows every die."""


def plan(toy: hs.Game, **changes: Any) -> TuningPlan:
    return replace(make_plan(toy, games=[30], checks=6, rounds=2, seed=5), **changes)


def test_a_run_does_not_depend_on_the_number_of_processes(toy: hs.Game) -> None:
    alone, together = tune(plan(toy), jobs=1), tune(plan(toy), jobs=2)
    assert alone == together
    assert alone.text() == together.text()
    assert tune(plan(toy, seed=6)) != alone


def test_every_round_learns_from_all_games_so_far(toy: hs.Game) -> None:
    first, second = tune(plan(toy)).rounds
    assert first.prediction is not None
    assert second.prediction is not None
    assert 0 < first.prediction.positions < second.prediction.positions
    assert first.prediction.after <= first.prediction.before
    assert [(match.judge, match.players, match.games) for match in first.matches] == [
        (judge, 2, 6) for judge in JUDGES
    ]


def test_each_round_can_have_its_own_bot_and_number_of_games(toy: hs.Game) -> None:
    """Examples from one bot are not used for another, because it reaches other positions."""
    own = plan(toy, games=(30, 20), bots=(GREEDY, GREEDY, "search:iterations=5"), rounds=4)
    assert [own.games_in(round) for round in (1, 2, 3, 4)] == [30, 20, 20, 20]
    assert own.total == 30 + 3 * 20 + 4 * 2 * 6
    positions = [round.prediction.positions for round in tune(own).rounds if round.prediction is not None]
    assert positions[0] < positions[1] > positions[2] < positions[3]
    assert command(own) == (
        "harbourside tune cups --players 2 --games 30 --games 20 --checks 6 --rounds 4 --seed 5"
        " --bot greedy:samples=4 --bot greedy:samples=4 --bot search:iterations=5"
    )
    games = [TrainingGame(3, number, own.start) for number in range(20)]
    same = replace(own, bots=(GREEDY,))
    assert [play_training_game(own, game) for game in games] != [
        play_training_game(same, game) for game in games
    ]


def test_progress_is_reported_for_all_games(toy: hs.Game) -> None:
    reported: list[int] = []
    tune(plan(toy), on_progress=reported.append)
    assert sum(reported) == plan(toy).total == 2 * (30 + 2 * 6)


def test_the_usual_numbers_of_players_alternate() -> None:
    seawolf = make_plan(hs.game("seawolf"), games=[4], checks=10)
    assert seawolf.counts == (2, 4)
    assert seawolf.deals == {2: 5, 4: 3}
    assert make_plan(hs.game("seawolf"), players=3).counts == (3,)


def test_training_positions_come_from_the_played_game(toy: hs.Game) -> None:
    own = plan(toy)
    played = play_training_game(own, TrainingGame(1, 3, own.start))
    assert played == play_training_game(own, TrainingGame(1, 3, own.start))
    states, result = training_positions(own, played)
    assert 0 < len(states) <= len(played.decisions)
    assert all(len(state.legal_actions()) > 1 for state in states)
    assert sum(result) == pytest.approx(1.0)


def test_training_games_and_check_games_share_no_deal(toy: hs.Game) -> None:
    own = plan(toy)
    seeds = [own.derive_seed("lesson", 1, number) for number in range(30)]
    seeds += [own.derive_seed("deal", 1, GREEDY, 2, deal) for deal in range(30)]
    assert len(set(seeds)) == 60


def test_worse_weights_lose_their_match_and_are_rejected(toy: hs.Game) -> None:
    own = plan(toy, checks=160)
    with GameRunner(own, 1, lambda games: None) as runner:
        match = check(own, runner, 1, GREEDY, 2, HASTY, own.start)
        back = check(own, runner, 1, GREEDY, 2, own.start, HASTY)
    assert match.share.high < 0.5 < back.share.low
    assert not a_round(match).is_accepted
    assert a_round(back).is_accepted
    assert not a_round(back, match).is_accepted


def a_round(*matches: Match) -> Round:
    return Round(1, None, (0.1, 3.0), HASTY, list(matches))


def test_equal_weights_are_no_better(toy: hs.Game) -> None:
    """Each deal is played with the same luck from both seats, so the share is exactly half."""
    own = plan(toy, checks=20)
    with GameRunner(own, 1, lambda games: None) as work:
        match = check(own, work, 1, GREEDY, 2, own.start, own.start)
    assert match.share.value == pytest.approx(0.5)
    assert not a_round(match).is_accepted


def test_weights_that_are_clearly_worse_in_one_match_are_rejected() -> None:
    good = Match("greedy", 2, [1.0, 1.0, 0.5, 1.0] * 30)
    bad = Match("search", 2, [0.0, 0.0, 0.5, 0.5] * 8)
    assert a_round(good).is_accepted
    assert lead_over([good, bad]).low > 0
    assert not a_round(good, bad).is_accepted


def test_a_few_games_are_no_proof_even_if_all_are_won() -> None:
    assert not a_round(Match("greedy", 2, [1.0, 1.0])).is_accepted
    assert a_round(Match("greedy", 2, [1.0] * 40)).is_accepted


def test_the_weights_are_those_of_the_last_accepted_round(toy: hs.Game) -> None:
    good = a_round(Match("greedy", 2, [1.0, 0.5] * 60))
    bad = replace(good, new=(1.0, 1.0), matches=[Match("greedy", 2, [0.0, 1.0] * 60)])
    assert Tuning(plan(toy), [good, bad]).weights == good.new
    assert Tuning(plan(toy), [bad]).weights == plan(toy).start
    assert not Tuning(plan(toy), [bad]).is_better


def test_the_file_contains_the_command_and_can_be_read(toy: hs.Game) -> None:
    run = tune(replace(plan(toy), bots=("search:iterations=5",), rounds=1))
    text = run.text()
    assert text.splitlines()[0] == (
        "# harbourside tune cups --players 2 --games 30 --checks 6 --rounds 1 --seed 5"
        " --bot search:iterations=5"
    )
    assert "\n# begun with 0.1 3\n# round 1: loss" in text
    assert in_order(parse_weights(text, "x"), toy.weight_names, "x") == pytest.approx(run.weights)


def test_an_impossible_run_is_refused(toy: hs.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadTuning):
        make_plan(toy, players=1)
    with pytest.raises(hs.BadPlayers):
        make_plan(toy, players=9)
    with pytest.raises(hs.BadSeed):
        make_plan(toy, seed=-1)
    for bot in ("random", "greedy:weights=x.toml", "nobody"):
        with pytest.raises(BadBot):
            make_plan(toy, bots=[bot])
    with pytest.raises(ValueError, match="at least 1"):
        make_plan(toy, games=[0])
    with pytest.raises(BadTuning):
        make_plan(toy, rounds=1, games=[5, 5])
    with pytest.raises(BadTuning):
        make_plan(toy, rounds=1, bots=[GREEDY, GREEDY])
    monkeypatch.setattr(type(toy), "weights", [])
    with pytest.raises(BadTuning):
        make_plan(toy)
