"""`harbourside admin close`, `delete`, `ban`, `allow` and `bans`: an operator's commands against abuse."""

from __future__ import annotations

from typing import Annotated

import typer

from harbourside.cli.admin import MOST_DAYS, Config, Database, TableId, admin, on_database, words_in
from harbourside.cli.shared import Language, needs_server
from harbourside.engine.errors import shown
from harbourside.terminal.arguments import whole_number

Whom = Annotated[
    str, typer.Argument(metavar="PLAYER|NETWORK", help="A player's id, an address or a network.")
]


@admin.command("close")
def close_table(
    table: TableId, database: Database = None, config: Config = None, lang: Language = None
) -> None:
    """Close a table for everybody."""
    words = words_in(lang)
    with needs_server():
        from harbourside.server.admin import moderation
        from harbourside.server.logs import audit, mark
    on_database(database, config, lambda engine: moderation.close_table(engine, table))
    audit("a table was closed by the operator", table=mark(table))
    print(words.text("admin-closed", table=shown(table)))


@admin.command("delete")
def delete_table(
    table: TableId, database: Database = None, config: Config = None, lang: Language = None
) -> None:
    """Delete a table with its whole journal."""
    words = words_in(lang)
    with needs_server():
        from harbourside.server.admin import moderation
        from harbourside.server.logs import audit, mark
    on_database(database, config, lambda engine: moderation.delete_table(engine, table))
    audit("a table was deleted by the operator", table=mark(table))
    print(words.text("admin-deleted", table=shown(table)))


@admin.command("ban")
def ban(
    whom: Whom,
    days: Annotated[
        str | None, typer.Option("--for", metavar="DAYS", help="The number of days; by default for ever.")
    ] = None,
    reason: Annotated[str, typer.Option(metavar="TEXT", help="For operators only: `bans` shows it.")] = "",
    database: Database = None,
    config: Config = None,
    lang: Language = None,
) -> None:
    """Ban a player or a network. Frees tables where others would wait for the player."""
    words = words_in(lang)
    length = whole_number("--for", days, 1, MOST_DAYS) if days is not None else None
    with needs_server():
        from harbourside.server.admin import moderation
        from harbourside.server.logs import audit
    why = str(shown(reason, moderation.LONGEST_REASON))
    made, tables = on_database(database, config, lambda engine: moderation.ban(engine, whom, length, why))
    if made.name is None:
        audit("a network was banned", days=length)
        print(words.text("admin-banned-network", network=made.whom))
    else:
        audit("a player was banned", player=made.whom, days=length, tables=tables)
        print(words.text("admin-banned", player=shown(made.whom), count=tables))


@admin.command("allow")
def allow(whom: Whom, database: Database = None, config: Config = None, lang: Language = None) -> None:
    """Remove a ban."""
    words = words_in(lang)
    with needs_server():
        from harbourside.server.admin import moderation
        from harbourside.server.bans import read_network
        from harbourside.server.logs import audit
    stored = on_database(database, config, lambda engine: moderation.allow(engine, whom))
    if read_network(stored) is None:
        audit("a player is allowed again", player=stored)
    else:
        audit("a network is allowed again")
    print(words.text("admin-allowed", whom=shown(stored)))


@admin.command("bans")
def list_bans(database: Database = None, config: Config = None, lang: Language = None) -> None:
    """List the bans, the latest first."""
    words = words_in(lang)
    with needs_server():
        from harbourside.server.admin import moderation, report
    print(report.bans_report(on_database(database, config, moderation.list_bans), words))
