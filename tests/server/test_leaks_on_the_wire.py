"""The paired-state test once more, over HTTP and sockets.

Two servers start from copies of one database. At the second, all that the viewer cannot see is changed in
memory: the position, the keys and the chance of the journal, the secret side of events, the seed. Then both
are asked the same, and every byte of their answers is compared.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any
from urllib.parse import quote

import pytest
from tests.server.helpers import PEOPLE, Client, Json, Server, listening

import harbourside as hs
from harbourside.engine.events import Event
from harbourside.server.table import visibility
from harbourside.server.table.entries import EntryOutcome, content_of
from harbourside.server.table.header import Header
from harbourside.server.table.table import Table, ViewCache
from harbourside.server.table.visibility import history

pytestmark = pytest.mark.anyio

PLAYERS = 3
DECISIONS = (9, 14, 20, 25)
"""After how many of them each of the tables is looked at."""


async def make_table(server: Server, people: list[Client], game: str, decisions: int) -> str:
    """A table of three people some way into the game; its id."""
    seats = [{"kind": "human"}, *({"kind": "open"} for _ in people[1:])]
    asked = {"game": game, "seats": seats, "visibility": "open", "hints": True}
    made = await people[0].ok("POST", "/api/tables", asked)
    for client in people[1:]:
        await client.ok("POST", f"/api/tables/{made['id']}/join", {})
    rng = hs.Rng(decisions)
    for _ in range(decisions):
        decides = (await people[0].state(made["id"]))["decides"]
        state = await people[decides].state(made["id"])
        legal = state["view"]["legal"]
        await people[decides].move(state, legal[rng.below(len(legal))]["key"])
    id: str = made["id"]
    return id


@asynccontextmanager
async def copy_of(database: Path, name: str) -> AsyncIterator[Server]:
    folder = database.parent / name
    shutil.copytree(database.parent, folder, ignore=shutil.ignore_patterns("twin*"))
    async with Server(folder / database.name) as server:
        server.services.tables.now = lambda: 1_000
        server.think_here()
        yield server


async def hide_differently(server: Server, id: str, seat: int | None, seed: int) -> None:
    async with server.services.tables.table(id) as table:
        assert table.play is not None
        other = table.play.state.sample(seat, hs.Rng(seed))
        other.listen(table.play.state.log)
        table.play.state = other
        table.history = [hidden_from(seat, outcome) for outcome in table.history]
        table.header = hidden_seed(table.header)
        table.view_cache = ViewCache()


def hidden_from(seat: int | None, outcome: EntryOutcome) -> EntryOutcome:
    """The same with other secrets: keys of others' decisions, chance, and what only others saw of events."""
    entry = outcome.entry
    data = {**entry.data, "chance": ["anything=else"]}
    if entry.kind == "move" and entry.seat != seat:
        data["action"] = "another:key"
    events = [
        event
        if seat is not None and seat in event.seen_by
        else Event(
            event.id, event.args, dict.fromkeys(event.secret, "another"), event.seen_by, event.fades_to
        )
        for event in outcome.events
    ]
    hidden = replace(entry, data=data)
    return replace(outcome, entry=hidden, content=content_of(hidden), events=events)


def hidden_seed(header: Header) -> Header:
    """Another seed under the same hash: nobody could tell before the end."""
    other = replace(header, seed=header.seed ^ 1)
    vars(other)["seed_hash"] = header.seed_hash
    return other


