"""A good description of a position loads to an equal state. A bad one is refused with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import harbourside as hs
from harbourside.engine.rng import Rng

from .scenario import GAME, new_game, play_at_random, saved

Change = Callable[[dict[str, Any]], None]


def refusal(data: object) -> hs.BadPosition:
    with pytest.raises(hs.BadPosition) as refused:
        GAME.from_dict(data)
    for language in hs.LANGUAGES:
        assert "⟦" not in GAME.words(language).say(refused.value.message)
    return refused.value


@pytest.mark.parametrize("options", GAME.facts.variants(), ids=str)
def test_good_dump_loads_to_an_equal_state_that_plays_on_alike(options: dict[str, Any]) -> None:
    for seed in range(9):
        state = GAME.new_game(2 + seed % 3, seed, options)
        play_at_random(state, Rng(seed), 31 * seed)
        other = GAME.from_dict(json.loads(json.dumps(state.to_dict())))
        assert other.to_dict() == state.to_dict()
        assert other.legal_actions() == state.legal_actions()
        play_at_random(state, Rng(1), 40)
        play_at_random(other, Rng(1), 40)
        assert other.to_dict() == state.to_dict()


def test_every_position_of_some_games_loads() -> None:
    phases = set()
    for seed in range(3):
        state = new_game(2 + seed, seed)
        while not state.is_over:
            phases.add(GAME.from_dict(state.to_dict()).dump()["phase"])
            play_at_random(state, Rng(seed + state.turn), 1)
        assert GAME.from_dict(state.to_dict()).scores() == state.scores()
    assert len(phases) == 8


def test_riches_of_a_very_long_game_load() -> None:
    """R1: a game may last as long as its limit of turns, with five pesos and more in each."""
    options = {"max_turns": 100_000}
    state = GAME.from_dict(saved("pesos=500000 vp=300000", "", turn=100_000, options=options))
    assert GAME.from_dict(state.to_dict()).scores() == [300_000, 0]


def test_position_may_lack_goods() -> None:
    state = GAME.from_dict(saved("rum=1", "", supply="rum=2 sugar=0"))
    assert state.census()["rum"] == 3


def set_to(value: object, *path: str | int) -> Change:
    def change(place: dict[str, Any]) -> None:
        inside: Any = place
        for step in path[:-1]:
            inside = inside[step]
        inside[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        (set_to("picnic", "phase"), "phase", "not-a-choice"),
        (set_to(2, "actor"), "actor", "not-in-range"),
        (set_to(1, "actor"), "actor", "wrong-actor"),
        (set_to(-1, "actor"), "actor", "wrong-actor"),
        (set_to(-1, "turn"), "turn", "not-in-range"),
        (set_to(0, "turn"), "turn", "not-begun"),
        (set_to("x", "turn_player"), "turn_player", "not-in-range"),
        (set_to(["pedro"], "street"), "street", "wrong-length"),
        (set_to("jose", "street", 0), "street[1]", "named-twice"),
        (set_to("harbour", "street", 0), "street[0]", "not-a-choice"),
        (set_to("church", "sites", 0), "sites[1]", "named-twice"),
        (set_to(7, "sites"), "sites", "not-a-list"),
        (set_to(10, "car"), "car", "not-in-range"),
        (set_to(["jose", "jose"], "inactive"), "inactive[1]", "named-twice"),
        (set_to(8, "ship"), "ship", "not-in-range"),
        (set_to(1, "docked"), "docked", "not-a-boolean"),
        (set_to(4, "dice", "sugar"), "dice.sugar", "not-in-range"),
        (set_to(1, "dice", "wood"), "dice.wood", "unknown-field"),
        (set_to(1, "dice", "cigars"), "aside", "one-aside"),
        (set_to("", "aside"), "aside", "one-aside"),
        (set_to("wood", "aside"), "aside", "not-a-choice"),
        (
            set_to({"sugar": 0, "fruit": 0, "tobacco": 0, "rum": 0, "cigars": 0}, "dice"),
            "dice",
            "wants-nothing",
        ),
        (set_to(5, "value"), "value", "not-in-range"),
        (set_to(9, "supply", "rum"), "supply.rum", "not-in-range"),
        (set_to(8, "supply", "sugar"), "supply", "too-many-goods"),
        (set_to("bank", "using"), "using", "use-only"),
        (set_to(True, "own_use"), "own_use", "use-only"),
        (set_to("buy_vp", "casino"), "casino", "casino-only"),
        (set_to([0], "loaders"), "loaders", "loading-only"),
        (set_to([1, 1], "loaders"), "loaders", "seat-twice"),
        (set_to([2], "loaders"), "loaders[0]", "not-in-range"),
        (set_to([], "seats"), "seats", "wrong-length"),
        (set_to(-1, "seats", 0, "pesos"), "seats[0].pesos", "not-in-range"),
        (set_to(1.0, "seats", 0, "vp"), "seats[0].vp", "not-in-range"),
        (set_to(9, "seats", 1, "goods", "wood"), "seats[1].goods.wood", "not-in-range"),
        (set_to("home", "seats", 1, "pawn"), "seats[1].pawn", "not-a-choice"),
        (set_to("bank", "seats", 1, "pawn"), "seats[1].pawn", "pawn-twice"),
        (set_to(["cafe"], "seats", 1, "owned"), "seats[1].owned", "owned-twice"),
        (set_to(["bank", "bank"], "seats", 1, "owned"), "seats[1].owned[1]", "named-twice"),
        (
            set_to(["bank", "church", "casino", "sawmill"], "seats", 1, "owned"),
            "seats[1].owned",
            "too-many-owned",
        ),
        (set_to(3, "seats", 0, "tokens"), "seats[0].tokens", "unknown-field"),
        (set_to(1, "surplus"), "surplus", "unknown-field"),
        (set_to(False, "docked"), "aside", "no-ship"),
        (set_to(4, "aside_shows"), "aside_shows", "not-in-range"),
    ],
)
def test_bad_part_is_refused_with_its_place(change: Change, where: str, reason: str) -> None:
    data = saved("sugar=1 pawn=bank owns=cafe", "")
    GAME.from_dict(data)
    change(data["position"])
    error = refusal(data)
    assert (error.where, error.message.id) == (f"position.position.{where}", f"position-{reason}")


@pytest.mark.parametrize(
    ("places", "where", "reason"),
    [
        ({"docked": False}, "docked", "ship-needed"),
        ({"docked": False, "value": 3}, "value", "new-ship-value"),
        ({"phase": "enter", "car": "maria", "docked": False, "ship": 1}, "docked", "first-ship"),
        ({"phase": "set_aside"}, "docked", "rolling"),
        ({"phase": "set_aside", "docked": False, "dice": ""}, "dice", "wants-nothing"),
        ({"phase": "load"}, "loaders", "loading-only"),
        ({"phase": "load", "loaders": [1], "actor": 0}, "actor", "wrong-actor"),
        ({"phase": "load", "loaders": [0, 1], "car": "maria"}, "car", "car-elsewhere"),
        ({"phase": "give", "car": "el_zorro"}, "actor", "wrong-actor"),
        ({"phase": "give", "car": "el_zorro", "actor": 1}, "actor", "nothing-to-decide"),
        ({"phase": "give", "car": "maria", "actor": 1}, "car", "car-elsewhere"),
        ({"phase": "pablo_helps", "car": "maria"}, "car", "car-elsewhere"),
        ({"phase": "pablo_helps", "car": "pablo", "inactive": "pablo"}, "inactive", "inactive-visited"),
        ({"phase": "alonso_helps", "car": "harbour"}, "car", "car-elsewhere"),
        ({"phase": "enter", "car": "harbour"}, "car", "at-the-harbour"),
        ({"phase": "enter", "car": "el_zorro"}, "car", "no-flower-here"),
        ({"phase": "enter", "car": "maria", "inactive": "maria"}, "inactive", "inactive-visited"),
        ({"phase": "use", "car": "maria"}, "using", "use-only"),
        ({"phase": "use", "car": "maria", "using": "cafe"}, "using", "pawn-elsewhere"),
        ({"phase": "use", "car": "maria", "using": "cafe", "own_use": True}, "car", "car-elsewhere"),
        ({"phase": "use", "car": "alonso", "using": "cafe", "own_use": True}, "using", "not-owned"),
        ({"phase": "use", "car": "maria", "using": "bank"}, "phase", "nothing-to-decide"),
        ({"phase": "game_over"}, "phase", "not-over"),
        ({"phase": "game_over", "ship": 6, "docked": False}, "phase", "not-over"),
        ({"turn": 9, "options": {"max_turns": 8}}, "turn", "after-the-limit"),
        (
            {"phase": "set_aside", "docked": False, "turn": 8, "options": {"max_turns": 8}},
            "turn",
            "after-the-limit",
        ),
    ],
)
def test_phase_that_nobody_could_decide_in_is_refused(
    places: dict[str, Any], where: str, reason: str
) -> None:
    error = refusal(saved("pawn=bank", "", **places))
    assert (error.where, error.message.id) == (f"position.position.{where}", f"position-{reason}")


def test_casino_that_would_have_ended_is_refused() -> None:
    data = saved("pesos=2 vp=5 pawn=casino", "", phase="use", using="casino", casino="buy_vp", car="maria")
    error = refusal(data)
    assert error.message.id == "position-nothing-to-decide"


def test_pablo_and_alonso_without_an_offer_are_refused() -> None:
    nothing = "sugar=8 fruit=8 tobacco=8 rum=8 cigars=8"
    assert (
        refusal(saved("", nothing, phase="pablo_helps", car="pablo")).message.id
        == "position-nothing-to-decide"
    )
    owns = "owns=sawmill,distillery,cafe"
    assert (
        refusal(saved(owns, "", phase="alonso_helps", car="alonso")).message.id
        == "position-nothing-to-decide"
    )


def test_pawn_without_a_way_is_refused() -> None:
    pawns = ["", "pawn=cafe", "pawn=customs_house", "pawn=casino"]
    assert refusal(saved(*pawns, phase="enter", car="maria")).message.id == "position-nothing-to-decide"


@pytest.mark.parametrize("field", ["phase", "street", "sites", "dice", "supply", "seats", "loaders", "turn"])
def test_missing_field_is_refused(field: str) -> None:
    data = saved("", "")
    del data["position"][field]
    error = refusal(data)
    assert (error.where, error.message.id) == (f"position.position.{field}", "position-missing")


def test_bad_option_of_a_saved_game_is_refused_with_its_place() -> None:
    error = refusal(saved("", "", options={"max_turns": "soon"}))
    assert error.where == "position.options"
