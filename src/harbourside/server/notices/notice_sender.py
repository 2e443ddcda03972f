"""Sends the notices of the outbox to their webhooks, and again until one accepts them."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final

from harbourside.server.errors import Unavailable
from harbourside.server.metrics import Metrics
from harbourside.server.notices import webhook
from harbourside.server.storage.outbox import Notice, NoticeContent, Outbox
from harbourside.server.table.table import Table
from harbourside.server.table_store import TableStore
from harbourside.server.times import now_ms

Post = Callable[[str, bytes, Mapping[str, str]], Awaitable[None]]

SLEEP_SECONDS: Final = 5.0
MOST_AT_ONCE: Final = 16
LEASE_MS: Final = 60_000
"""Longer than any attempt. If a process dies while it sends, another one sends after this time."""
PAUSES_MS: Final = tuple(60_000 * minutes for minutes in (1, 5, 30, 120, 360, 720))
"""Before each further attempt. After the last of them we give up."""

log = logging.getLogger(__name__)


class NoticeSender:
    def __init__(
        self, tables: TableStore, outbox: Outbox, metrics: Metrics, post: Post = webhook.post
    ) -> None:
        self._tables = tables
        self._outbox = outbox
        self._metrics = metrics
        self._post = post
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._tables.after_change.append(self._note)
        self._task = asyncio.create_task(self._run(), name="notice sender")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def _note(self, table: Table) -> None:
        if table.is_correspondence:
            self._changed.set()

    async def look(self) -> None:
        """Send whatever is due."""
        while True:
            due = await self._outbox.due(self._tables.now(), MOST_AT_ONCE)
            await asyncio.gather(*(self._send(notice) for notice in due))
            if len(due) < MOST_AT_ONCE:
                return

    async def _send(self, notice: Notice) -> None:
        now = self._tables.now()
        if not await self._outbox.claim(notice, now + LEASE_MS):
            return
        content = await self._outbox.content(notice)
        if content is None:
            await self._outbox.drop(notice)
            self._metrics.noticed("outdated")
            return
        try:
            body = _body(notice, content)
            await self._post(content.webhook.url, body, _headers(notice, content, body))
        except webhook.NotDelivered as error:
            await self._try_later(notice, now, str(error))
            return
        await self._outbox.drop(notice)
        self._metrics.noticed("delivered")

    async def _try_later(self, notice: Notice, now: int, reason: str) -> None:
        log.info("a notice was not delivered", extra={"tries": notice.tries + 1, "reason": reason})
        if notice.tries < len(PAUSES_MS):
            await self._outbox.put_off(notice, now + PAUSES_MS[notice.tries])
            self._metrics.noticed("put off")
        else:
            await self._outbox.drop(notice)
            self._metrics.noticed("given up")

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            try:
                await self.look()
            except Unavailable:
                pass  # the log knows
            except Exception:
                log.exception("could not send notices")
            with suppress(TimeoutError):
                async with asyncio.timeout(SLEEP_SECONDS):
                    await self._changed.wait()


def _body(notice: Notice, told: NoticeContent) -> bytes:
    """The same in every attempt, but for the deadline."""
    said = {
        "kind": "your_turn",
        "table": notice.table,
        "game": told.game,
        "number": notice.number,
        "player": notice.player,
        "path": f"/table/{notice.table}",
        "at": notice.created,
        "deadline": told.deadline,
    }
    return json.dumps(said, separators=(",", ":")).encode()


def _headers(notice: Notice, told: NoticeContent, body: bytes) -> dict[str, str]:
    """Signed with the wall clock's time, which the receiver compares with its own."""
    return {
        "Harbourside-Delivery": f"{notice.table}.{notice.number}",
        "Harbourside-Signature": webhook.sign(told.webhook.secret, now_ms(), body),
    }
