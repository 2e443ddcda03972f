"""Module I: the guesthouse and its windows (R18), and the library.

docs/rules/puerto_rico.md, section 5.11.
"""

from __future__ import annotations

import pytest

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
    phase,
    position,
    seat,
    truth,
    vp,
    why_not,
)

BOTH = {**NEW, **NOBLES}


def test_window_for_the_chooser_right_after_the_role() -> None:
    state = position(P("guesthouse:2 small_market:0", "corn"), P(), P(), role="trader", options=NEW)
    assert (node(state), legal(state)) == ("guest_window", {"guest:worker", "pass"})
    do(state, "guest:worker")
    assert legal(state) == {"tile:small_market"}
    assert why_not(state, "tile:guesthouse") in ("why-circles-full", "why-guests-leave")
    assert why_not(state, "tile:san_juan") == "why-no-circle"
    do(state, "tile:small_market")
    assert node(state) == "trade", "no free circle is left, so the window closes"
    do(state, "sell:corn")
    assert doubloons(state, 0) == 2


def test_no_window_without_a_guest_or_a_free_circle() -> None:
    state = position(P("guesthouse:0 small_market:0", "corn"), P(), P(), role="trader", options=NEW)
    assert node(state) == "trade"
    assert why_not(state, "guest:worker") == "why-idle"
    state = position(P("guesthouse:2 small_market", "corn"), P(), P(), role="trader", options=NEW)
    assert node(state) == "trade"
    assert why_not(state, "guest:worker") == "why-no-free-circle"


def test_moves_are_open_in_the_decisions_of_a_phase() -> None:
    state = position(P(), P("guesthouse:2 hacienda:0 hospice:0"), P(), role="settler", options=NEW)
    do(state, "take:corn")
    assert {"guest:worker", "take:coffee", "pass"} <= legal(state)
    do(state, "guest:worker", "tile:hacienda")
    assert (node(state), state.current_player) == ("settler", 1)
    do(state, "hacienda_draw", "guest:worker", "tile:hospice", "take:coffee")
    assert node(state) == "hospice"


def test_a_decision_with_nothing_but_a_guest_move_is_offered_once() -> None:
    state = position(P(), P("guesthouse:2 harbor:0"), P(), role="builder", options=NEW)
    do(state, "pass")
    assert (state.current_player, legal(state)) == (1, {"guest:worker", "pass"})
    do(state, "pass")
    assert node(state) == "role"


def test_a_declined_window_is_not_offered_again_until_something_changes() -> None:
    state = position(P("guesthouse factory:0 corn"), P(), P(), role="craftsman", options=NEW)
    assert node(state) == "guest_window"
    do(state, "pass")
    assert node(state) == "craft", "no second window before production"
    assert legal(state) == {"good:corn", "guest:worker", "pass"}
    state = position(P("guesthouse factory:0"), P(), P(), role="craftsman", options=NEW)
    do(state, "pass")
    assert node(state) == "role", "nothing was produced, nothing has changed"


def test_a_captain_alone_who_passed_is_asked_again_before_storing() -> None:
    """R18: the end of a part of a phase is a change; his goods would rot with a storehouse idle."""
    crowd = P("guesthouse storehouse:0", "4 corn")
    full = "4coffee 5sugar 6indigo"
    state = position(crowd, P(), P(), role="captain", options=NEW, ships=full)
    assert (node(state), state.current_player) == ("guest_window", 0)
    do(state, "pass")
    assert (node(state), state.current_player) == ("guest_window", 0)
    do(state, "guest:worker", "tile:storehouse")
    assert goods(state, 0) == {"corn": 4}
    state = position(crowd, P(), P(), role="captain", options=NEW, ships=full)
    do(state, "pass", "pass")
    assert node(state) == "store_one", "no third window"
    do(state, "good:corn")
    assert node(state) == "role"
    assert goods(state, 0) == {"corn": 1}


def test_who_passed_is_not_asked_before_storing_by_option() -> None:
    options = {**NEW, "guests_each_part": False}
    crowd = P("guesthouse storehouse:0", "4 corn")
    state = position(crowd, P(), P(), role="captain", options=options, ships="4coffee 5sugar 6indigo")
    do(state, "pass")
    assert node(state) == "store_one"


