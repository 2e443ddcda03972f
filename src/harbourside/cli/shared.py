"""The application, and the arguments and functions that several commands use."""

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

# Numbers are read as text, because the engine's errors are better than the parser's.
GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's id; see `harbourside games`.")]
Players = Annotated[str | None, typer.Option(metavar="N", help="How many players.")]
Seed = Annotated[
    str | None, typer.Option(metavar="S", help="A whole number. The same seed gives the same game.")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the rules; can be repeated."),
]
Jobs = Annotated[
    str | None, typer.Option(metavar="N", help="The number of processes; by default one for each processor.")
]
Language = Annotated[str | None, typer.Option(metavar="|".join(LANGUAGES), help="The language.")]


def count_jobs(given: str | None) -> int:
    return whole_number("--jobs", given, 1, MOST_JOBS) if given is not None else os.cpu_count() or 1


def make_console(file: TextIO | None = None) -> Console:
    """A console that prints text unchanged, without styles or emojis from a person's input."""
    return Console(file=file, markup=False, emoji=False, highlight=False)


@contextmanager
def needs_server() -> Iterator[None]:
    """A context for imports of the server, whose packages are in an extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "harbourside":
            raise
        raise Wrong("server-extra", name=shown(error.name)) from None


@contextmanager
def progress_bar(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, if that is a terminal."""
    console = make_console(sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(label, total=total)
        yield lambda games: progress.advance(task, games)


def new_file(name: str) -> Path:
    """The path of a file that will be written. Raises Wrong at once if that is not possible."""
    if not name:
        raise Wrong("no-file")
    files.is_taken(name)
    path = files.path_of(name).absolute()
    if not path.parent.is_dir():
        raise Wrong("cannot-write", file=shown(name), reason="reason-not-found")
    return path
