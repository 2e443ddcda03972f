"""Points. docs/rules/puerto_rico.md, section 6, and the large buildings of section 2.5."""

from __future__ import annotations

import pytest

from .scenario import NEW, NOBLES, P, position

BOTH = {**NEW, **NOBLES}


def worth(building: str, player: P) -> int:
    """What an active large building brings besides its printed points."""
    active = P(**{**player.__dict__, "tiles": f"{player.tiles} {building}"})
    idle = P(**{**player.__dict__, "tiles": f"{player.tiles} {building}:0", "san_juan": player.san_juan + 1})
    scores = [position(who, P(), P(), options=BOTH).scores()[0] for who in (active, idle)]
    return scores[0] - scores[1]


def test_chips_and_printed_points_count_active_or_not() -> None:
    state = position(P("hacienda:0 office wharf:0 fortress:0", vp=7), P(), P())
    assert state.scores()[0] == 7 + 1 + 2 + 3 + 4


def test_statue_is_worth_eight_in_all() -> None:
    """R21."""
    assert position(P("statue"), P(), P(), options=NEW).scores()[0] == 8


@pytest.mark.parametrize(("tiles", "points"), [(0, 4), (9, 4), (10, 5), (11, 6), (12, 7)])
def test_residence_by_filled_rural_spaces(tiles: int, points: int) -> None:
    island = f"indigo:0/{tiles}" if 0 < tiles <= 9 else f"indigo:0/9 sugar:0/{tiles - 9}" if tiles else ""
    assert worth("residence", P(island)) == points


def test_residence_counts_forests() -> None:
    assert worth("residence", P("indigo:0/9", forests="3 corn")) == 7


def test_fortress_counts_workers_nobles_and_san_juan() -> None:
    """R22."""
    assert (
        worth("fortress", P("corn:2/2 chapel", san_juan=3, nobles="chapel san_juan"))
        == (2 + 1 + 3 + 1 + 1) // 3
    )


def test_customs_house_counts_chips_only() -> None:
    """R23."""
    assert worth("customs_house", P("wharf factory", vp=11)) == 2


def test_guild_hall_counts_the_jeweler_and_duplicates() -> None:
    """R4, R14."""
    assert worth("guild_hall", P("small_indigo_plant:0/2 indigo_plant:0/2 jeweler:0")) == 2 + 4 + 2


def test_city_hall_counts_the_statue_but_no_jeweler() -> None:
    """R4."""
    assert worth("city_hall", P("statue jeweler hacienda villa")) == 1 + 1 + 1 + 1


@pytest.mark.parametrize(
    ("island", "points"), [("corn:0/2", 0), ("corn:0/3", 1), ("corn:0/6", 3), ("corn:0/5 quarry:0/4", 3)]
)
def test_cloister_sets(island: str, points: int) -> None:
    assert worth("cloister", P(island)) == points


def test_royal_garden_and_nobles() -> None:
    assert worth("royal_garden", P("corn", nobles="corn san_juan san_juan")) == 3
    assert position(P("corn", nobles="corn san_juan"), P(), P(), options=NOBLES).scores()[0] == 2
