"""One server put together: the only place that knows all of its parts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from harbourside.server.bus import Bus, LocalBus
from harbourside.server.crew.pilot import Pilot
from harbourside.server.crew.pool import Pool
from harbourside.server.harbour import Harbour, now_ms
from harbourside.server.limits import Limiter, LocalLimiter
from harbourside.server.metrics import Metrics
from harbourside.server.notices.courier import Courier
from harbourside.server.presence import Presence
from harbourside.server.settings import Settings
from harbourside.server.storage.accounts import Accounts
from harbourside.server.storage.archive import Archive
from harbourside.server.storage.database import bring_up_to_date, open_database
from harbourside.server.storage.outbox import Outbox
from harbourside.server.storage.people import People
from harbourside.server.storage.scribe import Scribe
from harbourside.server.timekeeper import Timekeeper
from harbourside.server.watch import Watch


@dataclass(frozen=True)
class Site:
    settings: Settings
    metrics: Metrics
    limiter: Limiter
    bus: Bus
    archive: Archive
    people: People
    accounts: Accounts
    harbour: Harbour
    pool: Pool
    timekeeper: Timekeeper
    presence: Presence
    outbox: Outbox
    courier: Courier


@asynccontextmanager
async def open_site(
    settings: Settings, metrics: Metrics, limiter: Limiter | None = None
) -> AsyncIterator[Site]:
    """Everything running, on a database that is up to date; at the end, every write finished."""
    engine = open_database(settings.database)
    try:
        await bring_up_to_date(engine)
        bus, archive, scribe = LocalBus(), Archive(engine), Scribe(engine)
        harbour = Harbour(archive, scribe, bus, metrics, settings.tables_in_memory)
        pool = Pool(settings.workers, settings.bot_seconds, metrics)
        pilot = Pilot(harbour, pool, settings.bot_pace)
        timekeeper = Timekeeper(harbour)
        people = People(engine, now_ms)
        presence = Presence(harbour, people)
        outbox = Outbox(engine, now_ms)
        courier = Courier(harbour, outbox, metrics)
        watch = Watch(harbour, settings.poll)
        scribe.start()
        pilot.start()
        timekeeper.start()
        presence.start()
        courier.start()
        watch.start()
        try:
            yield Site(
                settings=settings,
                metrics=metrics,
                limiter=limiter or LocalLimiter(),
                bus=bus,
                archive=archive,
                people=people,
                accounts=Accounts(engine, people, now_ms),
                harbour=harbour,
                pool=pool,
                timekeeper=timekeeper,
                presence=presence,
                outbox=outbox,
                courier=courier,
            )
        finally:
            await watch.stop()
            await courier.stop()
            await presence.stop()
            await timekeeper.stop()
            await pilot.stop()
            await scribe.stop()
            pool.close()
    finally:
        await engine.dispose()
