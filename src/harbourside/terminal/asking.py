"""Finds the actions that a person's input may mean."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from harbourside.engine.actions import ActionTable
from harbourside.engine.words import Words

MOST_DIGITS: Final = 8


@dataclass(frozen=True)
class Offer:
    """One of the numbered choices. `label` is its text."""

    number: int
    action: int
    key: str
    label: str


def offers(view: Mapping[str, Any], labels: Iterable[str]) -> list[Offer]:
    pairs = zip(view["legal"], labels, strict=True)
    return [Offer(n, legal["action"], legal["key"], label) for n, (legal, label) in enumerate(pairs, 1)]


def number_in(text: str) -> int | None:
    """The number in the text, if it is one with at most MOST_DIGITS digits."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS else None


def meant(text: str, choices: Sequence[Offer]) -> list[Offer]:
    """The offers that fit the text best: by number, by key or label, or by their beginning."""
    number = number_in(text)
    if number is not None:
        return [offer for offer in choices if offer.number == number]
    wanted = _fold(text)
    exact = [offer for offer in choices if wanted in (offer.key, _fold(offer.label))]
    if exact:
        return exact
    beginning = [o for o in choices if o.key.startswith(wanted) or _fold(o.label).startswith(wanted)]
    return beginning or [o for o in choices if _holds(f"{o.key} {o.label}", wanted)]


def found(text: str, actions: ActionTable, words: Words) -> list[int]:
    """The actions of the catalogue that fit the text, by key or by the names of things."""
    wanted = _fold(text)
    keys = list(actions)
    if wanted in keys:
        return [actions.index(wanted)]
    beginning = [i for i, key in enumerate(keys) if key.startswith(wanted)]
    return beginning or [i for i, key in enumerate(keys) if _holds(f"{key} {_worded(key, words)}", wanted)]


def verbs(actions: ActionTable) -> dict[str, list[str]]:
    """The keys of the catalogue, grouped by the part before the colon."""
    families: dict[str, list[str]] = {}
    for key in actions:
        families.setdefault(key.partition(":")[0], []).append(key)
    return families


def _worded(key: str, words: Words) -> str:
    return " ".join(words.noun(part) for part in re.split("[:@]", key))


def _holds(text: str, wanted: str) -> bool:
    """Whether each typed word is the beginning of a word in the text."""
    parts = [part for part in re.split(r"[\s:@,.]+", _fold(text)) if part]
    wishes = [wish for wish in re.split(r"[\s:@,.]+", wanted) if wish]
    return bool(wishes) and all(any(part.startswith(wish) for part in parts) for wish in wishes)


def _fold(text: str) -> str:
    return " ".join(text.casefold().split())


def example(actions: ActionTable, legal: Iterable[str]) -> str:
    """The key of an action for an example question: one that is not possible now, if any."""
    possible = set(legal)
    return next((key for key in actions if key not in possible), next(iter(actions)))
