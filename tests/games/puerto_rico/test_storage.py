"""Storage at the end of the captain phase. docs/rules/puerto_rico.md, section 5.8, steps 2 and 3 (R16)."""

from __future__ import annotations

from harbourside.games.puerto_rico.state import PuertoRicoState

from .scenario import NEW, P, do, goods, legal, node, position, ships, supply, why_not

BLOCKED = "4corn 5indigo 6sugar"
"""Ships of three players that take neither corn, indigo nor sugar, nor anything else."""


def storing(player: P) -> PuertoRicoState:
    return position(player, P(), P(), role="captain", options=NEW, ships=BLOCKED)


def test_one_good_is_kept() -> None:
    state = storing(P("", "2 corn indigo"))
    assert legal(state) == {"good:corn", "good:indigo"}
    assert why_not(state, "pass") == "why-must-store"
    do(state, "good:indigo")
    assert goods(state, 0) == {"indigo": 1}
    assert supply(state, "corn") == 10, "the rotten corn, and the four of the ship that left"


def test_a_single_good_is_kept_without_a_question() -> None:
    state = storing(P("", "corn"))
    assert (node(state), goods(state, 0)) == ("role", {"corn": 1})


def test_small_warehouse_keeps_one_kind() -> None:
    state = storing(P("small_warehouse", "3 corn 2 indigo 2 sugar"))
    do(state, "store:corn", "good:sugar")
    assert goods(state, 0) == {"corn": 3, "sugar": 1}


def test_large_warehouse_keeps_two_kinds() -> None:
    state = storing(P("large_warehouse", "3 corn 2 indigo 2 sugar 2 coffee"))
    assert legal(state) == {"store:corn", "store:indigo", "store:sugar", "store:coffee"}
    do(state, "store:corn")
    assert why_not(state, "store:corn") == "why-all-stored"
    do(state, "store:coffee", "good:indigo")
    assert goods(state, 0) == {"corn": 3, "indigo": 1, "coffee": 2}


def test_storehouse_keeps_three_more() -> None:
    state = storing(P("storehouse", "3 corn 3 indigo"))
    do(state, "good:corn", "good:corn", "good:indigo", "good:corn")
    assert goods(state, 0) == {"corn": 3, "indigo": 1}


def test_all_storage_buildings_together() -> None:
    state = storing(
        P("small_warehouse large_warehouse storehouse", "3 corn 3 indigo 3 sugar 3 tobacco 3 coffee")
    )
    do(
        state,
        "store:corn",
        "store:indigo",
        "store:coffee",
        "good:sugar",
        "good:sugar",
        "good:tobacco",
        "good:sugar",
    )
    assert goods(state, 0) == {"corn": 3, "indigo": 3, "sugar": 3, "tobacco": 1, "coffee": 3}


def test_what_fits_is_kept_without_questions() -> None:
    state = storing(P("large_warehouse", "4 corn 3 indigo 1 sugar"))
    assert (node(state), goods(state, 0)) == ("role", {"corn": 4, "indigo": 3, "sugar": 1})


def test_the_rest_is_kept_as_soon_as_it_fits() -> None:
    state = storing(P("small_warehouse storehouse", "3 corn 3 indigo 2 sugar"))
    do(state, "store:sugar")
    assert node(state) == "store_one", "six are left for four places"
    state = storing(P("small_warehouse storehouse", "3 corn 3 indigo 2 sugar"))
    assert node(state) == "store_kind", "three and two are one too many"
    state = storing(P("small_warehouse storehouse", "3 corn 2 indigo 2 sugar"))
    assert node(state) == "role"


def test_idle_warehouses_keep_nothing() -> None:
    state = storing(P("small_warehouse:0 storehouse:0", "3 corn"))
    do(state, "good:corn")
    assert goods(state, 0) == {"corn": 1}


def test_only_full_ships_leave() -> None:
    state = position(P(), P(), P(), role="captain", ships="4corn 3indigo -")
    assert ships(state) == ["-", "3indigo", "-"]
    assert supply(state, "corn") == 10
