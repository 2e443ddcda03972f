"""A server in this process, on a database of its own, and people who call it."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))  # for tests.server.helpers, also in the bots' processes

from tests.server.helpers import Client, Hands, Server  # noqa: E402
from tests.server.servers import Postgres, Redis, running_postgres, running_redis  # noqa: E402


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


@pytest.fixture
def redis() -> Iterator[Redis]:
    with running_redis() as server:
        yield server


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Rooms that say so test what is stored with PostgreSQL, too; but not each of many refusals."""
    wants_both = getattr(metafunc.module, "ON_BOTH_DATABASES", False)
    is_a_list = metafunc.definition.get_closest_marker("parametrize") is not None
    if "database" in metafunc.fixturenames and wants_both and not is_a_list:
        metafunc.parametrize("database", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new one: a file, or in PostgreSQL."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return str(tmp_path / "tables.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.empty_database()


@pytest.fixture
async def server(database: str) -> AsyncIterator[Server]:
    async with Server(database) as running:
        yield running


@pytest.fixture
async def ann(server: Server) -> Client:
    return await server.guest("Ann")


@pytest.fixture
async def bob(server: Server) -> Client:
    return await server.guest("Bob")
