"""Identities: `/api/guest` and `/api/me`."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Depends, Request, Response

from harbourside.server.api.caller import AnyCaller, Changing, Known, OurSite, limit_guests
from harbourside.server.api.guard import COOKIE
from harbourside.server.api.models.people import GuestAsked, Keep, Me, RenameAsked
from harbourside.server.api.refusals import refusals
from harbourside.server.api.routes import make_router
from harbourside.server.site import Site
from harbourside.server.storage.people import Player

YEAR: Final = 365 * 24 * 3600

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
    player, key = await site.people.new_guest(asked.name)
    return give_key(request, response, site, player, key, asked.keep)


def give_key(
    request: Request, response: Response, site: Site, player: Player, key: str, keep: Keep
) -> dict[str, Any]:
    """To a browser in a cookie that no script can read; to a program in the answer."""
    if keep == "token":
        return {**told(player), "token": key}
    response.set_cookie(
        COOKIE,
        key,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=site.settings.secure_cookies or request.url.scheme == "https",
    )
    return told(player)


def told(player: Player) -> dict[str, Any]:
    return {"player": player.id, "name": player.name, "account": player.account}


@router.get("/api/me", response_model=Me, responses=refusals(401))
async def me(caller: Known) -> dict[str, Any]:
    return told(caller)


@router.post("/api/me", response_model=Me, responses=refusals(401, 409, 422))
async def rename_me(asked: RenameAsked, site: OurSite, caller: Changing) -> dict[str, Any]:
    """Another name, from now on; tables where one sits already keep the old one."""
    return told(await site.people.rename(caller, asked.name))
