"""A pool of worker processes with one pipe each. If a process dies, only its current task is lost."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from ctypes import c_int
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, Final, Generic, TypeVar

from harbourside.engine.errors import HarboursideError
from harbourside.engine.message import Message

NO_MARK: Final = -1
EXIT_SECONDS: Final = 5.0
"""The time that an idle process has to exit before it is killed."""

Given = TypeVar("Given")
Task = TypeVar("Task")
Result = TypeVar("Result")

Prepare = Callable[[Given], Callable[[Task], Result]]
"""Runs once in every process and returns the function for the tasks. It must be importable."""


@dataclass(frozen=True)
class Died:
    """The outcome of a task whose process died."""

    exit_code: int
    mark: int
    """The last mark that the task left, or NO_MARK."""


class WorkerDied(HarboursideError):
    """A worker process died, but not because of a bot."""

    def __init__(self, exit_code: int) -> None:
        super().__init__(Message("worker-died", {"code": str(exit_code)}), "harbourside.arena")


def leave_mark(mark: int) -> None:
    """Called by a task to note what it is doing, in case the process dies."""
    _mark.value = mark


_mark = c_int(NO_MARK)


class WorkerPool(Generic[Given, Task, Result]):
    """A context manager. The processes end when the context ends."""

    def __init__(self, jobs: int, prepare: Prepare[Given, Task, Result], given: Given) -> None:
        self._prepare = prepare
        self._given = given
        self._context = multiprocessing.get_context("spawn")
        self._workers: list[_Worker] = []
        self._jobs = jobs

    def __enter__(self) -> WorkerPool[Given, Task, Result]:
        """Returns when every process is ready."""
        try:
            for _ in range(self._jobs):
                self._workers.append(self._start())
            for worker in self._workers:
                worker.wait_until_ready()
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(self, *error: object) -> None:
        self._stop()

    def run(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, Result | Died]]:
        """The tasks with their outcomes, in the order in which they finish. Raises a task's exception."""
        waiting = iter(tasks)
        for worker in self._workers:
            worker.send_next(waiting)
        while busy := {worker.connection: worker for worker in self._workers if worker.is_busy}:
            for connection in wait(list(busy)):
                assert isinstance(connection, Connection)
                worker = busy[connection]
                task: Task = worker.task
                outcome = worker.outcome()
                if isinstance(outcome, Died):
                    worker = self._replace(worker)
                worker.send_next(waiting)
                yield task, outcome

    def _start(self) -> _Worker:
        return _Worker(self._context, self._prepare, self._given)

    def _replace(self, dead: _Worker) -> _Worker:
        self._workers.remove(dead)
        worker = self._start()
        self._workers.append(worker)
        worker.wait_until_ready()
        return worker

    def _stop(self) -> None:
        for worker in self._workers:
            worker.stop()
        for worker in self._workers:
            worker.join()


class _Worker:
    """The pool's side of a worker process."""

    def __init__(self, context: SpawnContext, prepare: Prepare[Any, Any, Any], given: object) -> None:
        self.connection, theirs = context.Pipe()
        self.task: Any = None
        self.is_busy = True
        self._mark = context.RawValue(c_int, NO_MARK)
        self._process: SpawnProcess = context.Process(
            target=_run_worker, args=(theirs, self._mark, prepare, given)
        )
        with _interrupts_wait():
            self._process.start()
        theirs.close()

    def wait_until_ready(self) -> None:
        outcome = self.outcome()
        if isinstance(outcome, Died):
            raise WorkerDied(outcome.exit_code)

    def send_next(self, waiting: Iterator[Any]) -> None:
        """Send the next task, if there is one."""
        for task in waiting:
            self.task, self.is_busy = task, True
            self._mark.value = NO_MARK
            with suppress(BrokenPipeError):  # the process has died, which outcome() reports
                self.connection.send(task)
            return

    def outcome(self) -> Any:
        try:
            failed, result = self.connection.recv()
        except (EOFError, ConnectionResetError):
            self._process.join()
            exit_code = self._process.exitcode
            if exit_code == -signal.SIGINT:
                raise KeyboardInterrupt from None  # Ctrl-C was meant for this process too
            return Died(exit_code or 0, self._mark.value)
        self.is_busy = False
        if failed:
            raise result
        return result

    def stop(self) -> None:
        self.connection.close()  # an idle process then exits by itself
        if self.is_busy:
            self._process.terminate()

    def join(self) -> None:
        self._process.join(EXIT_SECONDS)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Block Ctrl-C. Processes started here inherit this, until they can exit without a traceback."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # The resource tracker unblocks Ctrl-C when it starts, so it must start first.
    resource_tracker.ensure_running()
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _run_worker(connection: Connection, mark: c_int, prepare: Prepare[Any, Any, Any], given: object) -> None:
    """The main function of a worker process: prepare, then do tasks until the pool closes the pipe."""
    global _mark
    _mark = mark
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        try:
            do = prepare(given)
            connection.send((False, None))
        except Exception as error:
            connection.send((True, _sendable(error)))
            return
        while True:
            task = connection.recv()
            try:
                message = (False, do(task))
            except Exception as error:
                message = (True, _sendable(error))
            connection.send(message)


def _exit_with_parent() -> None:
    """Exit when the parent process ends, even if it is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _sendable(error: Exception) -> Exception:
    """The exception with its traceback, in a form that can be sent to another process."""
    where = traceback.format_exc()
    error.add_note(where)
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # some exception classes cannot be pickled
        return RuntimeError(where)
    return error
