"""Deliveries, section 4.4."""

from __future__ import annotations

from .scenario import do, hand, known, legal, position, table, why_not

PAIRS = "ship_blue_2 fish_3 ship_red_4 barrels_1"


def test_pairs_of_one_colour_can_be_delivered() -> None:
    """R24: exactly one ship and one goods card."""
    state = position("ship_blue_2 ship_blue_5 fish_3 barrels_1 ship_pink_6 rats", "", phase="delivery")
    assert legal(state) == {"deliver:fish@s2g3", "deliver:fish@s5g3", "end:delivery"}


def test_delivered_pair_lies_open_before_its_owner() -> None:
    state = position(PAIRS, "", phase="delivery", known=["fish_3"])
    do(state, "deliver:fish@s2g3")
    assert hand(state, 0) == ["ship_red_4", "barrels_1"]
    assert known(state, 0) == []
    assert table(state)["seats"][0]["delivered"] == [["ship_blue_2", "fish_3"]]
    assert table(state)["seats"][0]["delivered_points"] == 5
    assert table(state)["discard"] == []


def test_same_player_decides_again_after_a_delivery() -> None:
    state = position(PAIRS + " gold_1", "gold_2", phase="delivery")
    do(state, "deliver:fish@s2g3")
    assert (state.current_player, legal(state)) == (0, {"deliver:barrels@s4g1", "end:delivery"})
    do(state, "deliver:barrels@s4g1")
    assert (state.current_player, legal(state)) == (0, {"end:delivery"})
    do(state, "end:delivery")
    assert state.current_player == 1


def test_step_ends_by_itself_with_the_last_card() -> None:
    state = position(PAIRS, "gold_2", phase="delivery")
    do(state, "deliver:fish@s2g3", "deliver:barrels@s4g1")
    assert hand(state, 0) == []
    assert state.current_player == 1


def test_step_ends_by_itself_with_the_fourth_type() -> None:
    delivered = "ship_red_1 barrels_1 ship_pink_1 pigs_1 ship_yellow_1 gold_1"
    state = position("ship_blue_2 fish_3 gold_6", "gold_2", phase="delivery", delivered=[delivered])
    do(state, "deliver:fish@s2g3")
    assert hand(state, 0) == ["gold_6"]
    assert state.current_player == 1


def test_delivering_is_never_compulsory() -> None:
    state = position(PAIRS, "gold_2", phase="delivery")
    do(state, "end:delivery")
    assert len(hand(state, 0)) == 4
    assert state.current_player == 1


def test_same_type_is_not_delivered_twice_in_one_phase() -> None:
    """R23."""
    state = position("ship_blue_2 fish_3 ship_blue_5 fish_6", "", phase="delivery")
    do(state, "deliver:fish@s2g3")
    assert legal(state) == {"end:delivery"}
    assert why_not(state, "deliver:fish@s5g6") == "why-delivered-before"


def test_two_goods_do_not_go_on_one_ship() -> None:
    """R24."""
    state = position("ship_blue_2 fish_3 fish_4", "", phase="delivery")
    do(state, "deliver:fish@s2g3")
    assert legal(state) == {"end:delivery"}
    assert table(state)["seats"][0]["delivered"] == [["ship_blue_2", "fish_3"]]


def test_revealer_delivers_first_then_clockwise() -> None:
    """R8."""
    state = position("gold_1", "gold_2", "gold_3", "gold_4", turn=2, phase="delivery")
    order = []
    for _ in range(4):
        order.append(state.current_player)
        do(state, "end:delivery")
    assert order == [2, 3, 0, 1]
    assert (table(state)["phase"], state.current_player) == ("hire", 2)


def test_players_unable_to_deliver_are_asked_all_the_same() -> None:
    """R16: otherwise everybody would learn something about the hand. A wolf alone is a hand, too."""
    state = position("gold_1", "rats", "sea_wolf", phase="delivery", begun=2)
    order = []
    while table(state)["phase"] == "delivery":
        assert legal(state) == {"end:delivery"}
        order.append(state.current_player)
        do(state, "end:delivery")
    assert order == [0, 1, 2]


def test_players_with_an_empty_hand_are_skipped() -> None:
    state = position("gold_1", "", "gold_3", phase="delivery")
    do(state, "end:delivery")
    assert state.current_player == 2


def test_players_with_all_four_types_are_skipped() -> None:
    four = "ship_blue_2 fish_2 ship_red_1 barrels_1 ship_pink_1 pigs_1 ship_yellow_1 gold_1"
    state = position(
        "gold_3", "gold_4", "gold_5", phase="delivery", delivered=["", four], begun=3, pile="delivery"
    )
    do(state, "end:delivery")
    assert state.current_player == 2


def test_third_delivery_ends_the_game() -> None:
    """R11: no wolf is offered after it, and the card is not turned over."""
    state = position("gold_1", "gold_2", phase="delivery", begun=3, pile="delivery fish_1")
    do(state, "end:delivery")
    assert not state.is_over, "everybody has a step"
    do(state, "end:delivery")
    assert state.is_over
    assert table(state)["phase"] == "game_over"
    assert table(state)["pile_top"] == "delivery"


def test_fourth_type_ends_the_game_after_everybodys_step() -> None:
    """R9, and R11: no wolf then either."""
    three = "ship_red_1 barrels_1 ship_pink_1 pigs_1 ship_yellow_1 gold_1"
    state = position("ship_blue_2 fish_3", "ship_blue_6 fish_6 gold_2", delivered=[three], phase="delivery")
    do(state, "deliver:fish@s2g3")
    assert not state.is_over
    assert (state.current_player, "deliver:fish@s6g6" in legal(state)) == (1, True)
    do(state, "deliver:fish@s6g6", "end:delivery")
    assert state.is_over
    assert table(state)["pile_top"] == "delivery"
    assert sum("sea_wolf" in hand(state, seat) for seat in (0, 1)) == 0


def test_delivery_without_end_of_game_is_followed_by_hiring() -> None:
    state = position("gold_1", "", phase="delivery")
    assert table(state)["pile_top"] == "delivery"
    do(state, "end:delivery")
    assert table(state)["phase"] == "hire"
    assert table(state)["pile_top"] == "sea_wolf", "turned over, still on the pile"
