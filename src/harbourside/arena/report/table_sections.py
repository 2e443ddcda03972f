"""The sections with tables: the standings, head-to-head results, line-ups, and the bots at each seat."""

from __future__ import annotations

from collections.abc import Sequence

from harbourside.arena.figures import duration, interval, percent, score
from harbourside.arena.intervals import Share
from harbourside.arena.report.markup import Markup, element, join
from harbourside.arena.report.report import Report
from harbourside.arena.summary import BotStanding
from harbourside.engine.message import Quoted

EVEN = 0.5
STRONGEST = 0.6
"""The strongest colour of a cell. With more, its numbers would be hard to read."""


def standings_section(report: Report) -> Markup:
    text = report.words.text
    names = ["rating", "ordinal", "share", "interval", "score", "sd", "mean-time", "longest-time"]
    if any(bot.failures for bot in report.standings.bots):
        names.append("failures")
    columns = [text(f"arena-{name}") for name in names]
    head = element(
        "tr",
        element("th", "", class_="place"),
        element("th", text("arena-bot"), scope="col"),
        *(element("th", column, scope="col", class_="figure") for column in columns),
    )
    rows = [_standings_row(report, place, bot, columns) for place, bot in enumerate(report.standings.bots, 1)]
    note = text("arena-note-standings", fair=Quoted(percent(report.standings.fair_share, report.words)))
    whole = element("table", element("thead", head), element("tbody", *rows), class_="standings")
    return report.section("standings", scrolling(whole), note)


def _standings_row(report: Report, place: int, bot: BotStanding, columns: Sequence[str]) -> Markup:
    rating = bot.rating
    figures = [
        join(element("b", f"{rating.points:.0f}"), element("small", f" ±{rating.high - rating.points:.0f}")),
        f"{rating.ordinal:.0f}",
        element("b", percent(bot.share.value, report.words)),
        interval(bot.share, report.words),
        *score(bot, report.words),
        duration(bot.mean_seconds, report.words),
        duration(bot.longest, report.words),
        element("span", report.number(bot.failed), class_="alarm" if bot.failures else None),
    ]
    cells = [
        element("td", figure, class_="figure", data_label=column)
        for column, figure in zip(columns, figures, strict=False)
    ]
    return element(
        "tr",
        element("td", str(place), class_="place"),
        element("th", bot.spec, scope="row", class_="bot"),
        *cells,
    )


def head_to_head_section(report: Report) -> Markup:
    bots = report.standings.bots
    head = element(
        "tr",
        element("th", ""),
        *(element("th", str(place), scope="col", title=bot.spec) for place, bot in enumerate(bots, 1)),
    )
    rows = []
    for place, bot in enumerate(bots, 1):
        name = element(
            "div",
            element("span", str(place), class_="place"),
            element("span", bot.spec, class_="bot"),
            class_="numbered",
        )
        cells = [
            _heat_cell(report, report.standings.head_to_head.get((bot.bot, other.bot))) for other in bots
        ]
        rows.append(element("tr", element("th", name, scope="row"), *cells))
    whole = element("table", element("thead", head), element("tbody", *rows), class_="heat")
    return report.section("head", scrolling(whole), report.words.text("arena-note-head"))


def _heat_cell(report: Report, share: Share | None, even: float = EVEN) -> Markup:
    """A cell with a stronger colour the further the share is from `even`."""
    if share is None:
        return element("td", "·", class_="none")
    above = share.value >= even
    strength = (share.value - even) / (1 - even) if above else (even - share.value) / even
    return element(
        "td",
        element("b", percent(share.value, report.words, 0)),
        element("small", interval(share, report.words, 0)),
        class_="above" if above else "below",
        style=f"--heat:{STRONGEST * strength:.3f}",
    )


def line_ups_section(report: Report) -> Markup:
    text = report.words.text
    columns = [text(f"arena-{name}") for name in ("line-up", "share", "interval")]
    bodies = []
    for line_up in report.standings.line_ups:
        rows = []
        for bot, share in line_up.shares.items():
            count = line_up.seats[bot]
            times = element("small", f" ×{count}") if count > 1 else None
            rows.append(
                element(
                    "tr",
                    element("th", element("span", report.plan.bots[bot], class_="bot"), times, scope="row"),
                    element("td", element("b", percent(share.value, report.words)), class_="figure"),
                    element("td", interval(share, report.words), class_="figure"),
                )
            )
        bodies.append(element("tbody", *rows))
    head = element(
        "tr",
        *(element("th", name, scope="col", class_="figure" if i else None) for i, name in enumerate(columns)),
    )
    note = text("arena-note-line_ups", fair=Quoted(percent(report.standings.fair_share, report.words)))
    whole = element("table", element("thead", head), *bodies, class_="groups")
    return report.section("line_ups", scrolling(whole), note)


def seat_table(report: Report, names: Sequence[str]) -> Markup:
    head = element("tr", element("th", ""), *(element("th", name, scope="col") for name in names))
    rows = []
    for bot in report.standings.bots:
        cells = [
            _heat_cell(report, share if share.count else None, report.standings.fair_share)
            for share in bot.seats
        ]
        rows.append(element("tr", element("th", bot.spec, scope="row", class_="bot"), *cells))
    return scrolling(element("table", element("thead", head), element("tbody", *rows), class_="heat beside"))


def scrolling(table: Markup) -> Markup:
    """A wide table scrolls inside its section, also by keyboard."""
    return element("div", table, class_="scrolling", tabindex="0")
