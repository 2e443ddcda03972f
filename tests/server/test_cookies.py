"""Our cookies: with TLS only this very host can set them, and those from before are replaced."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from tests.server.helpers import Client, CountingHasher, Server

pytestmark = pytest.mark.anyio

PLAIN, OVER_TLS = "harbourside", "__Host-harbourside"
HERE = {"origin": "https://test"}


async def guest_over_tls(server: Server) -> Client:
    client = await server.stranger(**HERE)
    await client.ok("POST", "https://test/api/guest", {"name": "Ann"})
    return client


def set_by(answer: httpx.Response) -> dict[str, set[str]]:
    """What each cookie is set with."""
    headers = answer.headers.get_list("set-cookie")
    return {header.partition("=")[0]: {part.strip() for part in header.split(";")[1:]} for header in headers}


async def test_over_tls_the_cookie_is_of_this_very_host(server: Server) -> None:
    client = await server.stranger(**HERE)
    cookies = set_by(await client.post("https://test/api/guest", json={"name": "Ann"}))
    assert set(cookies) == {OVER_TLS}
    assert {"Secure", "HttpOnly", "Path=/", "SameSite=lax"} <= cookies[OVER_TLS]
    assert not any(attribute.startswith("Domain") for attribute in cookies[OVER_TLS])
    assert (await client.ok("GET", "https://test/api/me"))["name"] == "Ann"


async def test_behind_a_tls_proxy_the_setting_makes_it_so(tmp_path: Path) -> None:
    async with Server(tmp_path / "tables.db", secure_cookies=True) as server:
        client = await server.stranger(origin="http://test")
        cookies = set_by(await client.post("/api/guest", json={"name": "Ann"}))
        assert set(cookies) == {OVER_TLS}
        assert "Secure" in cookies[OVER_TLS]


async def test_without_tls_it_has_its_plain_name(server: Server) -> None:
    client = await server.stranger(origin="http://test")
    assert set(set_by(await client.post("/api/guest", json={"name": "Ann"}))) == {PLAIN}
    assert (await client.ok("GET", "/api/me"))["name"] == "Ann"


async def test_a_cookie_from_before_is_believed_and_replaced(server: Server) -> None:
    client = await server.stranger(**HERE)
    me = await client.ok("POST", "/api/guest", {"name": "Ann"}, headers={"origin": "http://test"})
    assert (await client.ok("GET", "https://test/api/tables?mine=true"))["tables"] == []
    answer = await client.get("https://test/api/me")
    assert answer.json() == me
    assert "Max-Age=0" in set_by(answer)[PLAIN]
    assert {cookie.name for cookie in client.cookies.jar} == {OVER_TLS}
    again = await client.get("https://test/api/me")
    assert (again.json(), set_by(again)) == (me, {})


@pytest.mark.parametrize("keep", ["cookie", "token"])
async def test_a_key_of_today_is_not_believed_in_a_cookie_that_another_host_can_set(
    server: Server, keep: str
) -> None:
    eve = await server.stranger(**HERE)
    told = await eve.ok("POST", "https://test/api/guest", {"name": "Eve", "keep": keep})
    key = told.get("token") or eve.cookies[OVER_TLS]
    ann = await server.stranger(cookie=f"{PLAIN}={key}")
    assert await ann.refused("GET", "https://test/api/me") == (401, "refused-who-are-you")


async def test_a_cookie_that_another_host_has_set_does_not_stand_before_ours(server: Server) -> None:
    eve = await server.stranger(origin="http://test")
    await eve.ok("POST", "/api/guest", {"name": "Eve"})
    ann = await guest_over_tls(server)
    both = f"{PLAIN}={eve.cookies[PLAIN]}; {OVER_TLS}={ann.cookies[OVER_TLS]}"
    browser = await server.stranger(cookie=both)
    assert (await browser.ok("GET", "https://test/api/me"))["name"] == "Ann"


@pytest.mark.parametrize("headers", [{"origin": "https://evil.example"}, {}], ids=str)
async def test_a_change_with_that_cookie_must_come_from_our_own_page(
    server: Server, headers: dict[str, str]
) -> None:
    client = await guest_over_tls(server)
    del client.headers["origin"]
    refused = await client.refused("POST", "https://test/api/me", {"name": "Eve"}, headers=headers)
    assert refused == (403, "refused-origin")


async def test_logging_out_ends_the_cookie_and_not_what_the_device_proves(server: Server) -> None:
    server.services.accounts._hasher = CountingHasher()
    client = await guest_over_tls(server)
    made = await client.post("https://test/api/account", json={"name": "Ann", "password": "correct horse"})
    device = f"{OVER_TLS}-device"
    assert set(set_by(made)) == {OVER_TLS, device}
    assert {"Secure", "HttpOnly", "Path=/"} <= set_by(made)[device]
    ended = set_by(await client.post("https://test/api/logout"))
    assert set(ended) == {OVER_TLS}
    assert {"Max-Age=0", "Secure", "Path=/"} <= ended[OVER_TLS]
    assert {cookie.name for cookie in client.cookies.jar} == {device}
