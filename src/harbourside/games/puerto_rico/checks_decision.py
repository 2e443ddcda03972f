"""What a decision remembers must fit the decision. Phases are checked in checks.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from harbourside.engine.reader import Reader
from harbourside.games.puerto_rico.data import (
    AQUEDUCT_GAIN,
    ARRIVAL_GAIN,
    ARRIVED,
    ASSIGN_NOBLES,
    ASSIGN_WORKERS,
    BLACK_MARKET,
    BLACK_MARKET_PAYS,
    BUCCANEER,
    BUILDER,
    CAPTAIN,
    CHURCH_GAIN,
    CRAFT,
    CRAFTSMAN,
    DOUBLOONS_ASKED,
    FESTIVAL_BUILDING_GAIN,
    FESTIVAL_CROP_GAIN,
    FIRST_BUILDING,
    FOREST,
    FOREST_HOUSE,
    FROM_HACIENDA,
    FROM_LAND_OFFICE,
    FROM_LIBRARY,
    FROM_ROW,
    GUEST_TARGET,
    GUEST_WINDOW,
    GUESTHOUSE,
    HIRE,
    HIRING_GAIN,
    HOSPICE,
    HOSPICE_ASKS,
    HUNT,
    HUNTING_LODGE,
    KEEP_LOOT,
    KIND_NAMES,
    LAND_DISCARD,
    LAND_OFFICE,
    LIBRARY,
    LIBRARY_TURN,
    LOADING,
    LODGE_GAIN,
    MAYOR,
    NEVER,
    NO_GAIN,
    NO_STAGE,
    NONE,
    NUM_GOODS,
    OVER,
    PAID_GOOD,
    PAID_VP,
    PAID_WORKER,
    PLUNDER_GAIN,
    PRODUCTION_GAIN,
    PROSPECTOR_1,
    PROSPECTOR_2,
    PROSPECTOR_GAIN,
    QUARRY,
    RAID_PLACES,
    ROYAL_SUPPLIER,
    ROYAL_SUPPLY,
    RURAL_SPACES,
    SETTLE,
    SETTLE_AGAIN,
    SETTLER,
    SETTLER_TURNS,
    SMALL_WHARF,
    SMALL_WHARF_COUNT,
    STATUE,
    STORE_KIND,
    STORE_ONE,
    SUPPLIED,
    TRADER,
    UNIVERSITY,
    UNIVERSITY_ASKS,
    VILLA_GAIN,
    VP_ASKED,
)
from harbourside.games.puerto_rico.rules import (
    builder,
    craftsman,
    festival,
    flow,
    gains,
    nobles,
    table,
)
from harbourside.games.puerto_rico.rules.new_buildings import privilege
from harbourside.games.puerto_rico.state import Player, PuertoRicoState

WORKS: Final = {
    SETTLE_AGAIN: LIBRARY,
    FOREST: FOREST_HOUSE,
    HOSPICE_ASKS: HOSPICE,
    HUNT: HUNTING_LODGE,
    BLACK_MARKET_PAYS: BLACK_MARKET,
    UNIVERSITY_ASKS: UNIVERSITY,
    LAND_DISCARD: LAND_OFFICE,
    ROYAL_SUPPLY: ROYAL_SUPPLIER,
    SMALL_WHARF_COUNT: SMALL_WHARF,
    GUEST_WINDOW: GUESTHOUSE,
    GUEST_TARGET: GUESTHOUSE,
}
"""The building from which a decision comes. Somebody must work in it."""

SOURCES_AT: Final = {
    SETTLER_TURNS: (FROM_ROW, FROM_HACIENDA),
    LIBRARY_TURN: (FROM_LIBRARY,),
    NO_STAGE: (FROM_LAND_OFFICE,),
}
"""Where a tile that may become a forest comes from, by stage. The trader has none."""

ON_ARRIVAL: Final = (ROYAL_SUPPLY, VP_ASKED, DOUBLOONS_ASKED)
"""What a player may be asked in the captain phase between the first turn's gains and the first load."""


GAIN_PHASES: Final[dict[int, Sequence[int]]] = {
    **dict.fromkeys(range(AQUEDUCT_GAIN, ARRIVAL_GAIN), (CRAFTSMAN,)),
    **dict.fromkeys(range(ARRIVAL_GAIN, CHURCH_GAIN), (CAPTAIN,)),
    CHURCH_GAIN: (BUILDER,),
    FESTIVAL_BUILDING_GAIN: (BUILDER,),
    LODGE_GAIN: (SETTLER,),
    FESTIVAL_CROP_GAIN: (SETTLER, TRADER),
    PROSPECTOR_GAIN: (PROSPECTOR_1, PROSPECTOR_2),
    PLUNDER_GAIN: (BUCCANEER,),
    PRODUCTION_GAIN: (CRAFTSMAN,),
    HIRING_GAIN: (MAYOR,),
    VILLA_GAIN: (MAYOR,),
}
"""The phases in which each gain may be asked about."""


