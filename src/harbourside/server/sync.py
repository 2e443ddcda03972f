"""Looking what other processes did at the tables that are watched here.

When the bus says so, and now and then. With a bus between the processes the latter finds nothing new; without
one, or while it is gone, everybody still hears of everything, only later.
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
"""Lists of tables may be this many looks old."""

log = logging.getLogger(__name__)


class Sync:
    def __init__(self, tables: TableStore, every: float) -> None:
        self._tables = tables
        self._every = every
        self._looks = 0
        self._heard: set[str] = set()
        """Tables of which the bus has said that they changed elsewhere."""
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tables.bus.when_elsewhere(self.hear)
        self._tasks = [
            asyncio.create_task(self._keep(), name="watch"),
            asyncio.create_task(self._follow(), name="watch the bus"),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def hear(self, topic: str) -> None:
        """Another process has published this, and somebody listens to it here."""
        prefix = table_topic("")
        if topic.startswith(prefix):
            self._heard.add(topic.removeprefix(prefix))
            self._news.set()
        else:
            self._tables.bus.ring(topic)

    async def _follow(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            heard, self._heard = self._heard, set()
            try:
                await self._catch_up(heard)
            except Unavailable:
                pass  # the log knows, and the next look finds what this one has missed
            except Exception:
                log.exception("could not follow other processes' moves")

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self.look()
            except Unavailable:
                pass  # the log knows
            except Exception:
                log.exception("could not look for other processes' moves")

    async def look(self) -> None:
        bus = self._tables.bus
        topics = bus.topics()
        prefix = table_topic("")
        watched = [topic.removeprefix(prefix) for topic in topics if topic.startswith(prefix)]
        await self._catch_up(watched)
        self._looks += 1
        if self._looks % LOBBY_EVERY == 0:
            for topic in topics:
                if topic == LOBBY or topic.startswith(player_topic("")):
                    bus.ring(topic)

    async def _catch_up(self, watched: Collection[str]) -> None:
        numbers = await self._tables.queries.numbers(watched)
        behind = [id for id, number in numbers.items() if self._is_news(id, number)]
        deleted = [id for id in watched if id not in numbers]
        # Together: one table that is busy must not keep the others waiting.
        await asyncio.gather(*map(self._tables.refresh, behind), *map(self._drop, deleted))

    async def _drop(self, id: str) -> None:
        """The table has been deleted: whoever listens is told that there is none."""
        with suppress(Refused):
            await self._tables.refresh(id)
        self._tables.bus.ring(table_topic(id))

    def _is_news(self, id: str, number: int) -> bool:
        """The database may have less than we know of, while our own next entry is on its way to the disk."""
        known = self._tables.known_number(id)
        return known is None or number > known
