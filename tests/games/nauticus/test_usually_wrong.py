"""The rules that implementations of Nauticus usually get wrong, one after another."""

from __future__ import annotations

import pytest

import harbourside as hs

from .scenario import do, happened, legal, mine, position, seat, table, truth, why_not

FULL = "good_fish " * 12
ELEVEN = "good_fish " * 11
SINGLE = "hull_single mast_star sail_star"
PAIR = "hull_stern hull_bow mast_star mast_star sail_star sail_star"


def test_a_bonus_tile_is_lost_with_a_full_warehouse() -> None:
    play = hs.Play.from_position(
        position(seat(warehouse=FULL), seat(), action="crowns", place=2, stage="choose_tile")
    )
    play.do("choose:crowns")
    assert truth(play.state)["stage"] == "act"
    assert "bonus-lost" in happened(play)
    assert "sail_whale" not in mine(play.state, 0)["warehouse"]


def test_the_worker_of_a_worker_and_good_bonus_is_kept_with_a_full_warehouse() -> None:
    state = position(seat(warehouse="hull_bow " * 12), seat(), action="crowns", place=5, stage="choose_tile")
    do(state, "choose:crowns")
    assert (truth(state)["stage"], mine(state, 0)["workers"]) == ("act", 5)


def test_a_free_fifth_tile_is_lost_with_a_full_warehouse() -> None:
    ship = "hull_stern hull_middle hull_middle hull_bow"
    owner = seat(warehouse="hull_bow " * 11, ships=[ship])
    play = hs.Play.from_position(position(owner, seat(), action="buy_goods", place=4))
    for key in ("buy:good_coffee", "buy:good_fish", "place:ship_0", "buy:good_grain", "place:ship_0"):
        play.do(key)
    play.do("buy:good_salt")
    play.do("place:ship_0")
    assert truth(play.state)["stage"] == "act"
    assert "free-tile-lost" in happened(play)
    play.do("buy:good_fish")
    play.do("place:ship_0")
    assert happened(play).count("free-tile-lost") == 1


def test_a_free_tile_that_fits_must_be_taken() -> None:
    state = position(seat(warehouse=ELEVEN), seat(), action="crowns", place=2, stage="choose_tile")
    do(state, "choose:crowns")
    assert legal(state) == {f"take:sail_{crest}" for crest in ("whale", "caravel", "tower", "star")}


def test_a_tile_with_price_0_needs_room_in_the_warehouse_and_cannot_be_paid_for() -> None:
    owner = seat(warehouse=FULL, ships=["hull_single"])
    state = position(owner, seat(), action="buy_masts")
    assert why_not(state, "buy:mast_whale") == "why-no-space-golden"
    assert legal(state, "buy") == {"mast_caravel", "mast_tower", "mast_star"}


def test_a_tile_with_price_0_goes_to_the_warehouse_with_any_yard() -> None:
    state = position(seat(ships=["hull_single"]), seat(), action="buy_masts")
    do(state, "buy:mast_whale")
    assert mine(state, 0)["warehouse"] == {"mast_whale": 1}
    assert mine(state, 0)["ships"] == [["hull_single"]]


def test_a_mast_needs_two_spaces() -> None:
    state = position(seat(warehouse=ELEVEN), seat(), action="buy_masts")
    assert legal(state, "buy") == set()
    assert why_not(state, "buy:mast_caravel") == "why-nowhere"
    roomy = position(seat(warehouse="good_fish " * 10), seat(), action="buy_masts")
    assert legal(roomy, "buy") == {f"mast_{crest}" for crest in ("whale", "caravel", "tower", "star")}
    do(roomy, "buy:mast_caravel", "place:warehouse")
    assert table(roomy)["seats"][0]["space_left"] == 0


def test_a_mast_bonus_is_lost_with_one_space_left() -> None:
    state = position(seat(warehouse=ELEVEN), seat(), action="crowns", place=1, stage="choose_tile")
    do(state, "choose:crowns")
    assert truth(state)["stage"] == "act"


def test_a_sail_on_a_crown_mast_gives_the_ship_its_crest() -> None:
    owner = seat(ships=["hull_stern hull_bow mast_crown"], warehouse="mast_tower mast_star")
    state = position(owner, seat(), action="buy_sails")
    do(state, "buy:sail_tower", "place:ship_0")
    assert table(state)["seats"][0]["ships"][0]["crest"] == "tower"
    do(state, "end_action", "extra:transport")
    assert legal(state, "transport") == {"mast_tower"}


