"""Accounts: `/api/account`, and coming and going with one."""

from __future__ import annotations

from typing import Any

from fastapi import Request, Response

from harbourside.server.api import cookies
from harbourside.server.api.caller import (
    Changing,
    Known,
    OurSite,
    key_of,
    limit_accounts,
    limit_logins,
    limit_passwords,
)
from harbourside.server.api.models.people import AccountAsked, Keep, LoginAsked, Me, PasswordAsked
from harbourside.server.api.people import give_key, is_bound
from harbourside.server.api.refusals import refusals
from harbourside.server.api.routes import make_router
from harbourside.server.storage.accounts import Login

router = make_router("people")


@router.post("/api/account", response_model=Me, status_code=201, responses=refusals(401, 409, 422))
async def create_account(
    asked: AccountAsked, request: Request, response: Response, site: OurSite, caller: Changing
) -> dict[str, Any]:
    """Make the caller's identity an account. They are who they were, with all their tables. Every key of the
    guest is void; the answer brings a new one, kept as the caller kept theirs."""
    await limit_accounts(request)
    keep = key_of(request)[1]
    login = await site.accounts.create(caller, asked.name, asked.password, is_bound(request, keep))
    return _give(request, response, login, keep)


@router.post("/api/login", response_model=Me, responses=refusals(401, 422))
async def log_in(asked: LoginAsked, request: Request, response: Response, site: OurSite) -> dict[str, Any]:
    """Be the owner of an account, on this device too. A guest's identity it had before is left behind."""
    device = asked.device or cookies.read_device(request)
    await limit_logins(request, asked.name, device)
    bound = is_bound(request, asked.keep)
    login = await site.accounts.log_in(asked.name, asked.password, bound, device)
    return _give(request, response, login, asked.keep)


@router.post("/api/logout", status_code=204, responses=refusals(401))
async def log_out(request: Request, response: Response, site: OurSite, _: Known) -> None:
    """Give up the cookie or token that this request came with. A guest is gone with it for good. That the
    device has logged in stays known."""
    key, _kept_as = key_of(request)
    await site.people.drop_key(key)
    cookies.drop(request, response, cookies.KEY)


@router.post("/api/account/password", response_model=Me, responses=refusals(401, 409, 422))
async def change_password(
    asked: PasswordAsked, request: Request, response: Response, site: OurSite, caller: Changing
) -> dict[str, Any]:
    """Another password. Every other device has to log in again; this one gets a new cookie or token."""
    await limit_passwords(request)
    keep = key_of(request)[1]
    login = await site.accounts.change_password(caller, asked.old, asked.new, is_bound(request, keep))
    return _give(request, response, login, keep)


def _give(request: Request, response: Response, login: Login, keep: Keep) -> dict[str, Any]:
    told = give_key(request, response, login.player, login.key, keep)
    if keep == "token":
        return {**told, "device": login.device}
    cookies.put(request, response, cookies.DEVICE, login.device)
    return told
