"""Module IV, Festival in San Juan: three tasks. The first player who fulfils a task wins it (R42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.puerto_rico.data import (
    COFFEE,
    COFFEE_ROASTER,
    FESTIVAL_CROP,
    FESTIVAL_GOODS,
    FESTIVAL_GROUP,
    FESTIVAL_TOKENS_EACH,
    FESTIVAL_WORKERS,
    FIRST_BUILDING,
    GOODS,
    GROUP,
    KIND_NAMES,
    NONE,
    NUM_GOODS,
    NUM_KINDS,
    TOBACCO,
    TOBACCO_STORAGE,
)
from harbourside.games.puerto_rico.rules import table

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import Player, PuertoRicoState


def set_up(state: PuertoRicoState) -> None:
    """Draw crop, goods and building after the draft, before the pile is shuffled. Section 3, step 5."""
    crop: int = state.rng.below(NUM_GOODS)
    if state.log is not None:
        crop = state.log.foretold("festival_crop", GOODS, crop)
        state.log.note("festival_crop", GOODS[crop])
    state.festival_crop = crop
    pile = state.pile.copy()
    pile.remove(crop)
    state.pile = pile
    state.festival_goods = draw_goods(state)
    for good in state.festival_goods:
        state.goods = table.plus(state.goods, good, -1)
    kinds = building_kinds(state)
    lot: int = state.rng.below(len(kinds))
    if state.log is not None:
        lot = state.log.foretold("festival_building", [KIND_NAMES[kind] for kind in kinds], lot)
        state.log.note("festival_building", KIND_NAMES[kinds[lot]])
    building = kinds[lot]
    state.festival_building = building
    if has_copy(state):
        state.board = table.plus(state.board, building, -1)
    if state.log is not None:
        state.log.add(
            "festival",
            {
                "crop": GOODS[crop],
                "goods": [GOODS[good] for good in state.festival_goods],
                "building": KIND_NAMES[building],
            },
        )


def draw_goods(state: PuertoRicoState) -> list[int]:
    each = 1 if state.options["festival_goods_distinct"] is True else FESTIVAL_TOKENS_EACH
    tokens = [good for good in range(NUM_GOODS) for _ in range(each)]
    state.rng.shuffle(tokens)
    drawn = sorted(tokens[:FESTIVAL_GOODS])
    if state.log is not None:
        drawn += tokens[FESTIVAL_GOODS:]
        state.log.note_each(["festival_good"] * FESTIVAL_GOODS, GOODS, drawn)
    return sorted(drawn[:FESTIVAL_GOODS])


def building_kinds(state: PuertoRicoState) -> list[int]:
    """Group 3 on the board without the buildings that make a drawn good; by option, that make the crop."""
    if state.options["festival_building_excludes"] == "crop":
        excluded = [state.festival_crop]
    else:
        excluded = state.festival_goods
    return [
        kind
        for kind in range(FIRST_BUILDING, NUM_KINDS)
        if state.board[kind] > 0
        and GROUP[kind] == FESTIVAL_GROUP
        and not (kind == TOBACCO_STORAGE and TOBACCO in excluded)
        and not (kind == COFFEE_ROASTER and COFFEE in excluded)
    ]


def has_copy(state: PuertoRicoState) -> bool:
    """Whether the marker is a copy from the board. With two players it is not (R7)."""
    return state.seats > 2


def has_crop(state: PuertoRicoState, player: Player) -> bool:
    """Three plantations of the kind, occupied or not. Forests do not count (R41)."""
    crop = state.festival_crop
    return crop != NONE and player.tiles[crop] >= FESTIVAL_CROP


def crop_workers(state: PuertoRicoState) -> int:
    return min(FESTIVAL_WORKERS, state.workers)


def win_crop(state: PuertoRicoState, seat: int, workers: int) -> None:
    """Put the workers into San Juan: none, if they were declined. The task is over in any case (R42, R52)."""
    crop = state.festival_crop
    state.workers -= workers
    state.players[seat].san_juan_workers += workers
    state.discard = table.plus(state.discard, crop, 1)
    state.festival_crop = NONE
    if state.log is not None:
        state.log.add("festival-crop-won", {"seat": seat, "tile": GOODS[crop], "count": workers})


def has_goods(state: PuertoRicoState, produced: list[int]) -> bool:
    """Whether the three marked goods were produced in one phase. A good marked twice is needed twice."""
    if len(state.festival_goods) == 0:
        return False
    for good in range(NUM_GOODS):
        if produced[good] < state.festival_goods.count(good):
            return False
    return True


def win_goods(state: PuertoRicoState, seat: int, doubloons: int) -> None:
    """Pay the doubloons: none, if they were declined. The marked goods go back to the supply (R40)."""
    goods = state.festival_goods
    state.festival_goods = []
    for good in goods:
        state.goods = table.plus(state.goods, good, 1)
    if state.log is not None:
        state.log.add("festival-production-won", {"seat": seat, "goods": [GOODS[good] for good in goods]})
    table.earn(state, seat, doubloons, "festival")


def win_building(state: PuertoRicoState, seat: int, points: int) -> None:
    """Reward the first who builds the marked kind. A marker that is a copy goes back to the board (R7)."""
    building = state.festival_building
    state.festival_building = NONE
    if has_copy(state):
        state.board = table.plus(state.board, building, 1)
    if state.log is not None:
        state.log.add("festival-building-won", {"seat": seat, "building": KIND_NAMES[building]})
    table.gain_vp(state, seat, points, "festival")
