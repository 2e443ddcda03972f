"""Positions of random games with one field changed are refused with the place, or played on to the end."""

from __future__ import annotations

import json
from typing import Any

import pytest

import harbourside as hs
from harbourside.engine.rng import Rng
from harbourside.games.carthage.data import CARD_NAMES, COLOURS, MARKERS, PHASE_NAMES, SPACES

from .scenario import GAME, play_at_random

WORDS = [*PHASE_NAMES, *COLOURS, *SPACES, *CARD_NAMES, *MARKERS]
MUTATIONS = 60


def pick(items: list[Any], rng: Rng) -> Any:
    return items[int(rng.below(len(items)))]


def spots(value: Any) -> list[tuple[Any, Any]]:
    """Every container with every key or index in it."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    found = [(value, key) for key in keys]
    for key in keys:
        if isinstance(value[key], dict | list):
            found += spots(value[key])
    return found


def mutated(value: Any, rng: Rng) -> Any:
    """Another value in place of this one, mostly of the same kind."""
    if rng.below(10) == 0:
        return pick([None, True, -1, 2.0, "", "x", [], {}, [[]]], rng)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return pick([value - 1, value + 1, int(rng.below(12))], rng)
    if isinstance(value, str):
        return pick(WORDS, rng)
    if isinstance(value, list):
        return pick([value[1:], value[:-1], value + value[:1], value[::-1], [pick(CARD_NAMES, rng)]], rng)
    return {}


@pytest.mark.parametrize("seed", range(10))
def test_changed_position_is_refused_with_its_place_or_played_on_to_the_end(seed: int) -> None:
    rng = Rng(seed)
    options = pick(GAME.facts.variants(), rng)
    state = GAME.new_game(2 + seed % 3, seed, options)
    taken = refused = 0
    for number in range(MUTATIONS):
        if state.is_over:
            state = GAME.new_game(2 + seed % 3, 100 * seed + number, options)
        play_at_random(state, rng, 1 + int(rng.below(20)))
        saved = json.loads(json.dumps(state.to_dict()))
        # a long list has many places, and a seat few: first the field, then the place in it
        field = pick(list(saved["position"]), rng)
        container, key = pick([(saved["position"], field), *places_in(saved["position"][field])], rng)
        container[key] = mutated(container[key], rng)
        other = loaded(saved)
        if isinstance(other, hs.BadPosition):
            assert other.where.startswith("position.position.")
            assert all("⟦" not in other.say(language) for language in hs.LANGUAGES)
            refused += 1
            continue
        taken += 1
        written = json.loads(json.dumps(other.to_dict()))
        assert json.loads(json.dumps(GAME.from_dict(written).to_dict())) == written
        play_at_random(other, rng)
        assert other.is_over
    assert taken > 0
    assert refused > 0


def loaded(saved: dict[str, Any]) -> hs.State | hs.BadPosition:
    try:
        return GAME.from_dict(saved)
    except hs.BadPosition as error:
        return error


def places_in(value: Any) -> list[tuple[Any, Any]]:
    return spots(value) if isinstance(value, dict | list) else []
