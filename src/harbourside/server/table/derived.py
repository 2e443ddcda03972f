"""What the database keeps of a table besides its header and journal, for lists and searches."""

from __future__ import annotations

from typing import Any

from harbourside.server.table.table import Table
from harbourside.server.table.visibility import summary


def derived_columns(table: Table, now: int) -> dict[str, Any]:
    """The columns as they are after the table's last entry."""
    grace = table.header.terms.grace
    return {
        "number": table.number,
        "updated": now,
        "status": table.status,
        "open_seats": table.open_seats,
        "bot_decides": table.bot_decides,
        "deadline": table.clock.deadline,
        "waits_for": table.waits_for,
        "hold_after": 1000 * grace if grace is not None and table.waits_for is not None else None,
        "summary": summary(table),
    }
