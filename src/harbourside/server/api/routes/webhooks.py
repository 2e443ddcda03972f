"""The caller's webhook, which gets notices when it is their turn: `/api/me/webhook`."""

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
    """The webhook's URL. Its secret is only in the response that set it."""
    webhook = await services.outbox.webhook(caller.id)
    return {"url": webhook.url if webhook is not None else None}


@router.put("/api/me/webhook", response_model=WebhookResponse, responses=error_responses(401, 422))
async def set_webhook(body: WebhookRequest, services: ServicesDep, caller: WebhookCaller) -> dict[str, Any]:
    """Get a signed POST at a public address when it is the caller's turn, at tables with days for each
    decision."""
    await find(read_target(body.url))
    webhook = await services.outbox.set_webhook(caller.id, body.url)
    return {"url": webhook.url, "secret": webhook.secret}


@router.delete("/api/me/webhook", status_code=204, responses=error_responses(401))
async def drop_webhook(services: ServicesDep, caller: WebhookCaller) -> None:
    """Remove the webhook, and the notices that are still to be sent."""
    await services.outbox.drop_webhook(caller.id)
