"""What the server counts, for Prometheus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from harbourside.server.table.journal import Entry

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"

_FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)


class Metrics:
    """With a registry of its own, so that several servers can live in one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._entries = Counter(
            "harbourside_entries", "Journal entries written", ["kind"], registry=self._registry
        )
        self._write = Histogram(
            "harbourside_write_seconds",
            "From a request's turn at a table to its entry on disk",
            buckets=_FAST,
            registry=self._registry,
        )
        self._requests = Histogram(
            "harbourside_request_seconds",
            "HTTP requests",
            ["method", "route", "status"],
            buckets=_FAST,
            registry=self._registry,
        )
        self._thoughts = Histogram(
            "harbourside_bot_seconds",
            "Bots' decisions and hints, with the wait for a free worker",
            ["outcome"],
            buckets=_SLOW,
            registry=self._registry,
        )
        self._notices = Counter(
            "harbourside_notices",
            "Notices of turns, by what became of them",
            ["outcome"],
            registry=self._registry,
        )
        self._sockets = Gauge("harbourside_sockets", "Live connections", ["kind"], registry=self._registry)
        self._redis: Gauge | None = None
        self._signals = Counter(
            "harbourside_signals",
            "Signals to and from other processes, those heard only if somebody listens",
            ["direction"],
            registry=self._registry,
        )
        self._cached = Gauge("harbourside_tables_cached", "Tables in memory", registry=self._registry)

    def wrote(self, entries: Sequence[Entry], seconds: float) -> None:
        for entry in entries:
            self._entries.labels(entry.kind).inc()
        self._write.observe(seconds)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method, route, str(status)).observe(seconds)

    def thought(self, outcome: str, seconds: float) -> None:
        self._thoughts.labels(outcome).observe(seconds)

    def noticed(self, outcome: str) -> None:
        self._notices.labels(outcome).inc()

    def connected(self, kind: str, change: int) -> None:
        self._sockets.labels(kind).inc(change)

    def redis_is(self, up: bool) -> None:
        if self._redis is None:  # told of only where there is a Redis to be missed
            self._redis = Gauge("harbourside_redis_up", "Whether Redis is there", registry=self._registry)
        self._redis.set(up)

    def signalled(self, direction: str, topics: int) -> None:
        self._signals.labels(direction).inc(topics)

    def cached(self, tables: int) -> None:
        self._cached.set(tables)

    def text(self) -> bytes:
        return generate_latest(self._registry)
