"""What the page's boards have printed on their pieces is what the games' own data say."""

from __future__ import annotations

import re
from pathlib import Path

from harbourside.games.carthage.rules.purchase import steps_for
from harbourside.games.nauticus.data import SHIP_VP
from harbourside.games.puerto_rico.data import (
    CIRCLES,
    COST,
    FIRST_BUILDING,
    GROUP,
    GUILD_SAVES,
    GUILD_SAVES_LARGE,
    KIND_NAMES,
    POINTS,
)

BOARDS = Path(__file__).parents[2] / "web/src/boards"
ROW = re.compile(r'\["(\w+)", (\d+), (\d+), (\d+)(?:, "\w+")?\],')


def test_puerto_ricos_buildings() -> None:
    source = (BOARDS / "puerto_rico/buildings.ts").read_text("utf-8")
    printed = {kind: tuple(map(int, numbers)) for kind, *numbers in ROW.findall(source)}
    assert printed == {
        name: (COST[kind], GROUP[kind], CIRCLES[kind])
        for kind, name in enumerate(KIND_NAMES)
        if kind >= FIRST_BUILDING
    }


def test_puerto_ricos_points_are_the_column_but_for_the_statue() -> None:
    """Which is how the board works them out."""
    found = re.search(r"STATUE_POINTS = (\d+)", (BOARDS / "puerto_rico/buildings.ts").read_text("utf-8"))
    assert found is not None
    statue = int(found[1])
    for kind in range(FIRST_BUILDING, len(KIND_NAMES)):
        assert POINTS[kind] == (statue if KIND_NAMES[kind] == "statue" else GROUP[kind])


def test_what_puerto_ricos_masons_guild_saves() -> None:
    """The board works out prices while people are placed."""
    source = (BOARDS / "puerto_rico/prices.ts").read_text("utf-8")
    told = {name: int(number) for name, number in re.findall(r"const (GUILD_\w+) = (\d+);", source)}
    assert told == {"GUILD_SAVES": GUILD_SAVES, "GUILD_SAVES_LARGE": GUILD_SAVES_LARGE}


def test_what_nauticus_ships_are_worth() -> None:
    source = (BOARDS / "nauticus/printed.ts").read_text("utf-8")
    found = re.search(r"SHIP_VALUES = \[([\d, ]+)\]", source)
    assert found is not None
    assert [int(number) for number in found[1].split(",")] == SHIP_VP[1:]


def test_how_far_a_purchase_takes_carthages_ships() -> None:
    found = re.search(r"FARTHEST = (\d+)", (BOARDS / "carthage/voyages.ts").read_text("utf-8"))
    assert found is not None
    assert [steps_for(cards) for cards in range(7)] == [min(cards, int(found[1])) for cards in range(7)]
