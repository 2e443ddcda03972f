"""The worked examples of docs/rules/puerto_rico.md, section 9, each by its number."""

from __future__ import annotations

import pytest

from .scenario import (
    NEW,
    P,
    do,
    doubloons,
    finish_phase,
    goods,
    legal,
    new_game,
    node,
    position,
    seat,
    ships,
    table,
    truth,
    vp,
    why_not,
)


def test_e1_captain_phase() -> None:
    state = position(
        P(goods="2 corn 6 sugar"),
        P(goods="2 sugar 3 tobacco"),
        P(goods="2 corn 1 tobacco"),
        P(goods="1 corn 5 indigo"),
        role="captain",
        ships="- 3corn -",
    )
    assert legal(state) == {"load:corn@1", "load:sugar@2"}
    do(state, "load:sugar@2")
    assert (vp(state, 0), ships(state)[2]) == (7, "6sugar")
    assert legal(state) == {"load:sugar@2", "load:tobacco@0"}
    do(state, "load:sugar@2")
    assert vp(state, 1) == 1
    assert legal(state) == {"load:corn@1", "load:tobacco@0"}
    do(state, "load:tobacco@0")
    assert vp(state, 2) == 1
    assert legal(state) == {"load:corn@1"}
    do(state, "load:corn@1")
    do(state, "load:corn@1")
    assert legal(state) == {"load:tobacco@0"}
    do(state, "load:tobacco@0")
    assert [vp(state, player) for player in range(4)] == [9, 4, 1, 1]
    finish_phase(state)
    assert [goods(state, player) for player in range(4)] == [{}, {"sugar": 1}, {"corn": 1}, {"indigo": 1}]
    assert ships(state) == ["4tobacco", "-", "-"]


def test_e2_one_kind_per_ship() -> None:
    state = position(
        P(goods="indigo coffee tobacco"), P(), P(), P(), role="captain", ships="2tobacco 6coffee -"
    )
    assert legal(state) == {"load:indigo@2", "load:tobacco@0"}
    assert why_not(state, "load:indigo@0") == "why-other-cargo"
    assert why_not(state, "load:coffee@2") == "why-on-another-ship"
    assert why_not(state, "load:coffee@1") == "why-ship-full"


def test_e3_biggest_load() -> None:
    state = position(P(goods="6 tobacco"), P(), P(), P(), role="captain", ships="- 1corn -")
    assert legal(state) == {"load:tobacco@2"}
    assert why_not(state, "load:tobacco@0") == "why-larger-ship"
    do(state, "load:tobacco@2")
    assert ships(state) == ["-", "1corn", "6tobacco"]


def test_e4_corn_at_the_market() -> None:
    state = position(P(goods="corn"), P(goods="corn"), P(goods="indigo"), role="trader")
    do(state, "sell:corn")
    assert doubloons(state, 0) == 1
    assert legal(state) == {"sell:indigo", "pass"}, "corn is there already, so seat 1 is passed over"
    state = position(P(goods="indigo"), P(goods="corn"), P(), role="trader")
    do(state, "pass", "sell:corn")
    assert (doubloons(state, 0), doubloons(state, 1)) == (0, 0)
    assert truth(state)["market"] == ["corn"]


@pytest.mark.parametrize(("plantations", "roaster", "made"), [(2, 2, 2), (2, 1, 1), (1, 2, 1)])
def test_e5_coffee(plantations: int, roaster: int, made: int) -> None:
    state = position(P(), P(f"coffee:{plantations}/2 coffee_roaster:{roaster}"), P(), role="craftsman")
    assert goods(state, 1) == {"coffee": made}


def test_e6_corn() -> None:
    state = position(P(), P("corn:2/3"), P(), role="craftsman")
    assert goods(state, 1) == {"corn": 2}


def test_e7_harbor_and_wharf() -> None:
    state = position(
        P(), P("harbor wharf", "5 tobacco 2 sugar"), P(), P(), role="captain", ships="2tobacco 1sugar -"
    )
    assert state.current_player == 1
    do(state, "load:tobacco@0")
    assert vp(state, 1) == 4
    do(state, "load:sugar@1")
    assert vp(state, 1) == 4 + 3
    assert legal(state) == {"wharf:tobacco", "pass"}
    do(state, "wharf:tobacco")
    assert vp(state, 1) == 10


