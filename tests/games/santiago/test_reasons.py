"""Why an action is not allowed: the reason that a person reads, with its figures."""

from __future__ import annotations

from typing import Any

import pytest

import harbourside as hs
from harbourside.engine.rng import Rng
from harbourside.games.santiago.state import SantiagoState

from .scenario import GAME, do, new_game, play_at_random, position, truth, why_not


def given(state: hs.State, key: str) -> dict[str, Any]:
    message = state.why_not(GAME.actions.index(key))
    assert message is not None
    return dict(message.args)


ELSEWHERE = {
    "set_aside:rum": "why-no-new-ship",
    "give:peso": "why-no-thief",
    "give:rum": "why-no-thief",
    "pablo:rum": "why-not-at-pablo",
    "claim:bank": "why-not-at-alonso",
    "use_own:bank": "why-not-at-alonso",
    "enter:bank": "why-pawn-stays",
    "distil:1": "why-not-using",
    "roll:1": "why-not-using",
    "swap:rum@sugar": "why-not-using",
    "saw": "why-not-using",
    "cafe:both": "why-not-using",
    "customs:rum": "why-not-using",
    "casino:buy_vp": "why-not-using",
    "port:right": "why-not-using",
    "office:rum": "why-not-using",
    "flip:pedro": "why-not-using",
    "load:rum@1": "why-no-loading",
    "wood:rum@1": "why-no-loading",
    "pass": "why-no-loading",
    "skip": "why-nothing-to-skip",
}


@pytest.mark.parametrize(("key", "reason"), ELSEWHERE.items())
def test_action_of_another_phase_has_its_reason(key: str, reason: str) -> None:
    assert why_not(position("rum=1 sugar=1 wood=1 pesos=9 owns=bank", ""), key) == reason


def test_drive_that_is_too_dear_says_both_figures() -> None:
    state = position("pesos=2", "")
    assert why_not(state, "drive:3") is None
    assert why_not(state, "drive:4") == "why-drive-costs"
    assert given(state, "drive:4") == {"stops": 4, "cost": 3, "pesos": 2}


@pytest.mark.parametrize(
    ("places", "reason"),
    [
        ({"phase": "set_aside", "docked": False}, "why-now-set-aside"),
        ({"phase": "give", "car": "el_zorro", "actor": 1}, "why-now-give"),
        ({"phase": "pablo_helps", "car": "pablo"}, "why-now-pablo-helps"),
        ({"phase": "alonso_helps", "car": "alonso"}, "why-now-alonso-helps"),
        ({"phase": "enter", "car": "maria"}, "why-now-enter"),
        ({"phase": "use", "car": "maria", "using": "cafe"}, "why-now-use"),
        ({"phase": "load", "loaders": [0]}, "why-now-load"),
    ],
)
def test_drive_at_the_wrong_moment(places: dict[str, Any], reason: str) -> None:
    assert why_not(position("rum=1 pawn=cafe", "vp=1", **places), "drive:1") == reason


def test_gift_that_the_victim_does_not_have() -> None:
    state = position("", "rum=1 wood=2", phase="give", car="el_zorro", actor=1)
    assert why_not(state, "give:peso") == "why-no-pesos"
    assert why_not(state, "give:vp") == "why-no-vp"
    assert why_not(state, "give:sugar") == "why-not-held"


def test_good_that_the_supply_lacks() -> None:
    state = position("", "rum=8", phase="pablo_helps", car="pablo")
    assert why_not(state, "pablo:rum") == "why-not-in-supply"
    assert given(state, "pablo:rum") == {"good": "rum", "needed": 1, "left": 0}


def test_claims() -> None:
    state = position("owns=bank", "owns=cafe", phase="alonso_helps", car="alonso")
    assert why_not(state, "claim:bank") == "why-owned-by-you"
    assert why_not(state, "claim:cafe") == "why-owned"
    assert given(state, "claim:cafe") == {"building": "cafe", "owner_seat": 1}
    state = position("owns=bank,church,casino", "", phase="alonso_helps", car="alonso")
    assert why_not(state, "claim:cafe") == "why-no-tokens"


@pytest.mark.parametrize(
    ("building", "reason"),
    [
        ("distillery", "why-not-held"),
        ("cigar_factory", "why-not-held"),
        ("black_market", "why-nothing-to-swap"),
        ("sawmill", "why-not-held"),
        ("cafe", "why-nothing-to-serve"),
        ("casino", "why-nothing-to-stake"),
        ("trade_office", "why-nothing-wanted"),
    ],
)
def test_own_building_that_is_of_no_use(building: str, reason: str) -> None:
    state = position(f"owns={building}", "", phase="alonso_helps", car="alonso")
    assert why_not(state, f"use_own:{building}") == reason
    assert why_not(state, "use_own:bank") == "why-not-your-building"


def test_own_building_whose_product_is_out_of_supply() -> None:
    state = position(
        "owns=distillery,cigar_factory sugar=1 tobacco=1",
        "rum=8 cigars=8",
        phase="alonso_helps",
        car="alonso",
    )
    assert given(state, "use_own:distillery") == {"good": "rum", "needed": 1, "left": 0}
    assert given(state, "use_own:cigar_factory") == {"good": "cigars", "needed": 1, "left": 0}


