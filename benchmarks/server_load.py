"""How a server bears many live tables: from a move's post to the last other client's message.

    python benchmarks/server_load.py [--tables 300] [--rate 200] [--seconds 30] [--rounds 3] [--knee]

A real `harbourside serve` on a SQLite file of its own, four people with a live connection each at every
table, and random decisions at a steady rate, spread over the tables. A move's time begins when it was due,
not when the generator got round to it, and ends when the last of the three others has its message. With
--knee the rate is raised until the 99th percentile passes the bar or the moves fall behind.

The generator is one process, and parses no more than it needs; what it takes of a core is told as well.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

from websockets.asyncio.client import connect

import harbourside as hs

PEOPLE: Final = 4
BAR_MS: Final = 150.0
LATE: Final = 0.97
"""Of the moves that were due; whoever makes fewer has fallen behind."""
PATIENCE: Final = 10.0
"""Seconds after which a message that has not come is counted as lost."""
LINES: Final = 200
"""Connections that moves are posted over, as from so many browsers."""
IDLE_SECONDS: Final = 3.0
"""After which a line is opened anew: the server closes those that are silent for five."""

NO_LIMITS: Final = "\n".join(
    [
        *(
            f"{name} = 1000000"
            for name in ("most_connections", "connections_per_address", "sockets_per_address")
        ),
        "[limits]",
    ]
    + [
        f"{name} = {{ burst = 1e9, per_second = 1e9 }}"
        for name in ("requests", "guests", "tables", "changes", "sockets")
    ]
)

_NUMBER: Final = re.compile(r'"number":(\d+)')
_DECIDES: Final = re.compile(r'"decides":(\d+|null)')

Json = dict[str, Any]


class Line:
    """One kept connection for HTTP. A library's client would cost more than the server does."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0

    async def ask(self, method: str, path: str, token: str = "", body: Json | None = None) -> Json:
        """The answer to a request; a refusal that is no stale move ends the run."""
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
    """What the generator knows of a table, from the messages of those who sit there."""

    id: str
    tokens: list[str]
    number: int = 0
    heard: list[int] = field(default_factory=lambda: [0] * PEOPLE)
    """The last number that each seat has heard of."""
    at: list[float] = field(default_factory=lambda: [0.0] * PEOPLE)
    decides: int | None = None
    legal: list[str] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    busy: bool = False
    over: bool = False

    def hear(self, seat: int, frame: str, at: float) -> None:
        """Only the one who is to decide has to read the whole frame."""
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
        """When the last of the others had heard of an entry."""
        others = [seat for seat in range(PEOPLE) if seat != mover]
        async with asyncio.timeout(PATIENCE):
            while any(self.heard[seat] < number for seat in others):
                self.news.clear()
                await self.news.wait()
        return max(self.at[seat] for seat in others)


@dataclass
class Round:
    """What came of so many seconds at one rate."""

    rate: float
    due: int = 0
    lost: int = 0
    told: list[float] = field(default_factory=list)
    """Milliseconds to the last other client's message."""
    answered: list[float] = field(default_factory=list)
    """Milliseconds to the answer to who made the move."""
    server: float = 0.0
    generator: float = 0.0
    """Shares of a core."""
    machine: float = 0.0
    """The machine's load when it was over, whoever made it."""

    def told_at(self, share: float) -> float:
        return _percentile(self.told, share)

    @property
    def is_behind(self) -> bool:
        return self.lost > 0 or len(self.told) < LATE * self.due

    @property
    def is_good(self) -> bool:
        return not self.is_behind and self.told_at(0.99) <= BAR_MS

    @property
    def cost(self) -> float:
        """Milliseconds of a core for each move."""
        return 1000 * self.server / (self.rate * len(self.told) / self.due) if self.told else float("inf")

    def line(self) -> str:
        behind = f"  FELL BEHIND: {len(self.told)} of {self.due}" if self.is_behind else ""
        return (
            f"{self.rate:6.0f}/s  told p50 {self.told_at(0.5):6.1f}  p95 {self.told_at(0.95):6.1f}  "
            f"p99 {self.told_at(0.99):6.1f} ms   answered p50 {_percentile(self.answered, 0.5):6.1f}  "
            f"p99 {_percentile(self.answered, 0.99):6.1f} ms   server {self.server:4.0%} "
            f"({self.cost:.2f} ms a move)  generator {self.generator:4.0%}  load {self.machine:.1f}{behind}"
        )


def _percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("inf")


