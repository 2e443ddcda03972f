"""Buying, transport, payout, delivery and crowns. docs/rules/nauticus.md, section 4.6."""

from __future__ import annotations

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


def test_prices_are_counted_for_every_player_separately() -> None:
    state = position(seat(extra=False), seat(extra=False), action="buy_hull", place=3)
    do(state, "buy:hull_stern", "place:new", "end_action", "buy:hull_stern", "place:new")
    assert [mine(state, number)["coins"] for number in (0, 1)] == [14, 14]


def test_a_tile_that_is_too_dear_cannot_be_bought() -> None:
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


def test_a_single_without_a_place_cannot_be_bought_with_twenty_four_ships() -> None:
    """R23."""
    ships = ["hull_stern hull_bow"] * 12 + ["hull_single"] * 12
    state = position(seat(ships=ships, warehouse="good_fish " * 12), seat(), action="buy_hull", place=0)
    assert why_not(state, "buy:hull_single") == "why-nowhere"
    assert legal(state) == {"pass", *(key for key in legal(state) if key.startswith("extra"))}


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
    """R21: on finished and unfinished ships, under sails, in the warehouse, on flipped pass tiles."""
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
