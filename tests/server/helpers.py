"""What the server's tests share."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from argon2 import PasswordHasher
from websockets.asyncio.client import ClientConnection, connect

from harbourside.bots.asking import BotFailed
from harbourside.server.api.app import make_app
from harbourside.server.bots import bot_worker
from harbourside.server.bots.fair_queue import Requester
from harbourside.server.services import Services
from harbourside.server.settings import Limits, Rate, Settings
from harbourside.server.storage.database import open_database
from harbourside.server.table.commands import NewEntries
from harbourside.server.table.entries import Sit, Start
from harbourside.server.table.header import Header, SeatPlan, Terms, new_header
from harbourside.server.table.table import Table

Json = dict[str, Any]

PEOPLE = ("ann", "bob", "cid", "dee", "eve")
PLENTY = Rate(burst=1e9, per_second=1e9)
NO_LIMITS = Limits(
    requests=PLENTY,
    pages=PLENTY,
    operations=PLENTY,
    guests=PLENTY,
    tables=PLENTY,
    records=PLENTY,
    changes=PLENTY,
    logins=PLENTY,
    guesses=PLENTY,
    guesses_of_all=PLENTY,
    webhooks=PLENTY,
    hints=PLENTY,
    sockets=PLENTY,
    looks_back=PLENTY,
    listed_tables=1_000_000,
    waiting_tables=1_000_000,
    unfinished_tables=1_000_000,
)


# Tables without a server


def header_of(
    game: str = "seawolf",
    seats: str = "hh",
    seed: int = 7,
    options: dict[str, Any] | None = None,
    **terms: Any,
) -> Header:
    """A header by the first letters of its seats' kinds: h(uman), b(ot), o(pen)."""
    kinds = {"h": SeatPlan("human"), "b": SeatPlan("bot", "deckhand"), "o": SeatPlan("open")}
    header = new_header(game, options or {}, [kinds[kind] for kind in seats], Terms(**terms), "ann", 0)
    return replace(header, seed=seed, secret="secret", id="table")


def write(table: Table, commands: NewEntries) -> None:
    """What the table store does, without the disk."""
    for new in commands:
        table.add(new.numbered(table.number + 1, 1000))
    assert table.problem is None


def table_of_people(game: str = "seawolf", players: int = 2, seed: int = 7, **more: Any) -> Table:
    """A table that has started, with a person in each seat, named after PEOPLE."""
    table = Table(header_of(game, "h" * players, seed, **more))
    for seat in range(players):
        write(table, [Sit(seat, player=PEOPLE[seat], name=PEOPLE[seat].title())])
    write(table, [Start()])
    return table


def rebuilt(table: Table) -> Table:
    """The same table from its journal, through JSON as in a database."""
    again = Table(table.header)
    for outcome in table.history:
        entry = outcome.entry
        again.add(replace(entry, data=json.loads(json.dumps(dict(entry.data)))))
    return again


# A server


@dataclass
class Hands:
    """A clock that goes on only when it is told to."""

    now: int = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


class Client(httpx.AsyncClient):
    """Somebody who calls: with a token of their own."""

    player = ""

    async def ok(self, method: str, path: str, body: Json | None = None, **more: Any) -> Json:
        """The answer to a request that must succeed."""
        answer = await self.request(method, path, json=body, **more)
        assert answer.status_code < 300, answer.text
        found: Json = answer.json() if answer.content else {}
        return found

    async def refused(self, method: str, path: str, body: Json | None = None, **more: Any) -> tuple[int, str]:
        """Status and id of a refusal."""
        answer = await self.request(method, path, json=body, **more)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["error"]["id"]

    async def state(self, table: str, **query: Any) -> Json:
        return await self.ok("GET", f"/api/tables/{table}", params=query)

    async def move(self, state: Json, action: str | None = None) -> Json:
        """Make a move in a state that was looked at: the first legal one."""
        key = action or state["view"]["legal"][0]["key"]
        asked = {"number": state["number"] + 1, "action": key}
        return await self.ok("POST", f"/api/tables/{state['id']}/moves", asked)


