"""Identities, accounts and webhooks."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from harbourside.server.api.models.base import RequestModel, ResponseModel
from harbourside.server.fields import Name
from harbourside.server.notices.webhook import LONGEST_URL
from harbourside.server.passwords import LONGEST
from harbourside.server.storage.players import LONGEST_KEY

Keep = Literal["cookie", "token"]


Password = Annotated[str, Field(min_length=1, max_length=LONGEST)]


class GuestRequest(RequestModel):
    name: Name | None = None
    """Without a name, a player is called by the number of their seat, in the reader's language."""
    keep: Keep = "cookie"
    """cookie: for a browser; no script can read it. token: for a program."""


class MeResponse(ResponseModel):
    player: str
    name: str
    """Empty if they have not given one, or if it has become the name of somebody else's account."""
    account: str | None
    """The name to log in with; null: a guest."""
    token: str | None = None
    """Only in the response that created it, and only if the request asked for a token. The client sends it as
    `Authorization: Bearer …`."""
    device: str | None = None
    """Only beside the token of an account. The client sends it with its next login. It shows that this device
    has logged in before, so that people who guess the password cannot lock it out. A browser has a cookie."""


class AccountRequest(RequestModel):
    name: Name
    password: Password


class LoginRequest(AccountRequest):
    keep: Keep = "cookie"
    device: Annotated[str, Field(max_length=LONGEST_KEY)] | None = None
    """The `device` of the last login on this device, for a program."""


class PasswordRequest(RequestModel):
    old: Password
    new: Password


class WebhookRequest(RequestModel):
    url: Annotated[str, Field(min_length=1, max_length=LONGEST_URL)]
    """http or https, at a public address, on port 80, 443 or a port above 1023."""


class WebhookResponse(ResponseModel):
    url: str | None
    secret: str | None = None
    """Only in the response that set it. Each notice has the header `Harbourside-Signature: t=…,v1=…`:
    v1 is the HMAC-SHA256 of t, a dot and the body."""


class RenameRequest(RequestModel):
    name: Name
