"""Something that requests need is gone: said in the log when that changes, and then once a minute."""

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
        self._said: float | None = None
        """When the log was last told that it is gone."""
        self._is_told = False
        """Whether the log has been told of this outage."""
        self._missed = 0
        """How often it was missed since."""

    @property
    def is_there(self) -> bool:
        return self._since is None

    def failed(self, error: BaseException) -> None:
        """Somebody needed it, and it was not there."""
        now = self._clock()
        if self._since is None:
            self._since, self._is_told = now, False
        self._missed += 1
        if self._said is None or now - self._said >= AGAIN_SECONDS:
            self._said, self._is_told = now, True
            cause = getattr(error, "orig", None) or error
            reason = shown(str(cause).strip() or type(cause).__name__, 200)
            log.error(self._gone, extra={"reason": reason, "missed": self._missed})
            self._missed = 0

    def works(self) -> None:
        """Somebody needed it and had it."""
        if self._since is None:
            return
        seconds, self._since = self._clock() - self._since, None
        if self._is_told:
            log.warning(self._back, extra={"after": round(seconds, 1), "missed": self._missed})
