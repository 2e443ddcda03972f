"""Driving: docs/rules/santiago.md, section 4.4."""

from __future__ import annotations

import pytest

import harbourside as hs

from .scenario import demand, do, drive_to, events, has, legal, pawn, phase, play_from, position, truth


@pytest.mark.parametrize("pesos", [0, 1, 4, 9, 20])
def test_each_stop_after_the_first_costs_a_peso(pesos: int) -> None:
    """R4: at most one lap; R31: no more than can be paid."""
    state = position(f"pesos={pesos} vp=9", "")
    assert legal(state) == {f"drive:{stops}" for stops in range(1, min(pesos, 9) + 2)}


def test_price_may_take_the_last_peso_and_depends_on_the_distance_alone() -> None:
    state = position("pesos=4", "", inactive="jose conchita")
    do(state, "drive:5")
    assert has(state, 0, "pesos") == 0
    assert table_car(state) == "pablo"


def table_car(state: hs.State) -> str:
    place = truth(state)
    return str(["harbour", *place["street"]][place["car"]])


def test_full_lap_returns_to_the_same_stop() -> None:
    """R4."""
    state = position("pesos=9 pawn=bank", "", car="maria")
    do(state, "drive:10")
    assert (has(state, 0, "pesos"), table_car(state), has(state, 0, "vp")) == (0, "maria", 2)
    assert state.value == 3


def test_inactive_cuban_left_becomes_active_again() -> None:
    """R15."""
    state = position("", "", car="maria", inactive="maria")
    do(state, "drive:1")
    assert truth(state)["inactive"] == []


def test_inactive_cubans_passed_become_active_again() -> None:
    """R15."""
    state = position("pesos=5", "", car="pedro", inactive="conchita miguel alonso")
    drive_to(state, "maria")
    assert truth(state)["inactive"] == ["alonso"]


def test_inactive_cuban_stopped_at_stays_inactive() -> None:
    """R15, R17: nothing happens, also not in the building where the pawn stands."""
    state = position("pesos=1 pawn=bank", "", car="jose", inactive="miguel")
    drive_to(state, "miguel")
    assert truth(state)["inactive"] == ["miguel"]
    assert (has(state, 0, "wood"), has(state, 0, "pesos"), pawn(state, 0)) == (0, 0, "bank")
    assert (phase(state), state.actor) == ("drive", 1)


def test_inactive_cuban_stopped_at_is_active_after_the_next_drive() -> None:
    state = position("", "", car="conchita", inactive="miguel")
    do(state, "drive:1", "drive:1")
    assert truth(state)["inactive"] == []


def test_full_lap_finds_the_inactive_cuban_active() -> None:
    """Section 4.4, step 3: with ten stops the target has also been left."""
    state = position("pesos=9", "", car="maria", inactive="maria")
    do(state, "drive:10")
    assert has(state, 0, "vp") == 2
    assert phase(state) == "enter"


def test_passing_the_harbour_raises_the_value() -> None:
    state = position("pesos=2", "", car="alonso", value=2)
    do(state, "drive:3")
    assert (state.value, phase(state)) == (3, "enter")


def test_leaving_the_harbour_is_not_passing_it() -> None:
    """R30."""
    state = position("pesos=9", "", car="harbour")
    do(state, "drive:3")
    assert state.value == 2


def test_full_lap_from_the_harbour_stops_there() -> None:
    """R30: it is left and reached, but not passed."""
    state = position("pesos=9", "", car="harbour")
    do(state, "drive:10")
    assert (state.value, phase(state)) == (2, "load")


def test_stopping_at_the_harbour_is_not_passing_it() -> None:
    state = position("pesos=9", "", car="el_zorro")
    do(state, "drive:2")
    assert (state.value, phase(state)) == (2, "load")


def test_no_goods_are_loaded_in_passing() -> None:
    state = position("pesos=2 sugar=2", "", car="alonso", dice="sugar=2")
    do(state, "drive:2")
    assert demand(state) == {"sugar": 2}


def test_log_has_a_drive_in_the_order_of_its_effects() -> None:
    play = play_from(position("pesos=9 pawn=bank", "", car="martinez", inactive="alonso pedro"))
    play.do("drive:4")
    assert events(play) == ["drove", "active-again", "value-rose", "found-inactive"]
