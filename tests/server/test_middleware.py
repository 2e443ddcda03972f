"""What is stopped at the door."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.helpers import NO_LIMITS, Client, Server

from harbourside.server.limits import LocalLimiter
from harbourside.server.settings import Limits, Rate

pytestmark = pytest.mark.anyio


async def browser(server: Server) -> Client:
    """Somebody with a cookie."""
    client = await server.stranger()
    await client.ok("POST", "/api/guest", {"name": "Ann"}, headers={"origin": "http://test"})
    return client


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://test.evil.example"},
        {"origin": "http://[broken"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {},
    ],
    ids=str,
)
async def test_a_change_with_a_cookie_must_come_from_our_own_page(
    server: Server, headers: dict[str, str]
) -> None:
    client = await browser(server)
    refused = await client.refused("POST", "/api/me", {"name": "Eve"}, headers=headers)
    assert refused == (403, "refused-origin")
    assert (await client.ok("GET", "/api/me"))["name"] == "Ann"


@pytest.mark.parametrize("headers", [{"origin": "http://test"}, {"sec-fetch-site": "same-origin"}], ids=str)
async def test_our_own_page_may_change_things(server: Server, headers: dict[str, str]) -> None:
    client = await browser(server)
    assert (await client.ok("POST", "/api/me", {"name": "Eve"}, headers=headers))["name"] == "Eve"


async def test_another_origin_can_be_allowed(tmp_path: Path) -> None:
    async with Server(tmp_path / "tables.db", origins=["https://play.example"]) as server:
        client = await browser(server)
        answer = await client.post("/api/me", json={"name": "B"}, headers={"origin": "https://play.example"})
        assert answer.status_code == 200


async def test_every_answer_has_the_security_headers_also_a_refusal(server: Server) -> None:
    client = await server.stranger()
    for path in ("/", "/api/games", "/api/nothing", "/api/me", "/api/tables/x"):
        headers = (await client.get(path)).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert (await client.get("/api/games")).headers["cache-control"] == "no-store"


async def test_a_body_that_is_too_large_is_refused_however_it_is_sent(server: Server) -> None:
    client = await server.stranger()
    large = b'{"name": "' + b"x" * 100_000 + b'"}'

    async def in_pieces() -> AsyncIterator[bytes]:
        for first in range(0, len(large), 1000):
            yield large[first : first + 1000]

    for body in (large, in_pieces()):
        answer = await client.post("/api/guest", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["error"]["id"]) == (413, "refused-too-large")


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"[" * 60_000, 400),
        (b'{"name":' * 5000, 400),
        (b"\xff\xfe", 400),
        (b"", 422),
        (b"null", 422),
        (b"3", 422),
        (b'{"name": 3}', 422),
        (b'{"name": ["x"]}', 422),
        (b'{"name": "\\ud800"}', 422),
        (b'{"name": "x", "keep": "both"}', 422),
        (b'{"name": "x", "admin": true}', 422),
        (b'{"name": 1e999}', 422),
    ],
    ids=lambda body: repr(body)[:24],
)
async def test_hostile_json_gets_a_plain_refusal(server: Server, body: bytes, status: int) -> None:
    client = await server.stranger()
    answer = await client.post("/api/guest", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status
    assert set(answer.json()) == {"error", "text", "where"}


async def test_numbers_must_be_whole_and_no_strings_or_truths(server: Server, ann: Client) -> None:
    seats = [{"kind": "human", "name": name} for name in ("A", "B")]
    made = await ann.ok("POST", "/api/tables", {"game": "seawolf", "seats": seats})
    numbers: list[object] = ["3", 3.0, 3.5, True, None, -1, 2**70]
    for number in numbers:
        asked = {"number": number, "action": "draw:pile"}
        assert (await ann.refused("POST", f"/api/tables/{made['id']}/moves", asked))[0] == 422
    actions: list[object] = ["", "x" * 101, 3, None, ["draw:pile"]]
    for action in actions:
        asked = {"number": made["number"] + 1, "action": action}
        assert (await ann.refused("POST", f"/api/tables/{made['id']}/moves", asked))[0] == 422
    assert (await ann.state(made["id"]))["number"] == made["number"]


async def test_what_goes_wrong_inside_is_not_told_outside(
    server: Server, ann: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken() -> None:
        raise RuntimeError("the password is swordfish")

    monkeypatch.setattr(server.services.queries, "lobby", broken)
    answer = await ann.get("/api/tables", headers={"accept-language": "pl"})
    assert answer.status_code == 500
    assert "swordfish" not in answer.text
    assert "Traceback" not in answer.text
    assert answer.json()["text"] == "Coś poszło nie tak na serwerze. Błąd został zapisany w dzienniku."


async def test_who_asks_too_much_is_told_when_to_come_back(tmp_path: Path) -> None:
    few = Rate(burst=2, per_second=0.01)
    for name, ask in (
        ("requests", ("GET", "/api/games", None)),
        ("guests", ("POST", "/api/guest", {"name": "x"})),
    ):
        limits = Limits(**{**dict(NO_LIMITS), name: few})
        async with Server(tmp_path / f"{name}.db", limits=limits) as server:
            client = await server.stranger(origin="http://test")
            for _ in range(2):
                await client.ok(*ask)
            client.cookies.clear()
            answer = await client.request(ask[0], ask[1], json=ask[2])
            assert answer.status_code == 429
            assert int(answer.headers["retry-after"]) > 0


async def test_limits_are_for_each_identity_alone(tmp_path: Path) -> None:
    limits = Limits(**{**dict(NO_LIMITS), "changes": Rate(burst=1, per_second=0.01)})
    async with Server(tmp_path / "tables.db", limits=limits) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        await ann.ok("POST", "/api/me", {"name": "A"})
        assert await ann.refused("POST", "/api/me", {"name": "B"}) == (429, "refused-too-many")
        await bob.ok("POST", "/api/me", {"name": "C"})


async def test_a_bucket_fills_with_time() -> None:
    now = 0.0
    limiter = LocalLimiter(lambda: now)
    rate = Rate(burst=2, per_second=0.5)
    assert [await limiter.take("a", rate) for _ in range(3)] == [0, 0, 2]
    now = 2.0
    assert [await limiter.take("a", rate) for _ in range(2)] == [0, 2]
    assert await limiter.take("b", rate) == 0


async def test_many_refusals_at_once_do_no_harm(server: Server, ann: Client) -> None:
    answers = await asyncio.gather(*(ann.get(f"/api/tables/{i}") for i in range(200)))
    assert {answer.status_code for answer in answers} == {404}
    assert server.services.tables.known_number("7") is None
    assert (await ann.ok("GET", "/healthz"))["status"] == "ok"
