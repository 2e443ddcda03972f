"""Figures for a person: percentages, times and ratings, as both the terminal and the page show them."""

from __future__ import annotations

from typing import Final

from harbourside.arena.intervals import Share
from harbourside.engine.message import Quoted
from harbourside.engine.words import Words

SMALLEST: Final = 1e-6
UNITS: Final = (("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", SMALLEST))


def percent(value: float, words: Words, digits: int = 1) -> str:
    return words.text("percent", number=Quoted(words.decimal(100 * value, digits)))


def interval(share: Share, words: Words, digits: int = 1) -> str:
    low, high = (Quoted(words.decimal(100 * end, digits)) for end in (share.low, share.high))
    return words.text("interval", low=low, high=high)


def duration(seconds: float, words: Words, digits: int | None = None) -> str:
    """In the unit that fits, with three figures that say something or with so many after the mark."""
    unit, size = next((unit, size) for unit, size in UNITS if seconds >= 0.9995 * size or size == SMALLEST)
    number = seconds / size
    if digits is None:
        digits = 2 if number < 9.995 else 1 if number < 99.95 else 0
    return words.text(unit, number=Quoted(words.decimal(number, digits)))
