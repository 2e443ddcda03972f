"""Whether requests can be served now: something can be written."""

from __future__ import annotations

import asyncio
from typing import Final

from harbourside.server.errors import Unavailable
from harbourside.server.storage.database import Database

FRESH_SECONDS: Final = 1.0
"""However often it is asked, the database is asked no more often than this."""


class Readiness:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._asked: asyncio.Task[bool] | None = None
        self._until = 0.0

    async def is_ready(self) -> bool:
        """As found out just now, or a moment ago. All who ask at once wait for one answer."""
        loop = asyncio.get_running_loop()
        if self._asked is None or (self._asked.done() and loop.time() >= self._until):
            self._asked = asyncio.create_task(self._ask(), name="readiness")
        return await asyncio.shield(self._asked)

    async def _ask(self) -> bool:
        try:
            await self._database.check()
        except Unavailable:
            return False
        finally:
            self._until = asyncio.get_running_loop().time() + FRESH_SECONDS
        return True

    async def stop(self) -> None:
        if self._asked is not None:
            self._asked.cancel()
            await asyncio.gather(self._asked, return_exceptions=True)
