"""Craftsman. docs/rules/puerto_rico.md, section 5.6."""

from __future__ import annotations

import pytest

from .scenario import NEW, NOBLES, P, do, doubloons, goods, legal, node, position, seat, supply, vp, why_not


def test_shortage_hits_in_turn_order() -> None:
    state = position(
        P("corn:3/3"), P("corn:3/3"), P("corn:3/3"), role="craftsman", supply="4 corn", row="", pile="",
        options={"optional_gains": "never"},
    )  # fmt: skip
    assert [goods(state, number) for number in range(3)] == [{"corn": 3}, {"corn": 1}, {}]


def test_privilege_is_one_more_of_a_kind_produced() -> None:
    """R27."""
    state = position(
        P("corn indigo small_indigo_plant", "sugar"), P("coffee coffee_roaster"), P(), role="craftsman"
    )
    assert legal(state) == {"good:corn", "good:indigo", "pass"}
    assert why_not(state, "good:coffee") == "why-not-produced"
    do(state, "good:indigo")
    assert goods(state, 0) == {"corn": 1, "indigo": 2, "sugar": 1}
    assert node(state) == "role"


def test_privilege_needs_a_good_left_in_the_supply() -> None:
    state = position(P("corn indigo small_indigo_plant"), P(), P(), role="craftsman", supply="corn 3 indigo")
    assert legal(state) == {"good:indigo", "pass"}
    assert why_not(state, "good:corn") == "why-none-in-supply"


def test_no_privilege_without_production() -> None:
    state = position(P(), P("corn"), P(), role="craftsman")
    assert node(state) == "role"


def test_small_and_large_buildings_of_a_good_add_up() -> None:
    state = position(P(), P("indigo:4/4 small_indigo_plant indigo_plant:2"), P(), role="craftsman")
    assert goods(state, 1) == {"indigo": 3}
    state = position(P(), P("sugar:4/4 small_sugar_mill sugar_mill:2"), P(), role="craftsman")
    assert goods(state, 1) == {"sugar": 3}


@pytest.mark.parametrize(("kinds", "income"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 5)])
def test_factory_income(kinds: int, income: int) -> None:
    words = [
        "corn",
        "indigo indigo_plant",
        "sugar sugar_mill",
        "tobacco tobacco_storage",
        "coffee coffee_roaster",
    ]
    state = position(P(), P("factory " + " ".join(words[:kinds])), P(), role="craftsman")
    assert doubloons(state, 1) == income


def test_factory_counts_only_what_was_produced_after_shortage() -> None:
    state = position(P(), P("factory corn indigo indigo_plant"), P(), role="craftsman", supply="2 corn")
    assert (goods(state, 1), doubloons(state, 1)) == ({"corn": 1}, 0)


def test_privilege_goods_do_not_feed_the_factory() -> None:
    """R27."""
    state = position(P("factory corn indigo indigo_plant"), P(), P(), role="craftsman")
    assert doubloons(state, 0) == 1
    do(state, "good:corn")
    assert doubloons(state, 0) == 1


def test_library_takes_two_privilege_goods() -> None:
    state = position(P("library corn indigo indigo_plant"), P(), P(), role="craftsman", options=NEW)
    do(state, "good:corn", "good:indigo")
    assert goods(state, 0) == {"corn": 2, "indigo": 2}
    state = position(P("library corn"), P(), P(), role="craftsman", options=NEW)
    do(state, "good:corn", "good:corn")
    assert goods(state, 0) == {"corn": 3}


def test_aqueduct_needs_the_large_building() -> None:
    """R26: with a small and a large plant, one good is enough if the large one is manned."""
    state = position(P(), P("indigo small_indigo_plant aqueduct"), P(), role="craftsman", options=NEW)
    assert goods(state, 1) == {"indigo": 1}
    state = position(
        P(), P("indigo small_indigo_plant indigo_plant aqueduct"), P(), role="craftsman", options=NEW
    )
    assert goods(state, 1) == {"indigo": 2}


def test_aqueduct_takes_nothing_from_an_empty_supply() -> None:
    state = position(
        P(), P("indigo indigo_plant aqueduct"), P(), role="craftsman", options=NEW, supply="indigo"
    )
    assert (goods(state, 1), supply(state, "indigo")) == ({"indigo": 1}, 0)


def test_specialty_factory_counts_aqueduct_goods_but_no_corn() -> None:
    """R26."""
    state = position(
        P(),
        P("corn:5/5 sugar:2/2 sugar_mill:2 aqueduct specialty_factory"),
        P(),
        role="craftsman",
        options=NEW,
    )
    assert (goods(state, 1), doubloons(state, 1)) == ({"corn": 5, "sugar": 3}, 2)
    state = position(P(), P("corn:3/3 specialty_factory"), P(), role="craftsman", options=NEW)
    assert doubloons(state, 1) == 0


def test_chapel_pays_a_doubloon_for_a_worker_and_a_point_for_a_noble() -> None:
    state = position(P(), P("chapel"), P("chapel", nobles="chapel"), role="craftsman", options=NOBLES)
    assert (doubloons(state, 1), vp(state, 1)) == (1, 0)
    assert (doubloons(state, 2), vp(state, 2)) == (0, 1)


def test_jeweler_pays_for_every_noble_once() -> None:
    """R14: two jewelers pay once."""
    state = position(
        P(), P("jeweler:2/2 corn", nobles="jeweler corn san_juan"), P(), role="craftsman", options=NOBLES
    )
    assert doubloons(state, 1) == 3
    assert seat(state, 1)["tiles"]["jeweler"] == 2