@pytest.mark.parametrize(
    "ship", ["hull_stern hull_bow mast_whale", "hull_stern hull_bow mast_crown sail_whale"]
)
def test_a_ship_with_two_crests_is_refused(ship: str) -> None:
    owner = seat(ships=[ship], warehouse="mast_caravel mast_whale mast_crown")
    state = position(owner, seat(), action="transport")
    assert legal(state, "transport") == {"mast_whale", "mast_crown"}
    do(state, "transport:mast_crown", "place:ship_0")
    assert "mast_caravel" not in legal(state, "transport")


def test_the_crest_that_refuses_is_named() -> None:
    owner = seat(ships=["hull_stern hull_bow mast_whale", "hull_single"], warehouse="mast_caravel")
    state = position(owner, seat(), action="transport")
    do(state, "transport:mast_caravel")
    assert legal(state) == {"place:ship_1"}
    assert why_not(state, "place:ship_0") == "why-other-crest"


def test_no_gap_is_closed_later_by_a_middle_part() -> None:
    owner = seat(ships=["hull_stern hull_bow", "hull_stern", "hull_bow"], warehouse="hull_middle")
    state = position(owner, seat(), action="transport")
    do(state, "transport:hull_middle")
    assert legal(state) == {"place:new", "place:ship_1", "place:ship_2"}
    do(state, "place:ship_1")
    assert mine(state, 0)["ships"][2] == ["hull_bow"]


def test_two_ships_finished_in_one_transport_the_second_with_the_reward_of_the_first() -> None:
    owner = seat(ships=["hull_single mast_star", "hull_single mast_star"], warehouse="sail_star", workers=0)
    state = position(owner, seat(), action="transport")
    do(state, "transport:sail_star", "place:ship_0", "reward:crown_sail")
    do(state, "transport:sail_crown", "place:ship_1")
    assert truth(state)["rewards"]["due"] == 1
    do(state, "reward:three_workers")
    assert table(state)["seats"][0]["vp_for_ships"] == 4


def test_the_workers_of_a_reward_can_be_used_in_the_same_action() -> None:
    owner = seat(ships=["hull_single mast_star"], warehouse="sail_star good_salt", workers=0)
    state = position(owner, seat(), action="transport", place=2)
    do(state, "transport:sail_star", "place:ship_0", "reward:three_workers")
    assert legal(state) == {"end_action", "transport:good_salt"}


@pytest.mark.parametrize("reward", ["crown_mast", "crown_sail", "three_vp", "seven_talers", "three_workers"])
def test_at_most_two_of_each_reward_for_one_ship(reward: str) -> None:
    ship = "hull_stern hull_middle hull_bow" + 3 * " mast_star" + 2 * " sail_star"
    state = position(seat(ships=[ship, ship]), seat(), action="buy_sails")
    do(state, "buy:sail_star", "place:ship_0", f"reward:{reward}", f"reward:{reward}")
    assert why_not(state, f"reward:{reward}") == "why-reward-twice"
    do(state, "reward:three_vp" if reward != "three_vp" else "reward:crown_sail")
    do(state, "buy:sail_star", "place:ship_1")
    assert f"reward:{reward}" in legal(state)


def test_two_goods_count_as_one_reward_and_must_differ() -> None:
    ship = "hull_stern hull_bow mast_star mast_star sail_star"
    state = position(seat(ships=[ship]), seat(), action="buy_sails")
    do(state, "buy:sail_star", "place:ship_0", "reward:two_goods", "take:good_fish")
    assert legal(state) == {"take:good_grain", "take:good_coffee", "take:good_salt"}
    assert why_not(state, "take:good_fish") == "why-same-good"
    do(state, "take:good_salt", "reward:two_goods", "take:good_fish", "take:good_salt")
    assert mine(state, 0)["warehouse"] == {"good_fish": 2, "good_salt": 2}
    assert truth(state)["stage"] == "act"


def test_the_extra_action_costs_two_talers_a_tile_and_four_for_a_copy() -> None:
    state = position(seat(), seat(), action="buy_goods", place=4)
    do(state, "extra:buy_goods")
    assert set(table(state)["execution"]["prices_now"].values()) == {2}
    do(state, "buy:good_coffee", "place:warehouse")
    assert table(state)["execution"]["prices_now"]["good_coffee"] == 4
    do(state, "buy:good_coffee", "place:warehouse")
    assert mine(state, 0)["coins"] == 9