@pytest.mark.parametrize("building", ["customs_house", "port_authority", "trade_office"])
def test_own_building_without_a_ship(building: str) -> None:
    state = position(f"owns={building} rum=1", "", phase="alonso_helps", car="alonso", docked=False)
    assert why_not(state, f"use_own:{building}") == "why-no-ship"


def test_buildings_that_cannot_be_entered() -> None:
    state = position("pawn=cafe", "pawn=casino", phase="enter", car="maria")
    assert why_not(state, "enter:customs_house") is None
    assert why_not(state, "enter:cafe") == "why-own-pawn"
    assert why_not(state, "enter:casino") == "why-pawn-there"
    assert given(state, "enter:casino")["pawn_seat"] == 1
    assert given(state, "enter:bank") == {
        "building": "bank", "flower": "yellow", "wanted": "red", "cuban": "maria",
    }  # fmt: skip


def using(building: str, seat: str, *others: str, **places: Any) -> SantiagoState:
    others = others or ("",)
    return position(f"{seat} pawn={building}", *others, phase="use", using=building, car="maria", **places)


def test_more_than_held_or_supplied() -> None:
    state = using("distillery", "sugar=2")
    assert given(state, "distil:3") == {"good": "sugar", "needed": 3, "held": 2}
    state = using("cigar_factory", "tobacco=4", "cigars=6")
    assert given(state, "roll:3") == {"good": "cigars", "needed": 3, "left": 2}
    assert why_not(state, "distil:1") == "why-not-using"


def test_swaps() -> None:
    state = using("black_market", "rum=1", "sugar=8")
    assert why_not(state, "swap:fruit@rum") == "why-not-held"
    assert why_not(state, "swap:rum@sugar") == "why-not-in-supply"


def test_cafe() -> None:
    state = using("cafe", "rum=1")
    assert given(state, "cafe:cigars")["good"] == "cigars"
    assert given(state, "cafe:both")["good"] == "cigars"
    assert given(using("cafe", "cigars=1"), "cafe:both")["good"] == "rum"


def test_customs_and_office() -> None:
    state = using("customs_house", "", dice="rum=1", aside="sugar")
    assert why_not(state, "customs:sugar") == "why-die-aside"
    assert why_not(state, "customs:fruit") == "why-not-wanted"
    state = using("trade_office", "rum=1", dice="rum=1 fruit=1", aside="sugar")
    assert why_not(state, "office:fruit") == "why-not-held"
    assert why_not(state, "office:sugar") == "why-die-aside"
    assert why_not(state, "office:cigars") == "why-not-wanted"


def test_casino() -> None:
    assert given(using("casino", "pesos=2 vp=1"), "casino:buy_vp") == {"needed": 3, "pesos": 2}
    assert why_not(using("casino", "pesos=3"), "casino:sell_vp") == "why-no-vp"
    state = using("casino", "pesos=9 vp=9")
    do(state, "casino:buy_vp")
    assert why_not(state, "casino:sell_vp") == "why-casino-buying"
    state = using("casino", "pesos=9 vp=9")
    do(state, "casino:sell_vp")
    assert why_not(state, "casino:buy_vp") == "why-casino-selling"


def test_port_and_newspaper() -> None:
    assert why_not(using("port_authority", "", value=2), "port:left") == "why-lowest-value"
    assert why_not(using("newspaper", "", inactive="jose"), "flip:jose") == "why-inactive"


def test_loads() -> None:
    state = position("rum=1 wood=1", "", phase="load", loaders=[0], dice="rum=2 fruit=3", aside="sugar")
    assert given(state, "load:rum@2") == {"good": "rum", "needed": 2, "held": 1}
    assert given(state, "load:rum@3") == {"good": "rum", "count": 3, "demand": 2}
    assert given(state, "wood:fruit@2") == {"good": "wood", "needed": 2, "held": 1}
    assert why_not(state, "load:sugar@1") == "why-die-aside"
    assert why_not(state, "wood:cigars@1") == "why-not-wanted"
    assert why_not(state, "skip") == "why-nothing-to-skip"


def test_after_the_game_nothing_is_allowed() -> None:
    state = position("", "", phase="game_over", ship=7, docked=False)
    assert {why_not(state, key) for key in GAME.actions} == {"error-game-is-over"}
    with pytest.raises(hs.GameIsOver):
        do(state, "drive:1")


def test_exactly_the_legal_actions_have_no_reason_all_game_long() -> None:
    rng = Rng(2)
    phases = set()
    for seed in range(3):
        state = new_game(2 + seed, seed)
        while not state.is_over:
            phases.add(truth(state)["phase"])
            allowed = set(state.legal_actions())
            for action in range(len(GAME.actions)):
                assert (state.why_not(action) is None) == (action in allowed)
            play_at_random(state, rng, 1)
    assert len(phases) == 8
