"""Names of tables and players: unguessable, and fit for a link and for a command line."""

from __future__ import annotations

import secrets


def new_id(size: int) -> str:
    """So many random bytes as text. What begins with a dash would be an option on a command line."""
    while (id := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return id
