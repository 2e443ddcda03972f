"""Accounts: creating one, logging in and out, changing the password."""

from __future__ import annotations

from typing import Any

from fastapi import Request, Response

from harbourside.server.api import cookies
from harbourside.server.api.deps import (
    ChangingCaller,
    KnownCaller,
    ServicesDep,
    key_of,
    limit_accounts,
    limit_logins,
    limit_passwords,
)
from harbourside.server.api.error_responses import error_responses
from harbourside.server.api.models.players import (
    AccountRequest,
    Keep,
    LoginRequest,
    MeResponse,
    PasswordRequest,
)
from harbourside.server.api.routes.players import give_key, is_bound
from harbourside.server.api.routing import make_router
from harbourside.server.storage.accounts import Login

router = make_router("people")


@router.post(
    "/api/account", response_model=MeResponse, status_code=201, responses=error_responses(401, 409, 422)
)
async def create_account(
    body: AccountRequest, request: Request, response: Response, services: ServicesDep, caller: ChangingCaller
) -> dict[str, Any]:
    """Make the caller's guest identity an account. They keep their identity and their tables. All keys of the
    guest become void. The response brings a new one, in a cookie or as a token, as before."""
    await limit_accounts(request)
    keep = key_of(request)[1]
    login = await services.accounts.create(caller, body.name, body.password, is_bound(request, keep))
    return _give(request, response, login, keep)


@router.post("/api/login", response_model=MeResponse, responses=error_responses(401, 422))
async def log_in(
    body: LoginRequest, request: Request, response: Response, services: ServicesDep
) -> dict[str, Any]:
    """Log in to an account on this device. The device loses a guest identity that it had before."""
    device = body.device or cookies.read_device(request)
    await limit_logins(request, body.name, device)
    bound = is_bound(request, body.keep)
    login = await services.accounts.log_in(body.name, body.password, bound, device)
    return _give(request, response, login, body.keep)


@router.post("/api/logout", status_code=204, responses=error_responses(401))
async def log_out(request: Request, response: Response, services: ServicesDep, _: KnownCaller) -> None:
    """Make the cookie or token of this request void. A guest loses their identity for good. The server still
    knows that the device has logged in."""
    key = key_of(request)[0]
    await services.players.drop_key(key)
    cookies.drop(request, response, cookies.KEY)


@router.post("/api/account/password", response_model=MeResponse, responses=error_responses(401, 409, 422))
async def change_password(
    body: PasswordRequest, request: Request, response: Response, services: ServicesDep, caller: ChangingCaller
) -> dict[str, Any]:
    """Change the password. Every other device has to log in again; this one gets a new cookie or token."""
    await limit_passwords(request)
    keep = key_of(request)[1]
    login = await services.accounts.change_password(caller, body.old, body.new, is_bound(request, keep))
    return _give(request, response, login, keep)


def _give(request: Request, response: Response, login: Login, keep: Keep) -> dict[str, Any]:
    me = give_key(request, response, login.player, login.key, keep)
    if keep == "token":
        return {**me, "device": login.device}
    cookies.put(request, response, cookies.DEVICE, login.device)
    return me
