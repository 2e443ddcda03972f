"""Choosing an action tile, and the bonus of its place. docs/rules/nauticus.md, sections 4.3 and 4.4."""

from __future__ import annotations

import pytest

from .scenario import do, legal, mine, position, truth, why_not


@pytest.mark.parametrize(
    ("place", "coins", "workers", "vp"),
    [(0, 15, 7, 10), (3, 15, 4, 12), (4, 15, 6, 10), (6, 15, 5, 11), (7, 19, 4, 10)],
)
def test_a_bonus_is_paid_to_the_start_player_only(place: int, coins: int, workers: int, vp: int) -> None:
    state = position(action="money", place=place, stage="choose_tile")
    do(state, "choose:money")
    own, other = mine(state, 0), mine(state, 1)
    assert (own["coins"], own["workers"], own["vp"]) == (coins, workers, vp)
    assert (other["coins"], other["workers"], other["vp"]) == (15, 4, 10)
    assert truth(state)["stage"] == "act"


@pytest.mark.parametrize(
    ("place", "group"),
    [
        (1, "mast_whale mast_caravel mast_tower mast_star"),
        (2, "sail_whale sail_caravel sail_tower sail_star"),
        (5, "good_fish good_grain good_coffee good_salt"),
    ],
)
def test_a_bonus_tile_is_picked_and_stored_and_never_a_crown(place: int, group: str) -> None:
    state = position(action="money", place=place, stage="choose_tile")
    do(state, "choose:money")
    assert legal(state, "take") == set(group.split())
    do(state, f"take:{group.split()[2]}")
    assert mine(state, 0)["warehouse"] == {group.split()[2]: 1}
    assert mine(state, 0)["workers"] == (5 if place == 5 else 4)
    assert (truth(state)["stage"], state.current_player) == ("act", 0)


def test_an_empty_stack_is_not_offered_as_a_bonus() -> None:
    state = position(action="money", place=1, stage="choose_tile", supply={"mast_whale": 0})
    do(state, "choose:money")
    assert legal(state, "take") == {"mast_caravel", "mast_tower", "mast_star"}
    assert why_not(state, "take:mast_whale") == "why-none-left"
    assert why_not(state, "take:sail_star") == "why-not-offered"


def test_a_bonus_without_any_tile_left_is_skipped() -> None:
    none = dict.fromkeys(["sail_whale", "sail_caravel", "sail_tower", "sail_star"], 0)
    state = position(action="money", place=2, stage="choose_tile", supply=none)
    do(state, "choose:money")
    assert truth(state)["stage"] == "act"


def test_only_unused_tiles_can_be_chosen_and_one_is_left_over() -> None:
    state = position(action="money", stage="choose_tile", phase=7)
    assert legal(state) == {"choose:buy_hull", "choose:money"}
    assert why_not(state, "choose:crowns") == "why-tile-used"


def test_a_useless_tile_may_be_chosen() -> None:
    state = position(action="deliver", stage="choose_tile")
    do(state, "choose:deliver")
    assert legal(state) - {key for key in legal(state) if key.startswith("extra")} == {"pass"}
