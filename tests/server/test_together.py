"""Several processes on one database: what they tell each other, with Redis and without."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.helpers import NO_LIMITS, Client, Hands, Json, Server, eventually, listening, rows
from tests.server.servers import Postgres, Redis, free_port

from harbourside.cli import main
from harbourside.server.bots import bot_runner
from harbourside.server.metrics import Metrics
from harbourside.server.redis import link as links
from harbourside.server.redis.bus import CHANNEL
from harbourside.server.redis.limiter import PREFIX, RedisLimiter
from harbourside.server.redis.link import Link
from harbourside.server.settings import Limits, Rate, read_settings
from harbourside.server.storage.database import open_database

pytestmark = pytest.mark.anyio
ON_BOTH_DATABASES = True

HOT_SEAT = {"game": "seawolf", "seats": [{"kind": "human", "name": name} for name in ("A", "B")]}
NEVER = 3600.0
GONE = "Redis is gone; going on without it"


@asynccontextmanager
async def two(database: str, **settings: Any) -> AsyncIterator[tuple[Server, Server]]:
    async with Server(database, **settings) as one, Server(database, **settings) as other:
        yield one, other


async def health(server: Server) -> Any:
    return (await (await server.stranger()).ok("GET", "/healthz"))["redis"]


async def is_connected(server: Server) -> bool:
    """Redis is there, and the server's own subscription as well."""
    link = server.services.link
    assert link is not None
    if not link.is_up:
        return False
    ((_, listeners),) = await link.client.pubsub_numsub(CHANNEL)
    return bool(listeners >= 2)


# Without Redis


async def test_who_listens_hears_also_of_what_somebody_elses_look_has_found(database: str) -> None:
    """A look brings a process up to date; those who listen there have still not heard."""
    async with two(database, poll=0.3) as (one, other):
        ann = await one.guest("Ann")
        state = await ann.ok("POST", "/api/tables", HOT_SEAT)
        stranger = await other.stranger()
        async with other.on_a_port() as host, listening(host, f"/api/tables/{state['id']}/live") as socket:
            await socket.frame()
            await ann.move(state)
            assert (await stranger.state(state["id"]))["number"] == state["number"] + 1
            assert (await socket.frame())["table"]["number"] == state["number"] + 1


async def test_two_processes_never_wait_for_each_other_to_write_down_who_is_here(
    postgres: Postgres,
) -> None:
    async with Server(postgres.empty_database()) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        other = open_database(server.database)
        async with other.begin() as connection:
            await connection.exec_driver_sql(f"UPDATE players SET seen = 1 WHERE id = '{ann.player}'")
            async with asyncio.timeout(5):
                await server.services.players.were_seen([ann.player, bob.player], 2)
        await other.dispose()
        assert await rows(server.database, "SELECT name, seen FROM players ORDER BY name") == [
            ("Ann", 1),
            ("Bob", 2),
        ]


async def test_a_process_that_knew_a_table_long_ago_sees_its_time_run_out(
    database: str, hands: Hands
) -> None:
    async with two(database) as (one, other):
        for server in (one, other):
            server.services.tables.now = hands
        ann, bob = await one.guest("Ann"), await one.guest("Bob")
        seats = [{"kind": "human"}, {"kind": "open"}]
        asked = {"game": "seawolf", "seats": seats, "visibility": "open"}
        clock = {"kind": "move", "seconds": 5, "at_end": "loss"}
        made = await ann.ok("POST", "/api/tables", {**asked, "clock": clock})
        stranger = await other.stranger()
        assert (await stranger.state(made["id"]))["status"] == "gathering"
        await bob.ok("POST", f"/api/tables/{made['id']}/join", {})
        hands.now += 5_000
        await other.services.deadlines.look()
        assert (await stranger.state(made["id"]))["status"] == "over"