def test_e8_office() -> None:
    state = position(P(), P("office", "tobacco"), P("office", "tobacco"), role="trader", market="tobacco")
    do(state, "sell:tobacco", "sell:tobacco")
    assert (doubloons(state, 1), doubloons(state, 2)) == (3, 3)
    assert truth(state)["market"] == ["tobacco"] * 3


def test_e9_warehouses() -> None:
    state = position(
        P("small_warehouse large_warehouse", "4 corn 3 indigo 2 sugar 2 coffee"),
        P(),
        P(),
        role="captain",
        ships="4corn 5indigo 6sugar",
    )
    do(state, "store:corn", "store:indigo", "store:sugar", "good:coffee")
    assert goods(state, 0) == {"corn": 4, "indigo": 3, "sugar": 2, "coffee": 1}


def test_e10_markets() -> None:
    state = position(P(), P("small_market large_market", "indigo"), P("small_market", "corn"), role="trader")
    do(state, "sell:indigo", "sell:corn")
    assert (doubloons(state, 1), doubloons(state, 2)) == (4, 1)


def test_e11_factory_with_shortage() -> None:
    state = position(
        P(),
        P("tobacco corn:3/3 sugar:3/3 tobacco_storage sugar_mill:3 factory"),
        P(),
        role="craftsman",
        supply="2 sugar 3 tobacco 5 indigo",
    )
    assert goods(state, 1) == {"sugar": 2, "tobacco": 1}
    assert doubloons(state, 1) == 1


def test_e12_city_hall() -> None:
    city = "hacienda construction_hut office large_warehouse harbor residence city_hall"
    with_it = position(P(city), P(), P()).scores()[0]
    without = position(P(city.replace("city_hall", "city_hall:0")), P(), P()).scores()[0]
    assert with_it - without == 7


def test_e13_residence() -> None:
    island = "corn:0/3 indigo:0/3 sugar:0/4 "
    with_it = position(P(island + "residence"), P(), P()).scores()[0]
    without = position(P(island + "residence:0"), P(), P()).scores()[0]
    assert with_it - without == 5


def test_e14_guild_hall() -> None:
    city = "small_sugar_mill sugar_mill small_indigo_plant coffee_roaster "
    with_it = position(P(city + "guild_hall"), P(), P()).scores()[0]
    without = position(P(city + "guild_hall:0"), P(), P()).scores()[0]
    assert with_it - without == 6


def test_e15_fortress() -> None:
    with_it = position(P("fortress", san_juan=19), P(), P()).scores()[0]
    without = position(P("fortress:0", san_juan=20), P(), P()).scores()[0]
    assert with_it - without == 6


def test_e16_customs_house() -> None:
    with_it = position(P("customs_house", vp=23), P(), P()).scores()[0]
    without = position(P("customs_house:0", vp=23), P(), P()).scores()[0]
    assert with_it - without == 5


def test_e17_draft() -> None:
    state = new_game(3, **NEW)
    do(state, "draft:church", "draft:office")
    assert not legal(state) & {"draft:large_market", "draft:trading_post"}
    assert why_not(state, "draft:large_market") == "why-draft-price"
    finish_phase(state)
    assert set(table(state)["board"]["price_5"]) == {"church", "office", "tobacco_storage"}


def test_e18_aqueduct_without_effect() -> None:
    state = position(
        P(), P("indigo:0 sugar indigo_plant small_sugar_mill aqueduct"), P(), role="craftsman", options=NEW
    )
    assert goods(state, 1) == {"sugar": 1}


def test_e19_aqueduct_both() -> None:
    state = position(
        P(), P("sugar:3/3 indigo indigo_plant sugar_mill:3 aqueduct"), P(), role="craftsman", options=NEW
    )
    assert goods(state, 1) == {"sugar": 4, "indigo": 2}


def test_e20_black_market() -> None:
    state = position(
        P(), P("black_market corn", "indigo", doubloons=6, vp=1), P(), role="builder", options=NEW
    )
    do(state, "pass", "build:harbor")
    assert legal(state) == {"good:indigo", "tile:corn", "pay_vp"}
    do(state, "good:indigo")
    assert legal(state) == {"tile:corn", "pay_vp"}
    do(state, "tile:corn")
    assert node(state) != "black_market", "a third item may not be given"
    player = seat(state, 1)
    assert (player["doubloons"], player["vp"], player["tiles"]["harbor"]) == (0, 1, 1)


