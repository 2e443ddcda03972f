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
from threading import Lock
from typing import Final

from harbourside.bots.asking import BotFailed
from harbourside.engine.errors import shown
from harbourside.server.bots.bot_worker import Answer, FailedAnswer, Question, work
from harbourside.server.bots.fair_queue import FairQueue, Requester
from harbourside.server.metrics import Metrics

TRIES: Final = 2
START_SECONDS: Final = 60.0
"""A new process has to load the games before its first answer."""

log = logging.getLogger(__name__)


class WorkerLost(Exception):
    """A worker process died, or took too long and was ended."""


class BotWorker:
    """One process. It answers one question at a time, for a thread that may block."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._is_new = True
        self._lock = Lock()
        """Held while the process starts or ends."""
        self._closed = False

    def ask(self, question: Question, seconds: float) -> Answer | FailedAnswer:
        try:
            if self._process is None or not self._process.is_alive():
                self._start()
            connection = self._connection
            if connection is None:
                raise WorkerLost("closed")
            patience = seconds + (START_SECONDS if self._is_new else 0.0)
            connection.send(question)
            if not connection.poll(patience):
                raise WorkerLost("timeout")
            reply: Answer | FailedAnswer = connection.recv()
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
        process = context.Process(target=work, args=(theirs,), daemon=True, name="harbourside-bot")
        with self._lock:
            if self._closed:
                raise WorkerLost("closed")
            process.start()
            self._process, self._connection = process, ours
        theirs.close()
        self._is_new = True

    def end(self) -> None:
        with self._lock:
            process, self._process = self._process, None
            connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
        if process is not None:
            process.kill()
            process.join()

    def close(self) -> None:
        """End the process, and start no other."""
        with self._lock:
            self._closed = True
        self.end()


class BotPool:
    def __init__(self, size: int, seconds: float, metrics: Metrics) -> None:
        self._closed = False
        self._seconds = seconds
        self._metrics = metrics
        self._workers = [BotWorker() for _ in range(size)]
        self._idle = self._workers.copy()
        self._queue = FairQueue(size)
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="bots")

    async def think(self, question: Question, requester: Requester) -> Answer:
        """A bot's answer, when it is the requester's turn. BotFailed if its worker was lost every time, or
        the bot raised an error.
        """
        begun = time.perf_counter()
        reason = ""
        for _ in range(TRIES):
            try:
                reply = await self._ask(question, requester)
            except WorkerLost as lost:
                reason = str(lost)
                log.warning("a bot's worker was lost", extra={"spec": question.spec, "reason": reason})
                continue
            if isinstance(reply, FailedAnswer):
                reason = reply.reason
                break
            self._metrics.thought("answered", time.perf_counter() - begun)
            return reply
        self._metrics.thought("failed", time.perf_counter() - begun)
        raise BotFailed("crash", kind=shown(question.spec), reason=shown(reason, 200))

    async def _ask(self, question: Question, requester: Requester) -> Answer | FailedAnswer:
        if self._closed:
            raise WorkerLost("closed")
        await self._queue.turn(requester)
        worker, begun = self._idle.pop(), time.perf_counter()
        asked = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, question, self._seconds)

        def release(done: asyncio.Future[Answer | FailedAnswer]) -> None:
            self._release(worker, done)
            self._queue.done(requester, time.perf_counter() - begun)

        # If the caller is cancelled, the worker stays busy until it has answered.
        asked.add_done_callback(release)
        return await asyncio.shield(asked)

    def _release(self, worker: BotWorker, done: asyncio.Future[Answer | FailedAnswer]) -> None:
        self._idle.append(worker)
        if not done.cancelled():
            done.exception()

    def close(self) -> None:
        """End all workers, even those that are thinking."""
        self._closed = True
        for worker in self._workers:
            with suppress(OSError, ValueError):
                worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
