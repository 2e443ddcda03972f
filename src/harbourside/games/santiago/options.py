"""The options of a table, and how the text options are read. docs/rules/santiago.md, section 6."""

from __future__ import annotations

import re
from typing import Final

from harbourside.engine.errors import BadOption, shown
from harbourside.engine.facts import LONGEST_TEXT, Option, Options, OptionValue
from harbourside.engine.figures import Figure, FigureOption
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
    NO_FLOWER,
    NUM_CUBANS,
    RULED_FLOWERS,
)

FLOWER: Final = "flower"
"""The kind of figure that the option `flower_map` corrects."""
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


class FlowerOption(FigureOption):
    """The table of section 2.5 (R2). It also reads its preset and pairs without a kind: `maria=yellow`."""

    def _pairs(self, value: object) -> list[str]:
        if isinstance(value, str) and len(value) <= LONGEST_TEXT:
            return _flower_pairs(value)
        return super()._pairs(value)


def _flower_pairs(text: str) -> list[str]:
    if _tidy(text) in STANDARD:
        return []
    if _tidy(text) == SWAPPED:
        maria, martinez = FLOWERS[FLOWER_MAP[MARIA]], FLOWERS[FLOWER_MAP[MARTINEZ]]
        return [_flower_of(CUBANS[MARIA], martinez), _flower_of(CUBANS[MARTINEZ], maria)]
    return [_flower_pair(word) for word in _words(text)]


def _flower_pair(word: str) -> str:
    id, _, flower = word.partition("=")
    cuban = id.removeprefix(f"{FLOWER}@")
    if cuban not in WITH_FLOWER:
        raise refuse("flower_map", "no-cuban", word=shown(word), known=WITH_FLOWER)
    if flower not in FLOWERS:
        raise refuse("flower_map", "no-flower", word=shown(flower or word), known=FLOWERS)
    return _flower_of(cuban, flower)


def _flower_of(cuban: str, flower: str) -> str:
    return f"{FLOWER}@{cuban}={flower}"


def _flower_figure(cuban: int) -> Figure:
    name = CUBANS[cuban]
    label = Message("figure-flower", {"cuban": name})
    return Figure(f"{FLOWER}@{name}", label, tuple(FLOWERS), FLOWERS[FLOWER_MAP[cuban]])


_OTHERS: Final = [cuban for cuban in range(NUM_CUBANS) if cuban not in (*RULED_FLOWERS, EL_ZORRO)]
FLOWER_OPTION: Final = FlowerOption(
    "flower_map",
    variant=False,
    nouns=IN_A_MAP,
    figures=tuple(_flower_figure(cuban) for cuban in [*RULED_FLOWERS, *_OTHERS]),
)

OPTIONS: Final = (
    Option("open_holdings", (False, True)),
    Option("owner_vp", ("end_of_turn", "on_entry")),
    FLOWER_OPTION,
    Option("layout", (None,), variant=False, text=True, nouns=IN_A_LAYOUT),
    Option("max_turns", (None,), variant=False, text=True),
)


def flower_map(value: OptionValue) -> list[int]:
    """The flower of each Cuban, NO_FLOWER for El Zorro."""
    found = FLOWER_OPTION.read(value)
    return [
        FLOWERS.index(found[f"{FLOWER}@{cuban}"]) if cuban in WITH_FLOWER else NO_FLOWER for cuban in CUBANS
    ]


def given_street(value: OptionValue) -> list[int]:
    """The harbour and the nine Cubans in the order of a layout. Empty if they are dealt at random."""
    cubans = [CUBANS.index(word) for word in _layout(value) if word in CUBANS]
    return [HARBOUR, *cubans] if cubans else []


def given_sites(value: OptionValue) -> list[int]:
    """The twelve buildings of a layout, yellow_1 to white_3. Empty if they are dealt at random."""
    return [BUILDINGS.index(word) for word in _layout(value) if word in BUILDINGS]


def _layout(value: OptionValue) -> list[str]:
    """The names of a layout. It has all nine Cubans or none, and all twelve buildings or none, each once."""
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
    """The most turns of a game, or -1 without a limit."""
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
    """Replace each text that means the default by None, so that the default is stored in one way only."""
    for name, usual in (("layout", RANDOM), ("max_turns", UNLIMITED)):
        if _tidy(options[name]) in usual:
            options[name] = None
