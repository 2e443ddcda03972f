"""Catching up with what other processes wrote, for tables that somebody listens to here.

It happens when the bus signals a change, and in every polling round. If the processes share no bus, or it is
gone, polling finds every change, only later.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from typing import Final

from harbourside.server.bus import LOBBY, player_topic, table_topic
from harbourside.server.errors import Refused, Unavailable
from harbourside.server.table_store import TableStore

LOBBY_EVERY: Final = 5
"""Lists of tables are refreshed every so many rounds."""

log = logging.getLogger(__name__)


class Sync:
    def __init__(self, tables: TableStore, every: float) -> None:
        self._tables = tables
        self._every = every
        self._rounds = 0
        self._changed: set[str] = set()
        """Tables that other processes have changed, by the bus."""
        self._signalled = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tables.bus.on_remote(self.note_change)
        self._tasks = [
            asyncio.create_task(self._poll(), name="sync by polling"),
            asyncio.create_task(self._follow(), name="sync by the bus"),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def note_change(self, topic: str) -> None:
        """Another process has published a topic that somebody listens to here."""
        prefix = table_topic("")
        if topic.startswith(prefix):
            self._changed.add(topic.removeprefix(prefix))
            self._signalled.set()
        else:
            self._tables.bus.wake(topic)

    async def _follow(self) -> None:
        while True:
            await self._signalled.wait()
            self._signalled.clear()
            changed, self._changed = self._changed, set()
            try:
                await self._catch_up(changed)
            except Unavailable:
                pass  # logged already, and the next round finds what this one has missed
            except Exception:
                log.exception("could not follow other processes' moves")

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self.look()
            except Unavailable:
                pass  # logged already
            except Exception:
                log.exception("could not look for other processes' moves")

    async def look(self) -> None:
        bus = self._tables.bus
        topics = bus.topics()
        prefix = table_topic("")
        listened_to = [topic.removeprefix(prefix) for topic in topics if topic.startswith(prefix)]
        await self._catch_up(listened_to)
        self._rounds += 1
        if self._rounds % LOBBY_EVERY == 0:
            for topic in topics:
                if topic == LOBBY or topic.startswith(player_topic("")):
                    bus.wake(topic)

    async def _catch_up(self, listened_to: Collection[str]) -> None:
        numbers = await self._tables.queries.numbers(listened_to)
        behind = [id for id, number in numbers.items() if self._is_newer(id, number)]
        deleted = [id for id in listened_to if id not in numbers]
        # All at once, so that a busy table does not delay the others.
        await asyncio.gather(*map(self._tables.refresh, behind), *map(self._drop, deleted))

    async def _drop(self, id: str) -> None:
        """The table has been deleted. Its listeners wake up and find none."""
        with suppress(Refused):
            await self._tables.refresh(id)
        self._tables.bus.wake(table_topic(id))

    def _is_newer(self, id: str, number: int) -> bool:
        """The database may have less than this process, while an entry of ours is being written."""
        known = self._tables.known_number(id)
        return known is None or number > known
