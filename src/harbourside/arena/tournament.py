"""Runs a plan: in this process or in several, in memory or with a file from which a run can continue."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial

from harbourside.arena.contest import Result, crashed, play
from harbourside.arena.results import ResultsFile, open_results, read_results
from harbourside.arena.schedule import Plan
from harbourside.arena.workers import NO_MARK, Died, WorkerDied, WorkerPool, leave_mark
from harbourside.engine.registry import register

Progress = Callable[[int], None]
"""Called with the number of games just finished. The first call is for the games in the file."""


@dataclass(frozen=True)
class Tournament:
    """A plan and its results so far."""

    plan: Plan
    results: list[Result]
    """Sorted by number."""

    @property
    def is_complete(self) -> bool:
        return len(self.results) == self.plan.total


def run(
    plan: Plan,
    jobs: int = 0,
    out: str | os.PathLike[str] | None = None,
    on_progress: Progress = lambda games: None,
) -> Tournament:
    """Play the remaining games in `jobs` processes. The number of processes does not change the games.

    With 0, all games are played in this process. That is fastest for short runs, but a bot that kills its
    process ends the run. With the file `out`, an interrupted run continues where it stopped.
    """
    if jobs < 0:
        raise ValueError("jobs must be at least 0")
    with nullcontext() if out is None else open_results(out, plan) as file:
        return Tournament(plan, sorted(_results(plan, jobs, file, on_progress), key=_number))


def load(path: str | os.PathLike[str]) -> Tournament:
    """The tournament in a file, finished or not."""
    return Tournament(*read_results(path))


def _number(result: Result) -> int:
    return result.contest.number


def _results(plan: Plan, jobs: int, file: ResultsFile | None, on_progress: Progress) -> Iterator[Result]:
    done = file.results if file is not None else []
    on_progress(len(done))
    yield from done
    numbers = {_number(result) for result in done}
    left = [number for number in range(plan.total) if number not in numbers]
    for result in _play_here(plan, left) if jobs == 0 else _play_in_processes(plan, jobs, left):
        if file is not None:
            file.add(result)
        on_progress(1)
        yield result


def _play_here(plan: Plan, numbers: Iterable[int]) -> Iterator[Result]:
    for number in numbers:
        yield play(plan, plan.contest(number))


def _play_in_processes(plan: Plan, jobs: int, numbers: list[int]) -> Iterator[Result]:
    """If a process dies, its game is played again at the end. If it dies again, the bot loses the game."""
    if not numbers:
        return
    with WorkerPool(min(jobs, len(numbers)), _get_ready, plan) as pool:
        to_repeat = []
        for number, outcome in pool.run(numbers):
            if isinstance(outcome, Died):
                to_repeat.append(number)
            else:
                yield outcome
        for number, outcome in pool.run(to_repeat):
            yield _result_of_death(plan, number, outcome) if isinstance(outcome, Died) else outcome


def _result_of_death(plan: Plan, number: int, died: Died) -> Result:
    if died.mark == NO_MARK:  # no bot was running
        raise WorkerDied(died.exit_code)
    decision, seat = divmod(died.mark, plan.players)
    return crashed(plan, plan.contest(number), seat, decision, died.exit_code)


def _get_ready(plan: Plan) -> Callable[[int], Result]:
    register(plan.game, plan.target)
    return partial(_play_number, plan)


def _play_number(plan: Plan, number: int) -> Result:
    return play(plan, plan.contest(number), lambda seat, decision: leave_mark(decision * plan.players + seat))
