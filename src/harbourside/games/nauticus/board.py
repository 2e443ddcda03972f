"""The option `board`: corrected figures for the printed board, from a small TOML file.

    warehouse = 12                     # spaces; left out: the option warehouse_capacity
    wheel = [0, 2, 1, 2, 3, 1, 3, 2]   # blue workers, clockwise from the anchor; left out: as printed

    [[places]]                         # eight of them, clockwise; left out: as printed
    bonus = "three_workers"
    prices = [1, 2, 3, 0]

Only what a person types may name a file. The option's value is the whole table as canonical JSON, so that
records, saves and other processes need no file, and none of them can make us read one.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from harbourside.engine.errors import BadOption, shown
from harbourside.engine.facts import Option, Options
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
    Board,
)

PACKAGE: Final = "harbourside.games.nauticus"
PRINTED: Final = "default"
LONGEST_TABLE: Final = 5_000
"""Characters; a table in full has about five hundred, and tomllib is slow with much nonsense."""

Table = dict[str, object]


class BoardOption(Option):
    """Free text for the engine; here it must be a table, and a person may name a file that holds one."""

    def check(self, value: object) -> str | None:
        if value is None or value == PRINTED:
            return None
        if not isinstance(value, str):
            raise _refusal("text", value=shown(value))
        return canonical(read_table(value))

    def parse(self, text: str) -> str | None:
        text = text.strip()
        if text in (PRINTED, "none", ""):
            return None
        if "\n" in text or text.startswith("{"):
            return self.check(text)
        return self.check(_read_file(text))


def _refusal(id: str, **args: Arg) -> BadOption:
    return BadOption("board", reason=Message(f"error-board-{id}", args), words_from=PACKAGE)


def _read_file(name: str) -> str:
    try:
        with Path(name).expanduser().open("rb") as file:
            return file.read(4 * LONGEST_TABLE).decode("utf-8-sig")
    except (OSError, ValueError, RuntimeError) as error:  # RuntimeError: ~ of nobody
        reason = getattr(error, "strerror", None) or str(error)
        raise _refusal("file", file=shown(name, 200), reason=shown(reason)) from None


def read_table(text: str) -> Table:
    """The table in a text, TOML or JSON, filled up with what is printed; BadOption if it is not one."""
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
    """Every bonus once; at each place the prices 0 to 3 in some order."""
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


def canonical(table: Table) -> str:
    """One text for one table, whatever file it came from."""
    return json.dumps(table, sort_keys=True, separators=(",", ":"))


def settle_warehouse(options: Options, given: object) -> None:
    """The table's warehouse becomes the option of that name, unless that was given too."""
    text = options["board"]
    if text is None:
        return
    assert isinstance(text, str)
    table = read_table(text)
    capacity = table.pop("warehouse", None)
    if isinstance(capacity, int) and not (isinstance(given, Mapping) and "warehouse_capacity" in given):
        options["warehouse_capacity"] = capacity
    printed: Table = {"places": _printed_places(), "wheel": list(WHEEL)}
    options["board"] = None if table == printed else canonical(table)


@lru_cache(maxsize=64)
def board_of(text: str | None) -> Board:
    """The board of a checked option, one object for all games that use it."""
    if text is None:
        return PRINTED_BOARD
    table = json.loads(text)
    return Board(
        [BONUSES.index(place["bonus"]) for place in table["places"]],
        [place["prices"] for place in table["places"]],
        table["wheel"],
    )
