"""Ships that leave during a turn, the seventh ship, and empty demands: sections 4.8, 4.9 and 5."""

from __future__ import annotations

from typing import Any

import pytest

from .scenario import (
    GAME,
    demand,
    do,
    events,
    has,
    legal,
    pawn,
    phase,
    play_from,
    position,
    roll,
    table,
    truth,
)

SHIP_BUILDINGS = {"white": "customs_house port_authority trade_office"}


def alonso(seat: str, **places: Any) -> Any:
    """Seat 0 is at Alonso and owns a building. The three that need a ship lie under Alonso's flower."""
    return position(seat, "", phase="alonso_helps", car="alonso", buildings=SHIP_BUILDINGS, **places)


def entering(building: str, seat: str = "", **places: Any) -> Any:
    return position(seat, "", phase="enter", car="pedro", buildings=SHIP_BUILDINGS, **places)


def test_passing_the_harbour_at_the_highest_value_sends_the_ship_away() -> None:
    play = play_from(position("pesos=2 pawn=bank", "", car="alonso", value=4))
    play.do("drive:3")
    assert events(play) == ["drove", "left-at-the-flag", "took"]
    place = truth(play.state)
    assert (place["ship"], place["value"], place["docked"], place["aside"]) == (4, 2, False, "")
    assert demand(play.state) == {}
    assert phase(play.state) == "enter", "the turn goes on"


def test_port_authority_sends_the_ship_away() -> None:
    state = entering("port_authority", value=4)
    do(state, "enter:port_authority", "port:right")
    assert (state.ship, state.docked, state.value) == (4, False, 2)
    assert (phase(state), state.actor) == ("set_aside", 0)


def test_customs_house_sends_the_ship_away() -> None:
    state = entering("customs_house", dice="fruit=4", value=3)
    do(state, "enter:customs_house", "customs:fruit")
    assert (state.ship, state.docked, state.value) == (4, False, 2)
    assert (phase(state), state.actor) == ("set_aside", 0)


def test_trade_office_sends_the_ship_away() -> None:
    state = entering("trade_office", "rum=2", dice="rum=1", value=3)
    do(state, "enter:trade_office", "office:rum")
    assert (has(state, 0, "vp"), has(state, 0, "rum")) == (2, 1)
    assert (state.ship, state.docked, state.value) == (4, False, 2)
    assert (phase(state), state.actor) == ("set_aside", 0)


@pytest.mark.parametrize(
    ("own", "key", "places"),
    [
        ("port_authority", "port:right", {"value": 4}),
        ("customs_house", "customs:rum", {"dice": "rum=3"}),
        ("trade_office", "office:rum", {"dice": "rum=1"}),
    ],
)
def test_ship_sent_away_through_alonso_leaves_no_ship_for_the_rest_of_the_turn(
    own: str, key: str, places: dict[str, Any]
) -> None:
    """R6: the pawn still goes to a building, but none of the three can be used."""
    for building in SHIP_BUILDINGS["white"].split():
        state = alonso(f"rum=3 owns={own}", **places)
        do(state, f"use_own:{own}", key)
        assert (state.ship, state.docked) == (4, False)
        assert legal(state) == {f"enter:{b}" for b in SHIP_BUILDINGS["white"].split()}
        do(state, f"enter:{building}")
        assert (phase(state), state.actor) == ("set_aside", 0)
        assert pawn(state, 0) == building
        assert state.ship == 4, "one ship at most leaves in a turn"


def test_other_buildings_can_be_used_without_a_ship() -> None:
    state = position(
        "wood=1", "", phase="enter", car="alonso", docked=False, buildings={"white": "sawmill bank church"}
    )
    do(state, "enter:sawmill", "saw")
    assert (has(state, 0, "vp"), phase(state)) == (1, "set_aside")


def test_without_a_ship_own_buildings_that_need_one_are_not_offered() -> None:
    """R6: the harbour was passed on the way to Alonso."""
    state = position(
        "pesos=9 owns=customs_house,port_authority,trade_office rum=1", "", car="alonso", value=4
    )
    do(state, "drive:10")
    assert (state.docked, phase(state)) == (False, "enter")


def test_new_demand_is_rolled_after_the_owner_is_paid() -> None:
    """R25."""
    play = play_from(position("", "owns=port_authority", phase="enter", car="pedro", value=4, dice="rum=1"))
    play.do("enter:port_authority")
    play.do("port:right")
    assert events(play) == ["entered", "left-at-the-flag", "owner-paid", "rolled"]


def test_demand_set_belongs_to_the_ship_that_comes() -> None:
    state = position("", "", phase="set_aside", docked=False, ship=5, dice="sugar=1 fruit=4 rum=2 cigars=3")
    assert legal(state) == {f"set_aside:{good}" for good in ("sugar", "fruit", "tobacco", "rum", "cigars")}
    do(state, "set_aside:fruit")
    place = truth(state)
    assert place["dice"] == {"sugar": 1, "fruit": 0, "tobacco": 0, "rum": 2, "cigars": 3}
    assert (place["aside"], place["docked"], place["ship"], place["value"]) == ("fruit", True, 5, 2)
    assert (phase(state), state.actor, state.turn) == ("drive", 1, 10)
    assert set(table(state)["ship"]["demand"]) == {"sugar", "tobacco", "rum", "cigars"}


# All-zero demand


