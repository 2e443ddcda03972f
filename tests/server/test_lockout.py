"""Guessing a password: slow for whoever guesses, and no way to lock its owner out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.helpers import NO_LIMITS, Client, CountingHasher, Json, Server

from harbourside.server.settings import Rate
from harbourside.server.storage.devices import MOST_DEVICES

pytestmark = pytest.mark.anyio

ANN = {"name": "Ann", "password": "correct horse"}
GUESS = {"name": "Ann", "password": "wrong horse"}


def few(burst: int) -> Rate:
    return Rate(burst=burst, per_second=1e-6)


@pytest.fixture
async def guarded(tmp_path: Path) -> AsyncIterator[Server]:
    """Where there is an account by the name of Ann, and few may guess its password."""
    limits = NO_LIMITS.model_copy(
        update={"logins": few(5), "guesses": few(3), "guesses_of_all": few(6)},
    )
    async with Server(tmp_path / "tables.db", limits=limits) as server:
        server.services.accounts._hasher = CountingHasher()
        yield server


async def owner(server: Server) -> Json:
    """What a program of Ann's was told when it made the account at home."""
    home = await server.stranger("192.0.2.1")
    guest = await home.ok("POST", "/api/guest", {"name": "Ann", "keep": "token"})
    home.headers["authorization"] = f"Bearer {guest['token']}"
    return await home.ok("POST", "/api/account", ANN)


async def tried(client: Client, times: int, asked: Json = GUESS) -> list[int]:
    return [(await client.post("/api/login", json=asked)).status_code for _ in range(times)]


async def everybody_guesses(server: Server) -> None:
    """Until nobody may any more."""
    for i in range(3):
        await tried(await server.stranger(f"198.51.100.{i}"), 3)
    assert await tried(await server.stranger("198.51.100.99"), 1) == [429]


async def test_an_address_tries_one_account_so_often_and_another_account_still(guarded: Server) -> None:
    stranger = await guarded.stranger("203.0.113.1")
    assert await tried(stranger, 5) == [401, 401, 401, 429, 429]
    neighbour = await guarded.stranger("203.0.113.2")
    assert await tried(neighbour, 2) == [401, 401]


async def test_an_address_tries_all_accounts_together_so_often(guarded: Server) -> None:
    stranger = await guarded.stranger("203.0.113.1")
    names = [await tried(stranger, 1, {**GUESS, "name": f"Nobody {i}"}) for i in range(6)]
    assert names == [[401]] * 5 + [[429]]


async def test_a_name_is_one_however_it_is_written_and_an_ipv6_network_one_address(guarded: Server) -> None:
    for i, name in enumerate(("Ann", "ANN", "\uff21nn")):
        stranger = await guarded.stranger(f"2001:db8:1:2::{i + 1}")
        assert await tried(stranger, 1, {**GUESS, "name": name}) == [401]
    assert await tried(await guarded.stranger("2001:db8:1:2::9"), 1) == [429]


async def test_who_guesses_does_not_lock_out_another_address(guarded: Server) -> None:
    await owner(guarded)
    await tried(await guarded.stranger("203.0.113.1"), 5)
    elsewhere = await guarded.stranger("192.0.2.2")
    assert await tried(elsewhere, 1, ANN) == [200]


async def test_a_program_that_has_logged_in_before_is_not_locked_out(guarded: Server) -> None:
    device = (await owner(guarded))["device"]
    await everybody_guesses(guarded)
    at_work = await guarded.stranger("198.51.100.1")  # where somebody guesses, too
    assert await tried(at_work, 1, ANN) == [429]
    assert await tried(at_work, 1, {**ANN, "keep": "token", "device": device}) == [200]


async def test_a_browser_that_has_logged_in_before_is_not_locked_out_after_logging_out(
    guarded: Server,
) -> None:
    await owner(guarded)
    browser = await guarded.stranger("192.0.2.3", origin="http://test")
    await browser.ok("POST", "/api/login", ANN)
    await browser.ok("POST", "/api/logout")
    await everybody_guesses(guarded)
    assert await tried(browser, 2, ANN) == [200, 200]


async def test_a_device_that_has_logged_in_before_guesses_no_faster(guarded: Server) -> None:
    device = (await owner(guarded))["device"]
    thief = await guarded.stranger("203.0.113.1")
    assert await tried(thief, 6, {**GUESS, "device": device}) == [401] * 5 + [429]


async def test_a_device_is_proof_for_its_own_account_only(guarded: Server) -> None:
    await owner(guarded)
    eve = await guarded.stranger("203.0.113.1")
    guest = await eve.ok("POST", "/api/guest", {"keep": "token"})
    eve.headers["authorization"] = f"Bearer {guest['token']}"
    device = (await eve.ok("POST", "/api/account", {"name": "Eve", "password": "battery staple"}))["device"]
    assert (await tried(eve, 4, {**GUESS, "device": device}))[-1] == 429


async def test_a_new_password_ends_what_other_devices_prove(guarded: Server) -> None:
    me = await owner(guarded)
    thief = await guarded.stranger("203.0.113.1")
    stolen = (await thief.ok("POST", "/api/login", {**ANN, "keep": "token"}))["device"]
    home = await guarded.stranger("192.0.2.1", authorization=f"Bearer {me['token']}")
    asked = {"old": ANN["password"], "new": "battery staple"}
    kept = (await home.ok("POST", "/api/account/password", asked))["device"]
    await everybody_guesses(guarded)
    new = {**ANN, "password": "battery staple"}
    assert await tried(thief, 1, {**GUESS, "device": stolen}) == [429]
    assert await tried(home, 1, {**new, "device": kept}) == [200]


async def test_whoever_has_a_stolen_key_guesses_the_password_slowly_and_locks_nobody_out(
    guarded: Server,
) -> None:
    me = await owner(guarded)
    other = await (await guarded.stranger("192.0.2.2")).ok("POST", "/api/login", {**ANN, "keep": "token"})
    wrong = {"old": "wrong horse", "new": "battery staple"}
    statuses = []
    for i in range(5):
        thief = await guarded.stranger(f"203.0.113.{i}", authorization=f"Bearer {other['token']}")
        statuses.append((await thief.post("/api/account/password", json=wrong)).status_code)
    assert statuses == [403, 403, 403, 429, 429]
    home = await guarded.stranger("192.0.2.1", authorization=f"Bearer {me['token']}")
    await home.ok("POST", "/api/account/password", {**wrong, "old": ANN["password"]})


async def test_devices_do_not_pile_up_and_one_that_logs_in_again_takes_no_others_place(
    server: Server,
) -> None:
    server.services.accounts._hasher = CountingHasher()
    devices = server.services.devices
    first = (await owner(server))["device"]
    client = await server.stranger()
    again = first
    for _ in range(MOST_DEVICES + 1):
        again = (await client.ok("POST", "/api/login", {**ANN, "keep": "token", "device": again}))["device"]
    assert not await devices.proves("Ann", first)
    for _ in range(MOST_DEVICES - 1):
        await client.ok("POST", "/api/login", {**ANN, "keep": "token"})
    assert await devices.proves("Ann", again)
    await client.ok("POST", "/api/login", {**ANN, "keep": "token"})
    assert not await devices.proves("Ann", again)
