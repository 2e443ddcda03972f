"""The result of a tournament in tables."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from harbourside.arena.figures import NOTHING, duration, failures, interval, percent, score
from harbourside.arena.summary import BotStanding, LineUpStanding, Standings
from harbourside.engine.message import Quoted
from harbourside.engine.words import Words
from harbourside.terminal.render import ACCENT, LABEL
from harbourside.terminal.report import plain_table


def arena_report(table: Standings, words: Words) -> RenderableType:
    parts: list[RenderableType] = [_ranking(table, words)]
    if len(table.bots) > 1:
        parts += [_heading("head", words), _head_to_head(table, words)]
    if table.has_line_ups:
        parts += [_heading("line_ups", words), _line_ups(table, words)]
    parts += [_heading("seats", words), _seats(table, words)]
    failed = _failures(table, words)
    if failed:
        parts += [_heading("failures", words), *failed]
    parts += [Text(), *_notes(table, words)]
    return Group(*parts)


def _heading(section: str, words: Words) -> RenderableType:
    title = Text(words.text(f"arena-section-{section}"), f"bold {ACCENT}")
    return Group(Text(), Rule(title, align="left", style=ACCENT))


def _ranking(table: Standings, words: Words) -> RenderableType:
    """Each bot in two lines: the numbers, and their intervals or deviations."""
    grid = plain_table()
    grid.add_column("", justify="right")
    grid.add_column(words.text("arena-bot"), overflow="fold")
    for column in ("rating", "ordinal", "share", "score", "mean-time"):
        grid.add_column(words.text(f"arena-{column}"), justify="right")
    for place, bot in enumerate(table.bots, 1):
        rating = bot.rating
        mean, spread = score(bot, words)
        grid.add_row(
            f"{place}.",
            _name(bot),
            _two_lines(f"{rating.points:.0f}", f"±{rating.high - rating.points:.0f}"),
            f"{rating.ordinal:.0f}",
            _two_lines(percent(bot.share.value, words), interval(bot.share, words)),
            _two_lines(mean, f"±{spread}"),
            _two_lines(duration(bot.mean_seconds, words), f"≤ {duration(bot.longest, words)}"),
        )
    return grid


def _two_lines(figure: str, beside: str) -> Text:
    return Text.assemble((figure, "bold"), "\n", (beside, LABEL))


def _name(bot: BotStanding) -> Text:
    """The bot's name, with a mark if it has failed."""
    return Text.assemble((bot.spec, "bold"), (" !" if bot.failures else "", "red"))


def _head_to_head(table: Standings, words: Words) -> RenderableType:
    grid = plain_table()
    grid.add_column("", justify="right")
    grid.add_column(words.text("arena-bot"), overflow="fold")
    for place in range(1, len(table.bots) + 1):
        grid.add_column(f"{place}.", justify="right")
    for place, bot in enumerate(table.bots, 1):
        cells: list[RenderableType] = []
        for other in table.bots:
            share = table.head_to_head.get((bot.bot, other.bot))
            if share is None:
                cells.append(Text(NOTHING, LABEL))
            else:
                cells.append(_two_lines(percent(share.value, words), interval(share, words, 0)))
        grid.add_row(f"{place}.", bot.spec, *cells)
    return grid


def _line_ups(table: Standings, words: Words) -> RenderableType:
    grid = plain_table()
    grid.add_column(words.text("arena-line-up"), overflow="fold")
    for column in ("share", "interval"):
        grid.add_column(words.text(f"arena-{column}"), justify="right")
    for line_up in table.line_ups:
        for first, bot in enumerate(line_up.shares):
            share = line_up.shares[bot]
            name = Text(_line_up_name(table, line_up, bot, words), "" if first else "bold")
            grid.add_row(name, percent(share.value, words), Text(interval(share, words), LABEL))
        grid.add_row()
    return grid


def _line_up_name(table: Standings, line_up: LineUpStanding, bot: int, words: Words) -> str:
    count = line_up.seats[bot]
    name = table.plan.bots[bot]
    return name if count == 1 else words.text("arena-seats-of", bot=Quoted(name), count=count)


def _seats(table: Standings, words: Words) -> RenderableType:
    grid = plain_table()
    for seat in range(table.plan.players):
        grid.add_column(words.text("arena-seat", number=seat), justify="right")
    grid.add_row(
        *(_two_lines(percent(share.value, words), interval(share, words, 0)) for share in table.seats)
    )
    return grid


def _failures(table: Standings, words: Words) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for bot in table.bots:
        consequences, reasons = failures(bot, words)
        lines += [*(Text(line, "bold") for line in consequences), *(Text(line) for line in reasons)]
    if table.cut:
        lines.append(Text(words.text("arena-cut", count=table.cut)))
    return lines


def _notes(table: Standings, words: Words) -> list[RenderableType]:
    plan = table.plan
    games = words.text("arena-games", games=table.games)
    setting = words.text("arena-setting", players=plan.players, seed=str(plan.seed))
    notes = [
        f"{games} · {setting}",
        words.text("arena-note-standings", fair=Quoted(percent(table.fair_share, words))),
    ]
    if plan.games != plan.wanted:
        notes.append(words.text("arena-rounded", wanted=plan.wanted, games=plan.games))
    return [Text(note, LABEL) for note in notes]
