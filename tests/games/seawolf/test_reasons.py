"""Why an action is not allowed: the reason that a person reads."""

from __future__ import annotations

import pytest

import harbourside as hs
from harbourside.engine.rng import Rng

from .scenario import GAME, do, new_game, play_at_random, position, truth, why_not


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("take:row@0", None),
        ("discard:gold_1", None),
        ("discard:gold_2", "why-not-in-hand"),
        ("play:rats", "why-not-in-hand"),
        ("discard:sea_wolf", "why-no-wolf"),
        ("deliver:gold@s1g1", "why-no-delivery"),
        ("end:delivery", "why-no-delivery"),
        ("hire:sea_wolf", "why-not-hiring"),
        ("decline:sea_wolf", "why-not-hiring"),
        ("use:sea_wolf", "why-no-event"),
        ("show:hand", "why-no-event"),
    ],
)
def test_in_a_turn(key: str, reason: str | None) -> None:
    assert why_not(position("gold_1 ship_yellow_1", ""), key) == reason


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("discard:fish_1", None),
        ("discard:fish_2", "why-not-in-hand"),
        ("discard:gold_1", "why-other-colour"),
        ("use:sea_wolf", "why-no-wolf"),
        ("show:hand", "why-must-lose"),
        ("take:row@3", "why-now-event"),
        ("draw:pile", "why-now-event"),
        ("play:mutiny", "why-now-event"),
        ("discard:sea_wolf", "why-now-event"),
        ("deliver:fish@s1g1", "why-no-delivery"),
        ("hire:sea_wolf", "why-not-hiring"),
    ],
)
def test_in_an_event(key: str, reason: str | None) -> None:
    assert why_not(position("fish_1 gold_1 mutiny", "", phase="event", event="rats"), key) == reason


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("deliver:gold@s1g1", None),
        ("end:delivery", None),
        ("deliver:gold@s2g1", "why-not-in-hand"),
        ("deliver:gold@s1g2", "why-not-in-hand"),
        ("deliver:fish@s3g3", "why-delivered-before"),
        ("take:row@0", "why-now-delivery"),
        ("discard:gold_1", "why-now-delivery"),
        ("discard:sea_wolf", "why-now-delivery"),
        ("play:rats", "why-now-delivery"),
        ("hire:sea_wolf", "why-not-hiring"),
        ("show:hand", "why-no-event"),
    ],
)
def test_in_a_delivery(key: str, reason: str | None) -> None:
    state = position("gold_1 ship_yellow_1 rats", "", phase="delivery", delivered=["ship_blue_1 fish_1"])
    assert why_not(state, key) == reason


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("hire:sea_wolf", None),
        ("decline:sea_wolf", None),
        ("take:row@0", "why-now-hire"),
        ("discard:gold_1", "why-now-hire"),
        ("discard:sea_wolf", "why-now-hire"),
        ("play:rats", "why-now-hire"),
        ("deliver:gold@s1g1", "why-no-delivery"),
        ("end:delivery", "why-no-delivery"),
        ("use:sea_wolf", "why-no-event"),
    ],
)
def test_in_a_hiring(key: str, reason: str | None) -> None:
    assert why_not(position("gold_1 ship_yellow_1 rats", "", phase="hire"), key) == reason


def test_missing_card_of_a_delivery_is_named() -> None:
    state = position("gold_1 ship_yellow_1", "", phase="delivery")
    for key, missing in (("deliver:gold@s2g1", "ship_yellow_2"), ("deliver:gold@s1g6", "gold_6")):
        message = state.why_not(GAME.actions.index(key))
        assert message is not None
        assert message.args["card"] == missing


def test_after_the_game_nothing_is_allowed() -> None:
    state = position("", "", phase="game_over")
    assert {why_not(state, key) for key in GAME.actions} == {"error-game-is-over"}
    with pytest.raises(hs.GameIsOver):
        do(state, "draw:pile")


def test_refused_action_changes_nothing() -> None:
    state = position("gold_1", "")
    before = state.to_dict()
    with pytest.raises(hs.IllegalAction) as refused:
        do(state, "discard:gold_2")
    assert refused.value.reason.id == "why-not-in-hand"
    assert state.to_dict() == before


def test_exactly_the_legal_actions_have_no_reason_all_game_long() -> None:
    rng = Rng(2)
    phases = set()
    for seed in range(6):
        state = new_game(2 + seed % 4, seed)
        while not state.is_over:
            phases.add(truth(state)["phase"])
            allowed = set(state.legal_actions())
            for action in range(len(GAME.actions)):
                assert (state.why_not(action) is None) == (action in allowed)
            play_at_random(state, rng, 1)
    assert phases == {"turn", "event", "delivery", "hire"}
