"""Wakes when somebody's time runs out, wherever that is, and has it written down.

Every process does this for all tables. The journal's numbers see to it that time runs out only once.
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

LONGEST_NAP: Final = 5.0
"""Seconds: another process may have made a table whose time runs out sooner than any we know of."""
SHORTEST_NAP: Final = 0.02

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
        self._task = asyncio.create_task(self._keep(), name="timekeeper")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def _note(self, table: Table) -> None:
        """A table has changed: wake earlier if time runs out there before we would look."""
        deadline = table.clock.deadline
        if deadline is not None and (self._wakes is None or deadline < self._wakes):
            self._sooner.set()

    async def look(self) -> int:
        """Stop every clock that has run out until now, and say when that was."""
        now = self._tables.now()
        for id in await self._tables.queries.out_of_time(now):
            try:
                await self._tables.stop_clock(id)
            except Unavailable:
                raise
            except HarboursideError as error:
                log.warning("a clock cannot be stopped", extra={"table": mark(id), "reason": str(error)})
        return now

    async def _keep(self) -> None:
        while True:
            self._sooner.clear()
            nap = LONGEST_NAP
            self._steady.look()
            try:
                nap = await self._until_next(await self.look())
            except Unavailable:
                pass  # the log knows
            except Exception:
                log.exception("could not look at the clocks")
            # Not wait_for: until Python 3.12 it can swallow the cancellation by which we are stopped.
            with suppress(TimeoutError):
                async with asyncio.timeout(nap):
                    await self._sooner.wait()

    async def _until_next(self, looked: int) -> float:
        # Only what is still to come: a table that needs a patch keeps a deadline that nobody can settle.
        deadline = await self._tables.queries.next_deadline(looked)
        now = self._tables.now()
        longest = now + int(1000 * LONGEST_NAP)
        self._wakes = longest if deadline is None else min(deadline, longest)
        return max(SHORTEST_NAP, (self._wakes - now) / 1000)
