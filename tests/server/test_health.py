"""A database that is gone, locked or hanging, and clocks that jump: what callers and players see of it."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sqlite3
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.helpers import Client, Hands, Server, eventually
from tests.server.servers import Postgres, running_postgres

from harbourside.server.outage import AGAIN_SECONDS, Outage
from harbourside.server.times import SteadyClock

pytestmark = pytest.mark.anyio

HOT_SEAT = {"game": "seawolf", "seats": [{"kind": "human", "name": name} for name in ("A", "B")]}
SHORT = 1.5
ERROR = logging.ERROR


async def status(client: Client, path: str) -> int:
    return (await client.get(path)).status_code


def outage_lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


@contextmanager
def locked(database: str, how: str = "IMMEDIATE") -> Iterator[None]:
    """Somebody else writes to the file and does not come to an end."""
    other = sqlite3.connect(database, isolation_level=None)
    other.execute(f"BEGIN {how}")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@asynccontextmanager
async def playing(database: str, **settings: Any) -> AsyncIterator[tuple[Server, Client, Any]]:
    async with Server(database, database_seconds=SHORT, **settings) as server:
        ann = await server.guest("Ann")
        yield server, ann, await ann.ok("POST", "/api/tables", HOT_SEAT)


async def move(ann: Client, state: Any) -> Any:
    asked = {"number": state["number"] + 1, "action": state["view"]["legal"][0]["key"]}
    return await ann.post(f"/api/tables/{state['id']}/moves", json=asked)


async def test_a_locked_database_is_503_with_a_time_to_retry_and_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = str(tmp_path / "tables.db")
    async with playing(database) as (_, ann, state):
        assert await status(ann, "/readyz") == 200
        with locked(database):
            for _ in range(3):
                answer = await move(ann, state)
                assert answer.status_code == 503
                assert answer.json()["error"]["id"] == "refused-unavailable"
                assert int(answer.headers["retry-after"]) > 0
            await eventually(lambda: is_status(ann, "/readyz", 503))
            assert await status(ann, "/healthz") == 200
        assert await eventually(lambda: outcome(ann, state)) == "made"
        await eventually(lambda: is_status(ann, "/readyz", 200))
    assert outage_lines(caplog) == ["the database cannot be written", "the database can be written again"]
    assert not any(record.exc_info for record in caplog.records)


async def outcome(ann: Client, state: Any) -> str | None:
    """What became of a move; None if it was refused."""
    answer = await move(ann, state)
    return answer.json()["outcome"] if answer.status_code == 200 else None


async def is_status(client: Client, path: str, expected: int) -> bool:
    return await status(client, path) == expected


async def test_a_file_that_was_removed_takes_no_more_moves(tmp_path: Path) -> None:
    """They would be written to a file that nobody can open again."""
    database = tmp_path / "tables.db"
    async with playing(str(database)) as (_, ann, state):
        database.rename(tmp_path / "moved.db")
        answer = await move(ann, state)
        assert answer.status_code == 503
        assert await status(ann, "/readyz") == 503
        assert not database.exists()
        (tmp_path / "moved.db").rename(database)
        assert await eventually(lambda: outcome(ann, state)) == "made"


async def test_when_all_connections_to_the_database_are_taken_callers_wait_no_longer_than_that(
    tmp_path: Path,
) -> None:
    async with playing(str(tmp_path / "tables.db")) as (server, ann, _), AsyncExitStack() as held:
        engine = server.services.queries._database.engine
        for _ in range(engine.pool.size() + engine.pool._max_overflow):  # type: ignore[attr-defined]
            await held.enter_async_context(engine.connect())
        assert await status(ann, "/api/tables") == 503
        await held.aclose()
        assert await status(ann, "/api/tables") == 200


async def test_a_disk_that_hangs_in_the_middle_of_a_commit_holds_up_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the move came to be on disk is not known: whoever asks again is told."""
    import threading

    from harbourside.server.storage import transactions

    released = threading.Event()
    hanging = threading.Event()
    async with playing(str(tmp_path / "tables.db")) as (server, ann, state):
        writer: Any = server.services.tables._writer._transactions
        assert isinstance(writer, transactions._SqliteTransactions)
        apart = writer._apart

        async def slow(wait: Any) -> Any:
            def work() -> Any:
                if getattr(wait, "__name__", "") == "commit" and not released.is_set():
                    hanging.set()
                    released.wait(60)
                return wait()

            return await apart(work)

        monkeypatch.setattr(writer, "_apart", slow)
        asked = asyncio.ensure_future(move(ann, state))
        while not hanging.is_set():
            await asyncio.sleep(0.01)
        assert await status(ann, "/healthz") == 200
        assert (await asked).status_code == 503
        assert (await ann.state(state["id"]))["number"] == state["number"]
        released.set()

        assert await eventually(lambda: outcome(ann, state)) in ("made", "repeated")
        assert (await ann.state(state["id"]))["number"] == state["number"] + 1


