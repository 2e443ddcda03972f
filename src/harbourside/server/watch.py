"""Looking now and then what other processes did at the tables that are watched here.

With a bus between the processes this finds nothing new; without one, or while it is gone, everybody still
hears of everything, only later.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from harbourside.server.bus import LOBBY, player_topic, table_topic
from harbourside.server.harbour import Harbour

LOBBY_EVERY: Final = 5
"""Lists of tables may be this many looks old."""

log = logging.getLogger(__name__)


class Watch:
    def __init__(self, harbour: Harbour, every: float) -> None:
        self._harbour = harbour
        self._every = every
        self._looks = 0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._keep(), name="watch")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self.look()
            except Exception:
                log.exception("could not look for other processes' moves")

    async def look(self) -> None:
        bus = self._harbour.bus
        topics = bus.topics()
        prefix = table_topic("")
        watched = [topic.removeprefix(prefix) for topic in topics if topic.startswith(prefix)]
        for id, number in (await self._harbour.archive.numbers(watched)).items():
            known = self._harbour.known_number(id)
            if known is None or number > known:  # less, while our own next entry is on its way to the disk
                await self._harbour.refresh(id)
        self._looks += 1
        if self._looks % LOBBY_EVERY == 0:
            for topic in topics:
                if topic == LOBBY or topic.startswith(player_topic("")):
                    bus.publish(topic)
