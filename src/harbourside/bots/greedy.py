"""A quick, sensible bot: the action after which the position looks best, and no further."""

from __future__ import annotations

from harbourside.bots.lookahead import prospects
from harbourside.bots.scales import Scales, Weights
from harbourside.engine.rng import Rng
from harbourside.engine.seat import Seat


class GreedyBot:
    """Looks through forced follow-ups, and at several samples, so that luck in one counts for little."""

    def __init__(self, seed: int = 0, samples: int = 6, weights: Weights | None = None) -> None:
        if samples < 1:
            raise ValueError(f"at least one sample is needed, not {samples}")
        self._rng = Rng(seed)
        self._samples = samples
        self._scales = Scales(weights)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        if len(legal) == 1:
            return legal[0]
        states = [seat.sample(self._rng) for _ in range(self._samples)]
        values = prospects(states, seat.number, legal, self._scales.weights(seat))
        best = max(values)
        equal = [action for action, value in zip(legal, values, strict=True) if value == best]
        return equal[self._rng.below(len(equal))]
