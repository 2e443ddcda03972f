"""JSON for what is asked and answered most: every move is told to everybody at the table."""

from __future__ import annotations

from typing import Any, TypeVar

import orjson
from pydantic import BaseModel, ValidationError
from starlette.requests import Request
from starlette.responses import Response

Model = TypeVar("Model", bound=BaseModel)


def encode(told: dict[str, Any]) -> bytes:
    return orjson.dumps(told)


class EncodedResponse(Response):
    """An answer that is sent as it is. The framework would check it against its model first, which takes
    longer than making it; that it conforms is the tests' business (tests/server/test_schema.py)."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return encode(content)


async def read_at_once(request: Request, model: type[Model]) -> Model | None:
    """A request's body, if it is JSON that says so and fits; why it does not is for others to say."""
    if request.headers.get("content-type") != "application/json":
        return None
    try:
        return model.model_validate_json(await request.body())
    except ValidationError:
        return None
