"""From what a person types to the actions that may be meant."""

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
    """One of the numbered choices: `label` is what the person reads."""

    number: int
    action: int
    key: str
    label: str


def offers(view: Mapping[str, Any], labels: Iterable[str]) -> list[Offer]:
    pairs = zip(view["legal"], labels, strict=True)
    return [Offer(n, legal["action"], legal["key"], label) for n, (legal, label) in enumerate(pairs, 1)]


def number_in(text: str) -> int | None:
    """The number that was typed, if it was one; no choice or step has more digits than this."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS else None


def meant(text: str, choices: Sequence[Offer]) -> list[Offer]:
    """The offers that the text fits best: a number, a key or a label, or the beginning of one."""
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
    """The actions of the catalogue that the text may speak of, by key or by the things in it."""
    wanted = _fold(text)
    keys = list(actions)
    if wanted in keys:
        return [actions.index(wanted)]
    beginning = [i for i, key in enumerate(keys) if key.startswith(wanted)]
    return beginning or [i for i, key in enumerate(keys) if _holds(f"{key} {_worded(key, words)}", wanted)]


def verbs(actions: ActionTable) -> dict[str, list[str]]:
    """The keys of the catalogue, by what stands before the colon."""
    families: dict[str, list[str]] = {}
    for key in actions:
        families.setdefault(key.partition(":")[0], []).append(key)
    return families


def _worded(key: str, words: Words) -> str:
    return " ".join(words.noun(part) for part in re.split("[:@]", key))


def _holds(text: str, wanted: str) -> bool:
    """Whether every word that was typed begins a word of the text."""
    parts = [part for part in re.split(r"[\s:@,.]+", _fold(text)) if part]
    wishes = [wish for wish in re.split(r"[\s:@,.]+", wanted) if wish]
    return bool(wishes) and all(any(part.startswith(wish) for part in parts) for wish in wishes)


def _fold(text: str) -> str:
    return " ".join(text.casefold().split())


def example(actions: ActionTable, legal: Iterable[str]) -> str:
    """A key to ask about: one that is not possible now, if there is one."""
    possible = set(legal)
    return next((key for key in actions if key not in possible), next(iter(actions)))
