"""Notices: none lost, none doubled, each signed; and no address that only we can reach."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import socket
import ssl
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from tests.server.helpers import Client, Hands, Json, Server, listening

from harbourside.server.errors import Refused
from harbourside.server.notices import notice_sender, webhook
from harbourside.server.notices.notice_sender import LEASE_MS, PAUSES_MS
from harbourside.server.notices.webhook import NotDelivered, find, is_public, read_target
from harbourside.server.times import now_ms

pytestmark = pytest.mark.anyio
ON_BOTH_DATABASES = True

DAYS = {"kind": "days", "days": 3}
PUBLIC = "93.184.216.34"
URL = "https://hooks.example/turn?who=ann"


@dataclass
class Postman:
    """Takes what is sent in place of the internet."""

    says_no: int = 0
    got: list[tuple[str, Json, Mapping[str, str], bytes]] = field(default_factory=list)

    async def __call__(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        if self.says_no:
            self.says_no -= 1
            raise NotDelivered("status 500")
        self.got.append((url, json.loads(body), headers, body))


@pytest.fixture
def postman() -> Postman:
    return Postman()


@pytest.fixture(autouse=True)
def names(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """Names of the internet that tests need, and what they stand for."""
    known = {"hooks.example": [PUBLIC]}
    real = socket.getaddrinfo

    def resolve(host: str, port: Any, *more: Any, **and_more: Any) -> Any:
        if host.endswith(".example"):
            if host not in known:
                raise socket.gaierror(socket.EAI_NONAME, "unknown")
            return [
                (
                    socket.AF_INET6 if ":" in address else socket.AF_INET,
                    socket.SOCK_STREAM,
                    6,
                    "",
                    (address, port),
                )
                for address in known[host]
            ]
        return real(host, port, *more, **and_more)

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    return known


@asynccontextmanager
async def serving(database: str, hands: Hands, postman: Postman) -> AsyncIterator[Server]:
    async with Server(database) as server:
        server.services.tables.now = hands
        server.services.notice_sender._post = postman
        await server.services.notice_sender.stop()  # sent only when a test says so
        yield server


@pytest.fixture
async def timed(database: str, hands: Hands, postman: Postman) -> AsyncIterator[Server]:
    async with serving(database, hands, postman) as server:
        yield server


async def with_webhooks(server: Server) -> tuple[Client, Client, str]:
    """Ann and Bob, and Ann's secret."""
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    secret = (await ann.ok("PUT", "/api/me/webhook", {"url": URL}))["secret"]
    return ann, bob, secret


OPEN_TABLE = {"game": "seawolf", "seats": [{"kind": "human"}, {"kind": "open"}]}


async def anns_turn(server: Server, ann: Client, bob: Client, clock: Json = DAYS) -> str:
    return await server.two_at_a_table(ann, bob, clock=clock, options={"start_player": 0})


async def test_who_is_waited_for_is_told_once(timed: Server, postman: Postman) -> None:
    ann, bob, _ = await with_webhooks(timed)
    id = await anns_turn(timed, ann, bob)
    for _ in range(3):
        await timed.services.notice_sender.look()
    ((url, said, headers, _body),) = postman.got
    state = await ann.state(id)
    assert url == URL
    assert (said["kind"], said["table"], said["player"]) == ("your_turn", id, ann.player)
    assert said["number"] == state["number"]
    assert said["deadline"] == state["time"]["deadline"]
    assert headers["Harbourside-Delivery"] == f"{id}.{state['number']}"


async def test_a_notice_is_signed(timed: Server, postman: Postman) -> None:
    ann, bob, secret = await with_webhooks(timed)
    await anns_turn(timed, ann, bob)
    await timed.services.notice_sender.look()
    ((_, _, headers, body),) = postman.got
    at, _, signature = headers["Harbourside-Signature"].removeprefix("t=").partition(",v1=")
    signed = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    assert signature == signed
    assert abs(int(at) - now_ms()) < 3_600_000  # by the wall clock, though tables here are in another year


async def test_only_games_by_correspondence_are_told_of(timed: Server, postman: Postman) -> None:
    ann, bob, _ = await with_webhooks(timed)
    for clock in ({"kind": "none"}, {"kind": "move", "seconds": 60}):
        await anns_turn(timed, ann, bob, clock)
    await timed.services.notice_sender.look()
    assert postman.got == []


