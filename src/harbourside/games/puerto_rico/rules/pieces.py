"""The count of all pieces, wherever they are. No action may change it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.puerto_rico.data import (
    DRAFTING,
    FIRST_BUILDING,
    FOREST,
    GOODS,
    KIND_NAMES,
    NUM_GOODS,
    NUM_KINDS,
    QUARRY,
)
from harbourside.games.puerto_rico.rules import draft, festival

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import PuertoRicoState


def census(state: PuertoRicoState) -> dict[str, int]:
    """Goods, plantations, quarries, buildings, workers, nobles and VP chips."""
    count: dict[str, int] = {}
    for good in range(NUM_GOODS):
        count[f"{GOODS[good]}_tokens"] = count_tokens(state, good)
        count[f"{GOODS[good]}_tiles"] = count_plantations(state, good)
    count["quarries"] = state.quarries + sum([player.tiles[QUARRY] for player in state.players])
    drafted = 0
    for kind in range(FIRST_BUILDING, NUM_KINDS):
        number = count_copies(state, kind)
        if number > 0:
            drafted += 1
        # A kind that was not drafted, or not yet, lies in the box.
        boxed = state.variant.new_buildings and number == 0
        count[KIND_NAMES[kind]] = state.variant.copies[kind] if boxed else number
    if state.phase == DRAFTING:
        drafted += sum([draft.spaces_left(state, cost) for cost in range(len(state.variant.draft_spaces))])
    count["building_kinds"] = drafted
    count["workers"] = state.workers + state.magistrate_workers + state.hand_workers
    count["nobles"] = state.nobles + state.magistrate_nobles + state.hand_nobles
    count["vp"] = state.vp_pool - state.noted
    for player in state.players:
        count["workers"] += player.worker_count()
        count["nobles"] += player.noble_count()
        count["vp"] += player.vp
    return count


def count_copies(state: PuertoRicoState, kind: int) -> int:
    number = state.board[kind] + sum([player.tiles[kind] for player in state.players])
    if kind == state.festival_building and festival.has_copy(state):
        number += 1
    return number


def count_tokens(state: PuertoRicoState, good: int) -> int:
    number = state.goods[good] + state.market.count(good) + state.festival_goods.count(good)
    for player in state.players:
        number += player.goods[good]
    for ship in range(len(state.ship_goods)):
        if state.ship_goods[ship] == good:
            number += state.ship_amounts[ship]
    return number


def count_plantations(state: PuertoRicoState, kind: int) -> int:
    number = state.pile.count(kind) + state.discard[kind] + state.row[kind]
    for player in state.players:
        number += player.tiles[kind] + player.forests[kind]
    if state.festival_crop == kind:
        number += 1
    # A tile that may become a forest lies nowhere yet.
    if state.node == FOREST and state.tile == kind:
        number += 1
    return number
