"""Telling whoever listens that something is new. A signal carries nothing: listeners look for themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

LOBBY = "lobby"
BANS = "bans"
"""Somebody was banned, or is allowed again. Each process rings it for itself."""


def table_topic(table: str) -> str:
    return f"table:{table}"


def player_topic(player: str) -> str:
    return f"player:{player}"


class Bus(Protocol):
    """In this process, or between several. It may lose a signal (listeners also look now and then), and
    several signals may become one: numbers, not signals, say what is new."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    def publish(self, topic: str) -> None:
        """To all who listen, in whatever process. It does not wait for anything."""
        ...

    def ring(self, topic: str) -> None:
        """To those who listen here: this process has found out what another one did."""
        ...

    @contextmanager
    def listen(self, *topics: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever one of the topics is published."""
        ...

    def topics(self) -> list[str]:
        """What is being listened to here."""
        ...

    def when_elsewhere(self, told: Callable[[str], None]) -> None:
        """Whom to tell, instead of the listeners, that another process has published what they listen to:
        this process has to catch up before it is any use to look."""
        ...


class LocalBus:
    """Within one process."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[asyncio.Event]] = {}

    async def start(self) -> None:
        """There is nobody to be connected with."""

    async def stop(self) -> None: ...

    def publish(self, topic: str) -> None:
        self.ring(topic)

    def ring(self, topic: str) -> None:
        for heard in self._listeners.get(topic, ()):
            heard.set()

    @contextmanager
    def listen(self, *topics: str) -> Iterator[asyncio.Event]:
        heard = asyncio.Event()
        for topic in topics:
            self._listeners.setdefault(topic, set()).add(heard)
        try:
            yield heard
        finally:
            for topic in topics:
                self._listeners[topic].discard(heard)
                if not self._listeners[topic]:
                    del self._listeners[topic]

    def topics(self) -> list[str]:
        return list(self._listeners)

    def is_heard(self, topic: str) -> bool:
        return topic in self._listeners

    def when_elsewhere(self, told: Callable[[str], None]) -> None:
        """There is nothing elsewhere."""
