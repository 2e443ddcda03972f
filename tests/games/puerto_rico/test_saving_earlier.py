"""Positions saved before fields had names are read as before, and play on to the same scores.

Their `done`, `stage`, `given`, `taken` and `amounts` were numbers that meant something else in each phase.
"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import harbourside as hs
from harbourside.games.puerto_rico.saving_earlier import with_names

from .scenario import GAME, truth
from .test_saving import refusal

KEPT: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "before_names" / "positions.json").read_text("utf-8")
)
BY_NAME: dict[str, dict[str, Any]] = {kept["when"]: kept["saved"] for kept in KEPT}


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept["when"])
def test_an_earlier_position_plays_on_to_the_same_scores(kept: dict[str, Any]) -> None:
    state = GAME.from_dict(kept["saved"])
    again = json.loads(json.dumps(state.to_dict()))
    assert GAME.from_dict(again).to_dict() == again
    rng = hs.Rng(1)
    while not state.is_over:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    assert state.scores() == kept["scores"]


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept["when"])
def test_all_other_fields_are_as_they_were(kept: dict[str, Any]) -> None:
    was, now = kept["saved"]["position"], truth(GAME.from_dict(kept["saved"]))
    for name in was.keys() - {"stage", "memory", "seats"}:
        assert now[name] == was[name]
    for name in was["memory"].keys() & now["memory"].keys() - {"source"}:
        assert now["memory"][name] == was["memory"][name]
    for seat_was, seat_now in zip(was["seats"], now["seats"], strict=True):
        assert {**seat_now, "done": 0} == {**seat_was, "done": 0}


@pytest.mark.parametrize(
    ("when", "stage", "remembered"),
    [
        ("library", "library_turn", {"source": "row"}),
        ("black market paid in part", "", {"paid": ["worker"], "delivered": []}),
        ("a second privilege good", "craft_privilege", {"privilege_goods": 1}),
        ("delivered to the court", "loading", {"paid": [], "privilege_goods": 0}),
        ("land bought", "", {"source": "land_office"}),
        ("between two roles", "", {"paid": [], "delivered": [], "privilege_goods": 0}),
    ],
)
def test_numbers_become_names(when: str, stage: str, remembered: dict[str, Any]) -> None:
    now = truth(GAME.from_dict(BY_NAME[when]))
    assert now["stage"] == stage
    assert {name: now["memory"][name] for name in remembered} == remembered


@pytest.mark.parametrize(
    ("when", "field"),
    [("small wharf", "small_wharf_load"), ("storing", "stored"), ("a second privilege good", "crafted")],
)
def test_goods_that_a_phase_counts_go_to_its_own_field(when: str, field: str) -> None:
    amounts = BY_NAME[when]["position"]["memory"]["amounts"]
    memory = truth(GAME.from_dict(BY_NAME[when]))["memory"]
    fields = ("crafted", "small_wharf_load", "stored")
    assert {name: memory[name] for name in fields} == {
        name: amounts if name == field else [0] * len(amounts) for name in fields
    }


@pytest.mark.parametrize(
    ("when", "done"),
    [
        ("hacienda used", "drew"),
        ("hunting lodge used", "hunted"),
        ("hiring declined", "hires_nobody"),
        ("villa settled", "settled_villa"),
        ("sold", "sold"),
        ("land sold", "sold_land"),
        ("wharf used", "used_wharf"),
        ("small wharf used", "used_small_wharf"),
    ],
)
def test_what_a_player_has_done_has_names(when: str, done: str) -> None:
    assert any(done in seat["done"] for seat in truth(GAME.from_dict(BY_NAME[when]))["seats"])


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("stage", 99, "stage"),
        ("stage", "tea", "stage"),
        ("stage", -1, "stage"),
        ("memory.source", 9, "memory.source"),
        ("memory.taken", "tea", "memory.privilege_goods"),
        ("memory.amounts", [1], "memory.crafted"),
        ("memory.owed", -1, "memory.owed"),
        ("seats.0.done", "tea", "seats[0].done"),
        ("seats.0.done", -1, "seats[0].done"),
        ("seats.0", 3, "seats[0]"),
        ("seats", 3, "seats"),
    ],
)
def test_an_earlier_position_is_still_checked(path: str, value: object, where: str) -> None:
    data = copy.deepcopy(BY_NAME["a second privilege good"])
    spot: Any = data["position"]
    *way, last = path.split(".")
    for name in way:
        spot = spot[int(name)] if name.isdigit() else spot[name]
    spot[int(last) if last.isdigit() else last] = value
    assert refusal(data)[0] == where


def test_todays_positions_are_left_as_they_are() -> None:
    position = GAME.new_game(3, 1).to_dict()["position"]
    assert isinstance(position, dict)
    assert with_names(position) is position