async def test_a_process_that_knew_a_table_long_ago_holds_the_seat_of_who_is_away(
    database: str, hands: Hands
) -> None:
    async with two(database, bot_pace=NEVER) as (one, other):
        for server in (one, other):
            server.services.tables.now = hands
        ann, bob = await one.guest("Ann"), await one.guest("Bob")
        asked = {"game": "seawolf", "visibility": "open", "grace": 60, "options": {"start_player": 0}}
        seats = [{"kind": "human"}, {"kind": "open"}]
        made = await ann.ok("POST", "/api/tables", {**asked, "seats": seats})
        stranger = await other.stranger()
        await stranger.state(made["id"])
        await bob.ok("POST", f"/api/tables/{made['id']}/join", {})
        for server in (one, other):
            await server.services.presence.look()  # the restart grace counts from here
        hands.now += 61_000
        await bob.ok("GET", "/api/me")
        one.services.presence._asked.discard(ann.player)
        await one.services.players.were_seen([bob.player], hands.now)
        await other.services.presence.look()
        assert (await stranger.state(made["id"]))["seats"][0]["held"]


async def test_a_bot_whose_process_died_is_moved_by_another(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_bots = bot_runner.BotRunner._play_bots
    monkeypatch.setattr(bot_runner.BotRunner, "_play_bots", lambda self, id: None)
    async with Server(database, bot_patience=0.2) as one:
        ann = await one.guest("Ann")
        seats = [{"kind": "human"}, {"kind": "bot", "level": "deckhand"}]
        solo = {"game": "seawolf", "seats": seats, "options": {"start_player": 1}}
        async with Server(database, bot_patience=0.2):  # began when there was nothing to do
            made = await ann.ok("POST", "/api/tables", solo)
            assert made["decides"] == 1
            monkeypatch.setattr(bot_runner.BotRunner, "_play_bots", play_bots)

            async def moved() -> bool:
                return bool((await ann.state(made["id"]))["number"] > made["number"])

            await eventually(moved, 60)


# With Redis


async def test_who_listens_hears_at_once_of_moves_made_elsewhere(database: str, redis: Redis) -> None:
    async with two(database, redis=redis.url, poll=NEVER) as (one, other):
        await eventually(lambda: is_connected(other))
        ann = await one.guest("Ann")
        state = await ann.ok("POST", "/api/tables", HOT_SEAT)
        async with other.on_a_port() as host, listening(host, f"/api/tables/{state['id']}/live") as socket:
            await socket.frame()
            for _ in range(10):
                state = (await ann.move(state))["table"]
                assert (await socket.frame())["table"]["number"] == state["number"]


async def test_the_lobby_hears_of_tables_made_elsewhere(tmp_path: Path, redis: Redis) -> None:
    async with two(str(tmp_path / "tables.db"), redis=redis.url, poll=NEVER) as (one, other):
        await eventually(lambda: is_connected(other))
        ann = await one.guest("Ann")
        async with other.on_a_port() as host, listening(host, "/api/lobby/live") as socket:
            assert (await socket.frame())["open"] == []
            seats = [{"kind": "human"}, {"kind": "open"}]
            asked = {"game": "seawolf", "seats": seats, "visibility": "open"}
            made = await ann.ok("POST", "/api/tables", asked)
            assert [table["id"] for table in (await socket.frame())["open"]] == [made["id"]]


async def test_a_signal_does_not_go_round_and_round(tmp_path: Path, redis: Redis) -> None:
    async with two(str(tmp_path / "tables.db"), redis=redis.url, poll=NEVER) as (one, other):
        await eventually(lambda: is_connected(other))
        ann = await one.guest("Ann")
        state = await ann.ok("POST", "/api/tables", HOT_SEAT)
        async with other.on_a_port() as host, listening(host, f"/api/tables/{state['id']}/live") as socket:
            await socket.frame()
            await ann.move(state)
            await socket.frame()
            await asyncio.sleep(0.2)
            assert b'harbourside_signals_total{direction="sent"}' not in other.services.metrics.text()


@pytest.mark.parametrize("how", ["stopped", "frozen"])
async def test_while_redis_is_gone_everything_works_only_later(
    tmp_path: Path, redis: Redis, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    caplog.set_level(logging.INFO)
    async with two(str(tmp_path / "tables.db"), redis=redis.url, poll=0.1) as (one, other):
        await eventually(lambda: is_connected(other))
        assert [await health(server) for server in (one, other)] == ["ok", "ok"]
        ann = await one.guest("Ann")
        state = await ann.ok("POST", "/api/tables", HOT_SEAT)
        if how == "stopped":
            redis.stop()
        else:
            redis.freeze()
        begun = asyncio.get_running_loop().time()
        async with other.on_a_port() as host, listening(host, f"/api/tables/{state['id']}/live") as socket:
            await socket.frame()
            for _ in range(10):
                state = (await ann.move(state))["table"]
            heard = 0
            while heard < state["number"]:
                heard = (await socket.frame())["table"]["number"]
        assert asyncio.get_running_loop().time() - begun < 8

        async def both_know() -> bool:
            return [await health(server) for server in (one, other)] == ["gone", "gone"]

        await eventually(both_know)
        assert b"harbourside_redis_up 0.0" in one.services.metrics.text()
        warnings = [record for record in caplog.records if record.getMessage() == GONE]
        assert len(warnings) == 2  # one of each process, however often it was missed
        if how == "stopped":
            redis.start()
        else:
            redis.thaw()
        await eventually(lambda: is_connected(other))
        assert [await health(server) for server in (one, other)] == ["ok", "ok"]
        assert (await ann.move(state))["outcome"] == "made"


async def test_a_server_starts_without_redis_and_finds_it_later(tmp_path: Path, redis: Redis) -> None:
    redis.stop()
    async with Server(tmp_path / "tables.db", redis=redis.url) as server:
        assert await health(server) == "gone"
        redis.start()

        async def found() -> bool:
            return bool(await health(server) == "ok")

        await eventually(found)


async def test_false_signals_do_no_harm(tmp_path: Path, redis: Redis) -> None:
    async with two(str(tmp_path / "tables.db"), redis=redis.url, poll=NEVER) as (one, other):
        await eventually(lambda: is_connected(other))
        link = one.services.link
        assert link is not None
        ann = await one.guest("Ann")
        state = await ann.ok("POST", "/api/tables", HOT_SEAT)
        async with other.on_a_port() as host, listening(host, f"/api/tables/{state['id']}/live") as socket:
            await socket.frame()
            topic = f"table:{state['id']}"
            for said in ("", "{", "3", "[" * 100_000, '["x"]', '["x", [[], {}, 3]]', f'["x", ["{topic}"]]'):
                await link.client.publish(CHANNEL, said)
            await link.client.publish(CHANNEL, b"\xff")
            await ann.move(state)
            assert (await socket.frame())["table"]["number"] == state["number"] + 1


# Limits


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Redis is not taken for gone because this machine is busy."""
    monkeypatch.setattr(links, "ANSWER_SECONDS", 30.0)


@asynccontextmanager
async def linked(redis: Redis) -> AsyncIterator[Link]:
    link = Link(redis.url, Metrics())
    await link.start()
    try:
        yield link
    finally:
        await link.stop()


async def test_limits_are_shared_by_all_processes(tmp_path: Path, redis: Redis, patient: None) -> None:
    limits = Limits(**{**dict(NO_LIMITS), "changes": Rate(burst=4, per_second=0.01)})
    async with two(str(tmp_path / "tables.db"), redis=redis.url, limits=limits) as (one, other):
        ann = await one.guest("Ann")
        there = await other.stranger(authorization=ann.headers["authorization"])
        asked = {"name": "A"}
        answers = [await client.post("/api/me", json=asked) for client in (ann, there) * 3]
        assert [answer.status_code for answer in answers] == [200] * 4 + [429] * 2
        assert 90 < int(answers[-1].headers["retry-after"]) <= 101


async def test_of_many_at_once_no_more_get_through_than_the_bucket_has(redis: Redis, patient: None) -> None:
    async with linked(redis) as one, linked(redis) as other:
        limiters = [RedisLimiter(one), RedisLimiter(other)]
        rate = Rate(burst=10, per_second=0.001)
        waits = await asyncio.gather(*(limiters[i % 2].take("a", rate) for i in range(60)))
        assert waits.count(0) == 10
        assert await limiters[0].take("b", rate) == 0


async def test_a_shared_bucket_fills_with_time_and_is_forgotten_when_full(
    redis: Redis, patient: None
) -> None:
    async with linked(redis) as link:
        limiter = RedisLimiter(link)
        rate = Rate(burst=2, per_second=0.5)
        waits = [await limiter.take("a", rate) for _ in range(3)]
        assert waits[:2] == [0, 0]
        assert 0 < waits[2] <= 2
        await asyncio.sleep(waits[2] + 0.02)
        assert await limiter.take("a", rate) == 0
        assert 0 < await link.client.pttl(f"{PREFIX}a") <= 5000


async def test_while_redis_is_gone_each_process_limits_by_itself(redis: Redis) -> None:
    async with linked(redis) as one, linked(redis) as other:
        limiters = [RedisLimiter(one), RedisLimiter(other)]
        rate = Rate(burst=2, per_second=0.001)
        redis.stop()
        waits = [[await limiter.take("a", rate) == 0 for _ in range(3)] for limiter in limiters]
        assert waits == [[True, True, False]] * 2


# Settings


def serve(redis: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setenv("HARBOURSIDE_REDIS", redis)
    return main(["serve", "--port", "0", "--database", str(tmp_path / "tables.db"), "--lang", "en"])


@pytest.mark.parametrize("url", ["somewhere", "http://localhost", "redis://localhost:port"])
def test_a_url_that_is_none_is_one_line(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(url, tmp_path, monkeypatch) == 2
    (line,) = capsys.readouterr().err.strip().splitlines()
    assert "redis://localhost" in line


def test_without_its_package_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in ("bus", "limiter", "link"):
        monkeypatch.setitem(sys.modules, f"harbourside.server.redis.{module}", None)
    assert serve("redis://localhost", tmp_path, monkeypatch) == 2
    assert capsys.readouterr().err.strip().endswith('pip install "harbourside[redis]"')


def test_a_redis_that_refuses_us_is_one_line(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = redis.url.replace("redis://", "redis://nobody:guess@")
    assert serve(wrong, tmp_path, monkeypatch) == 2
    (line,) = capsys.readouterr().err.strip().splitlines()
    assert "Redis" in line
    assert "guess" not in line


def test_redis_is_a_setting_like_any_other(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    url = f"redis://localhost:{free_port()}/1"
    file.write_text(f'redis = "{url}"\n')
    assert read_settings(str(file), {}, {}).redis == url
    assert read_settings(None, {}, {"HARBOURSIDE_REDIS": url}).redis == url
    assert read_settings(None, {}, {}).redis is None


async def test_without_redis_health_says_nothing_of_it(server: Server) -> None:
    answer: Json = await (await server.stranger()).ok("GET", "/healthz")
    assert answer["redis"] is None


async def test_a_client_that_is_told_of_a_stale_number_has_the_table_as_it_is_elsewhere(
    database: str,
) -> None:
    async with two(database) as (one, other):
        ann: Client = await one.guest("Ann")
        there = await other.stranger(authorization=ann.headers["authorization"])
        state = await ann.ok("POST", "/api/tables", HOT_SEAT)
        await there.state(state["id"])
        asked = {"number": state["number"] + 1, "action": state["view"]["legal"][0]["key"]}
        await ann.ok("POST", f"/api/tables/{state['id']}/moves", asked)
        again = await there.ok("POST", f"/api/tables/{state['id']}/moves", asked)
        assert again["outcome"] == "repeated"
        late = {**asked, "action": state["view"]["legal"][1]["key"]}
        stale = await there.post(f"/api/tables/{state['id']}/moves", json=late)
        assert stale.status_code == 409
        assert stale.json()["table"]["number"] == state["number"] + 1
