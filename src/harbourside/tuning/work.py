"""Who plays the games of a run: this process, or several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial

from harbourside.arena.workers import Crew, Died, WorkerDied
from harbourside.engine.registry import register
from harbourside.tuning.games import Course, Duel, Lesson, play_duel, play_lesson, play_trial
from harbourside.tuning.plan import Plan
from harbourside.tuning.trials import Attempt, Trial

Task = Lesson | Trial | Duel
Result = Course | Attempt | float
Numbered = tuple[int, Task]
"""A task with its place among the others."""


class Work:
    """Used as a context. Results come in the order of the tasks, whoever has done them, and when."""

    def __init__(self, plan: Plan, jobs: int, on_progress: Callable[[int], None]) -> None:
        """In `jobs` processes; 1: in this one."""
        self._play = partial(_play, plan)
        self._on_progress = on_progress
        self._crew = Crew(jobs, _get_ready, plan) if jobs > 1 else None
        self._stack = ExitStack()

    def __enter__(self) -> Work:
        if self._crew is not None:
            self._stack.enter_context(self._crew)
        return self

    def __exit__(self, *error: object) -> None:
        self._stack.close()

    def play_lessons(self, lessons: Sequence[Lesson]) -> list[Course]:
        return [result for result in self._done(lessons) if isinstance(result, Course)]

    def play_trials(self, trials: Sequence[Trial]) -> list[Attempt]:
        return [result for result in self._done(trials) if isinstance(result, Attempt)]

    def play_duels(self, duels: Sequence[Duel]) -> list[float]:
        return [result for result in self._done(duels) if isinstance(result, float)]

    def _done(self, tasks: Sequence[Task]) -> list[Result]:
        results: dict[int, Result] = {}
        for number, result in self._as_it_comes(list(enumerate(tasks))):
            results[number] = result
            self._on_progress(1)
        return [results[number] for number in range(len(tasks))]

    def _as_it_comes(self, tasks: list[Numbered]) -> Iterator[tuple[int, Result]]:
        if self._crew is None:
            for task in tasks:
                yield task[0], self._play(task)
            return
        for task, result in self._crew.work(tasks):
            if isinstance(result, Died):
                raise WorkerDied(result.exit_code)
            yield task[0], result


def _get_ready(plan: Plan) -> Callable[[Numbered], Result]:
    register(plan.game, plan.target)
    return partial(_play, plan)


def _play(plan: Plan, task: Numbered) -> Result:
    _, game = task
    if isinstance(game, Lesson):
        return play_lesson(plan, game)
    return play_trial(plan, game) if isinstance(game, Trial) else play_duel(plan, game)
