"""Devices that have logged in: each has a proof, so that others who guess a password lock no owner out.

A proof is no key. It gives a device tries of its own, for one account, and nothing else.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from sqlalchemy import delete, exists, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from harbourside.server.names import fold
from harbourside.server.storage.database import Database
from harbourside.server.storage.models import AccountRow, DeviceRow
from harbourside.server.storage.players import hash_of

MOST_DEVICES: Final = 20
"""Of one account."""


class Devices:
    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now

    async def proves(self, name: str, proof: str) -> bool:
        """Whether the owner of the account with this name has logged in with that device."""
        known = (
            select(DeviceRow.hash)
            .join(AccountRow, AccountRow.player == DeviceRow.player)
            .where(DeviceRow.hash == hash_of(proof), AccountRow.folded == fold(name))
        )
        async with self._database.connect() as connection:
            return (await connection.execute(select(exists(known)))).scalar_one()

    async def write(
        self, connection: AsyncConnection, player: str, instead_of: str = "", alone: bool = False
    ) -> str:
        """A proof for the device that has just logged in, instead of the one it had; with `alone`, all others
        end. The oldest of many make room."""
        proof = secrets.token_urlsafe(32)
        mine = DeviceRow.player == player
        kept = (
            select(DeviceRow.hash)
            .where(mine, DeviceRow.hash != hash_of(instead_of))
            .order_by(DeviceRow.created.desc())
            .limit(MOST_DEVICES - 1)
        )
        ended = mine if alone else mine & DeviceRow.hash.not_in(kept)
        await connection.execute(delete(DeviceRow).where(ended))
        await connection.execute(
            insert(DeviceRow).values(hash=hash_of(proof), player=player, created=self._now())
        )
        return proof
