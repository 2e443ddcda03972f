"""Small coloured labels, and a layout in lines that never breaks a label."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

# For each colour: shape, style of a chip, style of words in a sentence (readable on light and dark).
COLOURS: Final[dict[str, tuple[str, str, str]]] = {
    "blue": ("◆", "bold #ffffff on #1f5fa8", "bold #3d8fe0"),
    "red": ("●", "bold #ffffff on #b3262e", "bold #e0525a"),
    "pink": ("♥", "bold #000000 on #f2a0c0", "bold #e879a8"),
    "yellow": ("▲", "bold #000000 on #f0c830", "bold #c9a000"),
    "green": ("■", "bold #ffffff on #2e7d32", "bold #43a047"),
    "white": ("○", "bold #000000 on #f2f2f2", "bold"),
    "brown": ("▼", "bold #ffffff on #7a4a21", "bold #b07a45"),
    "black": ("♠", "bold #ffffff on #303030", "bold"),
    "orange": ("★", "bold #000000 on #f08a24", "bold #e07b10"),
    "purple": ("✚", "bold #ffffff on #6a3d9a", "bold #9a6dca"),
    "grey": ("□", "bold #000000 on #a8a8a8", "bold #909090"),
}
NO_COLOUR: Final = ("", "bold #ffffff on #4a5560", "bold")
HIDDEN_CHIP: Final = "italic #d0d0d0 on #3a3a3a"


def ink(colour: str) -> str:
    """The style of the name of a thing with this colour."""
    return COLOURS.get(colour, NO_COLOUR)[2]


class Chips:
    """Makes chips for one console: in colour, or in brackets if it has no colours."""

    def __init__(self, console: Console) -> None:
        self.plain = console.no_color or console.color_system is None
        self.shapes = (console.encoding or "").lower().startswith("utf")

    def chip(self, word: str, colour: str | None = None, style: str | None = None) -> Text:
        shape, look, _ = COLOURS.get(colour or "", NO_COLOUR)
        inside = f"{shape} {word}" if shape and self.shapes else word
        if self.plain:
            return Text(f"[{inside}]")
        return Text(f" {inside} ", style or look)


class Flow:
    """Items in lines. An item that does not fit starts a new line, and is never broken.

    `indent` is for all lines, `hang` for all lines after the first. With `most_lines`, the first items are
    omitted, because the last ones matter most in a pile. `more` says how many are omitted.
    """

    def __init__(
        self,
        lead: Text | None,
        items: Sequence[Text],
        gap: str = " ",
        indent: int = 0,
        hang: int = 3,
        most_lines: int | None = None,
        more: Callable[[int], Text] | None = None,
    ) -> None:
        self.lead = lead
        self.items = list(items)
        self.gap = gap
        self.indent = indent
        self.hang = hang
        self.most_lines = most_lines
        self.more = more

    def lines(self, width: int) -> list[Text]:
        lines = self._fill(self.items, width)
        left_out = 0
        while self.most_lines and self.more and len(lines) > self.most_lines and left_out < len(self.items):
            left_out += 1
            lines = self._fill([self.more(left_out), *self.items[left_out:]], width)
        return lines

    def _fill(self, items: Sequence[Text], width: int) -> list[Text]:
        line = Text(" " * self.indent)
        parts = [*([self.lead] if self.lead is not None else []), *items]
        lines: list[Text] = []
        empty = True
        for part in parts:
            if not empty and line.cell_len + len(self.gap) + part.cell_len > width:
                lines.append(line)
                line = Text(" " * max(0, min(self.indent + self.hang, width - part.cell_len)))
                empty = True
            line.append("" if empty else self.gap)
            line.append_text(part)
            empty = False
        return [*lines, line]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines(options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        parts = [*([self.lead] if self.lead is not None else []), *self.items]
        widest = max((cell_len(part.plain) for part in parts), default=0)
        whole = sum(cell_len(part.plain) + len(self.gap) for part in parts)
        most = options.max_width
        return Measurement(min(self.indent + widest, most), min(self.indent + whole, most))
