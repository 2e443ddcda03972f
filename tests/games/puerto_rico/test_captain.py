"""Captain: loading. docs/rules/puerto_rico.md, section 5.8, step 1."""

from __future__ import annotations

from .scenario import (
    NEW,
    NOBLES,
    P,
    do,
    doubloons,
    finish_phase,
    goods,
    legal,
    node,
    position,
    say,
    seat,
    ships,
    supply,
    truth,
    vp,
    why_not,
)

BOTH = {**NEW, **NOBLES}


def test_captain_is_forced_to_load() -> None:
    state = position(P(goods="corn"), P(), P(), role="captain")
    assert "pass" not in legal(state)
    assert why_not(state, "pass") == "why-must-load"


def test_as_much_as_fits_must_be_loaded() -> None:
    state = position(P(goods="5 corn"), P(), P(), role="captain", ships="2corn - -")
    assert legal(state) == {"load:corn@0"}
    do(state, "load:corn@0")
    assert ships(state)[0] == "4corn"
    assert goods(state, 0) == {"corn": 3}
    do(state, "good:corn")
    assert goods(state, 0) == {"corn": 1}, "the rest rots"
    assert vp(state, 0) == 2 + 1


def test_largest_ship_rule_leaves_equal_ships_free() -> None:
    """R32."""
    state = position(P(goods="4 corn"), P(), P(), role="captain")
    assert legal(state) == {"load:corn@0", "load:corn@1", "load:corn@2"}
    state = position(P(goods="5 corn"), P(), P(), role="captain")
    assert legal(state) == {"load:corn@1", "load:corn@2"}
    assert say(state, "load:corn@0") == "You have 5 corn, and ship 4 takes fewer of them than ship 6."


def test_a_kind_already_on_another_ship() -> None:
    state = position(P(goods="coffee corn"), P(), P(), role="captain", ships="- 5coffee -")
    told = "There is already coffee on ship 5, and each kind can be on one ship only."
    assert say(state, "load:coffee@2") == told
    assert why_not(state, "load:coffee@1") == "why-ship-full"
    assert legal(state) == {"load:corn@0", "load:corn@2"}


def test_captains_privilege_counts_once() -> None:
    state = position(P(goods="corn indigo"), P(), P(), role="captain")
    do(state, "load:corn@0")
    assert vp(state, 0) == 2
    do(state, "load:indigo@1")
    assert vp(state, 0) == 2 + 1


def test_loading_goes_round_until_nobody_loads() -> None:
    state = position(P(goods="corn indigo"), P(goods="corn"), P(), role="captain")
    do(state, "load:corn@0")
    assert state.current_player == 1
    do(state, "load:corn@0")
    assert state.current_player == 0
    do(state, "load:indigo@1")
    assert node(state) == "role"


def test_wharf_ships_all_of_one_kind_instead_of_a_public_load() -> None:
    state = position(P(), P("wharf", "6 corn 2 sugar"), P(), role="captain")
    assert legal(state, "wharf") == {"wharf:corn", "wharf:sugar"}
    do(state, "wharf:corn")
    assert (vp(state, 1), goods(state, 1), supply(state, "corn")) == (6, {"sugar": 2}, 10)
    assert why_not(state, "wharf:sugar") == "why-wharf-used"


def test_wharf_of_the_first_edition_holds_eleven() -> None:
    state = position(P("wharf", "11 indigo"), P(), P(), role="captain", options={"wharf_capacity": 11})
    do(state, "wharf:indigo")
    assert vp(state, 0) == 12


def test_passing_with_a_wharf_is_not_final_while_others_load() -> None:
    """R31."""
    state = position(
        P(), P("wharf", "2 sugar"), P(goods="3 coffee 4 corn"), role="captain", ships="1corn 1indigo 4coffee"
    )
    assert legal(state) == {"wharf:sugar", "pass"}
    do(state, "pass")
    do(state, "load:corn@0")
    assert (state.current_player, legal(state)) == (1, {"wharf:sugar", "pass"})
    do(state, "wharf:sugar")
    assert vp(state, 1) == 2


def test_small_wharf_takes_some_of_several_kinds() -> None:
    """R28: it is a load for harbor, lighthouse and privilege."""
    state = position(
        P("small_wharf harbor lighthouse", "2 corn 2 indigo 1 coffee"), P(), P(), role="captain", options=NEW,
        ships="4corn 5indigo 6coffee",
    )  # fmt: skip
    assert doubloons(state, 0) == 1, "the captain's lighthouse"
    assert legal(state) == {"small_wharf", "pass"}
    do(state, "small_wharf")
    assert legal(state) == {"count:0", "count:1", "count:2"}
    do(state, "count:2", "count:0", "count:1")
    assert vp(state, 0) == 1 + 1 + 1
    assert doubloons(state, 0) == 2
    assert truth(state)["goods"][0] == 10 - 4


