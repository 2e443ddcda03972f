"""Every bot in every game: it does what is legal, and knows no more than its seat."""

from __future__ import annotations

import pytest

import harbourside as hs
from harbourside.bots.specs import make_bot
from harbourside.contract import checks

SPECS = ["random", "greedy:samples=2", "search:iterations=20"]


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_answers_alike_whatever_its_seat_cannot_see(game: hs.Game, spec: str, soak: int) -> None:
    """Positions that differ only in what is hidden from the seat get the same answer."""
    for seed in range(soak):
        for number, state in enumerate(checks.walk(game, game.facts.default_players, {}, seed)):
            if state.is_over or number > 120:
                break
            if number % 6 != 0 or len(state.legal()) == 1:
                continue
            seat = state.actor
            alike = state.sample(seat, hs.Rng(number))
            answers = {
                make_bot(spec, seed=number).choose(hs.Seat(position, seat)) for position in (state, alike)
            }
            assert len(answers) == 1
            assert answers <= set(state.legal_actions())
