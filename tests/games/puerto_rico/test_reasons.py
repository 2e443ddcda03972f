"""Reasons against an action that no test of a phase asks for. docs/rules/puerto_rico.md, section 5."""

from __future__ import annotations

import pytest

import harbourside as hs

from .scenario import GAME, NEW, NOBLES, P, do, position, why_not

BEGINS = position(P("corn", goods="corn", doubloons=9), P(), P())
"""A role is chosen."""


@pytest.mark.parametrize("key", [key for key in GAME.actions if not key.startswith(("role:", "pass"))])
def test_while_a_role_is_chosen_nothing_else_is_on(key: str) -> None:
    assert why_not(BEGINS, key) == "why-not-now"


def test_a_role_has_to_be_chosen() -> None:
    assert why_not(BEGINS, "pass") == "why-must-decide"


def test_the_mayor_has_one_worker_more_and_not_five() -> None:
    state = position(P("corn:0"), P(), P(), role="mayor")
    assert why_not(state, "count:5") == "why-count"


def test_no_more_people_go_to_a_kind_than_it_has_circles_for() -> None:
    state = position(P("corn:0/2 hacienda:0"), P(), P(), role="mayor")
    do(state, "count:1")
    assert why_not(state, "count:3") == "why-count-room"


def test_what_is_not_there_is_not_loaded_sold_or_stored() -> None:
    loading = position(P(goods="corn"), P(), P(), role="captain")
    assert why_not(loading, "load:coffee@0") == "why-no-good"
    trading = position(P(goods="corn"), P(), P(), role="trader")
    assert why_not(trading, "sell:coffee") == "why-no-good"
    goods = "2 corn 3 indigo 3 sugar"
    storing = position(
        P("small_warehouse", goods=goods), P(), P(), role="captain", ships="4coffee 5tobacco 6corn"
    )
    assert why_not(storing, "store:coffee") == "why-no-good"


def test_two_players_have_two_ships() -> None:
    state = position(P(goods="corn"), P(), role="captain")
    assert why_not(state, "load:corn@2") == "why-no-such-ship"


def test_one_good_is_sold_in_a_phase() -> None:
    """The land office keeps the seller's turn open."""
    state = position(P("land_office", "corn indigo", doubloons=2), P(), P(), role="trader", options=NOBLES)
    do(state, "sell:corn")
    assert why_not(state, "sell:indigo") == "why-sold-already"


def test_a_noble_in_the_land_office_needs_a_plantation_to_sell() -> None:
    state = position(
        P("land_office", goods="indigo", nobles="land_office"), P(), P(), role="trader", options=NOBLES
    )
    assert why_not(state, "land_sell") == "why-no-plantations"


def paying() -> hs.State:
    state = position(P("black_market corn indigo:0", doubloons=3), P(), P(), role="builder", options=NEW)
    do(state, "build:office")
    return state


def test_the_black_market_takes_only_what_its_owner_has() -> None:
    assert why_not(paying(), "pay_vp") == "why-no-vp"
    assert why_not(paying(), "tile:indigo") == "why-no-worker-there"
    assert why_not(paying(), "good:corn") == "why-no-good"
