"""The first achievement markers: section 3, step 7."""

from __future__ import annotations

from .scenario import do, legal, markers, position, truth

CHOICES = {"choose:red", "choose:blue", "choose:yellow", "choose:green"}


def test_markers_are_chosen_clockwise_and_may_be_alike() -> None:
    state = position("R5 R3", "B5 B3", "G5 G3", phase="choose_marker", turn=1, start=1)
    asked = []
    for _ in range(3):
        asked.append(state.current_player)
        assert legal(state) == CHOICES
        do(state, "choose:green")
    assert asked == [1, 2, 0]
    assert [markers(state, seat) for seat in range(3)] == ["G", "G", "G"]
    assert (state.current_player, truth(state)["phase"]) == (1, "action")


def test_first_marker_counts_towards_eight() -> None:
    """R24: seven from sales and the first one end the game."""
    state = position("Y2", "", market="R2", markers=["RRRRRRR"], ships=(4, 0, 0, 0))
    do(state, "buy:market", "pay:yellow_2")
    assert state.is_over
