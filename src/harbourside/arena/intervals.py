"""Confidence intervals of shares. Games with the same seed are not independent: they have one deal."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

Z: Final = 1.959964
"""The quantile for 95 % confidence intervals."""


@dataclass(frozen=True)
class Share:
    """The mean of numbers between 0 and 1, with its 95 % confidence interval."""

    value: float
    low: float
    high: float
    count: int
    """The number of observations."""
    effective: float
    """Effective sample size: the number of independent observations with the same information."""


class Observations:
    """Numbers between 0 and 1, grouped by the seed of their game."""

    def __init__(self) -> None:
        self._totals: dict[int, float] = {}
        self._counts: dict[int, int] = {}

    def add(self, seed: int, value: float) -> None:
        self._totals[seed] = self._totals.get(seed, 0.0) + value
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
        """The effective sample size: compares the variance between seeds with that of independent values.

        It is never more than the number of observations, because seeds can agree by luck. If all values are 0
        or all are 1, their dependence cannot be estimated, so each seed counts once.
        """
        count, seeds = self.count, len(self._counts)
        if seeds == 1 or value in (0.0, 1.0):
            return float(seeds)
        squares = sum((self._totals[seed] - value * n) ** 2 for seed, n in self._counts.items())
        variance = seeds / (seeds - 1) * squares / count**2
        alone = value * (1 - value)
        return float(count) if variance * count <= alone else alone / variance


def wilson(value: float, count: float) -> tuple[float, float]:
    """Wilson's interval, which always has a width and never leaves the range from 0 to 1."""
    square = Z * Z / count
    middle = (value + square / 2) / (1 + square)
    half = Z * sqrt(value * (1 - value) / count + square / count / 4) / (1 + square)
    # At 0 and 1 one end is exact; this removes the rounding error.
    return (0.0 if value == 0.0 else middle - half), (1.0 if value == 1.0 else middle + half)
