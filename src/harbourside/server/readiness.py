"""Whether requests can be served now: whether the database can be written."""

from __future__ import annotations

import asyncio
from typing import Final

from harbourside.server.errors import Unavailable
from harbourside.server.storage.database import Database

FRESH_SECONDS: Final = 1.0
"""How long an answer is reused, so that the database is not asked more often."""


class Readiness:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._check: asyncio.Task[bool] | None = None
        self._until = 0.0

    async def is_ready(self) -> bool:
        """As checked now or a moment ago. Requests that come together wait for one check."""
        loop = asyncio.get_running_loop()
        if self._check is None or (self._check.done() and loop.time() >= self._until):
            self._check = asyncio.create_task(self._ask(), name="readiness")
        return await asyncio.shield(self._check)

    async def _ask(self) -> bool:
        try:
            await self._database.check()
        except Unavailable:
            return False
        finally:
            self._until = asyncio.get_running_loop().time() + FRESH_SECONDS
        return True

    async def stop(self) -> None:
        if self._check is not None:
            self._check.cancel()
            await asyncio.gather(self._check, return_exceptions=True)
