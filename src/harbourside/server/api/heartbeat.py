"""Says when a connection has been silent for so long that it should send a heartbeat."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Heartbeat:
    """Sets the event of a connection that has been silent for so long. It has one timer for each heartbeat,
    not for each wait: most waits are much shorter, and a busy server has thousands."""

    def __init__(self, news: asyncio.Event, seconds: float) -> None:
        self.is_due = False
        self._news = news
        self._seconds = seconds
        self._loop = asyncio.get_running_loop()
        self._last_sent = self._loop.time()
        self._timer = self._loop.call_later(seconds, self._check)

    def sent(self) -> None:
        """The connection has sent a frame."""
        self._last_sent = self._loop.time()
        self.is_due = False

    def stop(self) -> None:
        self._timer.cancel()

    def _check(self) -> None:
        left = self._last_sent + self._seconds - self._loop.time()
        if left <= 0:
            self.is_due = True
            self._news.set()
        self._timer = self._loop.call_later(left if left > 0 else self._seconds, self._check)


@contextmanager
def keep_alive(news: asyncio.Event, seconds: float) -> Iterator[Heartbeat]:
    heartbeat = Heartbeat(news, seconds)
    try:
        yield heartbeat
    finally:
        heartbeat.stop()
