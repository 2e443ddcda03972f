"""For operators: is it alive, and what does it count."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from harbourside.build import build_info
from harbourside.server.api.caller import OurSite
from harbourside.server.api.models.operations import Health
from harbourside.server.api.routes import make_router
from harbourside.server.metrics import CONTENT_TYPE

router = make_router("operations")


@router.get("/healthz", response_model=Health)
async def healthz(site: OurSite) -> dict[str, Any]:
    """Whether the server answers and its database does; Redis may be gone without harm."""
    await site.archive.numbers([""])
    redis = None if site.link is None else "ok" if site.link.is_up else "gone"
    return {"status": "ok", "version": build_info().version, "redis": redis}


@router.get("/metrics", include_in_schema=False)
async def metrics(site: OurSite) -> Response:
    return Response(site.metrics.text(), media_type=CONTENT_TYPE)
