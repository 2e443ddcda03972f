"""Statistics of thousands of random games, played in several processes."""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from harbourside.arena.workers import Died, WorkerDied, WorkerPool
from harbourside.engine.facts import Options, OptionValue
from harbourside.engine.game import Game
from harbourside.engine.playout import play_randomly
from harbourside.engine.registry import game as find_game
from harbourside.engine.registry import register, target
from harbourside.engine.rng import SEED_BITS, Rng, check_seed
from harbourside.engine.state import State

LARGEST_CHUNK: Final = 500
"""Games in one task: enough to make sending cheap, and few enough to show progress."""

CHUNKS_PER_JOB: Final = 20
MOST_CHUNKS: Final = 5000
"""The most tasks, because all of them are in memory at once."""

Progress = Callable[[int], None]
"""Called with the number of games just finished."""


@dataclass(frozen=True)
class SimulationPlan:
    """The plan of a simulation. Every process gets a copy."""

    game: str
    players: int
    options: Options
    seed: int
    target: str
    """With this, other processes can register the game."""

    def play(self, number: int) -> tuple[State, int]:
        """Play game `number`. Returns its last position and its length, the same in every process."""
        game_seed, choice_seed = split_seed(self.seed, number)
        state = find_game(self.game).begin(self.players, self.options, Rng(game_seed))
        return state, play_randomly(state, Rng(choice_seed))


def split_seed(seed: int, number: int) -> tuple[int, int]:
    """Two different seeds for each game of a run: one for the game, one for the random decisions."""
    digest = hashlib.sha256(f"{seed}/{number}".encode()).digest()
    size = SEED_BITS // 8
    return int.from_bytes(digest[:size], "big"), int.from_bytes(digest[size : 2 * size], "big")


@dataclass
class SeatTally:
    """One seat's results, as whole numbers, so that the order of adding does not matter."""

    total: int = 0
    squares: int = 0
    lowest: int = 0
    highest: int = 0
    wins: dict[int, int] = field(default_factory=dict)
    """How often this seat won, by the number of winners."""


@dataclass
class GameTally:
    """The results of some games, added up."""

    seats: list[SeatTally]
    games: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    ties: int = 0

    def add(self, state: State, decisions: int) -> None:
        scores, winners = state.scores(), state.winners()
        for seat, tally in enumerate(self.seats):
            score = scores[seat]
            tally.total += score
            tally.squares += score * score
            tally.lowest = min(tally.lowest, score) if self.games else score
            tally.highest = max(tally.highest, score) if self.games else score
        for seat in winners:
            wins = self.seats[seat].wins
            wins[len(winners)] = wins.get(len(winners), 0) + 1
        self.shortest = min(self.shortest, decisions) if self.games else decisions
        self.longest = max(self.longest, decisions)
        self.decisions += decisions
        self.ties += len(winners) > 1
        self.games += 1

    def merge(self, other: GameTally) -> None:
        if not other.games:
            return
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.total += theirs.total
            mine.squares += theirs.squares
            mine.lowest = min(mine.lowest, theirs.lowest) if self.games else theirs.lowest
            mine.highest = max(mine.highest, theirs.highest) if self.games else theirs.highest
            for sharers, wins in theirs.wins.items():
                mine.wins[sharers] = mine.wins.get(sharers, 0) + wins
        self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.longest = max(self.longest, other.longest)
        self.decisions += other.decisions
        self.ties += other.ties
        self.games += other.games


@dataclass(frozen=True)
class SeatResult:
    """One seat's results in a simulation."""

    mean: float
    sd: float
    lowest: int
    highest: int
    win_share: float
    """Wins per game. A win shared by k seats counts 1/k."""


