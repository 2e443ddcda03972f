"""Why an action is not allowed: the reason that a person reads."""

from __future__ import annotations

from typing import Any

import pytest

import harbourside as hs
from harbourside.engine.rng import Rng

from .scenario import GAME, do, new_game, play_at_random, position, truth, why_not

NAMES = ["Ann", "Bob"]


def said(state: hs.State, key: str, language: str = "en") -> str:
    message = state.why_not(GAME.actions.index(key))
    assert message is not None
    return GAME.words(language).say(message, NAMES).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("choose:red", "why-marker-chosen"),
        ("buy:market", "why-too-expensive"),
        ("pay:red_2", "why-nothing-to-pay"),
        ("take:blue_3", None),
        ("take:red_5", "why-reserved"),
        ("take:green_2", "why-on-farm"),
        ("take:green_5", "why-on-farm"),
        ("take:yellow_5", "why-not-there"),
        ("take:reserved", "why-no-reservation"),
        ("reserve:red_5@market", "why-reserved"),
        ("reserve:green_5@farm", None),
        ("reserve:blue_3@farm", "why-not-there"),
        ("store:red_2", "why-no-raid"),
        ("keep:red_2", "why-no-raid"),
        ("end:storing", "why-no-raid"),
        ("pass", "why-must-act"),
    ],
)
def test_in_a_turn(key: str, reason: str | None) -> None:
    assert why_not(position("R2", "", market="B3 R5@1", farm="G2 G5"), key) == reason


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("pay:red_5", None),
        ("pay:blue_5", "why-not-in-hand"),
        ("buy:market", "why-now-payment"),
        ("take:blue_3", "why-now-payment"),
        ("take:reserved", "why-now-payment"),
        ("reserve:blue_3@market", "why-now-payment"),
        ("pass", "why-now-payment"),
        ("store:red_2", "why-no-raid"),
        ("choose:blue", "why-marker-chosen"),
    ],
)
def test_in_a_payment(key: str, reason: str | None) -> None:
    assert why_not(position("R5", "", market="B3", phase="payment", cost=3), key) == reason


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("store:red_2", None),
        ("end:storing", None),
        ("store:red_3", "why-not-in-hand"),
        ("store:blue_2", "why-not-raided"),
        ("keep:red_5", "why-store-first"),
        ("keep:yellow_2", "why-nothing-to-store-with"),
        ("keep:blue_3", "why-not-in-danger"),
        ("keep:green_2", "why-nothing-to-store"),
        ("pay:red_5", "why-no-icons"),
        ("take:yellow_2", "why-now-raid_store"),
        ("pay:red_2", "why-nothing-to-pay"),
        ("pass", "why-now-raid_store"),
    ],
)
def test_while_storing(key: str, reason: str | None) -> None:
    state = position("R2 Y5", "", phase="raid_store", goods=["R5 B3 Y2"], ships=(3, 0, 4, 5))
    assert why_not(state, key) == reason


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("keep:red_5", None),
        ("keep:red_2", "why-no-such-good"),
        ("keep:blue_5", "why-other-colour"),
        ("keep:green_2", "why-nothing-to-store"),
        ("pay:red_5", "why-now-raid_keep"),
        ("end:storing", "why-now-raid_keep"),
        ("store:red_2", "why-now-raid_keep"),
        ("take:yellow_2", "why-now-raid_keep"),
    ],
)
def test_while_choosing_goods(key: str, reason: str | None) -> None:
    places: dict[str, Any] = {"phase": "raid_keep", "ships": (3, 0, 0, 5), "keep": ("red", 1)}
    assert why_not(position("R2", "", goods=["R5 R3 B5"], **places), key) == reason


@pytest.mark.parametrize("key", ["take:yellow_2", "buy:market", "pass", "reserve:yellow_2@market"])
def test_before_the_first_turn(key: str) -> None:
    assert why_not(position("R5 R3", "R5 B3", phase="choose_marker"), key) == "why-now-choose_marker"


def test_reasons_have_figures_and_names() -> None:
    state = position("R2", "", market="B3 R5@1", farm="G2")
    assert said(state, "buy:market") == "You cannot buy: the cards open to you cost 3, and you have 2."
    assert said(state, "take:red_5") == "Bob has reserved this red 5."
    assert said(state, "take:red_5", "pl") == "Tę kartę zarezerwował inny gracz (Bob): czerwona 5."
    used = position("R2", "", market="B3", farm="G2@0")
    assert said(used, "reserve:blue_3@market") == (
        "Your reservation marker lies on green 2 on the Farm. You get it back when you take or buy that card."
    )
    assert "na Farmie na karcie: zielona 2" in said(used, "reserve:blue_3@market", "pl")


def test_refused_action_changes_nothing() -> None:
    state = position("R2", "", market="B3")
    before = state.to_dict()
    with pytest.raises(hs.IllegalAction):
        do(state, "buy:market")
    assert state.to_dict() == before


def test_exactly_the_legal_actions_have_no_reason_all_game_long() -> None:
    rng = Rng(2)
    phases = set()
    for seed in range(4):
        state = new_game(2 + seed % 3, seed)
        while not state.is_over:
            phases.add(truth(state)["phase"])
            allowed = set(state.legal_actions())
            for action in range(len(GAME.actions)):
                assert (state.why_not(action) is None) == (action in allowed)
            play_at_random(state, rng, 1)
    assert phases == {"choose_marker", "action", "payment", "raid_store", "raid_keep"}
