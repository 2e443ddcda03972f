"""What must hold in a position that comes from outside, so that it can be played to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from harbourside.engine.reader import Reader
from harbourside.games.puerto_rico.data import (
    ALL_WORKERS,
    AQUEDUCT_GAIN,
    ARRIVAL_GAIN,
    ASSIGN_NOBLES,
    ASSIGN_WORKERS,
    BLACK_MARKET_PAYS,
    BUCCANEER,
    BUCCANEER_ACTS,
    BUILD_ONE,
    BUILDER,
    CAPTAIN,
    CHOOSE_ROLE,
    CHURCH_GAIN,
    CRAFT,
    CRAFTSMAN,
    DOUBLOONS_ASKED,
    DRAFT,
    DRAFTING,
    ENDING,
    FESTIVAL_BUILDING_GAIN,
    FESTIVAL_CROP_GAIN,
    FESTIVAL_GROUP,
    FIRST_BUILDING,
    FOREST,
    GAME_OVER,
    GOODS,
    GOODS_ASKED,
    GOODS_TOKENS,
    GOODS_TOKENS_2P,
    GROUP,
    GUEST_TARGET,
    GUEST_WINDOW,
    GUESTHOUSE,
    HIRE,
    HIRING_GAIN,
    HOSPICE_ASKS,
    HUNT,
    KEEP_LOOT,
    KIND_NAMES,
    LAND_DISCARD,
    LOAD_SHIP,
    LODGE_GAIN,
    MAYOR,
    MAYOR_PRIVILEGE,
    NEVER,
    NO_GAIN,
    NOBLES,
    NODE_NAMES,
    NONE,
    NUM_GOODS,
    NUM_KINDS,
    OVER,
    PEOPLE_ASKED,
    PLANTATIONS,
    PLANTATIONS_2P,
    PLUNDER_GAIN,
    PRODUCTION_GAIN,
    PROSPECTOR_1,
    PROSPECTOR_2,
    PROSPECTOR_GAIN,
    QUARRIES,
    QUARRIES_2P,
    QUARRY,
    RAID_PLACES,
    ROUND,
    ROYAL_SUPPLY,
    SETTLE,
    SETTLE_AGAIN,
    SETTLER,
    SMALL_WHARF_COUNT,
    STORE_KIND,
    STORE_ONE,
    TRADE,
    TRADER,
    UNIVERSITY_ASKS,
    VILLA_GAIN,
    VP_ASKED,
    VP_POOL,
    WORKERS,
)
from harbourside.games.puerto_rico.rules import craftsman, festival, flow, gains, nobles
from harbourside.games.puerto_rico.saving import census
from harbourside.games.puerto_rico.state import PuertoRicoState

WHERE: Final[dict[int, Sequence[tuple[int, int]]]] = {
    DRAFT: [(DRAFTING, 0)],
    CHOOSE_ROLE: [(ROUND, 0), (ROUND, 1), (ROUND, 2), (ROUND, 3), (ROUND, 4)],
    SETTLE: [(SETTLER, 0)],
    FOREST: [(SETTLER, 0), (SETTLER, 2), (TRADER, 0)],
    HOSPICE_ASKS: [(SETTLER, 0)],
    SETTLE_AGAIN: [(SETTLER, 2)],
    HUNT: [(SETTLER, 4)],
    MAYOR_PRIVILEGE: [(MAYOR, 2)],
    HIRE: [(MAYOR, 2), (MAYOR, 5)],
    ASSIGN_NOBLES: [(MAYOR, 4)],
    ASSIGN_WORKERS: [(MAYOR, 4)],
    BUILD_ONE: [(BUILDER, 0)],
    BLACK_MARKET_PAYS: [(BUILDER, 0)],
    UNIVERSITY_ASKS: [(BUILDER, 0)],
    CRAFT: [(CRAFTSMAN, 2)],
    TRADE: [(TRADER, 0)],
    LAND_DISCARD: [(TRADER, 0)],
    ROYAL_SUPPLY: [(CAPTAIN, 0)],
    LOAD_SHIP: [(CAPTAIN, 0)],
    SMALL_WHARF_COUNT: [(CAPTAIN, 0)],
    STORE_KIND: [(CAPTAIN, 3)],
    STORE_ONE: [(CAPTAIN, 3)],
    BUCCANEER_ACTS: [(BUCCANEER, 0)],
    KEEP_LOOT: [(BUCCANEER, 2)],
    RAID_PLACES: [(BUCCANEER, 1)],
    GUEST_WINDOW: [
        (SETTLER, 0), (SETTLER, 2), (SETTLER, 4), (MAYOR, 0), (BUILDER, 0), (CRAFTSMAN, 0),
        (CRAFTSMAN, 1), (TRADER, 0), (CAPTAIN, 0), (CAPTAIN, 2), (PROSPECTOR_1, 0), (PROSPECTOR_2, 0),
        (BUCCANEER, 0),
        *((ENDING, stage) for stage in range(5)),
    ],
    VP_ASKED: [(SETTLER, 4), (BUILDER, 0), (CRAFTSMAN, 3), (CAPTAIN, 0), (BUCCANEER, 3)],
    DOUBLOONS_ASKED: [(CRAFTSMAN, 3), (CAPTAIN, 0), (PROSPECTOR_1, 1), (PROSPECTOR_2, 1)],
    GOODS_ASKED: [(CRAFTSMAN, 3)],
    PEOPLE_ASKED: [(SETTLER, 0), (SETTLER, 2), (MAYOR, 5), (TRADER, 0)],
    OVER: [(GAME_OVER, stage) for stage in range(5)],
}  # fmt: skip
"""The phases and stages in which each decision comes; a guest's target, where its window or decision does."""


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


