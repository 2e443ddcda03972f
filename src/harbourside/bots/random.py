"""The weakest bot: every legal action equally likely."""

from __future__ import annotations

from harbourside.engine.rng import Rng
from harbourside.engine.seat import Seat


class RandomBot:
    """Chooses a random legal action."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        return legal[self._rng.below(len(legal))]
