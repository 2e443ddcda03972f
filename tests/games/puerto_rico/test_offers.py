"""Gains that are offered: hiring, production, the festival's workers, and all of them one by one.

docs/rules/puerto_rico.md, section 5.12 (R52).
"""

from __future__ import annotations

from typing import Any

import harbourside as hs

from .scenario import (
    ALL_MODULES,
    GAME,
    NOBLES,
    P,
    asked,
    do,
    doubloons,
    goods,
    legal,
    node,
    position,
    says,
    seat,
    table,
    truth,
    vp,
)

ALWAYS = {"optional_gains": "always"}
FEAST = {"festival": True}


def crop(workers: int) -> hs.State:
    state = position(
        P("corn:0/2"), P(), P(), role="settler", options=FEAST, festival={"crop": "corn"}, workers=workers,
        pile="sugar",
    )  # fmt: skip
    do(state, "take:corn")
    return state


def test_the_festivals_workers_are_asked_about_when_the_refill_could_then_fail() -> None:
    """Three players need at least three workers."""
    assert (node(crop(6)), seat(crop(6), 0)["san_juan"]) == ("settler", [3, 0])
    state = crop(5)
    assert (node(state), asked(state)) == ("people_asked", "festival_crop")
    assert "in the supply: 2" in says(state, "yes")
    do(state, "no")
    assert (seat(state, 0)["san_juan"], truth(state)["workers"]) == ([0, 0], 5)
    assert truth(state)["festival"]["crop"] == "", "the task was for the first (R42)"
    assert (node(state), state.current_player) == ("settler", 1)


def test_the_hospice_still_asks_after_the_festivals_workers() -> None:
    state = position(
        P("corn:0/2 hospice"), P(), P(), role="settler", options=FEAST, festival={"crop": "corn"}, workers=4,
        pile="sugar",
    )  # fmt: skip
    do(state, "take:corn")
    assert asked(state) == "festival_crop"
    do(state, "yes")
    assert node(state) == "hospice"


def mayor(workers: int, *players: P, **places: Any) -> hs.State:
    state = position(
        *players,
        role="mayor",
        workers=workers,
        magistrate=[3, 0],
        options=places.pop("options", None),
        **places,
    )
    if node(state) == "mayor_privilege":
        do(state, "count:0")
    return state


def test_hiring_is_asked_about_when_it_decides_whether_the_refill_fails() -> None:
    """All circles but four on seat 0 are filled: with one hired the refill needs three, without it four."""
    owner = P("indigo_plant:0 small_sugar_mill:0")
    state = mayor(3, owner, P(), P())
    assert (node(state), asked(state), state.current_player) == ("people_asked", "hiring", 0)
    assert "game ends" in GAME.words("en").say(state.prompt())
    do(state, "no")
    assert truth(state)["end_reasons"] == ["end_workers"]
    assert sum(seat(state, 0)["workers"].values()) == 0
    state = mayor(3, owner, P(), P())
    do(state, "yes")
    while node(state) != "role":
        do(state, sorted(legal(state))[-1])
    assert truth(state)["end_reasons"] == []


def test_hiring_is_not_asked_about_when_it_decides_nothing() -> None:
    owner = P("indigo_plant:0 small_sugar_mill:0")
    assert node(mayor(4, owner, P(), P())) == "assign_workers", "four are enough whoever hires"
    assert node(mayor(2, owner, P(), P())) == "assign_workers", "two are too few in any case"
    nobles = position(owner, P(), P(), role="mayor", workers=3, magistrate=[3, 0], options=NOBLES)
    do(nobles, "count:0")
    assert node(nobles) == "assign_workers", "with nobles, a lack of workers ends nothing"


def test_who_declines_hiring_leaves_them_to_the_others_and_who_is_left_waits() -> None:
    state = mayor(20, P(), P(), P(), options=ALWAYS)
    do(state, "no", "yes", "no")
    assert [seat(state, number)["san_juan"] for number in range(3)] == [[0, 0], [3, 0], [0, 0]]
    state = mayor(20, P(), P(), P(), options=ALWAYS)
    do(state, "no", "no", "no")
    assert truth(state)["magistrate"] == [6, 0], "three stay, three come"


