"""Whatever one field of a position is changed to: it is refused with its place, or it is a position.

A position that is taken is written and read again as the same one, and can be played to its end.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

import harbourside as hs
from harbourside.games.puerto_rico.data import (
    DONE_NAMES,
    END_NAMES,
    KIND_NAMES,
    NODE_NAMES,
    PHASE_NAMES,
    ROLES,
    SOURCES,
    STAGE_NAMES,
)

from .scenario import ALL_MODULES, GAME, NEW, NOBLES, P, do, new_game, position
from .test_saving import refusal, saved

Path = tuple[str | int, ...]

NAMES = ["", *KIND_NAMES, *ROLES, *NODE_NAMES, *PHASE_NAMES, *END_NAMES, *STAGE_NAMES, *DONE_NAMES, *SOURCES]
CHANGES = 40
"""So many changed copies of a position at each decision of a random game."""
SEEN_AGAIN = 40
"""After so many decisions a position that was taken is written and read again."""


def places(data: object, path: Path = ()) -> list[Path]:
    """The ways to every field, and to every item of a list."""
    found = [path] if path else []
    if isinstance(data, dict):
        for name, value in data.items():
            found += places(value, (*path, name))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            found += places(value, (*path, number))
    return found


def changed(rng: random.Random, value: Any) -> object:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice([value - 1, value + 1, value + 2, 2 * value, 0, 1, 2, 3, rng.randrange(64)])
    if isinstance(value, str):
        return rng.choice(NAMES)
    if isinstance(value, list):
        again = copy.deepcopy(rng.choice(value)) if value else rng.choice(NAMES)
        return rng.choice([[*value, again], value[1:], value[::-1], []])
    kept = {name: item for name, item in value.items() if name != rng.choice([*value, ""])}
    return {**value, rng.choice(KIND_NAMES): rng.randrange(1, 4)} if rng.random() < 0.6 else kept


def changes(rng: random.Random, data: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Copies with one field changed each, half of them at what a phase remembers and not on the islands."""
    everywhere = places(data["position"])
    course = [path for path in everywhere if path[0] not in ("seats", "board", "pile")]
    copies = []
    for number in range(CHANGES):
        copied = copy.deepcopy(data)
        *way, last = rng.choice(course if number % 2 else everywhere)
        spot = copied["position"]
        for step in way:
            spot = spot[step]
        spot[last] = changed(rng, spot[last])
        copies.append((f"{[*way, last]} = {spot[last]!r} at {data['position']['node']}", copied))
    return copies


def check(rng: random.Random, data: dict[str, Any]) -> None:
    try:
        state = GAME.from_dict(data)
    except hs.BadPosition:
        return
    written = saved(state)
    for name, value in data["position"].items():
        assert without_zeros(written["position"][name]) == without_zeros(value)
    assert saved(GAME.from_dict(written)) == written
    pieces = state.census()
    for seat in range(state.seats):
        state.view(seat)
    decided = 0
    while not state.is_over:
        state.apply(rng.choice(state.legal_actions()))
        decided += 1
        if decided % SEEN_AGAIN == 1:
            assert state.census() == pieces
            again = saved(state)
            assert saved(GAME.from_dict(again)) == again
    assert state.census() == pieces


def without_zeros(value: Any) -> Any:
    """Kinds of which there are none may be named or not."""
    if isinstance(value, dict):
        kept = {name: without_zeros(item) for name, item in value.items()}
        return {name: item for name, item in kept.items() if item != 0 or name not in KIND_NAMES}
    return [without_zeros(item) for item in value] if isinstance(value, list) else value


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("modules", [{}, ALL_MODULES], ids=["base", "all"])
def test_a_changed_position_is_refused_or_played_to_its_end(players: int, modules: dict[str, Any]) -> None:
    rng = random.Random(players)
    state = new_game(players, players, **modules, max_rounds=10)
    course: list[dict[str, Any]] = []
    while not state.is_over:
        course.append(saved(state))
        state.apply(rng.choice(state.legal_actions()))
    course.append(saved(state))
    by_node = {data["position"]["node"]: data for data in rng.sample(course, len(course))}
    for data in by_node.values():
        for where, copied in changes(rng, data):
            try:
                check(rng, copied)
            except Exception as error:
                raise AssertionError(where) from error


def with_field(state: hs.State, path: str, value: object) -> dict[str, Any]:
    data = saved(state)
    spot: Any = data["position"]
    *way, last = path.split(".")
    for name in way:
        spot = spot[int(name)] if name.isdigit() else spot[name]
    spot[last] = value
    return data


BUCCANEER: dict[str, Any] = {"buccaneer": True}
FESTIVAL: dict[str, Any] = {"new_buildings": True, "festival": True}


def played(state: hs.State, *keys: str) -> hs.State:
    do(state, *keys)
    return state


def captured() -> hs.State:
    return played(position(P(), P(), P(), role="buccaneer", options=BUCCANEER), "capture:mayor")


def placing() -> hs.State:
    state = position(P("corn:0/4 hacienda:0"), P(), P(), role="mayor")
    return played(state, "count:1", "count:1")


def settling() -> hs.State:
    return position(P("hospice"), P(), P(), role="settler")


def asked_for_worker() -> hs.State:
    return played(settling(), "take:corn")


def building() -> hs.State:
    state = position(P("university", doubloons=9), P(), P(), role="builder")
    return played(state, "build:hacienda")


def paying() -> hs.State:
    state = position(P("black_market corn", doubloons=3), P(), P(), role="builder", options=NEW)
    return played(state, "build:office")


def storing() -> hs.State:
    goods = "2 corn 3 indigo 3 sugar"
    return position(
        P("small_warehouse", goods=goods), P(), P(), role="captain", ships="4coffee 5tobacco 6corn"
    )


