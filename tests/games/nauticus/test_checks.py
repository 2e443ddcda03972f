"""Positions of random games with one changed part are refused with the place, or are valid positions."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import harbourside as hs
from harbourside.contract import checks
from harbourside.games.nauticus.data import KINDS, REWARDS, STAGE_NAMES, TILES

from .scenario import GAME

GARBAGE: list[Any] = [None, True, -1, 0, 1, 2, 3, 5, 8, 15, 1000, 1.0, "", "rudder", [], [[]], {}, {"x": 1}]
NAMES: list[Any] = [*STAGE_NAMES, *KINDS, *TILES, *REWARDS]


def pick(rng: hs.Rng, things: list[Any]) -> Any:
    return things[rng.below(len(things))]


def parts(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every field and every item, each with its container and its name or number."""
    names = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    for name in names:
        yield value, name
        yield from parts(value[name])


def another(value: Any, rng: hs.Rng) -> Any:
    """A value close to this one, or any other value."""
    if rng.below(3) == 0:
        return pick(rng, [*GARBAGE, *NAMES])
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + pick(rng, [-1, 1])
    if isinstance(value, str):
        return pick(rng, NAMES)
    if isinstance(value, list):
        return pick(rng, [value[1:], [*value, *value[:1]], [*value, pick(rng, NAMES)]])
    return {**value, pick(rng, NAMES): rng.below(3)}


def positions(seed: int) -> list[str]:
    players = 2 + seed % 3
    return [json.dumps(state.to_dict()) for state in checks.walk(GAME, players, {}, seed)]


def loaded(saved: object) -> hs.State | hs.BadPosition:
    try:
        return GAME.from_dict(saved)
    except hs.BadPosition as refused:
        return refused


def assert_as_good_as_any(state: hs.State, rng: hs.Rng) -> None:
    written = json.dumps(state.to_dict())
    assert json.dumps(GAME.from_dict(json.loads(written)).to_dict()) == written
    if not state.is_over:
        checks.check_legal(state)
    checks.check_words(state)
    checks.check_numbers(state)
    while not state.is_over:
        state.apply(pick(rng, state.legal_actions()))
    state.scores()


@pytest.mark.parametrize("seed", range(6))
def test_a_position_with_one_wrong_part_is_refused_or_played_to_the_end(seed: int) -> None:
    rng = hs.Rng(seed)
    known = positions(seed)
    taken = refused = 0
    for _ in range(80):
        saved = json.loads(pick(rng, known))
        owner, name = pick(rng, list(parts(saved["position"])))
        before = json.dumps(saved)
        if rng.below(8) == 0:
            del owner[name]
        else:
            owner[name] = another(owner[name], rng)
        if json.dumps(saved) == before:
            continue
        state = loaded(saved)
        if isinstance(state, hs.BadPosition):
            refused += 1
            assert state.where.startswith("position.position.")
            assert all("⟦" not in state.say(language) for language in hs.LANGUAGES)
        else:
            taken += 1
            assert_as_good_as_any(state, rng)
    assert taken >= 8
    assert refused >= 40
