"""The layout of the numbered choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from harbourside.terminal.asking import Offer
from harbourside.terminal.render import ACCENT

FEW_OFFERS: Final = 5
"""Up to this number, all choices are in one column."""


def choice_columns(choices: Sequence[Offer], labels: Sequence[Text], width: int) -> Grid:
    """The numbered choices, column by column, in as many columns as fit."""
    digits = len(str(len(choices)))
    cells = [
        Text.assemble((f"{offer.number:>{digits + 1}} ", f"bold {ACCENT}"), label)
        for offer, label in zip(choices, labels, strict=True)
    ]
    down = _height([cell.cell_len + 2 for cell in cells], width + 2)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for row in range(down):
        grid.add_row(*cells[row::down])
    return grid


def _height(widths: Sequence[int], most: int) -> int:
    """The number of rows for cells of these widths, if a line has `most` characters."""
    for height in range(min(FEW_OFFERS, len(widths)), len(widths)):
        columns = [max(widths[first : first + height]) for first in range(0, len(widths), height)]
        if sum(columns) <= most:
            return height
    return len(widths)
