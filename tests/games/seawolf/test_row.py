"""What happens automatically between decisions, section 4.2."""

from __future__ import annotations

from .scenario import do, hand, legal, position, table, truth


def test_slot_is_refilled_before_the_delivery_begins() -> None:
    """R16."""
    state = position(
        "", "", row="gold_1 gold_2 gold_3 gold_4", pile="pigs_1 delivery pigs_2 delivery delivery"
    )
    do(state, "take:row@1")
    assert table(state)["row"] == ["gold_1", "pigs_1", "gold_3", "gold_4"]
    assert table(state)["phase"] == "delivery"
    assert table(state)["deliveries_begun"] == 1
    assert state.current_player == 0, "the revealer has a card now"


def test_delivery_begins_when_a_draw_exposes_it() -> None:
    """R16: between two turns."""
    state = position("", "gold_6", pile="pigs_1 delivery pigs_2 delivery delivery")
    do(state, "draw:pile")
    assert (table(state)["phase"], state.current_player) == ("delivery", 0)


def test_delivery_card_never_comes_into_a_hand_or_the_row() -> None:
    state = position("", "", pile="pigs_1 delivery pigs_2 pigs_3 delivery delivery")
    do(state, "take:row@3", "end:delivery", "decline:sea_wolf", "decline:sea_wolf", "take:row@0")
    assert "delivery" not in truth(state)["row"]
    assert "delivery" not in hand(state, 0) + hand(state, 1)


def test_turn_passes_to_the_left_of_the_revealer_after_a_delivery() -> None:
    """R16: the revealer's turn is over."""
    state = position("", "", "", turn=1, pile="pigs_1 delivery pigs_2 delivery delivery")
    do(state, "draw:pile", "end:delivery", "hire:sea_wolf")
    assert (table(state)["phase"], state.current_player) == ("turn", 2)


def test_delivery_under_a_delivery_follows_at_once_with_the_same_revealer() -> None:
    """R15."""
    state = position("", "gold_6", "gold_5", turn=1, pile="pigs_1 delivery delivery pigs_2 delivery")
    do(state, "draw:pile", "end:delivery", "end:delivery")
    assert (table(state)["phase"], state.current_player) == ("hire", 1)
    do(state, "decline:sea_wolf", "hire:sea_wolf")
    assert (table(state)["phase"], table(state)["deliveries_begun"]) == ("delivery", 2)
    assert state.current_player == 1, "the same revealer, though seat 2 hired"
    do(state, "end:delivery", "end:delivery", *["decline:sea_wolf"] * 3)
    assert (table(state)["phase"], state.current_player) == ("turn", 2)


def test_three_deliveries_in_a_row_end_the_game_in_one_turn() -> None:
    """R15, section 6.2."""
    state = position("", "", pile="pigs_1 delivery delivery delivery pigs_2")
    do(state, "draw:pile", "end:delivery", "hire:sea_wolf", "end:delivery", "hire:sea_wolf")
    assert legal(state) == {"end:delivery"}
    do(state, "end:delivery")
    assert state.is_over
    assert hand(state, 0) == ["pigs_1", "sea_wolf", "sea_wolf"]


def test_new_delivery_is_open_to_types_not_delivered_before() -> None:
    state = position("ship_blue_1 fish_1 ship_red_1", "", pile="barrels_1 delivery delivery fish_2 delivery")
    do(state, "draw:pile", "deliver:fish@s1g1", "end:delivery", "decline:sea_wolf", "decline:sea_wolf")
    assert legal(state) == {"deliver:barrels@s1g1", "end:delivery"}
