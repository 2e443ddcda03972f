"""Options that are texts in which a person names things of a game, in any language: a layout, for example."""

from __future__ import annotations

import re
from functools import cache

from harbourside.engine.words import LANGUAGES, words_for


def with_ids(text: str, package: str, nouns: tuple[str, ...]) -> str:
    """The text in small letters, with each noun's name, in any language, replaced by its id."""
    ids, pattern = _ids_by_name(package, nouns)
    return pattern.sub(lambda found: ids[found[0]], text.casefold())


@cache
def _ids_by_name(package: str, nouns: tuple[str, ...]) -> tuple[dict[str, str], re.Pattern[str]]:
    """The ids of the nouns by name, and a pattern that finds the names in a text."""
    ids = {
        words_for(language, package).noun(noun).casefold(): noun for noun in nouns for language in LANGUAGES
    }
    longest_first = sorted(ids, key=len, reverse=True)
    return ids, re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")
