"""JSON for the answers that are sent most: every move is told to everybody at the table."""

from __future__ import annotations

from typing import Any

import orjson
from starlette.responses import Response


def encode(told: dict[str, Any]) -> bytes:
    return orjson.dumps(told)


class Told(Response):
    """An answer that is sent as it is. The framework would check it against its model first, which takes
    longer than making it; that it conforms is the tests' business (tests/server/test_schema.py)."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return encode(content)
