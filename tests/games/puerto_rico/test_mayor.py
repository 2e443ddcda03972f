"""The mayor: privilege and refill. docs/rules/puerto_rico.md, section 5.4."""

from __future__ import annotations

from .scenario import NOBLES, P, do, finish_phase, legal, node, position, truth


def test_mayors_privilege_is_one_worker_from_the_supply() -> None:
    state = position(P("corn:0"), P(), P(), role="mayor", magistrate=[3, 0])
    assert legal(state) == {"count:0", "count:1"}
    do(state, "count:1")
    assert truth(state)["workers"] == 19
    assert truth(state)["memory"]["hand"] == [2, 0]


def test_privilege_is_skipped_without_supply() -> None:
    state = position(P("corn:0/2"), P(), P(), role="mayor", workers=0)
    assert node(state) == "assign_workers"


def test_refill_counts_empty_building_circles_only() -> None:
    state = position(
        P("corn:0/5 indigo_plant:0 hacienda:0"), P("coffee_roaster:0"), P(), role="mayor", magistrate=[0, 0]
    )
    do(state, "count:0")
    assert truth(state)["magistrate"] == [3 + 1 + 2, 0]
    assert truth(state)["workers"] == 20 - 6


def test_refill_is_at_least_one_for_each_player() -> None:
    state = position(P(), P(), P(), P(), role="mayor")
    finish_phase(state)
    assert truth(state)["magistrate"] == [4, 0]


def test_colonist_shortage_ends_the_game_after_the_round() -> None:
    """R46: fewer than required; exactly enough is enough."""
    state = position(P(), P(), P(), role="mayor", workers=2)
    do(state, "count:0")
    assert truth(state)["end_reasons"] == ["end_workers"]
    assert truth(state)["magistrate"] == [2, 0]
    assert not state.is_over
    state = position(P(), P(), P(), role="mayor", workers=3)
    do(state, "count:0")
    assert truth(state)["end_reasons"] == []


def test_library_brings_two_workers() -> None:
    state = position(P("library"), P(), P(), role="mayor", options={"new_buildings": True})
    assert legal(state) == {"count:0", "count:1", "count:2"}


def test_refill_with_nobles_brings_exactly_one_of_them() -> None:
    """R43; a shortage of workers never ends the game."""
    state = position(P(), P(), P(), role="mayor", options=NOBLES, workers=1)
    do(state, "count:0")
    assert truth(state)["magistrate"] == [1, 1]
    assert truth(state)["end_reasons"] == []
    state = position(P(), P(), P(), role="mayor", options=NOBLES)
    do(state, "count:0")
    assert truth(state)["magistrate"] == [2, 1], "the noble is one of the three"
    state = position(P(), P(), P(), role="mayor", options=NOBLES, nobles=0)
    do(state, "count:0")
    assert truth(state)["magistrate"] == [3, 0]
