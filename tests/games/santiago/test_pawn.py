"""Where the pawn goes, and when it stays: docs/rules/santiago.md, section 4.6."""

from __future__ import annotations

from .scenario import do, has, legal, pawn, phase, position

BLUE = {"blue": "bank church sawmill"}


def test_ownership_does_not_bar_the_way() -> None:
    state = position("", "owns=bank,church", car="conchita", buildings=BLUE)
    do(state, "drive:1")
    assert legal(state) == {"enter:bank", "enter:church", "enter:sawmill"}


def test_neither_anothers_pawn_nor_ones_own_building_again() -> None:
    state = position("pawn=bank", "pawn=church", car="conchita", buildings=BLUE)
    do(state, "drive:1")
    assert legal(state) == {"enter:sawmill"}


def test_building_without_use_may_be_the_only_way() -> None:
    state = position("pawn=bank", "pawn=church", car="jose", buildings={"red": "bank church cafe"})
    do(state, "drive:1")
    assert legal(state) == {"enter:cafe"}
    do(state, "enter:cafe")
    assert (pawn(state, 0), phase(state), state.actor) == ("cafe", "drive", 1)


def test_exception_1_el_zorro_pawn_stays_and_may_use() -> None:
    state = position("pawn=church", "", car="martinez")
    do(state, "drive:1")
    assert (pawn(state, 0), has(state, 0, "vp")) == ("church", 1)


def test_exception_2_harbour_pawn_stays_without_use() -> None:
    state = position("pawn=church", "", car="alonso")
    do(state, "drive:1", "pass", "pass")
    assert (pawn(state, 0), has(state, 0, "vp"), phase(state)) == ("church", 0, "drive")


def test_exception_3_inactive_cuban_pawn_stays_without_use() -> None:
    """R17."""
    state = position("pawn=church", "", car="conchita", inactive="miguel")
    do(state, "drive:1")
    assert (pawn(state, 0), has(state, 0, "vp"), has(state, 0, "wood")) == ("church", 0, 0)
    assert (phase(state), state.actor) == ("drive", 1)


def test_exception_4_three_other_pawns_pawn_stays_and_may_use() -> None:
    state = position(
        "pawn=distillery sugar=2", "pawn=bank", "pawn=church", "pawn=sawmill", car="conchita", buildings=BLUE
    )
    do(state, "drive:1")
    assert has(state, 0, "wood") == 2
    assert (state.actor, legal(state)) == (0, {"distil:1", "distil:2", "skip"})
    do(state, "distil:2")
    assert pawn(state, 0) == "distillery"


def test_blocked_colour_with_the_pawn_off_the_board() -> None:
    state = position("", "pawn=bank", "pawn=church", "pawn=sawmill", car="conchita", buildings=BLUE)
    do(state, "drive:1")
    assert (pawn(state, 0), phase(state), state.actor) == ("", "drive", 1)


def test_blocked_colour_by_two_others_and_oneself() -> None:
    """R5: the own pawn is in the third building and may use it."""
    state = position("pawn=sawmill", "pawn=bank", "pawn=church", car="conchita", buildings=BLUE)
    do(state, "drive:1")
    assert legal(state) == {"saw", "skip"}
    do(state, "saw")
    assert (pawn(state, 0), has(state, 0, "vp"), has(state, 0, "wood")) == ("sawmill", 1, 1)


def test_blocked_colour_pays_the_owner_at_the_end_of_the_turn() -> None:
    """R7: the pawn stays, but it stands in another player's building."""
    state = position("pawn=sawmill", "pawn=bank owns=sawmill", "pawn=church", car="conchita", buildings=BLUE)
    do(state, "drive:1", "skip")
    assert has(state, 1, "vp") == 1


def test_single_way_is_still_a_decision() -> None:
    """Section 4.3."""
    state = position("pawn=bank", "pawn=church", car="conchita", buildings=BLUE)
    do(state, "drive:1")
    assert (phase(state), len(legal(state))) == ("enter", 1)
