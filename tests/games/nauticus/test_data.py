"""The tiles, the printed board and the catalogue. docs/rules/nauticus.md, sections 2 and 4.10."""

from __future__ import annotations

import pytest

from harbourside.games.nauticus.data import (
    BONUS_ORDER,
    BONUSES,
    PRICES,
    SOLD,
    TILE_COUNT,
    TILE_SIZE,
    TILES,
    WHEEL,
    goods_vp,
    tile_of,
)

from .scenario import GAME


def test_the_catalogue_has_127_actions_in_the_order_of_the_rules() -> None:
    keys = list(GAME.actions)
    assert len(keys) == 127
    for number, key in {
        0: "choose:buy_hull",
        7: "choose:crowns",
        8: "pass",
        9: "end_action",
        10: "end_turn",
        11: "take:hull_single",
        26: "take:good_salt",
        27: "buy:hull_single",
        31: "buy:mast_whale",
        42: "buy:good_salt",
        43: "transport:hull_single",
        51: "transport:mast_crown",
        60: "transport:good_salt",
        61: "place:warehouse",
        62: "place:new",
        63: "place:ship_0",
        86: "place:ship_23",
        87: "money",
        88: "crowns",
        89: "deliver:ship_0",
        112: "deliver:ship_23",
        113: "extra:buy_hull",
        120: "extra:crowns",
        121: "reward:crown_mast",
        126: "reward:two_goods",
    }.items():
        assert keys[number] == key


def test_sold_tiles_are_numbered_without_the_crowns() -> None:
    assert [TILES[tile_of(item)] for item in range(16)] == SOLD


def test_there_are_as_many_tiles_as_in_the_box() -> None:
    groups = dict.fromkeys(("hull", "mast", "sail", "good"), 0)
    for tile, count in zip(TILES, TILE_COUNT, strict=True):
        groups[tile.split("_")[0]] += count
    assert groups == {"hull": 63, "mast": 72, "sail": 72, "good": 48}
    assert [TILE_SIZE[i] for i, tile in enumerate(TILES) if tile.startswith("mast")] == [2] * 5
    assert sum(TILE_SIZE) == len(TILES) + 5


def test_the_places_have_the_bonuses_and_prices_of_the_rules() -> None:
    """Section 2.4."""
    assert [BONUSES[bonus] for bonus in BONUS_ORDER] == [
        "three_workers", "mast", "sail", "two_vp", "two_workers", "worker_good", "worker_vp", "four_talers",
    ]  # fmt: skip
    rows = ["".join(str(price) for price in row) for row in PRICES]
    assert rows == ["1230", "3210", "2301", "0123", "2103", "3012", "1032", "0321"]


def test_the_printed_prices_are_balanced() -> None:
    """R2: every row has the prices 0 to 3, and every column has each price twice."""
    assert all(sorted(row) == [0, 1, 2, 3] for row in PRICES)
    assert all(sorted(column) == [0, 0, 1, 1, 2, 2, 3, 3] for column in zip(*PRICES, strict=True))
    assert PRICES[3] == [0, 1, 2, 3]


def test_the_wheel_has_an_anchor_and_seven_fields_with_workers() -> None:
    """R4."""
    assert sorted(WHEEL) == [0, 1, 1, 2, 2, 2, 3, 3]
    assert WHEEL[0] == 0


@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 2, 5, 9, 14, 20, 25, 30])))
def test_goods_of_a_kind_are_worth_more_together(count: int, points: int) -> None:
    assert goods_vp(count) == points
