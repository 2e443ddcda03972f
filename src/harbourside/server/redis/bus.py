"""Signals between processes. They have only a topic, so false ones could only make listeners read again.

All processes share one channel. Topics that are published at the same moment go out together, and a process
drops topics without listeners. So nobody has to wait for a subscription, and no signal is lost meanwhile.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

from harbourside.server.bus import LocalBus
from harbourside.server.metrics import Metrics
from harbourside.server.redis.link import Gone, Link

CHANNEL: Final = "harbourside:signals"
MOST_WAITING: Final = 10_000
"""Topics that wait to be sent. Further ones are dropped, because polling finds the changes."""
LISTEN_SECONDS: Final = 5.0

log = logging.getLogger(__name__)


class RedisBus:
    def __init__(self, link: Link, metrics: Metrics) -> None:
        self._link = link
        self._metrics = metrics
        self._local = LocalBus()
        self._name = secrets.token_hex(8)
        """By which a process knows its own signals."""
        self._waiting: dict[str, None] = {}
        self._to_send = asyncio.Event()
        self._on_remote: Callable[[str], None] = self._local.wake
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self._link.start()
        self._tasks = [
            asyncio.create_task(self._send(), name="signals out"),
            asyncio.create_task(self._receive(), name="signals in"),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._link.stop()

    def publish(self, topic: str) -> None:
        """Here at once, in other processes soon if Redis is there. Nothing waits for it."""
        self._local.wake(topic)
        if self._link.is_up and len(self._waiting) < MOST_WAITING:
            self._waiting[topic] = None
            self._to_send.set()

    def wake(self, topic: str) -> None:
        self._local.wake(topic)

    @contextmanager
    def listen(self, *topics: str) -> Iterator[asyncio.Event]:
        with self._local.listen(*topics) as event:
            yield event

    def topics(self) -> list[str]:
        return self._local.topics()

    def has_listeners(self, topic: str) -> bool:
        return self._local.has_listeners(topic)

    def on_remote(self, callback: Callable[[str], None]) -> None:
        self._on_remote = callback

    async def _send(self) -> None:
        while True:
            await self._to_send.wait()
            self._to_send.clear()
            topics, self._waiting = list(self._waiting), {}
            try:
                await self._link.client.publish(CHANNEL, json.dumps([self._name, topics]))
            except Gone as error:
                self._link.lost(error)
            else:
                self._metrics.signalled("sent", len(topics))

    async def _receive(self) -> None:
        while True:
            await self._link.until_up()
            try:
                await self._subscribe()
            except Gone as error:
                self._link.lost(error)

    async def _subscribe(self) -> None:
        subscription = self._link.client.pubsub(ignore_subscribe_messages=True)
        try:
            await subscription.subscribe(CHANNEL)
            while True:
                message = await subscription.get_message(timeout=LISTEN_SECONDS)
                if message is not None and message["type"] == "message":
                    self._receive_one(message["data"])
                elif not self._link.is_up:
                    return
        finally:
            with suppress(*Gone):
                await subscription.aclose()  # type: ignore[no-untyped-call]

    def _receive_one(self, data: bytes) -> None:
        try:
            sender, topics = json.loads(data)
            heard = [topic for topic in topics if self.has_listeners(topic)]
        except (ValueError, TypeError, RecursionError):
            log.warning("a signal cannot be read")
            return
        if sender == self._name:
            return
        self._metrics.signalled("heard", len(heard))
        for topic in heard:
            self._on_remote(topic)
