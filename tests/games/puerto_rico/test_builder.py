"""Builder. docs/rules/puerto_rico.md, section 5.5."""

from __future__ import annotations

import pytest

from .scenario import (
    NEW,
    NOBLES,
    P,
    do,
    doubloons,
    legal,
    node,
    position,
    say,
    seat,
    table,
    truth,
    vp,
    why_not,
)

BOTH = {**NEW, **NOBLES}


def test_builder_pays_one_less() -> None:
    state = position(P(doubloons=4), P(doubloons=4), P(), role="builder")
    do(state, "build:office")
    assert doubloons(state, 0) == 0
    assert why_not(state, "build:office") == "why-too-dear"
    do(state, "build:hospice")
    assert doubloons(state, 1) == 0


def test_a_builder_is_told_price_and_purse() -> None:
    state = position(P(), P("quarry", doubloons=6), P(), role="builder", quarries=1)
    do(state, "pass")
    assert say(state, "build:harbor") == "Harbor costs you 7 after discounts, and you have 6 doubloons."
    assert "po zniżkach 7" in say(state, "build:harbor", "pl")


@pytest.mark.parametrize(
    ("building", "price"), [("hacienda", 1), ("office", 3), ("harbor", 5), ("fortress", 6)]
)
def test_quarries_are_limited_by_group(building: str, price: int) -> None:
    """Four active quarries give 1, 2, 3 and 4."""
    state = position(P(), P("quarry:4/4", doubloons=price), P(), role="builder")
    do(state, "pass", f"build:{building}")
    assert doubloons(state, 1) == 0


def test_idle_quarries_give_nothing() -> None:
    state = position(P(), P("quarry:0/4 hacienda", doubloons=3), P(), role="builder")
    do(state, "pass")
    assert "build:hospice" not in legal(state)


def test_price_is_never_below_zero() -> None:
    state = position(P("quarry:1/1"), P(), P(), role="builder")
    assert "build:small_sugar_mill" in legal(state)
    do(state, "build:small_indigo_plant")
    assert doubloons(state, 0) == 0


def test_utility_buildings_are_owned_once() -> None:
    state = position(P("hacienda", doubloons=9), P(), P(), role="builder")
    assert why_not(state, "build:hacienda") == "why-owned"


def test_two_equal_production_buildings() -> None:
    """R14, and the option against it."""
    state = position(P("indigo_plant", doubloons=9), P(), P(), role="builder")
    do(state, "build:indigo_plant")
    assert seat(state, 0)["tiles"]["indigo_plant"] == 2
    state = position(
        P("indigo_plant", doubloons=9),
        P(),
        P(),
        role="builder",
        options={"allow_duplicate_production": False},
    )
    assert why_not(state, "build:indigo_plant") == "why-owned"


def test_sold_out_buildings_cannot_be_built() -> None:
    state = position(P(doubloons=9), P("hacienda"), P("hacienda"), role="builder")
    assert why_not(state, "build:hacienda") == "why-sold-out"
    assert why_not(state, "build:library") == "why-building-not-in-game"


def test_four_large_buildings_fill_the_columns() -> None:
    """R2."""
    city = "guild_hall residence fortress customs_house"
    state = position(P(city, doubloons=20), P(), P(), role="builder")
    assert why_not(state, "build:city_hall") == "why-no-column"
    assert "build:wharf" in legal(state)
    state = position(P(city, doubloons=20), P(), P(), role="builder", options={"city_packing": "count"})
    assert "build:city_hall" in legal(state)


def test_a_large_building_needs_two_spaces() -> None:
    city = "small_indigo_plant:0/4 small_sugar_mill:0/4 indigo_plant:0/3"
    state = position(P(city, doubloons=20), P(), P(), role="builder")
    assert why_not(state, "build:city_hall") == "why-no-city-space"
    assert "build:wharf" in legal(state)
    do(state, "build:wharf")
    assert truth(state)["end_reasons"] == ["end_city"]


def test_nobody_is_asked_who_can_build_nothing() -> None:
    state = position(P(), P(), P(), role="builder")
    do(state, "build:small_indigo_plant")
    assert node(state) == "role"


def test_university_puts_a_worker_on_the_new_building() -> None:
    """R50: one worker, whatever the number of circles."""
    state = position(P("university", doubloons=9), P(), P(), role="builder")
    do(state, "build:coffee_roaster")
    assert legal(state) == {"yes", "no"}
    do(state, "yes")
    assert seat(state, 0)["workers"] == {"university": 1, "coffee_roaster": 1}


def test_university_with_empty_supply_takes_from_the_magistrate() -> None:
    """R9."""
    state = position(P("university", doubloons=9), P(), P(), role="builder", workers=0)
    do(state, "build:hacienda", "yes")
    assert truth(state)["magistrate"] == [2, 0]
    state = position(P("university", doubloons=9), P(), P(), role="builder", workers=0, magistrate=[0, 0])
    do(state, "build:hacienda")
    assert node(state) != "university"


def test_university_worker_of_a_statue_goes_to_san_juan() -> None:
    state = position(P("university", doubloons=9), P(), P(), role="builder", options=NEW)
    do(state, "build:statue", "yes")
    assert seat(state, 0)["san_juan"] == [1, 0]


@pytest.mark.parametrize(
    ("building", "points"), [("hacienda", 0), ("office", 1), ("tobacco_storage", 1), ("fortress", 2)]
)
def test_church_pays_by_group(building: str, points: int) -> None:
    """R45."""
    state = position(P("church", doubloons=10), P(), P(), role="builder", options=NEW)
    do(state, f"build:{building}")
    assert vp(state, 0) == points


