"""The paired-state test once more, over HTTP and sockets.

Two servers start from copies of one database. At the second, the position in memory is changed in what the
viewer cannot see; then both are asked the same, and every byte of their answers is compared.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.helpers import PEOPLE, Client, Server, listening

import harbourside as hs

pytestmark = pytest.mark.anyio

PLAYERS = 3


async def make_table(server: Server, game: str, decisions: int) -> tuple[str, list[str]]:
    """A table of three people some way into the game: its id, and their tokens."""
    people = [await server.guest(name) for name in PEOPLE[:PLAYERS]]
    seats = [{"kind": "human"}, *({"kind": "open"} for _ in people[1:])]
    asked = {"game": game, "seats": seats, "visibility": "open", "hints": True}
    made = await people[0].ok("POST", "/api/tables", asked)
    for client in people[1:]:
        await client.ok("POST", f"/api/tables/{made['id']}/join", {})
    rng = hs.Rng(decisions)
    for _ in range(decisions):
        decides = (await people[0].state(made["id"]))["decides"]
        if decides is None:
            break
        state = await people[decides].state(made["id"])
        legal = state["view"]["legal"]
        await people[decides].move(state, legal[rng.below(len(legal))]["key"])
    return made["id"], [client.headers["authorization"] for client in people]


@asynccontextmanager
async def copy_of(database: Path, name: str) -> AsyncIterator[Server]:
    folder = database.parent / name
    shutil.copytree(database.parent, folder, ignore=shutil.ignore_patterns("twin*"))
    async with Server(folder / database.name) as server:
        server.site.harbour.now = lambda: 1_000
        server.think_here()
        yield server


async def hide_differently(server: Server, id: str, seat: int | None, seed: int) -> None:
    async with server.site.harbour.table(id) as table:
        assert table.play is not None
        other = table.play.state.sample(seat, hs.Rng(seed))
        other.listen(table.play.state.log)
        table.play.state = other


async def everything(server: Server, id: str, token: str | None) -> list[bytes]:
    """All that one viewer can get to see, also by asking for what is not theirs."""
    client = await server.stranger(**({"authorization": token} if token else {}))
    path = f"/api/tables/{id}"
    number = (await client.state(id))["number"] + 1
    keys = list(hs.game((await client.state(id))["game"]).actions)
    keys = keys[:: max(1, len(keys) // 12)]
    asked = [
        ("GET", f"{path}?since=0", None),
        ("GET", f"{path}/record", None),
        ("GET", f"{path}/proof", None),
        ("GET", "/api/tables", None),
        *(("GET", f"{path}/why?action={key.replace('+', '%2B')}", None) for key in keys),
        ("POST", f"{path}/hint", {}),
        ("POST", f"{path}/undo/answer", {"request": 1, "agree": True}),
        ("POST", f"{path}/moves", {"number": number - 1, "action": keys[0]}),
        ("POST", f"{path}/moves", {"number": number, "action": "no:such"}),
    ]
    return [(await client.request(method, where, json=body)).content for method, where, body in asked]


@pytest.mark.parametrize("game", hs.games())
async def test_what_is_hidden_changes_no_byte_of_any_answer(tmp_path: Path, game: str) -> None:
    database = tmp_path / "tables.db"
    async with Server(database) as server:
        id, tokens = await make_table(server, game, 25)
    for viewer in (1, None):
        async with (
            copy_of(database, f"twin {viewer} a") as truth,
            copy_of(database, f"twin {viewer} b") as other,
        ):
            await hide_differently(other, id, viewer, seed=9)
            token = tokens[viewer] if viewer is not None else None
            heard = []
            for server in (truth, other):
                answers = await everything(server, id, token)
                async with server.on_a_port() as host:
                    who = await server.stranger(authorization=token) if token else None
                    async with listening(host, f"/api/tables/{id}/live?since=0", who) as socket:
                        answers.append(json.dumps(await socket.frame()).encode())
                        await give_up(server, id, tokens[2])
                        answers.append(json.dumps(await socket.frame()).encode())
                heard.append(answers)
            assert heard[0] == heard[1]
            assert len(heard[0]) > 10


async def give_up(server: Server, id: str, token: str) -> None:
    """Something that happens at the table, whatever the game."""
    client: Client = await server.stranger(authorization=token)
    await client.ok("POST", f"/api/tables/{id}/concede", {})
