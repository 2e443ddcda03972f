"""Positions of which only some fields are given: these stay, and the other fields are completed."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

import harbourside as hs
from harbourside.engine.rng import Rng

from .scenario import GAME, do, legal, names, play_at_random, short, truth


def made(players: int = 2, **given: Any) -> dict[str, Any]:
    return truth(GAME.scenario(players, **given))


def test_a_ship_comes_in_and_its_goods_are_sold() -> None:
    state = GAME.scenario(
        2,
        seats=[{"hand": ["blue_5"], "unstored": ["red_5", "red_3"]}],
        market=[{"card": "red_2", "reserved_by": -1}],
        ships={"red": "pirates_2"},
    )
    do(state, "buy:market", "pay:blue_5")
    assert state.scores() == [3, 0]


def test_example_of_the_readme_is_a_position() -> None:
    readme = (files(GAME.package) / "README.md").read_text("utf-8")
    example = re.search(r"`(hs\.game\(.*?\))` makes a position", readme)
    assert example
    state = eval(example[1], {"hs": hs})
    assert truth(state)["seats"][0]["hand"] == ["blue_5"]
    assert truth(state)["ships"]["red"] == "pirates_2"


def test_plain_position_is_the_first_players_turn_with_nothing_in_any_hand() -> None:
    position = made()
    assert (position["phase"], position["actor"]) == ("action", 0)
    assert set(position["ships"].values()) == {"alexandria"}
    assert all(not any(seat.values()) for seat in position["seats"])
    assert [len(position[place]) for place in ("market", "farm", "deck")] == [5, 3, 100]


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"seats": [{"hand": ["red_5"] * 7, "unstored": ["blue_2"] * 11}]},
        {"seats": [{"vp_blind": ["green_3"]}, {"vp_stack": ["green_5"], "stored": ["yellow_2"]}]},
        {"discard": ["red_2", "green_2"], "farm": []},
        {"market": [{"card": "red_5", "reserved_by": 1}, {"card": "red_5", "reserved_by": -1}]},
        {"phase": "choose_marker"},
    ],
    ids=str,
)
def test_every_card_of_the_box_is_somewhere(given: dict[str, Any]) -> None:
    for players in (2, 3, 4):
        state = GAME.scenario(players, **given)
        assert state.census() == GAME.new_game(players).census()
        play_at_random(state, Rng(players))


def test_deck_is_all_that_lies_nowhere_else_one_of_each_type_first() -> None:
    position = made(market=[{"card": "blue_2", "reserved_by": -1}], farm=[], seats=[{"hand": ["red_5"] * 7}])
    assert short(position["deck"][:11]) == "R2 R3 B2 B3 B5 Y2 Y3 Y5 G2 G3 G5"
    assert len(position["deck"]) == 100
    assert position["deck"].count("blue_2") == 10


def test_market_and_farm_take_nothing_that_lies_elsewhere() -> None:
    position = made(seats=[{"hand": ["red_5"] * 7}], deck=["green_2"])
    there = [place["card"] for place in position["market"] + position["farm"]]
    assert sorted(there) == sorted(names("R2 R3 B2 B3 B5 Y2 Y3 Y5"))


@pytest.mark.parametrize(
    ("given", "follows"),
    [
        ({"turn_player": 2}, {"actor": 2}),
        ({"actor": 1}, {"turn_player": 1, "start_player": 0}),
        ({"start_player": 1}, {"turn_player": 1, "actor": 1}),
        ({"phase": "choose_marker", "turn_player": 1}, {"start_player": 1, "actor": 1, "step": 0}),
        (
            {"phase": "choose_marker", "seats": [{"markers": ["marker_red"]}]},
            {"step": 1, "actor": 1, "turn_player": 0},
        ),
        ({"seats": [{"markers": ["marker_red"] * 8}]}, {"phase": "game_over", "actor": -1}),
        (
            {"passes": 3, "market": [], "farm": [], "deck": []},
            {"phase": "game_over", "actor": -1, "turn_player": 0},
        ),
    ],
    ids=str,
)
def test_whose_turn_it_is_follows(given: dict[str, Any], follows: dict[str, Any]) -> None:
    position = made(3, **given)
    assert {name: position[name] for name in follows} == follows


def test_cost_of_a_purchase_is_the_value_of_the_cards_open_to_the_buyer() -> None:
    position = made(
        phase="payment",
        actor=1,
        market=[
            {"card": "red_5", "reserved_by": 0},
            {"card": "red_2", "reserved_by": 1},
            {"card": "red_3", "reserved_by": -1},
        ],
        seats=[{}, {"hand": ["blue_5"]}],
    )
    assert (position["cost"], position["paid"], position["turn_player"]) == (5, 0, 1)


def test_colour_to_choose_goods_of_is_the_raided_one_with_a_choice() -> None:
    state = GAME.scenario(
        2,
        phase="raid_keep",
        step=1,
        ships={"red": "pirates_1", "blue": "pirates_1", "green": "carthage"},
        seats=[{}, {"unstored": ["red_2", "blue_2", "blue_5"]}],
    )
    assert (truth(state)["keep_colour"], truth(state)["keeps_left"], state.current_player) == ("blue", 1, 1)
    assert legal(state) == {"keep:blue_2", "keep:blue_5"}


def test_given_fields_are_never_overridden() -> None:
    deck = names("R2 G3 B5")
    assert made(deck=deck)["deck"] == deck
    assert made(farm=[])["farm"] == []
    with pytest.raises(hs.BadPosition, match="actor"):
        made(turn_player=1, actor=0)
    with pytest.raises(hs.BadPosition, match="cost"):
        made(phase="payment", cost=1)


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"decks": []}, "decks"),
        ({"deck": 3}, "deck"),
        ({"deck": ["red_4"]}, "deck[0]"),
        ({"phase": "picnic"}, "phase"),
        ({"turn_player": "1"}, "turn_player"),
        ({"actor": 5}, "actor"),
        ({"step": None}, "step"),
        ({"ships": {"red": "atlantis"}}, "ships.red"),
        ({"ships": {"pink": "carthage"}}, "ships.pink"),
        ({"ships": 1, "phase": "raid_keep"}, "ships"),
        ({"market": [{"card": "red_5"}]}, "market[0].reserved_by"),
        ({"market": [{"card": "red_5"}], "phase": "payment"}, "market[0].reserved_by"),
        ({"market": [3]}, "market[0]"),
        ({"seats": 3}, "seats"),
        ({"seats": [{}, 3]}, "seats[1]"),
        ({"seats": [{}, {}, {}]}, "seats"),
        ({"seats": [{"hand": [["red_5"]]}]}, "seats[0].hand[0]"),
        ({"seats": [{"hand": ["red_5"] * 8}]}, "seats[0].hand"),
        ({"seats": [{"markers": 2}]}, "seats[0].markers"),
        ({"seats": [{"coins": 2}]}, "seats[0].coins"),
    ],
    ids=str,
)
def test_wrong_field_is_refused_with_its_place(given: dict[str, Any], where: str) -> None:
    with pytest.raises(hs.BadPosition) as refused:
        made(**given)
    assert refused.value.where == f"position.position.{where}"
    for language in hs.LANGUAGES:
        assert "⟦" not in refused.value.say(language)
