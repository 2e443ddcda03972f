"""Clocks: what everybody has left, what happens at the end, and that it is the same everywhere."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests.server.helpers import PEOPLE, Client, Hands, Json, Server, eventually, rebuilt, table_of_people

import harbourside as hs
from harbourside.server.api.models.tables import TableResponse
from harbourside.server.table import commands, visibility
from harbourside.server.table.commands import NewEntries
from harbourside.server.table.entries import Timeout
from harbourside.server.table.table import Table

STARTED = 1000
"""When tables of people start here, by the entries' times."""

ON_BOTH_DATABASES = True

MOVE: Json = {"kind": "move", "seconds": 60, "at_end": "deckhand"}
GAME: Json = {"kind": "game", "seconds": 300, "increment": 10, "at_end": "loss"}
DAYS: Json = {"kind": "days", "days": 2, "at_end": "loss"}


def table_with(clock: Json, players: int = 2) -> Table:
    return table_of_people("seawolf", players, clock=clock, options={"start_player": 0})


def write_at(table: Table, at: int, done: NewEntries) -> None:
    for new in done:
        table.add(new.numbered(table.number + 1, at))
    assert table.problem is None


def think(table: Table, seconds: float) -> int:
    """Whoever is to decide takes so long, and makes the first legal move; the seat."""
    assert table.play is not None
    seat = table.decides
    assert seat is not None
    key = table.game.actions.key(table.play.state.legal_actions()[0])
    at = table.clock.at + int(1000 * seconds)
    write_at(table, at, commands.move(table, PEOPLE[seat], table.number + 1, key))
    return seat


def left(table: Table) -> list[float]:
    time = visibility.state(table, None, None)["time"]
    return [milliseconds / 1000 for milliseconds in time["left"]]


def test_without_a_clock_there_is_no_time() -> None:
    table = table_with({"kind": "none"})
    assert visibility.state(table, None, None)["time"] is None
    assert commands.time_out(table, 10**15) == []


def test_before_the_start_no_time_runs() -> None:
    table = Table(table_with(MOVE).header)
    assert table.clock.deadline is None
    assert visibility.state(table, None, None)["time"] is None


def test_per_move_everybody_has_the_same_for_every_decision() -> None:
    table = table_with(MOVE)
    assert table.clock.deadline == STARTED + 60_000
    think(table, 45)
    assert left(table) == [60, 60]
    assert table.clock.deadline == STARTED + 105_000


def test_per_game_thinking_costs_and_a_decision_earns_the_increment() -> None:
    table = table_with(GAME)
    first = think(table, 100)
    assert left(table)[first] == 300 - 100 + 10
    assert left(table)[1 - first] == 300


def test_days_are_days() -> None:
    assert table_with(DAYS).clock.deadline == STARTED + 2 * 24 * 3600 * 1000


def test_time_has_run_out_at_the_deadline_and_not_before() -> None:
    table = table_with(MOVE)
    assert commands.time_out(table, STARTED + 59_999) == []
    assert commands.time_out(table, STARTED + 60_000) == [Timeout(0, level="deckhand")]


def test_the_bot_that_takes_over_can_be_sent_away_again_after_it_has_decided() -> None:
    table = table_with(MOVE)
    write_at(table, STARTED + 60_000, commands.time_out(table, STARTED + 60_000))
    assert table.seats[0].is_away
    assert table.bot_decides
    assert table.clock.deadline is None
    with pytest.raises(hs.HarboursideError) as refused:
        commands.come_back(table, "ann", 0)
    assert refused.value.message.id == "refused-no-time-left"
    assert table.play is not None
    while table.decides == 0:
        key = table.game.actions.key(table.play.state.legal_actions()[0])
        write_at(table, STARTED + 61_000, commands.bot_move(table, table.number + 1, 0, key))
    write_at(table, STARTED + 62_000, commands.come_back(table, "ann", 0))
    assert not table.seats[0].is_away
    assert left(table)[0] == 60


def test_whoever_has_used_up_a_games_time_does_not_get_the_seat_back() -> None:
    table = table_with({**GAME, "at_end": "mate"})
    write_at(table, STARTED + 300_000, commands.time_out(table, STARTED + 300_000))
    while table.decides == 0:
        assert table.play is not None
        key = table.game.actions.key(table.play.state.legal_actions()[0])
        write_at(table, STARTED + 301_000, commands.bot_move(table, table.number + 1, 0, key))
    with pytest.raises(hs.HarboursideError, match="no time left"):
        commands.come_back(table, "ann", 0)


def test_out_of_time_can_be_the_end() -> None:
    table = table_with(DAYS)
    late = STARTED + 2 * 24 * 3600 * 1000
    write_at(table, late, commands.time_out(table, late))
    assert table.status == "over"
    result = visibility.result(table)
    assert result is not None
    assert (result["winners"], result["conceded"], result["by"]) == ([1], [0], "time")
    assert commands.time_out(table, 10**15) == []


