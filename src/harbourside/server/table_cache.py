"""The tables in memory, each with a lock. The least recently used ones are dropped."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from harbourside.server.errors import unknown_table
from harbourside.server.metrics import Metrics
from harbourside.server.table.table import Table

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Slot:
    """A place in the cache. Its table is None until it is loaded, and after a write that failed."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.users = 0
        """How many tasks use the slot or wait for it."""


class TableCache:
    def __init__(self, most_cached: int, metrics: Metrics) -> None:
        self._slots: OrderedDict[str, Slot] = OrderedDict()
        self._most_cached = most_cached
        self._metrics = metrics

    @asynccontextmanager
    async def locked(self, id: str) -> AsyncIterator[Slot]:
        """The slot of a table, for one task at a time."""
        if not TABLE_ID.fullmatch(id):
            raise unknown_table()
        slot = self._slots.setdefault(id, Slot())
        self._slots.move_to_end(id)
        slot.users += 1
        try:
            async with slot.lock:
                yield slot
        finally:
            slot.users -= 1
            self._shrink(id, slot)

    def unlocked(self, id: str) -> Table | None:
        """The table as this process knows it, unless a task is changing it. Use it before the next await."""
        slot = self._slots.get(id)
        if slot is None or slot.lock.locked():
            return None
        self._slots.move_to_end(id)
        return slot.table

    def number(self, id: str) -> int | None:
        """The number of a table's last entry as this process knows it."""
        slot = self._slots.get(id)
        return None if slot is None or slot.table is None else slot.table.number

    def put(self, table: Table) -> None:
        """A new table."""
        slot = self._slots[table.header.id] = Slot()
        slot.table = table
        self._shrink(table.header.id, slot)

    def _shrink(self, id: str, slot: Slot) -> None:
        """Drop the slot of a table that does not exist, and an unused one if there are too many."""
        if slot.users == 0 and slot.table is None:
            self._slots.pop(id, None)
        if len(self._slots) > self._most_cached:
            idle = next((id for id, slot in self._slots.items() if slot.users == 0), None)
            if idle is not None:
                del self._slots[idle]
        self._metrics.cached(len(self._slots))
