"""What bots expect everybody to do in the rest of a phase."""

from __future__ import annotations

from typing import Any

import pytest

import harbourside as hs
from harbourside.games.puerto_rico.state import PuertoRicoState

from .scenario import GAME, P, node, position, seat, truth


def rested(*players: P, **places: Any) -> PuertoRicoState:
    state = position(*players, **places)
    state.come_to_rest()
    return state


def test_a_phase_is_played_to_the_next_choice_of_a_role() -> None:
    state = rested(P("corn:0"), P("corn:0"), P(), role="mayor", magistrate=[3, 0])
    assert node(state) == "role"
    assert state.actor == 1


def test_where_a_role_is_chosen_nothing_happens() -> None:
    state = position(P("corn", goods="1 corn"), P(), P())
    before = state.to_dict()
    state.come_to_rest()
    assert state.to_dict() == before


def test_people_go_where_goods_are_made() -> None:
    state = rested(P("indigo:0/2 quarry:0 indigo_plant:0"), P(), P(), role="mayor", magistrate=[1, 0])
    assert seat(state, 0)["workers"] == {"indigo": 1, "indigo_plant": 1}, "one hired, and the privilege"


def test_as_much_as_possible_is_loaded() -> None:
    state = rested(P(goods="1 corn 4 sugar"), P(), P(), role="captain")
    assert sum(seat(state, 0)["goods"]) == 0
    assert seat(state, 0)["vp"] == 6, "five goods and the privilege"


def test_the_dearest_good_is_sold_and_corn_for_nothing_is_not() -> None:
    state = rested(P(), P(goods="1 indigo 1 coffee"), P(goods="1 corn"), role="trader")
    assert seat(state, 1)["goods"] == [0, 1, 0, 0, 0]
    assert seat(state, 2)["goods"] == [1, 0, 0, 0, 0]


def test_the_dearest_useful_building_is_built() -> None:
    state = rested(P("corn", doubloons=10), P("coffee", doubloons=6), P("corn", doubloons=6), role="builder")
    assert any(kind in seat(state, 0)["tiles"] for kind in ("guild_hall", "residence", "city_hall")), "large"
    assert "coffee_roaster" in seat(state, 1)["tiles"]
    assert "coffee_roaster" not in seat(state, 2)["tiles"], "there is no coffee to roast"


def test_a_tile_is_taken_that_a_plant_waits_for() -> None:
    state = rested(P("quarry:0/3"), P("indigo_plant"), P(), role="settler", row="coffee indigo tobacco sugar")
    assert "indigo" in seat(state, 1)["tiles"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "modules", [{}, dict.fromkeys(("new_buildings", "nobles", "buccaneer", "festival"), True)]
)
def test_any_position_comes_to_rest_and_loses_nothing(players: int, modules: dict[str, bool]) -> None:
    """At a choice of a role, at the draft, or at the end."""
    state = GAME.new_game(players, 3, modules)
    rng = hs.Rng(3)
    while not state.is_over:
        copy = state.clone()
        copy.come_to_rest()
        assert copy.is_over or node(copy) in ("role", "draft")
        assert copy.census() == state.census()
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])


def test_the_original_of_a_clone_that_comes_to_rest_is_left_alone() -> None:
    state = position(P("corn:0", goods="3 corn"), P("corn:0"), P(), role="captain")
    before = truth(state)
    state.clone().come_to_rest()
    assert truth(state) == before
