"""Who takes the sea wolf, section 4.5."""

from __future__ import annotations

import pytest

from .scenario import do, hand, known, legal, position, table, truth


def test_two_options() -> None:
    assert legal(position("", "", phase="hire")) == {"hire:sea_wolf", "decline:sea_wolf"}


def test_hired_wolf_joins_the_hand_openly() -> None:
    state = position("gold_1", "", phase="hire", pile="delivery fish_1 delivery fish_2 delivery")
    do(state, "hire:sea_wolf")
    assert hand(state, 0) == ["gold_1", "sea_wolf"]
    assert known(state, 0) == ["sea_wolf"]
    assert truth(state)["pile"] == ["fish_1", "delivery", "fish_2", "delivery"]
    assert table(state)["discard"] == []


def test_hiring_ends_with_the_first_who_hires() -> None:
    state = position("", "", "", "", phase="hire", turn=2)
    do(state, "decline:sea_wolf", "hire:sea_wolf")
    assert [len(hand(state, seat)) for seat in range(4)] == [0, 0, 0, 1]
    assert (table(state)["phase"], state.current_player) == ("turn", 3), "left of the revealer"


@pytest.mark.parametrize("kind", ["a wolf already", "an empty hand", "much delivered"])
def test_everybody_may_hire(kind: str) -> None:
    """R22: a second wolf too."""
    hands = {"a wolf already": "sea_wolf", "an empty hand": "", "much delivered": "gold_6"}
    delivered = "ship_red_1 barrels_1 ship_pink_1 pigs_1 ship_yellow_1 gold_1" if "much" in kind else ""
    state = position(hands[kind], "", phase="hire", begun=2, delivered=[delivered])
    wolves = hand(state, 0).count("sea_wolf")
    do(state, "hire:sea_wolf")
    assert hand(state, 0).count("sea_wolf") == wolves + 1


def test_wolf_that_nobody_wants_is_discarded() -> None:
    state = position("", "", phase="hire", pile="delivery fish_1 delivery fish_2 delivery")
    do(state, "decline:sea_wolf")
    assert table(state)["pile_top"] == "sea_wolf", "still on the pile"
    do(state, "decline:sea_wolf")
    assert table(state)["discard"] == ["sea_wolf"]
    assert truth(state)["pile"] == ["fish_1", "delivery", "fish_2", "delivery"]
    assert (table(state)["phase"], state.current_player) == ("turn", 1)


def test_at_most_two_wolves_come_into_a_game() -> None:
    """R11 and R22: two are offered, the third card ends the game."""
    state = position("gold_1", "", pile="gold_2 delivery delivery gold_3 delivery fish_1")
    do(state, "draw:pile", "end:delivery", "hire:sea_wolf", "end:delivery", "hire:sea_wolf")
    assert hand(state, 0) == ["gold_1", "gold_2", "sea_wolf", "sea_wolf"]
    do(state, "draw:pile", "end:delivery")
    assert state.current_player == 0
    do(state, "end:delivery")
    assert state.is_over
