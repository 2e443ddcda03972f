"""Live connections: every new message of a table, or of the lobby, as it happens.

A socket keeps one thing: the number of the last message it has sent. Whatever woke it up, it sends what
comes after that number, so nothing is missing and nothing doubled, and a slow reader gets several messages
at once instead of a queue that grows.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from harbourside.engine.errors import HarboursideError
from harbourside.server.api.deps import caller_of, language, services_of
from harbourside.server.api.encoding import encode
from harbourside.server.api.heartbeat import keep_alive
from harbourside.server.api.language import problem
from harbourside.server.api.lobby_query import LobbyQuery
from harbourside.server.api.table_access import (
    SeatQuery,
    SinceQuery,
    SpectateQuery,
    id_of,
    read_table,
    return_seats,
)
from harbourside.server.bus import BANS, LOBBY, player_topic, table_topic
from harbourside.server.errors import Refused, status_of
from harbourside.server.services import Services
from harbourside.server.storage.players import Player
from harbourside.server.storage.table_queries import LobbyFilter, LobbyPage
from harbourside.server.table import visibility
from harbourside.server.table.table import Table

LOBBY_PAUSE: Final = 1.0
"""Seconds between two lists of tables at the least."""
REVOKED_SECONDS: Final = 30.0
"""How often a connection's key is looked at again."""
MOST_SAID: Final = 20
"""Frames from the other side, which has nothing to say, before its connection is closed."""
REFUSED: Final = 4000
"""A socket that is refused is closed with this plus the HTTP status: 4404 is an unknown table."""

NO_TABLES: Final = LobbyPage([], None)

log = logging.getLogger(__name__)

router = APIRouter()

Send = Callable[[dict[str, Any]], Awaitable[None]]


@router.websocket("/api/tables/{id}/live")
async def live_table(
    socket: WebSocket,
    id: str,
    since: SinceQuery = None,
    seat: SeatQuery = None,
    spectate: SpectateQuery = False,
) -> None:
    services = services_of(socket)

    async def tell(send: Send) -> None:
        await _tell_table(services, id, await caller_of(socket), since, seat, spectate, send)

    await _serve(socket, services, "table", tell)


@router.websocket("/api/lobby/live")
async def live_lobby(socket: WebSocket, wanted: LobbyQuery, waiting: bool = False) -> None:
    """The first page of the open tables, and the caller's own tables. With `waiting`, only the tables that
    wait for the caller."""
    services = services_of(socket)

    async def tell(send: Send) -> None:
        await _tell_lobby(services, await caller_of(socket), None if waiting else wanted, send)

    await _serve(socket, services, "lobby", tell)


async def _tell_table(
    services: Services,
    id: str,
    caller: Player | None,
    since: int | None,
    seat: int | None,
    spectate: bool,
    send: Send,
) -> None:
    player = id_of(caller)
    had = since

    def news_of(table: Table) -> tuple[int, bool, dict[str, Any] | None]:
        frame = None
        if had is None or table.number > had or fresh:
            viewer = visibility.viewing_seat(table, player, seat, spectate)
            told = visibility.state(table, player, viewer, had)
            frame = {"type": "table", "table": told, "now": services.tables.now()}
        return table.number, bool(table.held_for(player)), frame

    # Listening begins before looking, or what happens in between would be missed.
    with (
        services.bus.listen(table_topic(id)) as news,
        keep_alive(news, services.settings.heartbeat) as heartbeat,
        services.presence.connected(player),
    ):
        fresh = True
        while True:
            news.clear()
            had, held, frame = await read_table(services.tables, id, caller, news_of, fresh)
            fresh = False
            if frame is None and heartbeat.is_due:
                frame = {"type": "beat", "number": had}
            if frame is not None:
                await send(frame)
                heartbeat.sent()
            if held:
                await return_seats(services.tables, id, caller)
            await news.wait()


async def _tell_lobby(
    services: Services, caller: Player | None, wanted: LobbyFilter | None, send: Send
) -> None:
    topics = [] if wanted is None else [LOBBY]
    topics += [] if caller is None else [player_topic(caller.id)]
    with (
        services.bus.listen(*topics) as news,
        keep_alive(news, services.settings.heartbeat) as heartbeat,
        services.presence.connected(id_of(caller)),
    ):
        told: dict[str, Any] | None = None
        while True:
            news.clear()
            mine = await services.queries.tables_of(caller.id) if caller is not None else []
            turns = [summary for summary in mine if _waits_for(summary, id_of(caller))]
            page = NO_TABLES if wanted is None else await services.queries.lobby(wanted)
            lists = {
                "type": "lobby",
                "open": page.summaries,
                "next": page.next,
                "mine": turns if wanted is None else mine,
                "your_turn": [summary["id"] for summary in turns],
            }
            if lists != told:
                await send(lists)
                heartbeat.sent()
                told = lists
            elif heartbeat.is_due:
                await send({"type": "beat", "number": None})
                heartbeat.sent()
            await asyncio.sleep(LOBBY_PAUSE)
            await news.wait()


def _waits_for(summary: dict[str, Any], player: str | None) -> bool:
    decides = summary["decides"]
    seat = summary["seats"][decides] if decides is not None else None
    return seat is not None and seat["player"] == player and seat["level"] is None


async def _serve(
    socket: WebSocket, services: Services, kind: str, tell: Callable[[Send], Awaitable[None]]
) -> None:
    """Tell until the other side is gone; refuse with a frame that says why, and a code."""
    await socket.accept()
    services.metrics.connected(kind, 1)

    async def send(frame: dict[str, Any]) -> None:
        await socket.send_text(encode(frame).decode())

    teller = asyncio.ensure_future(tell(send))
    gone = asyncio.ensure_future(_until_gone(socket))
    revoked = asyncio.ensure_future(_until_revoked(socket))
    try:
        await asyncio.wait((teller, gone, revoked), return_when=asyncio.FIRST_COMPLETED)
        if teller.done():
            await _explain(socket, teller, send)
        elif revoked.done():
            await _explain(socket, revoked, send)
        elif gone.exception() is not None:
            await _explain(socket, gone, send)
    finally:
        for task in (teller, gone, revoked):
            task.cancel()
        await asyncio.gather(teller, gone, revoked, return_exceptions=True)
        services.metrics.connected(kind, -1)


async def _until_gone(socket: WebSocket) -> None:
    """Nothing is expected from the other side; whatever comes is not read further, and much is refused."""
    for _ in range(MOST_SAID):
        if (await socket.receive())["type"] == "websocket.disconnect":
            return
    raise Refused(429, "too-many", seconds=1)


async def _until_revoked(socket: WebSocket) -> None:
    """Whoever logs out, changes their password or is banned hears no more."""
    was_known = await caller_of(socket) is not None
    with services_of(socket).bus.listen(BANS) as news:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(REVOKED_SECONDS):
                    await news.wait()
            news.clear()
            await _check_key(socket, was_known)


async def _check_key(socket: WebSocket, was_known: bool) -> None:
    caller = await caller_of(socket)
    if was_known and caller is None:
        raise Refused(401, "who-are-you")


async def _explain(socket: WebSocket, ended: asyncio.Future[None], send: Send) -> None:
    error = ended.exception()
    with suppress(WebSocketDisconnect, RuntimeError):
        if isinstance(error, HarboursideError):
            await send({"type": "refused", **problem(error, await language(socket))})
            await socket.close(REFUSED + status_of(error))
        elif not isinstance(error, WebSocketDisconnect):
            log.error("a live connection failed", exc_info=error)
            await socket.close(1011)
