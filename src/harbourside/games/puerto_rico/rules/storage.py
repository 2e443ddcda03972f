"""The end of the captain phase: players keep goods, other goods rot, full ships leave. Section 5.8.

Small and large warehouse; module I: storehouse.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.puerto_rico.data import (
    GOOD,
    GOODS,
    LARGE_WAREHOUSE,
    NO_GOODS,
    NOBODY,
    NONE,
    NUM_GOODS,
    SMALL_WAREHOUSE,
    STORAGE_BEGINS,
    STORAGE_WINDOW,
    STORE,
    STORE_KIND,
    STORE_ONE,
    STOREHOUSE,
    STOREHOUSE_SPACES,
    STORING,
)
from harbourside.games.puerto_rico.rules import guesthouse, rounds, table

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import Player, PuertoRicoState


def resume_storage(state: PuertoRicoState) -> None:
    while state.step < state.turns:
        player = state.players[table.seat_in_turn(state)]
        if not player.holds_goods():
            state.step += 1
            continue
        if state.stage == STORAGE_WINDOW:
            state.stage = STORAGE_BEGINS
            if guesthouse.open_window(state):
                return
        if state.stage == STORAGE_BEGINS:
            state.stage = STORING
            state.stored = NO_GOODS
            state.kinds_left = kinds_stored(player)
            state.singles_left = singles_stored(player)
        if not settled(state, player):
            table.ask(state, STORE_KIND if state.kinds_left > 0 else STORE_ONE)
            return
        state.stage = STORAGE_WINDOW
        state.step += 1
    release_ships(state)
    state.stored = NO_GOODS
    rounds.end_phase(state)


def kinds_stored(player: Player) -> int:
    """How many kinds are kept whole: one in a small warehouse, two in a large one."""
    kinds = 1 if player.people[SMALL_WAREHOUSE] > 0 else 0
    if player.people[LARGE_WAREHOUSE] > 0:
        kinds += 2
    return kinds


def singles_stored(player: Player) -> int:
    """How many single goods are kept: one on the quay, three more in a storehouse."""
    return 1 + STOREHOUSE_SPACES if player.people[STOREHOUSE] > 0 else 1


def can_keep_all(player: Player, more: list[int]) -> bool:
    """Whether nothing would rot of the player's goods, if these goods came to them."""
    rest = [player.goods[good] + more[good] for good in range(NUM_GOODS)]
    rest.sort()
    left = 0
    for i in range(NUM_GOODS - kinds_stored(player)):
        left += rest[i]
    return left <= singles_stored(player)


def settled(state: PuertoRicoState, player: Player) -> bool:
    """Whether nothing is left to choose: all goods left can be kept, or there is no room and they rot."""
    rest = [player.goods[good] - state.stored[good] for good in range(NUM_GOODS)]
    left = table.total(rest)
    if left <= state.singles_left:
        return True
    if state.kinds_left > 0:
        rest.sort()
        for i in range(state.kinds_left):
            left -= rest[NUM_GOODS - 1 - i]
        return left <= state.singles_left
    if state.singles_left > 0:
        return False
    rot(state, player)
    return True


def rot(state: PuertoRicoState, player: Player) -> None:
    kept = state.stored
    lost = [player.goods[good] - kept[good] for good in range(NUM_GOODS)]
    supply = state.goods.copy()
    for good in range(NUM_GOODS):
        supply[good] = supply[good] + lost[good]
    state.goods = supply
    player.goods = kept
    state.declined = NOBODY
    if state.log is not None:
        goods = [GOODS[good] for good in range(NUM_GOODS) for _ in range(lost[good])]
        state.log.add("rotted", {"seat": table.seat_in_turn(state), "goods": goods})


def legal_store_kind(state: PuertoRicoState, out: list[int]) -> None:
    """Capacity must be used (R16): there is no pass."""
    player = state.players[state.actor]
    for good in range(NUM_GOODS):
        if player.goods[good] > 0 and state.stored[good] == 0:
            out.append(STORE + good)


def do_store_kind(state: PuertoRicoState, action: int) -> None:
    good = action - STORE
    state.kinds_left -= 1
    state.stored = table.plus(state.stored, good, state.players[state.actor].goods[good])


def legal_store_one(state: PuertoRicoState, out: list[int]) -> None:
    player = state.players[state.actor]
    for good in range(NUM_GOODS):
        if player.goods[good] > state.stored[good]:
            out.append(GOOD + good)


def do_store_one(state: PuertoRicoState, action: int) -> None:
    state.singles_left -= 1
    state.stored = table.plus(state.stored, action - GOOD, 1)


def release_ships(state: PuertoRicoState) -> None:
    """Only full ships leave, and only now."""
    ships = state.variant.ships
    for ship in range(len(ships)):
        if state.ship_amounts[ship] == ships[ship]:
            if state.log is not None:
                good = GOODS[state.ship_goods[ship]]
                state.log.add("ship-left", {"ship": ships[ship], "good": good})
            empty_ship(state, ship)


def empty_ship(state: PuertoRicoState, ship: int) -> None:
    """Put the cargo into the supply."""
    state.goods = table.plus(state.goods, state.ship_goods[ship], state.ship_amounts[ship])
    state.ship_amounts = table.plus(state.ship_amounts, ship, -state.ship_amounts[ship])
    carried = state.ship_goods.copy()
    carried[ship] = NONE
    state.ship_goods = carried
    state.declined = NOBODY