@pytest.fixture
def own_postgres() -> Iterator[tuple[Postgres, Processes]]:
    with running_postgres() as server:
        yield server, Processes(server)


class Processes:
    """Of a PostgreSQL server: all of them can be stopped in the middle of what they do."""

    def __init__(self, server: Postgres) -> None:
        self._file = server._folder / "data" / "postmaster.pid"

    def _all(self) -> list[int]:
        parent = int(self._file.read_text().splitlines()[0])
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True)
        return [parent, *(int(pid) for pid in found.stdout.split())]

    def freeze(self) -> None:
        for pid in self._all():
            os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        for pid in self._all():
            os.kill(pid, signal.SIGCONT)


async def test_a_postgresql_that_hangs_is_503_and_one_line_for_reading_and_writing(
    own_postgres: tuple[Postgres, Processes], caplog: pytest.LogCaptureFixture
) -> None:
    postgres, processes = own_postgres
    async with playing(postgres.empty_database(), poll=0.1) as (_, ann, state):
        assert await status(ann, "/readyz") == 200
        processes.freeze()
        try:
            answers = await asyncio.gather(*(move(ann, state) for _ in range(5)))
            assert {answer.status_code for answer in answers} == {503}
            assert await status(ann, "/healthz") == 200
            await eventually(lambda: is_status(ann, "/readyz", 503))
        finally:
            processes.thaw()
        await eventually(lambda: is_status(ann, "/readyz", 200))
        assert await eventually(lambda: outcome(ann, state)) in ("made", "repeated")
    lines = outage_lines(caplog)
    assert lines.count("the database cannot be written") == 1
    assert lines.count("the database cannot be read") <= 1
    assert set(lines) <= {
        *("the database cannot be written", "the database can be written again"),
        *("the database cannot be read", "the database can be read again"),
    }
    assert not any(record.exc_info for record in caplog.records)