def check_decision(state: PuertoRicoState, position: Reader) -> None:
    """What a decision remembers fits the decision."""
    if state.node == OVER:
        return
    memory = position.inside("memory")
    player = state.players[table.seat_in_turn(state)]
    building = WORKS.get(state.node, NONE)
    if building != NONE and player.people[building] == 0:
        raise position.refuse("node", "nobody-works", building=KIND_NAMES[building])
    _check_people(state, position, memory, player)
    _check_tile(state, memory, player)
    _check_goods(state, memory, player)
    if state.stage == LOADING:
        _check_arrivals(state, position, memory, player)
    if (state.node >= VP_ASKED) != (state.gain != NO_GAIN) or not _gain_fits(state):
        raise memory.refuse("gain", "wrong-memory")
    if state.node == GUEST_TARGET and not _guest_waits(state, player):
        raise memory.refuse("guest_noble", "wrong-memory")


def _check_people(state: PuertoRicoState, position: Reader, memory: Reader, player: Player) -> None:
    node = state.node
    assigning = node in (ASSIGN_NOBLES, ASSIGN_WORKERS)
    hand = state.hand_workers + state.hand_nobles
    if (hand > 0) != (assigning or node == RAID_PLACES):
        raise memory.refuse("hand", "wrong-memory")
    if node == RAID_PLACES and state.hand_nobles > 0:
        raise memory.refuse("hand", "wrong-memory")
    if node == ASSIGN_NOBLES and state.hand_nobles == 0:
        raise memory.refuse("hand", "wrong-memory")
    if assigning:
        _check_assigning(state, memory, player)
    if node == HIRE and (state.magistrate_workers == 0 or state.magistrate_nobles == 0):
        raise position.refuse("magistrate", "wrong-memory")


def _check_assigning(state: PuertoRicoState, memory: Reader, player: Player) -> None:
    """Nobody is on later kinds yet. On this kind there are only the nobles just placed."""
    if state.place >= len(player.kinds):
        raise memory.refuse("place", "wrong-memory")
    placed = state.placed_nobles
    if state.node == ASSIGN_NOBLES and placed > 0:
        raise memory.refuse("placed_nobles", "wrong-memory")
    here = player.kinds[state.place]
    if player.people[here] != placed or player.nobles[here] != placed:
        raise memory.refuse("placed_nobles", "wrong-memory")
    for kind in player.kinds[state.place + 1 :]:
        if player.people[kind] > 0:
            raise memory.refuse("place", "wrong-memory")


def _check_tile(state: PuertoRicoState, memory: Reader, player: Player) -> None:
    node = state.node
    if node in (SETTLE, SETTLE_AGAIN, FOREST) and not player.room_on_island():
        raise memory.refuse("tile", "island-full", most=RURAL_SPACES)
    if node == FOREST and not 0 <= state.tile < NUM_GOODS:
        raise memory.refuse("tile", "wrong-memory")
    if node == FOREST and state.source not in SOURCES_AT[state.stage]:
        raise memory.refuse("source", "wrong-memory")
    if node == HOSPICE_ASKS and state.source != FROM_ROW:
        raise memory.refuse("source", "wrong-memory")
    if node == HOSPICE_ASKS and not _laid(state, player):
        raise memory.refuse("tile", "wrong-memory")
    if node == BLACK_MARKET_PAYS:
        _check_payment(state, memory, player)
    if node == UNIVERSITY_ASKS and not _built(state, player):
        raise memory.refuse("tile", "wrong-memory")
    if node in (HOSPICE_ASKS, UNIVERSITY_ASKS) and not table.worker_available(state):
        raise memory.refuse("tile", "no-worker-left")


def _laid(state: PuertoRicoState, player: Player) -> bool:
    if not 0 <= state.tile <= QUARRY:
        return False
    if state.as_forest:
        return state.tile < NUM_GOODS and player.forests[state.tile] > 0
    return player.empty_circles(state.tile) > 0


def _built(state: PuertoRicoState, player: Player) -> bool:
    if state.tile < FIRST_BUILDING or player.tiles[state.tile] == 0:
        return False
    return state.tile == STATUE or player.empty_circles(state.tile) > 0


