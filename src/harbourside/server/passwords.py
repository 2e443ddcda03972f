"""Which passwords are refused: common ones, and the usual variations of them.

The list of common passwords is in the package zxcvbn. We do not use its estimate of the number of guesses: it
takes seconds for some short texts, and anybody could send many of those.
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
"""A common word with this many digits and signs around it is still common: a year, 123!"""
SHORTEST_UNIT: Final = 4
"""A repeated text that is shorter than this is as easy to guess as a common word."""
SHORTEST_NUMBER: Final = 12
"""A number with fewer digits is a date or a telephone number."""

_AROUND: Final = string.digits + string.punctuation + " "
_FOR_LETTERS: Final = tuple(str.maketrans("04357@$89!1", f"oaestasbgi{one}") for one in "il")
"""The signs that people write in place of letters."""
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
    """Whether it counts up or down, as abcdefgh and 87654321 do."""
    return {ord(after) - ord(before) for before, after in pairwise(word)} in ({1}, {-1})


def _made_of(password: str) -> Iterator[str]:
    """The password without repetition, and the words that it may have been made of."""
    whole = _unit(password)
    bare = whole.strip(_AROUND)
    for text in (whole, bare) if len(whole) - len(bare) <= MOST_AROUND else (whole,):
        yield text
        for letters in _FOR_LETTERS:
            yield text.translate(letters)


def _unit(text: str) -> str:
    """The part that a text repeats; the text itself if it repeats nothing."""
    return text[: (text + text).index(text, 1)] if text else text


@cache
def _common() -> frozenset[str]:
    return frozenset(FREQUENCY_LISTS["passwords"])
