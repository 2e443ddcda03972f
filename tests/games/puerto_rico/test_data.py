"""The buildings and the catalogue. docs/rules/puerto_rico.md, sections 2.4 and 4.2."""

from __future__ import annotations

from harbourside.games.puerto_rico.data import (
    ACTION_KEYS,
    CIRCLES,
    COST,
    GROUP,
    KIND_NAMES,
    PLACE_NAMES,
    POINTS,
    PRODUCTION,
    TILE,
    TILE_ACTION,
)

from .scenario import GAME, UTILITY


def test_catalogue_has_the_230_actions_of_section_4_2() -> None:
    families = [key.split(":")[0] for key in ACTION_KEYS]
    counts = {family: families.count(family) for family in dict.fromkeys(families)}
    assert counts == {
        "role": 9, "draft": 38, "build": 45, "take": 6, "hacienda_draw": 1, "as_plantation": 1,
        "as_forest": 1, "yes": 1, "no": 1, "count": 13, "tile": 52, "magistrate": 2, "good": 5, "store": 5,
        "sell": 5, "sell_post": 5, "land_buy": 1, "land_sell": 1, "load": 15, "wharf": 5, "small_wharf": 1,
        "pay_vp": 1, "guest": 2, "piracy": 3, "plunder": 1, "raid": 1, "capture": 8, "pass": 1,
    }  # fmt: skip
    assert len(GAME.actions) == 230
    assert [key for key in ACTION_KEYS if key.startswith("load:coffee")] == [
        "load:coffee@0", "load:coffee@1", "load:coffee@2",
    ]  # fmt: skip
    assert "statue" not in PLACE_NAMES


def test_there_are_45_buildings_with_their_figures() -> None:
    figures = {
        KIND_NAMES[kind]: (COST[kind], POINTS[kind], GROUP[kind], CIRCLES[kind]) for kind in range(6, 51)
    }
    assert len(figures) == 45
    assert figures["coffee_roaster"] == (6, 3, 3, 2)
    assert figures["hacienda"] == (2, 1, 1, 1)
    assert figures["wharf"] == (9, 3, 3, 1)
    assert figures["guesthouse"] == (4, 2, 2, 2)
    assert figures["statue"] == (10, 8, 4, 0)
    assert figures["jeweler"] == (8, 3, 3, 1)
    for name, (cost, points, group, _) in figures.items():
        assert points == group or name == "statue", "VP of a small tile are its group"
        assert (cost == 10) == (group == 4)
    assert sum(PRODUCTION) == 7
    assert len(UTILITY) == 38


def test_tiles_are_named_by_their_kind() -> None:
    for kind, name in enumerate(KIND_NAMES):
        if name != "statue":
            assert ACTION_KEYS[TILE_ACTION[kind]] == f"tile:{name}"
    assert ACTION_KEYS[TILE : TILE + 8][-2:] == ["tile:forest", "tile:san_juan"]


def test_the_numbers_of_the_actions_stay_as_they_are() -> None:
    """Programs of others know actions by number."""
    for number, key in {
        0: "role:settler",
        9: "draft:small_market",
        47: "build:small_indigo_plant",
        92: "take:corn",
        98: "hacienda_draw",
        101: "yes",
        103: "count:0",
        116: "tile:corn",
        168: "magistrate:worker",
        170: "good:corn",
        175: "store:corn",
        180: "sell:corn",
        185: "sell_post:corn",
        190: "land_buy",
        192: "load:corn@0",
        206: "load:coffee@2",
        207: "wharf:corn",
        212: "small_wharf",
        214: "guest:worker",
        216: "piracy:0",
        219: "plunder",
        221: "capture:settler",
        229: "pass",
    }.items():
        assert GAME.actions.key(number) == key
