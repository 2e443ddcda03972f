"""Measures the speed of the games, in units of an empty Python call, so that machines can be compared.

    python benchmarks/speed.py [GAME …] [--players N] [--rounds 7]

One process at a time measures random play inside the compiled engine (choose uniformly among legal_actions(),
apply), clone() and the empty call. Another process measures the same play, interpreted from the sources. Each
round measures everything once; the medians are printed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter
from timeit import timeit

import harbourside as hs
from harbourside.arena.simulation import simulate
from harbourside.engine.playout import clone_often, play_randomly
from harbourside.engine.state import State

SOURCES = Path(__file__).parents[1] / "src"

TARGETS = {
    "seawolf": (16, 25),
    "santiago": (16, 25),
    "carthage": (16, 25),
    "nauticus": (25, 35),
    "puerto_rico": (25, 40),
}
"""The most empty calls for a decision and for a clone, compiled, as agreed for each game."""
FASTER_THAN_INTERPRETED = 5
FASTER_WITH_TWO_JOBS = 1.7

BUSY = "for _ in range(30_000_000): pass"


def empty() -> None:
    pass


def empty_call(calls: int = 1_000_000) -> float:
    """Seconds for one call of an empty function, measured by timeit."""
    return timeit("empty()", globals={"empty": empty}, number=calls) / calls


def bare_call(calls: int = 1_000_000) -> float:
    """The stricter unit: without the time of the loop, which timeit includes."""
    begin = perf_counter()
    for _ in range(calls):
        empty()
    middle = perf_counter()
    for _ in range(calls):
        pass
    return (2 * middle - begin - perf_counter()) / calls


def play(game_id: str, players: int | None, seconds: float) -> dict[str, float]:
    """Play random games for about this time. Returns seconds for a decision, a game and a clone."""
    game = hs.game(game_id)
    played = decisions = 0
    spent = 0.0
    while spent < seconds:
        state = game.new_game(players, played)
        rng = hs.Rng(played)
        begin = perf_counter()
        decisions += play_randomly(state, rng)
        spent += perf_counter() - begin
        played += 1
    return {
        "decision": spent / decisions,
        "game": spent / played,
        "clone": clone_cost(game.new_game(players, 1)),
    }


def clone_cost(state: State, positions: int = 20, times: int = 300) -> float:
    """Seconds for a clone, over positions of a game."""
    rng = hs.Rng(1)
    spent, clones = 0.0, 0
    step = 0
    while not state.is_over and clones < positions * times:
        if step % 3 == 0:
            begin = perf_counter()
            clone_often(state, times)
            spent += perf_counter() - begin
            clones += times
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
        step += 1
    return spent / clones


def interpreted(game_id: str, players: int | None, seconds: float) -> dict[str, float]:
    """Like play(), in a process that runs the plain sources."""
    command = [sys.executable, __file__, "--one", game_id, "--seconds", str(seconds)]
    if players is not None:
        command += ["--players", str(players)]
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    result: dict[str, float] = json.loads(done.stdout)
    return result


def measure(game_id: str, players: int | None, rounds: int, seconds: float) -> None:
    units, bare, fast, slow = [], [], [], []
    for _ in range(rounds):
        units.append(empty_call())
        bare.append(bare_call())
        fast.append(play(game_id, players, seconds))
        slow.append(interpreted(game_id, players, seconds))
    seats = players or hs.game(game_id).facts.default_players
    per_decision = median(f["decision"] / unit for f, unit in zip(fast, units, strict=True))
    per_clone = median(f["clone"] / unit for f, unit in zip(fast, units, strict=True))
    strict_decision = median(f["decision"] / unit for f, unit in zip(fast, bare, strict=True))
    strict_clone = median(f["clone"] / unit for f, unit in zip(fast, bare, strict=True))
    ratio = median(s["decision"] / f["decision"] for f, s in zip(fast, slow, strict=True))
    most_decision, most_clone = TARGETS.get(game_id, (None, None))
    print(f"{game_id}, {seats} players, medians of {rounds} rounds")
    print(f"  empty call             {median(units) * 1e9:8.1f} ns")
    print(f"  decisions/s            {1 / median(f['decision'] for f in fast):10,.0f}")
    print(f"  games/s                {1 / median(f['game'] for f in fast):10,.0f}")
    print(f"  clones/s               {1 / median(f['clone'] for f in fast):10,.0f}")
    print(f"  a decision             {per_decision:8.1f} empty calls (at most {most_decision})")
    print(f"  a clone                {per_clone:8.1f} empty calls (at most {most_clone})")
    print(f"  without timeit's loop  {strict_decision:8.1f} a decision, {strict_clone:.1f} a clone")
    print(f"  compiled/interpreted   {ratio:8.1f} times (at least {FASTER_THAN_INTERPRETED})")


def measure_jobs(game_id: str, rounds: int, games: int = 40_000) -> None:
    """The gain of a second process for `simulate`, and for a bare loop on this machine."""
    ratios, possible = [], []
    for _ in range(rounds):
        one, two = (simulate(hs.game(game_id), games=games, jobs=jobs) for jobs in (1, 2))
        ratios.append(two.games_per_second / one.games_per_second)
        possible.append(2 * busy_loops(1) / busy_loops(2))
    print(f"{game_id}, simulate --jobs 2 against --jobs 1, medians of {rounds} rounds of {games:,} games")
    print(f"  simulate               {median(ratios):8.2f} times (at least {FASTER_WITH_TWO_JOBS})")
    print(f"  a bare loop            {median(possible):8.2f} times, the most that this machine allows")


def busy_loops(processes: int) -> float:
    """Seconds until this number of processes have each counted to thirty million."""
    begin = perf_counter()
    loops = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(processes)]
    for loop in loops:
        loop.wait()
    return perf_counter() - begin


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of the games, in empty calls.")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--players", type=int)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="seconds of play in each round")
    parser.add_argument("--jobs", metavar="GAME", help="also measure simulate with two processes")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.one:
        print(json.dumps(play(arguments.one, arguments.players, arguments.seconds)))
        return
    print(hs.build_info())
    if not hs.build_info().compiled:
        print("This build is not compiled: the ratios below say nothing about a compiled one.")
    for game_id in arguments.games or hs.game_ids():
        measure(game_id, arguments.players, arguments.rounds, arguments.seconds)
    if arguments.jobs:
        measure_jobs(arguments.jobs, arguments.rounds)


if __name__ == "__main__":
    main()
