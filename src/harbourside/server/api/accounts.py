"""Accounts: `/api/account`, and coming and going with one."""

from __future__ import annotations

from typing import Any

from fastapi import Request, Response

from harbourside.server.api.caller import Changing, Known, OurSite, key_of, limit_logins
from harbourside.server.api.guard import COOKIE
from harbourside.server.api.models.people import AccountAsked, LoginAsked, Me, PasswordAsked
from harbourside.server.api.people import give_key, told
from harbourside.server.api.refusals import refusals
from harbourside.server.api.routes import make_router
from harbourside.server.names import fold

router = make_router("people")


@router.post("/api/account", response_model=Me, status_code=201, responses=refusals(401, 409, 422))
async def create_account(
    asked: AccountAsked, request: Request, site: OurSite, caller: Changing
) -> dict[str, Any]:
    """Make the caller's identity an account. They are who they were, with all their tables."""
    await limit_logins(request, caller.id)
    return told(await site.accounts.create(caller, asked.name, asked.password))


@router.post("/api/login", response_model=Me, responses=refusals(401, 422))
async def log_in(asked: LoginAsked, request: Request, response: Response, site: OurSite) -> dict[str, Any]:
    """Be the owner of an account, on this device too. A guest's identity it had before is left behind."""
    await limit_logins(request, fold(asked.name))
    player, key = await site.accounts.log_in(asked.name, asked.password)
    return give_key(request, response, site, player, key, asked.keep)


@router.post("/api/logout", status_code=204, responses=refusals(401))
async def log_out(request: Request, response: Response, site: OurSite, _: Known) -> None:
    """Give up the cookie or token that this request came with. A guest is gone with it for good."""
    key, _kept_as = key_of(request)
    await site.people.drop_key(key)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


@router.post("/api/account/password", response_model=Me, responses=refusals(401, 409, 422))
async def change_password(
    asked: PasswordAsked, request: Request, response: Response, site: OurSite, caller: Changing
) -> dict[str, Any]:
    """Another password. Every other device has to log in again; this one gets a new cookie or token."""
    await limit_logins(request, caller.id)
    key = await site.accounts.change_password(caller, asked.old, asked.new)
    return give_key(request, response, site, caller, key, key_of(request)[1])
