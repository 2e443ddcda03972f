"""Buying, transport, payout, delivery, crowns, and where tiles go.

docs/rules/nauticus.md, sections 4.6 to 4.9.
"""

from __future__ import annotations

import pytest

from .scenario import do, legal, mine, position, seat, table, truth, why_not

SINGLE = "hull_single mast_star sail_star"


def test_the_price_is_that_of_the_place_where_the_tile_lies() -> None:
    state = position(action="buy_hull", place=0)
    assert list(table(state)["execution"]["prices_now"].values()) == [1, 2, 3, 0]
    do(state, "buy:hull_middle", "place:new")
    assert mine(state, 0)["coins"] == 12


def test_the_second_copy_costs_four_even_if_the_first_was_free() -> None:
    state = position(action="buy_hull", place=3)
    do(state, "buy:hull_single", "buy:hull_single", "place:new")
    assert mine(state, 0)["coins"] == 11
    do(state, "buy:hull_single", "place:warehouse")
    assert mine(state, 0)["coins"] == 7


def test_prices_are_counted_anew_for_every_player() -> None:
    state = position(seat(extra=False), seat(extra=False), action="buy_hull", place=3)
    do(state, "buy:hull_stern", "place:new", "end_action", "buy:hull_stern", "place:new")
    assert [mine(state, number)["coins"] for number in (0, 1)] == [14, 14]


def test_what_cannot_be_paid_cannot_be_bought() -> None:
    state = position(seat(coins=1), seat(), action="buy_hull", place=3)
    assert legal(state, "buy") == {"hull_single", "hull_stern"}
    assert why_not(state, "buy:hull_bow") == "why-too-dear"


def test_an_empty_stack_cannot_be_bought() -> None:
    state = position(action="buy_hull", supply={"hull_middle": 0})
    assert why_not(state, "buy:hull_middle") == "why-none-left"


def test_the_last_of_a_stack_can_be_bought() -> None:
    state = position(action="buy_hull", supply={"hull_middle": 1})
    do(state, "buy:hull_middle", "place:new")
    assert why_not(state, "buy:hull_middle") == "why-none-left"


def test_only_tiles_of_the_action_are_sold_and_never_a_crown() -> None:
    state = position(action="buy_masts")
    assert legal(state, "buy") == {"mast_whale", "mast_caravel", "mast_tower", "mast_star"}
    assert why_not(state, "buy:hull_bow") == "why-other-action"
    assert why_not(state, "money") == "why-other-action"


def test_a_paid_tile_may_be_stored_or_placed() -> None:
    state = position(seat(ships=["hull_stern"]), seat(), action="buy_hull")
    do(state, "buy:hull_bow")
    assert legal(state) == {"place:warehouse", "place:new", "place:ship_0"}
    assert why_not(state, "buy:hull_stern") == "why-now-placing"


def test_with_a_full_warehouse_a_paid_tile_goes_to_the_yard() -> None:
    state = position(seat(warehouse="good_fish " * 12), seat(), action="buy_hull")
    do(state, "buy:hull_stern")
    assert legal(state) == {"place:new"}
    assert why_not(state, "place:warehouse") == "why-no-space"


def test_a_paid_mast_is_not_stored_with_one_space_left() -> None:
    owner = seat(warehouse="good_fish " * 11, ships=["hull_single"])
    state = position(owner, seat(), action="buy_masts")
    do(state, "buy:mast_caravel")
    assert legal(state) == {"place:ship_0"}
    assert why_not(state, "place:warehouse") == "why-no-space"


def test_the_free_tile_comes_after_four_different_kinds_whatever_the_order() -> None:
    """R9: copies in between do not count, and there is one in an execution."""
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


@pytest.mark.parametrize(
    ("ship", "takes"),
    [
        ("hull_single", set()),
        ("hull_stern", {"hull_middle", "hull_bow"}),
        ("hull_bow", {"hull_stern", "hull_middle"}),
        ("hull_middle", {"hull_stern", "hull_middle", "hull_bow"}),
        ("hull_middle hull_middle", {"hull_stern", "hull_bow"}),
        ("hull_stern hull_middle hull_middle", {"hull_bow"}),
        ("hull_stern hull_bow", set()),
        ("hull_stern hull_middle hull_bow", set()),
    ],
)
def test_which_hull_parts_fit_on_a_ship(ship: str, takes: set[str]) -> None:
    """R24, R25."""
    stock = "hull_single hull_stern hull_middle hull_bow"
    fits = set()
    for part in stock.split():
        state = position(seat(ships=[ship], warehouse=stock), seat(), action="transport")
        do(state, f"transport:{part}")
        assert "place:new" in legal(state)
        if "place:ship_0" in legal(state):
            fits.add(part)
    assert fits == takes


def test_masts_sails_and_goods_may_stand_on_a_ship_that_is_not_closed() -> None:
    owner = seat(ships=["hull_stern"], warehouse="mast_star sail_star good_fish hull_bow", workers=9)
    state = position(owner, seat(), action="transport")
    for tile in ("mast_star", "sail_star", "good_fish"):
        do(state, f"transport:{tile}", "place:ship_0")
    assert truth(state)["stage"] == "act"
    assert not table(state)["seats"][0]["ships"][0]["finished"]
    do(state, "transport:hull_bow", "place:ship_0")
    assert not table(state)["seats"][0]["ships"][0]["finished"]


