"""Compresses responses that are the same for everybody: the page's files, words, rules, games.

Tables are not compressed. It would slow down every move, and the compressed length of a secret beside text
that somebody else has chosen tells something about the secret.
"""

from __future__ import annotations

from typing import Any, Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp

from harbourside.server.api.routing import PlainRoute

LEVEL: Final = 6
"""The highest level takes five times as long and saves a few bytes in a thousand."""
LEAST: Final = 1000
"""Bytes. A smaller response fits into one packet anyway."""


def compressed(app: ASGIApp) -> ASGIApp:
    return GZipMiddleware(app, minimum_size=LEAST, compresslevel=LEVEL)


class CompressedRoute(PlainRoute):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.app = compressed(self.app)
