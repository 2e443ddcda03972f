"""What an operator can do against abuse, while a server runs and while none does."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import pytest
from tests.server.helpers import Hands, Json, Server, listening, rows
from tests.server.test_admin import HOT_SEAT, Operator, make_table, operator, with_server
from tests.server.test_lobby import LISTED, PRIVATE, THREE_SEATS, listed, opened
from websockets.exceptions import ConnectionClosed

import harbourside as hs
from harbourside.server.admin import moderation, work
from harbourside.server.bans import read_network
from harbourside.server.times import now_ms

ON_BOTH_DATABASES = True
DAY_MS = 24 * 3600 * 1000

__all__ = ["operator"]


@pytest.fixture
async def services(database: str) -> AsyncIterator[Server]:
    async with Server(database, poll=0.05, bot_pace=3600) as running:
        yield running


class Command:
    """What `harbourside admin` does to the database of a server that runs."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def close(self, id: str) -> None:
        async with work.opened(self._server.database) as database:
            await moderation.close_table(database, id)

    async def delete(self, id: str) -> None:
        async with work.opened(self._server.database) as database:
            await moderation.delete_table(database, id)

    async def ban(self, whom: str, days: int | None = None) -> None:
        async with work.opened(self._server.database) as database:
            await moderation.ban(database, whom, days, "spam")
        await self._server.services.bans.look()

    async def allow(self, whom: str) -> None:
        async with work.opened(self._server.database) as database:
            await moderation.allow(database, whom)
        await self._server.services.bans.look()


@pytest.fixture
def command(services: Server) -> Command:
    return Command(services)


async def last_words(socket: Any) -> tuple[int, str]:
    """With which code a live connection is closed, and what was said before."""
    said = ""
    with suppress(ConnectionClosed):
        while True:
            frame = await socket.frame()
            if frame["type"] == "refused":
                said = frame["error"]["id"]
    return socket._connection.close_code, said


# Closing and deleting


@pytest.mark.anyio
async def test_a_game_that_is_closed_ends_for_everybody_with_a_message(
    services: Server, command: Command
) -> None:
    ann, bob = await services.guest("Ann"), await services.guest("Bob")
    id = await services.two_at_a_table(ann, bob, visibility="open")
    async with services.on_a_port() as host, listening(host, f"/api/tables/{id}/live", bob) as socket:
        await socket.frame()
        await command.close(id)
        table = (await socket.frame())["table"]
    assert (table["status"], table["closed_by"], table["decides"]) == ("closed", "operator", None)
    assert (table["messages"][-1]["kind"], table["messages"][-1]["by"]) == ("close", "operator")
    assert await listed(ann) == []
    asked = {"number": table["number"] + 1, "action": "draw:pile"}
    assert await ann.refused("POST", f"/api/tables/{id}/moves", asked) == (409, "refused-not-playing")
    assert (await ann.ok("GET", f"/api/tables/{id}/proof"))["seed"] is None


@pytest.mark.anyio
async def test_a_table_that_needs_a_patch_can_be_closed(services: Server, command: Command) -> None:
    ann = await services.guest("Ann")
    id = (await ann.ok("POST", "/api/tables", HOT_SEAT))["id"]
    async with work.opened(services.database) as database, database.begin() as connection:
        await connection.exec_driver_sql("UPDATE tables SET rules = 0")
    await command.close(id)
    services.services.tables._cache._slots.clear()
    assert (await ann.state(id))["status"] == "closed"
    (mine,) = (await ann.ok("GET", "/api/tables", params={"mine": True}))["tables"]
    assert mine["status"] == "closed"


@pytest.mark.anyio
async def test_a_table_that_is_closed_or_over_is_not_closed_again(services: Server, command: Command) -> None:
    ann = await services.guest("Ann")
    id = await opened(ann)
    await command.close(id)
    with pytest.raises(hs.HarboursideError, match="closed already"):
        await command.close(id)


