"""Which passwords are refused: what many people have, and what is made of that by habit.

The list of common ones comes with the package zxcvbn. Its estimate of how many guesses a password takes is
not used: for some short texts that takes seconds, which anybody could have us spend.
"""

from __future__ import annotations

import string
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Final

from zxcvbn.frequency_lists import FREQUENCY_LISTS

from harbourside.server.errors import Refused
from harbourside.server.names import fold

SHORTEST: Final = 8
LONGEST: Final = 200
MOST_AROUND: Final = 4
"""A common word stays one with so many digits and signs around it: a year, 123!"""
SHORTEST_UNIT: Final = 4
"""What is repeated and shorter than that is as easy to guess as a common word."""
SHORTEST_NUMBER: Final = 12
"""Fewer digits are a date or a telephone number."""

_AROUND: Final = string.digits + string.punctuation + " "
_FOR_LETTERS: Final = tuple(str.maketrans("04357@$89!1", f"oaestasbgi{one}") for one in "il")
"""What people write for letters."""
_OURS: Final = "harbourside"


def check_password(password: str, name: str) -> None:
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused(422, "bad-password", least=SHORTEST, most=LONGEST)
    if fold(password) == fold(name):
        raise Refused(422, "password-is-name")
    if any(_is_common(made_of, name) for made_of in _made_of(fold(password))):
        raise Refused(422, "common-password")


def _is_common(word: str, name: str) -> bool:
    return (
        len(word) < SHORTEST_UNIT
        or word in _common()
        or word in (fold(name), _OURS)
        or (word.isdecimal() and len(word) < SHORTEST_NUMBER)
        or _counts(word)
    )


def _counts(word: str) -> bool:
    """Up or down, as abcdefgh and 87654321 do."""
    return {ord(after) - ord(before) for before, after in pairwise(word)} in ({1}, {-1})


def _made_of(password: str) -> Iterator[str]:
    """The words that a password is, or may have been made of."""
    whole = _unit(password)
    bare = whole.strip(_AROUND)
    for text in (whole, bare) if len(whole) - len(bare) <= MOST_AROUND else (whole,):
        yield text
        for letters in _FOR_LETTERS:
            yield text.translate(letters)


def _unit(text: str) -> str:
    """What a text repeats; itself, if it does not."""
    return text[: (text + text).index(text, 1)] if text else text


@cache
def _common() -> frozenset[str]:
    return frozenset(FREQUENCY_LISTS["passwords"])
