"""Telling whoever listens that something is new. A signal carries nothing: listeners look for themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

LOBBY = "lobby"


def table_topic(table: str) -> str:
    return f"table:{table}"


def player_topic(player: str) -> str:
    return f"player:{player}"


class Bus(Protocol):
    """In this process, or between several. It may lose a signal (listeners also look now and then), and
    several signals may become one: numbers, not signals, say what is new."""

    def publish(self, topic: str) -> None: ...

    @contextmanager
    def listen(self, *topics: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever one of the topics is published."""
        ...

    def topics(self) -> list[str]:
        """What is being listened to here."""
        ...


class LocalBus:
    """Within one process."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[asyncio.Event]] = {}

    def publish(self, topic: str) -> None:
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