@dataclass(frozen=True)
class Simulation:
    """The result of a run. Everything except the times and `jobs` depends only on the plan."""

    plan: SimulationPlan
    jobs: int
    tally: GameTally
    seconds: float
    """From the start of the first task to the last result."""
    start_seconds: float
    """The time before that, for starting the processes and loading the game."""

    @property
    def games_per_second(self) -> float:
        return self.tally.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.tally.decisions / self.seconds

    def seats(self) -> list[SeatResult]:
        return [_seat_result(seat, self.tally.games) for seat in self.tally.seats]

    def to_dict(self) -> dict[str, object]:
        tally = self.tally
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "options": dict(self.plan.options),
            "seed": self.plan.seed,
            "games": tally.games,
            "jobs": self.jobs,
            "seconds": self.seconds,
            "start_seconds": self.start_seconds,
            "games_per_second": self.games_per_second,
            "decisions_per_second": self.decisions_per_second,
            "decisions": tally.decisions,
            "length": {
                "mean": tally.decisions / tally.games,
                "min": tally.shortest,
                "max": tally.longest,
            },
            "ties": tally.ties,
            "seats": [
                {
                    "mean": seat.mean,
                    "sd": seat.sd,
                    "min": seat.lowest,
                    "max": seat.highest,
                    "win_share": seat.win_share,
                }
                for seat in self.seats()
            ],
        }


def _seat_result(seat: SeatTally, games: int) -> SeatResult:
    spread = games * seat.squares - seat.total**2
    return SeatResult(
        mean=seat.total / games,
        sd=math.sqrt(spread / (games * (games - 1))) if games > 1 else 0.0,
        lowest=seat.lowest,
        highest=seat.highest,
        win_share=sum(wins / sharers for sharers, wins in sorted(seat.wins.items())) / games,
    )


def simulate(
    game: Game,
    players: int | None = None,
    games: int = 10_000,
    jobs: int = 1,
    seed: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    on_progress: Progress = lambda games: None,
) -> Simulation:
    """Play random games in `jobs` processes; with 1, in this process."""
    if games < 1 or jobs < 1:
        raise ValueError("games and jobs must be at least 1")
    seats = game.check_players(players)
    id = game.facts.id
    plan = SimulationPlan(id, seats, game.check_options(seats, options), check_seed(seed), target(id))
    chunks = _chunks(games, jobs)
    jobs = min(jobs, len(chunks))
    run = _run_here if jobs == 1 else _run_in_processes
    return run(plan, jobs, chunks, on_progress)


def _chunks(games: int, jobs: int) -> list[range]:
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_PER_JOB)), games // MOST_CHUNKS)
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def _play_chunk(plan: SimulationPlan, numbers: range) -> GameTally:
    tally = _empty_tally(plan)
    for number in numbers:
        tally.add(*plan.play(number))
    return tally


def _empty_tally(plan: SimulationPlan) -> GameTally:
    return GameTally([SeatTally() for _ in range(plan.players)])


def _run_here(plan: SimulationPlan, jobs: int, chunks: list[range], on_progress: Progress) -> Simulation:
    begun = time.perf_counter()
    plan.play(0)
    started = time.perf_counter()
    whole = _empty_tally(plan)
    for numbers in chunks:
        whole.merge(_play_chunk(plan, numbers))
        on_progress(len(numbers))
    return Simulation(plan, jobs, whole, time.perf_counter() - started, started - begun)


def _run_in_processes(
    plan: SimulationPlan, jobs: int, chunks: list[range], on_progress: Progress
) -> Simulation:
    begun = time.perf_counter()
    with WorkerPool(jobs, _get_ready, plan) as pool:
        started = time.perf_counter()
        whole = _empty_tally(plan)
        for _, part in pool.run(chunks):
            if isinstance(part, Died):
                raise WorkerDied(part.exit_code)
            whole.merge(part)
            on_progress(part.games)
        seconds = time.perf_counter() - started
    return Simulation(plan, jobs, whole, seconds, started - begun)


def _get_ready(plan: SimulationPlan) -> Callable[[range], GameTally]:
    """In a worker process: load the game and play once."""
    register(plan.game, plan.target)
    plan.play(0)
    return partial(_play_chunk, plan)
