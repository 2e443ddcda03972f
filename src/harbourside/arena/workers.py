"""Processes that work off tasks, each with a line of its own: one that dies costs only the task it had."""

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
LEAVE_SECONDS: Final = 5.0
"""So long an idle process may take to leave by itself."""

Given = TypeVar("Given")
Task = TypeVar("Task")
Result = TypeVar("Result")

Prepare = Callable[[Given], Callable[[Task], Result]]
"""Runs once in every process, and gives what does the tasks. Other processes must be able to import it."""


@dataclass(frozen=True)
class Died:
    """What came of a task whose process died over it."""

    exit_code: int
    mark: int
    """What the process was at, if the task has left a mark."""


class WorkerDied(HarboursideError):
    """A process died, and nobody can be blamed for it."""

    def __init__(self, exit_code: int) -> None:
        super().__init__(Message("worker-died", {"code": str(exit_code)}), "harbourside.arena")


def leave_mark(mark: int) -> None:
    """Called by a task: what it is at, in case the process dies."""
    _mark.value = mark


_mark = c_int(NO_MARK)


class Crew(Generic[Given, Task, Result]):
    """Used as a context; the processes leave at its end, however that comes."""

    def __init__(self, jobs: int, prepare: Prepare[Given, Task, Result], given: Given) -> None:
        self._prepare = prepare
        self._given = given
        self._context = multiprocessing.get_context("spawn")
        self._workers: list[_Worker] = []
        self._jobs = jobs

    def __enter__(self) -> Crew[Given, Task, Result]:
        """Returns when every process is ready for its first task."""
        try:
            for _ in range(self._jobs):
                self._workers.append(self._start())
            for worker in self._workers:
                worker.get_ready()
        except BaseException:
            self._dismiss()
            raise
        return self

    def __exit__(self, *error: object) -> None:
        self._dismiss()

    def work(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, Result | Died]]:
        """What comes of each task, as it comes. An exception of a task is raised here."""
        waiting = iter(tasks)
        for worker in self._workers:
            worker.take(waiting)
        while busy := {worker.connection: worker for worker in self._workers if worker.is_busy}:
            for connection in wait(list(busy)):
                assert isinstance(connection, Connection)
                worker = busy[connection]
                task: Task = worker.task
                outcome = worker.outcome()
                if isinstance(outcome, Died):
                    worker = self._replace(worker)
                worker.take(waiting)
                yield task, outcome

    def _start(self) -> _Worker:
        return _Worker(self._context, self._prepare, self._given)

    def _replace(self, dead: _Worker) -> _Worker:
        self._workers.remove(dead)
        worker = self._start()
        self._workers.append(worker)
        worker.get_ready()
        return worker

    def _dismiss(self) -> None:
        for worker in self._workers:
            worker.dismiss()
        for worker in self._workers:
            worker.see_off()


class _Worker:
    """A process as it is seen from the one that gives out the tasks."""

    def __init__(self, context: SpawnContext, prepare: Prepare[Any, Any, Any], given: object) -> None:
        self.connection, theirs = context.Pipe()
        self.task: Any = None
        self.is_busy = True
        self._mark = context.RawValue(c_int, NO_MARK)
        self._process: SpawnProcess = context.Process(
            target=_serve, args=(theirs, self._mark, prepare, given)
        )
        with _interrupts_wait():
            self._process.start()
        theirs.close()

    def get_ready(self) -> None:
        outcome = self.outcome()
        if isinstance(outcome, Died):
            raise WorkerDied(outcome.exit_code)

    def take(self, waiting: Iterator[Any]) -> None:
        """Give it the next task, if there is one."""
        for task in waiting:
            self.task, self.is_busy = task, True
            self._mark.value = NO_MARK
            with suppress(BrokenPipeError):  # it has died: that will be the outcome
                self.connection.send(task)
            return

    def outcome(self) -> Any:
        try:
            failed, result = self.connection.recv()
        except (EOFError, ConnectionResetError):
            self._process.join()
            exit_code = self._process.exitcode
            if exit_code == -signal.SIGINT:
                raise KeyboardInterrupt from None  # meant for all of us
            return Died(exit_code or 0, self._mark.value)
        self.is_busy = False
        if failed:
            raise result
        return result

    def dismiss(self) -> None:
        self.connection.close()  # an idle process leaves at that
        if self.is_busy:
            self._process.terminate()

    def see_off(self) -> None:
        self._process.join(LEAVE_SECONDS)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Ctrl-C is kept for later. Processes started here inherit that, until they can die of it quietly."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # What keeps track of the processes lets Ctrl-C through when it has started: so it starts before.
    resource_tracker.ensure_running()
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _serve(connection: Connection, mark: c_int, prepare: Prepare[Any, Any, Any], given: object) -> None:
    """A process's life: get ready, then do what comes until nobody is there any more."""
    global _mark
    _mark = mark
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        try:
            do = prepare(given)
            connection.send((False, None))
        except Exception as error:
            connection.send((True, _told(error)))
            return
        while True:
            task = connection.recv()
            try:
                message = (False, do(task))
            except Exception as error:
                message = (True, _told(error))
            connection.send(message)


def _leave_with_parent() -> None:
    """Nobody is left behind when the one that gives out the tasks is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _told(error: Exception) -> Exception:
    """The exception with where it happened, as it can be sent to another process."""
    where = traceback.format_exc()
    error.add_note(where)
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # a class of its own, with a constructor of its own
        return RuntimeError(where)
    return error
