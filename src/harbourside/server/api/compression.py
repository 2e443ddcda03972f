"""Compresses responses that are the same for everybody: the page's files, words, rules, games."""

from __future__ import annotations

from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

FIXED: Final = ("/assets/", "/api/words/", "/api/games")
LEVEL: Final = 6
"""The highest level takes five times as long and saves a few bytes in a thousand."""
LEAST: Final = 1000
"""Bytes. A smaller response fits into one packet anyway."""


class CompressionMiddleware:
    """Tables are not compressed. It would slow down every move, and the compressed length of a secret beside
    text that somebody else has chosen tells something about the secret.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._compressed = GZipMiddleware(app, minimum_size=LEAST, compresslevel=LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        fixed = scope["type"] == "http" and scope["path"].startswith(FIXED)
        await (self._compressed if fixed else self._app)(scope, receive, send)
