"""Reading and changing tables. Memory caches them, and one task at a time changes each."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final, TypeVar

from harbourside.server.bus import LOBBY, Bus, player_topic, table_topic
from harbourside.server.errors import unknown_table
from harbourside.server.metrics import Metrics
from harbourside.server.storage.journal_writer import JournalWriter, LobbyPlace, Write
from harbourside.server.storage.table_queries import TableQueries
from harbourside.server.table import commands
from harbourside.server.table.commands import NewEntries
from harbourside.server.table.derived import derived_columns
from harbourside.server.table.entries import Patch
from harbourside.server.table.header import LISTED, Header
from harbourside.server.table.journal import Entry
from harbourside.server.table.table import Table
from harbourside.server.table.visibility import summary
from harbourside.server.table_cache import Slot, TableCache
from harbourside.server.times import now_ms
from harbourside.server.yielder import Yielder

T = TypeVar("T")
Command = Callable[[Table], NewEntries]

ENTRIES_A_QUERY: Final = 250


class EntryTaken(Exception):
    """Another process has written that number first. The table must be caught up before the next try."""


class TableStore:
    """The only way to tables. Every change is on disk before anybody sees it."""

    def __init__(
        self,
        queries: TableQueries,
        writer: JournalWriter,
        bus: Bus,
        metrics: Metrics,
        most_cached: int,
        now: Callable[[], int] = now_ms,
        restart_grace: float = 0.0,
    ) -> None:
        self.queries = queries
        self.bus = bus
        self.now = now
        self._started = now()
        self._restart_grace = int(1000 * restart_grace)
        self._writer = writer
        self._metrics = metrics
        self._cache = TableCache(most_cached, metrics)
        self.after_change: list[Callable[[Table], None]] = []
        """Called after every change made here, once it is on disk: bots, clocks, notices."""

    @asynccontextmanager
    async def table(self, id: str) -> AsyncIterator[Table]:
        """The table, caught up with the database, and locked while it is used."""
        async with self._cache.locked(id) as slot:
            await self._catch_up(id, slot)
            assert slot.table is not None
            yield slot.table

    async def read(self, id: str, read: Callable[[Table], T], fresh: bool = False) -> T:
        """The result of `read`, which changes nothing. Unless it must be fresh, it gets the cached table, and
        without the lock if no change is in progress: after every move, everybody at the table reads it."""
        cached = None if fresh else self._cache.unlocked(id)
        if cached is not None:
            return read(cached)
        async with self._cache.locked(id) as slot:
            if slot.table is None or fresh:
                await self._catch_up(id, slot)
            assert slot.table is not None
            return read(slot.table)

    async def change(
        self,
        id: str,
        command: Command,
        also: Header | None = None,
        place: LobbyPlace | None = None,
    ) -> None:
        """Write the entries that a command returns, then notify. If it raises, nothing changes.

        `also` is a table that is made in the same transaction, at that place in the lobby.
        """
        async with self._cache.locked(id) as slot:
            new = None
            if also is not None:
                new = await self._first_write(also, commands.open_with_host(also, ""), place)
            if await self._run(id, slot, command, None if new is None else new[1]):
                assert slot.table is not None
                self._notify(slot.table)
        if new is not None:
            self._cache.put(new[0])
            self._notify(new[0])

    async def _run(self, id: str, slot: Slot, command: Command, also: Write | None) -> bool:
        """Try a command until it is written. False if there was nothing to do.

        If the cached table allows the change, we try to write it; the unique entry number settles races. If
        it refuses, or there is nothing to do, we catch up with the database before we believe it.
        """
        while True:
            if slot.table is None:
                await self._catch_up(id, slot)
            assert slot.table is not None
            if not await self._stop_clock(slot, slot.table):
                continue
            known = slot.table.number
            try:
                new = command(slot.table)
            except Exception:
                await self._catch_up(id, slot)
                if slot.table.number == known:
                    raise
                continue
            if not new:
                await self._catch_up(id, slot)
                if slot.table.number == known:
                    return False
                continue
            try:
                await self._write(slot, new, also)
            except EntryTaken:
                continue
            return True

    async def _stop_clock(self, slot: Slot, table: Table) -> bool:
        """Time that has run out is written before anything else. False if another process wrote first."""
        late = commands.time_out(table, self.now() - self._spared(table))
        if late:
            try:
                await self._write(slot, late, None)
            except EntryTaken:
                return False
            self._notify(table)
        return True

    async def stop_clock(self, id: str) -> None:
        """Write that somebody's time has run out, if it has."""
        await self.change(id, lambda table: [])

    async def create(self, header: Header, new: NewEntries, place: LobbyPlace | None = None) -> None:
        """Make a table with its first entries."""
        begun = time.perf_counter()
        table, write = await self._first_write(header, new, place)
        await self._writer.write(write)
        self._metrics.wrote(write.entries, time.perf_counter() - begun)
        self._cache.put(table)
        self._notify(table)

    async def refresh(self, id: str) -> None:
        """Catch up with what other processes wrote. That wakes the table's sockets here."""
        async with self.table(id):
            pass

    def known_number(self, id: str) -> int | None:
        """The number of the last entry that this process knows, without a query."""
        return self._cache.number(id)

    async def _catch_up(self, id: str, slot: Slot) -> None:
        """Fold what the journal has more than the cached table."""
        number = await self.queries.number(id)
        if number is None:
            slot.table = None
            raise unknown_table()
        if slot.table is None:
            header = await self.queries.header(id)
            assert header is not None
            slot.table = Table(header)
        table, known = slot.table, slot.table.number
        if number <= known:
            return
        try:
            if not await self._fold_journal(id, table, number):
                slot.table = None  # its header has changed
                await self._catch_up(id, slot)
                return
            # The task that catches up sees these entries now; the table's sockets here have not seen them.
            self.bus.wake(table_topic(id))
        except BaseException:
            slot.table = None  # a part of the journal is worse than nothing
            raise
        if not known and table.cause is not table.problem:
            await self.queries.note_status(id, table.number, table.status, summary(table))

    async def _fold_journal(self, id: str, table: Table, number: int) -> bool:
        """Fold the entries up to a number. False if the table's header is out of date."""
        known, yielder = table.number, Yielder()
        while table.number < number:
            entries = await self.queries.entries(id, table.number, ENTRIES_A_QUERY)
            if known and any(entry.kind == Patch.kind for entry in entries):
                return False
            for entry in entries:
                table.add(entry)
                await yielder.yield_if_due()
            if not entries:
                break
        return True

    async def _write(self, slot: Slot, new: NewEntries, also: Write | None) -> None:
        table = slot.table
        assert table is not None
        begun = time.perf_counter()
        people_before, waited_for = _people_at(table), table.waits_for
        try:
            entries = self._add(table, new)
            people = _people_at(table)
            write = Write(
                table.header.id,
                entries,
                derived_columns(table, self.now()),
                people if people != people_before else None,
                turn=table.waits_for if table.is_correspondence and table.waits_for != waited_for else None,
                also=also,
            )
            if not await self._writer.write(write):
                raise EntryTaken
        except BaseException:
            slot.table = None  # memory is ahead of the disk: load the table again
            raise
        self._metrics.wrote(entries, time.perf_counter() - begun)

    async def _first_write(
        self, header: Header, new: NewEntries, place: LobbyPlace | None
    ) -> tuple[Table, Write]:
        """A new table, and what to write of it. A record may have thousands of entries."""
        table, entries, yielder = Table(header), [], Yielder()
        for content in new:
            entries += self._add(table, [content])
            await yielder.yield_if_due()
        now = self.now()
        return table, Write(header.id, entries, derived_columns(table, now), _people_at(table), header, place)

    def _spared(self, table: Table) -> int:
        """Milliseconds that nobody's clock is charged for, because no server was running.

        A player whose time ran out then, or would run out right after the start, has a grace time from the
        start on. After the table's first change here this is over.
        """
        clock, now = table.clock, self.now()
        if clock.deadline is None or not clock.at < self._started <= now:
            return 0
        return max(0, self._started + self._restart_grace - clock.deadline)

    def _add(self, table: Table, new: NewEntries) -> list[Entry]:
        """Number the new entries, and fold them."""
        now, spared, problem = max(self.now(), table.clock.at), self._spared(table), table.problem
        entries = []
        for content in new:
            entries.append(table.add(replace(content, spared=spared).numbered(table.number + 1, now)))
            spared = 0
        if table.problem is not problem:  # a command allowed what cannot be folded: a bug
            raise RuntimeError(f"{table.cause}")
        return entries

    def _notify(self, table: Table) -> None:
        self.bus.publish(table_topic(table.header.id))
        for player in _people_at(table):
            self.bus.publish(player_topic(player))
        if table.header.terms.visibility == LISTED:
            self.bus.publish(LOBBY)
        for callback in self.after_change:
            callback(table)


def _people_at(table: Table) -> frozenset[str]:
    return frozenset(seat_state.player for seat_state in table.seats if seat_state.player is not None)
