"""Accounts: a guest becomes one, is known elsewhere, and keeps others out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from tests.server.helpers import Client, CountingHasher, Json, Server, listening, rows
from websockets.exceptions import ConnectionClosed

from harbourside.server.api import live_socket
from harbourside.server.storage.players import MOST_KEYS

pytestmark = pytest.mark.anyio
ON_BOTH_DATABASES = True

ANN = {"name": "Ann", "password": "correct horse"}


@pytest.fixture
def hasher(server: Server) -> CountingHasher:
    cheap = CountingHasher()
    server.services.accounts._hasher = cheap
    return cheap


@pytest.fixture
async def account(server: Server, ann: Client, hasher: CountingHasher) -> Client:
    """Ann, with an account."""
    await become_account(ann)
    return ann


async def become_account(guest: Client, **asked: str) -> None:
    me = await guest.ok("POST", "/api/account", {**ANN, **asked})
    guest.headers["authorization"] = f"Bearer {me['token']}"


async def log_in(server: Server, **asked: str) -> Client:
    client = await server.stranger()
    me = await client.ok("POST", "/api/login", {**ANN, "keep": "token", **asked})
    client.headers["authorization"] = f"Bearer {me['token']}"
    client.player = me["player"]
    return client


async def is_known(client: Client) -> bool:
    return (await client.get("/api/me")).status_code == 200


async def test_a_guest_becomes_an_account_and_stays_who_they_were(server: Server, account: Client) -> None:
    me = await account.ok("GET", "/api/me")
    assert me == {"player": account.player, "name": "Ann", "account": "Ann"}


async def test_keys_from_before_the_account_end_with_it(
    server: Server, ann: Client, hasher: CountingHasher
) -> None:
    thief = await server.stranger(authorization=ann.headers["authorization"])
    assert await is_known(thief)
    await become_account(ann)
    assert await thief.refused("GET", "/api/me") == (401, "refused-unknown-token")
    assert await is_known(ann)
    assert len(await rows(server.database, "SELECT hash FROM keys")) == 1


async def test_a_browsers_cookie_from_before_the_account_ends_with_it(
    server: Server, hasher: CountingHasher
) -> None:
    browser = await server.stranger(origin="http://test")
    await browser.ok("POST", "/api/guest", {"name": "Ann"})
    thief = await server.stranger(cookie=f"harbourside={browser.cookies['harbourside']}")
    assert await is_known(thief)
    assert "token" not in await browser.ok("POST", "/api/account", ANN)
    assert not await is_known(thief)
    assert (await browser.ok("GET", "/api/me"))["account"] == "Ann"


async def test_an_account_that_comes_to_nothing_ends_no_key(account: Client, bob: Client) -> None:
    asked = {"name": "Ann", "password": "something else"}
    assert await bob.refused("POST", "/api/account", asked) == (409, "refused-name-taken")
    assert await is_known(bob)


async def test_a_connection_with_a_key_from_before_the_account_ends(
    server: Server, ann: Client, hasher: CountingHasher, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_socket, "KEY_CHECK_SECONDS", 0.05)
    thief = await server.stranger(authorization=ann.headers["authorization"])
    async with server.on_a_port() as host, listening(host, "/api/lobby/live", thief) as socket:
        await socket.frame()
        await become_account(ann)
        assert (await socket.frame())["type"] == "refused"
        with pytest.raises(ConnectionClosed) as closed:
            await socket.frame()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


async def test_elsewhere_one_finds_ones_tables(server: Server, account: Client, bob: Client) -> None:
    id = await server.two_at_a_table(account, bob)
    elsewhere = await log_in(server)
    assert elsewhere.player == account.player
    assert [t["id"] for t in (await elsewhere.ok("GET", "/api/tables?mine=true"))["tables"]] == [id]
    assert (await elsewhere.state(id))["you"]["seats"] == [0]


async def test_a_browser_gets_a_cookie_no_script_can_read(server: Server, account: Client) -> None:
    browser = await server.stranger(origin="http://test")
    answer = await browser.post("/api/login", json=ANN)
    assert "token" not in answer.json()
    assert {"HttpOnly", "SameSite=lax"} <= set(answer.headers["set-cookie"].split("; "))
    assert (await browser.ok("GET", "/api/me"))["player"] == account.player
    await browser.ok("POST", "/api/logout")
    assert not await is_known(browser)


@pytest.mark.parametrize("name", ["ann", "ANN", " Ann ", "Ａｎｎ"])
async def test_a_name_is_one_persons_however_it_is_written(
    server: Server, account: Client, bob: Client, name: str
) -> None:
    asked = {"name": name, "password": "something else"}
    assert await bob.refused("POST", "/api/account", asked) == (409, "refused-name-taken")
    assert (await log_in(server, name=name)).player == account.player


async def test_a_name_that_looks_like_an_accounts_is_no_other_accounts(account: Client, bob: Client) -> None:
    asked = {"name": "\u0410nn", "password": "something else"}  # a Cyrillic capital
    assert await bob.refused("POST", "/api/account", asked) == (409, "refused-name-taken")


def with_names(*names: str | None, **more: str) -> Json:
    """Bob's table: himself first, then a bot or another person at his device."""
    first, second = names
    return {
        "game": "seawolf",
        "seats": [{"kind": "human", "name": first}, {"kind": "human", "name": second, **more}],
    }


