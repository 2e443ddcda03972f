"""For operators: is it alive, and what does it count."""

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
    """Whether the process lives: if this fails, restart it. It asks nobody, so a database that is gone does
    not matter; Redis may be gone without harm."""
    redis = None if services.link is None else "ok" if services.link.is_up else "gone"
    return {"status": "ok", "version": build_info().version, "redis": redis}


@router.get("/readyz", response_model=ReadyResponse, responses=error_responses())
async def readyz(services: ServicesDep) -> dict[str, Any]:
    """Whether requests can be served: the database can be read and written now. If not, 503: send them
    elsewhere, and do not restart."""
    if not await services.readiness.is_ready():
        raise Unavailable
    return {"status": "ready"}


@router.get("/metrics", include_in_schema=False)
async def metrics(services: ServicesDep) -> Response:
    return Response(services.metrics.text(), media_type=CONTENT_TYPE)
