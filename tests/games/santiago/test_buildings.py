"""The use of each of the twelve buildings: docs/rules/santiago.md, section 4.6, USE."""

from __future__ import annotations

from typing import Any

import pytest

from .scenario import demand, do, events, has, legal, phase, play_from, position, supply, truth


def at(building: str, seat: str = "", *others: str, **places: Any) -> Any:
    """Seat 0 at a Cuban, about to enter the building under the Cuban's flower."""
    spare = "cafe casino" if building not in ("cafe", "casino") else "bank church"
    return position(
        seat,
        *(others or ("",)),
        phase="enter",
        car="miguel",
        buildings={"blue": f"{building} {spare}"},
        **places,
    )


def entered(building: str, seat: str = "", *others: str, **places: Any) -> Any:
    state = at(building, seat, *others, **places)
    do(state, f"enter:{building}")
    return state


def test_bank() -> None:
    assert has(entered("bank"), 0, "pesos") == 2


def test_bank_and_church_never_run_out() -> None:
    """R1: the box has 60 pesos and 230 VP."""
    assert has(entered("bank", "pesos=60"), 0, "pesos") == 62
    assert has(entered("church", "vp=230"), 0, "vp") == 231


def test_church() -> None:
    assert has(entered("church"), 0, "vp") == 1


@pytest.mark.parametrize("building", ["bank", "church"])
def test_gain_without_choice_ends_the_turn(building: str) -> None:
    """R3: it is automatic."""
    state = entered(building)
    assert (phase(state), state.actor) == ("drive", 1)


@pytest.mark.parametrize(
    ("building", "verb", "given", "taken"),
    [("distillery", "distil", "sugar", "rum"), ("cigar_factory", "roll", "tobacco", "cigars")],
)
def test_any_number_is_refined(building: str, verb: str, given: str, taken: str) -> None:
    state = entered(building, f"{given}=3")
    assert legal(state) == {f"{verb}:1", f"{verb}:2", f"{verb}:3", "skip"}
    do(state, f"{verb}:2")
    assert (has(state, 0, given), has(state, 0, taken)) == (1, 2)
    assert (supply(state, given), supply(state, taken)) == (7, 6)
    assert state.actor == 1


@pytest.mark.parametrize(
    ("building", "verb", "given", "taken"),
    [("distillery", "distil", "sugar", "rum"), ("cigar_factory", "roll", "tobacco", "cigars")],
)
def test_no_more_is_refined_than_the_supply_holds(building: str, verb: str, given: str, taken: str) -> None:
    """R11."""
    assert legal(entered(building, f"{given}=3", f"{taken}=7")) == {f"{verb}:1", "skip"}
    assert phase(entered(building, f"{given}=3", f"{taken}=8")) == "drive", "nothing to decide"
    assert phase(entered(building, f"{taken}=3")) == "drive", "nothing to refine"


def test_all_eight_tokens_are_refined_at_once() -> None:
    state = entered("distillery", "sugar=8")
    do(state, "distil:8")
    assert (has(state, 0, "rum"), supply(state, "rum"), supply(state, "sugar")) == (8, 0, 8)


def test_black_market_swaps_for_another_kind() -> None:
    """R19: never the same kind, never wood."""
    state = entered("black_market", "rum=2 wood=3", "fruit=8")
    assert legal(state) == {"swap:rum@sugar", "swap:rum@tobacco", "swap:rum@cigars", "skip"}
    do(state, "swap:rum@cigars")
    assert (has(state, 0, "rum"), has(state, 0, "cigars")) == (1, 1)
    assert (supply(state, "rum"), supply(state, "cigars")) == (7, 7)


@pytest.mark.parametrize("seat", ["wood=4", "rum=1"])
def test_black_market_without_a_swap(seat: str) -> None:
    others = "sugar=8 fruit=8 tobacco=8 cigars=8" if seat == "rum=1" else ""
    assert phase(entered("black_market", seat, others)) == "drive"


def test_black_market_does_not_take_the_last_token_for_its_own_kind() -> None:
    """The given token is not yet in the supply when the other is taken."""
    state = entered("black_market", "rum=1 sugar=1", "rum=7")
    assert "swap:sugar@rum" not in legal(state)


def test_sawmill_once() -> None:
    state = entered("sawmill", "wood=2")
    assert legal(state) == {"saw", "skip"}
    do(state, "saw")
    assert [has(state, 0, thing) for thing in ("wood", "vp", "pesos")] == [1, 1, 1]
    assert supply(state, "wood") == 7
    assert phase(state) == "drive"
    assert phase(entered("sawmill", "sugar=2")) == "drive"


def test_cafe_needs_rum_or_cigars() -> None:
    assert phase(entered("cafe", "sugar=2 wood=2")) == "drive"
    state = entered("cafe", "cigars=2")
    assert legal(state) == {"cafe:cigars", "skip"}
    do(state, "cafe:cigars")
    assert (has(state, 0, "cigars"), has(state, 0, "vp"), supply(state, "cigars")) == (1, 2, 7)


def test_customs_house_turns_one_die_to_zero() -> None:
    """R21: only a die that shows something."""
    state = entered("customs_house", dice="fruit=4 rum=1", aside="sugar")
    assert legal(state) == {"customs:fruit", "customs:rum", "skip"}
    do(state, "customs:fruit")
    assert demand(state) == {"rum": 1}
    assert state.docked


def test_casino_buys_again_and_again() -> None:
    state = entered("casino", "pesos=7 vp=1")
    assert legal(state) == {"casino:buy_vp", "casino:sell_vp", "skip"}
    do(state, "casino:buy_vp")
    assert (has(state, 0, "pesos"), has(state, 0, "vp")) == (4, 2)
    assert legal(state) == {"casino:buy_vp", "skip"}, "R18: only the same way"
    do(state, "casino:buy_vp")
    assert (has(state, 0, "pesos"), has(state, 0, "vp")) == (1, 3)
    assert phase(state) == "drive", "it ends by itself"


