"""Servers under siege: people play as fast as they can while somebody kills the servers under them.

`make siege`, or `python -m tests.server.siege --kills 100`, does it at length: first with one server on
SQLite, then with two on PostgreSQL and Redis. The suite does it in short (test_siege.py).

The people are clients as anybody could write them: they send a move again until it is answered, and listen
again from the last number they have heard. What they were told is compared with what is there in the end.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from tests.server.helpers import Json, rows
from tests.server.servers import Redis, free_port, running_postgres, running_redis, temporary_folder
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import harbourside as hs

START_SECONDS = 120.0
QUIET_SECONDS = 5.0
PATIENCE_SECONDS = 300.0
"""Whoever waits for so long is stuck: much longer than several restarts on a busy machine."""

MOST_ANSWERS = 100
"""Between two kills."""
SECONDS_PER_KILL = 60.0
"""Only against waiting for ever. Most of the time goes into starting servers: seconds each, more if busy."""

_PLENTY = "{burst = 1e9, per_second = 1e9}"
_LIMITS = ("requests", "guests", "logins", "tables", "changes", "hints", "webhooks", "sockets")
_MOST_TABLES = ("listed_tables", "waiting_tables", "unfinished_tables")
SETTINGS = "\n".join(
    [
        *("bot_pace = 0", "workers = 1", "poll = 0.25", "heartbeat = 2", 'log_level = "warning"'),
        *("[limits]", *(f"{name} = {_PLENTY}" for name in _LIMITS)),
        *(f"{name} = 1_000_000" for name in _MOST_TABLES),
        "",
    ]
)


class Process:
    """`harbourside serve` on a port that stays its own, however often it is killed."""

    def __init__(self, folder: Path, database: str, redis: str | None) -> None:
        self.port = free_port()
        self.log = folder / f"{self.port}.log"
        self.started: list[int] = []
        self._config = folder / "siege.toml"
        self._config.write_text(SETTINGS)
        self._environment = {**os.environ, "HARBOURSIDE_DATABASE": database}
        if redis is not None:
            self._environment["HARBOURSIDE_REDIS"] = redis
        self._running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "harbourside", "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self._running = subprocess.Popen(
                [*command, "--config", str(self._config)],
                env=self._environment,
                stdout=subprocess.DEVNULL,
                stderr=log,
                start_new_session=True,  # so that what it leaves behind can be found
            )
        self.started.append(self._running.pid)

    async def ready(self) -> None:
        assert self._running is not None
        async with asyncio.timeout(START_SECONDS), httpx.AsyncClient() as client:
            while True:
                assert self._running.poll() is None, self.log.read_text()
                with suppress(httpx.TransportError):
                    if (await client.get(f"http://127.0.0.1:{self.port}/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        """Without a warning, and without its bots' processes: they have to notice by themselves."""
        assert self._running is not None
        self._running.kill()
        self._running.wait()

    def stop(self) -> int:
        """As an operator does."""
        assert self._running is not None
        self._running.terminate()
        try:
            return self._running.wait(20)
        finally:
            self._running.kill()
            self._running.wait()

    def errors(self) -> list[Json]:
        lines = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        return [line for line in lines if line["level"] == "error"]

    async def leaves_nobody_behind(self) -> None:
        async with asyncio.timeout(20):
            for pid in self.started:
                with suppress(ProcessLookupError):
                    while True:
                        os.killpg(pid, 0)
                        await asyncio.sleep(0.05)

    def clean_up(self) -> None:
        for pid in self.started:
            with suppress(ProcessLookupError):
                os.killpg(pid, signal.SIGKILL)
        if self._running is not None:
            self._running.wait()


