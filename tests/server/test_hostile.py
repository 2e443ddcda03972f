"""Attacks that were tried on the server, each as a test: what is refused, and that nothing has changed."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.server.helpers import NO_LIMITS, Client, Json, Server, listening
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from harbourside.server.api import live_socket
from harbourside.server.api.routes import live
from harbourside.server.settings import Limits, Rate

pytestmark = pytest.mark.anyio

STRANGE = [
    "\x00",
    "a\x00b",
    "\ud800",
    "\udfff\ud800",
    "\u202e",
    "\uffff",
    "😀" * 40,
    "' OR 1=1 --",
    "${7*7}",
    "%s%n",
]
SEATS = [{"kind": "human", "name": name} for name in ("A", "B")]


def raw(body: Json) -> bytes:
    """JSON as a hostile client sends it: lone surrogates as escapes."""
    return json.dumps(body).encode()


async def send(client: Client, method: str, path: str, body: Json) -> tuple[int, str]:
    answer = await client.request(
        method, path, content=raw(body), headers={"content-type": "application/json"}
    )
    return answer.status_code, answer.text


@pytest.mark.parametrize("text", STRANGE, ids=ascii)
async def test_strange_texts_are_refused_or_kept_wherever_a_text_is_asked_for(
    server: Server, ann: Client, text: str
) -> None:
    made = await ann.ok("POST", "/api/tables", {"game": "seawolf", "seats": SEATS})
    table = f"/api/tables/{made['id']}"
    asked: list[tuple[str, str, Json]] = [
        ("POST", "/api/guest", {"name": text}),
        ("POST", "/api/me", {"name": text}),
        ("POST", "/api/guest", {text: 1}),
        ("POST", "/api/login", {"name": text, "password": "long enough"}),
        ("POST", "/api/login", {"name": "Ann", "password": text + "long enough"}),
        ("POST", "/api/account", {"name": "Ann", "password": text}),
        ("POST", "/api/account", {"name": text, "password": "long enough " + text}),
        ("PUT", "/api/me/webhook", {"url": text}),
        ("PUT", "/api/me/webhook", {"url": f"http://{text}/"}),
        ("POST", "/api/tables", {"game": text, "seats": SEATS}),
        ("POST", "/api/tables", {"game": "seawolf", "seats": [{"kind": "bot", "level": text}]}),
        ("POST", "/api/tables", {"game": "seawolf", "seats": [{"kind": "human", "name": text}] * 2}),
        ("POST", "/api/tables", {"game": "seawolf", "seats": SEATS, "options": {text: text}}),
        ("POST", "/api/tables", {"game": "seawolf", "seats": SEATS, "options": {"start_player": text}}),
        ("POST", f"{table}/join", {"invitation": text}),
        ("POST", f"{table}/join", {"name": text}),
        ("POST", f"{table}/start", {"fill": text}),
        ("POST", f"{table}/replace", {"by": "bot", "seat": 0, "level": text}),
        ("POST", f"{table}/moves", {"number": made["number"] + 1, "action": text}),
    ]
    newcomer = await server.guest(None)  # whose token ends where they become an account
    for method, path, body in asked:
        status, told = await send(newcomer if path == "/api/account" else ann, method, path, body)
        assert status < 500, (path, body, told)
    for path in (f"{table}/why", "/api/words/en/x", f"/api/tables/{made['id']}x"):
        answer = await ann.get(path, params={"action": text.encode("utf-8", "replace").decode()})
        assert answer.status_code < 500, path
    open_one = await ann.ok("POST", "/api/tables", {"game": "seawolf", "seats": [{"kind": "open"}] * 2})
    status, told = await send(ann, "POST", f"/api/tables/{open_one['id']}/join", {"invitation": text})
    assert status in (403, 422), told


@pytest.mark.parametrize(
    "path", ["%00", "%ff", "%ed%a0%80", "..%2f..%2fetc", "a" * 5000, "%2e%2e", "x%0d%0aa:b"]
)
async def test_strange_addresses_are_not_found(server: Server, ann: Client, path: str) -> None:
    for where in (f"/api/tables/{path}", f"/api/words/en/{path}", f"/assets/{path}", f"/api/{path}"):
        answer = await ann.get(where)
        assert answer.status_code in (404, 422), (where, answer.text)
        assert answer.json()["error"]["id"].startswith(("refused-", "error-")), answer.text


@pytest.mark.parametrize(
    ("body", "type"),
    [
        (b'{"name": "x"}', "text/plain"),
        (b'{"name": "x"}', "application/x-www-form-urlencoded"),
        (b"name=x", "application/x-www-form-urlencoded"),
        (
            b'--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nx\r\n--x--',
            "multipart/form-data; boundary=x",
        ),
        (b'{"name": "x"}', "application/json; charset=utf-16"),
        ('{"name": "x"}'.encode("utf-32"), "application/json"),
        (b'{"name": ' + b"9" * 10_000 + b"}", "application/json"),
        (b'{"name": NaN}', "application/json"),
        (b'{"name": -Infinity}', "application/json"),
        (b'{"name": "x", "name": 3}', "application/json"),
        (b'{"keep": ' + b'{"a":' * 900 + b"1" + b"}" * 901, "application/json"),
        (b'{"name": "x"}garbage', "application/json"),
    ],
    ids=lambda part: str(part)[:30],
)
async def test_bodies_of_other_kinds_never_fail_inside(server: Server, body: bytes, type: str) -> None:
    client = await server.stranger()
    answer = await client.post("/api/guest", content=body, headers={"content-type": type})
    assert answer.status_code in (200, 400, 422), answer.text
    assert "Traceback" not in answer.text


async def test_a_form_of_another_site_is_no_request(server: Server) -> None:
    """What a page can send without asking first: forms and plain text. With our cookie, from elsewhere."""
    client = await server.stranger()
    await client.ok("POST", "/api/guest", {"name": "Ann"}, headers={"origin": "http://test"})
    for type in ("text/plain", "application/x-www-form-urlencoded", "application/json"):
        headers = {"origin": "http://evil.example", "content-type": type}
        answer = await client.post("/api/me", content=b'{"name": "Eve"}', headers=headers)
        assert answer.status_code == 403
    assert (await client.ok("GET", "/api/me"))["name"] == "Ann"


@pytest.mark.parametrize(
    "value", ["1e3", "9" * 400, "-1", "2147483648", "nan", "0x10", "١", "", "null", "1&since=2"]
)
async def test_numbers_in_queries_are_small_and_whole(server: Server, ann: Client, value: str) -> None:
    made = await ann.ok("POST", "/api/tables", {"game": "seawolf", "seats": SEATS})
    for name in ("since", "at", "seat"):
        answer = await ann.get(f"/api/tables/{made['id']}?{name}={value}")
        assert answer.status_code in (200, 422), answer.text


@pytest.mark.parametrize(
    "token",
    ["", "Bearer", "Bearer ", "Basic YTpi", "Bearer " + "x" * 9000, "Bearer \x7f", "Bearer é", "bearer  x"],
)
async def test_a_token_that_is_none_is_refused(server: Server, token: str) -> None:
    client = await server.stranger()
    answer = await client.get("/api/me", headers=[(b"authorization", token.encode("latin-1"))])
    assert answer.status_code == 401, answer.text


async def every_request(client: Client, table: str) -> list[bytes]:
    """All that can be asked of a table, without knowing anything of it."""
    path = f"/api/tables/{table}"
    asked: list[tuple[str, str, Json | None]] = [
        *(("GET", path + more, None) for more in ("", "?since=0", "?at=1", "?seat=0", "?spectate=true")),
        *(
            ("GET", f"{path}/{more}", None)
            for more in (
                *("record", "proof", "invitations"),
                *("why?action=draw:pile", "preview?action=draw:pile"),
            )
        ),
        ("POST", f"{path}/moves", {"number": 4, "action": "draw:pile"}),
        ("POST", f"{path}/moves", {"number": 1, "action": "draw:pile"}),
        ("POST", f"{path}/undo", {"number": 4}),
        ("POST", f"{path}/undo/answer", {"request": 1, "agree": True}),
        *(("POST", f"{path}/{more}", {}) for more in ("concede", "hint", "start")),
        ("POST", f"{path}/replace", {"by": "bot"}),
        ("POST", f"{path}/leave", None),
        ("POST", f"{path}/rematch", None),
        ("POST", f"{path}/join", {}),
        ("POST", f"{path}/join", {"seat": 0}),
        ("POST", f"{path}/join", {"invitation": "A" * 24}),
    ]
    answers = [await client.request(method, where, json=body) for method, where, body in asked]
    return [f"{answer.status_code} {answer.text}".encode() for answer in answers]


async def test_a_table_one_may_not_know_of_answers_as_one_that_does_not_exist(
    server: Server, ann: Client, bob: Client
) -> None:
    eve = await server.stranger()
    gathering = [SEATS[0], {"kind": "open"}]
    for seats in (SEATS, gathering):
        made = await ann.ok("POST", "/api/tables", {"game": "seawolf", "seats": seats, "spectators": False})
        for client in (bob, eve):
            unknown = await every_request(client, "A" * len(made["id"]))
            assert await every_request(client, made["id"]) == unknown
        assert (await ann.state(made["id"], since=0))["messages"] == made["messages"]


async def test_many_guests_of_one_address_share_what_is_dear(tmp_path: Path) -> None:
    few = NO_LIMITS.model_copy(update={"tables": Rate(burst=2, per_second=0.001), "people_per_address": 3})
    async with Server(tmp_path / "tables.db", limits=few) as server:
        asked = {"game": "seawolf", "seats": SEATS}
        made = 0
        for number in range(5):
            guest = await server.guest(f"Guest {number}")
            answers = [await guest.post("/api/tables", json=asked) for _ in range(3)]
            made += sum(answer.status_code == 201 for answer in answers)
        assert made == 6


async def test_looking_back_is_dear_and_limited_by_address(tmp_path: Path) -> None:
    few = NO_LIMITS.model_copy(update={"looks_back": Rate(burst=2, per_second=0.001)})
    async with Server(tmp_path / "tables.db", limits=few) as server:
        ann = await server.guest("Ann")
        made = await ann.ok("POST", "/api/tables", {"game": "seawolf", "seats": SEATS})
        path = f"/api/tables/{made['id']}"
        assert [(await ann.get(f"{path}?at=1")).status_code for _ in range(3)] == [200, 200, 429]
        assert (await ann.get(path)).status_code == 200


async def test_nobody_can_do_anything_in_somebody_elses_seat(
    server: Server, ann: Client, bob: Client
) -> None:
    id = await server.two_at_a_table(ann, bob, hints=True)
    eve = await server.guest("Eve")
    before = await ann.state(id, since=0)
    number = before["number"] + 1
    action = next(s for s in [await ann.state(id), await bob.state(id)] if s["view"]["legal"])["view"][
        "legal"
    ][0]
    for path, body in (
        ("moves", {"number": number, "action": action["key"]}),
        ("undo", {"number": number}),
        ("undo/answer", {"request": 1, "agree": False}),
        ("concede", {"seat": 0}),
        ("concede", {}),
        ("hint", {"seat": 0}),
        ("replace", {"by": "bot", "seat": 0}),
        ("replace", {"by": "me", "seat": 0}),
        *(("absence", {"seat": seat, "act": act}) for seat in (0, 1) for act in ("call", "abort", "claim")),
        ("start", {}),
        ("leave", None),
        ("rematch", None),
        ("join", {"seat": 0}),
    ):
        assert (await eve.refused("POST", f"/api/tables/{id}/{path}", body))[0] in (403, 409), path
    for path, body in (
        ("concede", {"seat": 0}),
        ("hint", {"seat": 0}),
        ("replace", {"by": "bot", "seat": 0}),
    ):
        assert (await bob.refused("POST", f"/api/tables/{id}/{path}", body))[0] == 403, path
    assert (await bob.refused("GET", f"/api/tables/{id}?seat=0")) == (403, "refused-not-your-seat")
    assert await ann.state(id, since=0) == before


# Sockets


async def test_who_floods_a_socket_is_cut_off(server: Server, ann: Client, bob: Client) -> None:
    id = await server.two_at_a_table(ann, bob)
    async with server.on_a_port() as host, connect(f"ws://{host}/api/tables/{id}/live") as flood:
        for _ in range(live_socket.MOST_CLIENT_FRAMES):
            await flood.send("x" * 1000)
        async with asyncio.timeout(10):
            with suppress(ConnectionClosed):
                while True:
                    await flood.recv()
        assert flood.close_code == live_socket.REFUSED + 429


async def test_an_address_has_so_many_sockets_at_once_and_no_more(tmp_path: Path) -> None:
    async with Server(tmp_path / "tables.db", sockets_per_address=3) as server, server.on_a_port() as host:
        for _ in range(2):  # those that are closed do not count
            async with (
                listening(host, "/api/lobby/live"),
                listening(host, "/api/lobby/live"),
                listening(host, "/api/lobby/live"),
            ):
                with pytest.raises(InvalidStatus):
                    async with listening(host, "/api/lobby/live"):
                        pass
            await asyncio.sleep(0.2)


async def test_an_address_opens_so_many_sockets_a_second_and_no_more(tmp_path: Path) -> None:
    limits = Limits(**{**dict(NO_LIMITS), "sockets": Rate(burst=2, per_second=0.01)})
    async with Server(tmp_path / "tables.db", limits=limits) as server, server.on_a_port() as host:
        for _ in range(2):
            async with listening(host, "/api/lobby/live"):
                pass
        with pytest.raises(InvalidStatus):
            async with listening(host, "/api/lobby/live"):
                pass


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "file://", ""])
async def test_a_page_of_another_site_hears_nothing_though_it_has_the_cookie(
    server: Server, origin: str
) -> None:
    ann = await server.stranger()
    await ann.ok("POST", "/api/guest", {"name": "Ann"}, headers={"origin": "http://test"})
    cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
    async with server.on_a_port() as host:
        with pytest.raises(InvalidStatus):
            async with listening(host, "/api/lobby/live", cookie=cookie, origin=origin):
                pass


async def test_a_reader_who_does_not_read_has_no_queue(server: Server, ann: Client) -> None:
    """While a frame cannot be sent nothing is made for it; then one frame has all that happened."""
    made = await ann.ok("POST", "/api/tables", {"game": "seawolf", "seats": SEATS})
    frames: list[Json] = []
    reads = asyncio.Event()

    async def slow(frame: dict[str, Any]) -> None:
        frames.append(frame)
        await reads.wait()

    telling = asyncio.create_task(
        live._send_table(server.services, made["id"], None, made["number"], None, True, slow)
    )
    state = made
    for _ in range(25):
        state = (await ann.move(state))["table"]
    assert len(frames) == 1
    reads.set()
    async with asyncio.timeout(5):
        while len(frames) < 2:
            await asyncio.sleep(0.01)
    telling.cancel()
    numbers = [message["number"] for message in frames[1]["table"]["messages"]]
    assert numbers == list(range(frames[0]["table"]["number"] + 1, state["number"] + 1))
