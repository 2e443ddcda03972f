"""Rate limits: buckets that fill with time. Here in memory; several servers can share them elsewhere."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Protocol

from harbourside.server.settings import Rate

MOST_BUCKETS: Final = 50_000


class Limiter(Protocol):
    async def take(self, key: str, rate: Rate) -> float:
        """Take one from a bucket: 0 if there was one, else the seconds until there is."""
        ...


class LocalLimiter:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What is in each, and when that was."""

    async def take(self, key: str, rate: Rate) -> float:
        now = self._clock()
        left, at = self._buckets.get(key, (rate.burst, now))
        left = min(rate.burst, left + (now - at) * rate.per_second)
        wait = 0.0 if left >= 1 else (1 - left) / rate.per_second
        self._buckets[key] = (left - 1 if not wait else left, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return wait
