"""Nothing is lost, doubled or stuck, however often servers are killed. `make siege` kills a hundred times."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.servers import Postgres, Redis
from tests.server.siege import Process, besiege, storm, storm_over_two

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

KILLS = 12
KILLS_OF_TWO = 6
LONGEST_SECONDS = 900.0
"""Only against waiting for ever."""


async def test_killed_again_and_again_it_loses_nothing(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    playing = await besiege(
        [Process(tmp_path, database, None)],
        database,
        lambda fleet, rng: storm(fleet, rng, KILLS),
        LONGEST_SECONDS,
    )
    assert all(berth.finished for berth in playing)
    assert sum(berth.resumed for berth in playing) > KILLS


async def test_two_of_which_one_is_killed_with_redis_gone_for_a_while(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    database = postgres.empty_database()
    processes = [Process(tmp_path, database, redis.url) for _ in range(2)]
    playing = await besiege(
        processes,
        database,
        lambda fleet, rng: storm_over_two(fleet, rng, KILLS_OF_TWO, redis),
        LONGEST_SECONDS,
    )
    assert all(berth.finished for berth in playing)
    assert sum(berth.kinds["timeout"] for berth in playing) > 0
