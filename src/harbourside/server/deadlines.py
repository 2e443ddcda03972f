"""Wakes at the next deadline of any table, and writes that the player's time has run out.

Every process does this for all tables. The unique numbers of the journal let only one of them write it.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from harbourside.engine.errors import HarboursideError
from harbourside.server.errors import Unavailable
from harbourside.server.logs import mark
from harbourside.server.table.table import Table
from harbourside.server.table_store import TableStore
from harbourside.server.times import SteadyClock

LONGEST_SLEEP: Final = 5.0
"""Seconds: another process may have made a table with an earlier deadline than those we know."""
SHORTEST_SLEEP: Final = 0.02

log = logging.getLogger(__name__)


class Deadlines:
    def __init__(self, tables: TableStore, steady: SteadyClock) -> None:
        self._tables = tables
        self._steady = steady
        self._sooner = asyncio.Event()
        self._wakes: int | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._tables.after_change.append(self._note)
        self._task = asyncio.create_task(self._run(), name="deadlines")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def _note(self, table: Table) -> None:
        """A table has changed: wake earlier if its deadline is before the next round."""
        deadline = table.clock.deadline
        if deadline is not None and (self._wakes is None or deadline < self._wakes):
            self._sooner.set()

    async def look(self) -> int:
        """Stop every clock that has run out by now. The time of this round."""
        now = self._tables.now()
        for id in await self._tables.queries.out_of_time(now):
            try:
                await self._tables.stop_clock(id)
            except Unavailable:
                raise
            except HarboursideError as error:
                log.warning("a clock cannot be stopped", extra={"table": mark(id), "reason": str(error)})
        return now

    async def _run(self) -> None:
        while True:
            self._sooner.clear()
            sleep = LONGEST_SLEEP
            self._steady.look()
            try:
                sleep = await self._until_next(await self.look())
            except Unavailable:
                pass  # logged already
            except Exception:
                log.exception("could not look at the clocks")
            # Not wait_for: until Python 3.12 it can swallow the cancellation by which we are stopped.
            with suppress(TimeoutError):
                async with asyncio.timeout(sleep):
                    await self._sooner.wait()

    async def _until_next(self, looked: int) -> float:
        # Only deadlines to come: a table that needs a patch keeps one that nobody can write.
        deadline = await self._tables.queries.next_deadline(looked)
        now = self._tables.now()
        longest = now + int(1000 * LONGEST_SLEEP)
        self._wakes = longest if deadline is None else min(deadline, longest)
        return max(SHORTEST_SLEEP, (self._wakes - now) / 1000)
