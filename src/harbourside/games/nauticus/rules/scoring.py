"""Final scoring and tie-breaks. docs/rules/nauticus.md, section 5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.nauticus.data import LEFT_OVERS_PER_VP, NUM_TILES, SHIP_VP, goods_vp

if TYPE_CHECKING:
    from harbourside.games.nauticus.state import Player


def score(player: Player) -> int:
    """The VP track, plus the VP for ships, goods and left-overs. The sum may be negative."""
    return player.vp + delivered_vp(player) + ships_vp(player) + left_over_vp(player)


def delivered_vp(player: Player) -> int:
    total = 0
    for count in player.delivered:
        total += goods_vp(count)
    return total


def ships_vp(player: Player) -> int:
    total = 0
    for ship in player.ships:
        if ship.finished:
            total += SHIP_VP[ship.decks]
    return total


def wealth(player: Player) -> int:
    """Coins, plus one for each piece left over: workers, stored tiles, unfinished ships, cargo (R30)."""
    total = player.coins + player.workers
    for tile in range(NUM_TILES):
        total += player.warehouse[tile]
    for ship in player.ships:
        total += ship.cargo
        if not ship.finished:
            total += ship.decks + ship.masts + ship.sails
    return total


def left_over_vp(player: Player) -> int:
    return wealth(player) // LEFT_OVERS_PER_VP


def tie_breaks(player: Player) -> list[int]:
    """The remainder, then the whole wealth. After that the place is shared (R17)."""
    left_overs = wealth(player)
    return [left_overs % LEFT_OVERS_PER_VP, left_overs]