def test_the_extra_action_has_no_blue_workers_but_two_more_real_ones_that_stay() -> None:
    state = position(seat(workers=0), seat(), action="money", place=4)
    do(state, "extra:money")
    assert (truth(state)["execution"]["blue_left"], mine(state, 0)["workers"]) == (0, 2)
    do(state, "money", "end_action")
    assert truth(state)["execution"]["blue_left"] == 3
    do(state, "money", "money", "money", "end_action")
    assert mine(state, 0)["workers"] == 1


def test_the_extra_action_may_use_a_used_tile() -> None:
    state = position(action="buy_hull", phase=5)
    used = truth(state)["used_tiles"]
    assert "money" in used
    assert "extra:money" in legal(state)
    do(state, "extra:money", "money")
    assert truth(state)["used_tiles"] == used


def test_the_extra_action_may_use_an_unused_tile_and_the_current_one() -> None:
    state = position(action="buy_hull", phase=1)
    assert {"extra:buy_hull", "extra:buy_goods", "extra:money"} <= legal(state)
    do(state, "extra:buy_goods", "buy:good_fish", "place:warehouse", "end_action")
    assert "buy_goods" not in truth(state)["used_tiles"]


def test_the_crown_cap_holds_twice_in_one_round() -> None:
    owner = seat(warehouse="sail_crown " * 8, workers=3)
    state = position(owner, seat(), action="crowns")
    do(state, "extra:crowns", "crowns", "crowns")
    assert mine(state, 0)["vp"] == 25
    assert why_not(state, "crowns") == "why-crown-cap"
    do(state, "end_action", "crowns", "crowns")
    assert mine(state, 0)["vp"] == 40
    assert why_not(state, "crowns") == "why-crown-cap"


def test_delivery_is_refused_with_one_worker_too_few() -> None:
    state = position(
        seat(ships=[f"{PAIR} good_fish good_salt"], workers=1), seat(), action="deliver", place=0
    )
    assert why_not(state, "deliver:ship_0") == "why-too-few-workers"
    enough = position(
        seat(ships=[f"{PAIR} good_fish good_salt"], workers=2), seat(), action="deliver", place=0
    )
    do(enough, "deliver:ship_0")
    assert mine(enough, 0)["workers"] == 0


def test_a_delivered_ship_is_loaded_again_and_rewards_nothing_twice() -> None:
    state = position(seat(ships=[f"{SINGLE} good_fish"]), seat(), action="deliver")
    do(state, "deliver:ship_0", "end_action", "extra:buy_goods", "buy:good_salt", "place:ship_0")
    assert truth(state)["stage"] == "act"
    assert mine(state, 0)["ships"][0][-1] == "good_salt"
    assert table(state)["seats"][0]["vp_for_ships"] == 2
    again = position(seat(ships=[f"{SINGLE} good_salt"], delivered="good_fish"), seat(), action="deliver")
    do(again, "deliver:ship_0")
    assert mine(again, 0)["delivered"] == {"good_fish": 1, "good_salt": 1}


def test_a_start_player_takes_the_bonus_and_passes() -> None:
    state = position(action="buy_hull", place=7, stage="choose_tile")
    do(state, "choose:buy_hull", "pass")
    assert (mine(state, 0)["coins"], mine(state, 0)["passes_flipped"]) == (19, 1)


def test_points_may_become_negative() -> None:
    state = position(seat(vp=2, extra=False), seat(extra=False), phase=7, turns=1)
    do(state, "money", "end_action")
    assert mine(state, 0)["vp"] == -4
    poor = position(seat(vp=-4, coins=0, workers=0), seat(), stage="game_over", round=4, phase=7)
    assert poor.scores()[0] == -4


def test_the_first_tie_break_is_the_remainder_of_the_wealth() -> None:
    state = position(seat(coins=9, workers=0), seat(coins=10, workers=0), stage="game_over", round=4, phase=7)
    assert state.scores() == [13, 13]
    assert state.winners() == [1]


def test_the_second_tie_break_is_the_whole_wealth() -> None:
    state = position(
        seat(coins=4, workers=0, vp=12), seat(coins=7, workers=0, vp=11), stage="game_over", round=4, phase=7
    )
    assert state.scores() == [13, 13]
    assert state.winners() == [1]


def test_a_complete_tie_is_shared() -> None:
    """R17: coins or workers, only the sum counts."""
    state = position(
        seat(coins=15, workers=4), seat(coins=10, workers=9), stage="game_over", round=4, phase=7
    )
    assert state.winners() == [0, 1]
