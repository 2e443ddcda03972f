"""Positions of which only some fields are given: these stay, and the other fields are completed."""

from __future__ import annotations

from typing import Any

import pytest

import harbourside as hs
from harbourside.engine.rng import Rng
from harbourside.games.santiago.data import BUILDINGS, CUBANS, PHASE_NAMES

from .scenario import GAME, legal, new_game, play_at_random, truth


def made(players: int = 2, options: dict[str, Any] | None = None, **given: Any) -> dict[str, Any]:
    return truth(GAME.scenario(players, options, **given))


def test_plain_position_is_the_first_seats_drive_with_empty_hands() -> None:
    place = made(3)
    assert (place["phase"], place["actor"], place["turn_player"], place["turn"]) == ("drive", 0, 0, 1)
    assert (place["street"], place["sites"], place["car"]) == (CUBANS, BUILDINGS, 0)
    assert (place["ship"], place["docked"], place["value"]) == (1, True, 2)
    assert set(place["supply"].values()) == {8}
    nothing = dict.fromkeys(place["supply"], 0)
    assert place["seats"] == [{"pesos": 0, "vp": 0, "goods": nothing, "pawn": "", "owned": []}] * 3


def test_one_line_is_enough_for_a_position() -> None:
    state = hs.game("santiago").scenario(2, seats=[{"pesos": 2}], car="maria")
    assert legal(state) == {"drive:1", "drive:2", "drive:3"}
    assert truth(state)["car"] == 1 + CUBANS.index("maria")


def test_car_stands_where_its_cuban_lies_in_the_given_street() -> None:
    street = list(reversed(CUBANS))
    assert made(street=street, car="alonso")["car"] == 1
    assert made(street=street, car="harbour")["car"] == 0
    assert made(street=street, car=4)["car"] == 4


def test_layout_that_was_chosen_is_laid_out() -> None:
    place = made(options={"layout": " ".join([*reversed(CUBANS), *reversed(BUILDINGS)])})
    assert (place["street"], place["sites"]) == (list(reversed(CUBANS)), list(reversed(BUILDINGS)))


def test_goods_that_nobody_holds_are_in_the_supply() -> None:
    place = made(3, seats=[{"goods": {"rum": 3}}, {}, {"goods": {"rum": 2, "wood": 1}}])
    assert (place["supply"]["rum"], place["supply"]["wood"], place["supply"]["sugar"]) == (3, 7, 8)


def test_supply_that_is_given_in_part_is_worked_out_for_the_rest() -> None:
    place = made(seats=[{"goods": {"rum": 3, "wood": 2}}], supply={"rum": 1})
    assert (place["supply"]["rum"], place["supply"]["wood"]) == (1, 6)


def test_turn_player_decides() -> None:
    assert made(3, turn_player=2)["actor"] == 2


def test_who_decides_has_the_turn() -> None:
    assert made(3, actor=2)["turn_player"] == 2
    assert made(3, phase="load", actor=2)["turn_player"] == 2


def test_first_victim_who_has_something_decides_what_to_give() -> None:
    place = made(4, phase="give", turn_player=3, seats=[{"goods": {"wood": 2}}, {"vp": 1}, {"pesos": 1}])
    assert (place["actor"], place["car"]) == (1, 1 + CUBANS.index("el_zorro"))
    place = made(3, phase="give", actor=2, seats=[{}, {}, {"pesos": 1}])
    assert place["turn_player"] == 1


def test_everybody_is_in_a_loading_round_that_begins() -> None:
    place = made(3, phase="load", turn_player=1)
    assert (place["loaders"], place["actor"], place["car"]) == ([0, 1, 2], 1, 0)


def test_first_of_those_still_in_loads() -> None:
    assert made(3, phase="load", turn_player=1, loaders=[0, 2])["actor"] == 2


def test_die_that_nothing_is_said_of_lies_aside() -> None:
    place = made(dice={"cigars": 3})
    assert place["aside"] == "rum"
    assert place["dice"] == {"sugar": 2, "fruit": 2, "tobacco": 2, "rum": 0, "cigars": 3}
    assert made(dice={"cigars": 1, "rum": 0})["aside"] == "rum"
    place = made(aside="fruit")
    assert place["dice"] == {"sugar": 2, "fruit": 0, "tobacco": 2, "rum": 2, "cigars": 2}


def test_ship_is_gone_while_a_demand_is_set() -> None:
    place = made(phase="set_aside")
    assert (place["docked"], place["aside"], place["turn"], place["ship"]) == (False, "", 0, 1)
    assert min(place["dice"].values()) > 0
    assert made(phase="set_aside", turn=5)["ship"] == 2
    assert made(phase="set_aside", ship=3)["turn"] == 1


def test_harbour_without_a_ship_has_no_demand() -> None:
    place = made(phase="enter", docked=False)
    assert (set(place["dice"].values()), place["aside"], place["ship"]) == ({0}, "", 2)


