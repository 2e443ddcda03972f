"""Trader. docs/rules/puerto_rico.md, section 5.7."""

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
    seat,
    supply,
    truth,
    vp,
    why_not,
)

BOTH = {**NEW, **NOBLES}


def test_a_sale_brings_the_price_and_the_traders_doubloon() -> None:
    state = position(P(goods="coffee"), P(goods="tobacco"), P(), role="trader")
    do(state, "sell:coffee", "sell:tobacco")
    assert (doubloons(state, 0), doubloons(state, 1)) == (5, 3)
    assert truth(state)["market"] == ["coffee", "tobacco"], "a Market with room keeps its goods"


def test_one_good_each() -> None:
    state = position(P(goods="coffee sugar"), P(), P(), role="trader")
    do(state, "sell:coffee")
    assert node(state) == "role"


def test_a_kind_in_the_market_is_not_bought_again() -> None:
    state = position(P(goods="coffee corn"), P(), P(), role="trader", market="coffee")
    assert legal(state) == {"sell:corn", "pass"}
    assert why_not(state, "sell:coffee") == "why-in-market"


def test_full_house_buys_nothing_even_with_an_office() -> None:
    state = position(P(goods="sugar"), P("office", "corn"), P(), role="trader", market="corn indigo tobacco")
    do(state, "sell:sugar")
    assert node(state) == "role", "the office needs a free space too"
    assert (truth(state)["market"], supply(state, "sugar")) == ([], 11)


def test_full_house_is_emptied_at_the_end_only() -> None:
    state = position(
        P(goods="sugar"),
        P("trading_post", "corn"),
        P(),
        role="trader",
        options=NEW,
        market="corn indigo tobacco",
    )
    do(state, "sell:sugar")
    assert len(truth(state)["market"]) == 4
    assert legal(state) == {"sell_post:corn", "pass"}
    assert why_not(state, "sell:corn") == "why-market-full"
    do(state, "pass")
    assert truth(state)["market"] == []


def test_idle_markets_and_offices_do_not_help() -> None:
    state = position(P(), P("small_market:0 office:0", "corn indigo"), P(), role="trader", market="corn")
    assert legal(state) == {"sell:indigo", "pass"}
    do(state, "sell:indigo")
    assert doubloons(state, 1) == 1


def test_trader_with_markets_office_and_library() -> None:
    state = position(
        P("small_market large_market office library", "corn"),
        P(),
        P(),
        role="trader",
        options=NEW,
        market="corn",
    )
    do(state, "sell:corn")
    assert doubloons(state, 0) == 0 + 2 + 1 + 2


def test_trading_post_pays_the_privilege_but_no_market_bonus() -> None:
    """R24."""
    state = position(P("trading_post large_market", "coffee"), P(), P(), role="trader", options=NEW)
    do(state, "sell_post:coffee")
    assert doubloons(state, 0) == 5
    assert supply(state, "coffee") == 9
    assert truth(state)["market"] == []


def test_office_and_trading_post_give_one_sale() -> None:
    state = position(
        P("trading_post office", "2 coffee"), P(), P(), role="trader", options=NEW, market="coffee"
    )
    assert legal(state) == {"sell:coffee", "sell_post:coffee", "pass"}
    do(state, "sell:coffee")
    assert goods(state, 0) == {"coffee": 1}
    assert node(state) == "role"


def test_land_office_with_a_worker_buys_the_top_plantation() -> None:
    """R34."""
    state = position(
        P("land_office forest_house", "corn", doubloons=1),
        P(),
        P(),
        role="trader",
        options=BOTH,
        pile="coffee corn",
    )
    assert legal(state) == {"sell:corn", "land_buy", "pass"}
    assert why_not(state, "land_sell") == "why-land-worker"
    do(state, "land_buy", "as_forest")
    assert (doubloons(state, 0), seat(state, 0)["forests"]) == (0, [0, 0, 0, 0, 1])
    assert legal(state) == {"sell:corn", "pass"}
    assert why_not(state, "land_buy") == "why-land-used"
    do(state, "sell:corn")
    assert node(state) == "role"


def test_land_office_brings_no_hospice_worker() -> None:
    state = position(
        P("land_office hospice", doubloons=2), P(), P(), role="trader", options=NOBLES, pile="coffee corn"
    )
    do(state, "land_buy")
    assert node(state) == "role"


def test_land_office_needs_money_space_and_tiles() -> None:
    state = position(P("land_office", "corn"), P(), P(), role="trader", options=NOBLES)
    assert why_not(state, "land_buy") == "why-no-doubloon"
    state = position(P("land_office", "corn", doubloons=1), P(), P(), role="trader", options=NOBLES, pile="")
    assert why_not(state, "land_buy") == "why-no-tiles"
    state = position(
        P("land_office corn:0/6 indigo:0/6", "corn", doubloons=1), P(), P(), role="trader", options=NOBLES,
        pile="sugar",
    )  # fmt: skip
    assert why_not(state, "land_buy") == "why-island-full"


def test_land_office_with_a_noble_sells_a_plantation_or_forest() -> None:
    """R10: an idle tile first; a manned one sends its worker to San Juan; no market bonus (R34)."""
    state = position(
        P("land_office quarry corn:1/2 large_market", nobles="land_office", forests="indigo"), P(), P(),
        role="trader", options=BOTH,
    )  # fmt: skip
    assert legal(state) == {"land_sell", "pass"}
    assert why_not(state, "land_buy") == "why-land-noble"
    do(state, "land_sell")
    assert legal(state) == {"tile:corn", "tile:forest"}
    do(state, "tile:corn")
    player = seat(state, 0)
    assert (player["tiles"]["corn"], player["workers"]["corn"], player["doubloons"]) == (1, 1, 1)
    assert truth(state)["discard"][0] == 1
    assert node(state) == "role"


def test_discarding_a_manned_tile_sends_a_worker_before_a_noble_home() -> None:
    """R10."""
    state = position(
        P("land_office corn:2/2", nobles="land_office corn"), P(), P(), role="trader", options=NOBLES
    )
    do(state, "land_sell", "tile:corn")
    assert (seat(state, 0)["san_juan"], seat(state, 0)["nobles"]["corn"]) == ([1, 0], 1)
    state = position(
        P("land_office corn", nobles="land_office corn"), P(), P(), role="trader", options=NOBLES
    )
    do(state, "land_sell", "tile:corn")
    assert seat(state, 0)["san_juan"] == [0, 1]
    assert "corn" not in seat(state, 0)["tiles"]


def test_a_discarded_forest_returns_with_its_face() -> None:
    """R10: of several, the first in goods order."""
    state = position(
        P("land_office", nobles="land_office", forests="coffee sugar"), P(), P(), role="trader", options=BOTH
    )
    do(state, "land_sell", "tile:forest")
    assert seat(state, 0)["forests"] == [0, 0, 0, 0, 1]
    assert truth(state)["discard"] == [0, 0, 1, 0, 0]


def test_the_phase_visits_everybody_although_the_market_is_full() -> None:
    """R25."""
    state = position(
        P(), P("land_office", doubloons=1), P("trading_post", "corn"), role="trader", options=BOTH,
        market="corn indigo sugar tobacco",
    )  # fmt: skip
    assert (state.current_player, legal(state)) == (1, {"land_buy", "pass"})
    do(state, "pass")
    assert (state.current_player, legal(state)) == (2, {"sell_post:corn", "pass"})
    finish_phase(state)
    assert vp(state, 2) == 0
