"""Accounts: a name and a password, so that somebody is the same person on every device."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Row, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from harbourside.server.errors import Refused
from harbourside.server.names import check_name, fold, looks, normal
from harbourside.server.passwords import check_password
from harbourside.server.storage.database import Database
from harbourside.server.storage.devices import Devices
from harbourside.server.storage.models import AccountRow, LookRow, PlayerRow
from harbourside.server.storage.players import Identity, PlayerStore

MOST_HASHING: Final = 2
"""At once: each takes 64 MiB and a good part of a second, which is what makes guessing dear."""


@dataclass(frozen=True)
class Login:
    """A player who has logged in."""

    player: Identity
    key: str
    device: str
    """Proof for the next login that this device has logged in: see devices.py."""


class Accounts:
    def __init__(
        self,
        database: Database,
        people: PlayerStore,
        devices: Devices,
        now: Callable[[], int],
        hasher: PasswordHasher | None = None,
    ) -> None:
        self._database = database
        self._players = people
        self._devices = devices
        self._now = now
        self._hasher = hasher or PasswordHasher()
        self._hashing = asyncio.Semaphore(MOST_HASHING)
        self._nobodys: str | None = None

    async def create(self, player: Identity, name: str, password: str, bound: bool) -> Login:
        """Make a guest's identity an account. Their tables stay theirs; every key from before is void,
        because anybody who has one would have the account. The caller gets a new one."""
        name = check_name(name)
        check_password(password, name)
        if player.account is not None:
            raise Refused(409, "account-already")
        hashed = await self._hash(password)
        row = {"player": player.id, "name": name, "folded": fold(name), "password": hashed}
        try:
            async with self._database.begin() as connection:
                await connection.execute(insert(AccountRow).values(**row, changed=self._now()))
                await connection.execute(
                    insert(LookRow), [{"look": look, "player": player.id} for look in looks(name)]
                )
                await connection.execute(update(PlayerRow).where(PlayerRow.id == player.id).values(name=name))
                key = await self._players.write_key(connection, player.id, bound, alone=True)
                device = await self._devices.write(connection, player.id, alone=True)
        except IntegrityError:
            mine = await self._find(AccountRow.player == player.id)
            raise Refused(409, "name-taken" if mine is None else "account-already") from None
        self._players.forget_all()
        return Login(Identity(player.id, name, name), key, device)

    async def log_in(self, name: str, password: str, bound: bool, device: str) -> Login:
        """The player with this name and password, and a new key. It takes as long if nobody has that name."""
        found = await self._find(AccountRow.folded == fold(name))
        nobodys = await self._nobodys_hash()
        right = await self._verify(found.password if found is not None else nobodys, password)
        if found is None or not right:
            raise Refused(401, "wrong-login")
        stored = found.password
        if self._hasher.check_needs_rehash(stored):
            stored = await self._hash(password)
        async with self._database.begin() as connection:
            if not await self._store(connection, found, stored):  # another password since we looked
                raise Refused(401, "wrong-login")
            key = await self._players.write_key(connection, found.player, bound)
            device = await self._devices.write(connection, found.player, instead_of=device)
        self._players.forget(found.player)
        return Login(Identity(found.player, found.shown_as, found.name), key, device)

    async def change_password(self, player: Identity, old: str, new: str, bound: bool) -> Login:
        """A new password. Every key that was given out is void, and every device unknown; the caller gets new
        ones."""
        found = await self._find(AccountRow.player == player.id)
        if found is None:
            raise Refused(409, "no-account")
        check_password(new, found.name)
        if not await self._verify(found.password, old):
            raise Refused(403, "wrong-password")
        hashed = await self._hash(new)
        async with self._database.begin() as connection:
            if not await self._store(connection, found, hashed):  # somebody else's change was quicker
                raise Refused(403, "wrong-password")
            key = await self._players.write_key(connection, player.id, bound, alone=True)
            device = await self._devices.write(connection, player.id, alone=True)
        self._players.forget(player.id)
        return Login(player, key, device)

    async def _find(self, condition: Any) -> Row[Any] | None:
        wanted: Any = (
            select(AccountRow.player, AccountRow.name, AccountRow.password, PlayerRow.name.label("shown_as"))
            .join(PlayerRow, PlayerRow.id == AccountRow.player)
            .where(condition)
        )
        async with self._database.connect() as connection:
            found: Row[Any] | None = (await connection.execute(wanted)).first()
            return found

    async def _store(self, connection: AsyncConnection, found: Row[Any], hashed: str) -> bool:
        """Write a password, if the stored one is still the one that was compared. In one transaction with the
        key that is given for it, or a login with the old password could outlive its change."""
        changed = self._now() if hashed != found.password else AccountRow.changed
        stored = (
            update(AccountRow)
            .where(AccountRow.player == found.player, AccountRow.password == found.password)
            .values(password=hashed, changed=changed)
        )
        return (await connection.execute(stored)).rowcount == 1

    async def _nobodys_hash(self) -> str:
        """What a password is compared with if there is no such name."""
        if self._nobodys is None:
            self._nobodys = await self._hash("nobody")
        return self._nobodys

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, normal(password))

    async def _verify(self, hashed: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, normal(password))
            except (VerificationError, InvalidHashError):
                return False
