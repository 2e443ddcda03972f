"""The Prefer header (RFC 7240): how much of a response a client wants."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Header

MINIMAL: Final = "return=minimal"

PreferHeader = Annotated[
    str | None,
    Header(description=f"With `{MINIMAL}`, the response to a move that was made has no `table` (RFC 7240)."),
]


def wants_minimal(prefer: str | None) -> bool:
    """Whether one of the header's preferences is `return=minimal`."""
    return prefer is not None and any(
        preference.strip().lower() == MINIMAL for preference in prefer.split(",")
    )
