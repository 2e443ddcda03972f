"""File descriptors: how many this process may have open, and a line in the log if it runs out."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from typing import Final, TypeGuard

from harbourside.server.outage import Outage

RUNNING_OUT: Final = Outage("no more descriptors can be opened", "there are descriptors again")
MANY: Final = 2**31
KEPT_FREE: Final = 8
"""With no more than these left, the log says that there are none."""


def is_about_descriptors(error: object) -> TypeGuard[OSError]:
    return isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE)


def allow_as_many_as_possible() -> int:
    """Raise the soft limit to the hard one; how many may be open now."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows has no such limit
        return MANY
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return soft if soft != resource.RLIM_INFINITY else MANY


def look(most: int) -> None:
    """Log it if there are none left, because the event loop may drop connections without a line."""
    try:
        open_now = len(os.listdir("/proc/self/fd"))
    except FileNotFoundError:  # no Linux
        return
    except OSError as error:
        RUNNING_OUT.failed(error)
        return
    if open_now >= most - KEPT_FREE:
        RUNNING_OUT.failed(OSError(errno.EMFILE, os.strerror(errno.EMFILE)))
    else:
        RUNNING_OUT.works()