def test_church_pays_nothing_for_itself() -> None:
    state = position(P("university", doubloons=10), P(), P(), role="builder", options=NEW)
    do(state, "build:church", "yes")
    assert vp(state, 0) == 0


def test_forests_give_a_discount_without_group_limit_and_without_the_forest_house() -> None:
    state = position(
        P(), P("forest_house:0", doubloons=0, forests="4 corn"), P(), role="builder", options=NEW
    )
    do(state, "pass")
    assert legal(state, "build") >= {"build:hacienda", "build:small_sugar_mill"}, "two pairs: 2 off a group 1"


def test_library_doubles_the_builders_discount() -> None:
    state = position(P("library", doubloons=3), P(), P(), role="builder", options=NEW)
    do(state, "build:office")
    assert doubloons(state, 0) == 0


def test_black_market_leaves_no_coins() -> None:
    """R15: only who has too few doubloons pays with items, and spends all of them."""
    state = position(P(), P("black_market", "corn", doubloons=5), P(), role="builder", options=NEW)
    do(state, "pass", "build:office")
    assert node(state) != "black_market", "there is money enough"
    state = position(P(), P("black_market", "corn", doubloons=4), P(), role="builder", options=NEW)
    do(state, "pass", "build:office", "good:corn")
    assert (doubloons(state, 1), seat(state, 1)["goods"]) == (0, [0] * 5)


def test_black_market_takes_one_item_of_each_sort() -> None:
    state = position(
        P(), P("black_market corn", "3 corn", doubloons=2, vp=3), P(), role="builder", options=NEW
    )
    do(state, "pass")
    assert "build:office" in legal(state)
    assert why_not(state, "build:large_warehouse") == "why-too-dear-black-market"
    do(state, "build:office", "good:corn")
    assert why_not(state, "good:corn") == "why-item-given"
    do(state, "pay_vp", "tile:corn")
    player = seat(state, 1)
    assert (player["vp"], player["goods"][0], player["workers"]) == (2, 2, {"black_market": 1})
    assert truth(state)["vp_pool"] == 41
    assert truth(state)["workers"] == 21


def test_black_market_does_not_sell_its_own_worker_nor_nobles() -> None:
    """R9, R15."""
    state = position(
        P(), P("black_market corn", doubloons=4, nobles="corn"), P(), role="builder", options=BOTH
    )
    do(state, "pass")
    assert why_not(state, "build:office") == "why-too-dear"
    state = position(P(), P("black_market corn", "corn", doubloons=4), P(), role="builder", options=NEW)
    do(state, "pass", "build:office")
    assert why_not(state, "tile:black_market") == "why-own-market-worker"


def test_black_market_worker_may_leave_the_quarry_that_gave_its_discount() -> None:
    """R15."""
    state = position(P(), P("black_market quarry", doubloons=3), P(), role="builder", options=NEW, quarries=1)
    do(state, "pass", "build:office", "tile:quarry")
    assert seat(state, 1)["tiles"]["office"] == 1


def test_university_must_still_be_active_after_the_black_market() -> None:
    """R15."""
    state = position(P(), P("black_market university", doubloons=4), P(), role="builder", options=NEW)
    do(state, "pass", "build:office", "tile:university")
    assert node(state) != "university"


def test_masons_guild_with_a_worker_and_with_a_noble() -> None:
    """R44."""
    state = position(P(), P("masons_guild", doubloons=9), P(), role="builder", options=NOBLES)
    do(state, "pass")
    assert why_not(state, "build:fortress") == "why-too-dear"
    do(state, "build:tobacco_storage")
    assert doubloons(state, 1) == 9 - 4
    state = position(
        P(), P("masons_guild", doubloons=8, nobles="masons_guild"), P(), role="builder", options=NOBLES
    )
    do(state, "pass", "build:fortress")
    assert doubloons(state, 1) == 0
    state = position(
        P(), P("masons_guild", doubloons=9, nobles="masons_guild"), P(), role="builder", options=NOBLES
    )
    do(state, "pass", "build:tobacco_storage")
    assert doubloons(state, 1) == 9 - 5, "a noble makes only large buildings cheaper"


def test_discounts_of_quarries_forests_guild_and_privilege_add_up() -> None:
    state = position(
        P("quarry:2/2 masons_guild library", doubloons=1, forests="4 corn"), P(), P(),
        role="builder", options=BOTH,
    )  # fmt: skip
    do(state, "build:university")
    assert doubloons(state, 0) == 1 - (8 - 2 - 2 - 2 - 1)


def test_the_view_shows_what_each_building_costs_the_viewer_now() -> None:
    state = position(P("quarry:1"), P("quarry:2/3"), P())
    before = table(state, 0)["prices"]
    assert (before["small_market"], before["office"], before["wharf"]) == (0, 4, 8)
    do(state, "role:builder")
    mine, theirs = table(state, 0)["prices"], table(state, 1)["prices"]
    assert (mine["small_market"], mine["office"], mine["wharf"]) == (0, 3, 7)
    assert (theirs["small_market"], theirs["office"], theirs["wharf"]) == (0, 3, 7)
    assert "prices" not in table(state)


def test_a_privilege_of_another_role_makes_nothing_cheaper() -> None:
    state = position(P(), P(), P())
    do(state, "role:settler")
    assert table(state, 0)["prices"]["wharf"] == 9


def test_only_buildings_that_are_left_have_a_price() -> None:
    state = position(P("wharf"), P("wharf"), P())
    assert "wharf" not in table(state, 2)["prices"]
    assert "harbor" in table(state, 2)["prices"]