def _check_payment(state: PuertoRicoState, memory: Reader, player: Player) -> None:
    """The building is for sale and fits, and the items left can pay for it."""
    tile = state.tile
    if tile < FIRST_BUILDING or state.board[tile] == 0:
        raise memory.refuse("tile", "wrong-memory")
    if not builder.may_own(state, player, tile) or not builder.fits(state, player, tile):
        raise memory.refuse("tile", "wrong-memory")
    workers: list[int] = []
    builder.list_workers(player, workers)
    items = {
        PAID_WORKER: len(workers) > 0,
        PAID_GOOD: player.holds_goods(),
        PAID_VP: player.vp > 0,
    }
    payable = sum(there for item, there in items.items() if not state.paid & item)
    if not 0 < state.owed <= payable:
        raise memory.refuse("owed", "wrong-memory")


def _check_goods(state: PuertoRicoState, memory: Reader, player: Player) -> None:
    """Only goods that the player holds can be chosen, and each in its turn."""
    node = state.node
    if node == CRAFT and state.privilege_goods >= privilege(state, state.chooser):
        raise memory.refuse("privilege_goods", "wrong-memory")
    if node == KEEP_LOOT and state.ship_amounts[state.ship] == 0:
        raise memory.refuse("ship", "wrong-memory")
    if node == SMALL_WHARF_COUNT and player.goods[state.good] == 0:
        raise memory.refuse("good", "wrong-memory")
    if node == STORE_KIND and state.kinds_left == 0:
        raise memory.refuse("kinds_left", "wrong-memory")
    if node == STORE_ONE and (state.singles_left == 0 or state.kinds_left > 0):
        raise memory.refuse("singles_left", "wrong-memory")
    if node == SMALL_WHARF_COUNT:
        _check_small_wharf(state, memory, player)
    elif node in (STORE_KIND, STORE_ONE):
        _check_stored(state, memory, player)


def _check_small_wharf(state: PuertoRicoState, memory: Reader, player: Player) -> None:
    """Kinds are chosen in their order."""
    for good in range(NUM_GOODS):
        chosen = state.small_wharf_load[good]
        if chosen > player.goods[good] or (good >= state.good and chosen > 0):
            raise memory.refuse("small_wharf_load", "wrong-memory")


def _check_stored(state: PuertoRicoState, memory: Reader, player: Player) -> None:
    """In a warehouse all of a kind is stored, or nothing."""
    for good in range(NUM_GOODS):
        stored, held = state.stored[good], player.goods[good]
        if stored > held or (state.node == STORE_KIND and stored not in (0, held)):
            raise memory.refuse("stored", "wrong-memory")


def _check_arrivals(state: PuertoRicoState, position: Reader, memory: Reader, player: Player) -> None:
    """A player who has had the first turn's gains has finished with the royal supplier, or is asked now."""
    for seat, other in enumerate(state.players):
        asked = other is player and state.node in ON_ARRIVAL
        if _arrives(other) and not asked:
            raise position.refuse(f"seats[{seat}].done", "wrong-memory")
    if state.node == ROYAL_SUPPLY and not _arrives(player):
        raise position.refuse(f"seats[{state.players.index(player)}].done", "wrong-memory")


def _arrives(player: Player) -> bool:
    return player.done & (ARRIVED | SUPPLIED) == ARRIVED


def _guest_waits(state: PuertoRicoState, player: Player) -> bool:
    if not flow.allows_guests(state.guest_node):
        return False
    return player.has_noble(GUESTHOUSE) if state.guest_noble else player.has_worker(GUESTHOUSE)


def _gain_fits(state: PuertoRicoState) -> bool:
    """Whether the gain belongs to this phase and decision, and brings something."""
    gain = state.gain
    if gain == NO_GAIN:
        return True
    seat = (state.chooser + state.step) % state.seats
    player = state.players[seat]
    if state.phase not in GAIN_PHASES[gain] or gains.node_of(state, seat, gain) != state.node:
        return False
    if state.variant.asking == NEVER:
        return False
    if gain == PRODUCTION_GAIN:
        return sum(craftsman.producible(state, seat)) > 0
    if gain == HIRING_GAIN:
        return state.magistrate_workers + state.magistrate_nobles > 0
    if gain == VILLA_GAIN:
        return nobles.has_villa(state, player)
    if gain == FESTIVAL_CROP_GAIN and not festival.has_crop(state, player):
        return False
    if gain in (CHURCH_GAIN, FESTIVAL_BUILDING_GAIN) and state.tile < FIRST_BUILDING:
        return False
    return gains.amount_of(state, seat, gain) > 0
