"""Worker processes that think for bots, so that no table waits for another table's bot."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from harbourside.bots.asking import BotFailed
from harbourside.engine.errors import shown
from harbourside.server.crew.worker import Answer, Failure, Question, work
from harbourside.server.metrics import Metrics

TRIES: Final = 2
START_SECONDS: Final = 60.0
"""A new process has to load the games before its first answer."""

log = logging.getLogger(__name__)


class WorkerLost(Exception):
    """A worker process died, or took too long and was ended."""


class Worker:
    """One process. Used by one question at a time, from a thread that may block."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._is_new = True

    def ask(self, question: Question, seconds: float) -> Answer | Failure:
        try:
            if self._process is None or not self._process.is_alive():
                self._start()
            assert self._connection is not None
            patience = seconds + (START_SECONDS if self._is_new else 0.0)
            self._connection.send(question)
            if not self._connection.poll(patience):
                raise WorkerLost("timeout")
            reply: Answer | Failure = self._connection.recv()
        except (EOFError, OSError, RuntimeError, WorkerLost) as error:
            self.end()
            raise WorkerLost(str(error) or "died") from None
        self._is_new = False
        return reply

    def _start(self) -> None:
        self.end()
        # Not forked: a server with threads and open connections must not be copied.
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs,), daemon=True, name="harbourside-bot")
        self._process.start()
        theirs.close()
        self._connection = ours
        self._is_new = True

    def end(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None


class Pool:
    def __init__(self, size: int, seconds: float, metrics: Metrics) -> None:
        self._seconds = seconds
        self._metrics = metrics
        self._workers = [Worker() for _ in range(size)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="bots")

    async def think(self, question: Question) -> Answer:
        """A bot's answer; BotFailed if its worker was lost again and again, or the bot made no sense."""
        begun = time.perf_counter()
        reason = ""
        for _ in range(TRIES):
            try:
                reply = await self._ask(question)
            except WorkerLost as lost:
                reason = str(lost)
                log.warning("a bot's worker was lost", extra={"spec": question.spec, "reason": reason})
                continue
            if isinstance(reply, Failure):
                reason = reply.reason
                break
            self._metrics.thought("answered", time.perf_counter() - begun)
            return reply
        self._metrics.thought("failed", time.perf_counter() - begun)
        raise BotFailed("crash", kind=shown(question.spec), reason=shown(reason, 200))

    async def _ask(self, question: Question) -> Answer | Failure:
        worker = await self._idle.get()
        asked = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, question, self._seconds)
        # Whoever gives up waiting leaves the worker busy: it is idle when it has answered.
        asked.add_done_callback(lambda done: self._release(worker, done))
        return await asyncio.shield(asked)

    def _release(self, worker: Worker, done: asyncio.Future[Answer | Failure]) -> None:
        self._idle.put_nowait(worker)
        if not done.cancelled():
            done.exception()

    def close(self) -> None:
        """End all workers, whatever they are thinking about."""
        for worker in self._workers:
            with suppress(OSError, ValueError):
                worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