class CountingHasher(PasswordHasher):
    """Cheap, for tests; and counts how often a password was compared."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.compared = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]
        self.compared += 1
        return bool(super().verify(hash, password))


class Server:
    """The application with its lifespan, called without a network."""

    def __init__(self, database: Path | str, **settings: Any) -> None:
        given: Json = {"bot_pace": 0, "workers": 1, "limits": NO_LIMITS, "hint": "search:iterations=20"}
        self.database = str(database)
        self.settings = Settings(database=self.database, **{**given, **settings})
        self.app = make_app(self.settings)
        self._open = AsyncExitStack()

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    async def __aenter__(self) -> Server:
        await self._open.enter_async_context(self.app.router.lifespan_context(self.app))
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._open.aclose()

    async def stranger(self, address: str = "127.0.0.1", **headers: str) -> Client:
        """Somebody whom the server does not know."""
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(address, 50_000))
        client = Client(transport=transport, base_url="http://test", headers=headers)
        return await self._open.enter_async_context(client)

    async def guest(self, name: str | None, address: str = "127.0.0.1") -> Client:
        client = await self.stranger(address)
        me = await client.ok("POST", "/api/guest", {"name": name, "keep": "token"})
        client.headers["authorization"] = f"Bearer {me['token']}"
        client.player = me["player"]
        return client

    async def two_at_a_table(self, ann: Client, bob: Client, **more: Any) -> str:
        """Ann in seat 0, Bob in seat 1, at a table that has started; its id."""
        seats = [{"kind": "human"}, {"kind": "open"}]
        made = await ann.ok("POST", "/api/tables", {"game": "seawolf", "seats": seats, **more})
        links = await ann.ok("GET", f"/api/tables/{made['id']}/invitations")
        invitation = links["invitations"][0]["invitation"]
        await bob.ok("POST", f"/api/tables/{made['id']}/join", {"invitation": invitation})
        id: str = made["id"]
        return id

    def think_here(self) -> None:
        """Hints in this process: starting another takes seconds."""
        self.app.state.services = replace(self.services, bot_pool=ThinkHere())  # type: ignore[arg-type]

    @asynccontextmanager
    async def on_a_port(self) -> AsyncIterator[str]:
        """The same application behind a real port, for sockets."""
        config = uvicorn.Config(self.app, port=0, lifespan="off", log_config=None, access_log=False)
        running = uvicorn.Server(config)
        task = asyncio.create_task(running.serve())
        while not running.started:
            await asyncio.sleep(0.01)
        port = running.servers[0].sockets[0].getsockname()[1]
        try:
            yield f"127.0.0.1:{port}"
        finally:
            running.should_exit = True
            await task


async def rows(database: str, sql: str) -> list[tuple[Any, ...]]:
    """What a database has, for somebody who looks from outside."""
    engine = open_database(database)
    try:
        async with engine.connect() as connection:
            return [tuple(row) for row in await connection.exec_driver_sql(sql)]
    finally:
        await engine.dispose()


class ThinkHere:
    async def think(self, question: bot_worker.Question, requester: Requester) -> bot_worker.Answer:
        answer = bot_worker.answer(question)
        if isinstance(answer, bot_worker.FailedAnswer):
            raise BotFailed("crash", kind=question.spec, reason=answer.reason)
        return answer


class Socket:
    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    async def frame(self) -> Json:
        """The next frame that is no heartbeat."""
        while True:
            frame: Json = json.loads(await asyncio.wait_for(self._connection.recv(), 10))
            if frame["type"] != "beat":
                return frame

    async def any_frame(self) -> Json:
        frame: Json = json.loads(await asyncio.wait_for(self._connection.recv(), 10))
        return frame

    async def say(self, text: str) -> None:
        await self._connection.send(text)


@asynccontextmanager
async def listening(host: str, path: str, who: Client | None = None, **headers: str) -> AsyncIterator[Socket]:
    """A live connection."""
    if who is not None:
        headers["authorization"] = who.headers["authorization"]
    async with connect(f"ws://{host}{path}", additional_headers=headers) as connection:
        yield Socket(connection)


async def eventually(check: Callable[[], Any], seconds: float = 20.0) -> Any:
    """What an awaited check gives as soon as it gives something."""
    async with asyncio.timeout(seconds):
        while True:
            found = await check()
            if found:
                return found
            await asyncio.sleep(0.02)