def test_with_three_the_others_play_on_against_a_bot_that_cannot_win() -> None:
    table = table_with(DAYS, 3)
    late = STARTED + 2 * 24 * 3600 * 1000
    write_at(table, late, commands.time_out(table, late))
    assert table.status == "playing"
    assert table.bot_decides
    with pytest.raises(hs.HarboursideError) as refused:
        commands.move(table, "ann", table.number + 1, "draw:pile")
    assert refused.value.message.id == "refused-out-of-time"


def test_a_bot_costs_nobody_time() -> None:
    table = table_with(GAME)
    write_at(table, STARTED + 20_000, commands.step_away(table, "ann", 0, None))
    assert table.clock.deadline is None
    write_at(table, STARTED + 90_000, commands.come_back(table, "ann", 0))
    assert left(table) == [280, 300]


def test_stepping_away_and_back_wins_no_time() -> None:
    table = table_with(MOVE)
    write_at(table, STARTED + 50_000, commands.step_away(table, "ann", 0, None))
    write_at(table, STARTED + 50_100, commands.come_back(table, "ann", 0))
    assert left(table)[0] == 10


@pytest.mark.parametrize("clock", [MOVE, GAME])
def test_taking_back_alone_wins_no_time(clock: Json) -> None:
    table = undoable(clock)
    before = left(table)
    seat = think_free(table, 40)
    write_at(table, table.clock.at + 5_000, commands.undo(table, PEOPLE[seat], table.number + 1))
    assert table.decides == seat
    assert left(table)[seat] == before[seat] - 45


def test_who_has_thought_too_long_cannot_take_back_to_think_again() -> None:
    table = undoable(MOVE)
    seat = think_free(table, 60)
    with pytest.raises(hs.HarboursideError) as refused:
        commands.undo(table, PEOPLE[seat], table.number + 1)
    assert refused.value.message.id == "refused-no-time-to-undo"


def test_going_back_by_consent_begins_anew() -> None:
    table = table_with(MOVE)
    think(table, 50)
    while table.decides != 1:
        think(table, 1)
    write_at(table, table.clock.at, commands.undo(table, "ann", table.number + 1))
    asked = table.request
    assert asked is not None
    write_at(table, table.clock.at + 1000, commands.answer(table, "bob", asked.number, agree=True))
    assert table.decides == 0
    assert left(table) == [60, 60]


def undoable(clock: Json) -> Table:
    """At a decision of one that can be taken back freely afterwards."""
    table = table_with(clock)
    for _ in range(200):
        if free_action(table) is not None:
            return table
        think(table, 0)
    raise AssertionError("nothing can be taken back in this game")


def free_action(table: Table) -> str | None:
    assert table.play is not None
    for action in table.play.state.legal_actions():
        trial = rebuilt(table)
        assert trial.play is not None
        seat, key = trial.play.state.actor, trial.game.actions.key(action)
        write_at(trial, trial.clock.at, commands.move(trial, PEOPLE[seat], trial.number + 1, key))
        if trial.status == "playing" and trial.play.why_not_undo(seat) is None and trial.decides == seat:
            return key
    return None


def think_free(table: Table, seconds: int) -> int:
    key, seat = free_action(table), table.decides
    assert key is not None
    assert seat is not None
    at = table.clock.at + 1000 * seconds
    write_at(table, at, commands.move(table, PEOPLE[seat], table.number + 1, key))
    return seat


@pytest.mark.parametrize("clock", [MOVE, GAME, DAYS])
def test_from_the_journal_come_the_same_clocks(clock: Json) -> None:
    table = table_with(clock)
    for seconds in (3, 20, 1, 7, 30, 12):
        think(table, seconds)
        assert (
            visibility.state(rebuilt(table), None, None)["time"]
            == visibility.state(table, None, None)["time"]
        )


def test_a_process_whose_clock_is_behind_gives_nobody_time() -> None:
    table = table_with(GAME)
    seat = think(table, 100)
    before = left(table)
    write_at(table, table.clock.at - 50_000, commands.concede(table, PEOPLE[1 - seat], None))
    assert table.clock.at == STARTED + 100_000
    assert left(table) == before


# At a server


@pytest.fixture
async def timed(database: str, hands: Hands) -> AsyncIterator[Server]:
    async with Server(database) as running:
        running.services.tables.now = hands
        yield running


async def playing(server: Server, clock: Json) -> tuple[Client, Client, str]:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    id = await server.two_at_a_table(ann, bob, clock=clock, options={"start_player": 0})
    return ann, bob, id