def test_five_zeros_leave_no_decision_and_the_next_ship_is_rolled_for() -> None:
    """R26, R27."""
    play = play_from(position("", "", car="alonso", value=4, ship=3), chance=[*roll(), *roll(sugar=2)])
    for key in ("drive:1", "pass", "pass"):
        play.do(key)
    state = play.state
    assert events(play)[-3:] == ["rolled", "wants-nothing", "rolled"]
    assert (truth(state)["ship"], phase(state), state.actor) == (5, "set_aside", 0)
    assert demand(state) == {"sugar": 2}


def test_five_zeros_for_the_seventh_ship_end_the_game() -> None:
    """R26."""
    play = play_from(position("vp=1", "vp=2", car="alonso", value=4, ship=6), chance=roll())
    for key in ("drive:1", "pass", "pass"):
        play.do(key)
    state = play.state
    assert state.is_over
    assert (truth(state)["ship"], state.winners()) == (7, [1])


def test_four_zeros_may_be_chosen_on_purpose() -> None:
    """R27: the ship has left already, and the same player rolls again."""
    state = position("", "", phase="set_aside", docked=False, ship=2, dice="fruit=3", turn_player=1)
    do(state, "set_aside:fruit")
    assert (state.ship, phase(state), state.actor) == (3, "set_aside", 1)


def test_four_zeros_for_the_seventh_ship_end_the_game() -> None:
    """R26."""
    state = position("", "", phase="set_aside", docked=False, ship=7, dice="fruit=3")
    do(state, "set_aside:fruit")
    assert state.is_over


def test_all_zero_demand_in_set_up() -> None:
    """R26: the same player rolls for the second ship, and then the first turn begins."""
    state = position("", "", phase="set_aside", docked=False, ship=1, turn=0, turn_player=1, dice="fruit=3")
    do(state, "set_aside:fruit")
    assert (state.ship, phase(state), state.actor, state.turn) == (2, "set_aside", 1, 0)
    do(state, "set_aside:fruit")
    assert (phase(state), state.actor, state.turn) == ("drive", 0, 1)


# The seventh ship


def last(state: Any, *keys: str) -> Any:
    do(state, *keys)
    assert state.is_over
    assert state.legal_actions() == []
    assert truth(state)["phase"] == "game_over"
    assert GAME.from_dict(state.to_dict()).dump() == state.dump(), "nothing of the turn is left over"
    return state


def test_seventh_ship_passed_ends_all_before_the_cuban() -> None:
    """R8: the drive is paid, but there is no visit."""
    state = last(position("pesos=5", "", car="alonso", value=4, ship=7), "drive:5")
    assert (has(state, 0, "pesos"), has(state, 0, "wood"), pawn(state, 0)) == (1, 0, "")


def test_seventh_ship_filled_ends_all_with_its_vp() -> None:
    """R8: nobody else loads, no owner is paid."""
    state = position(
        "rum=1 pawn=bank", "rum=3 owns=bank", phase="load", loaders=[0, 1], dice="rum=1", value=3, ship=7
    )
    last(state, "load:rum@1")
    assert (has(state, 0, "vp"), has(state, 1, "vp")) == (3, 0)


def test_seventh_ship_at_the_flag_after_a_loading_round() -> None:
    state = position("pawn=bank", "owns=bank", phase="load", loaders=[0], value=4, ship=7)
    last(state, "pass")
    assert has(state, 1, "vp") == 0


@pytest.mark.parametrize(
    ("building", "key", "places"),
    [
        ("port_authority", "port:right", {"value": 4}),
        ("customs_house", "customs:rum", {"dice": "rum=3"}),
        ("trade_office", "office:rum", {"dice": "rum=1"}),
    ],
)
def test_seventh_ship_sent_away_by_a_building(building: str, key: str, places: dict[str, Any]) -> None:
    """R8: the owner of the building gets nothing for this turn."""
    state = position(
        "rum=1", f"owns={building}", phase="enter", car="pedro", buildings=SHIP_BUILDINGS, ship=7, **places
    )
    last(state, f"enter:{building}", key)
    assert has(state, 1, "vp") == 0
    assert has(state, 0, "vp") == (2 if building == "trade_office" else 0)


@pytest.mark.parametrize(
    ("own", "key", "places"),
    [
        ("port_authority", "port:right", {"value": 4}),
        ("customs_house", "customs:rum", {"dice": "rum=3"}),
        ("trade_office", "office:rum", {"dice": "rum=1"}),
    ],
)
def test_seventh_ship_sent_away_through_alonso(own: str, key: str, places: dict[str, Any]) -> None:
    """R8: the pawn does not move any more."""
    state = last(alonso(f"rum=1 owns={own} pawn=bank", ship=7, **places), f"use_own:{own}", key)
    assert pawn(state, 0) == "bank"


def test_sixth_ship_does_not_end_the_game() -> None:
    state = position("pesos=5", "", car="alonso", value=4, ship=6)
    do(state, "drive:5")
    assert (state.is_over, state.ship, phase(state)) == (False, 7, "enter")


def test_screens_come_down_at_the_end() -> None:
    state = last(position("pesos=5 rum=2", "vp=3", car="alonso", value=4, ship=7), "drive:2")
    seen = table(state)["seats"]
    assert (seen[0]["pesos"], seen[0]["goods"]["rum"], seen[1]["vp"]) == (4, 2, 3)


def test_log_ends_with_everybodys_result() -> None:
    play = play_from(position("pesos=5 rum=7 vp=2", "vp=3", car="alonso", value=4, ship=7))
    play.do("drive:2")
    assert events(play) == ["drove", "left-at-the-flag", "final-scoring", "scored", "scored", "won"]
    assert play.events()[3]["args"] == {
        "seat": 0, "points": 4, "vp": 2, "tokens": 7, "more": 2, "left": 1, "pesos": 4,
    }  # fmt: skip
