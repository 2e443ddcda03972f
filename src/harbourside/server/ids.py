"""Ids of tables and players: nobody can guess them, and they fit into links and command lines."""

from __future__ import annotations

import secrets


def new_id(size: int) -> str:
    """`size` random bytes as text. It never begins with a dash, which a command line takes for an option."""
    while (id := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return id
