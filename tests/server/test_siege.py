"""Nothing is lost, doubled or stuck, however often servers are killed."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.helpers import rows
from tests.server.servers import Postgres, Redis
from tests.server.siege import Berth, Fleet, Process, berths

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

KILLS = 25
MOST_ANSWERS = 100
"""Between two kills."""
KILLS_OF_TWO = 6
REDIS_GONE = (2, 4)
LONGEST_SECONDS = 900.0
"""Only against waiting for ever. Most of the time goes into starting servers: seconds each, more if busy."""


async def storm(fleet: Fleet, rng: random.Random) -> None:
    """Kill a server, at any moment of its life, and start it again."""
    for kill in range(KILLS):
        (process,) = fleet.processes
        if kill % 6 == 5:
            await asyncio.sleep(rng.uniform(0.5, 2.5))  # perhaps before it has ever answered
        else:
            await process.ready()
            await fleet.until_answered(rng.randrange(MOST_ANSWERS))
        process.kill()
        process.start()


async def storm_over_two(fleet: Fleet, rng: random.Random, redis: Redis) -> None:
    """Kill one of two, while the other goes on; for a while in the middle there is no Redis."""
    for kill in range(KILLS_OF_TWO):
        for process in fleet.processes:
            await process.ready()
        if kill == REDIS_GONE[0]:
            redis.stop()
        if kill == REDIS_GONE[1]:
            redis.start()
        await fleet.until_answered(rng.randrange(MOST_ANSWERS))
        process = rng.choice(fleet.processes)
        process.kill()
        await asyncio.sleep(rng.uniform(0, 0.5))
        process.start()


async def besiege(
    processes: list[Process], database: str, storm: Callable[[Fleet, random.Random], Awaitable[None]]
) -> list[Berth]:
    rng = random.Random(25)
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
        async with asyncio.timeout(LONGEST_SECONDS), asyncio.TaskGroup() as tasks:
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


async def test_killed_again_and_again_it_loses_nothing(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    playing = await besiege([Process(tmp_path, database, None)], database, storm)
    assert all(berth.finished for berth in playing)
    assert sum(berth.resumed for berth in playing) > KILLS


async def test_two_of_which_one_is_killed_with_redis_gone_for_a_while(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    database = postgres.empty_database()
    processes = [Process(tmp_path, database, redis.url) for _ in range(2)]
    playing = await besiege(processes, database, lambda fleet, rng: storm_over_two(fleet, rng, redis))
    assert all(berth.finished for berth in playing)
    assert sum(berth.kinds["timeout"] for berth in playing) > 0
