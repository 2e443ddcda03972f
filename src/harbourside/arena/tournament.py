"""The run of a whole plan: in this process or in several, in memory or with a file to go on from."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial

from harbourside.arena.contest import Result, crashed, play
from harbourside.arena.results import ResultsFile, open_results, read_results
from harbourside.arena.schedule import Plan
from harbourside.arena.workers import NO_MARK, Crew, Died, WorkerDied, leave_mark
from harbourside.engine.registry import register

Progress = Callable[[int], None]
"""Told how many more games are done; those found in the file come first."""


@dataclass(frozen=True)
class Tournament:
    """What has been played of a plan."""

    plan: Plan
    results: list[Result]
    """In the order of their numbers."""

    @property
    def is_complete(self) -> bool:
        return len(self.results) == self.plan.total


def run(
    plan: Plan,
    jobs: int = 0,
    out: str | os.PathLike[str] | None = None,
    on_progress: Progress = lambda games: None,
) -> Tournament:
    """Play what is still to be played, in `jobs` processes; the games are the same in any number of them.

    With no processes (0) all is played in this one: the quickest for a short run of bots one trusts, but
    a bot that takes its process down ends the run. With a file, a run that was cut off goes on there.
    """
    if jobs < 0:
        raise ValueError("jobs are at least 0")
    with nullcontext() if out is None else open_results(out, plan) as file:
        return Tournament(plan, sorted(_results(plan, jobs, file, on_progress), key=_number))


def load(path: str | os.PathLike[str]) -> Tournament:
    """What a file holds, finished or not."""
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
    """Once more, at the end, what a process died over; if it dies again, that is the result."""
    if not numbers:
        return
    with Crew(min(jobs, len(numbers)), _get_ready, plan) as crew:
        deadly = []
        for number, outcome in crew.work(numbers):
            if isinstance(outcome, Died):
                deadly.append(number)
            else:
                yield outcome
        for number, outcome in crew.work(deadly):
            yield _death(plan, number, outcome) if isinstance(outcome, Died) else outcome


def _death(plan: Plan, number: int, died: Died) -> Result:
    if died.mark == NO_MARK:  # no bot was at work
        raise WorkerDied(died.exit_code)
    decision, seat = divmod(died.mark, plan.players)
    return crashed(plan, plan.contest(number), seat, decision, died.exit_code)


def _get_ready(plan: Plan) -> Callable[[int], Result]:
    register(plan.game, plan.target)
    return partial(_play_number, plan)


def _play_number(plan: Plan, number: int) -> Result:
    return play(plan, plan.contest(number), lambda seat, decision: leave_mark(decision * plan.players + seat))
