"""Fast JSON for the most frequent requests and responses: a move sends a frame to everybody at the table."""

from __future__ import annotations

from typing import Any, TypeVar

import orjson
from pydantic import BaseModel, ValidationError
from starlette.requests import Request
from starlette.responses import Response

Model = TypeVar("Model", bound=BaseModel)


def encode(content: dict[str, Any]) -> bytes:
    return orjson.dumps(content)


class EncodedResponse(Response):
    """A response that is not validated. FastAPI would check it against its model, which takes longer than
    making it; tests/server/test_schema.py checks it instead."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return encode(content)


async def read_body(request: Request, model: type[Model]) -> Model | None:
    """The body of a JSON request; None if it is not valid. FastAPI then says what is wrong with it."""
    if request.headers.get("content-type") != "application/json":
        return None
    try:
        return model.model_validate_json(await request.body())
    except ValidationError:
        return None