async def test_every_turn_is_told_but_not_every_decision(timed: Server, postman: Postman) -> None:
    ann, bob, _ = await with_webhooks(timed)
    id = await anns_turn(timed, ann, bob)
    await timed.services.notice_sender.look()
    turns, decider = 1, 0
    for _ in range(12):
        state = await (ann, bob)[decider].state(id)
        state = (await (ann, bob)[decider].move(state))["table"]
        turns += state["decides"] == 0 != decider
        decider = state["decides"]
        await timed.services.notice_sender.look()
    assert turns > 1
    assert len(postman.got) == turns


async def test_what_is_not_true_any_more_is_not_sent(timed: Server, postman: Postman, hands: Hands) -> None:
    ann, bob, _ = await with_webhooks(timed)
    postman.says_no = 1
    id = await anns_turn(timed, ann, bob)
    await timed.services.notice_sender.look()
    await ann.ok("POST", f"/api/tables/{id}/concede", {})
    hands.now += PAUSES_MS[0]
    await timed.services.notice_sender.look()
    assert postman.got == []
    assert await waiting(timed, hands) == 0


async def waiting(server: Server, hands: Hands) -> int:
    return len(await server.services.outbox.due(hands.now + 10**12, 100))


async def test_it_is_tried_again_less_and_less_often_and_then_given_up(
    timed: Server, postman: Postman, hands: Hands
) -> None:
    ann, bob, _ = await with_webhooks(timed)
    postman.says_no = 100
    await anns_turn(timed, ann, bob, {"kind": "days", "days": 60})
    for pause in (0, *PAUSES_MS):
        if pause:
            hands.now += pause - 1
            await timed.services.notice_sender.look()
            hands.now += 1
        tried = postman.says_no
        await timed.services.notice_sender.look()
        assert postman.says_no == tried - 1
    assert await waiting(timed, hands) == 0


async def test_a_restart_loses_no_notice(database: str, hands: Hands) -> None:
    refusing, accepting = Postman(says_no=100), Postman()
    async with serving(database, hands, refusing) as server:
        ann, bob, _ = await with_webhooks(server)
        await anns_turn(server, ann, bob)
        await server.services.notice_sender.look()
    async with serving(database, hands, accepting) as server:
        hands.now += PAUSES_MS[0]
        await server.services.notice_sender.look()
        await server.services.notice_sender.look()
    assert len(accepting.got) == 1


async def test_of_two_servers_one_sends_it(database: str, hands: Hands, postman: Postman) -> None:
    async with (
        serving(database, hands, postman) as one,
        serving(database, hands, postman) as two,
    ):
        ann, bob, _ = await with_webhooks(one)
        for _ in range(5):
            await anns_turn(one, ann, bob)
        await asyncio.gather(*(server.services.notice_sender.look() for server in (one, two, one, two)))
    assert len(postman.got) == len({said["table"] for _, said, _, _ in postman.got}) == 5


async def test_what_a_server_died_over_is_sent_by_another(
    timed: Server, postman: Postman, hands: Hands
) -> None:
    ann, bob, _ = await with_webhooks(timed)
    await anns_turn(timed, ann, bob)
    (notice,) = await timed.services.outbox.due(hands.now, 10)
    assert await timed.services.outbox.claim(notice, hands.now + LEASE_MS)
    await timed.services.notice_sender.look()
    assert postman.got == []
    hands.now += LEASE_MS
    await timed.services.notice_sender.look()
    assert len(postman.got) == 1


async def test_the_courier_sets_out_by_itself(
    timed: Server, postman: Postman, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notice_sender, "SLEEP_SECONDS", 3600)
    ann, bob, _ = await with_webhooks(timed)
    timed.services.notice_sender.start()
    await anns_turn(timed, ann, bob)
    async with asyncio.timeout(10):
        while not postman.got:
            await asyncio.sleep(0.01)


async def test_of_many_webhooks_set_at_once_one_is_kept(server: Server, ann: Client) -> None:
    outbox = server.services.outbox
    said = await asyncio.gather(*(outbox.set_webhook(ann.player, f"{URL}{n}") for n in range(8)))
    assert await outbox.webhook(ann.player) in said