@pytest.mark.parametrize(
    ("phase", "cuban"), [("pablo_helps", "pablo"), ("alonso_helps", "alonso"), ("enter", "pedro")]
)
def test_car_stands_where_the_phase_needs_it(phase: str, cuban: str) -> None:
    assert CUBANS[made(phase=phase)["car"] - 1] == cuban


def test_pawn_enters_from_a_cuban_with_a_flower_who_is_active() -> None:
    street = ["el_zorro", "maria", "jose", *(c for c in CUBANS if c not in ("el_zorro", "maria", "jose"))]
    assert made(phase="enter", street=street, inactive=["maria"])["car"] == 3


def test_building_that_is_used_is_where_the_pawn_stands() -> None:
    place = made(phase="use", seats=[{"pawn": "cafe", "goods": {"rum": 1}}])
    assert (place["using"], CUBANS[place["car"] - 1]) == ("cafe", "conchita")
    place = made(phase="use", turn_player=1, using="casino", seats=[{}, {"vp": 1}])
    assert [seat["pawn"] for seat in place["seats"]] == ["", "casino"]


def test_building_that_is_used_from_afar_is_owned() -> None:
    place = made(phase="use", own_use=True, using="sawmill", seats=[{"goods": {"wood": 1}, "pawn": "bank"}])
    assert (place["seats"][0]["owned"], CUBANS[place["car"] - 1]) == (["sawmill"], "alonso")
    place = made(phase="use", own_use=True, seats=[{"owned": ["casino"], "vp": 1}])
    assert place["using"] == "casino"


def test_game_that_is_over_has_seen_its_last_ship_leave() -> None:
    place = made(phase="game_over")
    assert (place["ship"], place["docked"], place["actor"]) == (7, False, -1)


def test_game_that_is_over_with_a_ship_left_has_seen_its_last_turn() -> None:
    place = made(options={"max_turns": 9}, phase="game_over", docked=True)
    assert (place["ship"], place["turn"]) == (1, 9)


@pytest.mark.parametrize("phase", [phase for phase in PHASE_NAMES if phase != "give"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_phase_alone_is_enough_and_has_all_pieces(phase: str, players: int) -> None:
    state = GAME.scenario(players, phase=phase)
    assert state.census() == new_game(players).census()
    play_at_random(state, Rng(players))
    assert state.is_over


@pytest.mark.parametrize(
    "given",
    [
        {"seats": [{"goods": {"rum": 8}, "owned": ["bank"]}, {"owned": ["cafe", "church"]}]},
        {"seats": [{}, {"vp": 1}], "phase": "give", "turn_player": 0},
        {"dice": {"sugar": 1}, "value": 4, "ship": 7, "car": "el_zorro"},
        {"phase": "load", "loaders": [1], "seats": [{"goods": {"wood": 3}}]},
    ],
    ids=str,
)
def test_few_fields_make_a_position_with_all_pieces(given: dict[str, Any]) -> None:
    state = GAME.scenario(3, **given)
    assert state.census() == new_game(3).census()
    play_at_random(state, Rng(1))
    assert state.is_over


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"phase": "picnic"}, "phase"),
        ({"car": "fidel"}, "car"),
        ({"car": 10}, "car"),
        ({"actor": "me"}, "actor"),
        ({"actor": 2}, "actor"),
        ({"turn_player": None}, "turn_player"),
        ({"street": 7, "phase": "enter"}, "street"),
        ({"street": ["pedro"], "car": "pedro"}, "street"),
        ({"sites": ["bank"], "phase": "use"}, "sites"),
        ({"dice": {"sugar": 9}}, "dice.sugar"),
        ({"dice": {"wood": 1}}, "dice.wood"),
        ({"dice": 3}, "dice"),
        ({"aside": "wood"}, "aside"),
        ({"supply": {"rum": 9}}, "supply.rum"),
        ({"supply": []}, "supply"),
        ({"docked": 1}, "docked"),
        ({"ship": "last", "phase": "set_aside"}, "ship"),
        ({"own_use": "yes", "phase": "use"}, "own_use"),
        ({"loaders": "all", "phase": "load"}, "loaders"),
        ({"seats": 2}, "seats"),
        ({"seats": [2, {}]}, "seats[0]"),
        ({"seats": [{}, {}, {}]}, "seats"),
        ({"seats": [{"goods": {"rum": "some"}}]}, "seats[0].goods.rum"),
        ({"seats": [{"goods": {"rum": 5}}, {"goods": {"rum": 5}}]}, "supply"),
        ({"seats": [{"pawn": ["bank"]}], "phase": "use"}, "seats[0].pawn"),
        ({"seats": [{"purse": 3}]}, "seats[0].purse"),
        ({"inactive": "maria", "phase": "enter"}, "inactive"),
        ({"weather": "fine"}, "weather"),
        ({"phase": "give"}, "actor"),
    ],
    ids=str,
)
def test_wrong_field_is_refused_with_its_place(given: dict[str, Any], where: str) -> None:
    with pytest.raises(hs.BadPosition) as refused:
        GAME.scenario(2, **given)
    assert refused.value.where == f"position.position.{where}"
    for language in hs.LANGUAGES:
        assert "⟦" not in refused.value.say(language)
