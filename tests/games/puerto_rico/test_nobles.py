"""Module II: the hunting lodge. The other noble buildings are tested in their phases."""

from __future__ import annotations

from .scenario import (
    NOBLES,
    P,
    do,
    doubloons,
    finish_phase,
    legal,
    node,
    position,
    seat,
    truth,
    vp,
    why_not,
)


def test_hunting_lodge_with_a_worker_gives_up_a_plantation_at_the_end() -> None:
    """R10, R30: after everybody has taken a tile; never a quarry."""
    state = position(
        P("hunting_lodge corn quarry indigo:0"), P(), P(), role="settler", options=NOBLES, pile="sugar"
    )
    do(state, "pass", "pass", "pass")
    assert (node(state), legal(state)) == ("hunt", {"tile:corn", "tile:indigo", "pass"})
    assert why_not(state, "tile:quarry") == "why-only-plantations"
    assert why_not(state, "tile:coffee") == "why-no-such-tile"
    do(state, "tile:corn")
    assert "corn" not in seat(state, 0)["tiles"]
    assert seat(state, 0)["san_juan"] == [1, 0]


def test_hunting_lodge_may_be_left_alone() -> None:
    state = position(P("hunting_lodge corn"), P(), P(), role="settler", options=NOBLES)
    do(state, "pass", "pass", "pass", "pass")
    assert seat(state, 0)["tiles"]["corn"] == 1


def test_hunting_lodge_with_a_noble_pays_for_the_emptiest_island() -> None:
    state = position(
        P("hunting_lodge corn", nobles="hunting_lodge"),
        P("corn:0/2"),
        P("corn:0/2"),
        role="settler",
        options=NOBLES,
    )
    finish_phase(state)
    assert vp(state, 0) == 2


def test_hunting_lodge_needs_strictly_more_empty_spaces() -> None:
    state = position(
        P("hunting_lodge corn", nobles="hunting_lodge"),
        P("corn:0"),
        P("corn:0/2"),
        role="settler",
        options=NOBLES,
    )
    finish_phase(state)
    assert vp(state, 0) == 0


def test_an_earlier_lodge_changes_what_a_later_one_sees() -> None:
    state = position(
        P("hunting_lodge corn"), P("hunting_lodge indigo", nobles="hunting_lodge"), P("corn:0/2"),
        role="settler", options=NOBLES,
    )  # fmt: skip
    do(state, "pass", "pass", "pass", "tile:corn")
    assert vp(state, 1) == 0, "seat 0 now has the emptiest island"
    assert truth(state)["phase"] == "round"


def test_villa_jeweler_supplier_and_garden_ask_not_who_works_there() -> None:
    """Section 2.5: in buildings 42 to 45 the kind of person does not matter."""
    for nobles in ("corn", "villa jeweler royal_supplier royal_garden"):
        player = P("corn villa jeweler royal_supplier royal_garden", "coffee", nobles=nobles)
        count = len(nobles.split())
        state = position(P(), player, P(), role="mayor", options=NOBLES, magistrate=[3, 0])
        do(state, "count:0")
        assert truth(state)["memory"]["hand"][1] == count + 1, "villa"
        state = position(P(), player, P(), role="craftsman", options=NOBLES)
        assert doubloons(state, 1) == count, "jeweler"
        state = position(P(), player, P(), role="captain", options=NOBLES)
        assert legal(state) == {"good:coffee", "pass"}, "royal supplier"
        assert state.score(1) == 2 + 3 + 3 + 4 + 2 * count, "royal garden"
