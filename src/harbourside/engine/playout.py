"""Random play inside the compiled engine, for simulation and benchmarks."""

from __future__ import annotations

from harbourside.engine.rng import Rng
from harbourside.engine.state import State


def play_randomly(state: State, rng: Rng) -> int:
    """Play to the end with equally likely actions, and return the number of decisions.

    Forced decisions are not counted.
    """
    state.passes_forced = True
    decisions = 0
    while state.actor >= 0:
        legal = state.legal()
        choice = 0
        if len(legal) > 1:
            choice = rng.below(len(legal))
            decisions += 1
        state.apply_legal(legal[choice])
    return decisions


def clone_often(state: State, times: int) -> None:
    """For the benchmark: measures clone() without the cost of an interpreted call."""
    for _ in range(times):
        state.clone()
