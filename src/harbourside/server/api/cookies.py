"""Our cookies: their names, their attributes, and when they are trusted.

Over TLS their names have the prefix `__Host-`: a browser accepts such a cookie only from this very host, and
only over TLS. Without TLS browsers refuse the prefix.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from harbourside.server.services import Services
from harbourside.server.storage.players import BOUND

KEY: Final = "harbourside"
DEVICE: Final = "harbourside-device"
PREFIX: Final = "__Host-"
YEAR: Final = 365 * 24 * 3600


def have_key(cookies: Mapping[str, str]) -> bool:
    """Whether a browser sends a key with these."""
    return KEY in cookies or PREFIX + KEY in cookies


def is_secure(connection: HTTPConnection) -> bool:
    """Whether cookies are sent over TLS only."""
    services: Services = connection.app.state.services
    return services.settings.secure_cookies or connection.url.scheme in ("https", "wss")


def read_key(connection: HTTPConnection) -> str:
    """The key in a cookie; empty if no cookie has a key that can be trusted."""
    return connection.cookies.get(PREFIX + KEY) or _plain_key(connection)


def has_plain_key(connection: HTTPConnection) -> bool:
    """Whether the key is in a cookie without the prefix, from before there was TLS or the prefix."""
    return is_secure(connection) and PREFIX + KEY not in connection.cookies and bool(_plain_key(connection))


def _plain_key(connection: HTTPConnection) -> str:
    """A bound key is never given without the prefix, so somebody else has set a cookie that has one."""
    key = connection.cookies.get(KEY, "")
    return "" if is_secure(connection) and key.startswith(BOUND) else key


def read_device(connection: HTTPConnection) -> str:
    return connection.cookies.get(_name(connection, DEVICE), "")


def put(connection: HTTPConnection, response: Response, cookie: str, value: str) -> None:
    """Set a cookie for a year, which no script can read. It replaces the one with the other name."""
    name = _name(connection, cookie)
    response.set_cookie(
        name, value, YEAR, path="/", httponly=True, samesite="lax", secure=name.startswith(PREFIX)
    )
    for other in {cookie, PREFIX + cookie} - {name}:
        _end(connection, response, other)


def drop(connection: HTTPConnection, response: Response, cookie: str) -> None:
    for name in (cookie, PREFIX + cookie):
        _end(connection, response, name)


def _name(connection: HTTPConnection, cookie: str) -> str:
    return PREFIX + cookie if is_secure(connection) else cookie


def _end(connection: HTTPConnection, response: Response, name: str) -> None:
    if name in connection.cookies:
        response.delete_cookie(name, path="/", httponly=True, samesite="lax", secure=name.startswith(PREFIX))
