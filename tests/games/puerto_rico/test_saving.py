"""Positions from outside: what is taken, and what is refused with its place."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import harbourside as hs

from .scenario import ALL_MODULES, GAME, P, do, new_game, position


def saved(state: hs.State) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(state.to_dict()))
    return data


def refusal(data: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(hs.BadPosition) as caught:
        GAME.from_dict(data)
    assert "⟦" not in caught.value.say("en") + caught.value.say("pl")
    return caught.value.where.removeprefix("position.position."), caught.value.message.id


GOOD = saved(position(P("corn hacienda"), P("indigo:0 wharf:0"), P()))


@pytest.mark.parametrize(
    ("path", "value", "where", "reason"),
    [
        ("phase", "tea", "phase", "position-not-a-choice"),
        ("actor", 1, "actor", "position-wrong-actor"),
        ("step", 1, "step", "position-wrong-step"),
        ("pick", 2, "step", "position-wrong-step"),
        ("used", ["mayor"], "used", "position-wrong-number-used"),
        ("used", ["prospector_1"], "used", "position-role-not-in-game"),
        ("phase", "captain", "node", "position-not-in-phase"),
        ("node", "node_load", "node", "position-not-in-phase"),
        ("captured_role", "mayor", "captured_role", "position-wrong-capture"),
        ("token_holder", 1, "token_holder", "position-wrong-capture"),
        ("ships", [{"good": "corn", "amount": 0}, {"good": "", "amount": 0}, {"good": "", "amount": 0}],
         "ships[0].amount", "position-ship-empty"),
        ("ships", [{"good": "corn", "amount": 1}, {"good": "corn", "amount": 1}, {"good": "", "amount": 0}],
         "ships[1].good", "position-kind-on-two-ships"),
        ("market", ["corn"] * 5, "market", "position-wrong-length"),
        ("goods", [99, 0, 0, 0, 0], "seats", "position-too-many-pieces"),
        ("workers", 500, "seats", "position-too-many-pieces"),
        ("nobles", 1, "nobles", "position-no-nobles"),
        ("festival", {"crop": "corn", "goods": [], "building": ""}, "festival", "position-no-festival"),
        ("board", {"library": 1}, "board.library", "position-not-in-game"),
        ("board", {"tower": 1}, "board.tower", "position-unknown-field"),
        ("memory.hand", [1, 0], "memory.hand", "position-wrong-memory"),
        ("seats.0.tiles", {"corn": 13}, "seats[0].tiles", "position-island-full"),
        ("seats.0.tiles", {"hacienda": 2, "corn": 1}, "seats[0].tiles.hacienda", "position-owned-twice"),
        ("seats.0.tiles", {"fortress": 1, "residence": 1, "guild_hall": 1, "city_hall": 1, "customs_house": 1,
                           "corn": 1},
         "seats[0].tiles", "position-city-full"),
        ("seats.0.workers", {"corn": 2}, "seats[0].workers.corn", "position-too-many-people"),
        ("seats.0.workers", {"wharf": 1}, "seats[0].workers.wharf", "position-too-many-people"),
        ("seats.1.vp", -1, "seats[1].vp", "position-not-in-range"),
    ],
)  # fmt: skip
def test_nonsense_is_refused_with_its_place(path: str, value: object, where: str, reason: str) -> None:
    data = copy.deepcopy(GOOD)
    spot: Any = data["position"]
    *way, last = path.split(".")
    for name in way:
        spot = spot[int(name)] if name.isdigit() else spot[name]
    spot[last] = value
    assert refusal(data) == (where, reason)


def test_the_good_position_is_taken() -> None:
    assert saved(GAME.from_dict(GOOD)) == {**GOOD, "options": GAME.facts.check_options({})}


def test_a_game_cannot_end_without_a_reason() -> None:
    data = copy.deepcopy(GOOD)
    data["position"] |= {"phase": "game_over", "node": "node_over", "actor": -1}
    assert refusal(data) == ("phase", "position-not-ended")


def test_every_position_of_a_game_with_all_modules_is_taken() -> None:
    state: hs.State = new_game(3, 8, **ALL_MODULES)
    rng = hs.Rng(8)
    while not state.is_over:
        again = GAME.from_dict(saved(state))
        assert again.to_dict() == state.to_dict()
        assert again.legal_actions() == state.legal_actions()
        actions = state.legal_actions()
        state.apply(actions[int(rng.below(len(actions)))])


def test_decisions_need_what_they_are_about() -> None:
    state = position(P("hospice"), P(), P(), role="settler")
    do(state, "take:corn")
    data = saved(state)
    data["position"]["memory"]["tile"] = "coffee"
    assert refusal(data) == ("memory.tile", "position-wrong-memory")
