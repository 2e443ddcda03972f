"""Dependencies of the routes: the services, the caller, and the caller's rate limits."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from harbourside.server.api import cookies
from harbourside.server.api.language import language_of
from harbourside.server.api.middleware import TooManyRequests, address_of
from harbourside.server.api.models.players import Keep
from harbourside.server.errors import Refused
from harbourside.server.names import fold
from harbourside.server.services import Services
from harbourside.server.settings import Limits, Rate
from harbourside.server.storage.players import Identity, hash_of


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


async def get_services(connection: HTTPConnection) -> Services:
    """A coroutine, because FastAPI would run a plain function in a thread, for every request."""
    return services_of(connection)


async def caller_of(connection: HTTPConnection) -> Identity | None:
    """The player whose key the cookie or token has. An unknown token is refused; an unknown cookie is not."""
    services = services_of(connection)
    key, keep = key_of(connection)
    player = await services.players.who_has(key) if key else None
    if player is not None:
        services.bans.check_player(player.id)
        services.presence.saw(player.id)
        services.networks.note(player.id, address_of(connection.scope))
    elif keep == "token":
        raise Refused(401, "unknown-token")
    return player


def key_of(connection: HTTPConnection) -> tuple[str, Keep]:
    """The key that proves who is calling, and how the caller keeps it. The key is empty if there is none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme:
        return token.strip() if scheme.lower() == "bearer" else "", "token"
    return cookies.read_key(connection), "cookie"


async def known_caller(connection: HTTPConnection) -> Identity:
    player = await caller_of(connection)
    if player is None:
        raise Refused(401, "who-are-you")
    return player


def limited_by(
    choose: Callable[[Limits], Rate], name: str
) -> Callable[[HTTPConnection], Awaitable[Identity]]:
    """A dependency: the known caller, if neither they nor their address have made too many requests of this
    kind."""

    async def limited(connection: HTTPConnection) -> Identity:
        player = await known_caller(connection)
        await take(connection, f"{name}:{player.id}", choose)
        await take(connection, f"{name} from:{address_of(connection.scope)}", of_all_people)
        return player

    def of_all_people(limits: Limits) -> Rate:
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
    """Limited by the caller's key, so that nobody else can use up the tries of an account's owner."""
    key, _ = key_of(connection)
    await take(connection, f"passwords with:{hash_of(key)}", lambda limits: limits.guesses)


async def limit_logins(connection: HTTPConnection, name: str, device: str) -> None:
    """Three limits make it slow to guess passwords: by address, by account and address, and by account. A
    device from which the owner has logged in has a limit of its own, so nobody can lock the owner out."""
    if device and await services_of(connection).devices.proves(name, device):
        await take(connection, f"logins with:{hash_of(device)}", lambda limits: limits.logins)
        return
    address, account = address_of(connection.scope), fold(name)
    await take(connection, f"logins from:{address}", lambda limits: limits.logins)
    await take(connection, f"logins as:{account} from:{address}", lambda limits: limits.guesses)
    await take(connection, f"logins as:{account}", lambda limits: limits.guesses_of_all)


async def take(connection: HTTPConnection, key: str, choose: Callable[[Limits], Rate]) -> None:
    services = services_of(connection)
    wait = await services.limiter.take(key, choose(services.settings.limits))
    if wait:
        raise TooManyRequests(wait)


async def language(connection: HTTPConnection) -> str:
    return language_of(connection.headers.get("accept-language"))


limited_to_changes = limited_by(lambda limits: limits.changes, "changes")

ServicesDep = Annotated[Services, Depends(get_services)]
OptionalCaller = Annotated[Identity | None, Depends(caller_of)]
KnownCaller = Annotated[Identity, Depends(known_caller)]
ChangingCaller = Annotated[Identity, Depends(limited_to_changes)]
CreatingCaller = Annotated[Identity, Depends(limited_by(lambda limits: limits.tables, "tables"))]
LoadingCaller = Annotated[Identity, Depends(limited_by(lambda limits: limits.records, "records"))]
HintingCaller = Annotated[Identity, Depends(limited_by(lambda limits: limits.hints, "hints"))]
WebhookCaller = Annotated[Identity, Depends(limited_by(lambda limits: limits.webhooks, "webhooks"))]
Language = Annotated[str, Depends(language)]
