"""The application: routes, middleware, and the schema."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from harbourside.build import build_info
from harbourside.server.api import page
from harbourside.server.api.error_responses import handle_errors
from harbourside.server.api.middleware import (
    AddressLimitMiddleware,
    BanCheckMiddleware,
    BodyLimitMiddleware,
    OriginCheckMiddleware,
    RequestLogMiddleware,
    SecurityHeadersMiddleware,
)
from harbourside.server.api.models.base import ErrorResponse
from harbourside.server.api.models.frames import HeartbeatFrame, LobbyFrame, RefusedFrame, TableFrame
from harbourside.server.api.routes import (
    absence,
    accounts,
    advice,
    choices,
    games,
    live,
    moves,
    operations,
    players,
    records,
    rematches,
    rules,
    tables,
    tours,
    webhooks,
)
from harbourside.server.metrics import Metrics
from harbourside.server.services import make_backplane, open_services
from harbourside.server.settings import Settings


def make_app(settings: Settings) -> FastAPI:
    metrics = Metrics()
    backplane = make_backplane(settings, metrics)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_services(settings, metrics, backplane) as services:
            app.state.services = services
            games.load_games()
            yield

    app = FastAPI(
        title="Harbourside",
        summary="Five harbour-and-trade board games on one table.",
        version=build_info().version,
        openapi_url="/api/openapi.json",
        docs_url=None,  # its page loads scripts from another site
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
        separate_input_output_schemas=False,
        telemetry={"tracing": False, "metrics": False, "logs": False},  # we have our own
    )
    # The last one added handles a request first.
    app.add_middleware(BodyLimitMiddleware, largest=settings.largest_body)
    app.add_middleware(OriginCheckMiddleware, origins=settings.origins)
    app.add_middleware(BanCheckMiddleware)
    limits = settings.limits
    app.add_middleware(
        AddressLimitMiddleware,
        limiter=backplane.limiter,
        limits=limits,
        most_sockets=settings.sockets_per_address,
    )
    app.add_middleware(RequestLogMiddleware, metrics=metrics)
    app.add_middleware(SecurityHeadersMiddleware)
    handle_errors(app)
    # Without include_router, which checks for each request whether a router has changed.
    for module in (
        moves,
        tables,
        live,
        absence,
        advice,
        rematches,
        records,
        games,
        choices,
        rules,
        tours,
        players,
        accounts,
        webhooks,
        operations,
    ):
        app.router.routes.extend(module.router.routes)
    page.serve_page(app)
    app.openapi = lambda: _schema(app)  # type: ignore[method-assign]
    return app


def _schema(app: FastAPI) -> dict[str, Any]:
    """FastAPI's schema, and the models of frames and refusals, which OpenAPI does not find by itself."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, summary=app.summary, routes=app.routes)
        components = schema["components"]["schemas"]
        for frame in (TableFrame, LobbyFrame, HeartbeatFrame, RefusedFrame, ErrorResponse):
            described = frame.model_json_schema(ref_template="#/components/schemas/{model}")
            components |= {**described.pop("$defs", {}), frame.__name__: described}
        app.openapi_schema = schema
    return app.openapi_schema
