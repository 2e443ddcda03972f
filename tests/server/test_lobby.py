"""The lobby: nobody can fill it, whatever they open; and how it is paged and filtered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from alembic import command
from tests.server.helpers import NO_LIMITS, Client, Json, Server, listening, rows

import harbourside as hs
from harbourside.server.settings import Limits
from harbourside.server.storage.database import alembic_config, bring_up_to_date, open_database
from harbourside.server.storage.network_marks import DAY_MS, NetworkMarks
from harbourside.server.storage.table_queries import LOBBY_PAGE

pytestmark = pytest.mark.anyio
ON_BOTH_DATABASES = True

LISTED: Json = {"game": "seawolf", "visibility": "open", "seats": [{"kind": "human"}, {"kind": "open"}]}
THREE_SEATS: Json = {**LISTED, "seats": [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}]}
PLAYED_BY_BOTS: Json = {**LISTED, "seats": [{"kind": "bot", "level": "deckhand"}] * 2}
PRIVATE: Json = {**LISTED, "visibility": "private"}
OTHER_GAME: Json = {**LISTED, "game": "carthage"}

FEW = Limits(**{**dict(NO_LIMITS), "listed_tables": 2, "waiting_tables": 3, "unfinished_tables": 4})


@pytest.fixture
async def strict(database: str) -> AsyncIterator[Server]:
    async with Server(database, limits=FEW, bot_pace=3600) as running:
        yield running


async def opened(client: Client, asked: Json = LISTED) -> str:
    id: str = (await client.ok("POST", "/api/tables", asked))["id"]
    return id


async def page(client: Client, **query: Any) -> Json:
    return await client.ok("GET", "/api/tables", params=query)


async def listed(client: Client, **query: Any) -> list[str]:
    return [table["id"] for table in (await page(client, **query))["tables"]]


async def all_pages(client: Client, **query: Any) -> list[str]:
    found = await page(client, **query)
    ids = [table["id"] for table in found["tables"]]
    while found["next"] is not None:
        found = await page(client, after=found["next"], **query)
        ids += [table["id"] for table in found["tables"]]
    return ids


async def first_frame(server: Server, query: str = "") -> Json:
    async with server.on_a_port() as host, listening(host, f"/api/lobby/live{query}") as socket:
        return await socket.frame()


# Nobody crowds out the others


async def test_100_tables_of_one_host_leave_everybody_else_on_the_first_page(server: Server) -> None:
    honest = await opened(await server.guest("Ann"))
    spammer = await server.guest("Spam", address="203.0.113.7")
    for _ in range(100):
        await opened(spammer)
    assert honest in (await listed(spammer))[:2]
    frame = await first_frame(server)
    assert honest in [table["id"] for table in frame["open"]][:2]
    assert len(frame["open"]) == LOBBY_PAGE


async def test_100_tables_of_20_guests_of_one_network_leave_everybody_else_on_the_first_page(
    server: Server,
) -> None:
    honest = await opened(await server.guest("Ann"))
    for number in range(20):
        spammer = await server.guest(f"Spam {number}", address=f"2001:db8:0:1::{number + 1:x}")
        for _ in range(5):
            await opened(spammer)
    assert honest in (await listed(spammer))[:4]
    frame = await first_frame(server)
    assert honest in [table["id"] for table in frame["open"]][:4]


async def test_games_of_bots_do_not_crowd_out_the_others(database: str) -> None:
    async with Server(database, bot_pace=3600) as server:
        honest = await server.guest("Ann", address="203.0.113.8")
        ids = [await opened(honest, PLAYED_BY_BOTS), await opened(honest)]
        spammer = await server.guest("Spam")
        for _ in range(40):
            await opened(spammer, PLAYED_BY_BOTS)
        first = await listed(spammer)
        assert first[0] == ids[1]
        assert ids[0] in first


async def test_a_game_that_cannot_be_imported_does_not_close_the_lobby(
    own_registry: None, server: Server
) -> None:
    hs.register("broken", "no_such_package.game:GAME")
    ann = await server.guest("Ann")
    id = await opened(ann)
    listed = await ann.ok("GET", "/api/tables")
    assert [table["id"] for table in listed["tables"]] == [id]


async def test_a_host_who_closes_and_opens_again_gains_no_place(server: Server) -> None:
    spammer = await server.guest("Spam", address="203.0.113.7")
    ids = [await opened(spammer) for _ in range(3)]
    honest = await opened(await server.guest("Ann"))
    await spammer.ok("POST", f"/api/tables/{ids[1]}/leave")
    again = await opened(spammer)
    found = await listed(spammer)
    assert set(found[:2]) == {ids[0], honest}
    assert set(found[2:]) == {ids[2], again}


async def test_a_game_that_begins_still_counts_for_its_host(database: str) -> None:
    async with Server(database, bot_pace=3600) as server:
        spammer = await server.guest("Spam", address="203.0.113.7")
        begun = await opened(spammer, PLAYED_BY_BOTS)
        second = await opened(spammer)
        honest = await opened(await server.guest("Ann"))
        assert await listed(spammer) == [honest, second, begun]


# Limits


async def test_a_host_has_so_many_listed_tables_and_so_many_in_all(strict: Server) -> None:
    ann = await strict.guest("Ann")
    ids = [await opened(ann), await opened(ann)]
    assert await ann.refused("POST", "/api/tables", LISTED) == (409, "refused-too-many-listed")
    ids.append(await opened(ann, PRIVATE))
    assert await ann.refused("POST", "/api/tables", PRIVATE) == (409, "refused-too-many-waiting")
    await ann.ok("POST", f"/api/tables/{ids[0]}/leave")
    await opened(ann)


async def test_requests_that_come_together_pass_no_limit_together(strict: Server) -> None:
    ann = await strict.guest("Ann")
    answers = await asyncio.gather(*(ann.post("/api/tables", json=LISTED) for _ in range(10)))
    assert sorted(answer.status_code for answer in answers) == [201] * 2 + [409] * 8


async def test_so_many_games_may_be_unfinished_hosted_or_joined(strict: Server) -> None:
    ann, bob = await strict.guest("Ann"), await strict.guest("Bob", address="203.0.113.8")
    for _ in range(4):
        await opened(ann, PLAYED_BY_BOTS)
    assert await ann.refused("POST", "/api/tables", PRIVATE) == (409, "refused-too-many-unfinished")
    for number in range(4):
        host = await strict.guest(f"Host {number}", address=f"198.51.100.{number}")
        id = await opened(host, THREE_SEATS)
        await bob.ok("POST", f"/api/tables/{id}/join", {})
    id = await opened(await strict.guest("Host"), THREE_SEATS)
    assert await bob.refused("POST", f"/api/tables/{id}/join", {}) == (409, "refused-too-many-unfinished")
    assert await bob.refused("POST", "/api/tables", PRIVATE) == (409, "refused-too-many-unfinished")


async def test_a_network_has_as_many_as_a_few_people(strict: Server) -> None:
    for number in range(FEW.people_per_address):
        guest = await strict.guest(f"Guest {number}", address="::ffff:203.0.113.7")
        for _ in range(2):
            await opened(guest)
    guest = await strict.guest("One more", address="203.0.113.7")
    assert await guest.refused("POST", "/api/tables", LISTED) == (409, "refused-too-many-at-network")
    await opened(await strict.guest("Ann"))


async def test_a_rematch_counts_like_any_new_table(database: str) -> None:
    limits = Limits(**{**dict(NO_LIMITS), "waiting_tables": 1})
    async with Server(database, limits=limits) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob", address="203.0.113.8")
        id = await server.two_at_a_table(ann, bob)
        await ann.ok("POST", f"/api/tables/{id}/concede", {})
        await opened(ann, PRIVATE)
        assert await ann.refused("POST", f"/api/tables/{id}/rematch") == (409, "refused-too-many-waiting")
        made = await bob.ok("POST", f"/api/tables/{id}/rematch")
        again = await ann.ok("POST", f"/api/tables/{id}/rematch")
        assert again["id"] == made["id"]


# Pages and filters


async def test_pages_have_every_table_once_in_the_order_of_the_whole_list(server: Server) -> None:
    for number in range(4):
        guest = await server.guest(f"Guest {number}", address=f"203.0.113.{number}")
        for _ in range(3):
            await opened(guest)
    whole = await listed(guest)
    assert len(whole) == 12
    assert await all_pages(guest, limit=5) == whole
    assert await all_pages(guest, limit=12) == whole


async def test_a_page_goes_on_where_the_one_before_ended_whatever_has_changed(server: Server) -> None:
    ids = []
    for number in range(6):
        guest = await server.guest(f"Guest {number}", address=f"203.0.113.{number}")
        ids.append((await opened(guest), guest))
    whole = await listed(guest)
    first = await page(guest, limit=3)
    last, host = next((id, host) for id, host in ids if id == first["tables"][-1]["id"])
    await host.ok("POST", f"/api/tables/{last}/leave")
    new = await server.guest("New", address="198.51.100.1")
    await opened(new)
    assert await listed(guest, after=first["next"]) == whole[3:]


async def test_the_lobby_is_filtered_by_game_size_and_free_seats(database: str) -> None:
    async with Server(database, bot_pace=3600) as server:
        ann = await server.guest("Ann")
        two, three = await opened(ann), await opened(ann, THREE_SEATS)
        other, begun = await opened(ann, OTHER_GAME), await opened(ann, PLAYED_BY_BOTS)
        full = await opened(ann, {**LISTED, "start_when_full": False})
        await (await server.guest("Bob")).ok("POST", f"/api/tables/{full}/join", {})
        assert set(await listed(ann, game="seawolf")) == {two, three, begun, full}
        assert await listed(ann, game="carthage") == [other]
        assert await listed(ann, players=3) == [three]
        assert set(await listed(ann, free=True)) == {two, three, other}
        assert set(await all_pages(ann, free=True, game="seawolf", limit=1)) == {two, three}
        frame = await first_frame(server, "?game=seawolf&players=2&free=true&limit=1")
        assert [table["id"] for table in frame["open"]] == [two]
        assert frame["next"] is None


async def test_a_seat_that_was_left_is_free_again(server: Server, ann: Client, bob: Client) -> None:
    id = await opened(ann, {**LISTED, "start_when_full": False})
    await bob.ok("POST", f"/api/tables/{id}/join", {})
    assert await listed(ann, free=True) == []
    await bob.ok("POST", f"/api/tables/{id}/leave")
    assert await listed(ann, free=True) == [id]


@pytest.mark.parametrize(
    "query", [{"after": "x"}, {"after": "over.x"}, {"limit": 0}, {"limit": 101}], ids=str
)
async def test_a_page_that_makes_no_sense_is_refused(server: Server, query: Json) -> None:
    assert await (await server.stranger()).refused("GET", "/api/tables", params=query) == (
        422,
        "refused-bad-request",
    )


async def test_a_game_that_does_not_exist_is_refused(server: Server) -> None:
    status, _ = await (await server.stranger()).refused("GET", "/api/tables", params={"game": "chess"})
    assert status == 404


# What it does not tell


async def test_nothing_on_a_page_tells_of_networks_or_private_tables(server: Server) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    shown, hidden = await opened(ann), await opened(ann, PRIVATE)
    await opened(bob)
    found = await page(bob, limit=1)
    assert found["next"] in (f"gathering.{table}" for table in await listed(bob))
    assert hidden not in str(await page(bob))
    assert set(found["tables"][0]) == {
        *("id", "game", "status", "visibility", "created"),
        *("number", "seats", "decides", "result"),
    }
    assert await page(bob, after=f"gathering.{hidden}") == await page(bob, after="gathering.nothing")
    assert shown in await listed(bob)


async def test_tables_keep_a_mark_of_their_network_that_cannot_be_traced(
    server: Server, database: str
) -> None:
    await opened(await server.guest("Ann", address="203.0.113.7"))
    for name in ("tables", "players", "keys", "salts", "entries"):
        assert "203.0.113" not in str(await rows(database, f"SELECT * FROM {name}"))


async def test_marks_are_equal_in_every_process_for_a_day(server: Server, database: str) -> None:
    now = 20_000 * DAY_MS
    queries = server.services.queries
    one, other = (NetworkMarks(queries._database, lambda: now) for _ in range(2))
    today = await one.of("203.0.113.7")
    assert await other.of("203.0.113.7") == today
    assert await one.of("203.0.113.8") != today
    now += DAY_MS
    assert await one.of("203.0.113.7") != today
    days = [day for (day,) in await rows(database, "SELECT day FROM salts")]
    assert now // DAY_MS - 1 not in days


async def test_tables_of_before_the_migration_get_their_places(database: str) -> None:
    async with Server(database) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob", address="203.0.113.8")
        ids = [await opened(ann), await opened(ann, THREE_SEATS), await opened(ann), await opened(bob)]
        private = await opened(bob, PRIVATE)
        begun = await opened(bob, PLAYED_BY_BOTS)
    engine = open_database(database)
    async with engine.begin() as connection:
        await connection.run_sync(lambda it: command.downgrade(alembic_config(it), "0006"))
    await bring_up_to_date(engine)
    await engine.dispose()
    found = await rows(database, "SELECT id, lobby_round, players, open_seats FROM tables ORDER BY created")
    assert found[:5] == [
        *((ids[0], 0, 2, 1), (ids[1], 1, 3, 2), (ids[2], 2, 2, 1)),
        *((ids[3], 0, 2, 1), (private, 0, 2, 1)),
    ]
    assert (found[5][0], found[5][2:]) == (begun, (2, 0))
