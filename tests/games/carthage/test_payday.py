"""Selling, markers and the end of the game: sections 5.6 and 6."""

from __future__ import annotations

from typing import Any

import pytest

import harbourside as hs
from harbourside.games.carthage.rules.payday import price, vp_for

from .scenario import (
    do,
    goods,
    happened,
    markers,
    pile,
    play_from,
    position,
    ships,
    table,
    truth,
)


def arrival(*hands: str, **places: Any) -> hs.Play:
    """Seat 0 buys a yellow 2 with a blue 5, and the yellow ship arrives."""
    setting: dict[str, Any] = {"market": "Y2", "ships": (0, 0, 4, 0), "deck": "R2 " * 8, **places}
    play = play_from(position(*(hands or ("B5", "")), **setting))
    play.do("buy:market")
    play.do("pay:blue_5")
    return play


@pytest.mark.parametrize(
    ("highest", "bonus", "number", "vp"),
    [(5, 0, 3, 3), (2, 0, 1, 1), (5, 2, 3, 5), (5, 0, 1, 1), (3, 0, 2, 2), (5, 1, 5, 6), (2, 6, 5, 8)],
)
def test_price_is_highest_and_markers_times_number_rounded_up(
    highest: int, bonus: int, number: int, vp: int
) -> None:
    """R10, R11."""
    assert vp_for(price(highest, bonus, number)) == vp


def test_fifteen_stays_fifteen() -> None:
    """R11."""
    assert [vp_for(total) for total in (1, 5, 6, 14, 15, 16)] == [1, 1, 2, 3, 3, 4]


def test_lowest_cards_are_kept_as_points_and_the_rest_is_discarded() -> None:
    """R20: 3 x 4 = 12 are 3 points, so of 2, 2, 3, 3 one 3 goes."""
    state = arrival(goods=["Y2 Y3 Y3"]).state
    assert sorted(truth(state)["seats"][0]["vp_stack"]) == ["yellow_2", "yellow_2", "yellow_3"]
    assert pile(state, "discard") == "B5 Y3"
    assert table(state, 1)["discard_top"] == "yellow_3"


def test_points_beyond_the_stack_come_from_the_deck_unseen() -> None:
    """R20: (5 + 3) x 2 = 16 are 4 points for 2 cards."""
    play = arrival(goods=["Y5"], markers=["YYY"], deck="R2 " * 5 + "R3 R3 G5")
    assert play.state.scores() == [4, 0]
    assert truth(play.state)["seats"][0]["vp_blind"] == ["red_3", "red_3"]
    sale = happened(play, "sold")[0]
    assert (sale["from_stack"], sale["from_deck"], sale["substitutes"]) == (2, 2, 0)
    assert play.moves[-1].chance[-2:] == ["vp@0=red_3", "vp@0=red_3"]


def test_stored_and_unstored_goods_are_sold_together() -> None:
    state = arrival(goods=["Y5! Y3"]).state
    assert goods(state, 0) == ""
    assert state.scores() == [3, 0]


def test_everybody_sells_the_arrived_colour() -> None:
    state = arrival("B5", "", "", goods=["", "Y5 R5", "Y3"]).state
    assert state.scores() == [1, 1, 1]
    assert [goods(state, seat) for seat in range(3)] == ["", "R5", ""]
    assert [markers(state, seat) for seat in range(3)] == ["Y", "Y", "Y"]


def test_players_sell_clockwise_from_the_active_one() -> None:
    """R21: colours in their order."""
    play = play_from(
        position(
            "",
            "B5",
            "",
            market="Y2 R2",
            goods=["Y5 R5", "", "R3"],
            ships=(4, 0, 4, 0),
            deck="G2 " * 8,
            turn=1,
        )
    )
    play.do("buy:market")
    play.do("pay:blue_5")
    sales = [(sale["seat"], sale["colour"]) for sale in happened(play, "sold")]
    assert sales == [(1, "red"), (1, "yellow"), (2, "red"), (0, "red"), (0, "yellow")]


def test_several_ships_arrive_at_once_and_each_colour_is_rounded_by_itself() -> None:
    play = play_from(position("B5 B5", "", market="Y3 R3", ships=(4, 0, 4, 0), deck="G2 " * 8))
    for key in ("buy:market", "pay:blue_5", "pay:blue_5"):
        play.do(key)
    assert play.state.scores() == [2, 0]
    assert markers(play.state, 0) == "RY"
    assert ships(play.state) == [0, 0, 0, 0]


def test_marker_without_goods_brings_nothing() -> None:
    """R22."""
    state = arrival(markers=["", "YYY"]).state
    assert state.scores() == [1, 0]
    assert markers(state, 1) == "YYY"


def test_markers_gained_now_do_not_raise_the_price_now() -> None:
    """R13: a second seller and a second colour pay as before."""
    play = arrival("B5", "", goods=["", "Y5"], markers=["", "Y"])
    assert [sale["markers"] for sale in happened(play, "sold")] == [0, 1]


def test_markers_are_never_a_limit() -> None:
    """R18: twelve of a colour exist in the box."""
    state = arrival(
        "B5", "", "", "", goods=["", "Y2", "Y2", "Y2"], markers=["YYY", "YYY", "YYY", "YYY"]
    ).state
    assert [markers(state, seat) for seat in range(4)] == ["YYYY"] * 4


def test_eighth_marker_ends_the_game_before_the_pirates() -> None:
    """R25: the raided goods stay, no ship returns, nobody takes another turn."""
    state = arrival(goods=["R5"], markers=["RRRRRRR"], ships=(3, 0, 4, 0)).state
    assert state.is_over
    assert goods(state, 0) == "R5"
    assert ships(state) == [3, 0, 5, 0]


def test_all_markers_are_given_before_the_end() -> None:
    """R23: two players pass the eighth, and one of them has nine."""
    play = play_from(
        position(
            "B5", "", market="Y2 R2", goods=["", "Y3"], markers=["BBBBBBB", "GGGGGGG"],
            ships=(4, 0, 4, 0), deck="G2 " * 8,
        )
    )  # fmt: skip
    play.do("buy:market")
    play.do("pay:blue_5")
    assert play.state.is_over
    assert [len(markers(play.state, seat)) for seat in (0, 1)] == [9, 8]
    assert play.state.standing(0) == [2, 9]
    assert play.state.winners() == [0]


def test_more_points_win_then_more_markers_then_all_share() -> None:
    over: dict[str, Any] = {"phase": "game_over", "market": "R2"}
    state = position("", "", vp=["Y2 Y2", "Y2"], markers=["R", "BBBBBBBB"], **over)
    assert state.winners() == [0]
    state = position("", "", vp=["Y2", "Y2"], markers=["R", "BBBBBBBB"], **over)
    assert state.winners() == [1]
    state = position("", "", "", vp=["Y2", "Y2", ""], markers=["RRRRRRRR", "BBBBBBBB", ""], **over)
    assert state.winners() == [0, 1]


def test_goods_and_hand_are_worth_nothing_at_the_end() -> None:
    state = position(
        "R5 R5", "", goods=["B5 B5"], vp=["Y2"], markers=["RRRRRRRR"], phase="game_over", substitutes=[2]
    )  # fmt: skip
    assert state.scores() == [3, 0]


def test_no_pirates_without_payday() -> None:
    """R26."""
    state = position("B5", "", market="Y2", goods=["R5"], ships=(3, 0, 0, 0))
    do(state, "buy:market", "pay:blue_5")
    assert goods(state, 0) == "R5 Y2"
    assert ships(state) == [3, 0, 1, 0]
