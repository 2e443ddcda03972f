"""Charts in SVG. Horizontal positions are in percent, so that charts fit any width."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from harbourside.arena.report.markup import Markup, element, join
from harbourside.arena.report.scales import Bins, Scale

ROW: Final = 30.0
AXIS: Final = 22.0
BARS: Final = 120.0
"""Heights in pixels of a row of a chart, of an axis, and of a histogram."""

Label = Callable[[float], str]


@dataclass(frozen=True)
class Row:
    """A named value with an interval around it, and two texts beside it."""

    name: str
    value: float
    low: float
    high: float
    text: str
    small_text: str = ""


def row_chart(
    rows: Sequence[Row], scale: Scale, label: Label, fair: float | None = None, arrow: bool = False
) -> Markup:
    """A row for each value: a dot, and a bar for its interval. `arrow` marks the upper end of the bar."""
    return element(
        "div",
        *(_row(row, scale, fair, arrow) for row in rows),
        element("div", _axis(scale, label), class_="row axis", aria_hidden="true"),
        class_="rows",
    )


def _row(row: Row, scale: Scale, fair: float | None, arrow: bool) -> Markup:
    middle = ROW / 2
    low, high, place = (_percent(scale.place(x)) for x in (row.low, row.high, row.value))
    width = _percent(scale.place(row.high) - scale.place(row.low))
    marks = [
        *_grid(scale, ROW),
        None if fair is None else _upright(scale.place(fair), 0, ROW, "fair"),
        element("rect", x=low, y=middle - 4, width=width, height=8, rx=4, class_="interval"),
        element("circle", cx=high, cy=middle, r=4, class_="end") if arrow else None,
        element("circle", cx=place, cy=middle, r=5.5, class_="dot"),
    ]
    spoken = f"{row.name}: {row.text} ({row.small_text})" if row.small_text else f"{row.name}: {row.text}"
    return element(
        "div",
        element("span", row.name, class_="bot"),
        element("svg", *marks, role="img", aria_label=spoken, width="100%", height=ROW),
        element("span", element("b", row.text), element("small", row.small_text), class_="said"),
        class_="row",
    )


def histogram(counts: Sequence[int], groups: Bins, mean: float, label: Label, spoken: str) -> Markup:
    """A bar for each group of values, and a line at the mean."""
    scale, most = groups.scale, max(counts)
    bars = []
    for number, count in enumerate(counts):
        left = scale.place(groups.first + number * groups.width)
        right = scale.place(groups.first + (number + 1) * groups.width)
        height = (BARS - 8) * count / most
        bar = element(
            "rect",
            x=_percent(left + 0.08 * (right - left)),
            y=BARS - height,
            width=_percent(0.84 * (right - left)),
            height=height,
            rx=1.5,
            class_="bar",
        )
        bars.append(bar if count else None)
    middle = scale.place(mean + groups.width / 2 if groups.width == 1 else mean)
    base = element("line", x1="0", x2="100%", y1=BARS, y2=BARS, class_="base")
    picture = join(*bars, base, _upright(middle, 0, BARS, "mean"))
    return element(
        "div",
        element("svg", picture, role="img", aria_label=spoken, width="100%", height=BARS + 1),
        element("div", _axis(scale, label, groups), aria_hidden="true"),
        class_="histogram",
    )


def _axis(scale: Scale, label: Label, groups: Bins | None = None) -> Markup:
    """The labels of an axis. Single whole numbers stand under the middle of their bars."""
    shift = 0.5 if groups is not None and groups.width == 1 else 0.0
    labels = [
        element("text", label(tick), x=_percent(scale.place(tick + shift)), y=AXIS - 7, text_anchor="middle")
        for tick in scale.ticks()
        if groups is None or groups.width > 1 or tick < scale.high
    ]
    return element("svg", *labels, class_="labels", width="100%", height=AXIS)


def _grid(scale: Scale, height: float) -> list[Markup]:
    return [_upright(scale.place(tick), 0, height, "grid") for tick in scale.ticks()]


def _upright(place: float, top: float, bottom: float, kind: str) -> Markup:
    return element("line", x1=_percent(place), x2=_percent(place), y1=top, y2=bottom, class_=kind)


def _percent(number: float) -> str:
    return f"{number:.2f}%"