def test_production_is_asked_about_when_it_takes_the_last_that_another_could_make() -> None:
    state = position(P("corn:2/2"), P("corn"), P(), role="craftsman", supply="2 corn")
    assert (node(state), asked(state)) == ("goods_asked", "production")
    assert says(state, "yes").endswith("Then none of this is left for others: corn")
    assert table(state, 0)["offered_gain"] == {"gain_source": "production", "gain_goods": ["corn", "corn"]}
    do(state, "no")
    assert [goods(state, number) for number in range(2)] == [{}, {"corn": 1}]
    assert node(state) == "role", "who produced nothing has no privilege"
    state = position(P("corn:2/2"), P(), P(), role="craftsman", supply="2 corn")
    assert node(state) == "role", "nobody else grows corn, and none is left for the privilege"
    assert goods(state, 0) == {"corn": 2}


def test_production_is_asked_about_when_what_must_be_loaded_may_empty_the_pool() -> None:
    maker = P("corn:3/3")
    state = position(maker, P(goods="2 sugar"), P(), role="craftsman", vp_pool=5)
    assert asked(state) == "production"
    assert "VP pool" in GAME.words("en").say(state.prompt())
    assert node(position(maker, P(goods="2 sugar"), P(), role="craftsman", vp_pool=6)) == "craft"
    keeper = P("corn:3/3 small_warehouse")
    state = position(keeper, P(goods="2 sugar"), P(), role="craftsman", vp_pool=5)
    assert node(state) == "craft", "all of it can be kept"


def test_who_declines_production_keeps_what_does_not_depend_on_it() -> None:
    state = position(
        P("corn:2/2 factory chapel"), P("corn"), P(), role="craftsman", supply="2 corn", options=NOBLES
    )
    do(state, "no")
    assert doubloons(state, 0) == 1, "the chapel's, and nothing from the factory"


def test_always_asks_about_each_gain() -> None:
    everything = {**ALL_MODULES, **ALWAYS}
    state = position(
        P("corn indigo indigo_plant aqueduct factory specialty_factory chapel jeweler", nobles="jeweler"),
        P(), P(), role="craftsman", options=everything, festival={"goods": ["corn", "indigo", "indigo"]},
    )  # fmt: skip
    questions = []
    while asked(state):
        questions.append(asked(state))
        do(state, "yes")
    assert questions == [
        "production", "aqueduct", "factory", "specialty_factory", "chapel", "jeweler", "festival_goods",
    ]  # fmt: skip
    assert goods(state, 0) == {"corn": 1, "indigo": 2}
    assert doubloons(state, 0) == 1 + 1 + 1 + 1 + 3
    state = position(
        P("lighthouse union_hall harbor", "2 corn"), P(), P(), role="captain", options=everything
    )
    questions = []
    while asked(state) or node(state) == "load":
        questions.append(asked(state))
        do(state, "no" if asked(state) else "load:corn@0")
    assert questions == ["arrival", "union_hall", "", "harbor", "captain", "lighthouse"]
    assert (vp(state, 0), doubloons(state, 0)) == (2, 0)


def test_always_asks_about_prospector_and_villa() -> None:
    state: hs.State = position(P(), P(), role="prospector_1", options=ALWAYS)
    assert asked(state) == "prospector"
    do(state, "no")
    assert (doubloons(state, 0), node(state)) == (0, "role")
    state = mayor(20, P("villa"), P(), P(), options={**NOBLES, **ALWAYS})
    do(state, "yes")
    assert asked(state) == "villa"
    do(state, "yes")
    assert seat(state, 0)["san_juan"][1] == 1


def test_the_mayors_own_worker_brings_the_villas_person_though_he_hires_nobody() -> None:
    state = position(P("villa"), P(), P(), role="mayor", magistrate=[3, 0], options={**NOBLES, **ALWAYS})
    do(state, "count:1")
    assert asked(state) == "villa"
    do(state, "yes")
    assert (asked(state), state.current_player) == ("hiring", 0)
