"""`harbourside admin …`: commands for the operator of a server."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from harbourside.cli.shared import Language, app, needs_server
from harbourside.engine.errors import shown
from harbourside.engine.words import Words, words_for
from harbourside.terminal import files
from harbourside.terminal.arguments import whole_number
from harbourside.terminal.speech import Wrong, check_language, quoted

if TYPE_CHECKING:
    from harbourside.server.storage.database import Database as Opened

MOST_LINES: Final = 100_000
MOST_DAYS: Final = 36_500
OURS_ALONE: Final = 0o600

Result = TypeVar("Result")

admin = typer.Typer(invoke_without_command=True)
app.add_typer(admin, name="admin")

Database = Annotated[
    str | None, typer.Option(metavar="FILE|URL", help="The server's database, as in `serve`.")
]
Config = Annotated[str | None, typer.Option(metavar="FILE", help="The server's settings.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id.")]
Limit = Annotated[str, typer.Option(metavar="N", help="How many at the most.")]


@admin.callback()
def look_after(context: typer.Context) -> None:
    """Manage a server's tables and players."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@admin.command("tables")
def list_tables(
    status: Annotated[
        str | None, typer.Option(metavar="STATUS", help="gathering, playing, over, closed, needs_patch")
    ] = None,
    limit: Limit = "50",
    database: Database = None,
    config: Config = None,
    lang: Language = None,
) -> None:
    """List the tables, the latest first."""
    words = words_in(lang)
    most = whole_number("--limit", limit, 1, MOST_LINES)
    with needs_server():
        from harbourside.server.admin import report, work
        from harbourside.server.table.status import STATUSES
    if status is not None and status not in STATUSES:
        raise Wrong("choice", name="--status", known=quoted(STATUSES), value=shown(status))
    lines = on_database(database, config, lambda engine: work.list_tables(engine, status, most))
    print(report.tables_report(lines, words))


@admin.command("players")
def list_players(
    limit: Limit = "50", database: Database = None, config: Config = None, lang: Language = None
) -> None:
    """List guests and accounts, sorted by when they were last seen."""
    words = words_in(lang)
    most = whole_number("--limit", limit, 1, MOST_LINES)
    with needs_server():
        from harbourside.server.admin import report, work
    lines = on_database(database, config, lambda engine: work.list_players(engine, most))
    print(report.players_report(lines, words))


@admin.command("export")
def export_table(
    table: TableId,
    out: Annotated[
        str | None, typer.Option(metavar="FILE", help="The file; by default it is printed.")
    ] = None,
    database: Database = None,
    config: Config = None,
    lang: Language = None,
) -> None:
    """Write a whole table as JSON, with its seed and secrets."""
    words = words_in(lang)
    with needs_server():
        from harbourside.server.admin import work
    text = on_database(database, config, lambda engine: work.export_table(engine, table))
    if out is None:
        sys.stdout.write(text)
        return
    with _private_files():
        files.write(files.path_of(out), text, OURS_ALONE)
    print(words.text("admin-exported", table=shown(table), file=shown(out, files.LONGEST_PATH)))


@admin.command("backup")
def back_up(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The new file.")],
    database: Database = None,
    config: Config = None,
    lang: Language = None,
) -> None:
    """Copy the whole SQLite database to a file, even while a server runs."""
    words = words_in(lang)
    with needs_server():
        from harbourside.server.admin.backup import back_up as copy
        from harbourside.server.settings import read_settings
    url = read_settings(config, {"database": database}).database
    with _private_files(), files.replacing(files.path_of(file), OURS_ALONE) as part:
        copy(url, part, files.path_of(file))
    print(words.text("admin-backed-up", file=shown(file, files.LONGEST_PATH)))


@admin.command("import")
def import_table(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A file that `export` has written.")],
    database: Database = None,
    config: Config = None,
    lang: Language = None,
) -> None:
    """Import a table from a file, with the id that it has there."""
    words = words_in(lang)
    with needs_server():
        from harbourside.server.admin import work
        from harbourside.server.admin.document import LARGEST
    text = files.read_text(file, LARGEST)
    table = on_database(database, config, lambda engine: work.import_table(engine, text))
    print(words.text("admin-imported", table=shown(table.header.id), number=table.number))
    if table.cause is not None:
        print(words.say(table.cause))


@admin.command("patch")
def patch_table(
    table: TableId, database: Database = None, config: Config = None, lang: Language = None
) -> None:
    """Let a table continue with this version's rules, if its journal replays with them."""
    words = words_in(lang)
    with needs_server():
        from harbourside.server.admin import work
    patched = on_database(database, config, lambda engine: work.patch_table(engine, table))
    print(words.text("admin-patched", table=shown(table), rules=patched.header.rules))


@admin.command("purge")
def purge_guests(
    days: Annotated[str, typer.Option(metavar="N", help="Only guests not seen for N days.")] = "90",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only print how many.")] = False,
    database: Database = None,
    config: Config = None,
    lang: Language = None,
) -> None:
    """Delete guests who have not come for a long time and have no seat at an unfinished table."""
    words = words_in(lang)
    age = whole_number("--days", days, 1, MOST_DAYS)
    with needs_server():
        from harbourside.server.admin import work
    count = on_database(database, config, lambda engine: work.purge_guests(engine, age, dry_run))
    print(words.text("admin-would-purge" if dry_run else "admin-purged", count=count))


def words_in(lang: str | None) -> Words:
    return words_for(check_language(lang), "harbourside.server")


def on_database(
    database: str | None, config: str | None, work: Callable[[Opened], Awaitable[Result]]
) -> Result:
    """Do something with the database that a server with these settings would use."""
    from harbourside.server.admin.work import opened
    from harbourside.server.settings import read_settings

    url = read_settings(config, {"database": database}).database

    async def run() -> Result:
        async with opened(url) as engine:
            return await work(engine)

    return asyncio.run(run())


@contextmanager
def _private_files() -> Iterator[None]:
    """New files are readable only by us, because an export has the seed of a game in progress."""
    usual = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(usual)
