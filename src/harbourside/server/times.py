"""What time it is for tables. The rule for clocks that jump stands in docs/server.md, "Clocks that jump"."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

JUMP_MS: Final = 2_000
"""By how much the wall clock may differ before the log says so."""

log = logging.getLogger(__name__)


def now_ms() -> int:
    """By the wall clock: for whoever is outside."""
    return time.time_ns() // 1_000_000


def monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """The wall clock as it was when the process began, and what has passed since. It never jumps."""

    def __init__(self, wall: Callable[[], int] = now_ms, monotonic: Callable[[], int] = monotonic_ms) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._offset = wall() - monotonic()
        self._told = 0

    def __call__(self) -> int:
        return self._offset + self._monotonic()

    def look(self) -> None:
        """Tell the log if the wall clock has jumped since it was last told."""
        ahead = self._wall() - self()
        if abs(ahead - self._told) > JUMP_MS:
            self._told = ahead
            log.warning(
                "the wall clock has jumped; tables go by the time that really passed until a restart",
                extra={"ahead_seconds": round(ahead / 1000, 1)},
            )
