"""Who is here: players with a live connection, or with a recent request.

Each process regularly writes whom it has seen, so all processes know it, a little late. That is good enough
for what it decides: whether a bot plays for somebody who is away while others wait, and whether the others
may act (table/absence.py). While the server or the database was gone, nobody counts as away: what was written
before counts only some time after the first round that works again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from typing import Final

from harbourside.engine.errors import HarboursideError
from harbourside.server.errors import Unavailable
from harbourside.server.logs import mark
from harbourside.server.storage.players import PlayerStore
from harbourside.server.table import commands
from harbourside.server.table.absence import Presences
from harbourside.server.table_store import TableStore

ROUND_SECONDS: Final = 10.0
HERE_MS: Final = 3 * int(1000 * ROUND_SECONDS)
"""A player who was seen within this time is here."""

log = logging.getLogger(__name__)


class Presence:
    def __init__(self, tables: TableStore, people: PlayerStore, restart_grace: float = 0.0) -> None:
        self._tables = tables
        self._players = people
        self._restart_grace = int(1000 * restart_grace)
        self._seeing_since: int | None = None
        """When the first round succeeded after the start, or after one that failed."""
        self._asked: set[str] = set()
        """The players with a request since the last round."""
        self._connected: Counter[str] = Counter()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="presence")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def saw(self, player: str) -> None:
        self._asked.add(player)

    @contextmanager
    def connected(self, player: str | None) -> Iterator[None]:
        """While this lasts, the player has a live connection. Spectators may have no identity."""
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
        """Write who is here, and let bots play for absent players whom others wait for."""
        now = self._tables.now()
        asked, self._asked = self._asked, set()
        try:
            await self._players.were_seen(asked | set(self._connected), now)
        except BaseException:
            self._asked |= asked
            self._seeing_since = None
            raise
        if self._seeing_since is None:
            self._seeing_since = now
        if now < self._seeing_since + self._restart_grace:
            return
        for id, player in await self._tables.queries.absent(now, HERE_MS):
            await self._replace(id, player, now)

    async def of(self, players: Collection[str]) -> Presences:
        """Which of them are away."""
        now = self._tables.now()
        since = now if self._seeing_since is None else self._seeing_since
        seen = await self._players.last_seen(players)
        here = {player for player in players if player in self._connected or player in self._asked}
        away = {
            player: seen.get(player, 0)
            for player in players
            if player not in here and seen.get(player, 0) <= now - HERE_MS
        }
        return Presences(now, away, since + self._restart_grace)

    async def _replace(self, id: str, player: str, now: int) -> None:
        try:
            await self._tables.change(id, lambda table: commands.replace_absent(table, player, now))
        except Unavailable:
            raise
        except HarboursideError as error:
            log.warning(
                "no bot can play for an absent player", extra={"table": mark(id), "reason": str(error)}
            )

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self.look()
            except Unavailable:
                pass  # logged already
            except Exception:
                log.exception("could not look who is here")