def test_e21_trading_post() -> None:
    state = position(
        P(),
        P("trading_post small_market", "coffee"),
        P(),
        role="trader",
        options=NEW,
        market="corn indigo sugar tobacco",
    )
    assert legal(state) == {"sell_post:coffee", "pass"}
    do(state, "sell_post:coffee")
    assert doubloons(state, 1) == 4


def test_e22_lighthouse() -> None:
    state = position(
        P("lighthouse wharf", "2 corn 3 indigo"), P(), P(), options=NEW, ships="1corn 5sugar 6coffee"
    )
    do(state, "role:captain", "load:corn@0")
    assert (vp(state, 0), doubloons(state, 0)) == (3, 2)
    do(state, "wharf:indigo")
    assert (vp(state, 0), doubloons(state, 0)) == (3 + 3, 2 + 1)


def test_e23_specialty_factory() -> None:
    state = position(
        P(),
        P("corn:4/4 sugar:3/3 indigo:2/2 sugar_mill:3 indigo_plant:2 specialty_factory"),
        P(),
        role="craftsman",
        options=NEW,
    )
    assert goods(state, 1) == {"corn": 4, "sugar": 3, "indigo": 2}
    assert doubloons(state, 1) == 2


@pytest.mark.parametrize(("held", "points"), [("3 corn 2 indigo coffee", 2), ("4 corn 2 indigo coffee", 3)])
def test_e24_union_hall(held: str, points: int) -> None:
    state = position(P("union_hall", held), P(), P(), role="captain", options=NEW)
    assert vp(state, 0) == points
    assert sum(goods(state, 0).values()) == sum(int(word) for word in held.split() if word.isdigit()) + 1


def test_e25_small_wharf() -> None:
    state = position(
        P(),
        P("small_wharf", "3 corn 3 tobacco sugar"),
        P(),
        role="captain",
        options=NEW,
        ships="4corn 1coffee 6tobacco",
    )
    assert legal(state) == {"small_wharf", "pass"}
    do(state, "small_wharf", "count:3", "count:1", "count:2")
    assert vp(state, 1) == 3
    assert goods(state, 1) == {"tobacco": 1}


def test_e26_storehouse_and_large_warehouse() -> None:
    state = position(
        P("storehouse large_warehouse", "4 corn 3 indigo 3 sugar 2 coffee"),
        P(),
        P(),
        role="captain",
        options=NEW,
        ships="4corn 5indigo 6sugar",
    )
    do(state, "store:corn", "store:indigo", "good:sugar", "good:coffee", "good:sugar", "good:sugar")
    assert goods(state, 0) == {"corn": 4, "indigo": 3, "sugar": 3, "coffee": 1}


def test_e27_forests() -> None:
    state = position(
        P("quarry:4/4", doubloons=3, forests="5 corn"), P(), P(), role="builder", options=NEW, quarries=2
    )
    assert "build:wharf" in legal(state)
    do(state, "build:wharf")
    assert doubloons(state, 0) == 0


def test_e28_guesthouse() -> None:
    state = position(
        P(goods="2 corn"),
        P("guesthouse:2 storehouse:0 library:0", "2 tobacco 3 corn"),
        P(goods="coffee"),
        role="captain",
        options=NEW,
        ships="4corn 1coffee 6tobacco",
    )
    assert (node(state), state.current_player) == ("guest_window", 1)
    do(state, "pass", "load:coffee@1")
    assert legal(state) == {"guest:worker", "pass"}, "nothing to load, but a guest could move"
    do(state, "pass", "good:corn")
    assert (node(state), state.current_player) == ("guest_window", 1), "before storage"
    do(state, "guest:worker", "tile:storehouse", "pass")
    do(state, "good:corn", "good:corn", "good:tobacco", "good:tobacco")
    assert goods(state, 1) == {"corn": 2, "tobacco": 2}
    do(state, "role:trader", "guest:worker", "tile:library", "sell:tobacco")
    assert doubloons(state, 1) == 3 + 2
    assert seat(state, 1)["workers"] == {"storehouse": 1, "library": 1}


def test_e29_cloister() -> None:
    island = "quarry:3/3 indigo:2/2 coffee cloister"
    fewer = position(P(island, forests="6 corn"), P(), P(), options=NEW).scores()[0]
    idle = position(P(island.replace("cloister", "cloister:0"), forests="6 corn"), P(), P(), options=NEW)
    assert fewer - idle.scores()[0] == 6
    more = position(P("quarry:3/3 indigo:3/3 cloister", forests="6 corn"), P(), P(), options=NEW)
    assert more.scores()[0] - idle.scores()[0] == 10
