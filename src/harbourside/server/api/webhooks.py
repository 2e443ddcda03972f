"""Where somebody wants to be told that it is their turn: `/api/me/webhook`."""

from __future__ import annotations

from typing import Any

from harbourside.server.api.caller import Hooking, Known, OurSite
from harbourside.server.api.models.people import WebhookAsked, WebhookTold
from harbourside.server.api.refusals import refusals
from harbourside.server.api.routes import make_router
from harbourside.server.notices.webhook import find, read_target

router = make_router("people")


@router.get("/api/me/webhook", response_model=WebhookTold, responses=refusals(401))
async def get_webhook(site: OurSite, caller: Known) -> dict[str, Any]:
    """Where notices go now; its secret was told when it was set."""
    webhook = await site.outbox.webhook(caller.id)
    return {"url": webhook.url if webhook is not None else None}


@router.put("/api/me/webhook", response_model=WebhookTold, responses=refusals(401, 422))
async def set_webhook(asked: WebhookAsked, site: OurSite, caller: Hooking) -> dict[str, Any]:
    """Be told of one's turn at tables with days for each decision, by a signed POST to a public address."""
    await find(read_target(asked.url))
    webhook = await site.outbox.set_webhook(caller.id, asked.url)
    return {"url": webhook.url, "secret": webhook.secret}


@router.delete("/api/me/webhook", status_code=204, responses=refusals(401))
async def drop_webhook(site: OurSite, caller: Hooking) -> None:
    """No more notices, not even those that wait."""
    await site.outbox.drop_webhook(caller.id)
