"""Simulations of random games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import harbourside as hs
from harbourside.arena.simulation import Simulation, SimulationPlan, simulate, split_seed
from harbourside.engine import registry

GAME = hs.game("seawolf")
ANOTHER_WOLF = """
from dataclasses import replace
from harbourside.games.seawolf.game import GAME as WOLF

class AnotherWolf(type(WOLF)):
    facts = replace(WOLF.facts, id="another_wolf")

GAME = AnotherWolf()
"""
TIMES = {"jobs", "seconds", "start_seconds", "games_per_second", "decisions_per_second"}


def what_does_not_depend_on_time(run: Simulation) -> dict[str, object]:
    return {key: value for key, value in run.to_dict().items() if key not in TIMES}


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    alone = simulate(GAME, 3, games=120, jobs=1, seed=5)
    together = simulate(GAME, 3, games=120, jobs=2, seed=5)
    assert together.jobs == 2
    assert what_does_not_depend_on_time(alone) == what_does_not_depend_on_time(together)


def test_a_registered_game_is_known_in_every_process(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "another_wolf.py").write_text(ANOTHER_WOLF)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(registry, "_targets", dict(registry._targets))
    monkeypatch.setattr(registry, "_loaded", dict(registry._loaded))
    hs.register("another_wolf", "another_wolf:GAME")
    run = simulate(hs.game("another_wolf"), 2, games=40, jobs=2)
    assert (run.jobs, run.tally.games) == (2, 40)


def test_another_seed_gives_other_games() -> None:
    one, other = (simulate(GAME, games=20, seed=seed) for seed in (1, 2))
    assert one.seats() != other.seats()


def test_every_game_and_every_win_is_counted() -> None:
    run = simulate(GAME, 4, games=50)
    assert run.tally.games == 50
    assert sum(seat.win_share for seat in run.seats()) == pytest.approx(1)


def test_the_statistics_agree_with_the_games() -> None:
    run = simulate(GAME, 2, games=30, seed=9)
    plan = SimulationPlan("seawolf", 2, GAME.check_options(2, None), 9, registry.target("seawolf"))
    ends = [plan.play(number) for number in range(30)]
    scores = [state.scores()[1] for state, _ in ends]
    mean = sum(scores) / 30
    seat = run.seats()[1]
    assert seat.mean == pytest.approx(mean)
    assert seat.sd == pytest.approx((sum((score - mean) ** 2 for score in scores) / 29) ** 0.5)
    assert (seat.lowest, seat.highest) == (min(scores), max(scores))
    lengths = [length for _, length in ends]
    assert run.tally.decisions == sum(lengths)
    assert (run.tally.shortest, run.tally.longest) == (min(lengths), max(lengths))
    assert run.tally.ties == sum(len(state.winners()) > 1 for state, _ in ends)


def test_one_game_has_no_spread() -> None:
    assert [seat.sd for seat in simulate(GAME, games=1, jobs=8).seats()] == [0.0] * 4


def test_progress_is_reported_for_every_game() -> None:
    done: list[int] = []
    simulate(GAME, games=45, on_progress=done.append)
    assert sum(done) == 45


def test_games_have_different_seeds() -> None:
    seeds = {seed for number in range(1000) for seed in split_seed(0, number)}
    assert len(seeds) == 2000


def test_options_are_kept() -> None:
    run = simulate(GAME, 2, games=3, options={"visibility": "poor"})
    assert run.plan.options["visibility"] == "poor"
    json.dumps(run.to_dict())


def test_bad_input_is_refused_before_anything_starts() -> None:
    with pytest.raises(hs.BadPlayers):
        simulate(GAME, 9)
    with pytest.raises(hs.BadOption):
        simulate(GAME, options={"visibility": "foggy"})
    with pytest.raises(hs.BadSeed):
        simulate(GAME, seed=-1)
    with pytest.raises(ValueError, match="at least 1"):
        simulate(GAME, games=0)
