"""Positions made to order: what follows from the rest is worked out, and what is given stays."""

from __future__ import annotations

from typing import Any

import pytest

import harbourside as hs
from harbourside.engine.rng import Rng
from harbourside.games.puerto_rico.data import GOODS, PLANTATIONS

from .scenario import ALL_MODULES, GAME, do, finish_phase, goods, legal, new_game, phase, truth

MODULES: list[dict[str, Any]] = [{}, {"nobles": True}, {"new_buildings": True}, ALL_MODULES]


def made(players: int = 3, options: dict[str, Any] | None = None, **given: Any) -> dict[str, Any]:
    return truth(GAME.scenario(players, options, **given))


def play_on(state: hs.State, seed: int) -> None:
    rng = Rng(seed)
    while not state.is_over:
        actions = state.legal_actions()
        state.apply(actions[int(rng.below(len(actions)))])


def test_corn_is_shipped() -> None:
    state = GAME.scenario(
        3, seats=[{"goods": [4, 0, 0, 0, 0]}], ships=[{"good": "corn", "amount": 1}, *EMPTY]
    )
    do(state, "role:captain", "load:corn@0")
    assert truth(state)["seats"][0]["vp"] == 4
    assert goods(state, 0) == {"corn": 1}


EMPTY = [{"good": "", "amount": 0}] * 2