def check_pieces(state: PuertoRicoState, position: Reader) -> None:
    """No more of anything than the box holds for so many players."""
    counted = census(state)
    for name, most in _most_pieces(state).items():
        if counted[name] > most:
            raise position.refuse("seats", "too-many-pieces", piece=name, most=most)
    nobles = sum(player.noble_count() for player in state.players) + state.nobles + state.magistrate_nobles
    if nobles > 0 and not state.variant.nobles:
        raise position.refuse("nobles", "no-nobles")
    tasks = state.festival_crop != NONE or state.festival_goods or state.festival_building != NONE
    if tasks and not state.variant.festival:
        raise position.refuse("festival", "no-festival")
    if state.festival_building != NONE and GROUP[state.festival_building] != FESTIVAL_GROUP:
        raise position.refuse("festival.building", "festival-group")


def _most_pieces(state: PuertoRicoState) -> dict[str, int]:
    two = state.seats == 2
    tokens, tiles = (GOODS_TOKENS_2P, PLANTATIONS_2P) if two else (GOODS_TOKENS, PLANTATIONS)
    most = {f"{GOODS[good]}_tokens": tokens[good] for good in range(NUM_GOODS)}
    most |= {f"{GOODS[good]}_tiles": tiles[good] for good in range(NUM_GOODS)}
    most |= {KIND_NAMES[kind]: state.variant.copies[kind] for kind in range(FIRST_BUILDING, NUM_KINDS)}
    most["quarries"] = QUARRIES_2P if two else QUARRIES
    most["workers"] = ALL_WORKERS if state.variant.nobles else WORKERS[state.seats] + state.seats
    most["nobles"] = NOBLES
    most["vp"] = VP_POOL[state.seats]
    return most


def check_course(state: PuertoRicoState, position: Reader) -> None:
    """Phase, decision, step and the cards used fit together."""
    node = state.guest_node if state.node == GUEST_TARGET else state.node
    if (state.phase, state.stage) not in WHERE.get(node, ()):
        raise position.refuse("node", "not-in-phase", node=NODE_NAMES[state.node])
    used = bin(state.used).count("1")
    if state.used & ~state.variant.role_cards:
        raise position.refuse("used", "role-not-in-game")
    if state.phase <= BUCCANEER:
        _check_phase(state, position, used)
    elif state.node == CHOOSE_ROLE:
        if state.chooser != state.governor or state.step != state.pick:
            raise position.refuse("step", "wrong-step")
        if state.pick >= state.variant.picks:
            raise position.refuse("pick", "wrong-step")
        if used != state.pick:
            raise position.refuse("used", "wrong-number-used", expected=state.pick)
    elif state.phase == DRAFTING and not state.variant.new_buildings:
        raise position.refuse("phase", "no-draft")
    elif state.phase == ENDING and state.step >= state.seats:
        raise position.refuse("step", "wrong-step")
    ended = state.end_reasons != 0 or state.round_number >= state.variant.max_rounds
    if state.phase in (ENDING, GAME_OVER) and not ended:
        raise position.refuse("phase", "not-ended")
    captured = state.captured_role != NONE
    if captured != (state.captor >= 0) or (captured and state.used & (1 << state.captured_role)):
        raise position.refuse("captured_role", "wrong-capture")
    if (captured or state.token_holder >= 0) and not state.variant.buccaneer:
        raise position.refuse("token_holder", "wrong-capture")
    if captured and not state.variant.role_cards & ((1 << BUCCANEER) - 1) & (1 << state.captured_role):
        raise position.refuse("captured_role", "wrong-capture")


