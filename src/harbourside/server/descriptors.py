"""How many files and connections this process may have open, and that it has run out of them."""

from __future__ import annotations

import errno
import os
import resource
from typing import Final, TypeGuard

from harbourside.server.outage import Outage

RUNNING_OUT: Final = Outage("no more descriptors can be opened", "there are descriptors again")
KEPT_FREE: Final = 8
"""Fewer than these left counts as none."""


def is_about_descriptors(error: object) -> TypeGuard[OSError]:
    return isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE)


def allow_as_many_as_possible() -> int:
    """Raise the soft limit to the hard one; how many may be open now."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError):
            hard = soft
    return hard if hard != resource.RLIM_INFINITY else 2**31


def look(most: int) -> None:
    """Tell the log if there are none left: the event loop may drop connections without a word."""
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
