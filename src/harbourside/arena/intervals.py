"""How sure a share is. Games of the same seed belong together: they were dealt the same cards."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

Z: Final = 1.959964
"""For intervals that hold the truth 95 times in 100."""


@dataclass(frozen=True)
class Share:
    """A mean of figures between 0 and 1, with its 95 % interval."""

    value: float
    low: float
    high: float
    count: int
    """How many figures."""
    effective: float
    """As many figures that have nothing to do with each other would tell as much."""


class Sample:
    """Figures between 0 and 1, gathered by the seed of their game."""

    def __init__(self) -> None:
        self._totals: dict[int, float] = {}
        self._counts: dict[int, int] = {}

    def add(self, seed: int, figure: float) -> None:
        self._totals[seed] = self._totals.get(seed, 0.0) + figure
        self._counts[seed] = self._counts.get(seed, 0) + 1

    @property
    def count(self) -> int:
        return sum(self._counts.values())

    def share(self) -> Share:
        count = self.count
        if not count:
            return Share(0.0, 0.0, 1.0, 0, 0.0)
        value = min(1.0, sum(self._totals.values()) / count)
        effective = self._effective(value)
        low, high = wilson(value, effective)
        return Share(value, low, high, count, effective)

    def _effective(self, value: float) -> float:
        """By how much the seeds differ among each other, compared with figures drawn one by one.

        Seeds may agree more than that by luck, so they are never counted for more than their figures. Where
        all figures are 0 or all are 1, nobody can see how much they hang together, so a seed counts once.
        """
        count, seeds = self.count, len(self._counts)
        if seeds == 1 or value in (0.0, 1.0):
            return float(seeds)
        squares = sum((self._totals[seed] - value * n) ** 2 for seed, n in self._counts.items())
        variance = seeds / (seeds - 1) * squares / count**2
        alone = value * (1 - value)
        return float(count) if variance * count <= alone else alone / variance


def wilson(value: float, count: float) -> tuple[float, float]:
    """Wilson's interval: never without width, and never outside of 0 and 1."""
    square = Z * Z / count
    middle = (value + square / 2) / (1 + square)
    half = Z * sqrt(value * (1 - value) / count + square / count / 4) / (1 + square)
    # At 0 and 1 an end is exact, but for rounding.
    return (0.0 if value == 0.0 else middle - half), (1.0 if value == 1.0 else middle + half)
