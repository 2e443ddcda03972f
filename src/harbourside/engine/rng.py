"""The random number generator. It gives the same numbers in compiled and in interpreted code.

The fast generator is sfc32 (Doty-Humphrey's small fast counting generator): four 32-bit words, adds, shifts
and xors. No intermediate value needs more than 63 bits, because beyond that compiled integers wrap and
interpreted ones do not. It passes PractRand and BigCrush. Because of its counter, the period is at least
2**32 from any seed, and about 2**127 on average.

The fast generator is not secret: a player can compute its state from the cards that it dealt. A seed of more
than 96 bits therefore makes a dealer's generator, which is SHA-256 over the seed and a counter. Its numbers
cannot be predicted without the seed. Servers deal with it; search and simulation use the fast one.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from mypy_extensions import i64

from harbourside.engine.errors import BadSeed

MASK: Final = 0xFFFFFFFF
SEED_BITS: Final = 96
"""A seed fills three of the generator's four words. The fourth word is a counter."""

DEALER_SEED_BITS: Final = 192
"""Bits of the largest seed. A seed of more than SEED_BITS makes a dealer's generator."""

FAST_WORDS: Final = 4
"""Words in the saved state of a fast generator."""
KEY_WORDS: Final = 8
"""32-bit words in a dealer's key, and in each block of its stream."""
DEALER_WORDS: Final = KEY_WORDS + 2
"""Words in the saved state of a dealer's generator: its key, and how many words it has dealt."""
WORD_BYTES: Final = 4

WARM_UP: Final = 15
"""Numbers skipped at first, so that similar seeds give unrelated numbers."""


def check_seed(seed: object) -> int:
    """Check a seed that comes from users and files. Raises BadSeed."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**DEALER_SEED_BITS:
        raise BadSeed(seed, DEALER_SEED_BITS)
    return seed


@final
class Rng:
    """A generator of random numbers. A seed gives the same numbers on every machine, compiled or not."""

    def __init__(self, seed: int = 0, original: Rng | None = None) -> None:
        """Start from a seed. For clone(): copy another generator."""
        if original is not None:
            self.a: i64 = original.a
            self.b: i64 = original.b
            self.c: i64 = original.c
            self.counter: i64 = original.counter
            self.is_dealer: bool = original.is_dealer
            self.key: bytes = original.key
            self.block: bytes = original.block
            return
        check_seed(seed)
        self.is_dealer = seed >> SEED_BITS != 0
        """Whether this is a dealer's generator. A native boolean costs the fast generator almost nothing."""
        self.key = b""
        """The key of a dealer's generator; empty for a fast one."""
        self.block = b""
        """The current block of a dealer's stream."""
        if self.is_dealer:
            self.a = self.b = self.c = self.counter = 0
            self.key = hashlib.sha256(seed.to_bytes(DEALER_SEED_BITS // 8, "big")).digest()
            return
        self.a = seed & MASK
        self.b = (seed >> 32) & MASK
        self.c = (seed >> 64) & MASK
        self.counter = 1
        for _ in range(WARM_UP):
            self.next()

    def next(self) -> i64:
        """The next 32 random bits."""
        if self.is_dealer:
            return self._next_of_dealer()
        result: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) & MASK) | (self.c >> 11)) + result & MASK
        return result

    def _next_of_dealer(self) -> i64:
        """The next 32 bits of the stream; `counter` is their number."""
        place: int = self.counter % KEY_WORDS
        if place == 0 or not self.block:
            number: int = self.counter // KEY_WORDS
            self.block = hashlib.sha256(self.key + number.to_bytes(8, "big")).digest()
        self.counter += 1
        return int.from_bytes(self.block[WORD_BYTES * place : WORD_BYTES * (place + 1)], "big")

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n-1, all equally likely; n is at least 1 and below 2**30."""
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
        if not self.is_dealer:
            return [self.a, self.b, self.c, self.counter]
        counter: int = self.counter
        return [*_words_of(self.key), counter & MASK, counter >> 32]

    def same_as(self, other: Rng) -> bool:
        if self.key != other.key or self.counter != other.counter:
            return False
        return self.a == other.a and self.b == other.b and self.c == other.c


def rng_from_words(words: list[int]) -> Rng:
    rng = Rng()
    if len(words) == FAST_WORDS:
        rng.a, rng.b, rng.c, rng.counter = words[0], words[1], words[2], words[3]
        return rng
    rng.a = rng.b = rng.c = 0
    rng.is_dealer = True
    rng.key = b"".join([word.to_bytes(WORD_BYTES, "big") for word in words[:KEY_WORDS]])
    rng.counter = words[KEY_WORDS] | words[KEY_WORDS + 1] << 32
    return rng


def _words_of(key: bytes) -> list[int]:
    return [int.from_bytes(key[i : i + WORD_BYTES], "big") for i in range(0, len(key), WORD_BYTES)]
