"""Whether an entry of a document is one that a journal could hold. A file may say anything."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from harbourside.engine.errors import HarboursideError
from harbourside.server.table.entries import KINDS, EntryContent


def makes_sense(kind: str, seat: int | None, data: dict[str, Any]) -> bool:
    """Whether there is such a kind of entry, and whether it may say this."""
    if kind not in KINDS or "seat" in data:
        return False
    try:
        # As JSON: a strict dataclass accepts an object there, but no dict.
        _reader(kind).validate_json(json.dumps({**data, "seat": seat}))
    except (ValidationError, HarboursideError):
        return False
    return True


@cache
def _reader(kind: str) -> TypeAdapter[EntryContent]:
    return TypeAdapter(KINDS[kind])
