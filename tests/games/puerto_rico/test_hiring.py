"""Hiring in the mayor phase, and the villa. docs/rules/puerto_rico.md, section 5.4."""

from __future__ import annotations

from .scenario import NOBLES, P, do, legal, position, seat, truth


def test_workers_are_hired_one_by_one_from_the_mayor_on() -> None:
    state = position(P(), P(), P(), role="mayor", magistrate=[5, 0])
    do(state, "count:0")
    assert [seat(state, number)["san_juan"] for number in range(3)] == [[2, 0], [2, 0], [1, 0]]


def test_nobles_are_chosen_from_the_magistrate() -> None:
    state = position(P("corn:0"), P(), P(), role="mayor", options=NOBLES, magistrate=[2, 1])
    do(state, "count:0")
    assert (state.current_player, legal(state)) == (0, {"magistrate:worker", "magistrate:noble"})
    do(state, "magistrate:worker")
    assert (state.current_player, legal(state)) == (1, {"magistrate:worker", "magistrate:noble"})
    do(state, "magistrate:noble")
    assert seat(state, 1)["san_juan"] == [0, 1]
    assert seat(state, 2)["san_juan"] == [1, 0], "the last worker comes without a question"


def test_villa_brings_a_noble_with_the_first_person() -> None:
    """R13."""
    state = position(P(), P("villa"), P(), role="mayor", options=NOBLES, magistrate=[3, 0])
    do(state, "count:0")
    assert truth(state)["memory"]["hand"] == [2, 1]
    assert truth(state)["nobles"] == 5 - 1


def test_villa_brings_a_worker_when_nobles_have_run_out_and_once_only() -> None:
    state = position(P(), P("villa"), P(), role="mayor", options=NOBLES, magistrate=[6, 0], nobles=0)
    do(state, "count:0")
    assert truth(state)["memory"]["hand"] == [1 + 2 + 1, 0]


def test_villa_needs_a_person_received() -> None:
    """R13: who receives nobody gets nothing."""
    state = position(P(), P("villa"), P(), role="mayor", options=NOBLES, magistrate=[1, 0])
    do(state, "count:0")
    assert truth(state)["memory"]["hand"] == [1, 0]


def test_villa_counts_the_mayors_privilege_worker() -> None:
    state = position(P("villa"), P(), P(), role="mayor", options=NOBLES, magistrate=[0, 0])
    do(state, "count:1")
    assert truth(state)["memory"]["hand"] == [2, 1]