@pytest.mark.parametrize("name", ["Ann", "aNN ", "\u0410nn"], ids=ascii)
@pytest.mark.parametrize(
    ("path", "asked"),
    [
        ("/api/me", lambda name: {"name": name}),
        ("/api/tables", lambda name: with_names(name, "B")),
        ("/api/tables", lambda name: with_names("B", name)),
        ("/api/tables", lambda name: with_names("B", name, kind="bot", level="deckhand")),
        ("/api/tables", lambda name: with_names("B", name, kind="open")),
    ],
    ids=["rename", "own seat", "seat beside", "bot", "open seat"],
)
async def test_nobody_else_bears_an_accounts_name(
    account: Client, bob: Client, path: str, asked: Callable[[str], Json], name: str
) -> None:
    assert await bob.refused("POST", path, asked(name)) == (409, "refused-name-of-account")
    assert (await bob.ok("GET", "/api/me"))["name"] == "Bob"


async def test_nobody_else_comes_or_sits_down_with_an_accounts_name(
    server: Server, account: Client, bob: Client
) -> None:
    stranger = await server.stranger()
    refused = await stranger.refused("POST", "/api/guest", {"name": "ANN", "keep": "token"})
    assert refused == (409, "refused-name-of-account")
    table = {"game": "seawolf", "seats": [{"kind": "human"}, {"kind": "open"}], "visibility": "open"}
    join = f"/api/tables/{(await account.ok('POST', '/api/tables', table))['id']}/join"
    assert await bob.refused("POST", join, {"name": "ann"}) == (409, "refused-name-of-account")
    assert (await bob.ok("POST", join, {"name": "Bobby"}))["seats"][1]["name"] == "Bobby"


async def test_the_owner_bears_the_name_and_may_bear_another(server: Server, account: Client) -> None:
    made = await account.ok("POST", "/api/tables", with_names("ANN", "Ann 2"))
    assert [seat["name"] for seat in made["seats"]] == ["ANN", "Ann 2"]
    await account.ok("POST", "/api/me", {"name": "Admiral Ann"})
    guest = await server.stranger()
    asked = {"name": "Ann", "keep": "token"}
    assert await guest.refused("POST", "/api/guest", asked) == (409, "refused-name-of-account")


async def test_a_guest_who_had_the_name_before_is_nameless_from_then_on(
    server: Server, ann: Client, bob: Client, hasher: CountingHasher
) -> None:
    namesake = await server.guest("ann")
    begun = await server.two_at_a_table(bob, namesake)
    await become_account(ann)
    assert (await namesake.ok("GET", "/api/me"))["name"] == ""
    later = await server.two_at_a_table(bob, namesake)
    names = {id: (await bob.state(id))["seats"][1]["name"] for id in (begun, later)}
    assert names == {begun: "ann", later: None}
    assert (await namesake.ok("POST", "/api/me", {"name": "Anka"}))["name"] == "Anka"


async def test_a_rematch_carries_no_name_on_that_is_an_accounts_by_now(
    server: Server, ann: Client, bob: Client, hasher: CountingHasher
) -> None:
    namesake = await server.guest("ann")
    begun = await server.two_at_a_table(namesake, bob)
    await bob.ok("POST", f"/api/tables/{begun}/concede", {})
    await become_account(ann)
    again = await namesake.ok("POST", f"/api/tables/{begun}/rematch")
    assert again["seats"][0]["name"] is None


async def test_who_asks_for_the_same_rematch_sits_down_without_a_name_that_is_an_accounts_by_now(
    server: Server, ann: Client, bob: Client, hasher: CountingHasher
) -> None:
    namesake = await server.guest("ann")
    begun = await server.two_at_a_table(namesake, bob)
    await bob.ok("POST", f"/api/tables/{begun}/concede", {})
    await bob.ok("POST", f"/api/tables/{begun}/rematch")
    await become_account(ann)
    again = await namesake.ok("POST", f"/api/tables/{begun}/rematch")
    assert [seat["name"] for seat in again["seats"]] == [None, "Bob"]


async def test_of_many_who_want_a_name_one_gets_it(server: Server, hasher: CountingHasher) -> None:
    guests = [await server.guest(f"G{i}") for i in range(8)]
    answers = await asyncio.gather(
        *(
            guest.post("/api/account", json={**ANN, "name": "aNN"[i % 3 :] + "x"})
            for i, guest in enumerate(guests)
        )
    )
    assert sorted(answer.status_code for answer in answers) == [201] * 3 + [409] * 5


async def test_one_account_for_one_person(account: Client) -> None:
    asked = {"name": "Anne", "password": "something else"}
    assert await account.refused("POST", "/api/account", asked) == (409, "refused-account-already")