@pytest.mark.anyio
async def test_every_seat_sees_the_time_of_all(timed: Server, hands: Hands) -> None:
    ann, bob, id = await playing(timed, GAME)
    hands.now += 20_000
    state = (await ann.move(await ann.state(id)))["table"]
    assert state["time"]["left"] == [290_000, 300_000]
    assert state["time"]["since"] == hands.now
    assert (await bob.state(id))["time"] == state["time"]
    TableResponse.model_validate(state)
    assert state["clock"] == GAME


@pytest.mark.anyio
async def test_nobody_has_to_call_for_time_to_run_out(timed: Server, hands: Hands) -> None:
    ann, _, id = await playing(timed, {"kind": "move", "seconds": 5, "at_end": "loss"})
    hands.now += 5_000
    await timed.services.deadlines.look()
    state = await ann.state(id, since=0)
    assert state["status"] == "over"
    assert state["messages"][-1]["kind"] == "timeout"
    assert state["seats"][0]["out_of_time"]
    assert state["result"]["by"] == "time"
    TableResponse.model_validate(state)


@pytest.mark.anyio
async def test_the_timekeeper_wakes_by_itself(timed: Server, hands: Hands) -> None:
    hands.now -= 10
    ann, _, id = await playing(timed, {"kind": "move", "seconds": 5, "at_end": "loss"})
    hands.now += 4_990
    await ann.state(id)
    timed.services.deadlines._sooner.set()  # the hands were moved behind its back
    hands.now += 10

    async def over() -> bool:
        return bool((await ann.state(id))["status"] == "over")

    await eventually(over)


@pytest.mark.anyio
async def test_a_move_that_comes_too_late_is_not_made(timed: Server, hands: Hands) -> None:
    ann, bob, id = await playing(timed, {"kind": "move", "seconds": 60, "at_end": "loss"})
    state = await ann.state(id)
    hands.now += 60_000
    key = state["view"]["legal"][0]["key"]
    late = await ann.post(f"/api/tables/{id}/moves", json={"number": state["number"] + 1, "action": key})
    assert late.status_code == 409
    state = await bob.state(id, since=state["number"])
    assert [message["kind"] for message in state["messages"]] == ["timeout"]
    assert state["result"]["winners"] == [1]


@pytest.mark.anyio
async def test_after_a_restart_time_has_gone_on(database: str, hands: Hands) -> None:
    async with Server(database) as server:
        server.services.tables.now = hands
        ann, _, id = await playing(server, DAYS)
        before = (await ann.state(id))["time"]
    async with Server(database, restart_grace=0) as server:
        # By the true time, which the new server begins with, these days are long over.
        again = await server.stranger(authorization=ann.headers["authorization"])

        async def over() -> Any:
            state = await again.state(id, since=0)
            return state if state["status"] == "over" else None

        state = await eventually(over)
        assert [m["kind"] for m in state["messages"]].count("timeout") == 1
        assert state["messages"][-1]["at"] >= before["deadline"]


@pytest.mark.anyio
async def test_with_two_servers_time_runs_out_once(database: str, hands: Hands) -> None:
    async with Server(database) as one, Server(database) as two:
        for server in (one, two):
            server.services.tables.now = hands
        tables = [await playing(one, MOVE | {"at_end": "loss"}) for _ in range(5)]
        hands.now += 60_000
        await asyncio.gather(*(server.services.deadlines.look() for server in (one, two, one, two)))
        for ann, _, id in tables:
            state = await ann.state(id, since=0)
            assert [m["kind"] for m in state["messages"]].count("timeout") == 1


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("clock", "refusal"),
    [
        ({"kind": "sand"}, "refused-bad-request"),
        ({"kind": "move"}, "refused-bad-request"),
        ({"kind": "move", "seconds": 0}, "refused-bad-request"),
        ({"kind": "move", "seconds": "60"}, "refused-bad-request"),
        ({"kind": "days", "days": 2, "seconds": 5}, "refused-bad-request"),
        ({"kind": "days", "days": 10**20}, "refused-bad-request"),
        ({"kind": "game", "seconds": 300, "increment": -1}, "refused-bad-request"),
        ({"kind": "game", "seconds": 300, "at_end": "pirate"}, "refused-unknown-level"),
    ],
)
async def test_a_clock_that_makes_no_sense_is_refused(
    server: Server, ann: Client, clock: Json, refusal: str
) -> None:
    asked = {"game": "seawolf", "seats": [{"kind": "human"}, {"kind": "open"}], "clock": clock}
    assert await ann.refused("POST", "/api/tables", asked) == (422, refusal)


@pytest.mark.anyio
async def test_the_timekeeper_stops_even_if_it_is_woken_in_that_moment(server: Server) -> None:
    keeper = server.services.deadlines

    async def waits() -> bool:
        return bool(keeper._sooner._waiters)

    await eventually(waits)
    keeper._sooner.set()
    stopping = asyncio.create_task(keeper.stop())
    assert (await asyncio.wait({stopping}, timeout=5))[0]
