"""Options that are written as text: the flower map, a given layout, a limit of turns. Section 6."""

from __future__ import annotations

import re
from typing import Final

from harbourside.engine.errors import BadOption, shown
from harbourside.engine.facts import Options, OptionValue
from harbourside.engine.message import Arg, Message
from harbourside.games.santiago.data import (
    BUILDINGS,
    CUBANS,
    EL_ZORRO,
    FLOWER_MAP,
    FLOWERS,
    HARBOUR,
    MARIA,
    MARTINEZ,
    MOST_TURNS,
)

PACKAGE: Final = "harbourside.games.santiago"
SWAPPED: Final = "maria_martinez_swapped"
STANDARD: Final = (None, "", "none", "standard")
RANDOM: Final = (None, "", "none", "random")
UNLIMITED: Final = (None, "", "none")
WITH_FLOWER: Final = [cuban for cuban in CUBANS if cuban != CUBANS[EL_ZORRO]]
IN_A_MAP: Final = (*WITH_FLOWER, *FLOWERS)
IN_A_LAYOUT: Final = (*CUBANS, *BUILDINGS)


def refuse(name: str, id: str, **args: Arg) -> BadOption:
    return BadOption(name, reason=Message(f"option-{name}-{id}", args), words_from=PACKAGE)


def flower_map(value: OptionValue) -> list[int]:
    """The table of section 2.5 (R2), its preset, or changes to it: `maria=yellow martinez=red`."""
    flowers = FLOWER_MAP.copy()
    if _tidy(value) in STANDARD:
        return flowers
    if _tidy(value) == SWAPPED:
        flowers[MARIA], flowers[MARTINEZ] = flowers[MARTINEZ], flowers[MARIA]
        return flowers
    for word in _words(value):
        cuban, _, flower = word.partition("=")
        if cuban not in WITH_FLOWER:
            raise refuse("flower_map", "no-cuban", word=shown(word), known=WITH_FLOWER)
        if flower not in FLOWERS:
            raise refuse("flower_map", "no-flower", word=shown(flower or word), known=FLOWERS)
        flowers[CUBANS.index(cuban)] = FLOWERS.index(flower)
    return flowers


def given_street(value: OptionValue) -> list[int]:
    """The harbour and the nine Cubans of a layout in their order; empty if they are to be dealt."""
    cubans = [CUBANS.index(word) for word in _layout(value) if word in CUBANS]
    return [HARBOUR, *cubans] if cubans else []


def given_sites(value: OptionValue) -> list[int]:
    """The twelve buildings of a layout, yellow_1 to white_3; empty if they are to be dealt."""
    return [BUILDINGS.index(word) for word in _layout(value) if word in BUILDINGS]


def _layout(value: OptionValue) -> list[str]:
    """All nine Cubans or none of them, all twelve buildings or none, each once."""
    if _tidy(value) in RANDOM:
        return []
    words = _words(value)
    for word in words:
        if word not in CUBANS and word not in BUILDINGS:
            raise refuse("layout", "unknown", word=shown(word))
        if words.count(word) > 1:
            raise refuse("layout", "twice", word=word)
    for kind, names in (("cubans", CUBANS), ("buildings", BUILDINGS)):
        missing = [name for name in names if name not in words]
        if 0 < len(missing) < len(names):
            raise refuse("layout", f"lacks-{kind}", missing=missing)
    return words


def turn_limit(value: OptionValue) -> int:
    """-1 without a limit."""
    turns = _tidy(value)
    if turns in UNLIMITED:
        return -1
    if isinstance(turns, str) and re.fullmatch(r"[0-9]{1,9}", turns):
        turns = int(turns)
    if not isinstance(turns, int) or not 1 <= turns <= MOST_TURNS:
        raise refuse("max_turns", "no-number", value=shown(value), most=str(MOST_TURNS))
    return turns


def _tidy(value: OptionValue) -> OptionValue:
    return value.strip().lower() if isinstance(value, str) else value


def _words(value: OptionValue) -> list[str]:
    paired = re.sub(r"\s*=\s*", "=", str(value))
    return re.split(r"[\s,;/]+", paired.strip(" \t\n,;/").lower())


def settle(options: Options) -> None:
    """What is as usual is written in one way only."""
    for name, usual in (("flower_map", STANDARD), ("layout", RANDOM), ("max_turns", UNLIMITED)):
        if _tidy(options[name]) in usual:
            options[name] = None
