"""The result of a tuning run in tables."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from harbourside.arena.figures import interval, percent
from harbourside.engine.message import Quoted
from harbourside.engine.registry import game as find_game
from harbourside.engine.words import Words
from harbourside.terminal.render import ACCENT, LABEL
from harbourside.terminal.report import plain_table
from harbourside.tuning.rounds import Round, Tuning

DIGITS = 4
"""Decimals of a weight."""


def tuning_report(tuning: Tuning, words: Words) -> RenderableType:
    """The fit and the matches of each round, then the weights before and after."""
    parts: list[RenderableType] = []
    for round in tuning.rounds:
        parts += [_heading(words.text("tuning-round", number=round.number), words), *_round(round, words)]
    parts += [_heading(words.text("tuning-weights"), words), _weights(tuning, words), Text()]
    verdict = "tuning-better" if tuning.is_better else "tuning-not-better"
    return Group(*parts, Text(words.text(verdict), "bold"))


def _heading(title: str, words: Words) -> RenderableType:
    return Group(Text(), Rule(Text(title, f"bold {ACCENT}"), align="left", style=ACCENT))


def _round(round: Round, words: Words) -> list[RenderableType]:
    parts: list[RenderableType] = []
    if round.prediction is not None:
        loss = words.text(
            "tuning-loss",
            positions=round.prediction.positions,
            before=Quoted(words.decimal(round.prediction.before, DIGITS)),
            after=Quoted(words.decimal(round.prediction.after, DIGITS)),
        )
        parts.append(Text(loss))
    grid = plain_table()
    grid.add_column(words.text("tuning-judge"), overflow="fold")
    for column in ("players", "games", "fair", "share", "interval"):
        grid.add_column(words.text(f"tuning-{column}"), justify="right")
    for match in round.matches:
        share = match.share
        grid.add_row(
            match.judge,
            str(match.players),
            str(match.games),
            percent(match.fair, words),
            Text(percent(share.value, words), "bold"),
            Text(interval(share, words), LABEL),
        )
    verdict = words.text(
        "tuning-accepted" if round.is_accepted else "tuning-rejected",
        lead=Quoted(_signed(round.lead.value, words)),
        low=Quoted(_signed(round.lead.low, words)),
        high=Quoted(_signed(round.lead.high, words)),
    )
    return [*parts, grid, Text(verdict, "bold")]


def _signed(value: float, words: Words) -> str:
    return ("+" if value >= 0 else "−") + words.decimal(100 * abs(value), 1)


def _weights(tuning: Tuning, words: Words) -> RenderableType:
    grid = plain_table()
    grid.add_column(words.text("tuning-weight"))
    for column in ("before", "after"):
        grid.add_column(words.text(f"tuning-{column}"), justify="right")
    names = find_game(tuning.plan.game).weight_names
    for name, before, after in zip(names, tuning.plan.start, tuning.weights, strict=True):
        figures = (words.decimal(before, DIGITS), words.decimal(after, DIGITS))
        grid.add_row(name, *figures, style="" if figures[0] != figures[1] else LABEL)
    return grid
