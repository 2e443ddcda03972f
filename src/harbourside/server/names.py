"""Names of people: which are allowed, which are the same, and which look the same.

Unicode lists which characters look alike (UTS #39, confusables.txt). confusable-homoglyphs has that list.
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
"""The most characters of a folded name: folding can turn one character into eighteen."""
MOST_MARKS: Final = 4
"""The most combining marks on one letter: more of them cover the lines above and below."""

_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    chr(code)
    for first, last in ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
    for code in range(first, last + 1)
)
"""Characters that are printable for Python, but invisible (Default_Ignorable_Code_Point, Braille blank)."""
_EMOJI_STYLE: Final = frozenset("\ufe0e\ufe0f")
"""Keyboards add these to a sign by themselves."""


def check_name(name: str) -> str:
    """The name without blanks around it; refused if people cannot read it."""
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
    """The form in which names are compared: names that differ only in case are the same."""
    return normal(normal(name.strip()).casefold())


def normal(text: str) -> str:
    """The text with each character in one form, whichever way a keyboard composes it."""
    return unicodedata.normalize("NFKC", text)


def looks(name: str) -> frozenset[str]:
    """Hashes of a name's appearance: two names that share a hash look alike.

    There are two, because a letter can look like another one as it is written (I and l) or in the other case.
    """
    seen = " ".join("".join(char for char in normal(name) if char not in _INVISIBLE).split())
    shapes = (_skeleton(_skeleton(seen).casefold()), _skeleton(fold(seen)))
    return frozenset(hashlib.sha256(shape.encode()).hexdigest() for shape in shapes)


def _skeleton(text: str) -> str:
    """The text with every character replaced by the model of those that look like it."""
    models = _models()
    parts = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(models.get(char, char) for char in parts))


@cache
def _models() -> dict[str, str]:
    """For each character that looks like another one: the model that replaces both.

    The package has every pair in both directions. In Unicode's list a character has at most one model, and a
    model has none. So a character with a single partner is a copy, unless that partner has only this one.
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
