"""What is the same for everybody goes over the wire compressed: the page's files, words, rules, games."""

from __future__ import annotations

from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

FIXED: Final = ("/assets/", "/api/words/", "/api/games")
LEVEL: Final = 6
"""The highest takes five times as long, for a few bytes in a thousand."""
LEAST: Final = 1000
"""Bytes; less fits into one packet as it is."""


class CompressionMiddleware:
    """Tables are left out: each move would pay for it, and a length can tell what a secret has in common
    with what somebody else may write beside it.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._compressed = GZipMiddleware(app, minimum_size=LEAST, compresslevel=LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        fixed = scope["type"] == "http" and scope["path"].startswith(FIXED)
        await (self._compressed if fixed else self._app)(scope, receive, send)