@pytest.mark.anyio
async def test_a_table_that_is_deleted_is_gone_for_everybody_who_looks(
    services: Server, command: Command
) -> None:
    ann, bob = await services.guest("Ann"), await services.guest("Bob")
    id = await services.two_at_a_table(ann, bob)
    state = await ann.state(id)
    async with services.on_a_port() as host, listening(host, f"/api/tables/{id}/live", bob) as socket:
        await socket.frame()
        await command.delete(id)
        assert await last_words(socket) == (4404, "refused-unknown-table")
    assert await ann.refused("GET", f"/api/tables/{id}") == (404, "refused-unknown-table")
    asked = {"number": state["number"] + 1, "action": "draw:pile"}
    assert await ann.refused("POST", f"/api/tables/{id}/moves", asked) == (404, "refused-unknown-table")
    assert await rows(services.database, "SELECT * FROM entries") == []


# Bans


@pytest.mark.anyio
async def test_a_banned_player_is_refused_with_a_sentence_until_they_are_allowed(
    services: Server, command: Command
) -> None:
    ann = await services.guest("Ann")
    await command.ban(ann.player)
    answer = await ann.get("/api/me", headers={"accept-language": "pl"})
    assert (answer.status_code, answer.json()["text"]) == (403, "Nie masz już wstępu na ten serwer.")
    assert await ann.refused("POST", "/api/tables", LISTED) == (403, "refused-banned")
    await command.allow(ann.player)
    await ann.ok("GET", "/api/me")


@pytest.mark.anyio
async def test_a_ban_ends_by_itself(services: Server, command: Command, hands: Hands) -> None:
    ann = await services.guest("Ann")
    await command.ban(ann.player, days=2)
    services.services.bans._now = hands
    hands.now = now_ms() + DAY_MS
    assert await ann.refused("GET", "/api/me") == (403, "refused-banned")
    hands.now += DAY_MS + 60_000
    await ann.ok("GET", "/api/me")
    await services.services.bans.forget_expired()
    assert await rows(services.database, "SELECT whom FROM bans") == []


@pytest.mark.anyio
async def test_everybody_in_a_banned_network_is_refused_and_nobody_else(
    services: Server, command: Command
) -> None:
    far, near = await services.guest("Far", address="198.51.100.9"), await services.guest("Near")
    inside = await services.guest("In", address="::ffff:198.51.100.77")
    await command.ban("198.51.100.64/26")
    assert await inside.refused("GET", "/api/games") == (403, "refused-banned-network")
    assert await inside.refused("POST", "/api/guest", {}) == (403, "refused-banned-network")
    for client in (far, near):
        await client.ok("GET", "/api/me")
    six = await services.guest("Six", address="2001:db8:1:2::3")
    await command.ban("2001:db8:1:2::99")
    assert await six.refused("GET", "/api/me") == (403, "refused-banned-network")


@pytest.mark.anyio
async def test_live_connections_of_whoever_is_banned_end(services: Server, command: Command) -> None:
    ann, bob = await services.guest("Ann"), await services.guest("Bob")
    id = await opened(bob)
    async with (
        services.on_a_port() as host,
        listening(host, f"/api/tables/{id}/live", ann) as at_table,
        listening(host, "/api/lobby/live", ann) as in_lobby,
    ):
        await at_table.frame(), await in_lobby.frame()
        await command.ban(ann.player)
        assert await last_words(at_table) == (4403, "refused-banned")
        assert await last_words(in_lobby) == (4403, "refused-banned")
        async with listening(host, "/api/lobby/live") as nobodys:
            await nobodys.frame()
            await command.ban("127.0.0.1")
            assert await last_words(nobodys) == (4403, "refused-banned-network")
        async with listening(host, "/api/lobby/live") as nobodys:
            assert await last_words(nobodys) == (4403, "refused-banned-network")


@pytest.mark.anyio
async def test_nobody_waits_for_a_player_who_is_banned_for_good(services: Server, command: Command) -> None:
    ann, bob = await services.guest("Ann"), await services.guest("Bob")
    begun = await services.two_at_a_table(ann, bob)
    hosted, joined = await opened(bob), await opened(ann, THREE_SEATS)
    await bob.ok("POST", f"/api/tables/{joined}/join", {})
    await command.ban(bob.player)
    state = await ann.state(begun)
    assert (state["status"], state["result"]["winners"]) == ("over", [0])
    assert (await ann.state(hosted))["status"] == "closed"
    state = await ann.state(joined)
    assert (state["status"], state["seats"][1]["kind"]) == ("gathering", "open")
    assert (joined,) not in await rows(
        services.database, f"SELECT \"table\" FROM sitters WHERE player = '{bob.player}'"
    )


