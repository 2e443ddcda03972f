"""Who is here, whose seat a bot holds, and how they get it back."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from tests.server.helpers import Client, Hands, Json, Server, eventually, listening, rows

from harbourside.server.api.models.tables import TableResponse

pytestmark = pytest.mark.anyio
ON_BOTH_DATABASES = True

GRACE = 60


@pytest.fixture
async def timed(database: str, hands: Hands) -> AsyncIterator[Server]:
    async with Server(database, bot_pace=3600) as running:
        running.services.tables.now = hands
        yield running


async def waiting_for_ann(server: Server, **more: object) -> tuple[Client, Client, str]:
    """A table at which Ann is to decide."""
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    given = {"grace": GRACE, "options": {"start_player": 0}, **more}
    id = await server.two_at_a_table(ann, bob, **given)
    await server.services.presence.look()
    return ann, bob, id


async def pass_time(server: Server, hands: Hands, seconds: int, *here: Client) -> None:
    """So much later, of all people only these have asked for something."""
    hands.now += 1000 * seconds
    for client in here:
        await client.ok("GET", "/api/me")
    await server.services.presence.look()


async def seat_of_ann(client: Client, id: str) -> Json:
    seat: Json = (await client.state(id))["seats"][0]
    return seat


async def test_a_bot_holds_the_seat_of_whoever_is_away(timed: Server, hands: Hands) -> None:
    _, bob, id = await waiting_for_ann(timed)
    await pass_time(timed, hands, GRACE - 1, bob)
    assert not (await seat_of_ann(bob, id))["held"]
    await pass_time(timed, hands, 2, bob)
    state = await bob.state(id, since=0)
    assert state["seats"][0]["held"]
    assert state["seats"][0]["away"]
    assert state["messages"][-1]["absent"]
    TableResponse.model_validate(state)


async def test_whoever_looks_again_has_their_seat_back(timed: Server, hands: Hands) -> None:
    ann, bob, id = await waiting_for_ann(timed)
    await pass_time(timed, hands, GRACE + 1, bob)
    state = await ann.state(id, since=0)
    assert [message["kind"] for message in state["messages"][-2:]] == ["replace", "resume"]
    assert not state["seats"][0]["away"]
    assert (await ann.move(state))["outcome"] == "made"


async def test_a_move_of_somebody_who_was_away_is_stale_and_brings_them_back(
    timed: Server, hands: Hands
) -> None:
    ann, bob, id = await waiting_for_ann(timed)
    state = await ann.state(id)
    await pass_time(timed, hands, GRACE + 1)
    await pass_time(timed, hands, GRACE + 1, bob)
    asked = {"number": state["number"] + 1, "action": state["view"]["legal"][0]["key"]}
    answer = await ann.post(f"/api/tables/{id}/moves", json=asked)
    assert answer.status_code == 409
    assert answer.json()["outcome"] == "stale"
    assert not answer.json()["table"]["seats"][0]["away"]


async def test_whoever_looks_at_other_things_is_here(timed: Server, hands: Hands) -> None:
    ann, bob, id = await waiting_for_ann(timed)
    await pass_time(timed, hands, GRACE + 1, bob, ann)
    assert not (await seat_of_ann(bob, id))["held"]


async def test_whoever_is_connected_is_here_however_long_they_think(timed: Server, hands: Hands) -> None:
    ann, bob, id = await waiting_for_ann(timed)
    async with timed.on_a_port() as host, listening(host, "/api/lobby/live", ann) as socket:
        await socket.frame()
        await pass_time(timed, hands, 10 * GRACE, bob)
        assert not (await seat_of_ann(bob, id))["held"]
    await eventually(lambda: _nobody_connected(timed))
    await pass_time(timed, hands, 1, bob)
    await pass_time(timed, hands, GRACE + 1, bob)
    assert (await seat_of_ann(bob, id))["held"]


async def _nobody_connected(server: Server) -> bool:
    return not server.services.presence._connected


async def test_a_live_connection_to_the_table_takes_the_seat_back(timed: Server, hands: Hands) -> None:
    ann, bob, id = await waiting_for_ann(timed)
    await pass_time(timed, hands, GRACE + 1, bob)
    async with timed.on_a_port() as host, listening(host, f"/api/tables/{id}/live", ann) as socket:
        assert (await socket.frame())["table"]["seats"][0]["held"]
        assert not (await socket.frame())["table"]["seats"][0]["held"]


async def test_nobody_is_replaced_while_nobody_waits(timed: Server, hands: Hands) -> None:
    _, bob, id = await waiting_for_ann(timed)
    await pass_time(timed, hands, 10 * GRACE)
    assert not (await seat_of_ann(bob, id))["held"]


async def test_without_grace_a_seat_waits_for_ever(timed: Server, hands: Hands) -> None:
    _, bob, id = await waiting_for_ann(timed, grace=None)
    await pass_time(timed, hands, 100 * GRACE, bob)
    assert not (await seat_of_ann(bob, id))["held"]


async def test_who_asked_for_a_bot_keeps_it_until_they_say_otherwise(timed: Server) -> None:
    ann, bob, id = await waiting_for_ann(timed)
    await ann.ok("POST", f"/api/tables/{id}/replace", {"by": "bot"})
    await ann.state(id)
    assert (await seat_of_ann(bob, id))["away"]


async def test_another_process_knows_who_is_here(database: str, hands: Hands) -> None:
    async with (
        Server(database, bot_pace=3600) as one,
        Server(database, bot_pace=3600) as two,
    ):
        for server in (one, two):
            server.services.tables.now = hands
        ann, bob, id = await waiting_for_ann(one)
        hands.now += 1000 * (GRACE + 1)
        await ann.ok("GET", "/api/me")
        await bob.ok("GET", "/api/me")
        await one.services.presence.look()
        await two.services.presence.look()
        assert not (await seat_of_ann(bob, id))["held"]


async def test_when_people_were_seen_is_kept(timed: Server, hands: Hands) -> None:
    ann, _, _ = await waiting_for_ann(timed)
    await pass_time(timed, hands, 1000, ann)
    seen = await rows(timed.database, f"SELECT seen FROM players WHERE id = '{ann.player}'")
    assert seen == [(hands.now,)]
