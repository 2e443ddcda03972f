"""Texts in which a person names things of a game, in whatever language: an option such as a layout."""

from __future__ import annotations

import re
from functools import cache

from harbourside.engine.words import LANGUAGES, words_for


def with_ids(text: str, package: str, nouns: tuple[str, ...]) -> str:
    """The text in small letters, with the ids of the nouns in place of what some language calls them."""
    ids, called = _called(package, nouns)
    return called.sub(lambda found: ids[found[0]], text.casefold())


@cache
def _called(package: str, nouns: tuple[str, ...]) -> tuple[dict[str, str], re.Pattern[str]]:
    ids = {
        words_for(language, package).noun(noun).casefold(): noun for noun in nouns for language in LANGUAGES
    }
    longest_first = sorted(ids, key=len, reverse=True)
    return ids, re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")
