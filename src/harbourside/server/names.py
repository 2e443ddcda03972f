"""Names of people: what may be one, when two are the same, and when two look the same.

What looks alike is Unicode's own list (UTS #39, confusables.txt), from the package confusable-homoglyphs.
"""

from __future__ import annotations

import hashlib
import json
import unicodedata
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Final

from harbourside.engine.play import LONGEST_NAME
from harbourside.server.errors import Refused

LONGEST_FOLDED: Final = 200
"""A character can stand for eighteen: a name has so many at most, once they are written out."""
MOST_MARKS: Final = 4
"""On one letter: more run over the lines above and below."""

_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    chr(code)
    for first, last in ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
    for code in range(first, last + 1)
)
"""What is printable for Python, but leaves no ink (Default_Ignorable_Code_Point, the blank of braille)."""
_EMOJI_STYLE: Final = frozenset("\ufe0e\ufe0f")
"""Keyboards put these after a sign by themselves."""


def check_name(name: str) -> str:
    """A name that can be read, without blanks around it."""
    name = name.strip()
    if not name.isprintable() or not 1 <= len(name) <= LONGEST_NAME or not _can_be_read(name):
        raise Refused(422, "bad-name", most=LONGEST_NAME)
    return name


def _can_be_read(name: str) -> bool:
    if (_INVISIBLE - _EMOJI_STYLE) & set(name) or len(fold(name)) > LONGEST_FOLDED:
        return False
    marks = [unicodedata.category(char).startswith("M") for char in name]
    longest = max((len(list(run)) for is_mark, run in groupby(marks) if is_mark), default=0)
    return longest <= MOST_MARKS and not all(
        is_mark or char.isspace() for is_mark, char in zip(marks, name, strict=True)
    )


def fold(name: str) -> str:
    """Names that are the same but for their case are one name."""
    return normal(normal(name.strip()).casefold())


def normal(text: str) -> str:
    """The same characters, however a keyboard composes them."""
    return unicodedata.normalize("NFKC", text)


def looks(name: str) -> frozenset[str]:
    """What a name looks like, as marks of one length: two names that share one look alike.

    A letter can look like another as it is written (I and l) or in the other case, hence two of them.
    """
    seen = " ".join("".join(char for char in normal(name) if char not in _INVISIBLE).split())
    shapes = (_skeleton(_skeleton(seen).casefold()), _skeleton(fold(seen)))
    return frozenset(hashlib.sha256(shape.encode()).hexdigest() for shape in shapes)


def _skeleton(text: str) -> str:
    """Every character replaced by the one that stands for all that look like it."""
    models = _models()
    parts = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(models.get(char, char) for char in parts))


@cache
def _models() -> dict[str, str]:
    """For each character that looks like another: the one that stands for both.

    The package has every pair both ways round. In Unicode's list a character has one model at the most, and a
    model has none; so what has a single partner is a copy, unless that partner has only this one, too.
    """
    data = (files("confusable_homoglyphs") / "confusables.json").read_text("utf-8")
    partners: dict[str, list[str]] = {
        char: [found["c"] for found in pairs] for char, pairs in json.loads(data).items()
    }
    models = {}
    for char, (model, *more) in partners.items():
        if more or len(char) > 1:
            continue
        is_pair = partners.get(model) == [char] and len(model) == 1
        models[char] = min(char, model) if is_pair else model
    return models
