"""Positions with a changed part are refused with its place, or load unchanged and play to the end."""

from __future__ import annotations

import json
from typing import Any

import pytest

import harbourside as hs
from harbourside.engine.rng import Rng
from harbourside.games.santiago.data import BUILDINGS, CUBANS, GOODS, PHASE_NAMES, TOKENS_OF_EACH

from .scenario import GAME, play_at_random, truth

VALUES: list[Any] = [
    -1, 0, 1, 2, 3, 5, 8, 99, True, None, 1.5, "", "harbour", "buy_vp", "sell_vp", [], [0], [1, 0], {},
    ["bank"], ["cafe", "church"], [["bank"]], *CUBANS, *BUILDINGS, *GOODS, *PHASE_NAMES,
]  # fmt: skip


def one_of(things: Any, rng: Rng) -> Any:
    items = list(things)
    return items[int(rng.below(len(items)))]


def steps(part: Any) -> list[Any]:
    return list(part) if isinstance(part, dict) else list(range(len(part))) if isinstance(part, list) else []


def mutate(part: Any, other: Any, rng: Rng) -> None:
    """Delete one part, or exchange it for any value or for the same part of another position."""
    step = one_of(steps(part), rng)
    same = other[step] if step in steps(other) else None
    if steps(part[step]) and rng.below(4) > 0:
        mutate(part[step], same, rng)
    elif rng.below(3) > 0:
        part[step] = same
    elif rng.below(4) > 0:
        part[step] = one_of(VALUES, rng)
    else:
        del part[step]


def random_position(players: int, options: dict[str, Any], rng: Rng) -> hs.State:
    state = GAME.new_game(players, int(rng.below(1000)), options)
    play_at_random(state, rng, int(rng.below(150)))
    return state


@pytest.mark.parametrize("options", [{}, {"max_turns": "30", "owner_vp": "on_entry"}], ids=str)
def test_position_with_one_part_changed_is_refused_or_played_on(options: dict[str, Any]) -> None:
    taken = 0
    places = []
    for seed in range(80):
        rng = Rng(seed)
        saved = json.dumps(random_position(2 + seed % 3, options, rng).to_dict())
        other = truth(random_position(2 + seed % 3, options, rng))
        for _ in range(12):
            data = json.loads(saved)
            mutate(data["position"], json.loads(json.dumps(other)), rng)
            try:
                changed = GAME.from_dict(data)
            except hs.BadPosition as error:
                places.append(error.where)
                continue
            taken += 1
            again = GAME.from_dict(json.loads(json.dumps(changed.to_dict())))
            assert again.to_dict() == changed.to_dict()
            assert max(changed.census()[good] for good in GOODS) <= TOKENS_OF_EACH
            for seat in range(changed.seats):
                changed.view(seat)
            play_at_random(changed, rng)
            assert changed.is_over
    assert taken > 100
    assert len(places) > 400
    assert all(place.startswith("position.position.") for place in places)
