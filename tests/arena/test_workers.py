"""A pool of worker processes, and what happens if one dies."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable

import pytest

from harbourside.arena.workers import NO_MARK, Died, WorkerDied, WorkerPool, leave_mark


class Unsendable(Exception):
    """An exception that cannot be unpickled."""

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
    with WorkerPool(2, prepare, 100) as pool:
        assert sorted(pool.run(range(12))) == [(task, task + 100) for task in range(12)]
        assert list(pool.run([])) == []
        assert list(pool.run([3])) == [(3, 103)]


def test_if_a_process_dies_only_its_task_is_lost() -> None:
    with WorkerPool(2, prepare, 0) as pool:
        outcomes = dict(pool.run([1, 13, 2, 13, 3, 14, 4]))
    assert {task: outcomes[task] for task in (1, 2, 3, 4)} == {1: 1, 2: 2, 3: 3, 4: 4}
    assert outcomes[13] == Died(7, 1313)
    died = outcomes[14]
    assert isinstance(died, Died)
    assert died.mark == NO_MARK
    assert died.exit_code < 0


def test_a_mark_is_not_kept_for_the_next_task() -> None:
    with WorkerPool(1, prepare, 0) as pool:
        assert dict(pool.run([13, 14]))[14] != Died(7, 1313)


def test_an_exception_of_a_task_is_raised_with_its_traceback() -> None:
    with WorkerPool(2, prepare, 0) as pool, pytest.raises(LookupError, match="fifteen") as caught:
        list(pool.run([1, 15, 2]))
    assert "in do" in caught.value.__notes__[0]


def test_an_exception_that_cannot_be_sent_becomes_a_runtime_error() -> None:
    with WorkerPool(1, prepare, 0) as pool, pytest.raises(RuntimeError, match="Unsendable"):
        list(pool.run([16]))


def test_a_process_that_cannot_start_raises_an_error_in_both_languages() -> None:
    with pytest.raises(WorkerDied) as caught, WorkerPool(1, prepare, -1):
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
def test_ctrl_c_is_blocked_while_the_first_process_starts() -> None:
    """Python unblocks Ctrl-C when it starts the resource tracker."""
    said = subprocess.run(
        [sys.executable, "-c", STARTED_UNDISTURBED], capture_output=True, text=True, check=True
    )
    assert said.stdout.split() == ["True", "False"]
