"""One server put together: the only place that knows all of its parts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from harbourside.server.bans import Bans
from harbourside.server.bus import Bus, LocalBus
from harbourside.server.crew.pilot import Pilot
from harbourside.server.crew.pool import Pool
from harbourside.server.errors import BadSettings
from harbourside.server.harbour import Harbour
from harbourside.server.hosting import Hosting
from harbourside.server.limits import Limiter, LocalLimiter
from harbourside.server.metrics import Metrics
from harbourside.server.networks import LastNetworks
from harbourside.server.notices.courier import Courier
from harbourside.server.presence import Presence
from harbourside.server.readiness import Readiness
from harbourside.server.retention import Retention
from harbourside.server.settings import Settings
from harbourside.server.storage.accounts import Accounts
from harbourside.server.storage.archive import Archive
from harbourside.server.storage.database import bring_up_to_date, open_database
from harbourside.server.storage.devices import Devices
from harbourside.server.storage.marks import NetworkMarks
from harbourside.server.storage.names import Names
from harbourside.server.storage.outbox import Outbox
from harbourside.server.storage.people import People
from harbourside.server.storage.scribe import Scribe
from harbourside.server.storage.unused import Unused
from harbourside.server.timekeeper import Timekeeper
from harbourside.server.times import SteadyClock
from harbourside.server.watch import Watch

if TYPE_CHECKING:  # an extra: it may not be installed
    from harbourside.server.redis.link import Link


@dataclass(frozen=True)
class Ties:
    """What connects this process with the others of its site, if anything does but the database."""

    bus: Bus
    limiter: Limiter
    link: Link | None = None


def tie(settings: Settings, metrics: Metrics) -> Ties:
    if settings.redis is None:
        return Ties(LocalBus(), LocalLimiter())
    try:
        from harbourside.server.redis.bus import RedisBus
        from harbourside.server.redis.limiter import RedisLimiter
        from harbourside.server.redis.link import Link
    except ModuleNotFoundError:
        raise BadSettings("redis-driver", extra="redis") from None
    link = Link(settings.redis, metrics)
    return Ties(RedisBus(link, metrics), RedisLimiter(link), link)


@dataclass(frozen=True)
class Site:
    settings: Settings
    metrics: Metrics
    limiter: Limiter
    bus: Bus
    link: Link | None
    archive: Archive
    readiness: Readiness
    names: Names
    people: People
    devices: Devices
    accounts: Accounts
    harbour: Harbour
    hosting: Hosting
    pool: Pool
    networks: LastNetworks
    timekeeper: Timekeeper
    presence: Presence
    bans: Bans
    retention: Retention
    outbox: Outbox
    courier: Courier


@asynccontextmanager
async def open_site(settings: Settings, metrics: Metrics, ties: Ties) -> AsyncIterator[Site]:
    """Everything running, on a database that is up to date; at the end, every write finished."""
    database = open_database(settings.database, settings.database_seconds)
    try:
        await bring_up_to_date(database)
        archive, scribe, readiness = Archive(database), Scribe(database), Readiness(database)
        now = SteadyClock()
        harbour = Harbour(
            archive, scribe, ties.bus, metrics, settings.tables_in_memory, now, settings.restart_grace
        )
        pool = Pool(settings.workers, settings.bot_seconds, metrics)
        networks = LastNetworks()
        pilot = Pilot(harbour, pool, networks, settings.bot_pace, settings.bot_patience)
        timekeeper = Timekeeper(harbour, now)
        names = Names(database)
        people, devices = People(database, names, now), Devices(database, now)
        presence = Presence(harbour, people, settings.restart_grace)
        outbox = Outbox(database, now)
        courier = Courier(harbour, outbox, metrics)
        watch = Watch(harbour, settings.poll)
        bans = Bans(database, ties.bus, now)
        retention = Retention(harbour, Unused(database), bans, settings.retention)
        await bans.start()
        await ties.bus.start()
        scribe.start()
        pilot.start()
        timekeeper.start()
        presence.start()
        courier.start()
        watch.start()
        retention.start()
        try:
            yield Site(
                settings=settings,
                metrics=metrics,
                limiter=ties.limiter,
                bus=ties.bus,
                link=ties.link,
                archive=archive,
                readiness=readiness,
                names=names,
                people=people,
                devices=devices,
                accounts=Accounts(database, people, devices, now),
                harbour=harbour,
                hosting=Hosting(archive, NetworkMarks(database, now), settings.limits),
                pool=pool,
                networks=networks,
                timekeeper=timekeeper,
                presence=presence,
                bans=bans,
                retention=retention,
                outbox=outbox,
                courier=courier,
            )
        finally:
            await readiness.stop()
            await retention.stop()
            await watch.stop()
            await courier.stop()
            await presence.stop()
            await timekeeper.stop()
            await pilot.stop()
            await scribe.stop()
            await bans.stop()
            await ties.bus.stop()
            pool.close()
    finally:
        await database.dispose()