def test_who_passed_may_still_wake_the_library_before_its_tile() -> None:
    """R18: the turns with the first tile are a part of the settler phase."""
    state = position(P("guesthouse library:0"), P(), P(), role="settler", options=NEW, row="")
    do(state, "pass", "pass")
    while state.current_player != 0:
        do(state, "pass")
    assert node(state) == "guest_window"


def test_the_last_window_before_scoring_is_offered_to_who_has_just_passed() -> None:
    state = position(
        P(), P(), P("guesthouse guild_hall:0"), options=NEW, end_reasons=["end_vp"],
        used=["settler", "mayor"], pick=2, step=2, actor=2,
    )  # fmt: skip
    do(state, "role:prospector_1" if "role:prospector_1" in legal(state) else "role:trader")
    assert node(state) == "guest_window"
    do(state, "pass")
    assert (node(state), phase(state)) == ("guest_window", "ending")
    do(state, "guest:worker", "tile:guild_hall")
    assert state.is_over


def test_windows_before_each_players_production() -> None:
    state = position(
        P("corn"), P("guesthouse factory:0 corn indigo indigo_plant"), P(), role="craftsman", options=NEW
    )
    assert (node(state), state.current_player) == ("guest_window", 1)
    do(state, "guest:worker", "tile:factory")
    assert (goods(state, 1), doubloons(state, 1)) == ({"corn": 1, "indigo": 1}, 1)


def test_window_before_hiring_for_everybody() -> None:
    state = position(P(), P("guesthouse villa:0"), P(), role="mayor", options=BOTH, magistrate=[3, 0])
    assert (node(state), state.current_player) == ("guest_window", 1)
    do(state, "guest:worker", "tile:villa", "count:0")
    assert truth(state)["memory"]["hand"] == [2, 1], "the villa works at once"


def test_no_guest_moves_during_placement() -> None:
    state = position(P("guesthouse corn:0"), P(), P(), role="mayor", options=NEW)
    do(state, "pass", "count:0")
    assert node(state) == "assign_workers"
    assert why_not(state, "guest:worker") == "why-not-now"


def test_window_at_the_first_captain_turn() -> None:
    state = position(P("guesthouse union_hall:0", "4 corn"), P(), P(), role="captain", options=NEW)
    do(state, "guest:worker", "tile:union_hall")
    assert vp(state, 0) == 2


def test_window_in_the_settler_phase_for_an_idle_library() -> None:
    state = position(P("guesthouse library:0"), P(), P(), role="settler", options=NEW)
    do(state, "pass", "take:corn", "pass", "pass")
    assert (node(state), state.current_player) == ("guest_window", 0)
    do(state, "guest:worker", "tile:library")
    assert node(state) == "settler_again"


def test_window_for_an_idle_hunting_lodge() -> None:
    state = position(P(), P("guesthouse hunting_lodge:0 corn:0"), P(), role="settler", options=BOTH)
    do(state, "pass", "pass", "pass")
    assert (node(state), state.current_player) == ("guest_window", 1)
    do(state, "guest:worker", "tile:hunting_lodge")
    assert (node(state), legal(state)) == ("hunt", {"tile:corn", "pass"})


def test_last_windows_before_the_points_are_counted() -> None:
    state = position(P("guesthouse city_hall:0"), P(), P(), end_reasons=["end_vp"], options=NEW)
    for role in ("captain", "craftsman", "settler"):
        do(state, f"role:{role}")
        while node(state) not in ("role", "over") and truth(state)["phase"] != "ending":
            do(state, "pass")
    assert (truth(state)["phase"], state.current_player) == ("ending", 0)
    do(state, "guest:worker", "tile:city_hall")
    assert state.is_over
    assert state.scores()[0] == 2 + 4 + 2


