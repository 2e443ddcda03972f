"""Whose name a name is: that of an account is its owner's alone, however it is written."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import select

from harbourside.engine.message import Quoted
from harbourside.server.errors import Refused
from harbourside.server.names import fold, looks
from harbourside.server.storage.database import Database
from harbourside.server.storage.models import AccountRow, LookRow


class ReservedNames:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_others(self, player: str | None, names: Iterable[str]) -> set[str]:
        """Those that are, or look like, the name of somebody else's account."""
        wanted = {name: looks(name) for name in names if name}
        if not wanted:
            return set()
        marks = {look for found in wanted.values() for look in found}
        owned = select(LookRow.look).where(LookRow.look.in_(marks), LookRow.player != player)
        own = select(AccountRow.folded).where(AccountRow.player == player)
        async with self._database.connect() as connection:
            taken = set((await connection.execute(owned)).scalars())
            if not taken:
                return set()
            mine = (await connection.execute(own)).scalar()
        return {name for name, found in wanted.items() if found & taken and fold(name) != mine}

    async def check(self, player: str | None, names: Iterable[str]) -> None:
        """Refused with the first of them that is not this person's to bear."""
        asked = list(names)
        taken = await self.of_others(player, asked)
        for name in asked:
            if name in taken:
                raise Refused(409, "name-of-account", name=Quoted(name))
