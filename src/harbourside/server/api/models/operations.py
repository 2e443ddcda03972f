"""For operators."""

from __future__ import annotations

from typing import Literal

from harbourside.server.api.models.base import ResponseModel


class HealthResponse(ResponseModel):
    status: Literal["ok"]
    version: str
    redis: Literal["ok", "gone"] | None
    """None: this server has none. Without it everything works, only later."""


class ReadyResponse(ResponseModel):
    status: Literal["ready"]
