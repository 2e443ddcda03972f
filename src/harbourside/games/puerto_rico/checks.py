"""What the fields of a position must have in common, so that it can be played on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from harbourside.engine.reader import Reader
from harbourside.games.puerto_rico.checks_decision import check_decision
from harbourside.games.puerto_rico.data import (
    ALL_WORKERS,
    ASSIGN_NOBLES,
    ASSIGN_WORKERS,
    BLACK_MARKET_PAYS,
    BUCCANEER,
    BUCCANEER_ACTS,
    BUCCANEER_CHOICE,
    BUCCANEER_DONE,
    BUILD_ONE,
    BUILDER,
    CAPTAIN,
    CHOOSE_ROLE,
    CITY_COLUMNS,
    CITY_SPACES,
    CRAFT,
    CRAFT_INCOME,
    CRAFT_PRIVILEGE,
    CRAFT_WINDOW,
    CRAFTSMAN,
    DOUBLOONS_ASKED,
    DRAFT,
    DRAFT_KINDS,
    DRAFTING,
    ENDING,
    FESTIVAL_GROUP,
    FESTIVAL_TOKENS_EACH,
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
    HIRE,
    HIRING,
    HIRING_ASKED,
    HOSPICE_ASKS,
    HUNT,
    KEEP_LOOT,
    KIND_NAMES,
    LAND_DISCARD,
    LARGE_GROUP,
    LIBRARY_TURN,
    LOAD_SHIP,
    LOADING,
    LODGE_TURN,
    MAYOR,
    MAYOR_PRIVILEGE,
    MAYOR_WINDOWS,
    NO_STAGE,
    NOBLES,
    NODE_NAMES,
    NONE,
    NUM_GOODS,
    NUM_KINDS,
    OVER,
    PEOPLE_ASKED,
    PLACING,
    PLANTATIONS,
    PLANTATIONS_2P,
    PLUNDERING,
    PRODUCING,
    PRODUCTION,
    PROSPECTED,
    PROSPECTING,
    PROSPECTOR_1,
    PROSPECTOR_2,
    QUARRIES,
    QUARRIES_2P,
    RAID_PLACES,
    RAIDING,
    ROUND,
    ROYAL_SUPPLY,
    RURAL_SPACES,
    SETTLE,
    SETTLE_AGAIN,
    SETTLER,
    SETTLER_TURNS,
    SMALL_WHARF_COUNT,
    STORAGE_BEGINS,
    STORE_KIND,
    STORE_ONE,
    STORING,
    TRADE,
    TRADER,
    UNIVERSITY_ASKS,
    VP_ASKED,
    VP_POOL,
    WORKERS,
)
from harbourside.games.puerto_rico.rules import draft
from harbourside.games.puerto_rico.rules.variant import Variant
from harbourside.games.puerto_rico.state import Player, PuertoRicoState

WHERE: Final[dict[int, Sequence[tuple[int, int]]]] = {
    DRAFT: [(DRAFTING, NO_STAGE)],
    CHOOSE_ROLE: [(ROUND, NO_STAGE)],
    SETTLE: [(SETTLER, SETTLER_TURNS)],
    FOREST: [(SETTLER, SETTLER_TURNS), (SETTLER, LIBRARY_TURN), (TRADER, NO_STAGE)],
    HOSPICE_ASKS: [(SETTLER, SETTLER_TURNS)],
    SETTLE_AGAIN: [(SETTLER, LIBRARY_TURN)],
    HUNT: [(SETTLER, LODGE_TURN)],
    MAYOR_PRIVILEGE: [(MAYOR, HIRING)],
    HIRE: [(MAYOR, HIRING), (MAYOR, HIRING_ASKED)],
    ASSIGN_NOBLES: [(MAYOR, PLACING)],
    ASSIGN_WORKERS: [(MAYOR, PLACING)],
    BUILD_ONE: [(BUILDER, NO_STAGE)],
    BLACK_MARKET_PAYS: [(BUILDER, NO_STAGE)],
    UNIVERSITY_ASKS: [(BUILDER, NO_STAGE)],
    CRAFT: [(CRAFTSMAN, CRAFT_PRIVILEGE)],
    TRADE: [(TRADER, NO_STAGE)],
    LAND_DISCARD: [(TRADER, NO_STAGE)],
    ROYAL_SUPPLY: [(CAPTAIN, LOADING)],
    LOAD_SHIP: [(CAPTAIN, LOADING)],
    SMALL_WHARF_COUNT: [(CAPTAIN, LOADING)],
    STORE_KIND: [(CAPTAIN, STORING)],
    STORE_ONE: [(CAPTAIN, STORING)],
    BUCCANEER_ACTS: [(BUCCANEER, BUCCANEER_CHOICE)],
    KEEP_LOOT: [(BUCCANEER, BUCCANEER_DONE)],
    RAID_PLACES: [(BUCCANEER, RAIDING)],
    GUEST_WINDOW: [
        (SETTLER, SETTLER_TURNS),
        (SETTLER, LIBRARY_TURN),
        (SETTLER, LODGE_TURN),
        (MAYOR, MAYOR_WINDOWS),
        (BUILDER, NO_STAGE),
        (CRAFTSMAN, CRAFT_WINDOW),
        (CRAFTSMAN, PRODUCING),
        (TRADER, NO_STAGE),
        (CAPTAIN, LOADING),
        (CAPTAIN, STORAGE_BEGINS),
        (PROSPECTOR_1, PROSPECTING),
        (PROSPECTOR_2, PROSPECTING),
        (BUCCANEER, BUCCANEER_CHOICE),
        (ENDING, NO_STAGE),
    ],
    VP_ASKED: [
        (SETTLER, LODGE_TURN),
        (BUILDER, NO_STAGE),
        (CRAFTSMAN, CRAFT_INCOME),
        (CAPTAIN, LOADING),
        (BUCCANEER, PLUNDERING),
    ],
    DOUBLOONS_ASKED: [
        (CRAFTSMAN, CRAFT_INCOME),
        (CAPTAIN, LOADING),
        (PROSPECTOR_1, PROSPECTED),
        (PROSPECTOR_2, PROSPECTED),
    ],
    GOODS_ASKED: [(CRAFTSMAN, CRAFT_INCOME)],
    PEOPLE_ASKED: [
        (SETTLER, SETTLER_TURNS),
        (SETTLER, LIBRARY_TURN),
        (MAYOR, HIRING_ASKED),
        (TRADER, NO_STAGE),
    ],
    OVER: [(GAME_OVER, NO_STAGE)],
}
"""The phases and stages in which each decision comes. A guest's target comes where its guest was chosen."""

