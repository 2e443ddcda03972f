"""For operators."""

from __future__ import annotations

from typing import Literal

from harbourside.server.api.models.base import ResponseModel


class HealthResponse(ResponseModel):
    status: Literal["ok"]
    version: str
    redis: Literal["ok", "gone"] | None
    """Null: this server uses no Redis. While Redis is gone, other processes hear of changes later."""


class ReadyResponse(ResponseModel):
    status: Literal["ready"]
