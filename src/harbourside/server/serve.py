"""`harbourside serve`: runs the application on a port until it is stopped."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import uvicorn

from harbourside.engine.errors import shown
from harbourside.server import descriptors
from harbourside.server.api.app import make_app
from harbourside.server.connections import ConnectionLimiter, http_protocol, socket_protocol
from harbourside.server.errors import BadSettings
from harbourside.server.logs import log_to_stderr
from harbourside.server.metrics import Metrics
from harbourside.server.services import make_backplane
from harbourside.server.settings import Settings
from harbourside.server.storage.database import bring_up_to_date, open_database

GRACE_SECONDS: Final = 10
TICKS_BETWEEN_SWEEPS: Final = 5
"""One tick is a tenth of a second."""
LARGEST_FRAME: Final = 4096
"""Bytes. Clients have nothing to send over a socket."""

SWITCH_SECONDS: Final = 0.001
"""Seconds that a thread waits for the interpreter after it has waited for the disk. The default is 0.005."""
GARBAGE: Final = (50_000, 20, 50)
"""Thresholds of the garbage collector, higher than by default: there are few reference cycles, and a search
of all tables and sockets is a pause that players feel."""


def serve(settings: Settings, announce: Callable[[str], None]) -> None:
    """Run until interrupted. `announce` gets the address as soon as the server answers there."""
    log_to_stderr(settings.log_level)
    most_descriptors = descriptors.allow_as_many_as_possible()
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*GARBAGE)
    asyncio.run(_check(settings))
    listening = _listen(settings.host, settings.port)
    limiter = ConnectionLimiter(settings, most_descriptors)
    config = uvicorn.Config(
        make_app(settings),
        http=http_protocol(limiter),
        ws=socket_protocol(limiter),
        timeout_keep_alive=settings.idle_seconds,  # type: ignore[arg-type]  # uvicorn takes any number
        log_config=None,
        log_level=settings.log_level if settings.log_level == "debug" else "warning",
        access_log=False,  # RequestLogMiddleware logs more
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # it costs more than the rest of a frame, and 64 KiB for each socket
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=2 * settings.heartbeat,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    try:
        ready = partial(announce, _address(settings.host, listening))
        _Server(config, limiter, most_descriptors, ready).run([listening])
    finally:
        listening.close()


async def _check(settings: Settings) -> None:
    """Checks the URLs before the server starts, so that a wrong one is a line and not a traceback."""
    link = make_backplane(settings, Metrics()).link
    if link is not None:
        await link.check()
    database = open_database(settings.database, settings.database_seconds)
    try:
        await bring_up_to_date(database)
    finally:
        await database.dispose()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, ValueError) as error:
        listening.close()
        place, reason = f"{host}:{port}", getattr(error, "strerror", None) or error
        raise BadSettings("address", address=shown(place), reason=shown(reason)) from None
    return listening


def _address(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    shown_host = "127.0.0.1" if host in ("0.0.0.0", "") else f"[{host}]" if ":" in host else host
    return f"http://{shown_host}:{port}/"


def _note_once(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Without free descriptors the loop cannot accept, and would log that a thousand times."""
    error = context.get("exception")
    if descriptors.is_about_descriptors(error):
        descriptors.RUNNING_OUT.failed(error)
    else:
        loop.default_exception_handler(context)


class _Server(uvicorn.Server):
    def __init__(
        self,
        config: uvicorn.Config,
        limiter: ConnectionLimiter,
        most_descriptors: int,
        ready: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self._limiter = limiter
        self._most_descriptors = most_descriptors
        self._ready = ready

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_BETWEEN_SWEEPS == 0:
            self._limiter.sweep(asyncio.get_running_loop().time())
            descriptors.look(self._most_descriptors)
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(_note_once)
        await super().startup(sockets)
        if self.started:
            self._ready()
