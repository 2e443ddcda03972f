"""Who gets the next free worker: tables where people wait come first, and everybody gets a fair share."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

HALF_LIFE: Final = 30.0
"""Seconds after which use counts half."""
FORGOTTEN: Final = 0.01
"""Seconds of use that no longer count."""


@dataclass(frozen=True)
class Requester:
    """For whom a bot thinks."""

    person: str
    """The identity of the table's host, or of the player who wants a hint."""
    network: str = ""
    """The network they last called from; empty if this process does not know."""
    live: bool = True
    """Whether a person at the table waits for the bot."""

    @property
    def group(self) -> str:
        """Identities that share a fair share: anybody can get more guests, but not more networks."""
        return self.network or self.person


@dataclass
class _Waiting:
    requester: Requester
    number: int
    turn: asyncio.Future[None]


class FairQueue:
    """Turns for a number of places. The group with the fewest at work, and of those the least use, is next.
    One group never takes the last place, so that another one finds it free.
    """

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._places = self._free = places
        self._clock = clock
        self._waiting: list[_Waiting] = []
        self._number = 0
        self._at_work: Counter[str] = Counter()
        self._used: dict[str, tuple[float, float]] = {}
        """Seconds used, and when that was."""

    async def turn(self, requester: Requester) -> None:
        """Wait for a place. Give it back by done()."""
        self._number += 1
        waiting = _Waiting(requester, self._number, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._give_out()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not waiting.turn.cancelled():
                self.done(requester, 0.0)
            raise

    def done(self, requester: Requester, seconds: float) -> None:
        """The place is free again; it was used for so long."""
        self._free += 1
        for name in _names(requester):
            self._at_work[name] -= 1
            if not self._at_work[name]:
                del self._at_work[name]
            self._used[name] = (self._lately(name) + seconds, self._clock())
        self._forget()
        self._give_out()

    def _give_out(self) -> None:
        while self._free:
            ready = [waiting for waiting in self._waiting if self._may_have_place(waiting.requester)]
            if not ready:
                return
            first = min(ready, key=self._rank)
            self._waiting.remove(first)
            if first.turn.done():  # given up meanwhile
                continue
            self._free -= 1
            self._at_work.update(_names(first.requester))
            first.turn.set_result(None)

    def _may_have_place(self, requester: Requester) -> bool:
        return self._free > 1 or self._places == 1 or self._at_work[_group(requester)] < self._places - 1

    def _rank(self, waiting: _Waiting) -> tuple[bool, int, float, int, float, int]:
        requester = waiting.requester
        group, person = _group(requester), _person(requester)
        return (
            not requester.live,
            self._at_work[group],
            self._lately(group),
            self._at_work[person],
            self._lately(person),
            waiting.number,
        )

    def _lately(self, name: str) -> float:
        used, at = self._used.get(name, (0.0, 0.0))
        return used * float(0.5 ** ((self._clock() - at) / HALF_LIFE)) if used else 0.0

    def _forget(self) -> None:
        for name in [name for name in self._used if self._lately(name) < FORGOTTEN]:
            del self._used[name]


def _group(requester: Requester) -> str:
    return f"group {requester.group}"


def _person(requester: Requester) -> str:
    return f"person {requester.person}"


def _names(requester: Requester) -> tuple[str, str]:
    return _group(requester), _person(requester)
