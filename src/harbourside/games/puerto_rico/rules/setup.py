"""Set-up: islands, board, supplies. docs/rules/puerto_rico.md, section 3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.engine.events import Log
from harbourside.engine.rng import Rng
from harbourside.games.puerto_rico.data import (
    ALL_WORKERS,
    CORN,
    DOUBLOONS,
    DRAFT_KINDS,
    FIRST_BUILDING,
    FIRST_NEW_BUILDING,
    FIRST_NOBLE_BUILDING,
    FIRST_UTILITY,
    FOREST_HOUSE,
    GO_ON,
    GOODS_TOKENS,
    GOODS_TOKENS_2P,
    HACIENDA,
    INDIGO,
    INDIGO_STARTS,
    JEWELER,
    KIND_NAMES,
    NO_KINDS,
    NOBLES,
    NONE,
    NUM_GOODS,
    NUM_KINDS,
    NUM_ROLES,
    OFFICE,
    PLANTATIONS,
    PLANTATIONS_2P,
    QUARRIES,
    QUARRIES_2P,
    TRADING_POST,
    VP_POOL,
    VP_POOL_FIRST_EDITION,
    WORKERS,
)
from harbourside.games.puerto_rico.rules import draft, flow, table
from harbourside.games.puerto_rico.rules.variant import Variant
from harbourside.games.puerto_rico.state import Player, PuertoRicoState

if TYPE_CHECKING:
    from harbourside.engine.facts import OptionValue
    from harbourside.engine.game import Game


def set_up(
    game: Game, seats: int, options: dict[str, OptionValue], rng: Rng, log: Log | None
) -> PuertoRicoState:
    """The first position: a draft begins, or the first role is chosen."""
    variant = Variant(seats, options)
    state = PuertoRicoState(
        game, seats, options, rng, variant, [Player(NO_KINDS.copy(), NO_KINDS.copy()) for _ in range(seats)]
    )
    state.log = log
    choose_governor(state)
    deal_islands(state)
    lay_buildings(state)
    lay_people(state)
    state.goods = (GOODS_TOKENS_2P if seats == 2 else GOODS_TOKENS).copy()
    state.quarries = QUARRIES_2P if seats == 2 else QUARRIES
    pool = VP_POOL_FIRST_EDITION if options["vp_pool"] == "first_edition" else VP_POOL
    state.vp_pool = pool[seats]
    state.ship_goods = [NONE] * len(variant.ships)
    state.ship_amounts = [0] * len(variant.ships)
    state.role_coins = [0] * NUM_ROLES
    if not variant.new_buildings:
        draft.open_table(state)
    else:
        state.chooser = state.governor
        if options["draft_mode"] == "random":
            draft.draft_at_random(state)
        elif options["draft_mode"] == "list":
            draft_listed(state)
        while state.node == GO_ON:
            flow.resume(state)
    return state


def choose_governor(state: PuertoRicoState) -> None:
    """Seat 0 (R47). By option the seat is drawn."""
    if state.options["first_governor"] == "random":
        governor: int = state.rng.below(state.seats)
        if state.log is not None:
            governor = state.log.foretold_number("governor", state.seats, governor)
        state.governor = governor
        if state.log is not None:
            state.log.note("governor", str(state.governor))


def deal_islands(state: PuertoRicoState) -> None:
    tiles = (PLANTATIONS_2P if state.seats == 2 else PLANTATIONS).copy()
    for place in range(state.seats):
        player = state.players[(state.governor + place) % state.seats]
        kind = INDIGO if place < INDIGO_STARTS[state.seats] else CORN
        tiles[kind] -= 1
        table.add_tile(player, kind)
        player.doubloons = DOUBLOONS[state.seats]
        if kind == CORN and state.options["corn_start_minus_one"] is True:
            player.doubloons -= 1
    state.pile = [kind for kind in range(NUM_GOODS) for _ in range(tiles[kind])]


def lay_buildings(state: PuertoRicoState) -> None:
    """Production buildings are always on the board. Utility buildings are, unless they are drafted."""
    variant = state.variant
    board = NO_KINDS.copy()
    for kind in range(FIRST_BUILDING, NUM_KINDS):
        if kind < FIRST_UTILITY:
            there = True
        elif kind == JEWELER:
            there = variant.nobles
        elif kind >= FIRST_NOBLE_BUILDING:
            there = variant.nobles and not (variant.new_buildings and variant.nobles_drafted)
        else:
            there = not variant.new_buildings and kind < FIRST_NEW_BUILDING
        if there:
            board[kind] = variant.copies[kind]
    state.board = board


def lay_people(state: PuertoRicoState) -> None:
    """With nobles all workers are in the game, except with two players (R6)."""
    seats = state.seats
    state.workers = WORKERS[seats]
    state.magistrate_workers = seats
    if not state.variant.nobles:
        return
    state.nobles = NOBLES - 1
    state.magistrate_nobles = 1
    state.magistrate_workers = seats - 1
    if seats > 2 or state.options["two_player_all_workers"] is True:
        state.workers = ALL_WORKERS - state.magistrate_workers


def draft_listed(state: PuertoRicoState) -> None:
    """The option draft_mode=list: the kinds that draft_list names."""
    for kind in listed_kinds(state.options["draft_list"]):
        draft.add_kind(state, kind)


def listed_kinds(text: OptionValue) -> list[int]:
    """The kinds that a text names, such as `hacienda, office church`. Unknown words are left out."""
    words = text.replace(",", " ").split() if isinstance(text, str) else []
    return [kind for kind in DRAFT_KINDS if KIND_NAMES[kind] in words]


def draft_list_gap(variant: Variant, kinds: list[int]) -> int:
    """The first price whose spaces the kinds do not fill exactly; -1 if there is none."""
    for cost in range(1, len(variant.draft_spaces)):
        listed = 0
        for kind in kinds:
            if variant.cost[kind] == cost:
                listed += 1
        if listed != variant.draft_spaces[cost]:
            return cost
    return -1


def listed_outside_draft(variant: Variant, kinds: list[int]) -> int:
    """A kind of the list that is not drafted in this game, or NONE."""
    for kind in kinds:
        if kind >= FIRST_NOBLE_BUILDING and not variant.nobles_drafted:
            return kind
    return NONE


def listed_rival(variant: Variant, kinds: list[int]) -> int:
    """A kind of the list that an option excludes because of another one, or NONE."""
    if variant.office_or_post and OFFICE in kinds and TRADING_POST in kinds:
        return TRADING_POST
    if variant.hacienda_or_forest and HACIENDA in kinds and FOREST_HOUSE in kinds:
        return FOREST_HOUSE
    return NONE
