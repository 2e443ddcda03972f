"""A fast bot: it takes the action after which the evaluation is best, and looks no further."""

from __future__ import annotations

from harbourside.bots.lookahead import prospects
from harbourside.bots.slips import Slips
from harbourside.bots.weights import Weights, WeightsSetting
from harbourside.engine.rng import Rng
from harbourside.engine.seat import Seat


class GreedyBot:
    """Takes the action with the best mean evaluation over several samples, after forced moves."""

    def __init__(
        self, seed: int = 0, samples: int = 6, slips: float = 0.0, weights: Weights | None = None
    ) -> None:
        if samples < 1:
            raise ValueError(f"samples must be at least 1, not {samples}")
        self._rng = Rng(seed)
        self._samples = samples
        self._slips = Slips(slips, self._rng)
        self._weights = WeightsSetting(weights)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        if len(legal) == 1:
            return legal[0]
        slip = self._slips.slip(legal)
        if slip is not None:
            return slip
        states = [seat.sample(self._rng) for _ in range(self._samples)]
        values = prospects(states, seat.number, legal, self._weights.for_seat(seat))
        best = max(values)
        equal = [action for action, value in zip(legal, values, strict=True) if value == best]
        return equal[self._rng.below(len(equal))]
