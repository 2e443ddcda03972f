"""Rewards for a finished ship. docs/rules/nauticus.md, section 4.7."""

from __future__ import annotations

import pytest

from .scenario import do, legal, mine, position, seat, truth, why_not


@pytest.mark.parametrize(
    ("reward", "field", "amount"),
    [("three_vp", "vp", 13), ("seven_talers", "coins", 22 - 3), ("three_workers", "workers", 7)],
)
def test_effects_of_rewards(reward: str, field: str, amount: int) -> None:
    state = position(seat(ships=["hull_single mast_star"]), seat(), action="buy_sails", place=3)
    do(state, "buy:sail_star", "place:ship_0", f"reward:{reward}")
    assert mine(state, 0)[field] == amount


def test_a_reward_that_cannot_be_given_in_full_is_not_offered() -> None:
    """R20."""
    owner = seat(ships=["hull_single mast_star"], warehouse="good_fish " * 11)
    state = position(owner, seat(), action="buy_sails", place=3)
    do(state, "buy:sail_star", "place:ship_0")
    assert legal(state, "reward") == {"crown_sail", "three_vp", "seven_talers", "three_workers"}
    assert why_not(state, "reward:crown_mast") == "why-reward-space"
    assert why_not(state, "reward:two_goods") == "why-reward-space"


def test_two_goods_need_two_kinds_in_the_supply_and_crowns_a_stack() -> None:
    """R20."""
    none = dict.fromkeys(["good_fish", "good_grain", "good_coffee", "mast_crown", "sail_crown"], 0)
    state = position(seat(ships=["hull_single mast_star"]), seat(), action="buy_sails", supply=none)
    do(state, "buy:sail_star", "place:ship_0")
    assert legal(state, "reward") == {"three_vp", "seven_talers", "three_workers"}
    assert why_not(state, "reward:two_goods") == "why-reward-none-left"
    assert why_not(state, "reward:crown_mast") == "why-reward-none-left"


def test_four_rewards_can_always_be_found() -> None:
    ship = "hull_stern hull_middle hull_middle hull_bow" + 4 * " mast_star" + 3 * " sail_star"
    owner = seat(ships=[ship], warehouse="good_fish " * 12)
    state = position(owner, seat(), action="buy_sails")
    do(state, "buy:sail_star", "place:ship_0")
    do(state, "reward:three_vp", "reward:three_vp", "reward:seven_talers")
    assert legal(state, "reward") == {"seven_talers", "three_workers"}
    do(state, "reward:seven_talers")
    assert truth(state)["stage"] == "act"
