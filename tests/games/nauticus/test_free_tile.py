"""The free fifth tile. docs/rules/nauticus.md, section 4.7."""

from __future__ import annotations

from .scenario import do, legal, mine, position, seat, truth, why_not


def test_the_free_tile_comes_after_four_different_kinds_in_any_order() -> None:
    """R9: copies in between do not count, and there is one free tile in an action."""
    state = position(seat(coins=40, workers=9), seat(), action="buy_goods", place=4)
    do(state, "buy:good_coffee", "buy:good_coffee", "place:warehouse", "buy:good_fish", "place:warehouse")
    do(state, "buy:good_salt", "place:warehouse", "buy:good_grain", "place:warehouse")
    assert truth(state)["stage"] == "free_tile"
    do(state, "take:good_salt")
    do(state, "buy:good_grain", "place:warehouse")
    assert truth(state)["stage"] == "act"
    assert mine(state, 0)["workers"] == 9 - (6 - 3)


def test_the_free_tile_may_come_from_the_price_of_nothing_as_the_fourth_kind() -> None:
    state = position(action="buy_hull", place=3)
    do(
        state,
        "buy:hull_stern",
        "place:new",
        "buy:hull_middle",
        "place:ship_0",
        "buy:hull_bow",
        "place:ship_0",
    )
    do(state, "buy:hull_single")
    assert truth(state)["stage"] == "free_tile"
    assert why_not(state, "end_action") == "why-now-free-tile"
    assert why_not(state, "take:good_fish") == "why-not-offered"


def test_the_free_tile_comes_after_the_rewards_of_the_fourth_kind() -> None:
    """R9, R18: the sail that completes the four kinds finishes a ship first."""
    owner = seat(ships=["hull_single mast_star"])
    state = position(owner, seat(), action="buy_sails", place=3)
    do(state, "buy:sail_whale", "buy:sail_caravel", "place:warehouse", "buy:sail_tower", "place:warehouse")
    do(state, "buy:sail_star", "place:ship_0")
    assert truth(state)["stage"] == "reward"
    do(state, "reward:three_vp")
    assert truth(state)["stage"] == "free_tile"


def test_an_empty_stack_is_no_free_tile() -> None:
    state = position(action="buy_hull", place=3, supply={"hull_middle": 1})
    do(
        state,
        "buy:hull_stern",
        "place:new",
        "buy:hull_middle",
        "place:ship_0",
        "buy:hull_bow",
        "place:ship_0",
    )
    do(state, "buy:hull_single")
    assert legal(state, "take") == {"hull_single", "hull_stern", "hull_bow"}