def _check_phase(state: PuertoRicoState, position: Reader, used: int) -> None:
    if state.step >= state.turns or state.passes >= state.turns:
        raise position.refuse("step", "wrong-step")
    if state.turns != state.seats and not (state.turns == 1 and state.variant.solo_capture):
        raise position.refuse("turns", "wrong-step")
    if not state.used & (1 << state.phase):
        raise position.refuse("used", "role-not-used")
    if used != state.pick + 1:
        raise position.refuse("used", "wrong-number-used", expected=state.pick + 1)


def check_node(state: PuertoRicoState, position: Reader) -> None:
    """What a decision remembers fits the decision."""
    if state.node == OVER:
        return
    memory = position.inside("memory")
    player = state.players[(state.chooser + state.step) % state.seats]
    node = state.node
    assigning = node in (ASSIGN_NOBLES, ASSIGN_WORKERS)
    hand = state.hand_workers + state.hand_nobles
    if (hand > 0) != (assigning or node == RAID_PLACES):
        raise memory.refuse("hand", "wrong-memory")
    if assigning and state.place >= len(player.kinds):
        raise memory.refuse("place", "wrong-memory")
    if assigning and state.placed_nobles > player.nobles[player.kinds[state.place]]:
        raise memory.refuse("placed_nobles", "wrong-memory")
    if node == ASSIGN_NOBLES and state.hand_nobles == 0:
        raise memory.refuse("hand", "wrong-memory")
    if node == FOREST and not 0 <= state.tile < NUM_GOODS:
        raise memory.refuse("tile", "wrong-memory")
    if node == HOSPICE_ASKS and not _laid(state):
        raise memory.refuse("tile", "wrong-memory")
    if node == BLACK_MARKET_PAYS and (
        state.tile < FIRST_BUILDING or state.board[state.tile] == 0 or state.owed == 0
    ):
        raise memory.refuse("tile", "wrong-memory")
    if node == UNIVERSITY_ASKS and (state.tile < FIRST_BUILDING or player.tiles[state.tile] == 0):
        raise memory.refuse("tile", "wrong-memory")
    if node == SMALL_WHARF_COUNT and player.goods[state.good] == 0:
        raise memory.refuse("good", "wrong-memory")
    storing = node in (STORE_KIND, STORE_ONE)
    if storing or node == SMALL_WHARF_COUNT:
        for good in range(NUM_GOODS):
            if state.amounts[good] > player.goods[good]:
                raise memory.refuse("amounts", "wrong-memory")
    if storing and (state.kinds_left if node == STORE_KIND else state.singles_left) == 0:
        raise memory.refuse("kinds_left", "wrong-memory")
    if node == KEEP_LOOT and state.ship_amounts[state.ship] == 0:
        raise memory.refuse("ship", "wrong-memory")
    if node == HIRE and (state.magistrate_workers == 0 or state.magistrate_nobles == 0):
        raise position.refuse("magistrate", "wrong-memory")
    if (node >= VP_ASKED) != (state.gain != NO_GAIN) or not _gain_fits(state):
        raise memory.refuse("gain", "wrong-memory")
    if node == GUEST_TARGET and not _guest_waits(state):
        raise memory.refuse("guest_noble", "wrong-memory")


def _laid(state: PuertoRicoState) -> bool:
    player = state.players[(state.chooser + state.step) % state.seats]
    if not 0 <= state.tile <= QUARRY:
        return False
    if state.as_forest:
        return state.tile < NUM_GOODS and player.forests[state.tile] > 0
    return player.empty_circles(state.tile) > 0


def _gain_fits(state: PuertoRicoState) -> bool:
    """That the gain being decided is one of this phase and decision, and brings something."""
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


def _guest_waits(state: PuertoRicoState) -> bool:
    player = state.players[(state.chooser + state.step) % state.seats]
    if not flow.allows_guests(state.guest_node):
        return False
    return player.has_noble(GUESTHOUSE) if state.guest_noble else player.has_worker(GUESTHOUSE)
