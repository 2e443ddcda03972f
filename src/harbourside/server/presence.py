"""Who is here: whoever has a live connection, or has asked for something a moment ago.

Each process writes down now and then whom it has seen, so that all of them know of everybody, if a little
late. That is good enough for the one thing it decides: whether a bot holds the seat of somebody who is away
while others wait. A process that could not write for longer than a table's grace time may have a seat held
wrongly; whoever sits there gets it back as soon as they hear of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from harbourside.engine.errors import HarboursideError
from harbourside.server.errors import Unavailable
from harbourside.server.harbour import Harbour
from harbourside.server.logs import mark
from harbourside.server.storage.people import People
from harbourside.server.table import deeds

ROUND_SECONDS: Final = 10.0
HERE_MS: Final = 3 * int(1000 * ROUND_SECONDS)
"""Whoever was seen within this time is here."""

log = logging.getLogger(__name__)


class Presence:
    def __init__(self, harbour: Harbour, people: People) -> None:
        self._harbour = harbour
        self._people = people
        self._asked: set[str] = set()
        """Who has asked for something since the last round."""
        self._connected: Counter[str] = Counter()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._keep(), name="presence")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def saw(self, player: str) -> None:
        self._asked.add(player)

    @contextmanager
    def connected(self, player: str | None) -> Iterator[None]:
        """As long as a live connection lasts; spectators may be nobody."""
        if player is None:
            yield
            return
        self._connected[player] += 1
        try:
            yield
        finally:
            self._asked.add(player)  # was here until now
            self._connected[player] -= 1
            if not self._connected[player]:
                del self._connected[player]

    async def look(self) -> None:
        """Write down who is here, and have bots hold the seats of those who have kept others waiting."""
        now = self._harbour.now()
        asked, self._asked = self._asked, set()
        try:
            await self._people.were_seen(asked | set(self._connected), now)
        except BaseException:
            self._asked |= asked
            raise
        for id, player in await self._harbour.archive.absent(now, HERE_MS):
            await self._hold(id, player, now)

    async def _hold(self, id: str, player: str, now: int) -> None:
        try:
            await self._harbour.change(id, lambda table: deeds.hold(table, player, now))
        except Unavailable:
            raise
        except HarboursideError as error:
            log.warning("a seat cannot be held", extra={"table": mark(id), "reason": str(error)})

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self.look()
            except Unavailable:
                pass  # the log knows
            except Exception:
                log.exception("could not look who is here")