async def test_a_postgresql_that_is_gone_is_503_and_back_when_it_is(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with running_postgres() as postgres:
        url = postgres.empty_database()
        async with playing(url, poll=0.1) as (_, ann, state):
            stop = postgres._run("pg_ctl", "-D", str(postgres._folder / "data"), "-m", "immediate", "stop")
            assert stop.wait() == 0
            assert [(await move(ann, state)).status_code for _ in range(5)] == [503] * 5
            assert await status(ann, "/api/tables") == 503
            assert await status(ann, "/readyz") == 503
            assert await status(ann, "/healthz") == 200
            assert not any(record.exc_info for record in caplog.records)
            lines = outage_lines(caplog)
            assert lines.count("the database cannot be written") == 1
            assert lines.count("the database cannot be read") == 1


def test_an_outage_is_one_line_then_one_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    now = 0.0
    outage = Outage("gone", "back", lambda: now)
    for _ in range(1000):
        outage.failed(OSError("x"))
    assert outage_lines(caplog) == ["gone"]
    now = AGAIN_SECONDS
    outage.failed(OSError("x"))
    outage.works()
    assert outage_lines(caplog) == ["gone", "gone", "back"]
    for _ in range(1000):  # it comes and goes
        outage.failed(OSError("x"))
        outage.works()
    assert outage_lines(caplog) == ["gone", "gone", "back"]


async def test_a_live_connection_is_told_to_come_back_later(tmp_path: Path) -> None:
    from tests.server.helpers import listening
    from websockets.exceptions import ConnectionClosedError

    database = tmp_path / "tables.db"
    async with playing(str(database)) as (server, _, state), server.on_a_port() as host:
        database.rename(tmp_path / "moved.db")
        async with listening(host, f"/api/tables/{state['id']}/live") as socket:
            assert (await socket.any_frame())["error"]["id"] == "refused-unavailable"
            with pytest.raises(ConnectionClosedError, match="4503"):
                await socket.any_frame()
        (tmp_path / "moved.db").rename(database)


# Clocks that jump


class Clocks:
    def __init__(self) -> None:
        self.wall = 1_700_000_000_000
        self.monotonic = 5_000

    def pass_by(self, ms: int) -> None:
        self.wall += ms
        self.monotonic += ms

    def steady(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall, lambda: self.monotonic)


@pytest.mark.parametrize("hours", [1, -1, 24 * 365])
def test_a_jump_of_the_wall_clock_is_no_time_that_passes(
    hours: int, caplog: pytest.LogCaptureFixture
) -> None:
    clocks = Clocks()
    steady = clocks.steady()
    before = steady()
    clocks.pass_by(1_000)
    clocks.wall += hours * 3_600_000
    clocks.pass_by(1_000)
    assert steady() == before + 2_000
    steady.look()
    steady.look()
    (line,) = caplog.records
    assert line.ahead_seconds == hours * 3600  # type: ignore[attr-defined]


MINUTE = {"kind": "move", "seconds": 60, "at_end": "loss"}


async def a_game(server: Server) -> tuple[Client, Client, str]:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    id = await server.two_at_a_table(ann, bob, clock=MINUTE, options={"start_player": 0})
    return ann, bob, id


async def test_a_jump_while_the_server_runs_costs_nobody_their_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocks = Clocks()
    monkeypatch.setattr(time, "time_ns", lambda: clocks.wall * 1_000_000)
    async with Server(tmp_path / "tables.db") as server:
        ann, _, id = await a_game(server)
        clocks.wall += 3_600_000
        await server.services.deadlines.look()
        state = await ann.state(id)
        assert (state["status"], state["decides"]) == ("playing", 0)
        assert (await ann.move(state))["table"]["time"]["left"][0] > 30_000


async def restarted(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch, gone_ms: int, **settings: Any
) -> tuple[Server, Client, str]:
    """A server that comes back after so long; the time is what hands say."""
    from harbourside.server import services

    monkeypatch.setattr(services, "SteadyClock", lambda: _FixedClock(hands))
    async with Server(tmp_path / "tables.db") as server:
        ann, _, id = await a_game(server)
    hands.now += gone_ms
    return Server(tmp_path / "tables.db", **settings), ann, id


class _FixedClock:
    def __init__(self, hands: Hands) -> None:
        self._hands = hands

    def __call__(self) -> int:
        return self._hands()

    def look(self) -> None: ...


async def test_whose_time_ran_out_while_no_server_was_there_has_a_minute_from_the_start(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped, ann, id = await restarted(tmp_path, hands, monkeypatch, 3_600_000)
    async with stopped as server:
        again = await server.stranger(authorization=ann.headers["authorization"])
        hands.now += 50_000
        await server.services.deadlines.look()
        state = await again.state(id)
        assert (state["status"], state["decides"]) == ("playing", 0)
        after = (await again.move(state))["table"]
        assert after["time"]["left"] == [60_000, 60_000]
        assert after["time"]["deadline"] == hands.now + 60_000
        hands.now += 60_000  # the next one is spared nothing
        await server.services.deadlines.look()
        assert (await again.state(id))["status"] == "over"


async def test_after_that_minute_time_has_run_out(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped, ann, id = await restarted(tmp_path, hands, monkeypatch, 3_600_000)
    async with stopped as server:
        again = await server.stranger(authorization=ann.headers["authorization"])
        hands.now += 60_000
        await server.services.deadlines.look()
        state = await again.state(id)
        assert state["status"] == "over"
        assert state["result"]["by"] == "time"


async def test_who_has_more_than_a_minute_left_after_a_restart_is_charged_as_always(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped, ann, id = await restarted(tmp_path, hands, monkeypatch, 20_000, restart_grace=10)
    async with stopped as server:
        again = await server.stranger(authorization=ann.headers["authorization"])
        hands.now += 10_000
        await again.move(await again.state(id))
        entries = await server.services.queries.entries(id, 0)
        assert "spared" not in entries[-1].data
        hands.now += 61_000
        await server.services.deadlines.look()
        assert (await again.state(id))["status"] == "over"


async def test_the_times_of_entries_never_go_back_though_the_clock_was_set_back(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped, ann, id = await restarted(tmp_path, hands, monkeypatch, -3_600_000)
    async with stopped as server:
        again = await server.stranger(authorization=ann.headers["authorization"])
        hands.now += 30_000
        state = (await again.move(await again.state(id)))["table"]
        assert state["time"]["left"] == [60_000, 60_000]
        times = [entry.at for entry in await server.services.queries.entries(id, 0)]
        assert times == sorted(times)


async def test_bots_go_on_though_the_clock_was_set_back(server: Server) -> None:
    ann = await server.guest("Ann")
    seats = [{"kind": "human"}, {"kind": "bot", "level": "deckhand"}]
    made = await ann.ok("POST", "/api/tables", {"game": "seawolf", "seats": seats})
    async with server.services.queries._database.begin() as connection:
        await connection.exec_driver_sql("UPDATE tables SET bot_decides = true, updated = 4000000000000")
    now = server.services.tables.now()
    assert await server.services.queries.waiting_for_bots(now - 15_000, now) == [made["id"]]
