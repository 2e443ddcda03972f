"""Scores, the final conversion and tie-breaks: docs/rules/santiago.md, section 5."""

from __future__ import annotations

import pytest

import harbourside as hs

from .scenario import has, position, truth


def finished(*seats: str) -> hs.State:
    return position(*seats, phase="game_over", ship=7, docked=False)


@pytest.mark.parametrize(
    ("seat", "score"),
    [
        ("", 0),
        ("vp=4", 4),
        ("vp=4 sugar=2", 4),
        ("vp=4 sugar=1 fruit=1 wood=1", 5),
        ("vp=4 cigars=5 wood=1", 6),
        ("vp=4 wood=8", 6),
        ("pesos=30", 0),
    ],
)
def test_three_tokens_of_any_kind_are_one_vp_and_pesos_nothing(seat: str, score: int) -> None:
    assert finished(seat, "").scores()[0] == score


def test_conversion_is_a_calculation_only() -> None:
    """R9: the holdings do not change."""
    state = finished("vp=4 wood=7", "")
    assert (state.scores()[0], has(state, 0, "vp"), has(state, 0, "wood")) == (6, 4, 7)
    assert truth(state)["supply"]["wood"] == 1


def test_highest_score_wins() -> None:
    assert finished("vp=9", "vp=10", "vp=3").winners() == [1]


def test_tie_goes_to_more_tokens_left_after_the_conversion() -> None:
    """R9."""
    assert finished("vp=5 rum=2", "vp=5 rum=1 cigars=0").winners() == [0]
    assert finished("vp=5 rum=2", "vp=4 rum=3").winners() == [0], "three tokens are gone, two are still held"
    assert finished("vp=5 rum=1 pesos=9", "vp=4 sugar=5").winners() == [1]


def test_tie_then_goes_to_more_pesos() -> None:
    assert finished("vp=5 rum=1 pesos=2", "vp=5 fruit=1 pesos=3").winners() == [1]


def test_win_is_shared_when_all_is_equal() -> None:
    """R10."""
    assert finished("vp=5 rum=1 pesos=2", "vp=1", "vp=5 fruit=1 pesos=2").winners() == [0, 2]


def test_nobody_has_won_before_the_end() -> None:
    state = position("vp=5", "")
    assert state.winners() == []
    assert state.scores() == [5, 0]