def raiding() -> hs.State:
    state = position(
        P("corn:0"), P(), P(), role="buccaneer", magistrate=[5, 0], options={**BUCCANEER, **NOBLES}
    )
    return played(state, "raid")


def mayor() -> hs.State:
    return position(P(), P(), P(), role="mayor")


def crafting() -> hs.State:
    return position(P("corn:2/2"), P(), P(), role="craftsman")


def supplying() -> hs.State:
    state = position(P("royal_supplier", goods="corn sugar"), P(), P(), options=NOBLES)
    noble = with_field(state, "seats.0.san_juan", [0, 2])
    return played(GAME.from_dict(noble), "role:captain")


def loading() -> hs.State:
    return position(P(goods="corn"), P(goods="sugar"), P(), role="captain")


def shipping() -> hs.State:
    state = position(P("small_wharf", goods="2 corn 2 sugar"), P(), P(), role="captain", options=NEW)
    return played(state, "small_wharf")


def drafting() -> hs.State:
    return new_game(3, 1, **FESTIVAL)


REFUSED = [
    (mayor, "used", ["mayor", "mayor"], "used[1]", "named-twice"),
    (mayor, "end_reasons", ["end_vp", "end_vp"], "end_reasons[1]", "named-twice"),
    (mayor, "pick", 3, "used", "wrong-number-used"),
    (mayor, "memory.passes", 1, "memory.passes", "wrong-memory"),
    (mayor, "step", 1, "step", "wrong-step"),
    (mayor, "board", {"corn": 1}, "board.corn", "unknown-field"),
    (captured, "used", ["mayor"], "captured_role", "wrong-capture"),
    (captured, "used", ["settler"], "captured_role", "wrong-capture"),
    (captured, "captor", 1, "captor", "wrong-capture"),
    (captured, "token_holder", 2, "captor", "wrong-capture"),
    (raiding, "token_holder", 1, "token_holder", "wrong-capture"),
    (raiding, "memory.hand", [2, 1], "memory.hand", "wrong-memory"),
    (placing, "memory.hand", [1, 1], "nobles", "no-nobles"),
    (placing, "memory.place", 0, "memory.placed_nobles", "wrong-memory"),
    (placing, "memory.placed_nobles", 1, "memory.placed_nobles", "wrong-memory"),
    (settling, "seats.0.tiles", {"corn": 6, "sugar": 6, "hospice": 1}, "memory.tile", "island-full"),
    (asked_for_worker, "memory.source", "hacienda", "memory.source", "wrong-memory"),
    (asked_for_worker, "seats.0.workers", {}, "node", "nobody-works"),
    (building, "seats.0.workers", {"university": 1, "hacienda": 1}, "memory.tile", "wrong-memory"),
    (paying, "memory.owed", 3, "memory.owed", "wrong-memory"),
    (paying, "seats.0.workers", {"black_market": 1}, "memory.owed", "wrong-memory"),
    (storing, "memory.stored", [0, 1, 0, 0, 0], "memory.stored", "wrong-memory"),
    (crafting, "step", 1, "step", "wrong-step"),
    (crafting, "memory.privilege_goods", 1, "memory.privilege_goods", "wrong-memory"),
    (supplying, "seats.0.done", ["had_window", "arrived", "supplied"], "seats[0].done", "wrong-memory"),
    (loading, "seats.1.done", ["had_window", "arrived"], "seats[1].done", "wrong-memory"),
    (shipping, "memory.small_wharf_load", [0, 0, 1, 0, 0], "memory.small_wharf_load", "wrong-memory"),
    (drafting, "step", 1, "step", "wrong-step"),
    (drafting, "pile", ["corn", "corn"], "pile", "festival-draw"),
    (drafting, "goods", [10, 11, 11, 2, 9], "goods", "festival-draw"),
    (drafting, "festival.building", "factory", "festival", "before-draft"),
    (drafting, "seats.0.tiles", {"indigo": 1, "statue": 1}, "seats[0].tiles", "before-draft"),
]


@pytest.mark.parametrize(
    ("given", "path", "value", "where", "reason"),
    REFUSED,
    ids=[
        f"{given.__name__}-{path}-{where}-{number}"
        for number, (given, path, _, where, _) in enumerate(REFUSED)
    ],
)
def test_what_could_not_be_played_or_read_again_is_refused(
    given: Callable[[], hs.State], path: str, value: object, where: str, reason: str
) -> None:
    state = given()
    assert saved(GAME.from_dict(saved(state))) == saved(state)
    assert refusal(with_field(state, path, value)) == (where, f"position-{reason}")


def test_no_worker_is_offered_when_none_is_left() -> None:
    for state in (asked_for_worker(), building()):
        data = with_field(state, "workers", 0)
        data["position"]["magistrate"] = [0, 0]
        assert refusal(data) == ("memory.tile", "position-no-worker-left")


def test_only_a_captured_card_is_played_after_the_last_pick() -> None:
    data = with_field(mayor(), "pick", 3)
    data["position"]["used"] = ["settler", "builder", "trader", "mayor"]
    assert refusal(data) == ("pick", "position-wrong-capture")


def test_a_festival_building_belongs_to_a_module_in_play() -> None:
    data = saved(new_game(3, 1, festival=True))
    data["position"]["festival"]["building"] = "library"
    assert refusal(data) == ("festival.building", "position-not-in-game")


def test_a_guest_may_be_on_the_way_before_the_buccaneer_acts() -> None:
    """The token is taken only after that."""
    state = position(P("guesthouse corn:0"), P(), P(), role="buccaneer", options={**NEW, **BUCCANEER})
    do(state, "guest:worker")
    assert saved(GAME.from_dict(saved(state))) == saved(state)
