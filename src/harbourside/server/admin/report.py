"""What an operator gets to read: plain columns, as wide as they have to be, for eyes and for `grep`."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from rich.cells import cell_len

from harbourside.engine.words import Words
from harbourside.server.admin.moderation import Ban
from harbourside.server.admin.work import PlayerLine, TableLine


def tables_report(lines: Sequence[TableLine], words: Words) -> str:
    if not lines:
        return words.text("admin-no-tables")
    heads = (
        *("admin-table", "admin-game", "admin-rules", "admin-status"),
        *("admin-number", "admin-updated", "admin-people"),
    )
    rows = [
        (
            *(line.id, line.game, str(line.rules), words.text(f"status-{line.status.replace('_', '-')}")),
            *(str(line.number), _day(line.updated), ", ".join(line.names)),
        )
        for line in lines
    ]
    return _columns([tuple(words.text(head) for head in heads), *rows])


def players_report(lines: Sequence[PlayerLine], words: Words) -> str:
    if not lines:
        return words.text("admin-no-players")
    heads = ("admin-player", "admin-name", "admin-account", "admin-created", "admin-seen", "admin-tables")
    rows = [
        (
            *(line.id, line.name, line.account or words.text("admin-guest")),
            *(_day(line.created), _day(line.seen), str(line.tables)),
        )
        for line in lines
    ]
    return _columns([tuple(words.text(head) for head in heads), *rows])


def bans_report(lines: Sequence[Ban], words: Words) -> str:
    if not lines:
        return words.text("admin-no-bans")
    heads = ("admin-whom", "admin-name", "admin-since", "admin-until", "admin-reason")
    rows = [
        (
            *(line.whom, line.name or "", _day(line.created)),
            *(_day(line.until) if line.until is not None else words.text("admin-for-good"), line.reason),
        )
        for line in lines
    ]
    return _columns([tuple(words.text(head) for head in heads), *rows])


def _columns(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(cell_len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(cell + " " * (width - cell_len(cell)) for cell, width in zip(row, widths, strict=True))
        for row in rows
    ]
    return "\n".join(line.rstrip() for line in lines)


def _day(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")
