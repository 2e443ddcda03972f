"""Marks that stand for networks: equal for tables made from one network on one day, and untraceable after it.

A mark is an HMAC under the day's salt. Limits and the lobby's order need to know which tables come from one
network, in every process and after a restart. Nobody needs to know which network that is, so the salts of
earlier days are deleted: after that not even the operator can find out by trying all addresses.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from harbourside.server.storage.database import Database
from harbourside.server.storage.models import SaltRow

DAY_MS: Final = 24 * 3600 * 1000


class NetworkMarks:
    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now
        self._today: tuple[int, str] | None = None
        """The day, and its salt."""

    async def of(self, network: str) -> str:
        day = self._now() // DAY_MS
        if self._today is None or self._today[0] != day:
            self._today = day, await self._salt_of(day)
        salt = self._today[1]
        return hmac.digest(salt.encode(), network.encode("utf-8", "replace"), "sha256").hex()[:32]

    async def _salt_of(self, day: int) -> str:
        """The one that all processes share, whichever of them makes it."""
        insert = sqlite_insert if self._database.is_sqlite else postgresql_insert
        made = insert(SaltRow).values(day=day, salt=secrets.token_hex(32)).on_conflict_do_nothing()
        async with self._database.begin() as connection:
            await connection.execute(made)
            await connection.execute(delete(SaltRow).where(SaltRow.day < day))
            found = await connection.execute(select(SaltRow.salt).where(SaltRow.day == day))
            return str(found.scalar_one())
