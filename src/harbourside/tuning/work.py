"""Who plays the games of a run: this process, or several."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from harbourside.engine.registry import register
from harbourside.tuning.games import Course, Duel, Lesson, play_duel, play_lesson
from harbourside.tuning.plan import Plan

Task = TypeVar("Task", Lesson, Duel)
Result = TypeVar("Result", Course, float)


class Work:
    """Used as a context. Results come in the order of the tasks, whoever has done them."""

    def __init__(self, plan: Plan, jobs: int, on_progress: Callable[[int], None]) -> None:
        self._plan = plan
        self._on_progress = on_progress
        self._pool: ProcessPoolExecutor | None = None
        if jobs > 1:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(jobs, context, register, (plan.game, plan.target))

    def __enter__(self) -> Work:
        return self

    def __exit__(self, *error: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def play_lessons(self, lessons: Sequence[Lesson]) -> list[Course]:
        return list(self._done(play_lesson, lessons))

    def play_duels(self, duels: Sequence[Duel]) -> list[float]:
        return list(self._done(play_duel, duels))

    def _done(self, play: Callable[[Plan, Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        plans = [self._plan] * len(tasks)
        results = map(play, plans, tasks) if self._pool is None else self._pool.map(play, plans, tasks)
        for result in results:
            self._on_progress(1)
            yield result
