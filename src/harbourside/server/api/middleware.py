"""Middleware for every request: headers, log, rate limits, bans, origin, size.

Each is plain ASGI and has one purpose. None of them buffers a body, or cancels a handler that is writing.
"""

from __future__ import annotations

import json
import logging
import time
from collections import Counter
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from harbourside.engine.errors import HarboursideError
from harbourside.server import descriptors
from harbourside.server.api import cookies
from harbourside.server.api.language import language_of, problem, unexpected
from harbourside.server.errors import Refused, RetryLater, Unavailable, status_of
from harbourside.server.limits import Limiter
from harbourside.server.metrics import Metrics
from harbourside.server.networks import network_of
from harbourside.server.settings import Limits, Rate

GONE: Final = 499
"""Status in the log and the metrics, as in nginx: the client went away before the request was complete."""

OPERATIONS: Final = ("/healthz", "/readyz", "/metrics")

_SAFE: Final = ("GET", "HEAD", "OPTIONS")

_HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
_RAW_HEADERS: Final = [(name.encode(), value.encode()) for name, value in _HEADERS.items()]

log = logging.getLogger(__name__)


class SecurityHeadersMiddleware:
    """Adds headers to every response, also to those of the other middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message["headers"] = [*message["headers"], *_RAW_HEADERS]
                if scope.get("scheme") == "https":
                    headers.append((b"strict-transport-security", b"max-age=31536000"))
                if scope["path"].startswith("/api/") and all(name != b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
            await send(message)

        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)


class RequestLogMiddleware:
    """Logs and counts every request, and turns every error into a response."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 0

        async def note_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, note_status)
        except HarboursideError as error:
            await refuse(scope, send, error)
            status = status_of(error)
        except ClientDisconnect:
            status = status or GONE
        except Exception as error:
            if descriptors.is_about_descriptors(error) and not status:
                descriptors.RUNNING_OUT.failed(error)
                status = 503
                await refuse(scope, send, Unavailable())
                return
            log.exception("a request failed", extra={"route": _route(scope)})
            if status:
                raise
            status = 500
            await refuse(scope, send, unexpected())
        finally:
            seconds = time.perf_counter() - begun
            self._metrics.answered(scope["method"], _route(scope), status, seconds)
            log.info(
                "request",
                extra={
                    "method": scope["method"],
                    "route": _route(scope),
                    "status": status,
                    "ms": round(1000 * seconds, 2),
                },
            )


def _route(scope: Scope) -> str:
    """The route's pattern, not the path: the address of a private table is a secret."""
    path = getattr(scope.get("route"), "path", None)
    return path if isinstance(path, str) else "other"


class BodyLimitMiddleware:
    """Refuses a body that is too large: by its declared length, or else while it is read."""

    def __init__(self, app: ASGIApp, largest: int) -> None:
        self._app = app
        self._largest = largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        declared = Headers(scope=scope).get("content-length", "0")
        if not declared.isdecimal() or len(declared) > 15 or int(declared) > self._largest:
            raise self._refusal()
        received = 0

        async def counted() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > self._largest:
                raise self._refusal()
            return message

        await self._app(scope, counted, send)

    def _refusal(self) -> Refused:
        return Refused(413, "too-large", most=self._largest)


class OriginCheckMiddleware:
    """Refuses changes and sockets from pages of other sites, because browsers send our cookies with them."""

    def __init__(self, app: ASGIApp, origins: Iterable[str]) -> None:
        self._app = app
        self._origins = {origin.rstrip("/").lower() for origin in origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] not in _SAFE:
            if not self._allows(scope):
                raise Refused(403, "origin")
        elif scope["type"] == "websocket" and not self._allows_socket(scope):
            await refuse_socket(send)
            return
        await self._app(scope, receive, send)

    def _allows(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is not None:
            return self._is_ours(origin, headers)
        site = headers.get("sec-fetch-site")
        if site is not None:
            return site in ("same-origin", "none")
        # Browsers say where a change comes from. A program does not, and it has no cookie either.
        return not cookies.have_key(cookie_parser(headers.get("cookie", "")))

    def _allows_socket(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        return origin is None or self._is_ours(origin, headers)

    def _is_ours(self, origin: str, headers: Headers) -> bool:
        if origin.lower() in self._origins:
            return True
        try:
            return bool(origin) and urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
        except ValueError:
            return False


class AddressLimitMiddleware:
    """Limits how many requests and sockets an address may open, whatever identities it uses."""

    def __init__(self, app: ASGIApp, limiter: Limiter, limits: Limits, most_sockets: int) -> None:
        self._app = app
        self._limiter = limiter
        self._limits = limits
        self._most_sockets = most_sockets
        self._open: Counter[str] = Counter()
        """How many live connections each address has open."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._limited(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        if self._open[address] >= self._most_sockets:
            await refuse_socket(send)
            return
        self._open[address] += 1
        try:
            await self._limited(scope, receive, send)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _limited(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            kind, rate = self._limit_of(scope)
            wait = await self._limiter.take(f"{kind}:{address_of(scope)}", rate)
            if wait and scope["type"] == "websocket":
                await refuse_socket(send)
                return
            if wait:
                raise TooManyRequests(wait)
        await self._app(scope, receive, send)

    def _limit_of(self, scope: Scope) -> tuple[str, Rate]:
        """Health has a limit of its own, so that other requests from its address cannot use it up."""
        if scope["type"] == "websocket":
            return "websocket", self._limits.sockets
        if scope["path"].startswith("/api/"):
            return "http", self._limits.requests
        if scope["path"] in OPERATIONS:
            return "operations", self._limits.operations
        return "pages", self._limits.pages


class BanCheckMiddleware:
    """Refuses API requests from a banned network. live_socket.py refuses sockets, which have to be accepted
    before they can say why. The page itself is sent, because it shows the reason."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            scope["app"].state.services.bans.check_address(raw_address_of(scope))
        await self._app(scope, receive, send)


class TooManyRequests(RetryLater):
    def __init__(self, wait: float) -> None:
        super().__init__(429, "too-many", wait)


def address_of(scope: Scope) -> str:
    """The address or network that counts as one caller, as networks.py says."""
    return network_of(raw_address_of(scope))


def raw_address_of(scope: Scope) -> str:
    """The client's address, as uvicorn or a trusted proxy gives it."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


async def refuse(scope: Scope, send: Send, error: HarboursideError) -> None:
    """A response of the middleware itself."""
    language = language_of(Headers(scope=scope).get("accept-language"))
    body = json.dumps(problem(error, language), ensure_ascii=False).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(error, RetryLater):
        headers.append((b"retry-after", str(error.seconds).encode()))
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def refuse_socket(send: Send) -> None:
    """Refuse a socket before it is accepted: the browser gets a 403."""
    await send({"type": "websocket.close", "code": 1008, "reason": ""})