async def test_a_webhook_can_be_looked_at_and_taken_away(timed: Server, postman: Postman) -> None:
    ann, bob, _ = await with_webhooks(timed)
    assert await ann.ok("GET", "/api/me/webhook") == {"url": URL}
    assert await bob.ok("GET", "/api/me/webhook") == {"url": None}
    postman.says_no = 1
    await anns_turn(timed, ann, bob)
    await timed.services.notice_sender.look()
    await ann.ok("DELETE", "/api/me/webhook")
    assert await ann.ok("GET", "/api/me/webhook") == {"url": None}
    await timed.services.notice_sender.look()
    assert postman.got == []


async def test_the_lobby_tells_whose_turn_it_is(server: Server, ann: Client, bob: Client) -> None:
    id = await anns_turn(server, ann, bob)
    async with (
        server.on_a_port() as host,
        listening(host, "/api/lobby/live", ann) as ann_hears,
        listening(host, "/api/lobby/live", bob) as bob_hears,
    ):
        assert (await ann_hears.frame())["your_turn"] == [id]
        assert (await bob_hears.frame())["your_turn"] == []
        await ann.ok("POST", f"/api/tables/{id}/replace", {"by": "bot"})
        assert (await ann_hears.frame())["your_turn"] == []


async def test_who_is_busy_elsewhere_hears_only_of_tables_that_wait_for_them(
    server: Server, ann: Client, bob: Client
) -> None:
    id = await anns_turn(server, ann, bob)
    await ann.ok("POST", "/api/tables", {**OPEN_TABLE, "visibility": "open"})
    async with server.on_a_port() as host, listening(host, "/api/lobby/live?waiting=true", ann) as socket:
        frame = await socket.frame()
        assert (frame["open"], frame["your_turn"]) == ([], [id])
        assert [table["id"] for table in frame["mine"]] == [id]
        await bob.ok("POST", "/api/tables", {**OPEN_TABLE, "visibility": "open"})
        await ann.ok("POST", f"/api/tables/{id}/replace", {"by": "bot"})
        nothing: Json = {"open": [], "next": None, "mine": [], "your_turn": []}
        assert await socket.frame() == {"type": "lobby", **nothing}


# Where they may go


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "127.8.8.8", "0.0.0.0", "0.1.2.3", "10.0.0.1", "172.16.0.1", "172.31.255.255"),
        *("192.168.1.1", "169.254.169.254", "100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1"),
        *("240.0.0.1", "255.255.255.255", "::", "::1", "::ffff:127.0.0.1", "::ffff:93.184.216.34"),
        *("::127.0.0.1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12:3456::1", "ff02::1", "64:ff9b::7f00:1"),
        *("2002:7f00:1::", "2001:0:7f00:1::", "2001:db8::1", "100::1", "fec0::1", "not an address"),
    ],
)
async def test_addresses_that_are_not_of_the_open_internet(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", [PUBLIC, "1.1.1.1", "2606:2800:220:1:248:1893:25c8:1946"])
async def test_addresses_of_the_open_internet(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://127.1/",
        "http://2130706433/",
        "http://0x7f000001/",
        "http://0177.0.0.1/",
        "http://0/",
        "http://0.0.0.0:8000/",
        "http://[::1]/",
        "http://[::]:8000/",
        "http://[::ffff:127.0.0.1]/",
        "http://[::ffff:7f00:1]/",
        "http://[fe80::1]/",
        "http://localhost/",
        "http://localhost./",
        "http://169.254.169.254/latest/meta-data/",
        "http://inside.example/",
        "http://both.example/",
        "http://inside6.example/",
        "http://unknown.example/",
    ],
)
async def test_a_webhook_cannot_point_inside(timed: Server, names: dict[str, list[str]], url: str) -> None:
    names |= {"inside.example": ["10.1.2.3"], "both.example": [PUBLIC, "192.168.0.1"]}
    names["inside6.example"] = ["fd00::5"]
    ann = await timed.guest("Ann")
    assert await ann.refused("PUT", "/api/me/webhook", {"url": url}) == (422, "refused-webhook-target")
    assert await ann.ok("GET", "/api/me/webhook") == {"url": None}


