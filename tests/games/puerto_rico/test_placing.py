"""Placing people in the mayor phase. docs/rules/puerto_rico.md, section 5.4."""

from __future__ import annotations

from itertools import product

from .scenario import NOBLES, P, do, legal, node, position, say, seat, why_not


def test_placement_is_forced_while_circles_are_empty() -> None:
    """San Juan may hold people only when every circle is filled."""
    state = position(P("corn:0/2 hacienda:0", san_juan=1), P(), P(), role="mayor", magistrate=[1, 0])
    do(state, "count:0")
    assert legal(state) == {"count:1", "count:2"}, "two people, one circle left after the corn"
    assert why_not(state, "count:0") == "why-count-people"
    do(state, "count:1")
    assert legal(state) == {"count:1"}
    do(state, "count:1")
    assert seat(state, 0)["workers"] == {"corn": 1, "hacienda": 1}


def test_too_many_for_a_tile_is_told_its_free_places_and_the_people_in_hand() -> None:
    state = position(P("corn:0/2 hacienda:0", san_juan=2), P(), P(), role="mayor", magistrate=[1, 0])
    do(state, "count:0")
    told = "You can place at most 2 here: there are 2 free places, and you have 3 to place."
    assert say(state, "count:3") == told
    do(state, "count:2")
    assert "najwyżej 1" in say(state, "count:2", "pl")


def test_people_left_over_go_to_san_juan() -> None:
    state = position(P("corn:0", san_juan=4), P(), P(), role="mayor", magistrate=[1, 0])
    do(state, "count:0")
    assert legal(state) == {"count:1"}
    do(state, "count:1")
    assert seat(state, 0)["san_juan"] == [4, 0]


def test_all_workers_are_lifted_and_placed_again() -> None:
    state = position(P("corn:1/1 indigo:0 indigo_plant:0"), P(), P(), role="mayor", magistrate=[0, 0])
    do(state, "count:0", "count:0", "count:1")
    assert seat(state, 0)["workers"] == {"indigo": 1}


def test_every_arrangement_is_reached_by_one_sequence() -> None:
    found = []
    for counts in product(range(4), repeat=3):
        state = position(P("corn:0/2 indigo_plant:0 hacienda:0", san_juan=3), P(), P(), role="mayor")
        do(state, "count:0")
        try:
            for count in counts:
                if state.current_player == 0 and node(state) == "assign_workers":
                    do(state, f"count:{count}")
                elif count > 0:
                    raise ValueError
        except Exception:
            continue
        found.append(tuple(sorted(seat(state, 0)["workers"].items())))
    assert len(found) == len(set(found))
    wanted = {
        tuple(sorted((kind, n) for kind, n in (("corn", a), ("indigo_plant", b), ("hacienda", c)) if n))
        for a, b, c in product(range(3), range(4), range(2))
        if a + b + c == 4
    }
    assert set(found) == wanted


def test_nobles_work_in_worker_buildings_and_on_plantations() -> None:
    state = position(
        P("corn:0 chapel:0", san_juan=1, nobles="san_juan"), P(), P(),
        role="mayor", options=NOBLES, magistrate=[0, 0],
    )  # fmt: skip
    do(state, "count:0")
    assert node(state) == "assign_nobles"
    assert legal(state) == {"count:0", "count:1"}
    do(state, "count:1")
    assert legal(state) == {"count:0"}, "the noble fills the only circle"
    do(state, "count:0", "count:1")
    player = seat(state, 0)
    assert (player["nobles"], player["workers"]) == ({"corn": 1}, {"chapel": 1})


def test_nobles_too_wait_in_san_juan_only_when_every_circle_is_filled() -> None:
    state = position(
        P("corn:0 hacienda:0", nobles="san_juan san_juan"), P(), P(),
        role="mayor", options=NOBLES, magistrate=[0, 0],
    )  # fmt: skip
    do(state, "count:0")
    assert (node(state), legal(state)) == ("assign_nobles", {"count:1"})
