"""A table that this version cannot replay: it tells nobody how chance fell, and no list offers it."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from tests.server.helpers import Client, Server, rows, table_of_people
from tests.server.test_table import play_on

import harbourside as hs
from harbourside.server.admin import work
from harbourside.server.storage.database import open_database
from harbourside.server.table import visibility
from harbourside.server.table.table import Table

ON_BOTH_DATABASES = True

LISTED = {"game": "seawolf", "visibility": "open"}
FORGED = "row@0=nothing"


def with_other_chance(table: Table) -> Table:
    """The same journal, but what fell last is written down differently."""
    forged = Table(table.header)
    last = [outcome.entry for outcome in table.history if outcome.entry.data.get("chance")][-1]
    for outcome in table.history:
        entry = outcome.entry
        if entry is last:
            entry = replace(entry, data={**entry.data, "chance": [FORGED]})
        forged.add(entry)
    return forged


@pytest.mark.parametrize("game", hs.game_ids())
def test_a_broken_journal_tells_no_viewer_how_chance_fell(game: str) -> None:
    table = table_of_people(game, hs.game(game).facts.default_players)
    play_on(table, 60)
    fell = {h.entry.number: h.entry.data.get("chance") for h in table.history}
    broken = with_other_chance(table)
    assert broken.problem is not None
    assert broken.cause is not None
    number = broken.problem.args["number"]
    assert isinstance(number, int)
    chance = fell[number]
    assert chance
    assert chance[0] in str(broken.cause)
    for player in (*(seat_state.player for seat_state in broken.seats), None):
        for seat in (*broken.seats_of(player), None):
            told = json.dumps(visibility.state(broken, player, seat, 0))
            assert FORGED not in told
    assert visibility.state(broken, None, None)["problem"]["args"] == {"number": number}


async def listed_game(ann: Client, bob: Client) -> str:
    """Ann and Bob play at a table that the lobby lists; its id."""
    seats = [{"kind": "human"}, {"kind": "open"}]
    made = await ann.ok("POST", "/api/tables", {**LISTED, "seats": seats})
    state = await bob.ok("POST", f"/api/tables/{made['id']}/join", {})
    turn = ann if state["decides"] == 0 else bob
    await turn.move(await turn.state(made["id"]))
    id: str = made["id"]
    return id


async def run_sql(database: str, sql: str) -> None:
    engine = open_database(database)
    async with engine.begin() as connection:
        await connection.exec_driver_sql(sql)
    await engine.dispose()


async def open_tables(client: Client) -> list[Any]:
    return [table["id"] for table in (await client.ok("GET", "/api/tables"))["tables"]]


@pytest.mark.anyio
async def test_the_lobby_does_not_list_a_table_of_other_rules(
    server: Server, database: str, ann: Client, bob: Client
) -> None:
    id = await listed_game(ann, bob)
    assert await open_tables(ann) == [id]
    await run_sql(database, "UPDATE tables SET rules = 0")
    assert await open_tables(ann) == []
    (mine,) = (await ann.ok("GET", "/api/tables", params={"mine": True}))["tables"]
    assert (mine["id"], mine["status"]) == (id, "needs_patch")


@pytest.mark.anyio
async def test_the_lobby_does_not_list_a_broken_journal_once_it_is_known(database: str) -> None:
    async with Server(database) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        id = await listed_game(ann, bob)
    await run_sql(database, f"UPDATE entries SET data = '{json.dumps({'action': 'x'})}' WHERE kind = 'move'")
    async with Server(database) as server:
        ann = await server.stranger(authorization=ann.headers["authorization"])
        assert (await ann.state(id))["status"] == "needs_patch"
        assert await open_tables(ann) == []
        (mine,) = (await ann.ok("GET", "/api/tables", params={"mine": True}))["tables"]
        assert mine["status"] == "needs_patch"
        assert await rows(database, "SELECT status FROM tables") == [("needs_patch",)]


@pytest.mark.anyio
async def test_the_operator_is_told_what_fell(
    server: Server, database: str, ann: Client, bob: Client
) -> None:
    id = await listed_game(ann, bob)
    await run_sql(database, "UPDATE tables SET rules = 0")
    changed = json.dumps({"by": "person", "action": "no:such", "chance": []})
    await run_sql(database, f"UPDATE entries SET data = '{changed}' WHERE kind = 'move'")
    async with work.opened(database) as engine:
        with pytest.raises(hs.HarboursideError, match="no:such"):
            await work.patch_table(engine, id)
