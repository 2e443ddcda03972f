"""The owner's VP, at the end of the turn or on entry: docs/rules/santiago.md, sections 4.10 and 6."""

from __future__ import annotations

from .scenario import do, events, has, phase, play_from, position

BLUE = {"blue": "bank church sawmill"}
ON_ENTRY = {"owner_vp": "on_entry"}


def test_owner_is_paid_when_anothers_pawn_stands_there_at_the_end_of_the_turn() -> None:
    play = play_from(position("", "owns=sawmill", phase="enter", car="miguel", buildings=BLUE))
    play.do("enter:sawmill")
    assert events(play) == ["entered", "owner-paid"]
    assert has(play.state, 1, "vp") == 1


def test_owner_is_not_paid_before_the_building_is_used() -> None:
    state = position("wood=1", "owns=sawmill", phase="enter", car="miguel", buildings=BLUE)
    do(state, "enter:sawmill")
    assert has(state, 1, "vp") == 0
    do(state, "saw")
    assert has(state, 1, "vp") == 1


def test_nothing_for_standing_on_ones_own_building() -> None:
    """R28."""
    state = position("owns=sawmill", "", phase="enter", car="miguel", buildings=BLUE)
    do(state, "enter:sawmill")
    assert has(state, 0, "vp") == 0


def test_nothing_for_a_building_without_owner() -> None:
    state = position("", "owns=bank", phase="enter", car="miguel", buildings=BLUE)
    do(state, "enter:sawmill")
    assert has(state, 1, "vp") == 0


def test_pawns_of_those_whose_turn_it_is_not_pay_nothing() -> None:
    state = position("", "pawn=cafe", "owns=cafe", phase="enter", car="miguel", buildings=BLUE)
    do(state, "enter:sawmill")
    assert has(state, 2, "vp") == 0


def test_owner_is_paid_again_when_the_pawn_stays_at_the_harbour() -> None:
    """R7."""
    state = position("pawn=bank", "owns=bank", car="alonso")
    do(state, "drive:1", "pass", "pass")
    assert has(state, 1, "vp") == 1


def test_owner_is_paid_again_when_the_pawn_stays_at_el_zorro() -> None:
    """R7: the owner gave 1 VP and gets 1."""
    state = position("pawn=sawmill", "vp=3 owns=sawmill", car="martinez")
    do(state, "drive:1", "give:vp")
    assert (has(state, 0, "vp"), has(state, 1, "vp")) == (1, 3)


def test_owner_is_paid_again_when_the_pawn_stays_at_an_inactive_cuban() -> None:
    """R7, R17."""
    state = position("pawn=bank", "owns=bank", car="conchita", inactive="miguel")
    do(state, "drive:1")
    assert has(state, 1, "vp") == 1


def test_claiming_the_building_under_anothers_pawn_pays_at_the_end_of_that_turn() -> None:
    """R28."""
    state = position("", "pawn=cafe", phase="alonso_helps", car="alonso")
    do(state, "claim:cafe", "enter:newspaper", "skip")
    assert has(state, 0, "vp") == 0
    do(state, "drive:1", "pass", "pass")
    assert has(state, 0, "vp") == 1


def test_use_through_alonso_pays_nobody() -> None:
    state = position("owns=church", "pawn=church", phase="alonso_helps", car="alonso")
    do(state, "use_own:church", "enter:newspaper", "skip")
    assert (has(state, 0, "vp"), has(state, 1, "vp")) == (1, 0)


def test_on_entry_owner_is_paid_before_the_building_is_used() -> None:
    """R7: the other reading, as an option."""
    state = position("wood=1", "owns=sawmill", phase="enter", car="miguel", buildings=BLUE, options=ON_ENTRY)
    do(state, "enter:sawmill")
    assert (has(state, 1, "vp"), phase(state)) == (1, "use")
    do(state, "saw")
    assert has(state, 1, "vp") == 1, "and only once"


def test_on_entry_owner_is_paid_before_a_gain_without_choice() -> None:
    play = play_from(position("", "owns=bank", phase="enter", car="miguel", buildings=BLUE, options=ON_ENTRY))
    play.do("enter:bank")
    assert events(play) == ["entered", "owner-paid", "got-pesos"]
    assert has(play.state, 1, "vp") == 1


def test_on_entry_nothing_when_the_pawn_stays() -> None:
    state = position("pawn=bank", "owns=bank", car="alonso", options=ON_ENTRY)
    do(state, "drive:1", "pass", "pass")
    assert has(state, 1, "vp") == 0


def test_on_entry_vp_has_been_paid_when_the_seventh_ship_leaves() -> None:
    """R8."""
    white = {"white": "port_authority bank church"}
    state = position(
        "",
        "owns=port_authority",
        phase="enter",
        car="pedro",
        buildings=white,
        value=4,
        ship=7,
        options=ON_ENTRY,
    )
    do(state, "enter:port_authority", "port:right")
    assert (state.is_over, has(state, 1, "vp")) == (True, 1)
