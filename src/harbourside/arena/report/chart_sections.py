"""The sections with charts: ratings, shares, seats, scores, lengths of games and times."""

from __future__ import annotations

from collections.abc import Sequence

from harbourside.arena.figures import duration, interval, percent, score
from harbourside.arena.intervals import Share
from harbourside.arena.report.charts import Row, histogram, row_chart
from harbourside.arena.report.markup import Markup, element, join
from harbourside.arena.report.report import Report
from harbourside.arena.report.scales import Scale, around, bins, decades
from harbourside.arena.report.table_sections import seat_table
from harbourside.engine.message import Quoted


def ratings_section(report: Report) -> Markup:
    rows = [
        Row(
            bot.spec,
            bot.rating.points,
            bot.rating.low,
            bot.rating.high,
            f"{bot.rating.points:.0f}",
            f"±{bot.rating.high - bot.rating.points:.0f}",
        )
        for bot in report.standings.bots
    ]
    scale = around([end for row in rows for end in (row.low, row.high)])
    chart = row_chart(rows, scale, lambda points: f"{points:.0f}")
    return report.section("ratings", chart, report.words.text("arena-note-ratings"))


def shares_section(report: Report) -> Markup:
    by_share = sorted(report.standings.bots, key=lambda bot: -bot.share.value)
    rows = [_share_row(report, bot.spec, bot.share) for bot in by_share]
    return report.section("shares", _share_chart(report, rows), report.words.text("arena-note-shares"))


def _share_row(report: Report, name: str, share: Share) -> Row:
    said, beside = percent(share.value, report.words), interval(share, report.words)
    return Row(name, share.value, share.low, share.high, said, beside)


def _share_chart(report: Report, rows: Sequence[Row]) -> Markup:
    most = max(0.5, *(row.high for row in rows))
    scale = Scale(0.0, 0.5 if most <= 0.5 else 1.0)
    return row_chart(
        rows, scale, lambda share: percent(share, report.words, 0), fair=report.standings.fair_share
    )


def seats_section(report: Report) -> Markup:
    names = [report.words.text("arena-seat", number=seat) for seat in range(report.plan.players)]
    rows = [
        _share_row(report, name, share) for name, share in zip(names, report.standings.seats, strict=True)
    ]
    parts = [_share_chart(report, rows)]
    if len(report.plan.bots) > 1:
        parts.append(seat_table(report, names))
    return report.section("seats", join(*parts), report.words.text("arena-note-seats"))


def scores_section(report: Report) -> Markup | None:
    every = [score for bot in report.standings.bots for score in bot.scores]
    if not every:
        return None
    groups = bins(every)
    figures = []
    for bot in report.standings.bots:
        if not bot.scores:
            continue
        mean, spread = score(bot, report.words)
        said = report.words.text("arena-mean", number=Quoted(f"{mean} ± {spread}"))
        title = f"{bot.spec}: {said}"
        chart = histogram(groups.tally(bot.scores), groups, bot.mean_score, report.whole_number, title)
        caption = element("figcaption", element("span", bot.spec, class_="bot"), element("small", said))
        figures.append(element("figure", caption, chart))
    chart = element("div", *figures, class_="figures")
    return report.section("scores", chart, report.words.text("arena-note-scores"))


def length_section(report: Report) -> Markup | None:
    lengths = report.standings.lengths
    if not lengths:
        return None
    mean = sum(lengths) / len(lengths)
    groups = bins(lengths)
    note = report.words.text(
        "arena-note-length",
        mean=Quoted(report.words.decimal(mean, 1)),
        least=min(lengths),
        most=max(lengths),
    )
    chart = histogram(groups.tally(lengths), groups, mean, report.whole_number, note)
    return report.section("length", chart, note)


def time_section(report: Report) -> Markup | None:
    asked = [bot for bot in report.standings.bots if bot.seconds > 0]
    if not asked:
        return None
    rows = [
        Row(
            bot.spec,
            bot.mean_seconds,
            bot.mean_seconds,
            bot.longest,
            duration(bot.mean_seconds, report.words),
            f"≤ {duration(bot.longest, report.words)}",
        )
        for bot in asked
    ]
    scale = decades([end for row in rows for end in (row.low, row.high)])
    chart = row_chart(rows, scale, lambda seconds: duration(seconds, report.words, 0), arrow=True)
    return report.section("time", chart, report.words.text("arena-note-time"))
