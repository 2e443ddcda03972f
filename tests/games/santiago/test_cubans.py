"""Visits to the nine Cubans: docs/rules/santiago.md, section 4.5."""

from __future__ import annotations

import pytest

from harbourside.games.santiago.data import BUILDINGS, FLOWER_MAP, FLOWERS

from .scenario import do, drive_to, events, has, legal, pawn, phase, play_from, position, supply, table, truth

BEFORE = {
    "pedro": "harbour",
    "jose": "pedro",
    "conchita": "jose",
    "miguel": "conchita",
    "pablo": "miguel",
    "maria": "pablo",
    "martinez": "maria",
    "el_zorro": "martinez",
    "alonso": "el_zorro",
}


@pytest.mark.parametrize(
    ("cuban", "thing", "count"),
    [
        ("pedro", "tobacco", 2),
        ("jose", "sugar", 2),
        ("conchita", "fruit", 2),
        ("miguel", "wood", 2),
        ("maria", "vp", 2),
        ("martinez", "pesos", 3),
    ],
)
def test_cuban_gives(cuban: str, thing: str, count: int) -> None:
    state = position("", "", car=BEFORE[cuban])
    do(state, "drive:1")
    assert has(state, 0, thing) == count
    assert phase(state) == "enter"


@pytest.mark.parametrize(("left", "got"), [(3, 2), (2, 2), (1, 1), (0, 0)])
@pytest.mark.parametrize(
    ("cuban", "good"), [("pedro", "tobacco"), ("jose", "sugar"), ("conchita", "fruit"), ("miguel", "wood")]
)
def test_no_more_than_the_supply_holds(cuban: str, good: str, left: int, got: int) -> None:
    """R11: only eight tokens of each kind."""
    state = position("", f"{good}={8 - left}", car=BEFORE[cuban])
    do(state, "drive:1")
    assert (has(state, 0, good), supply(state, good)) == (got, left - got)
    assert phase(state) == "enter"


@pytest.mark.parametrize(
    ("cuban", "flower"),
    [
        ("pedro", "white"),
        ("jose", "yellow"),
        ("conchita", "red"),
        ("miguel", "blue"),
        ("pablo", "blue"),
        ("maria", "red"),
        ("martinez", "yellow"),
        ("alonso", "white"),
    ],
)
def test_pawn_goes_under_the_cubans_flower(cuban: str, flower: str) -> None:
    """R2."""
    state = position("", "", car=BEFORE[cuban])
    do(state, "drive:1")
    if phase(state) != "enter":
        do(state, "skip")
    assert legal(state) == {f"enter:{building}" for building in table(state)["buildings"][flower]}


def test_two_cubans_of_each_colour_and_one_without() -> None:
    """R2."""
    assert sorted(FLOWER_MAP) == [-1, *sorted([0, 1, 2, 3] * 2)]
    assert FLOWERS == ["yellow", "blue", "red", "white"]


def test_pablo_gives_any_trade_good_in_supply() -> None:
    state = position("", "rum=8 cigars=7", car="miguel")
    do(state, "drive:1")
    assert legal(state) == {"pablo:sugar", "pablo:fruit", "pablo:tobacco", "pablo:cigars", "skip"}
    do(state, "pablo:cigars")
    assert (has(state, 0, "cigars"), supply(state, "cigars")) == (1, 0)
    assert phase(state) == "enter"


def test_pablo_may_be_declined() -> None:
    """R3."""
    state = position("", "", car="miguel")
    do(state, "drive:1", "skip")
    assert sum(truth(state)["seats"][0]["goods"].values()) == 0
    assert phase(state) == "enter"


def test_pablo_is_passed_over_when_only_wood_is_left() -> None:
    state = position("", "sugar=8 fruit=8 tobacco=8 rum=8 cigars=8", car="miguel")
    do(state, "drive:1")
    assert phase(state) == "enter"


# El Zorro


def test_el_zorros_victims_give_clockwise_from_the_left() -> None:
    """R12."""
    state = position("pesos=1", "pesos=1", "vp=1", "rum=1", turn_player=2, car="martinez")
    do(state, "drive:1")
    order = []
    while phase(state) == "give":
        order.append(state.actor)
        state.apply(state.legal_actions()[0])
    assert order == [3, 0, 1]
    assert (has(state, 2, "rum"), has(state, 2, "pesos"), has(state, 2, "vp")) == (1, 2, 1)


def test_victim_chooses_what_to_give() -> None:
    state = position("", "pesos=2 vp=3 sugar=1 cigars=2 wood=4", car="martinez")
    do(state, "drive:1")
    assert (state.actor, legal(state)) == (1, {"give:peso", "give:vp", "give:sugar", "give:cigars"})
    do(state, "give:cigars")
    assert (has(state, 0, "cigars"), has(state, 1, "cigars")) == (1, 1)


@pytest.mark.parametrize(
    ("key", "thing"), [("give:peso", "pesos"), ("give:vp", "vp"), ("give:fruit", "fruit")]
)
def test_gift_passes_at_once(key: str, thing: str) -> None:
    state = position("", "pesos=1 vp=1 fruit=1", "pesos=1", car="martinez")
    do(state, "drive:1", key)
    assert (has(state, 0, thing), has(state, 1, thing)) == (1, 0)
    assert state.actor == 2


def test_victim_with_one_thing_is_still_asked_and_must_give() -> None:
    """Section 4.3; R13."""
    state = position("", "rum=1", car="martinez")
    do(state, "drive:1")
    assert (state.actor, legal(state)) == (1, {"give:rum"})


