"""Mayor. docs/rules/puerto_rico.md, section 5.4."""

from __future__ import annotations

from itertools import product

from .scenario import NOBLES, P, do, finish_phase, legal, node, position, say, seat, truth, why_not


def test_mayors_privilege_is_one_worker_from_the_supply() -> None:
    state = position(P("corn:0"), P(), P(), role="mayor", magistrate=[3, 0])
    assert legal(state) == {"count:0", "count:1"}
    do(state, "count:1")
    assert truth(state)["workers"] == 19
    assert truth(state)["memory"]["hand"] == [2, 0]


def test_privilege_is_skipped_without_supply() -> None:
    state = position(P("corn:0/2"), P(), P(), role="mayor", workers=0)
    assert node(state) == "assign_workers"


def test_workers_are_hired_one_by_one_from_the_mayor_on() -> None:
    state = position(P(), P(), P(), role="mayor", magistrate=[5, 0])
    do(state, "count:0")
    assert [seat(state, number)["san_juan"] for number in range(3)] == [[2, 0], [2, 0], [1, 0]]


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


def test_whoever_is_left_goes_to_san_juan() -> None:
    state = position(P("corn:0", san_juan=4), P(), P(), role="mayor", magistrate=[1, 0])
    do(state, "count:0")
    assert legal(state) == {"count:1"}
    do(state, "count:1")
    assert seat(state, 0)["san_juan"] == [4, 0]


def test_all_workers_are_lifted_and_placed_anew() -> None:
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


def test_nobles_are_chosen_from_the_magistrate() -> None:
    state = position(P("corn:0"), P(), P(), role="mayor", options=NOBLES, magistrate=[2, 1])
    do(state, "count:0")
    assert (state.current_player, legal(state)) == (0, {"magistrate:worker", "magistrate:noble"})
    do(state, "magistrate:worker")
    assert (state.current_player, legal(state)) == (1, {"magistrate:worker", "magistrate:noble"})
    do(state, "magistrate:noble")
    assert seat(state, 1)["san_juan"] == [0, 1]
    assert seat(state, 2)["san_juan"] == [1, 0], "the last worker comes without a question"


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
