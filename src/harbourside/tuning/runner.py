"""Plays the games of a tuning run, in this process or in several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial

from harbourside.arena.workers import Died, WorkerDied, WorkerPool
from harbourside.engine.registry import register
from harbourside.tuning.games import (
    CheckGame,
    PlayedGame,
    TrainingGame,
    play_check_game,
    play_training_game,
    play_trial,
)
from harbourside.tuning.plan import TuningPlan
from harbourside.tuning.trials import Attempt, Trial

Task = TrainingGame | Trial | CheckGame
Result = PlayedGame | Attempt | float
Numbered = tuple[int, Task]
"""A task with its index."""


class GameRunner:
    """A context manager. Results are in the order of the tasks, with any number of processes."""

    def __init__(self, plan: TuningPlan, jobs: int, on_progress: Callable[[int], None]) -> None:
        """Plays in `jobs` processes; with 1, in this process."""
        self._play = partial(_play, plan)
        self._on_progress = on_progress
        self._pool = WorkerPool(jobs, _get_ready, plan) if jobs > 1 else None
        self._stack = ExitStack()

    def __enter__(self) -> GameRunner:
        if self._pool is not None:
            self._stack.enter_context(self._pool)
        return self

    def __exit__(self, *error: object) -> None:
        self._stack.close()

    def play_training_games(self, games: Sequence[TrainingGame]) -> list[PlayedGame]:
        return [result for result in self._results(games) if isinstance(result, PlayedGame)]

    def play_trials(self, trials: Sequence[Trial]) -> list[Attempt]:
        return [result for result in self._results(trials) if isinstance(result, Attempt)]

    def play_check_games(self, games: Sequence[CheckGame]) -> list[float]:
        return [result for result in self._results(games) if isinstance(result, float)]

    def _results(self, tasks: Sequence[Task]) -> list[Result]:
        results: dict[int, Result] = {}
        for number, result in self._unordered(list(enumerate(tasks))):
            results[number] = result
            self._on_progress(1)
        return [results[number] for number in range(len(tasks))]

    def _unordered(self, tasks: list[Numbered]) -> Iterator[tuple[int, Result]]:
        if self._pool is None:
            for task in tasks:
                yield task[0], self._play(task)
            return
        for task, result in self._pool.run(tasks):
            if isinstance(result, Died):
                raise WorkerDied(result.exit_code)
            yield task[0], result


def _get_ready(plan: TuningPlan) -> Callable[[Numbered], Result]:
    register(plan.game, plan.target)
    return partial(_play, plan)


def _play(plan: TuningPlan, task: Numbered) -> Result:
    _, game = task
    if isinstance(game, TrainingGame):
        return play_training_game(plan, game)
    return play_trial(plan, game) if isinstance(game, Trial) else play_check_game(plan, game)
