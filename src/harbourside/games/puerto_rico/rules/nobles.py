"""Module II, Nobles: the effects of its buildings, each by name. docs/rules/puerto_rico.md, section 2.5.

Land office, chapel, hunting lodge and masons' guild have one effect with a worker and another with a noble.
The royal garden and the nobles' own VP are in scoring.py, the jeweler's copies in builder.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.puerto_rico.data import (
    CHAPEL,
    GOOD,
    GOODS,
    GROUP,
    GUILD_SAVES,
    GUILD_SAVES_LARGE,
    HUNT,
    HUNTED,
    HUNTING_LODGE,
    JEWELER,
    LAND_OFFICE,
    LARGE_GROUP,
    MASONS_GUILD,
    NOBODY,
    NUM_GOODS,
    PASS,
    ROYAL_SUPPLIER,
    SUPPLIED,
    TILE,
    VILLA,
)
from harbourside.games.puerto_rico.rules import guesthouse, table, tiles

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import Player, PuertoRicoState

# Hunting lodge, at the end of the settler phase (R30)


def wins_lodge_points(state: PuertoRicoState) -> bool:
    """With a noble: whether the player has the emptiest island. It is asked once in a phase."""
    seat = table.seat_in_turn(state)
    player = state.players[seat]
    if player.done & HUNTED or not player.has_noble(HUNTING_LODGE):
        return False
    player.done |= HUNTED
    return has_emptiest_island(state, seat)


def hunting_lodge(state: PuertoRicoState) -> bool:
    """With a worker the player may discard a tile; True if the player is asked."""
    seat = table.seat_in_turn(state)
    player = state.players[seat]
    if player.done & HUNTED or player.people[HUNTING_LODGE] == 0 or player.has_noble(HUNTING_LODGE):
        return False
    if not player.has_plantation_or_forest() and not guesthouse.worth_asking(state, seat):
        return False
    table.ask(state, HUNT)
    return True


def has_emptiest_island(state: PuertoRicoState, seat: int) -> bool:
    """Whether every other player has more filled rural spaces."""
    for other in range(state.seats):
        if other != seat and state.players[other].rural <= state.players[seat].rural:
            return False
    return True


def legal_hunt(state: PuertoRicoState, out: list[int]) -> None:
    player = state.players[state.actor]
    tiles.list_discardable(player, out)
    guesthouse.list_guests(player, out)
    out.append(PASS)


def do_hunt(state: PuertoRicoState, action: int) -> None:
    state.players[state.actor].done |= HUNTED
    if action != PASS:
        tiles.discard_tile(state, state.actor, action - TILE)


# Villa, in the mayor phase


def has_villa(state: PuertoRicoState, player: Player) -> bool:
    return player.people[VILLA] > 0 and state.nobles + state.workers > 0


def villa(state: PuertoRicoState, seat: int) -> None:
    """A noble from the supply, or else a worker, comes with the first person of the phase (R13)."""
    player = state.players[seat]
    if not has_villa(state, player):
        return
    state.declined = NOBODY
    if state.nobles > 0:
        state.nobles -= 1
        player.san_juan_nobles += 1
    else:
        state.workers -= 1
        player.san_juan_workers += 1
    if state.log is not None:
        state.log.add("villa", {"seat": seat})


# Masons' guild, in the builder phase


def masons_guild(player: Player, building: int) -> int:
    """With a worker groups 1 to 3 cost 1 less (R44). With a noble group 4 costs 2 less."""
    if player.people[MASONS_GUILD] == 0:
        return 0
    large = GROUP[building] == LARGE_GROUP
    if player.has_noble(MASONS_GUILD):
        return GUILD_SAVES_LARGE if large else 0
    return 0 if large else GUILD_SAVES


# Chapel and jeweler, in the craftsman phase


def chapel(player: Player) -> int:
    """One: a VP with a noble, or else a doubloon."""
    return 1 if player.people[CHAPEL] > 0 else 0


def jeweler(player: Player) -> int:
    """A doubloon for each noble. A second jeweler brings no more (R14)."""
    return player.noble_count() if player.people[JEWELER] > 0 else 0


# Land office, in the trader phase


def may_buy_land(state: PuertoRicoState, player: Player) -> bool:
    return (
        player.has_worker(LAND_OFFICE)
        and player.doubloons >= 1
        and player.room_on_island()
        and tiles.tiles_to_draw(state)
    )


def may_sell_land(player: Player) -> bool:
    return player.has_noble(LAND_OFFICE) and player.has_plantation_or_forest()


def legal_land_discard(state: PuertoRicoState, out: list[int]) -> None:
    tiles.list_discardable(state.players[state.actor], out)


def do_land_discard(state: PuertoRicoState, action: int) -> None:
    tiles.discard_tile(state, state.actor, action - TILE)
    table.earn(state, state.actor, 1, "land_office")


# Royal supplier, at the first captain turn, after the union hall (R29)


def may_supply(state: PuertoRicoState, seat: int) -> bool:
    """Whether there is a good of a kind that is not delivered yet, and a noble for it."""
    player = state.players[seat]
    if player.people[ROYAL_SUPPLIER] == 0 or deliveries(state) >= player.noble_count():
        return False
    for good in range(NUM_GOODS):
        if player.goods[good] > 0 and not state.delivered & (1 << good):
            return True
    return False


def deliveries(state: PuertoRicoState) -> int:
    """How many kinds the player has delivered now."""
    count = 0
    for good in range(NUM_GOODS):
        if state.delivered & (1 << good):
            count += 1
    return count


def legal_royal_supply(state: PuertoRicoState, out: list[int]) -> None:
    player = state.players[state.actor]
    for good in range(NUM_GOODS):
        if player.goods[good] > 0 and not state.delivered & (1 << good):
            out.append(GOOD + good)
    out.append(PASS)


def do_royal_supply(state: PuertoRicoState, action: int) -> None:
    if action == PASS:
        state.players[state.actor].done |= SUPPLIED
    else:
        deliver(state, action - GOOD)


def deliver(state: PuertoRicoState, good: int) -> None:
    seat = state.actor
    state.delivered |= 1 << good
    table.to_supply(state, state.players[seat], good, 1)
    if state.log is not None:
        state.log.add("delivered", {"seat": seat, "good": GOODS[good]})
    table.gain_vp(state, seat, 1, "royal_supplier")
