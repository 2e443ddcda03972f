"""Something that requests need is gone. It is logged when that changes, and then once a minute."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

from harbourside.engine.errors import shown

AGAIN_SECONDS: Final = 60.0
"""Between two lines about the same thing."""

log = logging.getLogger(__name__)


class Outage:
    def __init__(self, gone: str, back: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._gone = gone
        self._back = back
        self._clock = clock
        self._since: float | None = None
        """Since when it has been gone; None: it is there."""
        self._logged_at: float | None = None
        """When a line last said that it is gone."""
        self._is_logged = False
        """Whether a line has said so in this outage."""
        self._missed = 0
        """How many requests failed since the last line."""

    @property
    def is_there(self) -> bool:
        return self._since is None

    def failed(self, error: BaseException) -> None:
        """A request needed it, and it was gone."""
        now = self._clock()
        if self._since is None:
            self._since, self._is_logged = now, False
        self._missed += 1
        if self._logged_at is None or now - self._logged_at >= AGAIN_SECONDS:
            self._logged_at, self._is_logged = now, True
            cause = getattr(error, "orig", None) or error
            reason = shown(str(cause).strip() or type(cause).__name__, 200)
            log.error(self._gone, extra={"reason": reason, "missed": self._missed})
            self._missed = 0

    def works(self) -> None:
        """A request needed it and got it."""
        if self._since is None:
            return
        seconds, self._since = self._clock() - self._since, None
        if self._is_logged:
            log.warning(self._back, extra={"after": round(seconds, 1), "missed": self._missed})
