"""Positions of which only some fields are given: the other fields are completed."""

from __future__ import annotations

from typing import Any

import pytest

import harbourside as hs
from harbourside.contract import checks
from harbourside.engine.rng import Rng

from .scenario import CARDS, GAME, do, legal, new_game, play_at_random, table, truth

FOUR_TYPES = ["ship_blue_1", "fish_1", "ship_red_1", "barrels_1"]
FOUR_TYPES += ["ship_pink_1", "pigs_1", "ship_yellow_1", "gold_1"]

GIVEN: list[dict[str, Any]] = [
    {},
    {"actor": 1},
    {"seats": [{"hand": ["gold_1", "rats"]}, {"hand": ["fish_1"], "known": ["fish_1"]}]},
    {"seats": [{"wolves": 1}, {"wolves": 1}]},
    {"seats": [{"hand": CARDS[:40]}]},
    {"seats": [{"delivered": ["ship_red_2", "barrels_3"]}], "deliveries_begun": 1},
    {"row": ["rats", "storm", "mutiny", "pirates"], "discard": ["gold_6"]},
    {"deliveries_begun": 2},
    {"phase": "delivery", "seats": [{"hand": ["gold_1"]}]},
    {"phase": "delivery", "deliveries_begun": 3, "seats": [{"hand": ["gold_1"]}]},
    {"phase": "event", "event": 1, "seats": [{}, {"hand": ["barrels_1"]}], "step": 1},
    {"phase": "hire", "actor": 1},
    {"phase": "hire", "started": False, "start_player": 1},
    {"phase": "game_over"},
    {"phase": "game_over", "seats": [{"delivered": FOUR_TYPES, "hand": ["gold_2"]}], "deliveries_begun": 2},
]


@pytest.mark.parametrize("options", [{}, {"visibility": "poor"}], ids=["clear", "fog"])
@pytest.mark.parametrize("given", GIVEN, ids=str)
def test_no_card_is_missing_with_any_given_fields(given: dict[str, Any], options: dict[str, str]) -> None:
    for players in (2, 3, 5):
        state = GAME.scenario(players, options, **given)
        assert state.census() == new_game(players).census()
        checks.check_legal(state)
        checks.check_copies(state, 1)
        checks.check_hidden(state, 1)
        play_at_random(state, Rng(players))
        assert state.is_over


@pytest.mark.parametrize("given", GIVEN, ids=str)
def test_given_fields_stand(given: dict[str, Any]) -> None:
    made = truth(GAME.scenario(2, **given))
    for name, value in given.items():
        if name == "seats":
            for seat, part in enumerate(value):
                assert part.items() <= made["seats"][seat].items()
        else:
            assert made[name] == value


def test_a_pair_to_deliver() -> None:
    state = GAME.scenario(3, phase="delivery", seats=[{"hand": ["ship_yellow_1", "gold_5"]}])
    assert legal(state) == {"deliver:gold@s1g5", "end:delivery"}
    do(state, "deliver:gold@s1g5")
    assert state.scores() == [6, 0, 0]


def test_plain_position_is_the_first_turn_with_empty_hands() -> None:
    state = GAME.scenario(2)
    assert (table(state)["phase"], state.current_player) == ("turn", 0)
    assert [player["hand"] for player in truth(state)["seats"]] == [[], []]
    assert table(state)["cards_to_delivery"] == 14, "as after a set-up"


@pytest.mark.parametrize(
    ("given", "actor"), [({"turn_player": 2}, 2), ({"phase": "hire", "turn_player": 2, "step": 1}, 0)]
)
def test_who_is_asked_follows_from_turn_and_step(given: dict[str, Any], actor: int) -> None:
    assert GAME.scenario(3, **given).current_player == actor


def test_turn_follows_from_who_is_asked() -> None:
    assert truth(GAME.scenario(3, actor=1))["turn_player"] == 1
    assert truth(GAME.scenario(3, phase="hire", actor=0, step=1))["turn_player"] == 2
    assert truth(GAME.scenario(3, phase="hire", started=False, start_player=2))["turn_player"] == 2


def test_deliveries_begun_follow_from_the_wolves() -> None:
    wolves = [{"wolves": 1}]
    assert truth(GAME.scenario(2, seats=wolves))["deliveries_begun"] == 1
    assert truth(GAME.scenario(2, phase="hire", seats=wolves))["deliveries_begun"] == 2
    assert truth(GAME.scenario(2, seats=wolves, discard=["sea_wolf"]))["deliveries_begun"] == 2
    assert truth(GAME.scenario(2, phase="game_over"))["deliveries_begun"] == 3


def test_wolves_that_nobody_has_lie_in_the_discard_pile() -> None:
    assert truth(GAME.scenario(2, deliveries_begun=2, seats=[{"wolves": 1}]))["discard"] == ["sea_wolf"]


def test_row_and_pile_are_the_cards_that_lie_nowhere_else() -> None:
    made = truth(
        GAME.scenario(2, seats=[{"hand": ["ship_blue_1"], "delivered": ["ship_red_1", "barrels_1"]}])
    )
    assert made["row"] == ["ship_pink_1", "ship_yellow_1", "fish_1", "pigs_1"]
    assert not {"ship_blue_1", "ship_red_1", "barrels_1", *made["row"]} & set(made["pile"])


def test_after_the_game_all_hands_are_known() -> None:
    made = truth(GAME.scenario(2, phase="game_over", seats=[{"hand": ["gold_1", "rats"]}]))
    assert made["seats"][0]["known"] == ["gold_1", "rats"]


def test_scenario_of_a_match_has_its_totals() -> None:
    state = GAME.scenario(2, {"target_score": 100}, totals=[40, -3], game_number=3, actor=1)
    assert (state.scores(), state.current_player) == ([40, -3], 1)


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"phase": "picnic"}, "phase"),
        ({"phase": []}, "phase"),
        ({"piles": []}, "piles"),
        ({"pile": 3}, "pile"),
        ({"pile": [[]]}, "pile[0]"),
        ({"row": ["gold_1"]}, "row"),
        ({"discard": "gold_1"}, "discard"),
        ({"seats": 3}, "seats"),
        ({"seats": [3]}, "seats"),
        ({"seats": [{}, 3]}, "seats[1]"),
        ({"seats": [{}, {}, {}]}, "seats"),
        ({"seats": [{"hand": 3}]}, "seats[0].hand"),
        ({"seats": [{"hands": []}]}, "seats[0].hands"),
        ({"seats": [{"wolves": "two"}]}, "seats[0].wolves"),
        ({"seats": [{"wolves": 10**30}]}, "seats[0].wolves"),
        ({"actor": "nobody"}, "actor"),
        ({"turn_player": None}, "turn_player"),
        ({"step": 9}, "step"),
        ({"start_player": {}}, "start_player"),
        ({"deliveries_begun": -1}, "deliveries_begun"),
        ({"phase": "delivery"}, "phase"),
    ],
)
def test_invalid_fields_are_refused_with_their_place(given: dict[str, Any], where: str) -> None:
    with pytest.raises(hs.BadPosition) as refused:
        GAME.scenario(2, **given)
    assert refused.value.where.removeprefix("position.").removeprefix("position.") == where


def test_chance_can_be_given_in_a_scenario() -> None:
    play = hs.Play.from_position(GAME.scenario(2), chance=["drew=gold_6", "row@2=rats"])
    play.do("draw:pile")
    play.do("take:row@2")
    assert truth(play.state)["seats"][0]["hand"] == ["gold_6"]
    assert truth(play.state)["row"][2] == "rats"
