"""Identities: `/api/guest` and `/api/me`."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request, Response

from harbourside.server.api import cookies
from harbourside.server.api.deps import (
    ChangingCaller,
    KnownCaller,
    OptionalCaller,
    ServicesDep,
    key_of,
    limit_guests,
)
from harbourside.server.api.error_responses import error_responses
from harbourside.server.api.models.players import GuestRequest, Keep, MeResponse, RenameRequest
from harbourside.server.api.routing import make_router
from harbourside.server.storage.players import Identity

router = make_router("people")


@router.post("/api/guest", response_model=MeResponse, responses=error_responses(409, 422))
async def become_guest(
    body: GuestRequest,
    request: Request,
    response: Response,
    services: ServicesDep,
    caller: OptionalCaller,
    _: Annotated[None, Depends(limit_guests)],
) -> dict[str, Any]:
    """Become a guest with a new identity. A caller who has an identity keeps it."""
    if caller is not None:
        return _me(caller)
    player, key = await services.players.new_guest(body.name, is_bound(request, body.keep))
    return give_key(request, response, player, key, body.keep)


def is_bound(request: Request, keep: Keep) -> bool:
    """Whether a key is bound: accepted only as a token, or in a cookie that no other host can set."""
    return keep == "token" or cookies.is_secure(request)


def give_key(request: Request, response: Response, player: Identity, key: str, keep: Keep) -> dict[str, Any]:
    """The response with a new key: in a cookie that no script can read, or as a token for a program."""
    if keep == "token":
        return {**_me(player), "token": key}
    cookies.put(request, response, cookies.KEY, key)
    return _me(player)


def _me(player: Identity) -> dict[str, Any]:
    return {"player": player.id, "name": player.name, "account": player.account}


@router.get("/api/me", response_model=MeResponse, responses=error_responses(401))
async def me(request: Request, response: Response, caller: KnownCaller) -> dict[str, Any]:
    """Who the caller is. A browser that has a cookie from before TLS gets one that only this host can set."""
    if key_of(request)[1] == "cookie" and cookies.has_plain_key(request):
        cookies.put(request, response, cookies.KEY, cookies.read_key(request))
    return _me(caller)


@router.post("/api/me", response_model=MeResponse, responses=error_responses(401, 409, 422))
async def rename_me(body: RenameRequest, services: ServicesDep, caller: ChangingCaller) -> dict[str, Any]:
    """Change the caller's name. Tables where they sit already keep the old one."""
    return _me(await services.players.rename(caller, body.name))