def test_casino_sells_again_and_again() -> None:
    state = entered("casino", "pesos=3 vp=2")
    do(state, "casino:sell_vp")
    assert (has(state, 0, "pesos"), has(state, 0, "vp")) == (6, 1)
    assert legal(state) == {"casino:sell_vp", "skip"}, "R18: only the same way"
    do(state, "casino:sell_vp")
    assert (has(state, 0, "pesos"), has(state, 0, "vp")) == (9, 0)
    assert phase(state) == "drive", "it ends by itself"


def test_casino_is_left_after_any_exchange() -> None:
    state = entered("casino", "pesos=9")
    do(state, "casino:buy_vp", "skip")
    assert (has(state, 0, "pesos"), has(state, 0, "vp"), phase(state)) == (6, 1, "drive")


def test_casino_without_stake() -> None:
    assert phase(entered("casino", "pesos=2 rum=3")) == "drive"


def test_port_authority_moves_the_marker_either_way() -> None:
    """R20: on 2 only to the right."""
    state = entered("port_authority", value=3)
    assert legal(state) == {"port:left", "port:right", "skip"}
    do(state, "port:left")
    assert (state.value, state.docked) == (2, True)
    state = entered("port_authority", value=2)
    assert legal(state) == {"port:right", "skip"}
    do(state, "port:right")
    assert state.value == 3


def test_trade_office_pays_two_at_any_value() -> None:
    """R32: no wood."""
    state = entered(
        "trade_office", "sugar=2 fruit=1 rum=1 wood=5", dice="sugar=2 rum=3", aside="fruit", value=4
    )
    assert legal(state) == {"office:sugar", "office:rum", "skip"}
    do(state, "office:sugar")
    assert (has(state, 0, "vp"), has(state, 0, "sugar"), supply(state, "sugar")) == (2, 1, 7)
    assert demand(state) == {"sugar": 1, "rum": 3}
    assert phase(state) == "drive"


def test_trade_office_without_anything_wanted() -> None:
    assert phase(entered("trade_office", "cigars=3 wood=2", dice="sugar=1")) == "drive"


def test_newspaper_pays_a_peso_and_turns_an_active_cuban() -> None:
    """R16: any active one, also El Zorro and Alonso; several may be inactive."""
    state = entered("newspaper", inactive="pedro jose")
    assert has(state, 0, "pesos") == 1
    cubans = ["conchita", "miguel", "pablo", "maria", "martinez", "el_zorro", "alonso"]
    assert legal(state) == {f"flip:{cuban}" for cuban in cubans} | {"skip"}
    do(state, "flip:el_zorro")
    assert truth(state)["inactive"] == ["pedro", "jose", "el_zorro"]


def test_newspaper_peso_without_turning_anybody() -> None:
    state = entered("newspaper")
    do(state, "skip")
    assert (has(state, 0, "pesos"), truth(state)["inactive"]) == (1, [])


def test_newspaper_with_nobody_left_to_turn() -> None:
    cubans = "pedro jose conchita miguel pablo maria martinez el_zorro"
    state = position(
        "owns=newspaper", "", phase="alonso_helps", car="alonso", inactive=cubans,
    )  # fmt: skip
    do(state, "use_own:newspaper", "flip:alonso", "enter:newspaper")
    assert (has(state, 0, "pesos"), phase(state)) == (2, "drive")


@pytest.mark.parametrize(
    ("building", "seat"),
    [
        ("distillery", "sugar=1"),
        ("cigar_factory", "tobacco=1"),
        ("black_market", "rum=1"),
        ("sawmill", "wood=1"),
        ("cafe", "rum=1"),
        ("customs_house", ""),
        ("casino", "vp=1"),
        ("port_authority", ""),
        ("trade_office", "sugar=1"),
    ],
)
def test_every_choice_may_be_declined(building: str, seat: str) -> None:
    """R3."""
    state = entered(building, seat)
    before = truth(state)["seats"][0]
    do(state, "skip")
    assert truth(state)["seats"][0] == before
    assert (phase(state), state.actor) == ("drive", 1)


@pytest.mark.parametrize("building", ["customs_house", "port_authority", "trade_office"])
def test_without_a_ship_three_buildings_are_of_no_use(building: str) -> None:
    """R6."""
    state = entered(building, "sugar=3 rum=3", docked=False)
    assert phase(state) == "set_aside"


def test_log_has_a_declined_building() -> None:
    play = play_from(at("sawmill", "wood=1"))
    play.do("enter:sawmill")
    play.do("skip")
    assert events(play) == ["entered", "skipped-building"]


def test_last_token_and_last_pesos_are_enough() -> None:
    """The player has exactly one token or exactly the price, and the supply has exactly one token."""
    assert legal(entered("cafe", "rum=1 cigars=1")) == {"cafe:rum", "cafe:cigars", "cafe:both", "skip"}
    state = entered("black_market", "rum=1", "sugar=7 fruit=8 tobacco=8 cigars=8")
    assert legal(state) == {"swap:rum@sugar", "skip"}
    assert legal(entered("casino", "pesos=3")) == {"casino:buy_vp", "skip"}
    assert legal(entered("casino", "vp=1")) == {"casino:sell_vp", "skip"}
    assert legal(entered("sawmill", "wood=1")) == {"saw", "skip"}
    assert legal(entered("trade_office", "rum=1", dice="rum=1")) == {"office:rum", "skip"}
    state = entered("casino", "pesos=6")
    do(state, "casino:buy_vp")
    assert legal(state) == {"casino:buy_vp", "skip"}