async def everything(client: Client, id: str, game: str) -> list[bytes]:
    """All that one viewer can get to see, also by asking for what is not theirs or what the rules forbid."""
    path = f"/api/tables/{id}"
    state = await client.state(id)
    number, legal = state["number"], {action["key"] for action in state["view"]["legal"]}
    keys = [key for key in hs.game(game).actions if key not in legal]
    keys = [*keys[:: max(1, len(keys) // 12)], *legal]
    forbidden = [key for key in keys if key not in legal]
    asked: list[tuple[str, str, Json | None]] = [
        *(("GET", path + more, None) for more in ("?since=0", "?spectate=true", "?seat=0")),
        *(
            ("GET", f"{path}/{more}", None)
            for more in ("record", "record?spectate=true", "proof", "invitations", "absence")
        ),
        ("GET", "/api/tables", None),
        ("GET", "/api/tables?mine=true", None),
        *(("GET", f"{path}/why?action={quote(key, safe='')}", None) for key in keys),
        ("POST", f"{path}/hint", {}),
        *(("POST", f"{path}/absence", {"seat": 0, "act": act}) for act in ("call", "abort", "claim")),
        ("POST", f"{path}/undo/answer", {"request": 1, "agree": True}),
        ("POST", f"{path}/moves", {"number": number, "action": keys[0]}),
        ("POST", f"{path}/moves", {"number": number + 1, "action": "no:such"}),
        *(("POST", f"{path}/moves", {"number": number + 1, "action": key}) for key in forbidden),
        ("POST", f"{path}/undo", {"number": number}),
    ]
    answers = [await client.request(method, where, json=body) for method, where, body in asked]
    return [f"{answer.status_code} ".encode() + answer.content for answer in answers]


async def live(server: Server, id: str, viewer: Client, quitter: Client) -> list[bytes]:
    """What a live connection tells, at once and then: the viewer goes back, somebody gives up."""
    told = []
    who = viewer if "authorization" in viewer.headers else None
    async with (
        server.on_a_port() as host,
        listening(host, f"/api/tables/{id}/live?since=0", who) as socket,
    ):
        told.append(json.dumps(await socket.frame()).encode())
        asked = {"number": json.loads(told[0])["table"]["number"] + 1}
        answer = await viewer.post(f"/api/tables/{id}/undo", json=asked)
        told.append(answer.content)
        if answer.status_code == 200:
            told.append(json.dumps(await socket.frame()).encode())
        await quitter.ok("POST", f"/api/tables/{id}/concede", {})
        told.append(json.dumps(await socket.frame()).encode())
    return told


@pytest.mark.parametrize("game", hs.game_ids())
async def test_what_is_hidden_changes_no_byte_of_any_answer(tmp_path: Path, game: str) -> None:
    """For who is to decide (and is given a hint), for who decided last, for a third and for a spectator."""
    database = tmp_path / "tables.db"
    async with Server(database) as server:
        people = [await server.guest(name) for name in PEOPLE[:PLAYERS]]
        tables = [await make_table(server, people, game, decisions) for decisions in DECISIONS]
        decides = [(await people[0].state(id))["decides"] for id in tables]
        tokens = [client.headers["authorization"] for client in people]
    async with copy_of(database, "twin a") as truth, copy_of(database, "twin b") as other:
        for number, (id, actor) in enumerate(zip(tables, decides, strict=True)):
            viewer = [actor, (actor + 1) % PLAYERS, (actor + 2) % PLAYERS, None][number % 4]
            await hide_differently(other, id, viewer, seed=9)
            quitter = next(seat for seat in range(PLAYERS) if seat not in (viewer, actor))
            heard = []
            for server in (truth, other):
                client = await server.stranger(
                    **({} if viewer is None else {"authorization": tokens[viewer]})
                )
                answers = await everything(client, id, game)
                quits = await server.stranger(authorization=tokens[quitter])
                heard.append([*answers, *await live(server, id, client, quits)])
            assert heard[0] == heard[1], f"{viewer} heard a difference"
            hints = [answer for answer in heard[0] if b'"thoughts"' in answer]
            assert len(hints) == (1 if viewer == actor else 0)


def leaky_proof(table: Table) -> Json:
    assert table.play is not None
    return {**HONEST_PROOF(table), "seed_hash": str(table.play.state.dump())[:60_000]}


def leaky_key(table: Table, outcome: EntryOutcome, seat: int | None) -> str:
    key: str = outcome.entry.data["action"]
    return key


def leaky_events(table: Table, outcome: EntryOutcome, seat: int | None) -> list[Json]:
    return [event.told_to_all() for event in outcome.events]


HONEST_PROOF = visibility.proof


@pytest.mark.parametrize(
    ("module", "name", "leak"),
    [(visibility, "proof", leaky_proof), (history, "_key", leaky_key), (history, "_events", leaky_events)],
)
async def test_a_leak_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str, leak: Callable[..., Any]
) -> None:
    """A test that compares may compare nothing: here something hidden is told, and that must not pass."""
    monkeypatch.setattr(module, name, leak)
    with pytest.raises(AssertionError, match="heard"):
        await test_what_is_hidden_changes_no_byte_of_any_answer(tmp_path, "seawolf")
