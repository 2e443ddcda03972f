"""A server in this process, on a file of its own, and people who call it."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))  # for tests.server.helpers, also in the bots' processes

from tests.server.helpers import Client, Hands, Server  # noqa: E402


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with Server(tmp_path / "tables.db") as running:
        yield running


@pytest.fixture
async def ann(server: Server) -> Client:
    return await server.guest("Ann")


@pytest.fixture
async def bob(server: Server) -> Client:
    return await server.guest("Bob")
