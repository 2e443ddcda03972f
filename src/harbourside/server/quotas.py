"""How many tables one identity and one network may have open, and the place of a new one in the lobby.

A limit is checked and its table written under a lock for the host and one for the network, so requests that
come together cannot pass it together. Each process has its own locks: with several processes, requests that
arrive at different ones in the same moment can pass a limit by one each.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from harbourside.server.errors import Refused
from harbourside.server.settings import Limits
from harbourside.server.storage.journal_writer import LobbyPlace
from harbourside.server.storage.network_marks import NetworkMarks
from harbourside.server.storage.table_queries import TableQueries, Tally

NETWORK_TABLES_A_ROUND: Final = 3
"""Several people may share a network, so this many of its tables are in each round of the lobby."""


class KeyedLocks:
    """A lock for each key that is in use."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._users: Counter[str] = Counter()

    @asynccontextmanager
    async def locked(self, key: str) -> AsyncIterator[None]:
        lock = self._locks.setdefault(key, asyncio.Lock())
        self._users[key] += 1
        try:
            async with lock:
                yield
        finally:
            self._users[key] -= 1
            if not self._users[key]:
                del self._users[key], self._locks[key]


class Quotas:
    def __init__(self, queries: TableQueries, marks: NetworkMarks, limits: Limits) -> None:
        self._queries = queries
        self._marks = marks
        self._limits = limits
        self._locks = KeyedLocks()

    @asynccontextmanager
    async def room_for_table(self, host: str, network: str, listed: bool) -> AsyncIterator[LobbyPlace]:
        """Write the new table inside this context. Refused if there are too many."""
        async with self._locks.locked(f"host:{host}"), self._locks.locked(f"network:{network}"):
            mark = await self._marks.of(network)
            found = await self._queries.open_tables(host, mark)
            self._check_host(found.host, listed)
            self._check_network(found.network, listed)
            await self._check_unfinished(host)
            in_network = found.network.listed // NETWORK_TABLES_A_ROUND
            yield LobbyPlace(mark, max(found.host.listed, in_network) if listed else 0)

    @asynccontextmanager
    async def room_to_sit(self, player: str) -> AsyncIterator[None]:
        """Sit down inside this context. Refused if the player sits at too many tables."""
        async with self._locks.locked(f"host:{player}"):
            await self._check_unfinished(player)
            yield

    def _check_host(self, hosts: Tally, listed: bool) -> None:
        limits = self._limits
        if listed and hosts.waiting_listed >= limits.listed_tables:
            raise Refused(409, "too-many-listed", most=limits.listed_tables)
        if hosts.waiting >= limits.waiting_tables:
            raise Refused(409, "too-many-waiting", most=limits.waiting_tables)
        if hosts.unfinished >= limits.unfinished_tables:
            raise Refused(409, "too-many-unfinished", most=limits.unfinished_tables)

    def _check_network(self, networks: Tally, listed: bool) -> None:
        limits = self._limits
        people = limits.people_per_address
        if (
            (listed and networks.waiting_listed >= people * limits.listed_tables)
            or networks.waiting >= people * limits.waiting_tables
            or networks.unfinished >= people * limits.unfinished_tables
        ):
            raise Refused(409, "too-many-at-network")

    async def _check_unfinished(self, player: str) -> None:
        most = self._limits.unfinished_tables
        if await self._queries.unfinished_of(player) >= most:
            raise Refused(409, "too-many-unfinished", most=most)
