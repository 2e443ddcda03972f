"""The estimate that bots steer by."""

from __future__ import annotations

from typing import Any

import pytest

from harbourside.games.puerto_rico.evaluate import expected_score, rounds_left

from .scenario import GAME, NOBLES, P, position

ENDING: dict[str, Any] = {"end_reasons": ["end_workers"], "pick": 1, "step": 1, "actor": 1}
"""The second pick of the last round."""


def worth(player: P, **places: Any) -> float:
    """What the player is expected to score."""
    state = position(player, P(), P(), P(), **places)
    return expected_score(state, 0, rounds_left(state), GAME.weights)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_shares_add_up_and_equals_have_equal_ones(players: int) -> None:
    shares = position(*[P("corn quarry", goods="1 corn")] * players).evaluate(GAME.weights)
    assert shares == pytest.approx([1 / players] * players)


@pytest.mark.parametrize(
    "better",
    [
        P("corn:0", doubloons=3),
        P("corn:0", goods="2 corn"),
        P("corn:0", vp=2),
        P("corn"),
        P("corn:0 quarry"),
        P("corn:0 small_market"),
    ],
)
def test_more_of_anything_is_better(better: P) -> None:
    assert worth(better) > worth(P("corn:0"))


def test_doubloons_that_nothing_costs_are_worth_less() -> None:
    enough, more, less = (worth(P(doubloons=doubloons)) for doubloons in (10, 12, 8))
    assert more - enough < enough - less


def test_who_has_the_money_buys_a_large_building_late() -> None:
    saved = worth(P("corn", doubloons=10), workers=8, round=15)
    assert worth(P("corn residence:0"), workers=8, round=15) > saved


def test_in_the_last_round_money_is_worth_nothing_once_the_builder_has_been() -> None:
    rich, poor = P(doubloons=9), P()
    assert worth(rich, **ENDING, used=["mayor"]) > worth(poor, **ENDING, used=["mayor"])
    assert worth(rich, **ENDING, used=["builder"]) == worth(poor, **ENDING, used=["builder"])


def test_in_the_last_round_goods_are_worth_nothing_once_the_captain_has_been() -> None:
    assert worth(P(goods="3 corn"), **ENDING, used=["mayor"]) > worth(P(), **ENDING, used=["mayor"])
    assert worth(P(goods="3 corn"), **ENDING, used=["captain"]) == worth(P(), **ENDING, used=["captain"])


def test_harbour_and_wharf_are_worth_what_is_produced() -> None:
    busy = "corn:3/3 indigo small_indigo_plant"
    for building in ("harbor", "wharf"):
        gain = worth(P(f"{busy} {building}")) - worth(P(busy))
        assert gain > worth(P(building)) - worth(P())


def test_a_mayor_takes_workers_but_not_as_much_time() -> None:
    before, after = (position(P(), P(), P(), P(), workers=workers, vp_pool=101) for workers in (75, 70))
    assert 0 < rounds_left(before) - rounds_left(after) < 16 * 5 / 75


def test_the_end_is_near_when_chips_cities_or_workers_run_out() -> None:
    def left(**places: Any) -> float:
        return rounds_left(position(P(), P(), P(), P(), **{"workers": 75, "vp_pool": 101} | places))

    assert left() == pytest.approx(16)
    assert left(vp_pool=10) < 2
    assert left(workers=4) < 2
    assert left(round=14) < left()
    assert left(end_reasons=["end_vp"]) < 1


def test_with_nobles_workers_tell_nothing_of_the_end() -> None:
    few, many = (
        rounds_left(position(P(), P(), P(), P(), options=NOBLES, workers=workers, vp_pool=101))
        for workers in (4, 70)
    )
    assert few == many
