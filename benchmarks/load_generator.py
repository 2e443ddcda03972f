"""Generates load for server_load.py: tables, their players, and moves at a steady rate."""

from __future__ import annotations

import asyncio
import json
import os
import re
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from websockets.asyncio.client import connect

PEOPLE: Final = 4
BAR_MS: Final = 150.0
LATE: Final = 0.97
"""If less than this part of the due moves is made, the server has fallen behind."""
PATIENCE: Final = 10.0
"""Seconds after which a missing message counts as lost."""
CONNECTIONS: Final = 200
"""The number of HTTP connections for moves, as from this number of browsers."""
IDLE_SECONDS: Final = 3.0
"""Seconds after which a connection is opened again. The server closes idle ones after five."""

_NUMBER: Final = re.compile(r'"number":(\d+)')
_DECIDES: Final = re.compile(r'"decides":(\d+|null)')

Json = dict[str, Any]


class HttpConnection:
    """A persistent HTTP connection. A library's client would cost more than the server does."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0

    async def ask(
        self, method: str, path: str, token: str = "", body: Json | None = None, prefer: str = ""
    ) -> Json:
        """The response to a request. An error ends the run."""
        if time.monotonic() - self._used > IDLE_SECONDS:
            self.close()
            self._streams = None
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._host, self._port)
        self._used = time.monotonic()
        reader, writer = self._streams
        sent = json.dumps(body).encode() if body is not None else b""
        head = f"{method} {path} HTTP/1.1\r\nhost: {self._host}\r\ncontent-length: {len(sent)}\r\n"
        if body is not None:
            head += "content-type: application/json\r\n"
        if token:
            head += f"authorization: Bearer {token}\r\n"
        if prefer:
            head += f"prefer: {prefer}\r\n"
        writer.write(f"{head}\r\n".encode() + sent)
        answered = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = re.search(r"content-length: (\d+)", answered)
        content = await reader.readexactly(int(length.group(1))) if length else b""
        status = int(answered.split(" ", 2)[1])
        if status >= 300:
            raise SystemExit(f"{method} {path}: {status} {content.decode()[:300]}")
        found: Json = json.loads(content) if content else {}
        return found

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


@dataclass
class Table:
    """What the generator knows of a table, from the messages to its players."""

    id: str
    tokens: list[str]
    number: int = 0
    heard: list[int] = field(default_factory=lambda: [0] * PEOPLE)
    """The number of the last entry that each seat has received."""
    at: list[float] = field(default_factory=lambda: [0.0] * PEOPLE)
    decides: int | None = None
    legal: list[str] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    busy: bool = False
    over: bool = False

    def hear(self, seat: int, frame: str, at: float) -> None:
        """Take a message for a seat. Only the deciding seat parses the whole message."""
        if not frame.startswith('{"type":"table"'):
            return
        number, decides = _NUMBER.search(frame), _DECIDES.search(frame)
        assert number is not None
        assert decides is not None
        self.heard[seat], self.at[seat] = int(number.group(1)), at
        if decides.group(1) == "null":
            self.over = True
        elif int(decides.group(1)) == seat and self.heard[seat] > self.number:
            self.decides, self.number = seat, self.heard[seat]
            self.legal = [legal["key"] for legal in json.loads(frame)["table"]["view"]["legal"]]
        self.news.set()

    @property
    def is_ready(self) -> bool:
        return not self.busy and not self.over and bool(self.legal) and min(self.heard) >= self.number

    async def until_heard(self, number: int, mover: int) -> float:
        """The time when the last of the others had received an entry."""
        others = [seat for seat in range(PEOPLE) if seat != mover]
        async with asyncio.timeout(PATIENCE):
            while any(self.heard[seat] < number for seat in others):
                self.news.clear()
                await self.news.wait()
        return max(self.at[seat] for seat in others)


@dataclass
class Round:
    """The measurements of one round at one rate."""

    rate: float
    due: int = 0
    lost: int = 0
    delivered: list[float] = field(default_factory=list)
    """Milliseconds to the last other client's message."""
    answered: list[float] = field(default_factory=list)
    """Milliseconds to the response to the player who moved."""
    server: float = 0.0
    generator: float = 0.0
    """Shares of a core, of the server and of the generator."""
    machine: float = 0.0
    """The load of the machine at the end, from all its processes."""

    def delivered_at(self, share: float) -> float:
        return _percentile(self.delivered, share)

    @property
    def is_behind(self) -> bool:
        return self.lost > 0 or len(self.delivered) < LATE * self.due

    @property
    def is_good(self) -> bool:
        return not self.is_behind and self.delivered_at(0.99) <= BAR_MS

    @property
    def cost(self) -> float:
        """Milliseconds of a core per move."""
        return (
            1000 * self.server / (self.rate * len(self.delivered) / self.due)
            if self.delivered
            else float("inf")
        )

    def line(self) -> str:
        behind = f"  FELL BEHIND: {len(self.delivered)} of {self.due}" if self.is_behind else ""
        return (
            f"{self.rate:6.0f}/s  delivered p50 {self.delivered_at(0.5):6.1f}  "
            f"p95 {self.delivered_at(0.95):6.1f}  "
            f"p99 {self.delivered_at(0.99):6.1f} ms   answered p50 {_percentile(self.answered, 0.5):6.1f}  "
            f"p99 {_percentile(self.answered, 0.99):6.1f} ms   server {self.server:4.0%} "
            f"({self.cost:.2f} ms a move)  generator {self.generator:4.0%}  load {self.machine:.1f}{behind}"
        )


