"""What the commands share: the application they belong to, their arguments, and how they print."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final, TextIO

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from harbourside.engine.errors import shown
from harbourside.engine.words import LANGUAGES
from harbourside.terminal import files
from harbourside.terminal.arguments import whole_number
from harbourside.terminal.speech import Wrong

MOST_GAMES: Final = 1_000_000_000
MOST_JOBS: Final = 1024

app = typer.Typer(
    add_completion=False, no_args_is_help=False, pretty_exceptions_enable=False, rich_markup_mode="rich"
)

# Numbers are read as text, so that the engine, not the parser, says what is wrong with them.
GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's id; see `harbourside games`.")]
Players = Annotated[str | None, typer.Option(metavar="N", help="How many players.")]
Seed = Annotated[str | None, typer.Option(metavar="S", help="A whole number: the same seed, the same game.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A switch of the rules; can be repeated."),
]
Jobs = Annotated[str | None, typer.Option(metavar="N", help="Processes; as many as processors.")]
Language = Annotated[str | None, typer.Option(metavar="|".join(LANGUAGES), help="The language.")]


def count_jobs(given: str | None) -> int:
    return whole_number("--jobs", given, 1, MOST_JOBS) if given is not None else os.cpu_count() or 1


def make_console(file: TextIO | None = None) -> Console:
    """Prints what it is given: nothing that a person typed is taken for a style or an emoji."""
    return Console(file=file, markup=False, emoji=False, highlight=False)


@contextmanager
def needs_server() -> Iterator[None]:
    """Around imports of the server: its packages come with an extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "harbourside":
            raise
        raise Wrong("server-extra", name=shown(error.name)) from None


@contextmanager
def progress_bar(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """On standard error, and only where somebody can watch it."""
    console = make_console(sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(label, total=total)
        yield lambda games: progress.advance(task, games)


def new_file(name: str) -> Path:
    """Where a file is going to be; Wrong before hours of play if it cannot be there."""
    if not name:
        raise Wrong("no-file")
    files.is_taken(name)
    path = files.path_of(name).absolute()
    if not path.parent.is_dir():
        raise Wrong("cannot-write", file=shown(name), reason="reason-not-found")
    return path
