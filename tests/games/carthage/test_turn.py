"""Taking, reserving and buying, and the start of a turn: sections 5.2 and 5.3."""

from __future__ import annotations

from .scenario import cards, do, goods, hand, legal, place, position, table, truth, verbs, why_not


def test_taking_a_card_ends_the_turn() -> None:
    state = position("", "", market="R5 B2")
    do(state, "take:red_5")
    assert (hand(state, 0), state.current_player) == ("R5", 1)
    assert place(state, "market") == ["B2"]


def test_one_of_equal_cards_is_taken() -> None:
    state = position("", "", market="R5 R5 R5@1")
    do(state, "take:red_5")
    assert place(state, "market") == cards("R5 R5@1")


def test_card_reserved_by_another_can_be_neither_taken_nor_bought_nor_reserved() -> None:
    state = position("Y5", "", market="R5@1 B2")
    assert legal(state) == {"buy:market", "take:blue_2", "reserve:blue_2@market"}
    assert why_not(state, "take:red_5") == "why-reserved"
    assert why_not(state, "reserve:red_5@market") == "why-reserved"
    do(state, "buy:market", "pay:yellow_5")
    assert goods(state, 0) == "B2"
    assert "R5@1" in place(state, "market")


def test_own_reserved_card_is_taken_as_such_and_the_marker_comes_back() -> None:
    state = position("", "", market="R5@0 B2")
    assert why_not(state, "take:red_5") == "why-own-reserved"
    do(state, "take:reserved", "take:blue_2")
    assert hand(state, 0) == "R5"
    assert verbs(state, "reserve")


def test_own_reserved_and_free_card_of_one_type_are_two_actions() -> None:
    """R31."""
    state = position("", "", market="R5@0 R5")
    assert {"take:reserved", "take:red_5"} <= legal(state)
    do(state, "take:red_5")
    assert "R5@0" in place(state, "market")
    state = position("", "", market="R5@0 R5")
    do(state, "take:reserved")
    assert place(state, "market") == ["R5"]


def test_only_one_reservation_at_a_time() -> None:
    state = position("", "", market="R5@0 B2", farm="G2")
    assert verbs(state, "reserve") == set()
    assert why_not(state, "reserve:blue_2@market") == "why-marker-used"
    assert why_not(state, "reserve:green_2@farm") == "why-marker-used"


def test_reservation_stays_until_its_owner_takes_or_buys_the_card() -> None:
    state = position("", "", market="R5 B2 B2 B2 B2 B2")
    do(state, "reserve:red_5@market", "take:blue_2", "take:blue_2", "take:blue_2")
    assert place(state, "market")[-1] == "R5@0"
    assert table(state)["seats"][0]["reserved"] == "red_5"


def test_reserved_farm_card_is_closed_to_its_owner_too() -> None:
    state = position("Y5 Y5", "", market="B2", farm="R5@0 G2")
    assert why_not(state, "take:reserved") == "why-reserved-on-farm"
    assert why_not(state, "take:red_5") == "why-on-farm"
    do(state, "buy:market", "pay:yellow_5")
    assert goods(state, 0) == "B2"


def test_farm_cards_can_be_reserved_only() -> None:
    state = position("Y5", "", market="B2", farm="R5 G2")
    assert legal(state) == {
        "buy:market", "take:blue_2", "reserve:blue_2@market", "reserve:red_5@farm", "reserve:green_2@farm",
    }  # fmt: skip


def test_purchase_is_all_or_nothing() -> None:
    """R4: 9 coins do not buy part of a Market for 10."""
    assert "buy:market" not in legal(position("Y5 B2 G2", "", market="R5 R5"))
    assert "buy:market" in legal(position("Y5 B5", "", market="R5 R5"))


def test_no_pass_while_anything_can_be_done() -> None:
    """R3."""
    state = position("", "", market="R5")
    assert legal(state) == {"take:red_5", "reserve:red_5@market"}
    assert why_not(state, "pass") == "why-must-act"


def test_only_the_own_reserved_card_is_open() -> None:
    """R5: it may be bought or taken, and there is no refill."""
    state = position("Y5", "", market="B2 R5@1", farm="G2", turn=0)
    do(state, "take:blue_2")
    assert place(state, "market") == ["R5@1"]
    assert legal(state) == {"take:reserved"}
    assert why_not(state, "buy:market") == "why-too-expensive"
    state = position("", "Y5", market="B2 R5@1", farm="G2")
    do(state, "take:blue_2")
    assert legal(state) == {"take:reserved", "buy:market"}


def test_taking_the_last_open_card_refills_at_the_next_turn_start() -> None:
    """R32: before the choice of the next player."""
    state = position("", "", market="B2", farm="G2 G3 G5", deck="R2 R3 Y2 Y3 Y5")
    do(state, "take:blue_2")
    assert place(state, "market") == cards("G2 G3 G5 R2 R3")
    assert place(state, "farm") == cards("Y2 Y3 Y5")
    assert state.current_player == 1


def test_no_hand_limit() -> None:
    state = position("R2 R2 R2 R2 R2 R2 R3 R3 R3 R3 R3 R3 B2 B2 B2 B2", "", market="G2 G3")
    do(state, "take:green_2")
    assert truth(state)["seats"][0]["hand"].count("red_2") == 6


def test_turns_go_clockwise() -> None:
    state = position("", "", "", "", market="R2 R3 R5 B2 B3")
    seats = []
    for card in ("red_2", "red_3", "red_5", "blue_2"):
        seats.append(state.current_player)
        do(state, f"take:{card}")
    assert [*seats, state.current_player] == [0, 1, 2, 3, 0]
