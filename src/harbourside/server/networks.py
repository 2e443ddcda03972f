"""Addresses: what counts as one network, and from which network each player called last."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from typing import Final

IPV6_NETWORK_BITS: Final = 64
"""A household has a whole network of this size, and can call from any address in it."""
MOST_KNOWN: Final = 50_000


def network_of(address: str) -> str:
    """What limits count as one caller: an IPv4 address, however it is written, or an IPv6 network."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    shift = 128 - IPV6_NETWORK_BITS
    return f"{IPv6Address(int(found) >> shift << shift)}/{IPV6_NETWORK_BITS}"


class LastNetworks:
    """The network that each identity last called from, as far as this process knows. In memory only."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, str] = OrderedDict()

    def note(self, player: str, network: str) -> None:
        self._known[player] = network
        self._known.move_to_end(player)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    def of(self, player: str) -> str:
        """Empty if it is not known."""
        return self._known.get(player, "")
