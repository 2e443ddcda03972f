"""When a connection has been silent for so long that it should beat."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Heartbeat:
    """Wakes whoever waits for news also when there have been none. Its timer is set once for each beat and
    not for each wait: most waits end long before, and a live table has thousands."""

    def __init__(self, news: asyncio.Event, seconds: float) -> None:
        self.is_due = False
        self._news = news
        self._seconds = seconds
        self._loop = asyncio.get_running_loop()
        self._spoke = self._loop.time()
        self._timer = self._loop.call_later(seconds, self._feel)

    def sent(self) -> None:
        """Something was sent."""
        self._spoke = self._loop.time()
        self.is_due = False

    def stop(self) -> None:
        self._timer.cancel()

    def _feel(self) -> None:
        left = self._spoke + self._seconds - self._loop.time()
        if left <= 0:
            self.is_due = True
            self._news.set()
        self._timer = self._loop.call_later(left if left > 0 else self._seconds, self._feel)


@contextmanager
def keep_alive(news: asyncio.Event, seconds: float) -> Iterator[Heartbeat]:
    heartbeat = Heartbeat(news, seconds)
    try:
        yield heartbeat
    finally:
        heartbeat.stop()