def test_nobles_may_be_guests() -> None:
    state = position(
        P("guesthouse:2 chapel:0", nobles="guesthouse"), P(), P(), role="craftsman", options=BOTH
    )
    assert legal(state) == {"guest:worker", "guest:noble", "pass"}
    do(state, "guest:noble", "tile:chapel")
    assert vp(state, 0) == 1
    assert (seat(state, 0)["nobles"], seat(state, 0)["workers"]) == ({"chapel": 1}, {"guesthouse": 1})
    state = position(P("guesthouse chapel:0"), P(), P(), role="craftsman", options=BOTH)
    assert why_not(state, "guest:noble") == "why-no-such-guest"


def test_university_may_bring_a_guest() -> None:
    """R50."""
    state = position(P("university", doubloons=9), P(), P(), role="builder", options=NEW)
    do(state, "build:guesthouse", "yes")
    assert seat(state, 0)["workers"]["guesthouse"] == 1


@pytest.mark.parametrize("role", ["builder", "trader", "prospector_1"])
def test_library_once_per_round_with_two_players(role: str) -> None:
    options = {**NEW, "library_once_per_round_2p": True}
    state = position(P("library"), P(), options=options, role="mayor")
    assert legal(state) == {"count:0", "count:1", "count:2"}
    finish_phase(state)
    do(state, "role:captain")
    finish_phase(state)
    before = doubloons(state, 0)
    do(state, f"role:{role}")
    if role == "prospector_1":
        assert doubloons(state, 0) == before + 1
    elif role == "builder":
        assert "build:hacienda" not in legal(state)
    fresh = position(P("library"), P(), options=options, role="prospector_1")
    assert doubloons(fresh, 0) == 2


def test_guests_are_asked_while_others_load_only_if_there_are_goods() -> None:
    """Section 5.11: in LOAD only for somebody who holds a good."""
    for held, asked in (("", 0), ("coffee", 1)):
        state = position(
            P(goods="2 corn sugar"), P("guesthouse harbor:0", held), P(), role="captain", options=NEW,
            ships="- - 6coffee",
        )  # fmt: skip
        do(state, "load:corn@0", "pass", "load:sugar@1")
        assert (node(state) == "load") == bool(asked)


def test_a_noble_may_keep_the_library() -> None:
    state = position(P("library", nobles="library"), P(), P(), P(), role="prospector_1", options=BOTH)
    assert doubloons(state, 0) == 2


def test_library_doubles_the_prospector() -> None:
    state = position(P("library"), P(), P(), P(), role="prospector_1", options=NEW)
    assert doubloons(state, 0) == 2


def test_asking_for_labels_does_not_use_up_the_library() -> None:
    """library_once_per_round_2p: the role in whose phase a guest wakes the library is the doubled one."""
    options = {**NEW, "library_once_per_round_2p": True}
    for look in (False, True):
        state = position(
            P("guesthouse wharf library:0", "corn"),
            P(),
            role="captain",
            options=options,
            ships="4sugar 6corn",
        )
        do(state, "pass", "guest:worker", "tile:library")
        before = truth(state)
        if look:
            for action in state.legal_actions():
                state.label(action)
        assert truth(state) == before
        do(state, "pass", "role:builder")
        finish_phase(state)
        before_pay = doubloons(state, 0)
        do(state, "role:prospector_1")
        assert doubloons(state, 0) == before_pay + 1


def test_no_window_for_a_library_that_works_already() -> None:
    state = position(P("guesthouse library harbor:0"), P(), P(), role="settler", options=NEW)
    do(state, "pass", "take:corn", "pass", "pass")
    assert node(state) == "settler_again"


def test_no_window_for_a_hunting_lodge_that_works_already() -> None:
    state = position(P(), P("guesthouse hunting_lodge harbor:0 corn"), P(), role="settler", options=BOTH)
    do(state, "pass", "pass", "pass")
    assert (node(state), state.current_player) == ("hunt", 1)


def test_guests_never_stay_in_the_guesthouse() -> None:
    for guests in ("guesthouse:1", "guesthouse:2"):
        state = position(P(f"{guests} harbor:0"), P(), P(), role="builder", options=NEW)
        do(state, "guest:worker")
        assert why_not(state, "tile:guesthouse") == "why-guests-leave"