@pytest.mark.anyio
async def test_a_bot_plays_for_a_player_who_is_banned_for_a_while(services: Server, command: Command) -> None:
    ann, bob = await services.guest("Ann"), await services.guest("Bob")
    id = await services.two_at_a_table(ann, bob)
    await command.ban(bob.player, days=1)
    state = await ann.state(id)
    assert (state["status"], state["seats"][1]["away"]) == ("playing", True)
    await command.allow(bob.player)
    await bob.ok("POST", f"/api/tables/{id}/replace", {"by": "me"})


@pytest.mark.anyio
async def test_an_address_is_stored_in_bans_only(services: Server, command: Command) -> None:
    spammer = await services.guest("Spam", address="198.51.100.9")
    await opened(spammer, PRIVATE)
    await command.ban("198.51.100.9")
    for name in ("tables", "players", "keys", "salts", "entries"):
        assert "198.51.100" not in str(await rows(services.database, f"SELECT * FROM {name}"))
    assert await rows(services.database, "SELECT whom FROM bans") == [("198.51.100.9/32",)]


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
        ("::ffff:203.0.113.0/120", "203.0.113.0/24"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::1/128", "2001:db8::/64"),
        ("2001:db8:5::/48", "2001:db8:5::/48"),
        ("fe80::1%eth0", "fe80::/64"),
        ("AbCd-1234_xy", None),
        ("203.0.113.7/33", None),
    ],
)
def test_addresses_are_read_as_limits_count_them(text: str, network: str | None) -> None:
    found = read_network(text)
    assert (str(found) if found is not None else None) == network


# The commands


@pytest.fixture
def made(operator: Operator) -> tuple[Json, str]:
    found: tuple[Json, str] = with_server(operator.database, make_table)
    return found


def test_an_operator_closes_and_deletes_a_table(operator: Operator, made: tuple[Json, str]) -> None:
    id = made[0]["id"]
    assert id in operator.does("close", id)
    assert "closed" in operator.does("tables", "--status", "closed")
    assert "already" in operator.cannot("close", id)
    assert id in operator.does("delete", id)
    assert id not in operator.does("tables")
    assert "no such table" in operator.cannot("delete", id)


def test_an_operator_bans_lists_and_allows(operator: Operator, made: tuple[Json, str]) -> None:
    player = made[0]["host"]
    assert "Nobody is banned" in operator.does("bans")
    operator.does("ban", player, "--for", "3", "--reason", "spam")
    operator.does("ban", "198.51.100.0/24")
    told = operator.does("bans")
    assert player in told
    assert "spam" in told
    assert "198.51.100.0/24" in told
    operator.does("allow", "198.51.100.77/24")
    operator.does("allow", player)
    assert "Nobody is banned" in operator.does("bans")
    assert "not banned" in operator.cannot("allow", player)
    assert "no player" in operator.cannot("ban", "nobody")
    assert "--for" in operator.cannot("ban", player, "--for", "0")


def test_what_an_operator_does_is_one_line_without_addresses_and_tables(
    operator: Operator, made: tuple[Json, str], capsys: pytest.CaptureFixture[str]
) -> None:
    id, player = made[0]["id"], made[0]["host"]
    lines = []
    for arguments in (("ban", "198.51.100.7"), ("allow", "198.51.100.7"), ("ban", player), ("delete", id)):
        _, _, told = operator._run(*arguments)
        assert "198.51.100" not in told
        assert id not in told
        lines.append(json.loads(told))
    assert [line["what"] for line in lines] == [
        *("a network was banned", "a network is allowed again"),
        *("a player was banned", "a table was deleted by the operator"),
    ]
    assert lines[2]["player"] == player


@pytest.mark.anyio
async def test_a_server_says_in_its_log_that_bans_have_changed_without_addresses(
    services: Server, command: Command, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("INFO"):
        await command.ban("198.51.100.7")
    (record,) = [record for record in caplog.records if record.name == "harbourside.server.bans"]
    assert vars(record)["networks"] == 1
    assert "198.51.100" not in str(vars(record))
