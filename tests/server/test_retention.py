"""What nobody uses is closed, deleted or forgotten when the settings say so, and nothing else is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests.server.helpers import Client, Hands, Json, Server, listening, rows
from tests.server.test_lobby import LISTED, PRIVATE, opened

from harbourside.server.api.models.tables import TableResponse
from harbourside.server.settings import RetentionSettings
from harbourside.server.storage import cleanup

pytestmark = pytest.mark.anyio
ON_BOTH_DATABASES = True

HOUR_MS = 3600 * 1000
DAY_MS = 24 * HOUR_MS
KEPT_FOR_EVER = RetentionSettings(waiting_days=0, listed_hours=0, finished_days=0, guest_days=0)


def with_hands(server: Server, hands: Hands) -> Server:
    services = server.services
    services.tables.now = services.players._now = services.bans._now = hands
    return server


@pytest.fixture
async def timed(database: str, hands: Hands) -> AsyncIterator[Server]:
    async with Server(database, bot_pace=3600) as running:
        yield with_hands(running, hands)


async def later(server: Server, hands: Hands, ms: int, *here: Client) -> None:
    """So much later, of all people only these have asked for something; then what is due is done."""
    await server.services.presence.look()
    hands.now += ms
    for client in here:
        await client.ok("GET", "/api/me")
    await server.services.presence.look()
    await server.services.retention.look()


async def status_of(server: Server, id: str) -> str:
    ((status,),) = await rows(server.database, f"SELECT status FROM tables WHERE id = '{id}'")
    return str(status)


async def finished(server: Server) -> tuple[Client, str]:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    id = await server.two_at_a_table(ann, bob)
    await ann.ok("POST", f"/api/tables/{id}/concede", {})
    return ann, id


# Tables that have not begun


async def test_a_listed_table_is_closed_when_its_host_has_been_away_for_a_day(
    timed: Server, hands: Hands
) -> None:
    ann, bob = await timed.guest("Ann"), await timed.guest("Bob")
    abandoned, attended = await opened(ann), await opened(bob)
    await later(timed, hands, 23 * HOUR_MS, bob)
    assert await status_of(timed, abandoned) == "gathering"
    await later(timed, hands, 2 * HOUR_MS, bob)
    assert await status_of(timed, abandoned) == "closed"
    assert await status_of(timed, attended) == "gathering"
    state = await bob.state(abandoned, since=0)
    assert (state["closed_by"], state["messages"][-1]["by"]) == ("disuse", "disuse")
    TableResponse.model_validate(state)


async def test_a_listed_table_stays_while_somebody_who_sits_there_comes(timed: Server, hands: Hands) -> None:
    ann, bob = await timed.guest("Ann"), await timed.guest("Bob")
    id = await opened(ann, {**LISTED, "seats": [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}]})
    await bob.ok("POST", f"/api/tables/{id}/join", {})
    await later(timed, hands, 25 * HOUR_MS, bob)
    assert await status_of(timed, id) == "gathering"
    await later(timed, hands, 25 * HOUR_MS)
    assert await status_of(timed, id) == "closed"


async def test_a_private_table_is_closed_when_nothing_has_happened_for_a_month(
    timed: Server, hands: Hands
) -> None:
    id = await opened(await timed.guest("Ann"), PRIVATE)
    await later(timed, hands, 29 * DAY_MS)
    assert await status_of(timed, id) == "gathering"
    await later(timed, hands, 2 * DAY_MS)
    assert await status_of(timed, id) == "closed"


async def test_a_table_whose_people_are_here_is_not_closed(timed: Server, hands: Hands) -> None:
    ann = await timed.guest("Ann")
    id = await opened(ann, PRIVATE)
    await later(timed, hands, 40 * DAY_MS, ann)
    assert await status_of(timed, id) == "gathering"


async def test_a_game_that_has_begun_is_never_closed(timed: Server, hands: Hands) -> None:
    ann, bob = await timed.guest("Ann"), await timed.guest("Bob")
    id = await timed.two_at_a_table(ann, bob)
    await later(timed, hands, 1000 * DAY_MS)
    assert await status_of(timed, id) == "playing"


async def test_a_table_that_changes_meanwhile_is_not_closed(
    timed: Server, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await timed.guest("Ann"), await timed.guest("Bob")
    three = {**LISTED, "seats": [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}]}
    id = await opened(ann, three)
    looked = timed.services.retention._cleanup.tables_to_close

    async def and_then_bob_sits_down(*given: Any) -> list[tuple[str, int]]:
        found = await looked(*given)
        if found:
            await bob.ok("POST", f"/api/tables/{id}/join", {})
        return found

    monkeypatch.setattr(timed.services.retention._cleanup, "tables_to_close", and_then_bob_sits_down)
    await later(timed, hands, 25 * HOUR_MS)
    assert await status_of(timed, id) == "gathering"


async def test_two_processes_close_a_table_once(database: str, hands: Hands) -> None:
    async with Server(database, bot_pace=3600) as one, Server(database, bot_pace=3600) as two:
        with_hands(one, hands), with_hands(two, hands)
        id = await opened(await one.guest("Ann"))
        await one.services.presence.look()
        hands.now += 25 * HOUR_MS
        await asyncio.gather(one.services.retention.look(), two.services.retention.look())
        kinds = [kind for (kind,) in await rows(database, "SELECT kind FROM entries ORDER BY number")]
        assert kinds == ["sit", "close"]
        assert await status_of(one, id) == "closed"


async def test_whoever_looks_at_the_table_is_told(timed: Server, hands: Hands) -> None:
    id = await opened(await timed.guest("Ann"))
    async with timed.on_a_port() as host, listening(host, f"/api/tables/{id}/live") as socket:
        await socket.frame()
        await later(timed, hands, 25 * HOUR_MS)
        assert (await socket.frame())["table"]["closed_by"] == "disuse"


async def test_more_than_one_step_is_done_in_a_round(
    timed: Server, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cleanup, "MOST_AT_ONCE", 2)
    ann = await timed.guest("Ann")
    for _ in range(5):
        await opened(ann)
    await later(timed, hands, 25 * HOUR_MS)
    assert await rows(timed.database, "SELECT DISTINCT status FROM tables") == [("closed",)]


async def test_a_table_of_other_rules_that_has_not_begun_is_closed_too(timed: Server, hands: Hands) -> None:
    id = await opened(await timed.guest("Ann"))
    async with timed.services.queries._database.begin() as connection:
        await connection.exec_driver_sql("UPDATE tables SET rules = 0")
    timed.services.tables._cache._slots.clear()
    await later(timed, hands, 25 * HOUR_MS)
    assert await status_of(timed, id) == "closed"


# What is deleted


async def test_finished_tables_are_kept_unless_the_operator_says_otherwise(
    database: str, hands: Hands
) -> None:
    async with Server(database) as server:
        with_hands(server, hands)
        _, id = await finished(server)
        await later(server, hands, 300 * DAY_MS)
        assert await status_of(server, id) == "over"
    async with Server(database, retention=RetentionSettings(finished_days=30)) as server:
        with_hands(server, hands)
        running = await opened(await server.guest("Ann"), PRIVATE)
        await later(server, hands, DAY_MS)
        assert await rows(database, "SELECT id FROM tables") == [(running,)]
        assert await rows(database, f"SELECT number FROM entries WHERE \"table\" = '{id}'") == []
        assert await (await server.stranger()).refused("GET", f"/api/tables/{id}") == (
            404,
            "refused-unknown-table",
        )


async def test_guests_who_have_not_come_for_a_year_are_forgotten(timed: Server, hands: Hands) -> None:
    ann, bob = await timed.guest("Ann"), await timed.guest("Bob")
    eve, owner = await timed.guest("Eve"), await timed.guest("Own")
    await owner.ok("POST", "/api/account", {"name": "Owner", "password": "correct horse"})
    await timed.two_at_a_table(ann, bob)
    here = await timed.guest("Here")
    await later(timed, hands, 366 * DAY_MS, here)
    names = {name for (name,) in await rows(timed.database, "SELECT name FROM players")}
    assert names == {"Ann", "Bob", "Owner", "Here"}
    timed.services.players.forget(eve.player)
    assert (await eve.get("/api/me")).status_code == 401


async def test_nothing_happens_where_all_ages_are_zero(database: str, hands: Hands) -> None:
    async with Server(database, retention=KEPT_FOR_EVER) as server:
        with_hands(server, hands)
        _, over = await finished(server)
        waiting = await opened(await server.guest("Eve"))
        await later(server, hands, 5000 * DAY_MS)
        assert [await status_of(server, id) for id in (over, waiting)] == ["over", "gathering"]
        assert len(await rows(database, "SELECT id FROM players")) == 3


async def test_a_move_at_a_table_that_was_deleted_finds_no_table(timed: Server) -> None:
    ann = await timed.guest("Ann")
    seats = [{"kind": "human", "name": name} for name in ("A", "B")]
    state: Json = await ann.ok("POST", "/api/tables", {"game": "seawolf", "seats": seats})
    async with timed.services.queries._database.begin() as connection:
        await connection.exec_driver_sql("DELETE FROM tables")
    asked = {"number": state["number"] + 1, "action": state["view"]["legal"][0]["key"]}
    path = f"/api/tables/{state['id']}/moves"
    assert await ann.refused("POST", path, asked) == (404, "refused-unknown-table")
