"""Identities: `/api/guest` and `/api/me`."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request, Response

from harbourside.server.api import cookies
from harbourside.server.api.caller import AnyCaller, Changing, Known, OurSite, key_of, limit_guests
from harbourside.server.api.models.people import GuestAsked, Keep, Me, RenameAsked
from harbourside.server.api.refusals import refusals
from harbourside.server.api.routes import make_router
from harbourside.server.storage.people import Player

router = make_router("people")


@router.post("/api/guest", response_model=Me, responses=refusals(409, 422))
async def become_guest(
    asked: GuestAsked,
    request: Request,
    response: Response,
    site: OurSite,
    caller: AnyCaller,
    _: Annotated[None, Depends(limit_guests)],
) -> dict[str, Any]:
    """A new identity; a caller who has one keeps it."""
    if caller is not None:
        return told(caller)
    player, key = await site.people.new_guest(asked.name, is_bound(request, asked.keep))
    return give_key(request, response, player, key, asked.keep)


def is_bound(request: Request, keep: Keep) -> bool:
    """Whether a key that is kept like this will never come in a cookie that others could have set."""
    return keep == "token" or cookies.is_secure(request)


def give_key(request: Request, response: Response, player: Player, key: str, keep: Keep) -> dict[str, Any]:
    """To a browser in a cookie that no script can read; to a program in the answer."""
    if keep == "token":
        return {**told(player), "token": key}
    cookies.put(request, response, cookies.KEY, key)
    return told(player)


def told(player: Player) -> dict[str, Any]:
    return {"player": player.id, "name": player.name, "account": player.account}


@router.get("/api/me", response_model=Me, responses=refusals(401))
async def me(request: Request, response: Response, caller: Known) -> dict[str, Any]:
    """Who the caller is. A browser with a cookie from before TLS gets the one that only this host can set."""
    if key_of(request)[1] == "cookie" and cookies.has_plain_key(request):
        cookies.put(request, response, cookies.KEY, cookies.read_key(request))
    return told(caller)


@router.post("/api/me", response_model=Me, responses=refusals(401, 409, 422))
async def rename_me(asked: RenameAsked, site: OurSite, caller: Changing) -> dict[str, Any]:
    """Another name, from now on; tables where one sits already keep the old one."""
    return told(await site.people.rename(caller, asked.name))