CHOOSER_ALONE: Final = (
    LIBRARY_TURN,
    CRAFT_PRIVILEGE,
    PROSPECTING,
    BUCCANEER_CHOICE,
    RAIDING,
    BUCCANEER_DONE,
)
"""The stages in which only the chooser decides. The mayor's privilege is the chooser's too."""

NOTHING_CAPTURED: Final = (BUCCANEER, DRAFTING, ENDING, GAME_OVER)
"""The phases without a captured card: capturing ends the buccaneer's; the card is played before the end."""


def check(state: PuertoRicoState, position: Reader) -> None:
    """Refuse what could not be played to its end."""
    _check_pieces(state, position)
    _check_course(state, position)
    check_decision(state, position)


def check_island(variant: Variant, player: Player, reader: Reader) -> None:
    """Refuse more tiles than there are spaces, and a second copy of a building that is owned once."""
    for kind in range(FIRST_BUILDING, NUM_KINDS):
        once = not PRODUCTION[kind] or not variant.duplicates
        if player.tiles[kind] > 1 and once:
            raise reader.refuse(f"tiles.{KIND_NAMES[kind]}", "owned-twice", building=KIND_NAMES[kind])
    if player.rural > RURAL_SPACES:
        raise reader.refuse("tiles", "island-full", most=RURAL_SPACES)
    if player.city > CITY_SPACES or (variant.grid and player.large > CITY_COLUMNS):
        raise reader.refuse("tiles", "city-full", most=CITY_SPACES)


def check_people(player: Player, reader: Reader) -> None:
    """Refuse people without a circle."""
    for kind in range(NUM_KINDS):
        if player.empty_circles(kind) < 0:
            place = f"workers.{KIND_NAMES[kind]}"
            raise reader.refuse(place, "too-many-people", building=KIND_NAMES[kind])


def _check_pieces(state: PuertoRicoState, position: Reader) -> None:
    """Refuse more pieces than the box holds for this number of players."""
    counted = state.census()
    for name, most in _most_pieces(state).items():
        if counted[name] > most:
            raise position.refuse("seats", "too-many-pieces", piece=name, most=most)
    if counted["nobles"] > 0 and not state.variant.nobles:
        raise position.refuse("nobles", "no-nobles")
    if has_tasks(state) and not state.variant.festival:
        raise position.refuse("festival", "no-festival")
    building = state.festival_building
    if building != NONE and GROUP[building] != FESTIVAL_GROUP:
        raise position.refuse("festival.building", "festival-group")
    if building != NONE and not state.variant.has_kind(building):
        raise position.refuse("festival.building", "not-in-game", building=KIND_NAMES[building])


def has_tasks(state: PuertoRicoState) -> bool:
    return state.festival_crop != NONE or len(state.festival_goods) > 0 or state.festival_building != NONE


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