@pytest.mark.parametrize(
    ("asked", "refusal"),
    [
        ({"name": "Cid", "password": "short"}, "refused-bad-password"),
        ({"name": "Cid", "password": "x" * 201}, "refused-bad-request"),
        ({"name": "Cid Campeador", "password": "CID campeador"}, "refused-password-is-name"),
        ({"name": "Cid", "password": "Swordfish1"}, "refused-common-password"),
        ({"name": "  ", "password": "correct horse"}, "refused-bad-name"),
        ({"name": "a\tb", "password": "correct horse"}, "refused-bad-name"),
        ({"name": "x" * 41, "password": "correct horse"}, "refused-bad-request"),
        ({"name": "Cid"}, "refused-bad-request"),
        ({"name": "Cid", "password": 12345678}, "refused-bad-request"),
    ],
)
async def test_what_cannot_be_an_account_is_refused(
    bob: Client, hasher: CountingHasher, asked: Json, refusal: str
) -> None:
    assert await bob.refused("POST", "/api/account", asked) == (422, refusal)
    assert (await bob.ok("GET", "/api/me"))["account"] is None


async def test_who_is_unknown_and_who_is_wrong_cannot_be_told_apart(
    server: Server, account: Client, hasher: CountingHasher
) -> None:
    stranger = await server.stranger()
    answers, compared = [], []
    for asked in ({**ANN, "password": "wrong horse"}, {"name": "Nobody", "password": "wrong horse"}):
        before = hasher.compared
        answers.append(await stranger.post("/api/login", json=asked))
        compared.append(hasher.compared - before)
    assert [answer.status_code for answer in answers] == [401, 401]
    assert answers[0].content == answers[1].content
    assert compared == [1, 1]


async def test_the_password_is_kept_nowhere(server: Server, account: Client) -> None:
    kept = str(await rows(server.database, "SELECT * FROM accounts"))
    assert "$argon2id$" in kept
    assert ANN["password"] not in kept


async def test_logging_out_ends_one_device_only(server: Server, account: Client) -> None:
    elsewhere = await log_in(server)
    await elsewhere.ok("POST", "/api/logout")
    assert not await is_known(elsewhere)
    assert await is_known(account)


async def test_a_new_password_ends_all_other_devices(server: Server, account: Client) -> None:
    elsewhere = await log_in(server)
    asked = {"old": ANN["password"], "new": "battery staple"}
    me = await elsewhere.ok("POST", "/api/account/password", asked)
    assert not await is_known(account)
    assert not await is_known(elsewhere)
    elsewhere.headers["authorization"] = f"Bearer {me['token']}"
    assert await is_known(elsewhere)
    stranger = await server.stranger()
    assert await stranger.refused("POST", "/api/login", ANN) == (401, "refused-wrong-login")
    assert (await log_in(server, password="battery staple")).player == account.player


async def test_who_logs_in_with_the_old_password_while_it_is_changed_gets_no_key(
    server: Server, account: Client, hasher: CountingHasher, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared, changed = asyncio.Event(), asyncio.Event()
    accounts = server.services.accounts
    verify = accounts._verify

    async def slow(hashed: str, password: str) -> bool:
        right = await verify(hashed, password)
        compared.set()
        await changed.wait()
        return right

    monkeypatch.setattr(accounts, "_verify", slow)
    stranger = await server.stranger()
    late = asyncio.create_task(stranger.post("/api/login", json={**ANN, "keep": "token"}))
    await compared.wait()
    monkeypatch.setattr(accounts, "_verify", verify)
    asked = {"old": ANN["password"], "new": "battery staple"}
    await account.ok("POST", "/api/account/password", asked)
    changed.set()
    assert (await late).status_code == 401
    assert len(await rows(server.database, "SELECT hash FROM keys")) == 1


async def test_a_password_is_changed_only_by_who_knows_it(account: Client, bob: Client) -> None:
    asked = {"old": "wrong horse", "new": "battery staple"}
    assert await account.refused("POST", "/api/account/password", asked) == (403, "refused-wrong-password")
    common = {"old": ANN["password"], "new": "swordfish"}
    assert await account.refused("POST", "/api/account/password", common) == (422, "refused-common-password")
    assert await bob.refused("POST", "/api/account/password", asked) == (409, "refused-no-account")
    assert await is_known(account)


async def test_a_connection_ends_with_its_key(
    server: Server, account: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_socket, "KEY_CHECK_SECONDS", 0.05)
    elsewhere = await log_in(server)
    async with server.on_a_port() as host, listening(host, "/api/lobby/live", elsewhere) as socket:
        await socket.frame()
        await account.ok("POST", "/api/account/password", {"old": ANN["password"], "new": "battery staple"})
        assert (await socket.frame())["type"] == "refused"
        with pytest.raises(ConnectionClosed) as closed:
            await socket.frame()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


async def test_devices_do_not_pile_up(server: Server, account: Client) -> None:
    first = await log_in(server)
    for _ in range(MOST_KEYS):
        last = await log_in(server)
    assert not await is_known(first)
    assert await is_known(last)


async def test_another_site_cannot_log_a_browser_in(server: Server, account: Client) -> None:
    browser = await server.stranger(origin="http://evil.example")
    assert await browser.refused("POST", "/api/login", ANN) == (403, "refused-origin")