def _percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("inf")


class LoadGenerator:
    """All tables, the people at them and their connections."""

    def __init__(self, host: str, port: int, games: list[str], seed: int) -> None:
        self._place = host, port
        self._games = games
        self._rng = Random(seed)
        self._connections: asyncio.Queue[HttpConnection] = asyncio.Queue()
        self._listeners: set[asyncio.Task[None]] = set()
        self._open = AsyncExitStack()
        self._made = 0
        self.tables: list[Table] = []

    async def __aenter__(self) -> LoadGenerator:
        for _ in range(CONNECTIONS):
            line = HttpConnection(*self._place)
            self._open.callback(line.close)
            self._connections.put_nowait(line)
        return self

    async def __aexit__(self, *error: object) -> None:
        for listener in self._listeners:
            listener.cancel()
        await asyncio.gather(*self._listeners, return_exceptions=True)
        await self._open.aclose()

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[HttpConnection]:
        line = await self._connections.get()
        try:
            yield line
        finally:
            self._connections.put_nowait(line)

    async def fill(self, tables: int) -> None:
        """Replace finished tables, so that there is the given number of tables in play."""
        self.tables = [table for table in self.tables if not table.over]
        while len(self.tables) < tables:
            some = min(20, tables - len(self.tables))
            self.tables += await asyncio.gather(*(self._seat_people() for _ in range(some)))

    async def _seat_people(self) -> Table:
        game = self._games[self._made % len(self._games)]
        self._made += 1
        async with self._line() as line:
            guests = [await line.ask("POST", "/api/guest", body={"keep": "token"}) for _ in range(PEOPLE)]
            tokens = [guest["token"] for guest in guests]
            seats = [{"kind": "human"}] + [{"kind": "open"}] * (PEOPLE - 1)
            asked = {"game": game, "seats": seats, "visibility": "open"}
            made = await line.ask("POST", "/api/tables", tokens[0], asked)
            for token in tokens[1:]:
                await line.ask("POST", f"/api/tables/{made['id']}/join", token, {})
        return Table(made["id"], tokens)

    async def listen(self) -> None:
        """Open a live connection for each person who has none."""
        silent = [table for table in self.tables if not any(table.heard)]
        for table in silent:
            for seat in range(PEOPLE):
                listener = asyncio.create_task(self._hear(table, seat))
                self._listeners.add(listener)
                listener.add_done_callback(self._listeners.discard)
            async with asyncio.timeout(PATIENCE):
                while not all(table.heard):
                    await asyncio.sleep(0.001)

    async def _hear(self, table: Table, seat: int) -> None:
        host, port = self._place
        headers = {"authorization": f"Bearer {table.tokens[seat]}"}
        address = f"ws://{host}:{port}/api/tables/{table.id}/live"
        async with connect(address, additional_headers=headers, max_queue=None, ping_interval=None) as live:
            async for frame in live:
                assert isinstance(frame, str)
                table.hear(seat, frame, time.perf_counter())
                if table.over:
                    return

    async def play(self, rate: float, seconds: float, server: int) -> Round:
        """Make moves at a steady rate, each at a table that is ready for one."""
        run = Round(rate)
        moves: list[asyncio.Task[None]] = []
        begun, used = time.perf_counter(), (_cpu(server), time.process_time())
        while (due := begun + run.due / rate) < begun + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            run.due += 1
            ready = [table for table in self.tables if table.is_ready]
            if ready:
                moves.append(asyncio.create_task(self._move(self._rng.choice(ready), due, run)))
        spent = time.perf_counter() - begun
        run.server = (_cpu(server) - used[0]) / spent
        run.generator = (time.process_time() - used[1]) / spent
        run.machine = os.getloadavg()[0]
        await asyncio.gather(*moves)
        return run

    async def _move(self, table: Table, due: float, run: Round) -> None:
        assert table.decides is not None
        mover, number, key = table.decides, table.number + 1, self._rng.choice(table.legal)
        table.busy, table.legal = True, []
        async with self._line() as line:
            asked = {"number": number, "action": key}
            path = f"/api/tables/{table.id}/moves"
            # As the page does, which gets the table by its socket.
            await line.ask("POST", path, table.tokens[mover], asked, prefer="return=minimal")
        answered = time.perf_counter()
        try:
            delivered = await table.until_heard(number, mover)
        except TimeoutError:
            run.lost += 1
            return
        run.answered.append(1000 * (answered - due))
        run.delivered.append(1000 * (delivered - due))
        table.busy = False


def _cpu(process: int) -> float:
    """Processor seconds of a process, without its children, which are idle bots' workers."""
    stat = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")