def test_victim_with_only_wood_is_passed_over() -> None:
    """R13."""
    play = play_from(position("", "wood=3", "vp=1", "", car="martinez"))
    play.do("drive:1")
    assert play.state.current_player == 2
    play.do("give:vp")
    assert events(play) == ["drove", "gave-nothing", "gave", "gave-nothing"]
    assert (phase(play.state), play.state.current_player) == ("drive", 1)


def test_nobody_has_anything_for_el_zorro() -> None:
    state = position("pawn=bank", "", "wood=1", car="martinez")
    do(state, "drive:1")
    assert has(state, 0, "pesos") == 2, "the bank is used again"
    assert (phase(state), state.actor) == ("drive", 1)


def test_el_zorro_leaves_the_pawn_where_it_may_use_its_building() -> None:
    state = position("sugar=1 pawn=distillery", "pesos=1", car="martinez")
    do(state, "drive:1", "give:peso")
    assert (state.actor, legal(state)) == (0, {"distil:1", "skip"})
    do(state, "distil:1")
    assert (has(state, 0, "rum"), pawn(state, 0)) == (1, "distillery")


def test_el_zorro_before_the_pawn_is_on_the_board() -> None:
    """R14."""
    state = position("sugar=1", "pesos=1", car="martinez")
    do(state, "drive:1", "give:peso")
    assert (has(state, 0, "pesos"), pawn(state, 0)) == (1, "")
    assert (phase(state), state.actor) == ("drive", 1)


def test_everybody_sees_gifts() -> None:
    """R33."""
    play = play_from(position("", "rum=1", "", car="martinez"))
    play.do("drive:1")
    play.do("give:rum")
    for seat in (0, 1, 2, None):
        told = [event["args"] for event in play.events(seat=seat) if event["id"] == "gave"]
        assert told == [{"seat": 1, "to_seat": 0, "thing": "rum"}]


# Alonso


def test_alonso_claims_any_building_without_owner() -> None:
    """R28: also one with a pawn on it."""
    state = position("pawn=cafe", "pawn=church owns=bank,casino", car="el_zorro")
    do(state, "drive:1")
    free = [building for building in BUILDINGS if building not in ("bank", "casino")]
    assert legal(state) == {f"claim:{building}" for building in free} | {"skip"}
    do(state, "claim:church")
    assert truth(state)["seats"][0]["owned"] == ["church"]
    assert table(state)["seats"][0]["tokens"] == 2
    assert phase(state) == "enter"


def test_third_building_is_the_last_to_be_claimed() -> None:
    """R29."""
    state = position("owns=bank,church", "", car="el_zorro")
    do(state, "drive:1", "claim:cafe")
    assert table(state)["seats"][0]["tokens"] == 0
    state = position("owns=bank,church,cafe", "", car="el_zorro")
    do(state, "drive:1")
    assert legal(state) == {"use_own:bank", "use_own:church", "skip"}


def test_alonso_uses_an_own_building_with_any_pawn_in_it() -> None:
    state = position("owns=church pawn=sawmill", "pawn=church vp=1", car="el_zorro")
    do(state, "drive:1", "use_own:church")
    assert (has(state, 0, "vp"), has(state, 1, "vp")) == (1, 1)
    assert (pawn(state, 0), pawn(state, 1)) == ("sawmill", "church")


def test_alonso_and_then_the_pawn_use_the_same_building() -> None:
    """R28: the same building twice in one turn."""
    state = position("wood=3 owns=sawmill", "", car="el_zorro", buildings={"white": "sawmill bank church"})
    do(state, "drive:1", "use_own:sawmill", "saw", "enter:sawmill", "saw")
    assert (has(state, 0, "vp"), has(state, 0, "pesos"), has(state, 0, "wood")) == (2, 2, 1)


def test_own_building_with_a_choice_may_be_declined_and_the_pawn_goes_on() -> None:
    state = position("wood=1 owns=sawmill", "", car="el_zorro")
    do(state, "drive:1", "use_own:sawmill", "skip")
    assert (has(state, 0, "wood"), phase(state)) == (1, "enter")


def test_alonso_may_be_declined() -> None:
    """R3."""
    state = position("owns=bank", "", car="el_zorro")
    do(state, "drive:1", "skip")
    assert (has(state, 0, "pesos"), phase(state)) == (0, "enter")


def test_alonso_is_passed_over_with_nothing_to_offer() -> None:
    """Section 4.3: the player has no token left and can use none of the own buildings."""
    state = position("owns=sawmill,distillery,cafe", "", car="el_zorro")
    do(state, "drive:1")
    assert phase(state) == "enter"


def test_casino_through_alonso_keeps_its_direction_to_itself() -> None:
    state = position("pesos=4 owns=casino", "", car="el_zorro", buildings={"white": "casino bank church"})
    do(state, "drive:1", "use_own:casino", "casino:buy_vp", "enter:casino")
    assert legal(state) == {"casino:sell_vp", "skip"}


def test_alonso_turned_over_by_the_own_newspaper_still_sends_the_pawn() -> None:
    """R15: the newspaper may turn the Cuban under the car."""
    state = position("owns=newspaper", "", car="el_zorro")
    do(state, "drive:1", "use_own:newspaper", "flip:alonso")
    assert legal(state) == {"enter:port_authority", "enter:trade_office", "enter:newspaper"}
    do(state, "enter:port_authority", "skip")
    assert truth(state)["inactive"] == ["alonso"]
    drive_to(state, "harbour")
    assert truth(state)["inactive"] == []
