"""Who is banned: identities and networks. Each process has the list in memory and reads it now and then."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final

from sqlalchemy import delete, select

from harbourside.server.bus import BANS, Bus
from harbourside.server.errors import Refused, Unavailable
from harbourside.server.networks import IPV6_NETWORK_BITS
from harbourside.server.storage.database import Database
from harbourside.server.storage.models import BanRow

EVERY_SECONDS: Final = 5.0
IPV4_IN_IPV6: Final = ip_network("::ffff:0:0/96")

Network = IPv4Network | IPv6Network

log = logging.getLogger(__name__)


def read_network(text: str) -> Network | None:
    """An address or a network, as bans and limits see it; None if it is neither. An IPv6 address stands for
    its network of 64 bits. An IPv4 address in IPv6 form is that IPv4 address."""
    try:
        network = ip_network(text.partition("%")[0], strict=False)
    except ValueError:
        return None
    if not isinstance(network, IPv6Network):
        return network
    if isinstance(IPV4_IN_IPV6, IPv6Network) and network.subnet_of(IPV4_IN_IPV6):
        bits = network.prefixlen - IPV4_IN_IPV6.prefixlen
        return IPv4Network((int(network.network_address) & 0xFFFF_FFFF, bits))
    return network.supernet(new_prefix=min(network.prefixlen, IPV6_NETWORK_BITS))


class Bans:
    def __init__(self, database: Database, bus: Bus, now: Callable[[], int]) -> None:
        self._database = database
        self._bus = bus
        self._now = now
        self._known: dict[str, int | None] = {}
        """Whom, and until when; None: for good."""
        self._networks: dict[tuple[int, int], set[int]] = {}
        """By version and bits: the first addresses. A check costs one lookup a size, not one a ban."""
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.look()
        self._task = asyncio.create_task(self._run(), name="bans")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def check_player(self, player: str) -> None:
        if player in self._known and not self._is_over(player):
            raise Refused(403, "banned")

    def check_address(self, address: str) -> None:
        """Refused if the address is in a network that is banned."""
        if not self._networks:
            return
        network = read_network(address)
        if network is None:
            return
        longest = network.max_prefixlen
        first = int(network.network_address)
        for (version, bits), banned in self._networks.items():
            if version == network.version and bits <= network.prefixlen:
                start = first >> (longest - bits) << (longest - bits)
                if start in banned and not self._is_over(_name(version, start, bits)):
                    raise Refused(403, "banned-network")

    def _is_over(self, whom: str) -> bool:
        until = self._known[whom]
        return until is not None and until <= self._now()

    async def look(self) -> None:
        """Read the list. If it has changed, live connections are checked again."""
        async with self._database.connect() as connection:
            known = {
                row.whom: row.until for row in await connection.execute(select(BanRow.whom, BanRow.until))
            }
        if known == self._known:
            return
        self._known, self._networks = known, {}
        for network in [network for whom in known if (network := read_network(whom)) is not None]:
            sizes = self._networks.setdefault((network.version, network.prefixlen), set())
            sizes.add(int(network.network_address))
        networks = sum(map(len, self._networks.values()))
        log.info("the bans have changed", extra={"players": len(known) - networks, "networks": networks})
        self._bus.wake(BANS)

    async def forget_expired(self) -> None:
        """Delete bans that are over, and their addresses with them."""
        async with self._database.begin() as connection:
            await connection.execute(delete(BanRow).where(BanRow.until <= self._now()))

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            try:
                await self.look()
            except Unavailable:
                pass  # logged already
            except Exception:
                log.exception("could not read the bans")


def _name(version: int, start: int, bits: int) -> str:
    """A network as the database has it."""
    kind = IPv4Network if version == 4 else IPv6Network
    return str(kind((start, bits)))
