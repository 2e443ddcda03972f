"""A good description of a position loads to an equal state. A bad one is refused with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import harbourside as hs
from harbourside.engine.rng import Rng

from .scenario import GAME, play_at_random, saved

Change = Callable[[dict[str, Any]], None]


def refusal(data: object) -> hs.BadPosition:
    with pytest.raises(hs.BadPosition) as refused:
        GAME.from_dict(data)
    for language in hs.LANGUAGES:
        assert "⟦" not in GAME.words(language).say(refused.value.message)
    return refused.value


@pytest.mark.parametrize("options", GAME.facts.variants(), ids=str)
def test_good_dump_loads_to_an_equal_state_that_plays_on_alike(options: dict[str, Any]) -> None:
    for seed in range(15):
        state = GAME.new_game(2 + seed % 3, seed, options)
        play_at_random(state, Rng(seed), 20 * seed)
        other = GAME.from_dict(json.loads(json.dumps(state.to_dict())))
        assert other.to_dict() == state.to_dict()
        assert [other.view(seat) for seat in (0, 1, None)] == [state.view(seat) for seat in (0, 1, None)]
        play_at_random(state, Rng(1), 60)
        play_at_random(other, Rng(1), 60)
        assert other.to_dict() == state.to_dict()


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
        (set_to("0", "start_player"), "start_player", "not-in-range"),
        (set_to(7, "turn_player"), "turn_player", "not-in-range"),
        (set_to(1, "step"), "step", "wrong-step"),
        (set_to(4, "cost"), "cost", "nothing-to-pay"),
        (set_to(4, "paid"), "cost", "nothing-to-pay"),
        (set_to(1, "keeps_left"), "keeps_left", "nothing-to-keep"),
        (set_to("blue", "keep_colour"), "keeps_left", "nothing-to-keep"),
        (set_to(1, "passes"), "passes", "no-shortage"),
        (set_to("atlantis", "ships", "red"), "ships.red", "not-a-choice"),
        (set_to("carthage", "ships", "red"), "ships", "arrived"),
        (set_to(["red_4"], "deck"), "deck[0]", "not-a-choice"),
        (set_to(["red_5"] * 8, "deck"), "deck", "too-many"),
        (set_to(["red_5"] * 16, "discard"), "discard", "too-many"),
        (set_to([], "market"), "market", "not-refilled"),
        (set_to("red_5", "market", 0, "card"), "market[0].card", None),
        (set_to(2, "market", 0, "reserved_by"), "market[0].reserved_by", "not-in-range"),
        (set_to([{"card": "red_2", "reserved_by": 1}] * 2, "farm"), "farm[1].reserved_by", "reserved-twice"),
        (set_to([], "seats"), "seats", "wrong-length"),
        (set_to(["red_3"], "seats", 0, "known"), "seats[0].known", "not-in-hand"),
        (set_to(["red_2"], "seats", 0, "lacks"), "seats[0].lacks", "not-lacking"),
        (set_to(["green_5"] * 2, "seats", 0, "lacks"), "seats[0].lacks[1]", "named-twice"),
        (set_to(True, "seats", 0, "start_whole"), "seats[0].start_whole", "not-a-start-hand"),
        (set_to(["marker_red"] * 8, "seats", 0, "markers"), "phase", "end-of-game"),
        (set_to(["red"], "seats", 0, "markers"), "seats[0].markers[0]", "not-a-choice"),
        (set_to(-1, "seats", 0, "vp_substitutes"), "seats[0].vp_substitutes", "not-in-range"),
        (set_to("game_over", "phase"), "phase", "end-of-game"),
    ],
)
def test_nonsense_is_refused_with_its_place(change: Change, where: str, reason: str | None) -> None:
    data = json.loads(json.dumps(saved("R2 R2", "", deck="R2 B2 G5")))
    change(data["position"])
    if reason is None:
        assert GAME.from_dict(data).current_player == 0
        return
    refused = refusal(data)
    assert refused.where == f"position.position.{where}"
    assert refused.message.id == f"position-{reason}"


@pytest.mark.parametrize(
    ("places", "where", "reason"),
    [
        ({"phase": "payment", "cost": 4}, "cost", "wrong-cost"),
        ({"phase": "payment", "cost": 5, "paid": 5}, "paid", "paid-already"),
        ({"phase": "payment", "cost": 5}, "seats[0].hand", "cannot-pay"),
        ({"phase": "raid_store"}, "ships", "no-raid"),
        ({"phase": "raid_store", "ships": (5, 0, 0, 0)}, "ships", "no-raid"),
        ({"phase": "raid_store", "ships": (3, 5, 0, 0)}, "phase", "nothing-to-store"),
        ({"phase": "raid_keep", "ships": (3, 5, 0, 0)}, "keeps_left", "nothing-to-keep"),
        (
            {"phase": "raid_keep", "ships": (3, 5, 0, 0), "keep": ("red", 2), "goods": ["R2 R3"]},
            "keeps_left",
            "nothing-to-keep",
        ),
        (
            {"phase": "raid_keep", "ships": (3, 5, 0, 0), "keep": ("green", 1), "goods": ["G2 G3"]},
            "keeps_left",
            "nothing-to-keep",
        ),
        ({"phase": "choose_marker", "turn": 1}, "turn_player", "start-begins"),
        ({"phase": "choose_marker", "markers": ["R"]}, "seats[0].markers", "first-markers"),
        ({"phase": "choose_marker", "step": 1}, "seats[0].markers", "first-markers"),
        ({"market": "R5@1", "farm": "G2"}, "market", "not-refilled"),
        ({"market": "R5@1", "deck": "", "farm": "G2@0"}, "market", "not-refilled"),
        ({"passes": 1, "market": "R5", "deck": ""}, "passes", "no-shortage"),
        ({"passes": 2, "market": "", "deck": ""}, "phase", "end-of-game"),
        (
            {"market": "R5 " * 4, "farm": "R5@0", "goods": ["R5 R5 R5"], "deck": ""},
            "seats[0].unstored",
            "too-many",
        ),
    ],
)
def test_positions_that_cannot_be_are_refused(places: dict[str, Any], where: str, reason: str) -> None:
    refused = refusal(saved("R2", "", **places))
    assert refused.where == f"position.position.{where}"
    assert refused.message.id == f"position-{reason}"


@pytest.mark.parametrize(
    "places",
    [
        {"market": "R5@1", "deck": ""},
        {"passes": 1, "market": "R5@0", "deck": ""},
        {"passes": 2, "market": "", "deck": "", "phase": "game_over"},
        {"phase": "raid_keep", "ships": (3, 5, 0, 0), "keep": ("red", 1), "goods": ["R2 R3"]},
        {"phase": "choose_marker", "step": 1, "markers": ["G"]},
        {"market": "R5 " * 7},
    ],
)
def test_rare_positions_are_taken_and_can_be_played_on(places: dict[str, Any]) -> None:
    state = GAME.from_dict(saved("R2", "", **places))
    play_at_random(state, Rng(1), 50)
