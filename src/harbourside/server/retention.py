"""Closes unused tables, and deletes what is too old by the settings.

Every process does this regularly. An entry of the journal closes a table, so it is closed once, and not if
another entry was written meanwhile. Rows are deleted in small steps.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final

from harbourside.engine.errors import HarboursideError
from harbourside.server.bans import Bans
from harbourside.server.errors import Unavailable
from harbourside.server.logs import mark
from harbourside.server.presence import HERE_MS
from harbourside.server.settings import RetentionSettings
from harbourside.server.storage.cleanup import Cleanup
from harbourside.server.table import commands
from harbourside.server.table_store import TableStore

ROUND_SECONDS: Final = 600.0
"""The first round is this long after the start, so that players can come back before it."""
HOUR_MS: Final = 3600 * 1000
DAY_MS: Final = 24 * HOUR_MS

log = logging.getLogger(__name__)


class Retention:
    def __init__(self, tables: TableStore, cleanup: Cleanup, bans: Bans, ages: RetentionSettings) -> None:
        self._tables = tables
        self._cleanup = cleanup
        self._bans = bans
        self._ages = ages
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="retention")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def look(self) -> None:
        """One round: everything that is due."""
        now = self._tables.now()
        await self._close_unused(now)
        finished, guests = (
            _ago(now, days, DAY_MS) for days in (self._ages.finished_days, self._ages.guest_days)
        )
        if finished is not None:
            await self._repeat(
                partial(self._cleanup.delete_finished, finished), "finished tables were deleted"
            )
        if guests is not None:
            await self._repeat(partial(self._cleanup.forget_guests, guests), "guests were forgotten")
        await self._bans.forget_expired()

    async def _close_unused(self, now: int) -> None:
        untouched = _ago(now, self._ages.waiting_days, DAY_MS)
        absent = _ago(now, self._ages.listed_hours, HOUR_MS)
        after, closed = "", 0
        while due := await self._cleanup.tables_to_close(untouched, absent, now - HERE_MS, after):
            for id, number in due:
                closed += await self._close(id, number)
            after = due[-1][0]
        if closed:
            log.info("unused tables were closed", extra={"count": closed})

    async def _close(self, id: str, number: int) -> bool:
        try:
            await self._tables.change(id, lambda table: commands.close_unused(table, number))
        except Unavailable:
            raise
        except HarboursideError as error:
            log.warning("a table cannot be closed", extra={"table": mark(id), "reason": str(error)})
            return False
        return True

    async def _repeat(self, step: Callable[[], Awaitable[int]], what: str) -> None:
        """Repeat a step until it finds nothing. Other tasks run in between."""
        count = 0
        while some := await step():
            count += some
            await asyncio.sleep(0)
        if count:
            log.info(what, extra={"count": count})

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self.look()
            except Unavailable:
                pass  # logged already
            except Exception:
                log.exception("could not look for what is unused")


def _ago(now: int, age: float, unit: int) -> int | None:
    """The moment before which something is too old; None if it never is."""
    return now - int(age * unit) if age else None
