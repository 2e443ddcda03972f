"""The one source of chance: small, integer, copyable, the same numbers compiled or not.

The generator is sfc32 (Doty-Humphrey's small fast counting generator): four 32-bit words, adds,
shifts and xors only, so that no intermediate value leaves 63 bits, where compiled integers would wrap
and interpreted ones would not. It passes PractRand and BigCrush; its counter makes the period at
least 2**32 from any seed and about 2**127 on average.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from harbourside.engine.errors import BadSeed

MASK: Final = 0xFFFFFFFF
SEED_BITS: Final = 96
"""A seed is three of the generator's four words; the fourth is its counter."""

WARM_UP: Final = 15
"""Rounds before the first number, so that seeds one bit apart share nothing."""


def check_seed(seed: object) -> int:
    """The seed as an int, or BadSeed: seeds come from users and files."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**SEED_BITS:
        raise BadSeed(seed, SEED_BITS)
    return seed


@final
class Rng:
    def __init__(self, seed: int = 0, original: Rng | None = None) -> None:
        """From a seed; or, for clone(), where another generator stands."""
        if original is not None:
            self.a: i64 = original.a
            self.b: i64 = original.b
            self.c: i64 = original.c
            self.counter: i64 = original.counter
            return
        check_seed(seed)
        self.a = seed & MASK
        self.b = (seed >> 32) & MASK
        self.c = (seed >> 64) & MASK
        self.counter = 1
        for _ in range(WARM_UP):
            self.next()

    def next(self) -> i64:
        """The next 32 random bits."""
        result: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) & MASK) | (self.c >> 11)) + result & MASK
        return result

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n-1, each equally likely; n is at least 1 and below 2**30."""
        product: i64 = self.next() * n
        if product & MASK < n:
            threshold: i64 = (MASK + 1 - n) % n
            while product & MASK < threshold:
                product = self.next() * n
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items in random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j: int = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def seed(self) -> int:
        """A seed for another generator, drawn from this one."""
        first: int = self.next()
        second: int = self.next()
        return first << 32 | second

    def clone(self) -> Rng:
        return Rng(0, self)

    def words(self) -> list[int]:
        """The whole state of the generator, for saving."""
        return [self.a, self.b, self.c, self.counter]

    def same_as(self, other: Rng) -> bool:
        return self.a == other.a and self.b == other.b and self.c == other.c and self.counter == other.counter


def rng_from_words(words: list[int]) -> Rng:
    rng = Rng()
    rng.a, rng.b, rng.c, rng.counter = words[0], words[1], words[2], words[3]
    return rng
