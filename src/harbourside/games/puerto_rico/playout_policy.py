"""What players mostly do until the phase is over, worked out quickly. Then bots judge the position.

In the middle of a phase a position says little: goods are not loaded yet, people are not placed yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harbourside.games.puerto_rico.data import (
    ASSIGN_WORKERS,
    BUILD,
    BUILD_ONE,
    CHOOSE_ROLE,
    COFFEE_ROASTER,
    CORN,
    COST,
    COUNT,
    CRAFT,
    DRAFT,
    FIRST_BUILDING,
    GOOD,
    GROUP,
    GUEST_WINDOW,
    HUNT,
    KEEP_LOOT,
    LARGE_GROUP,
    LOAD,
    LOAD_SHIP,
    MAYOR_PRIVILEGE,
    MOST_SHIPS,
    NO,
    NUM_GOODS,
    PASS,
    PRICES,
    QUARRY,
    SELL,
    SELL_POST,
    SETTLE,
    SETTLE_AGAIN,
    SMALL_WHARF_COUNT,
    STORE,
    STORE_KIND,
    STORE_ONE,
    TAKE,
    TRADE,
    USE_SMALL_WHARF,
    USE_WHARF,
    VP_ASKED,
    YES,
)
from harbourside.games.puerto_rico.evaluate import PLANTS, people_placed, plant_circles
from harbourside.games.puerto_rico.rules import gains
from harbourside.games.puerto_rico.rules.captain import load_size

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import Player, PuertoRicoState

LONGEST_PHASE: Final = 200
"""After this many decisions the phase is left as it is, even if it is not over."""
LARGE_WISH: Final = 6
"""A building is wished for by its cost. A large one is wished for by this much more."""
USELESS_PLANT: Final = 6
"""A plant without a plantation is wished for by this much less."""
QUARRIES_WANTED: Final = 3
QUARRY_ROUNDS: Final = 8
"""Until this round, this many quarries are wanted before anything else."""
QUARRY_WISH: Final = 9
LATE_QUARRY_WISH: Final = 1
USEFUL_TILE_WISH: Final = 5
NEW_TILE_WISH: Final = 2
"""The wish for another tile is the price of its good, and this added."""


def finish_phase(state: PuertoRicoState) -> None:
    """Play on until a role is chosen next, or the game is over."""
    for _ in range(LONGEST_PHASE):
        if state.actor < 0 or state.node == CHOOSE_ROLE or state.node == DRAFT:
            return
        legal = state.legal()
        state.apply_legal(legal[0] if len(legal) == 1 else usual(state, legal))


def usual(state: PuertoRicoState, legal: list[int]) -> int:
    node = state.node
    player = state.players[state.actor]
    if node == ASSIGN_WORKERS:
        return usual_people(state, player, legal)
    if node == LOAD_SHIP:
        return usual_load(state, player, legal)
    if node == BUILD_ONE:
        return usual_building(player, legal)
    if node in (SETTLE, SETTLE_AGAIN):
        return usual_tile(state, player, legal)
    if node == TRADE:
        return usual_sale(legal)
    if node in (CRAFT, STORE_ONE):
        return dearest_good(legal)
    if node == STORE_KIND:
        return usual_store(player, legal)
    if node in (MAYOR_PRIVILEGE, SMALL_WHARF_COUNT, KEEP_LOOT, GUEST_WINDOW, HUNT):
        return legal[-1]  # as many as possible; or nothing
    if node == VP_ASKED:
        return YES if gains_by_ending(state) else NO
    return legal[0]


def gains_by_ending(state: PuertoRicoState) -> bool:
    """A player who is ahead takes the VP that end the game. VP that end nothing are always taken."""
    seat = state.actor
    amount = gains.amount_of(state, seat, state.gain)
    if not gains.empties_pool(state, amount):
        return True
    own = state.score(seat) + amount
    for other in range(state.seats):
        if other != seat and state.score(other) > own:
            return False
    return True


def usual_people(state: PuertoRicoState, player: Player, legal: list[int]) -> int:
    """As many as evaluate.people_placed puts there, within what the rules allow."""
    kind = player.kinds[state.place]
    placed = people_placed(state, player, state.hand_workers)[kind] - player.people[kind]
    return max(legal[0], min(legal[-1], COUNT + placed))


def usual_load(state: PuertoRicoState, player: Player, legal: list[int]) -> int:
    """The load with the most goods."""
    best = legal[0]
    most = 0
    for action in legal:
        if action < LOAD or action >= USE_SMALL_WHARF:
            continue
        if action >= USE_WHARF:
            size = player.goods[action - USE_WHARF]
        else:
            size = load_size(state, player, (action - LOAD) // MOST_SHIPS, (action - LOAD) % MOST_SHIPS)
        if size > most:
            best = action
            most = size
    return best


def usual_building(player: Player, legal: list[int]) -> int:
    """The dearest building that is of use."""
    best = PASS
    most = 0
    for action in legal:
        building = action - BUILD + FIRST_BUILDING
        if action < BUILD or action >= TAKE:
            continue
        wish = COST[building]
        if GROUP[building] == LARGE_GROUP:
            wish += LARGE_WISH
        elif building <= COFFEE_ROASTER:
            good = plant_good(building)
            if player.tiles[good] <= plant_circles(player, good):
                wish -= USELESS_PLANT
        if wish > most:
            best = action
            most = wish
    return best


def plant_good(plant: int) -> int:
    for good in range(NUM_GOODS):
        if plant in PLANTS[good]:
            return good
    return CORN


def usual_tile(state: PuertoRicoState, player: Player, legal: list[int]) -> int:
    """A plantation for which there is a plant, or an early quarry. Otherwise a new kind, best the dearest."""
    best = legal[0]
    most = -1
    for action in legal:
        kind = action - TAKE
        if kind < 0 or kind > QUARRY:
            continue
        if kind == QUARRY:
            wanted = player.tiles[QUARRY] < QUARRIES_WANTED and state.round_number <= QUARRY_ROUNDS
            wish = QUARRY_WISH if wanted else LATE_QUARRY_WISH
        else:
            wish = PRICES[kind]
            if kind == CORN or plant_circles(player, kind) > player.tiles[kind]:
                wish += USEFUL_TILE_WISH
            elif player.tiles[kind] == 0:
                wish += NEW_TILE_WISH
        if wish > most:
            best = action
            most = wish
    return best


def usual_sale(legal: list[int]) -> int:
    """The dearest good, in the Market or else at the trading post. Corn brings nothing and is kept."""
    best = PASS
    most = 0
    for action in legal:
        if SELL <= action < SELL_POST + NUM_GOODS:
            price = PRICES[(action - SELL) % NUM_GOODS]
            if price > most:
                best = action
                most = price
    return best


def dearest_good(legal: list[int]) -> int:
    """The last one, because goods are in the order of their prices."""
    best = legal[0]
    for action in legal:
        if GOOD <= action < GOOD + NUM_GOODS:
            best = action
    return best


def usual_store(player: Player, legal: list[int]) -> int:
    """The best kind by the number of goods and their price."""
    best = legal[0]
    most = -1
    for action in legal:
        good = action - STORE
        worth = 2 * player.goods[good] + PRICES[good]
        if worth > most:
            best = action
            most = worth
    return best