@pytest.mark.parametrize("options", MODULES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_plain_position_is_the_governors_choice_of_a_role(players: int, options: dict[str, Any]) -> None:
    state = GAME.scenario(players, options)
    position = truth(state)
    assert (position["phase"], position["node"], position["actor"]) == ("round", "node_role", 0)
    assert all(not seat["tiles"] and seat["doubloons"] == seat["vp"] == 0 for seat in position["seats"])
    assert sum(position["row"]) == players + 1
    play_on(state, players)


GIVEN: list[dict[str, Any]] = [
    {},
    {"seats": [{"tiles": {"corn": 3, "quarry": 2, "hacienda": 1}, "workers": {"corn": 2}, "vp": 7}]},
    {"seats": [{"goods": [2, 0, 0, 0, 1]}, {"san_juan": [3, 0]}], "market": ["corn", "coffee"]},
    {"ships": [{"good": "sugar", "amount": 3}, *EMPTY], "discard": [1, 1, 0, 0, 0]},
    {"used": ["mayor", "settler"], "governor": 1},
    {"phase": "settler"},
]


@pytest.mark.parametrize("options", MODULES, ids=str)
@pytest.mark.parametrize("given", GIVEN, ids=str)
def test_everything_of_the_box_is_somewhere(given: dict[str, Any], options: dict[str, Any]) -> None:
    state = GAME.scenario(3, options, **given)
    assert state.census() == new_game(3, 0, **options).census()
    play_on(state, 3)


def test_a_draft_that_is_over_has_what_somebody_has() -> None:
    seats = [{"tiles": {"lighthouse": 1, "union_hall": 1}}]
    state = GAME.scenario(3, {"new_buildings": True}, seats=seats)
    assert state.census() == new_game(3, 0, new_buildings=True).census()
    begun = GAME.scenario(3, {"new_buildings": True}, phase="drafting", board={"lighthouse": 2})
    assert (truth(begun)["step"], begun.current_player) == (1, 1)
    assert "draft:lighthouse" not in legal(begun)


def test_pile_is_all_that_lies_nowhere_else_one_of_each_kind_first() -> None:
    position = made(
        row=[0, 0, 0, 0, 0],
        seats=[{"tiles": {"corn": 2}, "forests": [0, 1, 0, 0, 0]}],
        options={"new_buildings": True},
    )
    assert position["pile"][:5] == GOODS
    assert [position["pile"].count(good) for good in GOODS] == [
        PLANTATIONS[0] - 2,
        PLANTATIONS[1] - 1,
        *PLANTATIONS[2:],
    ]


def test_copy_beside_the_festival_is_not_on_the_board() -> None:
    festival = {"crop": "corn", "goods": ["corn"], "building": "wharf"}
    plain = made(options={"festival": True})
    position = made(options={"festival": True}, festival=festival)
    assert plain["board"]["wharf"] - position["board"]["wharf"] == 1
    assert plain["goods"][0] - position["goods"][0] == 1
    assert plain["pile"].count("corn") - position["pile"].count("corn") == 1


@pytest.mark.parametrize(
    ("given", "follows"),
    [
        ({"governor": 1}, {"actor": 1, "chooser": 1}),
        ({"actor": 2}, {"governor": 2, "chooser": 2}),
        ({"used": ["mayor"]}, {"pick": 1, "step": 1, "actor": 1, "chooser": 0}),
        (
            {"phase": "trader"},
            {"node": "node_trade", "used": ["trader"], "pick": 0, "chooser": 0, "actor": 0},
        ),
        ({"phase": "captain", "step": 1, "governor": 1}, {"node": "node_load", "actor": 2, "chooser": 1}),
        ({"phase": "builder", "actor": 2}, {"governor": 2, "chooser": 2, "step": 0}),
        ({"phase": "settler", "used": ["mayor", "settler"]}, {"pick": 1, "chooser": 1, "actor": 1}),
        ({"node": "node_craft"}, {"phase": "craftsman", "stage": "craft_privilege"}),
        (
            {"phase": "game_over", "end_reasons": ["end_vp"], "vp_pool": 0},
            {"node": "node_over", "actor": -1, "stage": ""},
        ),
    ],
    ids=str,
)
def test_whose_turn_it_is_follows(given: dict[str, Any], follows: dict[str, Any]) -> None:
    seats = [{"goods": [0, 0, 0, 1, 1], "tiles": {"corn": 1}, "workers": {"corn": 1}, "doubloons": 9}] * 3
    position = made(seats=seats, **given)
    assert {name: position[name] for name in follows} == follows


def test_a_role_being_carried_out_is_played_on() -> None:
    state = GAME.scenario(3, phase="trader", seats=[{"goods": [0, 0, 0, 0, 1]}])
    do(state, "sell:coffee")
    finish_phase(state)
    assert phase(state) == "round"
    assert truth(state)["actor"] == 1


def test_what_is_given_is_never_overridden() -> None:
    position = made(
        workers=3, board={"wharf": 1}, pile=["corn"], goods=[1, 0, 0, 0, 0], vp_pool=5, quarries=0
    )
    assert (position["workers"], position["board"], position["pile"]) == (3, {"wharf": 1}, ["corn"])
    assert (position["goods"], position["vp_pool"], position["quarries"]) == ([1, 0, 0, 0, 0], 5, 0)
    with pytest.raises(hs.BadPosition, match="actor"):
        made(governor=1, actor=0)


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"piles": []}, "piles"),
        ({"pile": 3}, "pile"),
        ({"pile": ["tea"]}, "pile[0]"),
        ({"phase": "tea"}, "phase"),
        ({"node": 3}, "node"),
        ({"governor": 7}, "governor"),
        ({"actor": None}, "actor"),
        ({"step": "1"}, "step"),
        ({"pick": []}, "pick"),
        ({"used": 2}, "used"),
        ({"used": ["mayor", "tea"]}, "used[1]"),
        ({"row": [1, 2]}, "row"),
        ({"discard": [0, 0, 0, 0, -1]}, "discard[4]"),
        ({"goods": ["corn"]}, "goods"),
        ({"ships": [{"good": "tea", "amount": 1}, *EMPTY]}, "ships[0].good"),
        ({"ships": [{"good": "corn"}, *EMPTY]}, "ships[0].amount"),
        ({"market": "corn"}, "market"),
        ({"magistrate": [1]}, "magistrate"),
        ({"noted": -1}, "noted"),
        ({"board": {"tower": 1}}, "board.tower"),
        ({"festival": {"building": "tower"}}, "festival.building"),
        ({"memory": {"hand": 3}}, "memory.hand"),
        ({"seats": 3}, "seats"),
        ({"seats": [{}, 3]}, "seats[1]"),
        ({"seats": [{}] * 4}, "seats"),
        ({"seats": [{"tiles": {"tea": 1}}]}, "seats[0].tiles.tea"),
        ({"seats": [{"tiles": {"corn": True}}]}, "seats[0].tiles.corn"),
        ({"seats": [{"workers": {"corn": 1}}]}, "seats[0].workers.corn"),
        ({"seats": [{"vp": "1"}]}, "seats[0].vp"),
        ({"seats": [{"pesos": 1}]}, "seats[0].pesos"),
    ],
    ids=str,
)
def test_wrong_field_is_refused_with_its_place(given: dict[str, Any], where: str) -> None:
    with pytest.raises(hs.BadPosition) as refused:
        made(**given)
    assert refused.value.where == f"position.position.{where}"
    for language in hs.LANGUAGES:
        assert "⟦" not in refused.value.say(language)
