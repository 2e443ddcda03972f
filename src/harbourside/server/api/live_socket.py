"""A live connection: it sends frames until the client is gone, or may listen no longer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect

from harbourside.engine.errors import HarboursideError
from harbourside.server.api.deps import caller_of, language, services_of
from harbourside.server.api.encoding import encode
from harbourside.server.api.language import problem
from harbourside.server.api.middleware import raw_address_of
from harbourside.server.bus import BANS
from harbourside.server.errors import Refused, status_of
from harbourside.server.services import Services
from harbourside.server.storage.players import Identity

KEY_CHECK_SECONDS: Final = 30.0
"""How often the key of a connection is checked again."""
MOST_CLIENT_FRAMES: Final = 20
"""A client has nothing to send. After so many frames its connection is closed."""
REFUSED: Final = 4000
"""A refused socket is closed with this plus the HTTP status: 4404 is an unknown table."""


log = logging.getLogger(__name__)

Send = Callable[[dict[str, Any]], Awaitable[None]]


async def serve(
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
    was_known = await allowed_caller(socket) is not None
    with services_of(socket).bus.listen(BANS) as news:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(KEY_CHECK_SECONDS):
                    await news.wait()
            news.clear()
            await _check_key(socket, was_known)


async def _check_key(socket: WebSocket, was_known: bool) -> None:
    caller = await allowed_caller(socket)
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


async def allowed_caller(socket: WebSocket) -> Identity | None:
    """The middleware checks bans for HTTP only: a socket has to be accepted before it can say why it ends."""
    services_of(socket).bans.check_address(raw_address_of(socket.scope))
    return await caller_of(socket)
