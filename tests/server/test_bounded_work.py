"""However long a table's journal is, others do not wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import replace

import pytest
from tests.server.helpers import Client, Server

import harbourside as hs
from harbourside.server import table_store, yielder
from harbourside.server.table import commands
from harbourside.server.table.commands import NewEntries, checks
from harbourside.server.table.header import RECORDED, Header, SeatPlan, Terms, new_header

pytestmark = pytest.mark.anyio

MOVES = 300
SEED = 1


def long_game() -> tuple[Header, NewEntries]:
    """A game of Puerto Rico with a long journal, as if somebody had brought its record along."""
    game = hs.game("puerto_rico")
    play = hs.Play(game, 3, SEED)
    rng = hs.Rng(SEED)
    while play.number < MOVES and not play.state.is_over:
        legal = play.state.legal_actions()
        play.do(game.actions.key(legal[rng.below(len(legal))]))
    assert play.number == MOVES
    header = new_header(
        "puerto_rico", {}, [SeatPlan(RECORDED, None, name) for name in "ABC"], Terms(), "ann", 0
    )
    return replace(header, seed=SEED), commands.replay_record(play)


async def turns_of_others(work: Awaitable[object]) -> int:
    """How often somebody else has their turn while this is done."""
    turns = 0

    async def wait_for_turns() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    others = asyncio.create_task(wait_for_turns())
    await work
    others.cancel()
    return turns


@pytest.fixture
def short_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine that needs five milliseconds for a single entry."""
    monkeypatch.setattr(yielder, "LONGEST_TURN", 0.0)


@pytest.mark.usefixtures("short_turns")
async def test_others_have_their_turn_while_a_record_becomes_a_table(server: Server) -> None:
    header, told = long_game()
    assert await turns_of_others(server.services.tables.create(header, told)) > MOVES


@pytest.mark.usefixtures("short_turns")
async def test_others_have_their_turn_while_a_long_table_is_read_again(database: str) -> None:
    header, told = long_game()
    async with Server(database) as first:
        await first.services.tables.create(header, told)
    async with Server(database) as second:
        someone = await second.guest("Ann")
        assert await turns_of_others(someone.state(header.id)) > MOVES


async def test_a_long_table_is_read_in_parts_and_whole(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    header, told = long_game()
    monkeypatch.setattr(table_store, "ENTRIES_A_QUERY", 7)
    async with Server(database) as first:
        await first.services.tables.create(header, told)
    async with Server(database) as second:
        someone = await second.guest("Ann")
        state = await someone.state(header.id, since=0)
        assert [message["number"] for message in state["messages"]] == list(range(1, len(told) + 1))


async def test_no_more_is_taken_back_than_the_journal_has_room_for(
    server: Server, ann: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "MOST_TAKEN_BACK", 5)
    seats = [{"kind": "human"}, {"kind": "human"}]
    state = await ann.ok("POST", "/api/tables", {"game": "seawolf", "seats": seats})
    path = f"/api/tables/{state['id']}"
    for _ in range(5):
        state = (await ann.move(await ann.state(state["id"]), "draw:pile"))["table"]
        answer = await ann.request("POST", f"{path}/undo", json={"number": state["number"] + 1})
        if answer.status_code != 200:
            break
    assert (answer.status_code, answer.json()["error"]["id"]) == (409, "refused-too-much-taken-back")
    after = await ann.state(state["id"])
    assert after["number"] == state["number"]
    await ann.move(after)