def test_no_more_masts_than_decks_no_more_sails_than_masts_no_more_goods_than_decks() -> None:
    owner = seat(
        ships=["hull_single mast_star sail_star good_fish"], warehouse="mast_star sail_star good_salt"
    )
    state = position(owner, seat(), action="transport")
    assert legal(state, "transport") == set()
    assert why_not(state, "transport:mast_star") == "why-no-ship-mast"
    assert why_not(state, "transport:sail_star") == "why-no-ship-sail"
    assert why_not(state, "transport:good_salt") == "why-no-ship-good"
    assert why_not(state, "transport:hull_bow") == "why-not-stored"


def test_a_ship_with_cargo_but_without_sails_is_not_finished() -> None:
    state = position(seat(ships=["hull_single mast_star good_fish"]), seat(), action="deliver")
    assert why_not(state, "deliver:ship_0") == "why-not-finished"


def test_crowns_alone_finish_a_ship() -> None:
    owner = seat(ships=["hull_single mast_crown"], warehouse="sail_crown")
    state = position(owner, seat(), action="transport")
    do(state, "transport:sail_crown", "place:ship_0", "reward:seven_talers")
    ship = table(state)["seats"][0]["ships"][0]
    assert (ship["finished"], ship["crest"]) == (True, None)
    assert mine(state, 0)["coins"] == 22


def test_twenty_four_ships_are_the_most() -> None:
    """R23."""
    ships = ["hull_stern"] * 12 + ["hull_bow"] * 12
    state = position(seat(ships=ships, warehouse="good_fish " * 12), seat(), action="buy_hull", place=3)
    assert why_not(state, "buy:hull_single") == "why-no-space-golden"
    do(state, "buy:hull_stern")
    assert why_not(state, "place:new") == "why-too-many-ships"
    assert legal(state) == {f"place:ship_{number}" for number in range(12, 24)}


def test_a_single_without_a_place_cannot_be_bought_with_twenty_four_ships() -> None:
    """R23."""
    ships = ["hull_stern hull_bow"] * 12 + ["hull_single"] * 12
    state = position(seat(ships=ships, warehouse="good_fish " * 12), seat(), action="buy_hull", place=0)
    assert why_not(state, "buy:hull_single") == "why-nowhere"
    assert legal(state) == {"pass", *(key for key in legal(state) if key.startswith("extra"))}


def test_a_transported_tile_does_not_go_back() -> None:
    state = position(seat(warehouse="hull_stern"), seat(), action="transport")
    do(state, "transport:hull_stern")
    assert legal(state) == {"place:new"}
    assert why_not(state, "place:warehouse") == "why-came-from-store"


def test_a_delivery_can_be_repeated_while_workers_last() -> None:
    owner = seat(ships=[f"{SINGLE} good_fish", f"{SINGLE} good_fish", f"{SINGLE} good_salt"], workers=0)
    state = position(owner, seat(), action="deliver")
    do(state, "deliver:ship_2", "deliver:ship_0")
    assert why_not(state, "deliver:ship_1") == "why-too-few-workers"
    assert mine(state, 0)["delivered"] == {"good_fish": 1, "good_salt": 1}


def test_delivered_goods_never_return_to_the_supply() -> None:
    state = position(seat(ships=[f"{SINGLE} good_fish"]), seat(), action="deliver")
    do(state, "deliver:ship_0")
    assert truth(state)["supply"]["good_fish"] == 11
    assert state.census()["good_fish"] == 12


def test_a_ship_delivers_only_when_full() -> None:
    ship = "hull_stern hull_bow mast_star mast_star sail_star sail_star good_fish"
    state = position(seat(ships=[ship]), seat(), action="deliver")
    assert why_not(state, "deliver:ship_0") == "why-not-full"
    assert why_not(state, "deliver:ship_1") == "why-no-such-ship"


def test_crowns_count_wherever_they_are() -> None:
    """R21: on ships finished or not, under sails, in the warehouse, on flipped pass tiles."""
    ships = ["hull_single mast_crown sail_crown", "hull_stern mast_crown"]
    state = position(seat(ships=ships, warehouse="mast_crown", flipped=2), seat(), action="crowns")
    assert table(state)["seats"][0]["crowns"] == 6
    do(state, "crowns", "crowns")
    assert mine(state, 0)["vp"] == 22


def test_the_last_use_of_crowns_brings_only_what_the_cap_leaves() -> None:
    """R22."""
    state = position(seat(warehouse="sail_crown " * 4), seat(), action="crowns")
    do(state, "crowns", "crowns", "crowns", "crowns")
    assert (mine(state, 0)["vp"], truth(state)["execution"]["crown_vp"]) == (25, 15)


def test_without_a_crown_the_value_of_crowns_is_no_use() -> None:
    """R28."""
    assert why_not(position(action="crowns"), "crowns") == "why-no-crown"


@pytest.mark.parametrize(
    ("reward", "field", "amount"),
    [("three_vp", "vp", 13), ("seven_talers", "coins", 22 - 3), ("three_workers", "workers", 7)],
)
def test_what_rewards_bring(reward: str, field: str, amount: int) -> None:
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


def test_a_mast_and_a_hull_part_finish_no_ship() -> None:
    owner = seat(ships=["hull_stern mast_star sail_star"], warehouse="hull_bow mast_star")
    state = position(owner, seat(), action="transport")
    do(state, "transport:hull_bow", "place:ship_0", "transport:mast_star", "place:ship_0")
    assert not table(state)["seats"][0]["ships"][0]["finished"]
