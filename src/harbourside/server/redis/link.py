"""One process's connection to Redis, and whether it works.

Nothing depends on Redis. Code that gets no answer reports it here. That is logged once, and nothing else asks
Redis until it answers again, so that requests do not wait for a server that is gone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import AuthenticationError, NoPermissionError, RedisError

from harbourside.engine.errors import shown
from harbourside.server.errors import BadSettings
from harbourside.server.metrics import Metrics

ANSWER_SECONDS: Final = 0.5
"""Redis answers within a millisecond, or something is wrong with it."""
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
STEADY_SECONDS: Final = 10.0
"""After this time a connection counts as stable."""
LOOK_SECONDS: Final = 5.0
"""How often a process without requests checks Redis."""

ALIVE: Final = "harbourside:alive"

Gone: Final = (RedisError, OSError, TimeoutError)
"""What a question to Redis may raise if it is gone or broken."""

log = logging.getLogger(__name__)


class Link:
    def __init__(self, url: str, metrics: Metrics) -> None:
        try:
            self.client: Redis = Redis.from_url(
                url,
                socket_timeout=ANSWER_SECONDS,
                socket_connect_timeout=ANSWER_SECONDS,
                socket_keepalive=True,
                retry=Retry(NoBackoff(), 0),  # _run() tries again
            )
        except (ValueError, TypeError):
            raise BadSettings("redis-url") from None
        self._metrics = metrics
        self._up = asyncio.Event()
        self._down = asyncio.Event()
        self._pause = FIRST_PAUSE
        self._up_since = 0.0
        self._task: asyncio.Task[None] | None = None
        self._set(False)

    @property
    def is_up(self) -> bool:
        return self._up.is_set()

    async def check(self) -> None:
        """Refuse to start if Redis refuses us. If it is gone, the server starts without it."""
        try:
            await self._ask()
        except (AuthenticationError, NoPermissionError) as error:
            raise BadSettings("redis-refused", reason=shown(error, 200)) from None
        except Gone:
            pass
        finally:
            await self.stop()

    async def start(self) -> None:
        try:
            await self._ask()
        except Gone as error:
            self._warn(error)
        else:
            self._set(True)
        self._task = asyncio.create_task(self._run(), name="redis")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        with suppress(*Gone):
            await self.client.aclose()

    async def until_up(self) -> None:
        await self._up.wait()

    def lost(self, error: BaseException) -> None:
        """Redis has not answered."""
        if self.is_up:
            if time.monotonic() - self._up_since > STEADY_SECONDS:
                self._pause = FIRST_PAUSE
            self._set(False)
            self._warn(error)

    def _warn(self, error: BaseException) -> None:
        reason = shown(str(error) or type(error).__name__, 200)
        log.warning("Redis is gone; going on without it", extra={"reason": reason})

    def _set(self, up: bool) -> None:
        for event, is_set in ((self._up, up), (self._down, not up)):
            if is_set:
                event.set()
            else:
                event.clear()
        self._up_since = time.monotonic()
        self._metrics.redis_is(up)

    async def _ask(self) -> None:
        """By a write, because a Redis that is full, or a replica, answers a ping but is of no use."""
        async with asyncio.timeout(2 * ANSWER_SECONDS):
            await self.client.set(ALIVE, 1, ex=60)

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._down.wait()
            if self.is_up:
                try:
                    await self._ask()
                except Gone as error:
                    self.lost(error)
            if not self.is_up:
                await self._reconnect()

    async def _reconnect(self) -> None:
        """Ask until it answers, less and less often. A connection that is lost soon keeps the long pauses."""
        while True:
            await asyncio.sleep(self._pause)
            self._pause = min(2 * self._pause, LONGEST_PAUSE)
            try:
                # Connections from before may look alive and be dead.
                await self.client.connection_pool.disconnect(inuse_connections=False)
                await self._ask()
            except Gone:
                continue
            self._set(True)
            log.info("Redis is back")
            return
