"""Shows a view as text: first the zones of the table, then the other seats, and last the viewer's seat.

It works for every game, because all views have the same form. A dict is a group of zones, and a string is a
noun. `seats` has a dict for each seat. A whole number is a seat if its key ends in `_player` or `_seat`. None
is an empty place. `known` beside `hand` is the part of the hand that everybody knows.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from harbourside.engine.events import HIDDEN
from harbourside.terminal.chips import HIDDEN_CHIP, Chips, Flow
from harbourside.terminal.speech import Speech

SEATS: Final = "seats"
HAND: Final = "hand"
KNOWN: Final = "known"
SECRET: Final = "unknown_to_others"
PER_SEAT: Final = "totals"
"""A match (engine/match.py) has a number for each seat under this key."""

WIDE: Final = 110
"""From this width on, two seats are shown side by side."""

SHORT: Final = 2
"""Lines of a long list outside the viewer's own area. `full` shows all lines."""

SMALL: Final = 2
"""Groups in a list share a line if they have at most this number of entries."""

NOTHING: Final = "–"
ACCENT: Final = "#3fa7a0"
LABEL: Final = "dim"


class Painter:
    """Shows the views of one game on one console."""

    def __init__(self, console: Console, speech: Speech, bots: Collection[int] = ()) -> None:
        self.console = console
        self.speech = speech
        self.bots = bots
        self.chips = Chips(console)
        self._full = True

    def picture(self, view: Mapping[str, Any], full: bool = False) -> RenderableType:
        position: Mapping[str, Any] = view["position"]
        parts: list[RenderableType] = []
        self._full = full
        parts += self._group({key: zone for key, zone in position.items() if key != SEATS})
        if SEATS in position:
            parts += self._seats(position[SEATS], view["seat"], view["current_player"])
        return Group(*parts)

    def heading(self, text: str) -> RenderableType:
        return Rule(Text(text, f"bold {ACCENT}"), align="left", style=ACCENT)

    def part(self, text: str) -> RenderableType:
        """The heading of a part of a log."""
        return Rule(Text(text, "bold"), align="left", style=LABEL)

    # Seats

    def _seats(
        self, seats: Sequence[Mapping[str, Any]], viewer: int | None, current: int | None
    ) -> list[RenderableType]:
        """The other seats in the order of play after the viewer, then the viewer's seat."""
        order = list(range(len(seats)))
        if viewer is not None:
            order = order[viewer + 1 :] + order[:viewer]
        others: list[RenderableType] = [
            self._seat(seat, seats[seat], current=seat == current, own=viewer is None) for seat in order
        ]
        parts = [self._side_by_side(others)] if self.console.width >= WIDE else others
        if viewer is None:
            return parts
        own = self._seat(viewer, seats[viewer], current=viewer == current, own=True)
        return [*parts, own]

    def _side_by_side(self, blocks: list[RenderableType]) -> RenderableType:
        grid = Table.grid(expand=True, padding=(0, 2))
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        for first in range(0, len(blocks), 2):
            grid.add_row(*blocks[first : first + 2])
        return grid

    def _seat(self, seat: int, zones: Mapping[str, Any], current: bool, own: bool) -> RenderableType:
        title = Text("▸ " if current else "  ", ACCENT)
        title.append(self.speech.player(seat), f"bold {ACCENT}" if current else "bold")
        if seat in self.bots:
            title.append(f" {self.speech.text('mark-bot')}", LABEL)
        full, self._full = self._full, self._full or own
        body = self._group(_worth_showing(zones, own), title)
        self._full = full
        return Group(*body)

    # Zones

    def _group(
        self, zones: Mapping[str, Any], title: Text | None = None, indent: int = 0
    ) -> list[RenderableType]:
        """Short zones share the line of the title. Each long zone has its own line."""
        short = [self._pair(key, value) for key, value in zones.items() if self._is_short(value)]
        inside = indent + (1 if title is None else 4)
        parts: list[RenderableType] = []
        if title is not None:
            parts.append(Flow(title, short, gap="   ", indent=indent, hang=4))
        elif short:
            parts.append(Flow(None, short, gap="   ", indent=inside, hang=0))
        for key, value in zones.items():
            if not self._is_short(value):
                parts += self._long(key, value, inside)
        return parts

    def _is_short(self, value: Any) -> bool:
        return not isinstance(value, (list, dict)) or not value

    def _pair(self, key: str, value: Any) -> Text:
        return Text.assemble((f"{self.speech.zone(key)}: ", LABEL), self._value(key, value))

    def _value(self, key: str, value: Any) -> Text:
        if isinstance(value, int) and not isinstance(value, bool) and _is_seat(key):
            return Text(self.speech.player(value), "bold")
        if isinstance(value, str) and value in self.speech.colours:
            return self._chip(value)
        return self._plain(value)

    def _plain(self, value: Any) -> Text:
        if value is None or value == [] or value == {}:
            return Text(NOTHING, LABEL)
        if isinstance(value, bool):
            return Text(self.speech.text("yes" if value else "no"))
        if isinstance(value, str):
            return Text(self.speech.noun(value), "bold")
        return Text(self.speech.words.number(value), "bold")

    def _long(self, key: str, value: list[Any] | dict[str, Any], indent: int) -> list[RenderableType]:
        label = Text(f"{self.speech.zone(key)}:", LABEL)
        if isinstance(value, dict):
            return self._subgroup(label, value, indent)
        if key == PER_SEAT and all(isinstance(item, int) for item in value):
            amounts = [self._amount(self.speech.player(seat), n) for seat, n in enumerate(value)]
            return [Flow(label, amounts, gap="   ", indent=indent)]
        if all(isinstance(item, dict) for item in value) and max(len(item) for item in value) > SMALL:
            parts: list[RenderableType] = [Flow(label, [], indent=indent)]
            for number, item in enumerate(value, 1):
                parts += self._group(item, Text(f"{number}."), indent + 2)
            return parts
        lines = None if self._full else SHORT
        return [Flow(label, self._items(key, value), indent=indent, most_lines=lines, more=self._more)]

    def _subgroup(self, label: Text, zones: dict[str, Any], indent: int) -> list[RenderableType]:
        """A supply (a number of each thing) as chips, any other group as zones under its label."""
        if all(type(count) is int and self.speech.words.has(noun) for noun, count in zones.items()):
            chips = [self._chip(noun, f" {count}") for noun, count in zones.items()]
            return [Flow(label, chips, indent=indent)]
        return self._group(zones, label, indent)

    def _amount(self, name: str, amount: int) -> Text:
        return Text.assemble(f"{name} ", (self.speech.words.number(amount), "bold"))

    def _more(self, count: int) -> Text:
        return Text(self.speech.text("more", count=count), LABEL)

    # Things in a list

    def _items(self, key: str, values: Sequence[Any]) -> list[Text]:
        if all(type(value) is int for value in values) and _is_seat(key.removesuffix("s")):
            return [Text(self.speech.player(value), "bold") for value in values]
        return [self._item(value, len(list(same))) for value, same in groupby(values)]

    def _item(self, value: Any, times: int) -> Text:
        count = f" ×{times}" if times > 1 else ""
        if isinstance(value, str):
            return self._chip(value, count)
        if isinstance(value, list) and value:
            together = Text("+").join([self._item(part, 1) for part in value])
            return Text.assemble(together, count)
        if isinstance(value, dict) and value:
            inside = Text(", ").join([self._pair(key, part) for key, part in value.items()])
            return Text.assemble("(", inside, ")", count)
        return Text.assemble(self._plain(value), count)

    def _chip(self, noun: str, count: str = "") -> Text:
        if noun == HIDDEN:
            return self.chips.chip(self.speech.text("chip-hidden") + count, style=HIDDEN_CHIP)
        return self.chips.chip(self.speech.noun(noun) + count, self.speech.colours.get(noun))


def _is_seat(key: str) -> bool:
    return key in ("player", "seat") or key.endswith(("_player", "_seat"))


def _worth_showing(zones: Mapping[str, Any], own: bool) -> dict[str, Any]:
    """The zones of a seat that are shown.

    The owner sees which part of the hand the others do not know. Other viewers see no empty zones.
    """
    picked = dict(zones)
    if HAND in picked and KNOWN in picked:
        secret = list(picked[HAND])
        for noun in picked.pop(KNOWN):
            if noun in secret:
                secret.remove(noun)
        if own and secret:
            picked[SECRET] = secret
    return {key: zone for key, zone in picked.items() if own or zone not in (None, [], {})}
