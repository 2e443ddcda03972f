"""Webhooks, and the notices that are still to be sent.

The journal writer writes a notice in the same transaction as its entry. It is deleted when it was delivered.
A process moves a notice's due time before it sends it, so only one of several processes sends it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from harbourside.server.storage.database import Database
from harbourside.server.storage.models import NoticeRow, TableRow, WebhookRow


@dataclass(frozen=True)
class Webhook:
    url: str
    secret: str


@dataclass(frozen=True)
class Notice:
    """It is somebody's turn since an entry of a table."""

    table: str
    number: int
    player: str
    created: int
    due: int
    tries: int


@dataclass(frozen=True)
class NoticeContent:
    """What a notice says, and where it goes."""

    game: str
    deadline: int | None
    webhook: Webhook


class Outbox:
    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now

    async def webhook(self, player: str) -> Webhook | None:
        wanted = select(WebhookRow.url, WebhookRow.secret).where(WebhookRow.player == player)
        async with self._database.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else Webhook(row.url, row.secret)

    async def set_webhook(self, player: str, url: str) -> Webhook:
        """With a new secret. It replaces the player's earlier webhook."""
        webhook = Webhook(url, secrets.token_urlsafe(32))
        new = {"url": url, "secret": webhook.secret, "created": self._now()}
        insert = postgresql_insert if self._database.dialect.name == "postgresql" else sqlite_insert
        put = insert(WebhookRow).values(player=player, **new)
        async with self._database.begin() as connection:
            await connection.execute(put.on_conflict_do_update(index_elements=[WebhookRow.player], set_=new))
        return webhook

    async def drop_webhook(self, player: str) -> None:
        """And the notices that were still to be sent there."""
        async with self._database.begin() as connection:
            await connection.execute(delete(WebhookRow).where(WebhookRow.player == player))
            await connection.execute(delete(NoticeRow).where(NoticeRow.player == player))

    async def due(self, now: int, most: int) -> list[Notice]:
        wanted = (
            select(
                NoticeRow.table,
                NoticeRow.number,
                NoticeRow.player,
                NoticeRow.created,
                NoticeRow.due,
                NoticeRow.tries,
            )
            .where(NoticeRow.due <= now)
            .order_by(NoticeRow.due)
            .limit(most)
        )
        async with self._database.connect() as connection:
            return [Notice(*row) for row in await connection.execute(wanted)]

    async def claim(self, notice: Notice, until: int) -> bool:
        """Put it off while it is being sent. False if another process has."""
        put_off = (
            update(NoticeRow)
            .where(*_this(notice), NoticeRow.due == notice.due)
            .values(due=until, tries=notice.tries + 1)
        )
        async with self._database.begin() as connection:
            return (await connection.execute(put_off)).rowcount == 1

    async def content(self, notice: Notice) -> NoticeContent | None:
        """What it says. None if it is no longer true, or the player has no webhook."""
        wanted = (
            select(TableRow.game, TableRow.deadline, WebhookRow.url, WebhookRow.secret)
            .join(WebhookRow, WebhookRow.player == notice.player)
            .where(TableRow.id == notice.table, TableRow.waits_for == notice.player)
        )
        async with self._database.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else NoticeContent(row.game, row.deadline, Webhook(row.url, row.secret))

    async def put_off(self, notice: Notice, until: int) -> None:
        async with self._database.begin() as connection:
            await connection.execute(update(NoticeRow).where(*_this(notice)).values(due=until))

    async def drop(self, notice: Notice) -> None:
        async with self._database.begin() as connection:
            await connection.execute(delete(NoticeRow).where(*_this(notice)))


def _this(notice: Notice) -> tuple[Any, ...]:
    return (
        NoticeRow.table == notice.table,
        NoticeRow.number == notice.number,
        NoticeRow.player == notice.player,
    )
