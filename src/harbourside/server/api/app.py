"""The application: routes, guards, and the schema."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from harbourside.build import build_info
from harbourside.server.api import (
    accounts,
    choices,
    games,
    live,
    operations,
    page,
    people,
    play,
    previews,
    records,
    rules,
    tables,
    tours,
    webhooks,
)
from harbourside.server.api.compression import CompressFixed
from harbourside.server.api.guard import (
    AddressLimit,
    BanCheck,
    BodyLimit,
    OriginCheck,
    RequestLog,
    SecurityHeaders,
)
from harbourside.server.api.models.base import Problem
from harbourside.server.api.models.frames import Beat, LobbyFrame, RefusedFrame, TableFrame
from harbourside.server.api.refusals import handle_refusals
from harbourside.server.metrics import Metrics
from harbourside.server.settings import Settings
from harbourside.server.site import open_site, tie


def make_app(settings: Settings) -> FastAPI:
    metrics = Metrics()
    ties = tie(settings, metrics)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_site(settings, metrics, ties) as site:
            app.state.site = site
            games.load_games()
            yield

    app = FastAPI(
        title="Harbourside",
        summary="Five harbour-and-trade board games on one table.",
        version=build_info().version,
        openapi_url="/api/openapi.json",
        docs_url=None,  # its page loads scripts from elsewhere
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
        separate_input_output_schemas=False,
        telemetry={"tracing": False, "metrics": False, "logs": False},  # ours are elsewhere
    )
    # The last one added is the first to see a request.
    app.add_middleware(CompressFixed)
    app.add_middleware(BodyLimit, largest=settings.largest_body)
    app.add_middleware(OriginCheck, origins=settings.origins)
    app.add_middleware(BanCheck)
    limits = settings.limits
    app.add_middleware(
        AddressLimit,
        limiter=ties.limiter,
        limits=limits,
        most_sockets=settings.sockets_per_address,
    )
    app.add_middleware(RequestLog, metrics=metrics)
    app.add_middleware(SecurityHeaders)
    handle_refusals(app)
    # Not by include_router: that looks for each request whether a router has changed.
    for room in (
        play,
        tables,
        live,
        previews,
        records,
        games,
        choices,
        rules,
        tours,
        people,
        accounts,
        webhooks,
        operations,
    ):
        app.router.routes.extend(room.router.routes)
    page.serve_page(app)
    app.openapi = lambda: _schema(app)  # type: ignore[method-assign]
    return app


def _schema(app: FastAPI) -> dict[str, Any]:
    """FastAPI's, with what goes over sockets, which OpenAPI itself does not know, and how refusals look."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, summary=app.summary, routes=app.routes)
        components = schema["components"]["schemas"]
        for frame in (TableFrame, LobbyFrame, Beat, RefusedFrame, Problem):
            described = frame.model_json_schema(ref_template="#/components/schemas/{model}")
            components |= {**described.pop("$defs", {}), frame.__name__: described}
        app.openapi_schema = schema
    return app.openapi_schema