def _check_course(state: PuertoRicoState, position: Reader) -> None:
    """Phase, decision, step and the cards used fit together."""
    node = state.guest_node if state.node == GUEST_TARGET else state.node
    if (state.phase, state.stage) not in WHERE.get(node, ()):
        raise position.refuse("node", "not-in-phase", node=NODE_NAMES[state.node])
    if state.used & ~state.variant.role_cards:
        raise position.refuse("used", "role-not-in-game")
    if state.phase <= BUCCANEER:
        _check_phase(state, position)
    elif state.phase == ROUND:
        _check_round(state, position)
    elif state.phase == DRAFTING:
        _check_draft(state, position)
    elif state.phase == ENDING and state.step >= state.seats:
        raise position.refuse("step", "wrong-step")
    ended = state.end_reasons != 0 or state.round_number >= state.variant.max_rounds
    if state.phase in (ENDING, GAME_OVER) and not ended:
        raise position.refuse("phase", "not-ended")
    if state.passes != 0 and state.stage != LOADING:
        raise position.refuse("memory.passes", "wrong-memory")
    _check_capture(state, position)


def cards_used(state: PuertoRicoState) -> int:
    return bin(state.used).count("1")


def _check_phase(state: PuertoRicoState, position: Reader) -> None:
    if state.step >= state.turns or state.passes >= state.turns:
        raise position.refuse("step", "wrong-step")
    alone = state.stage in CHOOSER_ALONE or state.node == MAYOR_PRIVILEGE
    if alone and state.step > 0:
        raise position.refuse("step", "wrong-step")
    if state.turns != state.seats and not (state.turns == 1 and state.variant.solo_capture):
        raise position.refuse("turns", "wrong-step")
    if not state.used & (1 << state.phase):
        raise position.refuse("used", "role-not-used")
    if cards_used(state) != state.pick + 1:
        raise position.refuse("used", "wrong-number-used", expected=state.pick + 1)
    if state.pick >= state.variant.picks and not _plays_captured_role(state):
        raise position.refuse("pick", "wrong-capture")


def _plays_captured_role(state: PuertoRicoState) -> bool:
    """After the last pick the captor plays the captured card, and the card is then captured no more."""
    buccaneer_used = state.used & (1 << BUCCANEER) != 0
    captor_plays = state.chooser == state.token_holder and state.captured_role == NONE
    return buccaneer_used and captor_plays and state.phase != BUCCANEER and state.pick == state.variant.picks


def _check_round(state: PuertoRicoState, position: Reader) -> None:
    if state.chooser != state.governor or state.step != state.pick:
        raise position.refuse("step", "wrong-step")
    if state.pick >= state.variant.picks:
        raise position.refuse("pick", "wrong-step")
    if cards_used(state) != state.pick:
        raise position.refuse("used", "wrong-number-used", expected=state.pick)


def _check_draft(state: PuertoRicoState, position: Reader) -> None:
    """Nothing is there that comes after the draft, and the festival's tasks can be drawn."""
    variant = state.variant
    if not variant.new_buildings:
        raise position.refuse("phase", "no-draft")
    drafted = [kind for kind in DRAFT_KINDS if draft.in_draft(state, kind) and state.board[kind] > 0]
    if variant.large_draft_anew and not draft.small_spaces_left(state):
        drafted = [kind for kind in drafted if GROUP[kind] == LARGE_GROUP]
    if state.step != len(drafted):
        raise position.refuse("step", "wrong-step")
    for seat, player in enumerate(state.players):
        if player.city > 0:
            raise position.refuse(f"seats[{seat}].tiles", "before-draft")
    if has_tasks(state):
        raise position.refuse("festival", "before-draft")
    if variant.festival:
        for good in range(NUM_GOODS):
            if good not in state.pile:
                raise position.refuse("pile", "festival-draw", good=GOODS[good])
            if state.goods[good] < FESTIVAL_TOKENS_EACH:
                raise position.refuse("goods", "festival-draw", good=GOODS[good])


def _check_capture(state: PuertoRicoState, position: Reader) -> None:
    """Only the player with the token can have captured a card."""
    captured = state.captured_role != NONE
    if captured != (state.captor >= 0):
        raise position.refuse("captured_role", "wrong-capture")
    if (captured or state.token_holder >= 0) and not state.variant.buccaneer:
        raise position.refuse("token_holder", "wrong-capture")
    acts = state.node in (BUCCANEER_ACTS, KEEP_LOOT, RAID_PLACES)
    if acts and state.token_holder != state.chooser:
        raise position.refuse("token_holder", "wrong-capture")
    if not captured:
        return
    unused = state.variant.role_cards & ~state.used & ~(1 << BUCCANEER)
    if not unused & (1 << state.captured_role):
        raise position.refuse("captured_role", "wrong-capture")
    if not state.used & (1 << BUCCANEER) or state.phase in NOTHING_CAPTURED:
        raise position.refuse("captured_role", "wrong-capture")
    if state.captor != state.token_holder:
        raise position.refuse("captor", "wrong-capture")
