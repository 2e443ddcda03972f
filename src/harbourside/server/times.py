"""The time that tables use. docs/server.md, "Clocks that jump", has the rule for clocks that jump."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

JUMP_MS: Final = 2_000
"""By how much the wall clock may differ before the log says so."""

log = logging.getLogger(__name__)


def now_ms() -> int:
    """By the wall clock, as clients and operators see it."""
    return time.time_ns() // 1_000_000


def monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """The wall clock at the start of the process, plus the time since then. It never jumps."""

    def __init__(self, wall: Callable[[], int] = now_ms, monotonic: Callable[[], int] = monotonic_ms) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._offset = wall() - monotonic()
        self._logged = 0

    def __call__(self) -> int:
        return self._offset + self._monotonic()

    def look(self) -> None:
        """Log it if the wall clock has jumped since the last line about it."""
        ahead = self._wall() - self()
        if abs(ahead - self._logged) > JUMP_MS:
            self._logged = ahead
            log.warning(
                "the wall clock has jumped; until a restart, tables count the time that really passed",
                extra={"ahead_seconds": round(ahead / 1000, 1)},
            )
