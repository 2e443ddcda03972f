"""Limits of connections: how many there may be, how long a request may take to arrive, and how long a client
may read nothing. They hold with and without a proxy.

The limits in api/middleware.py begin when a request has arrived. These begin before.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from harbourside.server.networks import network_of
from harbourside.server.outage import Outage
from harbourside.server.settings import Settings

RESERVED: Final = 64
"""Descriptors for everything but connections."""
RESERVED_FOR_WORKER: Final = 8

if TYPE_CHECKING:
    HttpProtocol = Any
    SocketProtocol = Any
else:
    HttpProtocol = AutoHTTPProtocol
    SocketProtocol = AutoWebSocketsProtocol


@dataclass
class _Connection:
    network: str
    since: float
    """When the client last read something, or had nothing to read."""
    unread: int = 0
    """Bytes that were waiting to be sent at the last sweep."""


class ConnectionLimiter:
    """Counts the connections of this process, refuses too many, and cuts those whose client reads nothing."""

    def __init__(self, settings: Settings, most_descriptors: int) -> None:
        reserved = RESERVED + RESERVED_FOR_WORKER * settings.workers
        self._most = max(1, min(settings.most_connections, most_descriptors - reserved))
        self._most_per_address = settings.connections_per_address
        self._stall_seconds = settings.stall_seconds
        self.request_seconds = settings.request_seconds
        self._trusts_all = "*" in settings.proxies
        self._proxies = [ip_network(proxy, strict=False) for proxy in settings.proxies if proxy != "*"]
        self._open: dict[asyncio.Transport, _Connection] = {}
        self._by_network: Counter[str] = Counter()
        self._full = Outage("there are too many connections", "there is room for connections again")

    def enter(self, transport: asyncio.Transport, now: float) -> bool:
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        network = network_of(address)
        if len(self._open) >= self._most:
            self._full.failed(ConnectionRefusedError(f"{self._most} are open"))
            return False
        if self._by_network[network] >= self._most_per_address and not self._is_proxy(address):
            return False
        self._open[transport] = _Connection(network, now)
        self._by_network[network] += 1
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        gone = self._open.pop(transport, None)
        if gone is None:
            return
        self._by_network[gone.network] -= 1
        if not self._by_network[gone.network]:
            del self._by_network[gone.network]
        if len(self._open) < self._most:
            self._full.works()

    def _is_proxy(self, address: str) -> bool:
        """All clients of a proxy have its address, so limiting them is the proxy's job."""
        if self._trusts_all or not address:
            return True
        try:
            found = ip_address(network_of(address).partition("/")[0])
        except ValueError:
            return False
        return any(found in proxy for proxy in self._proxies)

    def sweep(self, now: float) -> None:
        """Cut connections whose client has read nothing for too long. Closing them is not enough, because
        unread data would be kept."""
        for transport, connection in list(self._open.items()):
            unread = transport.get_write_buffer_size()
            is_read = unread < connection.unread or (not unread and not transport.is_closing())
            connection.unread = unread
            if is_read:
                connection.since = now
            elif now - connection.since >= self._stall_seconds:
                transport.abort()
                self.leave(transport)


def http_protocol(limiter: ConnectionLimiter) -> type[asyncio.Protocol]:
    """uvicorn's, with a deadline for the whole request."""

    class GuardedHttp(HttpProtocol):  # type: ignore[misc]
        _deadline: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            if limiter.enter(transport, self.loop.time()):
                self._watch()
            else:
                transport.abort()

        def connection_lost(self, error: Exception | None) -> None:
            limiter.leave(self.transport)
            self._stop_watching()
            super().connection_lost(error)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self._watch()

        def handle_websocket_upgrade(self, *given: Any) -> None:
            super().handle_websocket_upgrade(*given)
            self._stop_watching()

        def _watch(self) -> None:
            """The time runs from the first byte, or from the start of the connection. Further bytes do not
            extend it."""
            if self.transport.get_protocol() is not self or not self._is_waiting():
                self._stop_watching()
            elif self._deadline is None:
                self._deadline = self.loop.call_later(limiter.request_seconds, self._too_late)

        def _is_waiting(self) -> bool:
            """For a request, or for the rest of one."""
            cycle = self.cycle
            return cycle is None or cycle.response_complete or cycle.more_body

        def _stop_watching(self) -> None:
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None

        def _too_late(self) -> None:
            self._deadline = None
            self.transport.abort()

    return GuardedHttp


def socket_protocol(limiter: ConnectionLimiter) -> type[asyncio.Protocol]:
    """uvicorn's; it takes a connection over from HTTP."""

    class GuardedSocket(SocketProtocol):  # type: ignore[misc]
        def connection_lost(self, error: Exception | None) -> None:
            limiter.leave(self.transport)
            super().connection_lost(error)

    return GuardedSocket
