"""Who is calling: an identity by cookie or token, and what it may still ask for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from harbourside.server.api import cookies
from harbourside.server.api.language import language_of
from harbourside.server.api.middleware import TooManyRequests, address_of, raw_address_of
from harbourside.server.api.models.players import Keep
from harbourside.server.errors import Refused
from harbourside.server.names import fold
from harbourside.server.services import Services
from harbourside.server.settings import Limits, Rate
from harbourside.server.storage.players import Player, hash_of


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


async def get_services(connection: HTTPConnection) -> Services:
    """A coroutine, since the framework would call a plain function in a thread, for every request."""
    return services_of(connection)


async def caller_of(connection: HTTPConnection) -> Player | None:
    """Whoever the cookie or token belongs to. A token that is nobody's is refused, not ignored."""
    services_of(connection).bans.check_address(raw_address_of(connection.scope))
    player = await _owner_of_key(connection)
    if player is not None:
        services_of(connection).bans.check_player(player.id)
        services_of(connection).presence.saw(player.id)
        services_of(connection).networks.note(player.id, address_of(connection.scope))
    return player


def key_of(connection: HTTPConnection) -> tuple[str, Keep]:
    """What proves who is calling, and how they keep it; empty if nothing does."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme:
        return token.strip() if scheme.lower() == "bearer" else "", "token"
    return cookies.read_key(connection), "cookie"


async def _owner_of_key(connection: HTTPConnection) -> Player | None:
    key, kept_as = key_of(connection)
    player = await services_of(connection).players.who_has(key) if key else None
    if player is None and kept_as == "token":
        raise Refused(401, "unknown-token")
    return player


async def known_caller(connection: HTTPConnection) -> Player:
    player = await caller_of(connection)
    if player is None:
        raise Refused(401, "who-are-you")
    return player


def limited_by(choose: Callable[[Limits], Rate], name: str) -> Callable[[HTTPConnection], Awaitable[Player]]:
    """A caller who is known and has not asked for too much of this, as nobody at their address has."""

    async def limited(connection: HTTPConnection) -> Player:
        player = await known_caller(connection)
        await take(connection, f"{name}:{player.id}", choose)
        await take(connection, f"{name} from:{address_of(connection.scope)}", of_all)
        return player

    def of_all(limits: Limits) -> Rate:
        rate, people = choose(limits), limits.people_per_address
        return Rate(burst=people * rate.burst, per_second=people * rate.per_second)

    return limited


async def limit_guests(connection: HTTPConnection) -> None:
    await take(connection, f"guests:{address_of(connection.scope)}", lambda limits: limits.guests)


async def limit_looks_back(connection: HTTPConnection) -> None:
    await take(connection, f"looks back:{address_of(connection.scope)}", lambda limits: limits.looks_back)


async def limit_accounts(connection: HTTPConnection) -> None:
    await take(connection, f"logins from:{address_of(connection.scope)}", lambda limits: limits.logins)


async def limit_passwords(connection: HTTPConnection) -> None:
    """Who changes a password has a key, and that many tries with it: others do not use them up."""
    key, _kept_as = key_of(connection)
    await take(connection, f"passwords with:{hash_of(key)}", lambda limits: limits.guesses)


async def limit_logins(connection: HTTPConnection, name: str, device: str) -> None:
    """Guessing is slow from one address, slower for one account, and slow from all addresses together. A
    device that the owner has logged in with has tries of its own: nobody can use them up."""
    if device and await services_of(connection).devices.proves(name, device):
        await take(connection, f"logins with:{hash_of(device)}", lambda limits: limits.logins)
        return
    address, whom = address_of(connection.scope), fold(name)
    await take(connection, f"logins from:{address}", lambda limits: limits.logins)
    await take(connection, f"logins as:{whom} from:{address}", lambda limits: limits.guesses)
    await take(connection, f"logins as:{whom}", lambda limits: limits.guesses_of_all)


async def take(connection: HTTPConnection, key: str, choose: Callable[[Limits], Rate]) -> None:
    services = services_of(connection)
    wait = await services.limiter.take(key, choose(services.settings.limits))
    if wait:
        raise TooManyRequests(wait)


async def language(connection: HTTPConnection) -> str:
    return language_of(connection.headers.get("accept-language"))


changing = limited_by(lambda limits: limits.changes, "changes")

ServicesDep = Annotated[Services, Depends(get_services)]
OptionalCaller = Annotated[Player | None, Depends(caller_of)]
KnownCaller = Annotated[Player, Depends(known_caller)]
ChangingCaller = Annotated[Player, Depends(changing)]
CreatingCaller = Annotated[Player, Depends(limited_by(lambda limits: limits.tables, "tables"))]
LoadingCaller = Annotated[Player, Depends(limited_by(lambda limits: limits.records, "records"))]
HintingCaller = Annotated[Player, Depends(limited_by(lambda limits: limits.hints, "hints"))]
WebhookCaller = Annotated[Player, Depends(limited_by(lambda limits: limits.webhooks, "webhooks"))]
Language = Annotated[str, Depends(language)]
