"""Live connections: they send every new entry of a table, or every change of the lobby.

A socket remembers only the number of the last entry that it has sent. Each time it wakes up, it sends the
entries after that number. So no entry is missing or sent twice, and a slow reader gets several entries in one
frame instead of a growing queue.
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
from harbourside.server.api.middleware import raw_address_of
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
KEY_CHECK_SECONDS: Final = 30.0
"""How often the key of a connection is checked again."""
MOST_CLIENT_FRAMES: Final = 20
"""A client has nothing to send. After so many frames its connection is closed."""
REFUSED: Final = 4000
"""A refused socket is closed with this plus the HTTP status: 4404 is an unknown table."""

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

    async def send_table(send: Send) -> None:
        caller = await _allowed_caller(socket)
        await _send_table(services, id, caller, since, seat, spectate, send)

    await _serve(socket, services, "table", send_table)


@router.websocket("/api/lobby/live")
async def live_lobby(socket: WebSocket, wanted: LobbyQuery, waiting: bool = False) -> None:
    """Sends the first page of the open tables, and the caller's own tables. With `waiting`, it sends only the
    tables that wait for the caller."""
    services = services_of(socket)

    async def send_lobby(send: Send) -> None:
        await _send_lobby(services, await _allowed_caller(socket), None if waiting else wanted, send)

    await _serve(socket, services, "lobby", send_lobby)


async def _allowed_caller(socket: WebSocket) -> Player | None:
    """The middleware checks bans for HTTP only: a socket has to be accepted before it can say why it ends."""
    services_of(socket).bans.check_address(raw_address_of(socket.scope))
    return await caller_of(socket)


async def _send_table(
    services: Services,
    id: str,
    caller: Player | None,
    since: int | None,
    seat: int | None,
    spectate: bool,
    send: Send,
) -> None:
    player = id_of(caller)
    sent = since

    def read(table: Table) -> tuple[int, bool, dict[str, Any] | None]:
        frame = None
        if sent is None or table.number > sent or is_first:
            viewer = visibility.viewing_seat(table, player, seat, spectate)
            state = visibility.state(table, player, viewer, sent)
            frame = {"type": "table", "table": state, "now": services.tables.now()}
        return table.number, bool(table.held_for(player)), frame

    # It listens before it reads, so that no change between the two is missed.
    with (
        services.bus.listen(table_topic(id)) as news,
        keep_alive(news, services.settings.heartbeat) as heartbeat,
        services.presence.connected(player),
    ):
        is_first = True
        while True:
            news.clear()
            sent, is_held, frame = await read_table(services.tables, id, caller, read, fresh=is_first)
            is_first = False
            if frame is None and heartbeat.is_due:
                frame = {"type": "beat", "number": sent}
            if frame is not None:
                await send(frame)
                heartbeat.sent()
            if is_held:
                await return_seats(services.tables, id, caller)
            await news.wait()


async def _send_lobby(
    services: Services, caller: Player | None, wanted: LobbyFilter | None, send: Send
) -> None:
    topics = [] if wanted is None else [LOBBY]
    topics += [] if caller is None else [player_topic(caller.id)]
    with (
        services.bus.listen(*topics) as news,
        keep_alive(news, services.settings.heartbeat) as heartbeat,
        services.presence.connected(id_of(caller)),
    ):
        sent: dict[str, Any] | None = None
        while True:
            news.clear()
            mine = await services.queries.tables_of(caller.id) if caller is not None else []
            turns = [summary for summary in mine if _waits_for(summary, id_of(caller))]
            page = NO_TABLES if wanted is None else await services.queries.lobby(wanted)
            frame = {
                "type": "lobby",
                "open": page.summaries,
                "next": page.next,
                "mine": turns if wanted is None else mine,
                "your_turn": [summary["id"] for summary in turns],
            }
            if frame != sent:
                await send(frame)
                heartbeat.sent()
                sent = frame
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
    socket: WebSocket, services: Services, kind: str, send_frames: Callable[[Send], Awaitable[None]]
) -> None:
    """Send frames until the client is gone. A refusal sends a frame with the reason, and then closes."""
    await socket.accept()
    services.metrics.connected(kind, 1)

    async def send(frame: dict[str, Any]) -> None:
        await socket.send_text(encode(frame).decode())

    sending = asyncio.ensure_future(send_frames(send))
    gone = asyncio.ensure_future(_until_gone(socket))
    revoked = asyncio.ensure_future(_until_revoked(socket))
    try:
        await asyncio.wait((sending, gone, revoked), return_when=asyncio.FIRST_COMPLETED)
        if sending.done():
            await _explain(socket, sending, send)
        elif revoked.done():
            await _explain(socket, revoked, send)
        elif gone.exception() is not None:
            await _explain(socket, gone, send)
    finally:
        for task in (sending, gone, revoked):
            task.cancel()
        await asyncio.gather(sending, gone, revoked, return_exceptions=True)
        services.metrics.connected(kind, -1)


async def _until_gone(socket: WebSocket) -> None:
    """Frames from the client are ignored, and too many of them are refused."""
    for _ in range(MOST_CLIENT_FRAMES):
        if (await socket.receive())["type"] == "websocket.disconnect":
            return
    raise Refused(429, "too-many", seconds=1)


async def _until_revoked(socket: WebSocket) -> None:
    """Raises a refusal when the caller has logged out, has changed their password, or is banned."""
    was_known = await _allowed_caller(socket) is not None
    with services_of(socket).bus.listen(BANS) as news:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(KEY_CHECK_SECONDS):
                    await news.wait()
            news.clear()
            await _check_key(socket, was_known)


async def _check_key(socket: WebSocket, was_known: bool) -> None:
    caller = await _allowed_caller(socket)
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
