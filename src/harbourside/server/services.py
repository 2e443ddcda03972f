"""Builds, starts and stops all parts of a server: the only module that knows them all."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from harbourside.server.bans import Bans
from harbourside.server.bots.bot_pool import BotPool
from harbourside.server.bots.bot_runner import BotRunner
from harbourside.server.bus import Bus, LocalBus
from harbourside.server.deadlines import Deadlines
from harbourside.server.errors import BadSettings
from harbourside.server.limits import Limiter, LocalLimiter
from harbourside.server.metrics import Metrics
from harbourside.server.networks import LastNetworks
from harbourside.server.notices.notice_sender import NoticeSender
from harbourside.server.presence import Presence
from harbourside.server.quotas import Quotas
from harbourside.server.readiness import Readiness
from harbourside.server.retention import Retention
from harbourside.server.settings import Settings
from harbourside.server.storage.accounts import Accounts
from harbourside.server.storage.cleanup import Cleanup
from harbourside.server.storage.database import bring_up_to_date, open_database
from harbourside.server.storage.devices import Devices
from harbourside.server.storage.journal_writer import JournalWriter
from harbourside.server.storage.network_marks import NetworkMarks
from harbourside.server.storage.outbox import Outbox
from harbourside.server.storage.players import PlayerStore
from harbourside.server.storage.reserved_names import ReservedNames
from harbourside.server.storage.table_queries import TableQueries
from harbourside.server.sync import Sync
from harbourside.server.table_store import TableStore
from harbourside.server.times import SteadyClock

if TYPE_CHECKING:  # an extra, which may not be installed
    from harbourside.server.redis.link import Link


@dataclass(frozen=True)
class Backplane:
    """What connects this process with other server processes, besides the database."""

    bus: Bus
    limiter: Limiter
    link: Link | None = None


def make_backplane(settings: Settings, metrics: Metrics) -> Backplane:
    if settings.redis is None:
        return Backplane(LocalBus(), LocalLimiter())
    try:
        from harbourside.server.redis.bus import RedisBus
        from harbourside.server.redis.limiter import RedisLimiter
        from harbourside.server.redis.link import Link
    except ModuleNotFoundError:
        raise BadSettings("redis-driver", extra="redis") from None
    link = Link(settings.redis, metrics)
    return Backplane(RedisBus(link, metrics), RedisLimiter(link), link)


@dataclass(frozen=True)
class Services:
    settings: Settings
    metrics: Metrics
    limiter: Limiter
    bus: Bus
    link: Link | None
    queries: TableQueries
    readiness: Readiness
    names: ReservedNames
    players: PlayerStore
    devices: Devices
    accounts: Accounts
    tables: TableStore
    quotas: Quotas
    bot_pool: BotPool
    networks: LastNetworks
    deadlines: Deadlines
    presence: Presence
    bans: Bans
    retention: Retention
    outbox: Outbox
    notice_sender: NoticeSender


@asynccontextmanager
async def open_services(
    settings: Settings, metrics: Metrics, backplane: Backplane
) -> AsyncIterator[Services]:
    """Start all services, on a database that is up to date. At the end, finish all writes and stop them."""
    database = open_database(settings.database, settings.database_seconds)
    try:
        await bring_up_to_date(database)
        queries, writer, readiness = TableQueries(database), JournalWriter(database), Readiness(database)
        now = SteadyClock()
        tables = TableStore(
            queries, writer, backplane.bus, metrics, settings.tables_in_memory, now, settings.restart_grace
        )
        bot_pool = BotPool(settings.workers, settings.bot_seconds, metrics)
        networks = LastNetworks()
        bot_runner = BotRunner(tables, bot_pool, networks, settings.bot_pace, settings.bot_patience)
        deadlines = Deadlines(tables, now)
        names = ReservedNames(database)
        players, devices = PlayerStore(database, names, now), Devices(database, now)
        presence = Presence(tables, players, settings.restart_grace)
        outbox = Outbox(database, now)
        notice_sender = NoticeSender(tables, outbox, metrics)
        sync = Sync(tables, settings.poll)
        bans = Bans(database, backplane.bus, now)
        retention = Retention(tables, Cleanup(database), bans, settings.retention)
        await bans.start()
        await backplane.bus.start()
        writer.start()
        bot_runner.start()
        deadlines.start()
        presence.start()
        notice_sender.start()
        sync.start()
        retention.start()
        try:
            yield Services(
                settings=settings,
                metrics=metrics,
                limiter=backplane.limiter,
                bus=backplane.bus,
                link=backplane.link,
                queries=queries,
                readiness=readiness,
                names=names,
                players=players,
                devices=devices,
                accounts=Accounts(database, players, devices, now),
                tables=tables,
                quotas=Quotas(queries, NetworkMarks(database, now), settings.limits),
                bot_pool=bot_pool,
                networks=networks,
                deadlines=deadlines,
                presence=presence,
                bans=bans,
                retention=retention,
                outbox=outbox,
                notice_sender=notice_sender,
            )
        finally:
            await readiness.stop()
            await retention.stop()
            await sync.stop()
            await notice_sender.stop()
            await presence.stop()
            await deadlines.stop()
            await bot_runner.stop()
            await writer.stop()
            await bans.stop()
            await backplane.bus.stop()
            bot_pool.close()
    finally:
        await database.dispose()
