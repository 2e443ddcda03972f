"""Accounts: a name and a password, so that somebody is the same person on every device."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Row, Update, insert, select, update
from sqlalchemy.exc import IntegrityError

from harbourside.server.errors import Refused
from harbourside.server.names import check_name, fold, looks, normal
from harbourside.server.storage.database import Database
from harbourside.server.storage.models import AccountRow, LookRow, PlayerRow
from harbourside.server.storage.people import People, Player

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
MOST_HASHING: Final = 2
"""At once: each takes 64 MiB and a good part of a second, which is what makes guessing dear."""


class Accounts:
    def __init__(
        self,
        database: Database,
        people: People,
        now: Callable[[], int],
        hasher: PasswordHasher | None = None,
    ) -> None:
        self._database = database
        self._people = people
        self._now = now
        self._hasher = hasher or PasswordHasher()
        self._hashing = asyncio.Semaphore(MOST_HASHING)
        self._nobodys: str | None = None

    async def create(self, player: Player, name: str, password: str) -> Player:
        """Make a guest's identity an account. Their tables and keys stay theirs."""
        name = check_name(name)
        _check_password(password, name)
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
        except IntegrityError:
            mine = await self._find(AccountRow.player == player.id)
            raise Refused(409, "name-taken" if mine is None else "account-already") from None
        self._people.forget_all()
        return Player(player.id, name, name)

    async def log_in(self, name: str, password: str) -> tuple[Player, str]:
        """Whose name and password these are, and a new key. It takes as long if nobody has that name."""
        found = await self._find(AccountRow.folded == fold(name))
        nobodys = await self._nobodys_hash()
        right = await self._verify(found.password if found is not None else nobodys, password)
        if found is None or not right:
            raise Refused(401, "wrong-login")
        stored = found.password
        if self._hasher.check_needs_rehash(stored):
            stored = await self._hash(password)
        key = await self._people.new_key(found.player, also=self._change(found, stored))
        if key is None:  # another password since we looked
            raise Refused(401, "wrong-login")
        return Player(found.player, found.shown_as, found.name), key

    async def change_password(self, player: Player, old: str, new: str) -> str:
        """A new password. Every key that was given out is void; the caller gets a new one."""
        found = await self._find(AccountRow.player == player.id)
        if found is None:
            raise Refused(409, "no-account")
        _check_password(new, found.name)
        if not await self._verify(found.password, old):
            raise Refused(403, "wrong-password")
        change = self._change(found, await self._hash(new))
        key = await self._people.new_key(player.id, alone=True, also=change)
        if key is None:  # somebody else's change was quicker
            raise Refused(403, "wrong-password")
        return key

    async def _find(self, condition: Any) -> Row[Any] | None:
        wanted: Any = (
            select(AccountRow.player, AccountRow.name, AccountRow.password, PlayerRow.name.label("shown_as"))
            .join(PlayerRow, PlayerRow.id == AccountRow.player)
            .where(condition)
        )
        async with self._database.connect() as connection:
            found: Row[Any] | None = (await connection.execute(wanted)).first()
            return found

    def _change(self, found: Row[Any], hashed: str) -> Update:
        """What is stored for a password, if it is still the one that was compared. In one stroke with the key
        that is given for it, or a login with the old password could outlive its change."""
        return (
            update(AccountRow)
            .where(AccountRow.player == found.player, AccountRow.password == found.password)
            .values(password=hashed, changed=self._now() if hashed != found.password else AccountRow.changed)
        )

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


def _check_password(password: str, name: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused(422, "bad-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    if fold(password) == fold(name):
        raise Refused(422, "password-is-name")
