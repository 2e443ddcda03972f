"""Mistakes made on purpose, so that a bot can be beaten by somebody who is learning."""

from __future__ import annotations

from harbourside.engine.rng import Rng


class Slips:
    """Now and then a decision is left to chance."""

    def __init__(self, chance: float, rng: Rng) -> None:
        if not 0.0 <= chance <= 1.0:
            raise ValueError(f"a chance lies between 0 and 1, not at {chance}")
        self._in_a_million = round(chance * 1_000_000)
        self._rng = rng

    def slip(self, legal: list[int]) -> int | None:
        """An action by chance; None, if the bot had better think for itself this time."""
        if self._in_a_million == 0 or self._rng.below(1_000_000) >= self._in_a_million:
            return None
        return legal[self._rng.below(len(legal))]
