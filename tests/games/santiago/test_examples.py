"""The worked examples of docs/rules/santiago.md, section 8, each under its number."""

from __future__ import annotations

import pytest

import harbourside as hs
from harbourside.games.santiago.data import FACES, GOODS

from .scenario import (
    demand,
    do,
    drive_to,
    has,
    legal,
    new_game,
    pawn,
    phase,
    play_from,
    position,
    roll,
    supply,
    truth,
)

M, R, G, P = range(4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_we_1_starting_kit(players: int) -> None:
    state = new_game(players, seed=players)
    place = truth(state)
    for player in place["seats"]:
        assert player == {
            "pesos": 3,
            "vp": 2,
            "goods": {"sugar": 1, "fruit": 1, "tobacco": 1, "rum": 0, "cigars": 0, "wood": 0},
            "pawn": "",
            "owned": [],
        }
    assert [player.tokens for player in state.players] == [3] * players
    left = 8 - players
    assert place["supply"] == {
        "sugar": left, "fruit": left, "tobacco": left, "rum": 8, "cigars": 8, "wood": 8,
    }  # fmt: skip
    assert (place["value"], place["ship"], place["car"]) == (2, 1, 0)


def test_we_2_a_drive() -> None:
    street = ["maria", "jose", "conchita", "pedro", "miguel", "pablo", "martinez", "el_zorro", "alonso"]
    white = {"white": "church cafe sawmill"}
    state = position(
        "",
        "pesos=3 tobacco=1",
        turn_player=R,
        street=street,
        car="maria",
        buildings=white,
        supply="tobacco=4",
    )
    do(state, "drive:3")
    assert (has(state, R, "pesos"), has(state, R, "tobacco"), supply(state, "tobacco")) == (1, 3, 2)
    assert legal(state) == {"enter:church", "enter:cafe", "enter:sawmill"}


def test_we_3_alonso_second_option() -> None:
    state = position("", "pesos=1 pawn=church owns=bank", turn_player=R, car="el_zorro")
    do(state, "drive:1")
    assert {"use_own:bank", "claim:church", "claim:newspaper", "skip"} <= legal(state)
    assert "claim:bank" not in legal(state)
    assert len(legal(state)) == 13
    do(state, "use_own:bank")
    assert has(state, R, "pesos") == 3
    assert pawn(state, R) == "church"
    assert legal(state) == {"enter:port_authority", "enter:trade_office", "enter:newspaper"}
    do(state, "enter:newspaper")
    assert has(state, R, "pesos") == 4
    assert phase(state) == "use"


LOADING = {"value": 3, "dice": "fruit=4 sugar=2 rum=1", "aside": "tobacco", "car": "alonso", "turn_player": M}


def test_we_4_a_loading_round() -> None:
    state = position("fruit=2 rum=1 pawn=bank", "sugar=2", "sugar=2 fruit=1", "", **LOADING)
    do(state, "drive:1")
    do(state, "load:fruit@2")
    assert (has(state, M, "vp"), demand(state)["fruit"]) == (6, 2)
    do(state, "load:sugar@2")
    assert (has(state, R, "vp"), demand(state).get("sugar")) == (6, None)
    assert legal(state) == {"load:fruit@1", "pass"}
    do(state, "load:fruit@1")
    assert (has(state, G, "vp"), demand(state)["fruit"]) == (3, 1)
    assert (state.actor, legal(state)) == (P, {"pass"})
    do(state, "pass")
    assert state.actor == M
    do(state, "load:rum@1")
    assert has(state, M, "vp") == 9
    asked = []
    while phase(state) == "load":
        asked.append(state.actor)
        do(state, "pass")
    assert asked == [R, G, M]
    assert (state.value, state.docked, demand(state)) == (4, True, {"fruit": 1})
    assert [has(state, seat, "vp") for seat in range(4)] == [9, 6, 3, 0]
    assert pawn(state, M) == "bank"
    assert (phase(state), state.actor) == ("drive", R)


def test_we_5_the_same_round_filled() -> None:
    state = position("fruit=2 rum=1", "sugar=2 fruit=1", "sugar=2 fruit=1", "", **LOADING)
    do(state, "drive:1", "load:fruit@2", "load:sugar@2", "load:fruit@1", "pass", "load:rum@1")
    assert state.actor == R
    do(state, "load:fruit@1")
    assert has(state, R, "vp") == 9
    assert (state.ship, state.value, state.docked) == (4, 2, False)
    assert (phase(state), state.actor) == ("set_aside", M)


WOOD = {
    "phase": "load",
    "loaders": [0, 1],
    "dice": "sugar=2 rum=2 tobacco=1",
    "aside": "cigars",
    "value": 3,
}


def test_we_6_wood() -> None:
    state = position("wood=2 sugar=1", "", **WOOD)
    assert legal(state) == {
        "load:sugar@1",
        "wood:sugar@1",
        "wood:sugar@2",
        "wood:tobacco@1",
        "wood:rum@1",
        "wood:rum@2",
        "pass",
    }


@pytest.mark.parametrize("good", ["sugar", "rum"])
def test_we_6_two_wood_bring_two_vp(good: str) -> None:
    state = position("wood=2 sugar=1", "", **WOOD)
    do(state, f"wood:{good}@2")
    assert has(state, 0, "vp") == 2
    assert good not in demand(state)
    assert (has(state, 0, "wood"), supply(state, "wood")) == (0, 8)


def test_we_7_moving_the_pawn() -> None:
    state = position(
        "vp=5 pawn=cigar_factory owns=bank",
        "pesos=0 pawn=black_market",
        turn_player=R,
        car="conchita",
        buildings={"blue": "cigar_factory black_market bank"},
    )
    drive_to(state, "miguel")
    assert has(state, R, "wood") == 2
    assert legal(state) == {"enter:bank"}
    do(state, "enter:bank")
    assert has(state, R, "pesos") == 2
    assert has(state, M, "vp") == 6


def test_we_8_cafe() -> None:
    state = position("", "rum=3 cigars=2 pawn=cafe", phase="use", using="cafe", turn_player=R, car="maria")
    assert legal(state) == {"cafe:rum", "cafe:cigars", "cafe:both", "skip"}
    do(state, "cafe:both")
    assert (has(state, R, "vp"), has(state, R, "rum"), has(state, R, "cigars")) == (4, 2, 1)
    assert phase(state) == "drive", "the café offers nothing more"


def test_we_8_cafe_without_cigars() -> None:
    state = position("", "rum=2 pawn=cafe", phase="use", using="cafe", turn_player=R, car="maria")
    assert legal(state) == {"cafe:rum", "skip"}
    do(state, "cafe:rum")
    assert has(state, R, "vp") == 2


def test_we_9_dice() -> None:
    assert [sorted(faces) for faces in FACES] == [
        [0, 1, 2, 2, 3, 4] if good == "fruit" else [0, 1, 1, 2, 2, 3] for good in GOODS[:5]
    ]
    assert [sum(faces) for faces in FACES] == [9, 12, 9, 9, 9]


def ship_3_leaves(*chance: str) -> hs.Play:
    """Ship 3 leaves at the flag, and the roll for ship 4 is sugar 0, fruit 0, tobacco 2, rum 0, cigars 0."""
    leaving = position("", "", phase="load", loaders=[0], value=4, ship=3)
    play = play_from(leaving, chance=[*roll(tobacco=2), *chance])
    play.do("pass")
    assert (truth(play.state)["ship"], phase(play.state), play.state.actor) == (4, "set_aside", 0)
    return play


def test_we_10_special_case_1_the_only_demand_set_aside() -> None:
    play = ship_3_leaves(*roll(sugar=1, fruit=2, rum=3, cigars=1))
    play.do("set_aside:tobacco")
    assert (truth(play.state)["docked"], truth(play.state)["ship"]) == (False, 5)
    assert (phase(play.state), play.state.actor) == ("set_aside", 0)
    assert demand(play.state) == {"sugar": 1, "fruit": 2, "rum": 3, "cigars": 1}


def test_we_10_special_case_1_a_zero_set_aside() -> None:
    play = ship_3_leaves()
    play.do("set_aside:rum")
    place = truth(play.state)
    assert (place["docked"], place["ship"]) == (True, 4)
    assert place["aside"] == "rum"
    assert place["dice"] == {"sugar": 0, "fruit": 0, "tobacco": 2, "rum": 0, "cigars": 0}


def test_we_11_special_case_2() -> None:
    street = ["pedro", "martinez", "conchita", "miguel", "pablo", "maria", "jose", "el_zorro", "alonso"]
    yellow = {"yellow": "customs_house trade_office port_authority"}
    before = position(
        "pesos=3 sugar=1", "", street=street, car="el_zorro", value=4, ship=2, buildings=yellow, turn_player=0
    )
    play = play_from(before, chance=roll(sugar=3, rum=1))
    state = play.state
    play.do("drive:4")
    assert play.told != [], "nothing is rolled yet"
    assert has(state, 0, "pesos") == 3, "paid 3, and got 3 from the Cuban on stop 2"
    place = truth(state)
    assert (place["ship"], place["value"], place["docked"]) == (3, 2, False)
    assert legal(state) == {"enter:customs_house", "enter:trade_office", "enter:port_authority"}
    play.do("enter:trade_office")
    assert pawn(state, 0) == "trade_office"
    assert (phase(state), state.actor, truth(state)["ship"]) == ("set_aside", 0, 3)
    assert has(state, 0, "sugar") == 1
    assert (demand(state), play.told) == ({"sugar": 3, "rum": 1}, [])
