"""Roles, rounds, the end. docs/rules/puerto_rico.md, sections 5.1, 5.9 and 6."""

from __future__ import annotations

import json

from .scenario import (
    GAME,
    P,
    do,
    doubloons,
    finish_phase,
    finish_round,
    legal,
    new_game,
    node,
    phase,
    position,
    table,
    truth,
    vp,
    why_not,
)


def test_each_role_is_used_once_in_a_round() -> None:
    state = position(P(), P(), P(), P(), role="prospector_1")
    assert state.current_player == 1
    assert "role:prospector_1" not in legal(state)
    assert why_not(state, "role:prospector_1") == "why-role-used"


def test_roles_depend_on_the_number_of_players() -> None:
    assert why_not(position(P(), P(), P()), "role:prospector_1") == "why-role-not-in-game"
    assert why_not(position(P(), P(), P(), P()), "role:prospector_2") == "why-role-not-in-game"
    assert why_not(position(P(), P(), P(), P(), P()), "role:prospector_2") is None
    assert why_not(position(P(), P()), "role:prospector_1") is None
    assert why_not(position(P(), P()), "role:buccaneer") == "why-role-not-in-game"


def test_coins_on_a_card_go_to_who_takes_it() -> None:
    state = position(P(), P(), P(), coins={"settler": 2}, role="settler")
    assert doubloons(state, 0) == 2
    assert truth(state)["role_coins"] == [0] * 9


def test_prospector_brings_a_doubloon() -> None:
    state = position(P(), P(), P(), P(), role="prospector_1")
    assert [doubloons(state, number) for number in range(4)] == [1, 0, 0, 0]


def test_three_unused_cards_get_a_coin_and_the_governor_moves_on() -> None:
    state = position(P(), P(), P(), P())
    finish_round(state)
    whole = truth(state)
    assert sum(whole["role_coins"]) == 3
    assert (whole["governor"], whole["round"], state.current_player) == (1, 2, 1)
    assert len(legal(state)) == 7


def test_coins_on_a_card_that_nobody_takes_add_up() -> None:
    state = position(P(), P(), P(), coins={"builder": 2, "settler": 1})
    for role in ("settler", "trader", "mayor"):
        do(state, f"role:{role}")
        finish_phase(state)
    assert truth(state)["role_coins"][:6] == [0, 0, 3, 1, 0, 1]


def test_two_player_rounds_of_six_picks_leave_one_coin() -> None:
    state = new_game(2)
    choosers = []
    for _ in range(6):
        choosers.append(state.current_player)
        do(state, sorted(legal(state))[0])
        finish_phase(state)
    assert choosers == [0, 1, 0, 1, 0, 1]
    assert sum(truth(state)["role_coins"]) == 1
    assert state.current_player == 1


def test_five_players_leave_three_cards() -> None:
    state = new_game(5)
    finish_round(state)
    assert sum(truth(state)["role_coins"]) == 3


def test_an_end_reason_lets_the_round_be_played_out() -> None:
    state = position(P(), P(), P(), end_reasons=["end_city"])
    do(state, "role:trader")
    assert not state.is_over
    finish_round(state)
    assert state.is_over


def test_end_by_vp_pool() -> None:
    """R19: reaching 0 is enough; VP beyond the pool are noted and count."""
    state = position(P(goods="6 corn"), P(), P(), P(), role="captain", vp_pool=4)
    do(state, "load:corn@1")
    assert (vp(state, 0), truth(state)["vp_pool"], truth(state)["noted"]) == (7, 0, 3)
    assert truth(state)["end_reasons"] == ["end_vp"]
    finish_round(state)
    assert state.is_over
    state = position(P(goods="4 corn"), P(), P(), P(), role="captain", vp_pool=6)
    do(state, "load:corn@2")
    assert truth(state)["end_reasons"] == []
    state = position(P(goods="4 corn"), P(), P(), P(), role="captain", vp_pool=5)
    do(state, "load:corn@2", "yes")
    assert (truth(state)["end_reasons"], truth(state)["noted"]) == (["end_vp"], 0), "exactly the last one"


def test_end_by_a_full_city() -> None:
    city = "guild_hall residence fortress customs_house hacienda office harbor"
    state = position(P(city, doubloons=9), P(), P(), role="builder")
    assert truth(state)["end_reasons"] == []
    do(state, "build:wharf")
    assert truth(state)["end_reasons"] == ["end_city"]


def test_a_city_with_a_space_left_does_not_end_the_game() -> None:
    city = "guild_hall residence fortress customs_house hacienda office"
    state = position(P(city, doubloons=9), P(), P(), role="builder")
    do(state, "build:wharf")
    assert truth(state)["end_reasons"] == []


def test_max_rounds_ends_the_game() -> None:
    """R20."""
    state = position(P(), P(), P(), options={"max_rounds": 10}, round=10)
    finish_round(state)
    assert state.is_over


def test_most_points_win() -> None:
    state = position(P(vp=3), P(vp=5), P(), end_reasons=["end_city"])
    finish_round(state)
    assert phase(state) == "game_over"
    assert state.winners() == [1]


def test_tie_by_doubloons_plus_goods() -> None:
    tied = position(P(vp=5, doubloons=2), P("corn", "2 corn", doubloons=1, vp=5), P())
    assert tied.standing(0) == [5, 2]
    assert tied.standing(1) == [5, 3]


def test_still_tied_players_share_the_victory() -> None:
    state = position(P(vp=5), P(vp=5), P(), end_reasons=["end_city"])
    for _ in range(3):
        do(state, sorted(legal(state) & {"role:trader", "role:captain", "role:craftsman"})[0])
        finish_phase(state)
    assert state.winners() == [0, 1]


def test_the_first_player_to_decide_is_the_governor() -> None:
    state = new_game(3)
    assert (node(state), state.current_player) == ("role", 0)


def test_the_view_shows_who_took_which_card() -> None:
    state = position(P(), P(), P())
    do(state, "role:trader")
    finish_phase(state)
    do(state, "role:builder")
    taken = [{"role": "trader", "taker_player": 0}, {"role": "builder", "taker_player": 1}]
    assert table(state, 2)["used_roles"] == taken
    again = GAME.from_dict(json.loads(json.dumps(state.to_dict())))
    assert table(again, 2)["used_roles"] == taken


def test_an_unclaimed_captured_card_is_used_by_its_captor() -> None:
    state = position(P(goods="coffee"), P(), P(), options={"buccaneer": True})
    do(state, "role:buccaneer")
    do(state, "capture:trader")
    do(state, "role:craftsman")
    do(state, "role:builder")
    while phase(state) == "builder":
        do(state, "pass")
    assert table(state, 1)["used_roles"] == [
        {"role": "buccaneer", "taker_player": 0},
        {"role": "craftsman", "taker_player": 1},
        {"role": "builder", "taker_player": 2},
        {"role": "trader", "taker_player": 0},
    ]
