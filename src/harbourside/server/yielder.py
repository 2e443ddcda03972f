"""Long work on the event loop lets other tasks run every few milliseconds."""

from __future__ import annotations

import asyncio
import time
from typing import Final

LONGEST_TURN: Final = 0.005
"""Seconds of work until other tasks run."""


class Yielder:
    def __init__(self) -> None:
        self._since = time.perf_counter()

    async def yield_if_due(self) -> None:
        now = time.perf_counter()
        if now - self._since >= LONGEST_TURN:
            await asyncio.sleep(0)
            self._since = time.perf_counter()