@pytest.mark.parametrize(
    "url",
    [
        *(
            "ftp://hooks.example/",
            "file:///etc/passwd",
            "gopher://hooks.example/",
            "//hooks.example/",
            "hooks",
        ),
        *("http://", "http:///path", "http://ann:secret@hooks.example/", "http://@hooks.example/"),
        *("http://hooks.example:22/", "http://hooks.example:0/", "http://hooks.example:99999/"),
        *("http://hooks.example:x/", "http://hooks.example/#part", "http://hooks.example/a b"),
        *("http://hooks.example/\r\nX-Evil: 1", "http://hooks.example\\@127.0.0.1/", "http://[::1/"),
        "http://hóoks.example/",
    ],
)
async def test_an_address_that_makes_no_sense_is_refused(timed: Server, url: str) -> None:
    ann = await timed.guest("Ann")
    assert await ann.refused("PUT", "/api/me/webhook", {"url": url}) == (422, "refused-webhook-url")


async def test_a_name_that_later_means_something_inside_gets_nothing(names: dict[str, list[str]]) -> None:
    await find(read_target(URL))
    names["hooks.example"] = ["127.0.0.1"]
    with pytest.raises(NotDelivered, match="refused-webhook-target"):
        await webhook.post(URL, b"{}", {})


async def test_the_connection_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch, names: dict[str, list[str]]
) -> None:
    """However the name is answered the next time."""
    gone_to: list[tuple[str, int, str | None]] = []

    async def connect(host: str, port: int, **more: Any) -> Any:
        names["hooks.example"] = ["127.0.0.1"]
        gone_to.append((host, port, more["server_hostname"]))
        assert isinstance(more["ssl"], ssl.SSLContext)
        assert more["ssl"].check_hostname
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(NotDelivered):
        await webhook.post(URL, b"{}", {})
    assert gone_to == [(PUBLIC, 443, "hooks.example")]


# What goes over the wire


@asynccontextmanager
async def receiver(answer: bytes) -> AsyncIterator[tuple[str, list[bytes]]]:
    """A real one, and what it got."""
    got: list[bytes] = []

    async def receive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        got.append(head + await reader.readexactly(length))
        writer.write(answer)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(receive, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/turn?a=b", got
    finally:
        server.close()


async def test_a_notice_arrives_as_it_was_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "is_public", lambda address: True)
    async with receiver(b"HTTP/1.1 204 No Content\r\n\r\n") as (url, got):
        await webhook.post(url, b'{"kind":"your_turn"}', {"Harbourside-Delivery": "t.7"})
    head, _, body = got[0].partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    assert lines[0] == "POST /turn?a=b HTTP/1.1"
    assert f"Host: {read_target(url).authority}" in lines
    assert "Harbourside-Delivery: t.7" in lines
    assert body == b'{"kind":"your_turn"}'


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 500 Oh\r\n\r\n",
        b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n",
        b"",
        b"SSH-2.0-OpenSSH\r\n",
        b"HTTP/1.1 2xx\r\n",
        b"x" * 100_000,
    ],
)
async def test_whatever_is_not_yes_is_no(monkeypatch: pytest.MonkeyPatch, answer: bytes) -> None:
    monkeypatch.setattr(webhook, "is_public", lambda address: True)
    async with receiver(answer) as (url, got):
        with pytest.raises(NotDelivered):
            await webhook.post(url, b"{}", {})
    assert len(got) == 1


async def test_who_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "is_public", lambda address: True)
    monkeypatch.setattr(webhook, "SECONDS", 0.1)
    silent = await asyncio.start_server(lambda *_: asyncio.sleep(1), "127.0.0.1", 0)
    url = f"http://127.0.0.1:{silent.sockets[0].getsockname()[1]}/"
    with pytest.raises(NotDelivered, match="Timeout"):
        await webhook.post(url, b"{}", {})
    silent.close()


async def test_both_refusals_say_the_same_of_names_known_inside_and_unknown(
    names: dict[str, list[str]],
) -> None:
    names["inside.example"] = ["10.0.0.1"]
    said = []
    for host in ("inside.example", "unknown.example"):
        with pytest.raises(Refused) as refused:
            await find(read_target(f"http://{host}/"))
        said.append(refused.value.message)
    assert said[0] == said[1]
