"""For operators: health, readiness, metrics."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from harbourside.build import build_info
from harbourside.server.api.deps import ServicesDep
from harbourside.server.api.error_responses import error_responses
from harbourside.server.api.models.operations import HealthResponse, ReadyResponse
from harbourside.server.api.routing import make_router
from harbourside.server.errors import Unavailable
from harbourside.server.metrics import CONTENT_TYPE

router = make_router("operations")


@router.get("/healthz", response_model=HealthResponse)
async def healthz(services: ServicesDep) -> dict[str, Any]:
    """Whether the process is alive. If this fails, restart it. It does not ask the database or Redis, because
    a restart would not bring them back."""
    redis = None if services.link is None else "ok" if services.link.is_up else "gone"
    return {"status": "ok", "version": build_info().version, "redis": redis}


@router.get("/readyz", response_model=ReadyResponse, responses=error_responses())
async def readyz(services: ServicesDep) -> dict[str, Any]:
    """Whether the database can be read and written now. If this is 503, send requests to another server, but
    do not restart this one."""
    if not await services.readiness.is_ready():
        raise Unavailable
    return {"status": "ready"}


@router.get("/metrics", include_in_schema=False)
async def metrics(services: ServicesDep) -> Response:
    return Response(services.metrics.text(), media_type=CONTENT_TYPE)
