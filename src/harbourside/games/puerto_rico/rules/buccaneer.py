"""Module III, the buccaneer: the player chooses one of four acts. docs/rules/puerto_rico.md, section 5.10.

What a captured role brings its captor is in rounds.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.puerto_rico.data import (
    BUCCANEER,
    BUCCANEER_ACTS,
    BUCCANEER_CHOICE,
    BUCCANEER_DONE,
    CAPTURE,
    COUNT,
    GOODS,
    KEEP_LOOT,
    KIND_NAMES,
    NOBODY,
    NONE,
    PASS,
    PIRACY,
    PIRATE_SHARE,
    PLACE_KINDS,
    PLUNDER,
    PLUNDER_GAIN,
    PLUNDERING,
    RAID,
    RAID_PLACES,
    RAID_SHARE,
    RAIDING,
    ROLES,
    TILE,
    TILE_ACTION,
)
from harbourside.games.puerto_rico.rules import gains, rounds, storage, table, trader
from harbourside.games.puerto_rico.rules.new_buildings import buccaneer_share

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import PuertoRicoState


def resume_buccaneer(state: PuertoRicoState) -> None:
    if state.stage == BUCCANEER_CHOICE:
        state.token_holder = state.chooser
        table.ask(state, BUCCANEER_ACTS)
        return
    if state.stage == PLUNDERING:
        trader.empty_market(state)
    elif state.stage == RAIDING:
        if state.hand_workers > 0 and has_empty_circle(state):
            table.ask(state, RAID_PLACES)
            return
        state.workers += state.hand_workers
        state.hand_workers = 0
    rounds.end_phase(state)


def raid_size(state: PuertoRicoState) -> int:
    """How many workers are more than one person for each player. Nobles stay (R35)."""
    surplus = state.magistrate_workers + state.magistrate_nobles - state.seats
    return max(0, min(surplus, state.magistrate_workers))


def may_capture(state: PuertoRicoState, role: int) -> bool:
    cards = state.variant.role_cards & ~state.used
    return role != BUCCANEER and cards & (1 << role) != 0 and role != state.captured_role


def legal_buccaneer(state: PuertoRicoState, out: list[int]) -> None:
    """Only acts that do something. There is always a role to capture."""
    for ship in range(len(state.ship_goods)):
        if state.ship_goods[ship] != NONE:
            out.append(PIRACY + ship)
    if len(state.market) > 0:
        out.append(PLUNDER)
    if raid_size(state) > 0:
        out.append(RAID)
    for role in range(BUCCANEER):
        if may_capture(state, role):
            out.append(CAPTURE + role)


def do_buccaneer(state: PuertoRicoState, action: int) -> None:
    state.stage = BUCCANEER_DONE
    if action < PLUNDER:
        state.ship = action - PIRACY
        state.node = KEEP_LOOT
    elif action == PLUNDER:
        plunder(state)
    elif action == RAID:
        raid(state)
    else:
        capture(state, action - CAPTURE)


def most_loot(state: PuertoRicoState) -> int:
    return min(PIRATE_SHARE * buccaneer_share(state), state.ship_amounts[state.ship])


def legal_keep_loot(state: PuertoRicoState, out: list[int]) -> None:
    """R36: the pirate keeps up to three goods of the ship."""
    for count in range(most_loot(state) + 1):
        out.append(COUNT + count)


def do_keep_loot(state: PuertoRicoState, action: int) -> None:
    count = action - COUNT
    good = state.ship_goods[state.ship]
    storage.empty_ship(state, state.ship)
    table.from_supply(state, state.players[state.actor], good, count)
    if state.log is not None:
        capacity = state.variant.ships[state.ship]
        state.log.add("piracy", {"seat": state.actor, "ship": capacity, "good": GOODS[good], "count": count})


def plunder(state: PuertoRicoState) -> None:
    """All goods of the Market go to the supply, and each brings 1 VP."""
    if state.log is not None:
        state.log.add("plunder", {"seat": state.actor})
    state.stage = PLUNDERING
    gains.offered(state, PLUNDER_GAIN)


def raid(state: PuertoRicoState) -> None:
    """The Magistrate keeps a person for each player. The buccaneer may place up to three of the others."""
    size = raid_size(state)
    state.magistrate_workers -= size
    state.hand_workers = min(RAID_SHARE * buccaneer_share(state), size)
    state.workers += size - state.hand_workers
    state.stage = RAIDING
    state.declined = NOBODY
    if state.log is not None:
        state.log.add("raid", {"seat": state.actor, "count": size})


def has_empty_circle(state: PuertoRicoState) -> bool:
    player = state.players[state.chooser]
    for kind in player.kinds:
        if player.empty_circles(kind) > 0:
            return True
    return False


def legal_raid(state: PuertoRicoState, out: list[int]) -> None:
    player = state.players[state.actor]
    for kind in player.kinds:
        if player.empty_circles(kind) > 0:
            out.append(TILE_ACTION[kind])
    out.append(PASS)


def do_raid(state: PuertoRicoState, action: int) -> None:
    if action == PASS:
        state.workers += state.hand_workers
        state.hand_workers = 0
        state.stage = BUCCANEER_DONE
        return
    kind = PLACE_KINDS[action - TILE]
    state.hand_workers -= 1
    state.players[state.actor].add_people(kind, 1)
    if state.log is not None:
        state.log.add("raider-placed", {"seat": state.actor, "tile": KIND_NAMES[kind]})


def capture(state: PuertoRicoState, role: int) -> None:
    """The captor gets the coins on the card. Another player may still choose it and pays the captor a fee."""
    seat = state.actor
    state.captured_role = role
    state.captor = seat
    coins = state.role_coins[role]
    if state.log is not None:
        state.log.add("captured", {"seat": seat, "role": ROLES[role]})
    if coins > 0:
        state.role_coins = table.plus(state.role_coins, role, -coins)
        table.earn(state, seat, coins, "role_card")