class Fleet:
    """All tables, the people at them and their connections."""

    def __init__(self, host: str, port: int, games: list[str], seed: int) -> None:
        self._place = host, port
        self._games = games
        self._rng = Random(seed)
        self._lines: asyncio.Queue[Line] = asyncio.Queue()
        self._listeners: set[asyncio.Task[None]] = set()
        self._open = AsyncExitStack()
        self._made = 0
        self.tables: list[Table] = []

    async def __aenter__(self) -> Fleet:
        for _ in range(LINES):
            line = Line(*self._place)
            self._open.callback(line.close)
            self._lines.put_nowait(line)
        return self

    async def __aexit__(self, *error: object) -> None:
        for listener in self._listeners:
            listener.cancel()
        await asyncio.gather(*self._listeners, return_exceptions=True)
        await self._open.aclose()

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[Line]:
        line = await self._lines.get()
        try:
            yield line
        finally:
            self._lines.put_nowait(line)

    async def fill(self, tables: int) -> None:
        """As many tables as there should be, in play and not yet over, not yet listened to."""
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
        """A live connection for everybody who has none."""
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
        """Moves at a steady rate, each at a table that is ready for one."""
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
            answer = await line.ask("POST", f"/api/tables/{table.id}/moves", table.tokens[mover], asked)
        answered = time.perf_counter()
        table.over = table.over or answer["table"]["decides"] is None
        try:
            told = await table.until_heard(number, mover)
        except TimeoutError:
            run.lost += 1
            return
        run.answered.append(1000 * (answered - due))
        run.told.append(1000 * (told - due))
        table.busy = False


def _cpu(process: int) -> float:
    """Seconds that a process has used; without its children, the bots' workers, who rest."""
    stat = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")


def _memory(process: int) -> float:
    """Resident, in KiB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    return float(found.group(1)) if found else float("nan")


@contextmanager
def serving(folder: Path) -> Iterator[tuple[int, str, int]]:
    """A server of its own: its process, host and port."""
    config = folder / "settings.toml"
    config.write_text(NO_LIMITS)
    command = [sys.executable, "-m", "harbourside", "serve", "--port", "0", "--config", str(config)]
    log = (folder / "log").open("wb")
    process = subprocess.Popen(
        [*command, "--database", str(folder / "tables.db")], stdout=subprocess.PIPE, stderr=log, text=True
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://([\d.]+):(\d+)/", process.stdout.readline())
        if found is None:
            raise SystemExit("the server did not start")
        yield process.pid, found.group(1), int(found.group(2))
    finally:
        process.terminate()
        process.wait(30)
        log.close()


async def measure(arguments: argparse.Namespace, process: int, host: str, port: int) -> list[Round]:
    games = [game for game in arguments.games if hs.game(game).facts.max_players >= PEOPLE]
    empty = _memory(process)
    async with Fleet(host, port, games, arguments.seed) as fleet:
        await fleet.fill(arguments.tables)
        seated = _memory(process)
        await fleet.listen()
        listening = _memory(process)
        tables = len(fleet.tables)
        print(
            f"{tables} tables, {PEOPLE * tables} sockets. Memory: {empty / 1024:.0f} MiB at first, "
            f"{(seated - empty) / tables:.0f} KiB a table, "
            f"{(listening - seated) / tables / PEOPLE:.0f} KiB a socket"
        )
        await fleet.play(arguments.rate, 3, process)  # the first moves wait for what is made only once
        rates = [arguments.rate] * arguments.rounds
        runs = [await _one(fleet, arguments, rate, process) for rate in rates]
        print(
            f"After {sum(run.due for run in runs):,} moves: "
            f"{(_memory(process) - empty) / tables:.0f} KiB a table with its sockets"
        )
        while arguments.knee and (runs[-1].is_good or runs[-1].rate == arguments.rate):
            runs.append(await _one(fleet, arguments, runs[-1].rate + arguments.step, process))
        return runs


async def _one(fleet: Fleet, arguments: argparse.Namespace, rate: float, process: int) -> Round:
    await fleet.fill(arguments.tables)
    await fleet.listen()
    run = await fleet.play(rate, arguments.seconds, process)
    print(run.line(), flush=True)
    return run


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second in all")
    parser.add_argument("--seconds", type=float, default=30.0, help="for each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--knee", action="store_true", help="then raise the rate until it is too much")
    parser.add_argument("--step", type=float, default=50.0)
    parser.add_argument("--games", nargs="+", default=list(hs.game_ids()))
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # for the server too
    print(f"Server under load, {hs.build_info()}, {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (process, host, port):
        runs = asyncio.run(measure(arguments, process, host, port))
    steady = [run for run in runs if run.rate == arguments.rate]
    told = [median(run.told_at(share) for run in steady) for share in (0.5, 0.95, 0.99)]
    print(
        f"At {arguments.rate:.0f} moves a second, medians of {len(steady)}: "
        f"p50 {told[0]:.1f} ms, p95 {told[1]:.1f} ms, p99 {told[2]:.1f} ms (bar: {BAR_MS:.0f} ms)"
    )
    if arguments.knee:
        good = max((run.rate for run in runs if run.is_good), default=0.0)
        print(f"Knee: {good:.0f} moves a second still went well, {runs[-1].rate:.0f} did not")


if __name__ == "__main__":
    main()
