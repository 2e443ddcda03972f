"""Calling an address that somebody gave us, and nothing that only we can reach.

A name is resolved once, every address it stands for is checked, and the connection goes to an address that
was checked: a name that means something else a moment later gains nothing. Redirects are not followed, and
of the answer only its status is read.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Network, ip_address
from socket import SOCK_STREAM
from typing import Final
from urllib.parse import urlsplit

from harbourside.server.errors import Refused

LONGEST_URL: Final = 500
SECONDS: Final = 10.0
LONGEST_LINE: Final = 4096

_PORTS: Final = {"http": 80, "https": 443}
_FIRST_FREE_PORT: Final = 1024
"""Below, other things than web servers listen, and some do as they are told."""

_PUBLIC: Final = IPv6Network("2000::/3")
_TUNNELS: Final = (IPv6Network("2001::/32"), IPv6Network("2002::/16"))
"""Teredo and 6to4: another address inside, and nobody's webhook."""


class NotDelivered(Exception):
    """The other side cannot be reached, or did not say yes."""


@dataclass(frozen=True)
class Target:
    scheme: str
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _PORTS[self.scheme] else f"{host}:{self.port}"


def read_target(url: str) -> Target:
    """An http or https address without anything in it that two readers could understand differently."""
    if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or set(url) & set(' \\"<>^`{|}'):
        raise _bad_url()
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise _bad_url() from None
    if parts.scheme not in _PORTS or not parts.hostname or "@" in parts.netloc or parts.fragment:
        raise _bad_url()
    if port is None:
        port = _PORTS[parts.scheme]
    if port not in _PORTS.values() and port < _FIRST_FREE_PORT:
        raise _bad_url()
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, parts.hostname, port, path)


def _bad_url() -> Refused:
    return Refused(422, "webhook-url")


def is_public(address: str) -> bool:
    """Whether an address is one of the open internet, and nothing else."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    if not found.is_global or found.is_multicast or found.is_reserved:
        return False
    if isinstance(found, IPv4Address):
        return True
    return found in _PUBLIC and not any(found in tunnel for tunnel in _TUNNELS)


async def find(target: Target) -> str:
    """An address to connect to. The same refusal whether there is none or it is not public: nobody can
    find out here which names our network knows."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(SECONDS):
            found = await loop.getaddrinfo(target.host, target.port, type=SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError):
        raise Refused(422, "webhook-target") from None
    addresses = [str(where[0]) for *_, where in found]
    if not addresses or not all(is_public(address) for address in addresses):
        raise Refused(422, "webhook-target")
    return addresses[0]


def sign(secret: str, at: int, body: bytes) -> str:
    """So that the receiver knows who sent it, and when: HMAC-SHA256 over the time, a dot, and the body."""
    mac = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256)
    return f"t={at},v1={mac.hexdigest()}"


async def post(url: str, body: bytes, headers: Mapping[str, str]) -> None:
    """Deliver it, or NotDelivered."""
    try:
        target = read_target(url)
        address = await find(target)
        async with asyncio.timeout(SECONDS):
            status = await _exchange(target, address, body, headers)
    except Refused as refused:
        raise NotDelivered(refused.message.id) from None
    except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError) as error:
        raise NotDelivered(type(error).__name__) from None
    if not 200 <= status < 300:
        raise NotDelivered(f"status {status}")


async def _exchange(target: Target, address: str, body: bytes, headers: Mapping[str, str]) -> int:
    tls = ssl.create_default_context() if target.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        address,
        target.port,
        limit=LONGEST_LINE,
        ssl=tls,
        server_hostname=target.host if tls is not None else None,
    )
    try:
        lines = [
            f"POST {target.path} HTTP/1.1",
            f"Host: {target.authority}",
            "User-Agent: Harbourside",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
            "Connection: close",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
        await writer.drain()
        return _status(await reader.readline())
    finally:
        writer.close()


def _status(line: bytes) -> int:
    """Of `HTTP/1.1 204 No Content`."""
    version, _, rest = line.partition(b" ")
    code = rest[:3]
    if not version.startswith(b"HTTP/1.") or not code.isdigit():
        raise ValueError("no HTTP")
    return int(code)
