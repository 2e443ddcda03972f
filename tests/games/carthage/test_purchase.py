"""Paying and moving the ships: sections 5.4 and 5.5."""

from __future__ import annotations

import pytest

from harbourside.games.carthage.rules.purchase import steps_for

from .scenario import (
    do,
    goods,
    hand,
    happened,
    legal,
    pile,
    play_from,
    position,
    ships,
    table,
    truth,
    why_not,
)


def test_any_card_of_the_hand_pays() -> None:
    state = position("R2 B3 G5", "", market="Y5 Y3")
    do(state, "buy:market")
    assert legal(state) == {"pay:red_2", "pay:blue_3", "pay:green_5"}
    assert table(state)["purchase"] == {"cost": 8, "paid": 0}


def test_payment_without_change() -> None:
    """R6: 5 for a card worth 2, and nothing comes back."""
    play = play_from(position("G5 R2", "", market="Y2"))
    play.do("buy:market")
    play.do("pay:green_5")
    assert hand(play.state, 0) == "R2"
    assert happened(play, "bought")[0]["change"] == 3


def test_payment_ends_the_moment_the_cost_is_covered() -> None:
    """R6: no card can be added to a payment that is enough."""
    state = position("R2 R2 R2", "", market="Y3")
    do(state, "buy:market", "pay:red_2")
    assert (truth(state)["phase"], truth(state)["paid"]) == ("payment", 2)
    do(state, "pay:red_2")
    assert truth(state)["phase"] == "action"
    assert hand(state, 0) == "R2"


def test_exact_payment_is_enough_with_cards_left_in_hand() -> None:
    """R6."""
    state = position("R3 R2", "", market="Y3")
    do(state, "buy:market", "pay:red_3")
    assert truth(state)["phase"] == "action"
    assert (hand(state, 0), goods(state, 0)) == ("R2", "Y3")


def test_purchase_cannot_be_abandoned() -> None:
    state = position("R5 R5", "", market="Y5")
    do(state, "buy:market")
    for key in ("pass", "take:yellow_5", "buy:market", "reserve:yellow_5@market", "end:storing"):
        assert why_not(state, key) is not None


def test_paid_cards_are_discarded_face_up() -> None:
    state = position("R5", "", market="Y5", farm="G2 G2 G2")
    do(state, "buy:market", "pay:red_5")
    assert pile(state, "discard") == "R5"
    assert table(state, 1)["discard"] == ["red_5"]


def test_the_card_paid_last_lies_on_top() -> None:
    state = position("R5 B2", "", market="Y5", farm="G2 G2 G2")
    assert table(state, 1)["discard_top"] is None
    do(state, "buy:market", "pay:blue_2")
    assert table(state, None)["discard_top"] == "blue_2"
    do(state, "pay:red_5")
    assert table(state, 1)["discard_top"] == "red_5"


@pytest.mark.parametrize(("number", "steps"), [(0, 0), (1, 1), (2, 2), (3, 2), (6, 2)])
def test_two_or_more_cards_move_a_ship_two_spaces(number: int, steps: int) -> None:
    assert steps_for(number) == steps


@pytest.mark.parametrize(("start", "end"), [(0, 2), (1, 3), (2, 4)])
def test_ship_moves_by_the_goods_of_its_colour(start: int, end: int) -> None:
    state = position("R5", "", market="Y2 Y2", ships=(0, 0, start, 0))
    do(state, "buy:market", "pay:red_5")
    assert ships(state) == [0, 0, end, 0]


def test_spare_step_is_lost_in_carthage() -> None:
    """R2."""
    play = play_from(position("R5", "", market="Y2 Y2", ships=(0, 0, 4, 0)))
    play.do("buy:market")
    play.do("pay:red_5")
    assert happened(play, "sailed")[0]["space"] == "carthage"
    assert happened(play, "sailed")[0]["steps"] == 1


def test_goods_come_unstored() -> None:
    state = position("R5", "", market="Y2 Y3", goods=["Y5!"])
    do(state, "buy:market", "pay:red_5")
    assert goods(state, 0) == "Y2 Y3 Y5!"


def test_six_cards_are_the_largest_purchase_in_play() -> None:
    """R9: five cards of a refill and the own reserved one."""
    state = position(
        "B5 B5 B5 B5", "", "", market="R5@0 Y2", farm="G2 G3 G5", deck="R2 R3 Y3 Y5 B2", turn=1
    )  # fmt: skip
    do(state, "take:yellow_2", "reserve:yellow_3@farm", "buy:market", *["pay:blue_5"] * 4)
    assert goods(state, 0) == "R2 R3 R5 G2 G3 G5"
