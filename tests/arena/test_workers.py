"""Processes that work off tasks, and what becomes of those that die."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable

import pytest

from harbourside.arena.workers import NO_MARK, Crew, Died, WorkerDied, leave_mark


class Unsendable(Exception):
    """Cannot be made again from its text alone."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(one)


def prepare(offset: int) -> Callable[[int], int]:
    if offset < 0:
        os._exit(5)

    def do(task: int) -> int:
        if task == 13:
            leave_mark(1313)
            os._exit(7)
        if task == 14:
            os.abort()
        if task == 15:
            raise LookupError("fifteen")
        if task == 16:
            raise Unsendable("six", "teen")
        return task + offset

    return do


def test_every_task_is_done_once() -> None:
    with Crew(2, prepare, 100) as crew:
        assert sorted(crew.work(range(12))) == [(task, task + 100) for task in range(12)]
        assert list(crew.work([])) == []
        assert list(crew.work([3])) == [(3, 103)]


def test_a_process_that_dies_costs_only_its_task() -> None:
    with Crew(2, prepare, 0) as crew:
        outcomes = dict(crew.work([1, 13, 2, 13, 3, 14, 4]))
    assert {task: outcomes[task] for task in (1, 2, 3, 4)} == {1: 1, 2: 2, 3: 3, 4: 4}
    assert outcomes[13] == Died(7, 1313)
    died = outcomes[14]
    assert isinstance(died, Died)
    assert died.mark == NO_MARK
    assert died.exit_code < 0


def test_a_mark_is_not_kept_for_the_next_task() -> None:
    with Crew(1, prepare, 0) as crew:
        assert dict(crew.work([13, 14]))[14] != Died(7, 1313)


def test_an_exception_of_a_task_is_raised_with_where_it_was() -> None:
    with Crew(2, prepare, 0) as crew, pytest.raises(LookupError, match="fifteen") as caught:
        list(crew.work([1, 15, 2]))
    assert "in do" in caught.value.__notes__[0]


def test_an_exception_that_cannot_be_sent_is_told() -> None:
    with Crew(1, prepare, 0) as crew, pytest.raises(RuntimeError, match="Unsendable"):
        list(crew.work([16]))


def test_a_process_that_cannot_start_is_told_in_both_languages() -> None:
    with pytest.raises(WorkerDied) as caught, Crew(1, prepare, -1):
        pass
    assert "5" in str(caught.value)
    assert "⟦" not in caught.value.say("pl")


STARTED_UNDISTURBED = """
import signal
from multiprocessing import resource_tracker
from harbourside.arena.workers import _interrupts_wait

with _interrupts_wait():
    resource_tracker.ensure_running()  # as the start of a first process does
    print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()))
print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()))
"""


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="Ctrl-C cannot be kept for later here")
def test_ctrl_c_is_kept_for_later_while_even_the_first_process_starts() -> None:
    """Python itself lets it through again when it starts what keeps track of processes."""
    said = subprocess.run(
        [sys.executable, "-c", STARTED_UNDISTURBED], capture_output=True, text=True, check=True
    )
    assert said.stdout.split() == ["True", "False"]