def test_small_wharf_must_ship_something() -> None:
    state = position(
        P("small_wharf", "corn indigo"), P(), P(), role="captain", options=NEW, ships="4corn 5indigo 6coffee"
    )
    do(state, "small_wharf", "count:0")
    assert legal(state) == {"count:1"}
    assert why_not(state, "count:0") == "why-count-only"


def test_small_wharf_works_once_in_a_phase() -> None:
    state = position(
        P("small_wharf", "3 corn"), P(), P(), role="captain", options=NEW, ships="4sugar 5indigo 6coffee"
    )
    do(state, "small_wharf", "count:2")
    assert node(state) == "role", "a single good is left, and kept"
    assert (goods(state, 0), vp(state, 0)) == ({"corn": 1}, 2)


def test_small_wharf_with_public_loads_is_a_free_choice_but_no_pass() -> None:
    state = position(P("small_wharf wharf", "corn"), P(), P(), role="captain", options=NEW)
    assert legal(state) == {"load:corn@0", "load:corn@1", "load:corn@2", "wharf:corn", "small_wharf"}


def test_harbor_and_lighthouse_count_each_load() -> None:
    state = position(P(), P("harbor lighthouse", "corn indigo"), P(), role="captain", options=NEW)
    do(state, "load:corn@0", "load:indigo@1")
    assert (vp(state, 1), doubloons(state, 1)) == (4, 2)


def test_an_idle_harbor_brings_nothing() -> None:
    state = position(P(), P("harbor:0", goods="2 corn"), P(), role="captain")
    do(state, "load:corn@0")
    assert vp(state, 1) == 2


def test_lighthouse_pays_the_captain_without_a_load() -> None:
    state = position(P("lighthouse"), P("lighthouse"), P(), role="captain", options=NEW)
    assert (doubloons(state, 0), doubloons(state, 1)) == (1, 0)


def test_library_doubles_the_captains_point() -> None:
    state = position(P("library", "corn indigo"), P(), P(), role="captain", options=NEW)
    do(state, "load:corn@0")
    assert vp(state, 0) == 1 + 2
    do(state, "load:indigo@1")
    assert vp(state, 0) == 3 + 1


def test_ships_are_emptied_at_the_end_only() -> None:
    state = position(P(goods="corn"), P(goods="2 corn"), P(), role="captain", ships="3corn - -")
    do(state, "load:corn@0")
    assert (node(state), state.current_player) == ("store_one", 1), "the full ship still blocks seat 1's corn"
    assert ships(state)[0] == "4corn"
    do(state, "good:corn")
    assert ships(state) == ["-", "-", "-"]


def test_union_hall_pays_before_royal_supplier_delivers() -> None:
    """R29."""
    state = position(
        P("union_hall royal_supplier corn", "2 corn 2 indigo", nobles="corn royal_supplier"), P(), P(),
        role="captain", options=BOTH,
    )  # fmt: skip
    assert vp(state, 0) == 2
    assert (node(state), legal(state)) == ("royal_supply", {"good:corn", "good:indigo", "pass"})
    do(state, "good:corn")
    assert vp(state, 0) == 3
    assert why_not(state, "good:corn") == "why-delivered"
    do(state, "good:indigo")
    assert node(state) == "load"
    assert vp(state, 0) == 4


def test_royal_supplier_delivers_at_most_as_many_as_nobles() -> None:
    state = position(
        P("royal_supplier harbor", "corn indigo", nobles="san_juan"), P(), P(), role="captain", options=NOBLES
    )
    do(state, "good:corn")
    assert (vp(state, 0), node(state)) == (1, "load"), "no harbor, no privilege for a delivery"


def test_royal_supplier_may_be_left_alone_and_needs_a_noble() -> None:
    state = position(
        P("royal_supplier", "corn", nobles="san_juan"), P("royal_supplier", "indigo"), P(),
        role="captain", options=NOBLES,
    )  # fmt: skip
    do(state, "pass", "load:corn@0")
    assert (state.current_player, node(state)) == (1, "load")
    finish_phase(state)
    assert seat(state, 0)["vp"] == 2
