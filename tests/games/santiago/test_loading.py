"""The loading round: docs/rules/santiago.md, section 4.7."""

from __future__ import annotations

import pytest

from .scenario import demand, do, events, has, legal, phase, play_from, position, supply, truth


def test_loading_begins_with_whose_turn_it_is_and_goes_clockwise() -> None:
    state = position("", "", "", turn_player=1, car="alonso")
    do(state, "drive:1")
    asked = []
    while phase(state) == "load":
        asked.append(state.actor)
        do(state, "pass")
    assert asked == [1, 2, 0]


def test_no_more_than_the_demand_and_no_more_than_held() -> None:
    state = position("sugar=1 fruit=8", "", phase="load", loaders=[0, 1], dice="sugar=3 fruit=4 rum=2")
    assert legal(state) == {
        "load:sugar@1", "load:fruit@1", "load:fruit@2", "load:fruit@3", "load:fruit@4", "pass",
    }  # fmt: skip


def test_nothing_is_loaded_for_the_die_set_aside() -> None:
    state = position("cigars=3", "", phase="load", loaders=[0, 1], dice="sugar=1", aside="cigars")
    assert legal(state) == {"pass"}


@pytest.mark.parametrize("value", [2, 3, 4])
def test_goods_are_worth_the_value_and_wood_one(value: int) -> None:
    state = position("rum=3", "wood=3", phase="load", loaders=[0, 1], dice="rum=3 sugar=3", value=value)
    do(state, "load:rum@2", "wood:sugar@2")
    assert (has(state, 0, "vp"), has(state, 1, "vp")) == (2 * value, 2)
    assert demand(state) == {"rum": 1, "sugar": 1}
    assert (supply(state, "rum"), supply(state, "wood")) == (7, 7)
    assert state.value == value, "it does not change during the round"


def test_player_who_has_loaded_stays_in_and_player_who_has_passed_is_out() -> None:
    state = position("rum=2", "rum=2", phase="load", loaders=[0, 1], dice="rum=3 sugar=1")
    do(state, "load:rum@1")
    assert state.actor == 1
    do(state, "pass")
    assert state.actor == 0


def test_last_player_in_acts_again_and_again() -> None:
    state = position("rum=2 sugar=1 wood=1", "", phase="load", loaders=[0], dice="rum=3 sugar=2")
    do(state, "load:rum@1")
    assert state.actor == 0
    do(state, "wood:rum@1")
    assert state.actor == 0
    do(state, "load:sugar@1")
    assert state.actor == 0
    do(state, "pass")
    assert phase(state) == "drive"
    assert demand(state) == {"rum": 1, "sugar": 1}


def test_demand_that_has_reached_zero_takes_no_more() -> None:
    state = position("rum=1", "rum=1 wood=1", phase="load", loaders=[0, 1], dice="rum=1 sugar=1")
    do(state, "load:rum@1")
    assert legal(state) == {"wood:sugar@1", "pass"}


def test_player_who_could_load_may_pass() -> None:
    state = position("rum=2", "", phase="load", loaders=[0, 1], dice="rum=2")
    assert "pass" in legal(state)
    do(state, "pass")
    assert has(state, 0, "rum") == 2


def test_pass_does_not_reveal_whether_it_was_forced() -> None:
    """Section 7."""
    for seat in ("rum=2", ""):
        play = play_from(position(seat, "", phase="load", loaders=[0, 1], dice="rum=2"))
        play.do("pass")
        assert [event["args"] for event in play.events()] == [{"seat": 0}]


@pytest.mark.parametrize(("value", "after"), [(2, 3), (3, 4)])
def test_round_without_any_load_still_raises_the_value(value: int, after: int) -> None:
    """R23."""
    state = position("", "", car="alonso", value=value)
    do(state, "drive:1", "pass", "pass")
    assert (state.value, state.docked, phase(state)) == (after, True, "drive")


def test_round_at_the_highest_value_sends_the_ship_away() -> None:
    state = position("", "", turn_player=1, car="alonso", value=4)
    do(state, "drive:1", "pass", "pass")
    assert (state.ship, state.value, state.docked) == (4, 2, False)
    assert (phase(state), state.actor) == ("set_aside", 1), "whose turn it is sets the demand"


def test_full_ship_leaves_once_and_the_value_is_two() -> None:
    """R22."""
    play = play_from(position("rum=1", "", phase="load", loaders=[0, 1], dice="rum=1", value=4))
    play.do("load:rum@1")
    assert (truth(play.state)["ship"], has(play.state, 0, "vp")) == (4, 4)
    assert events(play) == ["loaded", "left-full", "rolled"]
    assert truth(play.state)["value"] == 2


def test_nobody_is_asked_once_the_ship_is_full() -> None:
    state = position("rum=1", "rum=3", "rum=3", phase="load", loaders=[0, 1, 2], dice="rum=1")
    do(state, "load:rum@1")
    assert phase(state) == "set_aside"


def test_wood_fills_the_ship_too() -> None:
    state = position("wood=1", "", phase="load", loaders=[0, 1], dice="rum=1", value=4)
    do(state, "wood:rum@1")
    assert (state.docked, has(state, 0, "vp")) == (False, 1)


def test_player_who_stopped_at_the_harbour_sets_the_next_demand() -> None:
    """R24: even when another loads the last token."""
    state = position("", "rum=1", "", turn_player=0, phase="load", loaders=[1, 2], actor=1, dice="rum=1")
    do(state, "load:rum@1")
    assert (phase(state), state.actor) == ("set_aside", 0)


def test_no_pawn_moves_and_no_building_is_used() -> None:
    state = position("pawn=bank", "", car="alonso")
    do(state, "drive:1", "pass", "pass")
    assert (has(state, 0, "pesos"), state.players[0].pawn) == (0, 0)
