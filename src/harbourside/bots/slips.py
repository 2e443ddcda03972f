"""Deliberate mistakes, so that beginners can beat a bot."""

from __future__ import annotations

from harbourside.engine.rng import Rng


class Slips:
    """Makes some decisions at random, with a given probability."""

    def __init__(self, chance: float, rng: Rng) -> None:
        if not 0.0 <= chance <= 1.0:
            raise ValueError(f"slips must be from 0 to 1, not {chance}")
        self._in_a_million = round(chance * 1_000_000)
        self._rng = rng

    def slip(self, legal: list[int]) -> int | None:
        """A random action; None if the bot should decide by itself this time."""
        if self._in_a_million == 0 or self._rng.below(1_000_000) >= self._in_a_million:
            return None
        return legal[self._rng.below(len(legal))]
