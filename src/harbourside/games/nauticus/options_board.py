"""The option `board`: corrected figures for the printed board.

Its value names the figures that differ from ours: `bonus@2=sail prices@4=3210 wheel@1=3`. Places count from
1, clockwise. Prices go from left to right. The wheel's segments count clockwise from the anchor. The value
may also be a whole table, in TOML or JSON:

    warehouse = 12                     # spaces; by default the option warehouse_capacity
    wheel = [0, 2, 1, 2, 3, 1, 3, 2]   # blue workers, clockwise from the anchor; by default ours

    [[places]]                         # eight of them, clockwise; by default ours
    bonus = "three_workers"
    prices = [1, 2, 3, 0]

Only a person's input may name a file. Records, saves and other processes need no file, and they cannot make
us read one.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import permutations
from pathlib import Path
from typing import Final

from harbourside.engine.errors import BadOption, shown
from harbourside.engine.facts import Options, OptionValue
from harbourside.engine.figures import Figure, FigureOption
from harbourside.engine.message import Arg, Message, Quoted
from harbourside.games.nauticus.data import (
    BONUS_ORDER,
    BONUSES,
    FEWEST_BLUE,
    HIGHEST_PRICE,
    ITEMS,
    LARGEST_WAREHOUSE,
    MOST_BLUE,
    PLACES,
    PRICES,
    PRINTED_BOARD,
    SMALLEST_WAREHOUSE,
    WHEEL,
    PrintedBoard,
)

PACKAGE: Final = "harbourside.games.nauticus"
PRINTED: Final = "default"
LONGEST_TABLE: Final = 5_000
"""In characters. A full table has about five hundred, and tomllib is slow with long nonsense."""
ROW: Final = "prices_"
"""The catalogues call a row of prices by this prefix and its four prices, from left to right."""
WAREHOUSE_PAIR: Final = re.compile(r"(?:^|[\s,;])warehouse\s*=\s*(\d{1,3})(?=$|[\s,;])")
"""The spaces of a warehouse among the corrections. They become the option warehouse_capacity."""

PAIRS: Final = re.compile(
    r"\s*(?:(?:warehouse\s*=\s*\d+[\s,;]+)?[a-z]+@\w+\s*=|warehouse\s*=\s*\d+\s*$)", re.IGNORECASE
)
"""The beginning of a text with corrections."""

Table = dict[str, object]


def _figures() -> tuple[Figure, ...]:
    rows = tuple(_row(list(row)) for row in permutations(range(HIGHEST_PRICE + 1)))
    blue = tuple(str(count) for count in range(FEWEST_BLUE, MOST_BLUE + 1))
    places = range(PLACES)
    return (
        *(_figure("bonus", p + 1, tuple(BONUSES), BONUSES[BONUS_ORDER[p]]) for p in places),
        *(_figure("prices", p + 1, rows, _row(PRICES[p])) for p in places),
        *(_figure("wheel", p, blue, str(WHEEL[p])) for p in places[1:]),
    )


def _figure(kind: str, number: int, values: tuple[str, ...], ours: str) -> Figure:
    return Figure(f"{kind}@{number}", Message(f"figure-{kind}", {"number": number}), values, ours)


def _row(prices: list[int]) -> str:
    return ROW + "".join(str(price) for price in prices)


def _each_bonus_once(found: Mapping[str, str]) -> None:
    seen: list[str] = []
    for place in range(1, PLACES + 1):
        bonus = found[f"bonus@{place}"]
        if bonus in seen:
            raise _refusal("same-bonus", bonus=bonus)
        seen.append(bonus)


@dataclass(frozen=True)
class BoardOption(FigureOption):
    """Corrections of the board. A person may also name a file that holds a table."""

    figures: tuple[Figure, ...] = field(default=_figures(), repr=False)
    agree: Callable[[Mapping[str, str]], None] | None = field(default=_each_bonus_once, repr=False)

    def check(self, value: object) -> OptionValue:
        """The checked value, still with the spaces of a warehouse: settle_warehouse() removes them."""
        spaces = _warehouse(value)
        corrections = self.text_of(self.read(value))
        if spaces is None:
            return corrections
        return " ".join([*([str(corrections)] if corrections else []), f"warehouse={spaces}"])

    def parse(self, text: str) -> OptionValue:
        text = text.strip()
        if text in ("none", ""):
            return None
        return self.check(_read_file(text) if _names_a_file(text) else text)

    def read(self, value: object) -> dict[str, str]:
        if value is None or value == PRINTED:
            return super().read(None)
        if not isinstance(value, str):
            raise _refusal("text", value=shown(value))
        if _are_pairs(value):
            digits = re.sub(r"=\s*(?=\d{4}\b)", f"={ROW}", value)
            return super().read(WAREHOUSE_PAIR.sub(" ", digits))
        return _figures_of(read_table(value))


def _are_pairs(text: str) -> bool:
    """Whether the text is corrections, and not a table or the name of a file."""
    return PAIRS.match(text) is not None


def _names_a_file(text: str) -> bool:
    return not (text == PRINTED or "\n" in text or text.startswith("{") or _are_pairs(text))


def _warehouse(value: object) -> int | None:
    """The spaces of a warehouse that a value of the option has beside the figures."""
    if not isinstance(value, str) or value == PRINTED:
        return None
    if not _are_pairs(value):
        given = read_table(value).get("warehouse")
        return given if isinstance(given, int) else None
    told = WAREHOUSE_PAIR.search(value)
    if told is None:
        return None
    return _number(int(told[1]), "warehouse", SMALLEST_WAREHOUSE, LARGEST_WAREHOUSE)


def _figures_of(table: Table) -> dict[str, str]:
    """The figures of a checked table."""
    places, wheel = table["places"], table["wheel"]
    assert isinstance(places, list)
    assert isinstance(wheel, list)
    return {
        **{f"bonus@{p + 1}": place["bonus"] for p, place in enumerate(places)},
        **{f"prices@{p + 1}": _row(place["prices"]) for p, place in enumerate(places)},
        **{f"wheel@{p}": str(count) for p, count in enumerate(wheel) if p > 0},
    }


def _refusal(id: str, **args: Arg) -> BadOption:
    return BadOption("board", reason=Message(f"error-board-{id}", args), words_from=PACKAGE)


def _read_file(name: str) -> str:
    try:
        with Path(name).expanduser().open("rb") as file:
            return file.read(4 * LONGEST_TABLE).decode("utf-8-sig")
    except (OSError, ValueError, RuntimeError) as error:  # RuntimeError: ~ without a known user
        reason = getattr(error, "strerror", None) or str(error)
        raise _refusal("file", file=shown(name, 200), reason=shown(reason)) from None


def read_table(text: str) -> Table:
    """The table in a text, TOML or JSON, completed with our figures. BadOption if the text is no table."""
    if len(text) > LONGEST_TABLE:
        raise _refusal("too-long", most=LONGEST_TABLE)
    try:
        given = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise _refusal("not-toml", reason=shown(str(error), 100)) from None
    if not given:
        raise _refusal("empty")
    _only(given, "", ["places", "wheel", "warehouse"])
    table: Table = {
        "places": _places(given["places"]) if "places" in given else _printed_places(),
        "wheel": _wheel(given["wheel"]) if "wheel" in given else list(WHEEL),
    }
    if "warehouse" in given:
        table["warehouse"] = _number(given["warehouse"], "warehouse", SMALLEST_WAREHOUSE, LARGEST_WAREHOUSE)
    return table


def _printed_places() -> list[Table]:
    return [{"bonus": BONUSES[BONUS_ORDER[p]], "prices": list(PRICES[p])} for p in range(PLACES)]


def _only(given: Mapping[str, object], where: str, known: list[str]) -> None:
    for name in given:
        if name not in known:
            raise _refusal("unknown-field", where=shown(f"{where}{name}"), known=known)


def _list(value: object, where: str, length: int) -> list[object]:
    if not isinstance(value, list) or len(value) != length:
        raise _refusal("not-a-list", where=shown(where), length=length, value=shown(value))
    return value


def _number(value: object, where: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise _refusal("not-in-range", where=shown(where), value=shown(value), least=least, most=most)
    return value


def _places(value: object) -> list[Table]:
    """Check the places: every bonus once, and at each place the prices 0 to 3 in some order."""
    places: list[Table] = []
    seen: list[str] = []
    for number, place in enumerate(_list(value, "places", PLACES)):
        where = f"places[{number}]"
        if not isinstance(place, Mapping):
            raise _refusal("not-a-place", where=shown(where), value=shown(place))
        _only(place, f"{where}.", ["bonus", "prices"])
        bonus = place.get("bonus")
        if not isinstance(bonus, str) or bonus not in BONUSES:
            raise _refusal("not-a-bonus", where=shown(f"{where}.bonus"), value=shown(bonus), known=BONUS_IDS)
        if bonus in seen:
            raise _refusal("bonus-twice", where=shown(f"{where}.bonus"), value=shown(bonus))
        seen.append(bonus)
        places.append({"bonus": bonus, "prices": _prices(place.get("prices"), f"{where}.prices")})
    return places


BONUS_IDS: Final[list[str]] = [Quoted(bonus) for bonus in BONUSES]


def _prices(value: object, where: str) -> list[int]:
    items = _list(value, where, ITEMS)
    prices = [_number(item, f"{where}[{i}]", 0, HIGHEST_PRICE) for i, item in enumerate(items)]
    if sorted(prices) != list(range(HIGHEST_PRICE + 1)):
        raise _refusal("prices-not-all", where=shown(where), value=shown(prices))
    return prices


def _wheel(value: object) -> list[int]:
    items = _list(value, "wheel", PLACES)
    if type(items[0]) is not int or items[0] != 0:
        raise _refusal("no-anchor", where=shown("wheel[0]"), value=shown(items[0]))
    others = [_number(item, f"wheel[{i}]", FEWEST_BLUE, MOST_BLUE) for i, item in enumerate(items) if i > 0]
    return [0, *others]


def settle_warehouse(options: Options, given: object) -> None:
    """The spaces of a warehouse become the option of that name, unless that option was given, too."""
    text = options["board"]
    spaces = _warehouse(text)
    if spaces is None:
        return
    if not (isinstance(given, Mapping) and "warehouse_capacity" in given):
        options["warehouse_capacity"] = spaces
    options["board"] = BOARD_OPTION.text_of(BOARD_OPTION.read(text))


BOARD_OPTION: Final = BoardOption("board", variant=False)


@lru_cache(maxsize=64)
def board_of(text: str | None) -> PrintedBoard:
    """The board of a checked option. All games with that option share one object."""
    if text is None:
        return PRINTED_BOARD
    found = BOARD_OPTION.read(text)
    places = range(1, PLACES + 1)
    return PrintedBoard(
        [BONUSES.index(found[f"bonus@{place}"]) for place in places],
        [[int(price) for price in found[f"prices@{place}"].removeprefix(ROW)] for place in places],
        [0, *(int(found[f"wheel@{segment}"]) for segment in places[:-1])],
    )
