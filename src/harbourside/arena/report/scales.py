"""Axes of charts: the position of a value, and the values that get a tick."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

MARGIN: Final = 3.0
"""Percent of the width that stays free at both ends, for dots and labels."""


@dataclass(frozen=True)
class Scale:
    """A range of values over the width of a chart."""

    low: float
    high: float
    logarithmic: bool = False

    def place(self, value: float) -> float:
        return MARGIN + (100 - 2 * MARGIN) * self.part(value)

    def part(self, value: float) -> float:
        """The position of a value: 0 at the low end, 1 at the high end."""
        low, high = self._measure(self.low), self._measure(self.high)
        inside = min(max(self._measure(value), low), high)
        return (inside - low) / (high - low)

    def ticks(self, most: int = 5) -> list[float]:
        """Round values inside the range."""
        if self.logarithmic:
            powers = range(ceil(log10(self.low) - 1e-9), floor(log10(self.high) + 1e-9) + 1)
            every = max(1, ceil(len(powers) / most))
            return [10.0**power for power in powers[::every]]
        step = round_step((self.high - self.low) / most)
        first = ceil(self.low / step - 1e-9)
        last = floor(self.high / step + 1e-9)
        return [number * step for number in range(first, last + 1)]

    def _measure(self, value: float) -> float:
        return log10(max(value, 1e-12)) if self.logarithmic else value


def around(values: list[float], most: int = 5) -> Scale:
    """A scale with round ends that contains all values."""
    low, high = min(values), max(values)
    step = round_step(max(high - low, 1e-9) / most) if high > low else 1.0
    return Scale(floor(low / step) * step, (floor(high / step) + 1) * step)


def decades(values: list[float]) -> Scale:
    """A logarithmic scale with whole powers of ten at its ends."""
    low, high = min(values), max(values)
    first = floor(log10(low))
    return Scale(10.0**first, 10.0 ** max(first + 1, ceil(log10(high))), logarithmic=True)


def round_step(least: float) -> float:
    """The smallest number of the form 1, 2 or 5 times a power of ten that is at least `least`."""
    power: float = 10.0 ** floor(log10(least))
    return next(size * power for size in (1, 2, 5, 10) if size * power >= least * (1 - 1e-9))


@dataclass(frozen=True)
class Bins:
    """Whole numbers in groups of equal width."""

    first: int
    width: int
    count: int

    def tally(self, values: list[int]) -> list[int]:
        counts = [0] * self.count
        for value in values:
            counts[(value - self.first) // self.width] += 1
        return counts

    @property
    def scale(self) -> Scale:
        return Scale(self.first, self.first + self.count * self.width)


def bins(values: list[int], most: int = 24) -> Bins:
    """At most about `most` groups, with round borders."""
    low, high = min(values), max(values)
    width = max(1, round(round_step((high - low + 1) / most)))
    first = low // width * width
    return Bins(first, width, (high - first) // width + 1)
