"""Identities: a name and an unguessable key. A guest needs nothing else."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from harbourside.server.ids import new_id
from harbourside.server.names import check_name
from harbourside.server.storage.database import Database
from harbourside.server.storage.models import AccountRow, KeyRow, PlayerRow
from harbourside.server.storage.reserved_names import ReservedNames

MOST_REMEMBERED: Final = 10_000
REMEMBERED_MS: Final = 60_000
"""Another process may have renamed a player or removed a key."""
LONGEST_KEY: Final = 128
BOUND: Final = "bound."
"""What a key begins with that was given out as a token, or in a cookie that only we can set."""
MOST_KEYS: Final = 20
"""Devices of one person."""
MOST_AT_ONCE: Final = 500
"""Ids in one statement: databases limit the number of parameters."""


@dataclass(frozen=True)
class Identity:
    id: str
    """Public: the others at a table see it."""
    name: str
    """Empty: they have not told it, or it has become the name of somebody else's account."""
    account: str | None = None
    """The name to log in with; None: a guest."""


class PlayerStore:
    def __init__(self, database: Database, names: ReservedNames, now: Callable[[], int]) -> None:
        self._database = database
        self._names = names
        self._now = now
        self._known: OrderedDict[str, tuple[Identity, int]] = OrderedDict()
        """By the hash of a key: its player, and until when that is cached."""

    async def new_guest(self, name: str | None, bound: bool) -> tuple[Identity, str]:
        """A new identity and the key that proves it. The key itself is not stored."""
        player = Identity(new_id(9), check_name(name) if name is not None else "")
        await self._names.check(player.id, [player.name])
        now = self._now()
        async with self._database.begin() as connection:
            await connection.execute(
                insert(PlayerRow).values(id=player.id, name=player.name, created=now, seen=now)
            )
            return player, await self.write_key(connection, player.id, bound)

    async def write_key(
        self, connection: AsyncConnection, player: str, bound: bool, alone: bool = False
    ) -> str:
        """One more key, written with what it is given for; with `alone`, the only one from now on. The oldest
        of many make room. A caller that ends keys forgets the player after the commit."""
        key = new_key(bound)
        mine = KeyRow.player == player
        kept = select(KeyRow.hash).where(mine).order_by(KeyRow.created.desc()).limit(MOST_KEYS - 1)
        too_old = mine if alone else mine & KeyRow.hash.not_in(kept)
        await connection.execute(delete(KeyRow).where(too_old))
        await connection.execute(insert(KeyRow).values(hash=hash_of(key), player=player, created=self._now()))
        return key

    async def drop_key(self, key: str) -> None:
        """Remove a key: here at once, in other processes within a minute."""
        async with self._database.begin() as connection:
            await connection.execute(delete(KeyRow).where(KeyRow.hash == hash_of(key)))
        self._known.pop(hash_of(key), None)

    def forget_all(self) -> None:
        """Ask the database again who everybody is: a name may have become somebody's own."""
        self._known.clear()

    def forget(self, player: str) -> None:
        """Ask the database again who this is."""
        for hashed in [hashed for hashed, (known, _) in self._known.items() if known.id == player]:
            del self._known[hashed]

    async def who_has(self, key: str) -> Identity | None:
        """The player of a key. Cached, because every request asks."""
        if len(key) > LONGEST_KEY:
            return None
        hashed = hash_of(key)
        known, until = self._known.get(hashed, (None, 0))
        if known is not None and self._now() < until:
            self._known.move_to_end(hashed)
            return known
        found = (
            select(PlayerRow.id, PlayerRow.name, AccountRow.name.label("account"))
            .join(KeyRow, KeyRow.player == PlayerRow.id)
            .outerjoin(AccountRow, AccountRow.player == PlayerRow.id)
            .where(KeyRow.hash == hashed)
        )
        async with self._database.connect() as connection:
            row = (await connection.execute(found)).first()
        if row is None:
            self._known.pop(hashed, None)
            return None
        lost = await self._names.of_others(row.id, [row.name])
        player = Identity(row.id, "" if lost else row.name, row.account)
        self._known[hashed] = player, self._now() + REMEMBERED_MS
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return player

    async def were_seen(self, players: Iterable[str], now: int) -> None:
        """All of them were here just now. Whom another process is writing down at this moment we leave to it:
        two that change the same rows in different orders would wait for each other."""
        ids = sorted(players)
        for first in range(0, len(ids), MOST_AT_ONCE):
            free = (
                select(PlayerRow.id)
                .where(PlayerRow.id.in_(ids[first : first + MOST_AT_ONCE]))
                .with_for_update(skip_locked=True, key_share=True)
            )
            async with self._database.begin() as connection:
                await connection.execute(update(PlayerRow).where(PlayerRow.id.in_(free)).values(seen=now))

    async def last_seen(self, players: Collection[str]) -> dict[str, int]:
        """When those of them whom we know were seen last, by any process."""
        wanted = select(PlayerRow.id, PlayerRow.seen).where(PlayerRow.id.in_(sorted(players)))
        async with self._database.connect() as connection:
            return {row.id: row.seen for row in await connection.execute(wanted)}

    async def rename(self, player: Identity, name: str) -> Identity:
        """From now on; at tables where they sit already they keep the name they came with."""
        renamed = replace(player, name=check_name(name))
        await self._names.check(player.id, [renamed.name])
        async with self._database.begin() as connection:
            await connection.execute(
                update(PlayerRow).where(PlayerRow.id == player.id).values(name=renamed.name)
            )
        self.forget(player.id)
        return renamed


def new_key(bound: bool) -> str:
    """256 random bits. A bound one is no good in a cookie that another host could have set."""
    return (BOUND if bound else "") + secrets.token_urlsafe(32)


def hash_of(key: str) -> str:
    """What is stored of a key."""
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()