class Fleet:
    """The servers of one site, as clients know them: any may answer, and any may be gone."""

    def __init__(self, processes: list[Process], rng: random.Random) -> None:
        self.processes = processes
        self.rng = rng
        self.over = False
        self.answered = 0
        self.unanswered = 0
        self._client = httpx.AsyncClient(timeout=10, limits=httpx.Limits(max_connections=None))

    async def close(self) -> None:
        await self._client.aclose()

    def somewhere(self) -> str:
        return f"127.0.0.1:{self.rng.choice(self.processes).port}"

    async def ask(self, method: str, path: str, token: str, body: Json | None = None) -> httpx.Response:
        """Until somebody answers."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        async with asyncio.timeout(PATIENCE_SECONDS):
            while True:
                url = f"http://{self.somewhere()}{path}"
                with suppress(httpx.TransportError):
                    answer = await self._client.request(method, url, json=body, headers=headers)
                    if answer.status_code < 500:
                        self.answered += 1
                        return answer
                self.unanswered += 1
                await asyncio.sleep(0.05)

    async def until_answered(self, more: int) -> None:
        """A moment by what has happened, not by the clock: a slow machine must not make it a quiet one."""
        wanted = self.answered + more
        with suppress(TimeoutError):
            async with asyncio.timeout(QUIET_SECONDS):
                while self.answered < wanted:
                    await asyncio.sleep(0.002)

    async def ok(self, method: str, path: str, token: str, body: Json | None = None) -> Json:
        answer = await self.ask(method, path, token, body)
        assert answer.status_code < 300, answer.text
        found: Json = answer.json()
        return found


@dataclass
class Stream:
    """All that one client hears of a table, however many connections it takes."""

    fleet: Fleet
    table: str
    token: str = ""
    heard: list[Json] = field(default_factory=list)
    newest: Json = field(default_factory=dict)
    ended: bool = False
    """Whether the end was heard of, which an answer may have told before."""
    connections: int = 0
    news: asyncio.Event = field(default_factory=asyncio.Event)

    async def follow(self) -> None:
        while not self.ended:
            with suppress(OSError, WebSocketException, EOFError):
                await self._listen()
            await asyncio.sleep(0.03)

    async def _listen(self) -> None:
        url = f"ws://{self.fleet.somewhere()}/api/tables/{self.table}/live?since={len(self.heard)}"
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        async with connect(url, additional_headers=headers, open_timeout=10, close_timeout=1) as socket:
            self.connections += 1
            while not self.ended:
                frame = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE_SECONDS))
                assert frame["type"] != "refused", frame
                if frame["type"] == "table":
                    self._take(frame["table"])

    def _take(self, table: Json) -> None:
        numbers = [message["number"] for message in table["messages"]]
        wanted = list(range(len(self.heard) + 1, table["number"] + 1))
        assert numbers == wanted, f"heard {numbers} after {len(self.heard)}, and not {wanted}"
        self.heard += table["messages"]
        self.ended = table["status"] == "over"
        self.look(table)

    def look(self, table: Json) -> None:
        """A table from wherever: an answer can be newer than what was heard."""
        if table["number"] >= self.newest.get("number", 0):
            self.newest = table
            self.news.set()


@dataclass
class Person:
    """Plays one seat as fast as it can, and writes down what it was told of its moves."""

    fleet: Fleet
    rng: random.Random
    token: str
    stream: Stream
    sleeps: bool = False
    tried: set[tuple[int, str]] = field(default_factory=set)
    made: dict[int, str] = field(default_factory=dict)
    refused: set[tuple[int, str]] = field(default_factory=set)

    async def play(self) -> None:
        while True:
            table = self.stream.newest
            if table.get("status") == "over":
                return
            if self.sleeps or not self._is_mine(table):
                self.stream.news.clear()
                async with asyncio.timeout(PATIENCE_SECONDS):
                    await self.stream.news.wait()
                continue
            await self._move(table)

    def _is_mine(self, table: Json) -> bool:
        seat = table.get("decides")
        return seat is not None and seat in table["you"]["seats"] and not table["seats"][seat]["away"]

    async def _move(self, table: Json) -> None:
        """Mostly once; sometimes the same twice, as after a double click, or two different ones at once."""
        keys = [action["key"] for action in table["view"]["legal"]]
        key = self.rng.choice(keys)
        asked = [key]
        if self.rng.random() < 0.2:
            asked.append(self.rng.choice([key, *keys]))
        number = table["number"] + 1
        await asyncio.gather(*(self._post(table["id"], number, key) for key in asked))

    async def _post(self, table: str, number: int, key: str) -> None:
        self.tried.add((number, key))
        path = f"/api/tables/{table}"
        answer = await self.fleet.ask("POST", f"{path}/moves", self.token, {"number": number, "action": key})
        told = answer.json()
        assert answer.status_code in (200, 409), answer.text
        if answer.status_code == 200:
            assert self.made.setdefault(number, key) == key, "two different moves under one number"
        elif told.get("outcome") == "stale":
            self.refused.add((number, key))
        else:  # a bot plays this seat, since its time ran out
            told = {"table": await self.fleet.ok("GET", path, self.token)}
        self.stream.look(told["table"])


@dataclass
class Berth:
    """Where one table after another is played. Seats: p(erson), s(leeper), b(ot)."""

    fleet: Fleet
    rng: random.Random
    game: str
    seats: str
    clock: Json = field(default_factory=lambda: {"kind": "none"})
    finished: list[str] = field(default_factory=list)
    moves: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    resumed: int = 0

    async def play(self) -> None:
        """Until the siege is over; and what has been begun, to its end."""
        while not self.fleet.over:
            table, people = await self._gather()
            spectator = Stream(self.fleet, table)
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(spectator.follow())
                for person in people:
                    tasks.create_task(person.stream.follow())
                    tasks.create_task(person.play())
            await self._check(table, people, [spectator, *(person.stream for person in people)])
            self.finished.append(table)

    async def _gather(self) -> tuple[str, list[Person]]:
        """A new table with everybody at it. One whose making was not answered is left to itself."""
        tokens = [await self._guest(seat) for seat in self.seats if seat != "b"]
        kinds: list[Json] = [{"kind": "human"}]
        for seat in self.seats[1:]:
            kinds.append({"kind": "bot", "level": "deckhand"} if seat == "b" else {"kind": "open"})
        asked = {"game": self.game, "seats": kinds, "clock": self.clock, "visibility": "open"}
        table: str = (await self.fleet.ok("POST", "/api/tables", tokens[0], asked))["id"]
        path = f"/api/tables/{table}"
        for token in tokens[1:]:
            answer = await self.fleet.ask("POST", f"{path}/join", token, {})
            assert answer.status_code in (200, 409), answer.text
        people = []
        for token, kind in zip(tokens, self.seats.replace("b", ""), strict=True):
            state = await self.fleet.ok("GET", path, token)
            assert len(state["you"]["seats"]) == 1, "somebody was not let in, or twice"
            rng = random.Random(self.rng.random())
            people.append(Person(self.fleet, rng, token, Stream(self.fleet, table, token), kind == "s"))
        return table, people

    async def _guest(self, name: str) -> str:
        asked = {"name": name, "keep": "token"}
        token: str = (await self.fleet.ok("POST", "/api/guest", "", asked))["token"]
        return token

    async def _check(self, table: str, people: list[Person], streams: list[Stream]) -> None:
        path = f"/api/tables/{table}"
        last = await self.fleet.ok("GET", f"{path}?since=0", people[0].token)
        journal = last["messages"]
        assert last["status"] == "over"
        assert [message["number"] for message in journal] == list(range(1, last["number"] + 1))
        for stream in streams:
            told = [(message["number"], message["kind"], message["seat"]) for message in stream.heard]
            assert told == [(message["number"], message["kind"], message["seat"]) for message in journal]
            self.resumed += stream.connections - 1
        for person in people:
            (seat,) = person.stream.newest["you"]["seats"]
            own = [message for message in journal if message["seat"] == seat]
            mine = {m["number"]: m["action"] for m in own if m.get("by") == "person"}
            assert person.made.items() <= mine.items(), "an acknowledged move is lost"
            assert mine.items() <= person.tried, "a move that nobody made"
            assert not person.refused & mine.items(), "a move that was made was called stale"
            assert [m["kind"] for m in own].count("timeout") <= 1, "time has run out twice"
            self.moves += len(person.made)
        self.kinds.update(message["kind"] for message in journal)
        record = await self.fleet.ok("GET", f"{path}/record", people[0].token)
        replayed = hs.read_record(record["text"])
        assert replayed.state.is_over
        assert len(replayed.moves) == sum(message["kind"] == "move" for message in journal)


def berths(fleet: Fleet, rng: random.Random) -> list[Berth]:
    """All games, people and bots in different mixes, and one table where somebody sleeps."""
    clock = {"kind": "move", "seconds": 5, "at_end": "deckhand"}
    return [
        Berth(fleet, random.Random(rng.random()), "seawolf", "pp"),
        Berth(fleet, random.Random(rng.random()), "carthage", "ppb"),
        Berth(fleet, random.Random(rng.random()), "nauticus", "pp"),
        Berth(fleet, random.Random(rng.random()), "santiago", "pbb"),
        Berth(fleet, random.Random(rng.random()), "puerto_rico", "ppp"),
        Berth(fleet, random.Random(rng.random()), "seawolf", "psb", clock),
    ]


Storm = Callable[[Fleet, random.Random], Awaitable[None]]


async def storm(fleet: Fleet, rng: random.Random, kills: int) -> None:
    """Kill a server, at any moment of its life, and start it again."""
    for kill in range(kills):
        (process,) = fleet.processes
        if kill % 6 == 5:
            await asyncio.sleep(rng.uniform(0.5, 2.5))  # perhaps before it has ever answered
        else:
            await process.ready()
            await fleet.until_answered(rng.randrange(MOST_ANSWERS))
        process.kill()
        process.start()


async def storm_over_two(fleet: Fleet, rng: random.Random, kills: int, redis: Redis) -> None:
    """Kill one of two, while the other goes on; for the middle third there is no Redis."""
    for kill in range(kills):
        for process in fleet.processes:
            await process.ready()
        if kill == kills // 3:
            redis.stop()
        if kill == 2 * kills // 3:
            redis.start()
        await fleet.until_answered(rng.randrange(MOST_ANSWERS))
        process = rng.choice(fleet.processes)
        process.kill()
        await asyncio.sleep(rng.uniform(0, 0.5))
        process.start()


async def besiege(
    processes: list[Process], database: str, storm: Storm, seconds: float, seed: int = 25
) -> list[Berth]:
    """People play while the storm lasts, and then to the end. Then all that was promised is checked."""
    rng = random.Random(seed)
    fleet = Fleet(processes, random.Random(rng.random()))
    playing = berths(fleet, rng)

    begun = time.monotonic()

    async def then_stop() -> None:
        await storm(fleet, rng)
        print(f"\nthe storm is over after {time.monotonic() - begun:.0f} seconds")
        fleet.over = True

    try:
        for process in processes:
            process.start()
        async with asyncio.timeout(seconds), asyncio.TaskGroup() as tasks:
            tasks.create_task(then_stop())
            for berth in playing:
                tasks.create_task(berth.play())
        assert {process.stop() for process in processes} <= {0, -signal.SIGTERM}
        await check_database(database, playing)
        for process in processes:
            assert process.errors() == []
            await process.leaves_nobody_behind()
    finally:
        await fleet.close()
        for process in processes:
            process.clean_up()
    report(fleet, playing, time.monotonic() - begun)
    return playing


async def check_database(database: str, playing: list[Berth]) -> None:
    """What is there when nobody is left to speak for it."""
    counted = 'SELECT "table", count(*), min(number), max(number) FROM entries GROUP BY "table"'
    kept = {id: (count, first, last) for id, count, first, last in await rows(database, counted)}
    assert all(first == 1 and count == last for count, first, last in kept.values())
    numbers = await rows(database, "SELECT id, number FROM tables")
    assert {id: kept[id][2] for id, _ in numbers} == dict(numbers)
    assert {table for berth in playing for table in berth.finished} <= set(kept)


def report(fleet: Fleet, playing: list[Berth], seconds: float) -> None:
    for berth in playing:
        print(
            f"{berth.game} {berth.seats}: {len(berth.finished)} tables, {berth.moves} moves of people, "
            f"{berth.resumed} connections resumed, {dict(berth.kinds)}"
        )
    print(f"{fleet.unanswered} requests without an answer, {seconds:.0f} seconds in all")


async def besiege_one(folder: Path, kills: int, seed: int) -> None:
    database = str(folder / "tables.db")
    processes = [Process(folder, database, None)]
    await besiege(
        processes, database, lambda fleet, rng: storm(fleet, rng, kills), kills * SECONDS_PER_KILL, seed
    )


async def besiege_two(folder: Path, kills: int, seed: int) -> None:
    with running_postgres() as postgres, running_redis() as redis:
        database = postgres.empty_database()
        processes = [Process(folder, database, redis.url) for _ in range(2)]
        await besiege(
            processes,
            database,
            lambda fleet, rng: storm_over_two(fleet, rng, kills, redis),
            kills * SECONDS_PER_KILL,
            seed,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill servers under load, and check that nothing is lost.")
    parser.add_argument("--kills", type=int, default=100, help="of each siege (100)")
    parser.add_argument("--only", choices=["one", "two"], help="one server on SQLite, or two on PostgreSQL")
    parser.add_argument("--seed", type=int, default=25, help="of what the players and the killer choose (25)")
    asked = parser.parse_args()
    for name, siege in (("one", besiege_one), ("two", besiege_two)):
        if asked.only in (None, name):
            with temporary_folder() as folder:
                asyncio.run(siege(folder, asked.kills, asked.seed))
            print(f"{asked.kills} kills: nothing was lost, doubled or stuck", flush=True)


if __name__ == "__main__":
    main()
