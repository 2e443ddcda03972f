"""`harbourside arena`: tournaments of bots."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from harbourside.cli.shared import (
    GameName,
    Jobs,
    Language,
    Options,
    Players,
    Seed,
    app,
    count_jobs,
    make_console,
    new_file,
    progress_bar,
)
from harbourside.engine.errors import shown
from harbourside.engine.registry import game as find_game
from harbourside.engine.words import Words, words_for
from harbourside.terminal import files
from harbourside.terminal.arguments import number_or_text, read_options, whole_number
from harbourside.terminal.speech import PACKAGE, Wrong, check_language

MOST_GAMES = 1_000_000
"""The most games with each line-up, because all results are in memory."""


@app.command()
def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT", help="random, greedy, search:seconds=1 …")],
    games: Annotated[str, typer.Option(metavar="N", help="How many games with each line-up.")] = "400",
    jobs: Jobs = None,
    seed: Seed = "0",
    players: Players = None,
    option: Options = None,
    focus: Annotated[
        bool,
        typer.Option("--focus", help="Only games of the first bot against one other bot at all other seats."),
    ] = False,
    on_failure: Annotated[
        str,
        typer.Option(
            metavar="forfeit|random|stop",
            help="If a bot fails: it loses, a random decision replaces its own, or the run stops.",
        ),
    ] = "forfeit",
    out: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Results as JSON lines. An interrupted run continues there."),
    ] = None,
    report: Annotated[
        str | None, typer.Option(metavar="FILE", help="A report as one HTML file, with charts.")
    ] = None,
    lang: Language = None,
) -> None:
    """Let bots play each other, with the same deals at every seat, and rate them."""
    from harbourside.arena.report import html_report
    from harbourside.arena.schedule import make_plan
    from harbourside.arena.summary import standings
    from harbourside.arena.tournament import run
    from harbourside.terminal.standings import arena_report

    language = check_language(lang)
    chosen = find_game(game)
    words = words_for(language, chosen.package, PACKAGE, "harbourside.arena")
    plan = make_plan(
        chosen,
        bots,
        whole_number("--games", games, 1, MOST_GAMES),
        number_or_text(players),
        number_or_text(seed),
        read_options(chosen, option),
        focus,
        on_failure,
    )
    processes = count_jobs(jobs)
    out_path = None if out is None else new_file(out)
    report_path = None if report is None else new_file(report)
    if report_path is not None and report_path == out_path:
        raise Wrong("same-file", file=shown(str(out)))
    with (
        _explaining_errors(out_path, words),
        progress_bar(words.text("simulating"), plan.total) as advance,
    ):
        tournament = run(plan, processes, out_path, advance)
    table = standings(tournament)
    make_console().print(arena_report(table, words))
    if report_path is not None:
        files.write(report_path, html_report(table, language))
        typer.echo(words.text("report-written", file=shown(str(report), files.LONGEST_PATH)))


@contextmanager
def _explaining_errors(out: Path | None, words: Words) -> Iterator[None]:
    """After Ctrl-C, say how to continue the run. Say which file cannot be written."""
    try:
        yield
    except KeyboardInterrupt:
        if out is not None:
            file = shown(str(out), files.LONGEST_PATH)
            print(f"\n{words.text('run-goes-on', file=file)}", file=sys.stderr)
        raise
    except OSError as error:
        if error.filename is None:
            raise
        raise Wrong("cannot-write", file=shown(str(out)), reason=files.reason(error)) from None
