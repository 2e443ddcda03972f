"""Signals that something has changed. A signal has no content: listeners read the change themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

LOBBY = "lobby"
BANS = "bans"
"""The list of bans has changed. Each process finds that out by itself."""


def table_topic(table: str) -> str:
    return f"table:{table}"


def player_topic(player: str) -> str:
    return f"player:{player}"


class Bus(Protocol):
    """Inside one process or between several. It may lose a signal, since listeners also poll, and several
    signals may become one: the numbers of entries, not signals, say what is new."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    def publish(self, topic: str) -> None:
        """Wake the listeners in every process. It does not wait for anything."""
        ...

    def wake(self, topic: str) -> None:
        """Wake the listeners of this process, because it has caught up with another one."""
        ...

    @contextmanager
    def listen(self, *topics: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever one of the topics is published."""
        ...

    def topics(self) -> list[str]:
        """All topics that have listeners here."""
        ...

    def on_remote(self, callback: Callable[[str], None]) -> None:
        """Call this, instead of waking the listeners, when another process has published a topic that they
        listen to: this process has to catch up before they read."""
        ...


class LocalBus:
    """Within one process."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[asyncio.Event]] = {}

    async def start(self) -> None:
        """There is nothing to connect to."""

    async def stop(self) -> None: ...

    def publish(self, topic: str) -> None:
        self.wake(topic)

    def wake(self, topic: str) -> None:
        for event in self._listeners.get(topic, ()):
            event.set()

    @contextmanager
    def listen(self, *topics: str) -> Iterator[asyncio.Event]:
        event = asyncio.Event()
        for topic in topics:
            self._listeners.setdefault(topic, set()).add(event)
        try:
            yield event
        finally:
            for topic in topics:
                self._listeners[topic].discard(event)
                if not self._listeners[topic]:
                    del self._listeners[topic]

    def topics(self) -> list[str]:
        return list(self._listeners)

    def has_listeners(self, topic: str) -> bool:
        return topic in self._listeners

    def on_remote(self, callback: Callable[[str], None]) -> None:
        """There is no other process."""
