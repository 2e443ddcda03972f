"""The tables in play: each in memory as a cache of its journal, changed by one request at a time."""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
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
from harbourside.server.times import now_ms

T = TypeVar("T")

MOST_AT_ONCE: Final = 250
"""Entries of a journal in one question to the database."""
LONGEST_TURN: Final = 0.005
"""Seconds of work before others have their turn."""
AN_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


class EntryTaken(Exception):
    """Another process has written that number first; the table has to be looked at again."""


class FairLoop:
    """Long work that shares the event loop: it lets the others run every few milliseconds."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    async def pass_on(self) -> None:
        now = time.perf_counter()
        if now - self._since >= LONGEST_TURN:
            await asyncio.sleep(0)
            self._since = time.perf_counter()


class _Slot:
    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.users = 0


class TableStore:
    """The one door to tables. Whoever looks at one or changes it has it alone for that moment."""

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
        self._most_cached = most_cached
        self._slots: OrderedDict[str, _Slot] = OrderedDict()
        self.after_change: list[Callable[[Table], None]] = []
        """Told of every change made here, once it is on disk: the bots' pilot, clocks, notices."""

    @asynccontextmanager
    async def table(self, id: str) -> AsyncIterator[Table]:
        """The table, caught up with the database, and locked while it is used."""
        async with self._slot(id) as slot:
            await self._catch_up(id, slot)
            assert slot.table is not None
            yield slot.table

    async def read(self, id: str, read: Callable[[Table], T], fresh: bool = False) -> T:
        """The result of `read`, which changes nothing. Unless it must be fresh, it gets the cached table, and
        without the lock if no change is in progress: after every move, everybody at the table reads it."""
        slot = self._slots.get(id)
        if not fresh and slot is not None and slot.table is not None and not slot.lock.locked():
            self._slots.move_to_end(id)
            return read(slot.table)
        async with self._slot(id) as slot:
            if slot.table is None or fresh:
                await self._catch_up(id, slot)
            assert slot.table is not None
            return read(slot.table)

    async def change(
        self,
        id: str,
        ask: Callable[[Table], NewEntries],
        also: Header | None = None,
        place: LobbyPlace | None = None,
    ) -> None:
        """Do what `ask` says can be done: on disk, then in memory for all, then told.

        `also` is a table that comes into being with it, at that place in the lobby. Refusals of `ask` go
        through, and nothing changes.
        """
        async with self._slot(id) as slot:
            new = None
            if also is not None:
                new = await self._first_write(also, commands.open_with_host(also, ""), place)
            if await self._do(id, slot, ask, None if new is None else new[1]):
                assert slot.table is not None
                self._tell(slot.table)
        if new is not None:
            self._welcome(new[0])

    async def _do(self, id: str, slot: _Slot, ask: Callable[[Table], NewEntries], also: Write | None) -> bool:
        """What memory allows, the journal's numbers decide; what it refuses, only a fresh look confirms.

        False if there was nothing to do.
        """
        while True:
            if slot.table is None:
                await self._catch_up(id, slot)
            assert slot.table is not None
            if not await self._stop_clock(slot, slot.table):
                continue
            known = slot.table.number
            try:
                commands = ask(slot.table)
            except Exception:
                await self._catch_up(id, slot)
                if slot.table.number == known:
                    raise
                continue
            if not commands:
                await self._catch_up(id, slot)
                if slot.table.number == known:
                    return False
                continue
            try:
                await self._write(slot, commands, also)
            except EntryTaken:
                continue
            return True

    async def _stop_clock(self, slot: _Slot, table: Table) -> bool:
        """Whoever is out of time is so before anything else is done; False if somebody else wrote first."""
        late = commands.time_out(table, self.now() - self._spared(table))
        if late:
            try:
                await self._write(slot, late, None)
            except EntryTaken:
                return False
            self._tell(table)
        return True

    async def settle(self, id: str) -> None:
        """Write down that somebody's time has run out, if it has."""
        await self.change(id, lambda table: [])

    async def create(self, header: Header, commands: NewEntries, place: LobbyPlace | None = None) -> None:
        """A new table, with what happened there already."""
        begun = time.perf_counter()
        table, write = await self._first_write(header, commands, place)
        await self._writer.write(write)
        self._metrics.wrote(write.entries, time.perf_counter() - begun)
        self._welcome(table)

    def _welcome(self, table: Table) -> None:
        """A new table that is on disk already."""
        slot = self._slots[table.header.id] = _Slot()
        slot.table = table
        self._tell(table)
        self._forget(table.header.id, slot)

    async def refresh(self, id: str) -> None:
        """Another process has changed the table: catch up, which tells those who listen here."""
        async with self.table(id):
            pass

    def known_number(self, id: str) -> int | None:
        """What this process has of a table, without asking anybody."""
        slot = self._slots.get(id)
        return None if slot is None or slot.table is None else slot.table.number

    @asynccontextmanager
    async def _slot(self, id: str) -> AsyncIterator[_Slot]:
        if not AN_ID.fullmatch(id):
            raise unknown_table()
        slot = self._slots.setdefault(id, _Slot())
        self._slots.move_to_end(id)
        slot.users += 1
        try:
            async with slot.lock:
                yield slot
        finally:
            slot.users -= 1
            self._forget(id, slot)

    def _forget(self, id: str, slot: _Slot) -> None:
        """Keep no place for a table that does not exist, and no more tables than there is room for."""
        if slot.users == 0 and slot.table is None:
            self._slots.pop(id, None)
        if len(self._slots) > self._most_cached:
            idle = next((id for id, slot in self._slots.items() if slot.users == 0), None)
            if idle is not None:
                del self._slots[idle]
        self._metrics.cached(len(self._slots))

    async def _catch_up(self, id: str, slot: _Slot) -> None:
        number = await self.queries.number(id)
        if number is None:
            slot.table = None
            raise unknown_table()
        if slot.table is None:
            header = await self.queries.header(id)
            assert header is not None
            slot.table = Table(header)
        table = slot.table
        if number > table.number:
            try:
                known, turns = table.number, FairLoop()
                while table.number < number:
                    new = await self.queries.entries(id, table.number, MOST_AT_ONCE)
                    if known and any(entry.kind == Patch.kind for entry in new):
                        slot.table = None  # the header has changed under it
                        await self._catch_up(id, slot)
                        return
                    for entry in new:
                        table.add(entry)
                        await turns.pass_on()
                    if not new:
                        break
                # Whoever caused this look, those who listen here have not heard of these entries.
                self.bus.ring(table_topic(id))
            except BaseException:
                slot.table = None  # half a journal is worse than none
                raise
            if not known and table.cause is not table.problem:
                await self.queries.note_status(id, table.number, table.status, summary(table))

    async def _write(self, slot: _Slot, commands: NewEntries, also: Write | None) -> None:
        table = slot.table
        assert table is not None
        begun = time.perf_counter()
        who, waited_for = _people_at(table), table.waits_for
        try:
            entries = self._add(table, commands)
            changed = _people_at(table)
            write = Write(
                table.header.id,
                entries,
                derived_columns(table, self.now()),
                changed if changed != who else None,
                turn=table.waits_for if table.is_correspondence and table.waits_for != waited_for else None,
                also=also,
            )
            if not await self._writer.write(write):
                raise EntryTaken
        except BaseException:
            slot.table = None  # memory has run ahead of the disk: begin again from there
            raise
        self._metrics.wrote(entries, time.perf_counter() - begun)

    async def _first_write(
        self, header: Header, commands: NewEntries, place: LobbyPlace | None
    ) -> tuple[Table, Write]:
        """A record that somebody brings along may have thousands of entries."""
        table, entries, turns = Table(header), [], FairLoop()
        for new in commands:
            entries += self._add(table, [new])
            await turns.pass_on()
        now = self.now()
        return table, Write(header.id, entries, derived_columns(table, now), _people_at(table), header, place)

    def _spared(self, table: Table) -> int:
        """So many milliseconds nobody is charged for: whose time ran out while no server was there, or would
        right after the start, has a while from the start on. Once a table has changed here, this is over."""
        clock, now = table.clock, self.now()
        if clock.deadline is None or not clock.at < self._started <= now:
            return 0
        return max(0, self._started + self._restart_grace - clock.deadline)

    def _add(self, table: Table, commands: NewEntries) -> list[Entry]:
        now, spared, problem = max(self.now(), table.clock.at), self._spared(table), table.problem
        entries = []
        for new in commands:
            entries.append(table.add(replace(new, spared=spared).numbered(table.number + 1, now)))
            spared = 0
        if table.problem is not problem:  # what was allowed cannot be done: our mistake, and never written
            raise RuntimeError(f"{table.cause}")
        return entries

    def _tell(self, table: Table) -> None:
        self.bus.publish(table_topic(table.header.id))
        for player in _people_at(table):
            self.bus.publish(player_topic(player))
        if table.header.terms.visibility == LISTED:
            self.bus.publish(LOBBY)
        for told in self.after_change:
            told(table)


def _people_at(table: Table) -> frozenset[str]:
    return frozenset(seat_state.player for seat_state in table.seats if seat_state.player is not None)
