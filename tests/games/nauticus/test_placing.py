"""Tiles go to the warehouse, to a new ship or to one of the yard. docs/rules/nauticus.md, section 4.7."""

from __future__ import annotations

import pytest

from .scenario import do, legal, mine, position, seat, table, truth, why_not


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


def test_a_transported_tile_does_not_go_back() -> None:
    state = position(seat(warehouse="hull_stern"), seat(), action="transport")
    do(state, "transport:hull_stern")
    assert legal(state) == {"place:new"}
    assert why_not(state, "place:warehouse") == "why-came-from-store"


def test_a_mast_and_a_hull_part_finish_no_ship() -> None:
    owner = seat(ships=["hull_stern mast_star sail_star"], warehouse="hull_bow mast_star")
    state = position(owner, seat(), action="transport")
    do(state, "transport:hull_bow", "place:ship_0", "transport:mast_star", "place:ship_0")
    assert not table(state)["seats"][0]["ships"][0]["finished"]
