"""Where somebody wants to be told that it is their turn: `/api/me/webhook`."""

from __future__ import annotations

from typing import Any

from harbourside.server.api.deps import KnownCaller, ServicesDep, WebhookCaller
from harbourside.server.api.error_responses import error_responses
from harbourside.server.api.models.players import WebhookRequest, WebhookResponse
from harbourside.server.api.routing import make_router
from harbourside.server.notices.webhook import find, read_target

router = make_router("people")


@router.get("/api/me/webhook", response_model=WebhookResponse, responses=error_responses(401))
async def get_webhook(services: ServicesDep, caller: KnownCaller) -> dict[str, Any]:
    """Where notices go now; its secret was told when it was set."""
    webhook = await services.outbox.webhook(caller.id)
    return {"url": webhook.url if webhook is not None else None}


@router.put("/api/me/webhook", response_model=WebhookResponse, responses=error_responses(401, 422))
async def set_webhook(body: WebhookRequest, services: ServicesDep, caller: WebhookCaller) -> dict[str, Any]:
    """Be told of one's turn at tables with days for each decision, by a signed POST to a public address."""
    await find(read_target(body.url))
    webhook = await services.outbox.set_webhook(caller.id, body.url)
    return {"url": webhook.url, "secret": webhook.secret}


@router.delete("/api/me/webhook", status_code=204, responses=error_responses(401))
async def drop_webhook(services: ServicesDep, caller: WebhookCaller) -> None:
    """No more notices, not even those that wait."""
    await services.outbox.drop_webhook(caller.id)
