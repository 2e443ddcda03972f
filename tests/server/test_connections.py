"""Connections at a real port, with no proxy before it: slow ones, silent ones and many of them."""

from __future__ import annotations

import asyncio
import errno
import json
import logging
import os
import re
import resource
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from tests.server.helpers import NO_LIMITS, Server

from harbourside.server.descriptors import RUNNING_OUT
from harbourside.server.outage import Outage
from harbourside.server.serve import _note_once
from harbourside.server.settings import Limits, Rate

PATIENCE = 60.0
"""Nothing here takes so long unless it never comes."""

SLOW = "request_seconds = 0.5\nidle_seconds = 0.5\nstall_seconds = 0.5\nheartbeat = 0.5\n"


class Running:
    """A server of its own process, and what it has written to its standard error."""

    def __init__(self, process: subprocess.Popen[str], port: int, folder: Path) -> None:
        self.process = process
        self.port = port
        self.folder = folder

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def said(self) -> str:
        return (self.folder / "errors").read_text("utf-8")

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.said().splitlines() if line.startswith("{")]

    def sockets(self) -> int:
        """How many it has open."""
        count = 0
        for file in Path(f"/proc/{self.process.pid}/fd").iterdir():
            with suppress(OSError):
                count += os.readlink(file).startswith("socket:")
        return count

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), PATIENCE)

    def get(self, path: str) -> int:
        with urllib.request.urlopen(self.address + path, timeout=PATIENCE) as answer:
            answer.read()
            return int(answer.status)


@contextmanager
def running(folder: Path, settings: str = "", most_files: int | None = None) -> Iterator[Running]:
    file, errors = folder / "server.toml", folder / "errors"
    file.write_text(f'database = "{folder}/tables.db"\nport = 0\nworkers = 1\n{settings}')

    def limit() -> None:
        if most_files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most_files, most_files))

    with errors.open("w") as written:
        process = subprocess.Popen(
            [sys.executable, "-m", "harbourside", "serve", "--config", str(file), "--lang", "en"],
            stdout=subprocess.PIPE,
            stderr=written,
            text=True,
            preexec_fn=limit,
        )
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+:(\d+)", process.stdout.readline())
            assert found is not None, errors.read_text()
            yield Running(process, int(found.group(1)), folder)
        finally:
            process.kill()
            process.communicate()


def until(check: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not check():
        assert time.monotonic() < end
        time.sleep(0.05)


def is_cut(connection: socket.socket) -> bool:
    """Wait until the server has ended it; what it still says is read. TimeoutError if it never does."""
    connection.settimeout(PATIENCE)
    try:
        while connection.recv(65536):
            pass
    except ConnectionError:
        pass
    return True


HEAD = (
    b"POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n"
)
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"


@pytest.mark.parametrize(
    "sent",
    [b"", b"GE", b"GET / HTTP/1.1\r\nHost: a\r\n", HEAD, HEAD + b'{"name": ', WHOLE, WHOLE + b"GET /"],
    ids=["nothing", "a method", "half a head", "a head", "half a body", "a whole one", "one and a half"],
)
def test_what_comes_in_half_and_what_comes_no_more_is_cut_off(tmp_path: Path, sent: bytes) -> None:
    with running(tmp_path, SLOW) as server, server.connect() as connection:
        connection.sendall(sent)
        assert is_cut(connection)
        assert server.get("/healthz") == 200
        assert not [line for line in server.lines() if "trace" in line]


@pytest.mark.parametrize("begin", [b"GET / HTTP/1.1\r\nX: ", HEAD, WHOLE, WHOLE + b"GET / HTTP/1.1\r\nX: "])
def test_a_byte_now_and_then_puts_nothing_off(tmp_path: Path, begin: bytes) -> None:
    """Line ends before a request count as nothing at all."""
    drop = b"\r\n" if begin == WHOLE else b"1"
    with running(tmp_path, SLOW) as server, server.connect() as connection:
        connection.sendall(begin)
        connection.settimeout(0.05)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                connection.sendall(drop)
                if not connection.recv(65536):
                    return
            except TimeoutError:
                continue
            except ConnectionError:
                return
        pytest.fail("it is still there")


def test_a_slow_answer_is_not_a_slow_request(tmp_path: Path) -> None:
    """A hint takes longer than a request may take to arrive."""
    with running(tmp_path, "request_seconds = 0.2\nhint = 'search:seconds=1'\n") as server:
        client = JsonClient(server)
        seats = [{"kind": "human"}, {"kind": "human", "name": "B"}]
        made = client.post("/api/tables", {"game": "seawolf", "seats": seats})
        told = client.post(f"/api/tables/{made['id']}/hint", {"seat": made["you"]["seat"]})
        assert told["action"]


class JsonClient:
    def __init__(self, server: Running) -> None:
        self._server = server
        self.token = ""
        self.token = self.post("/api/guest", {"name": "Ann", "keep": "token"})["token"]

    def post(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(self._server.address + path, json.dumps(body).encode())
        request.add_header("content-type", "application/json")
        if self.token:
            request.add_header("authorization", f"Bearer {self.token}")
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)


def handshake(path: str) -> bytes:
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    return (
        f"GET {path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n{key}\r\n".encode()
    )


def small_reader(server: Running) -> socket.socket:
    """Its system takes little that it does not read."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    connection.settimeout(PATIENCE)
    connection.connect(("127.0.0.1", server.port))
    return connection


def test_who_reads_no_answer_is_cut_off(tmp_path: Path) -> None:
    """Their own system would keep it open for ever, so it is the server's descriptors that tell."""
    with running(tmp_path, SLOW) as server:
        before = server.sockets()
        assert server.get("/api/openapi.json") == 200
        until(lambda: server.sockets() == before)
        with ExitStack() as held:
            for _ in range(5):
                connection = held.enter_context(small_reader(server))
                connection.setblocking(False)
                asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n" * 200
                with suppress(BlockingIOError):
                    connection.sendall(asked)
            until(lambda: server.sockets() >= before + 5)
            until(lambda: server.sockets() <= before)
        assert server.get("/healthz") == 200


def test_a_socket_whose_other_side_is_silent_is_cut_off(tmp_path: Path) -> None:
    """It neither says who it is nor answers a ping."""
    with running(tmp_path, SLOW) as server, server.connect() as connection:
        connection.sendall(handshake("/api/lobby/live"))
        assert is_cut(connection)


def test_one_address_has_so_many_connections_and_others_their_own(tmp_path: Path) -> None:
    few = "proxies = []\nconnections_per_address = 4\nsockets_per_address = 4\n"
    with running(tmp_path, few) as server:
        with ExitStack() as held:
            kept = [held.enter_context(server.connect()) for _ in range(4)]
            for connection in kept:
                connection.sendall(b"GET")
            extra = held.enter_context(server.connect())
            assert is_cut(extra)
            elsewhere = held.enter_context(socket.socket())
            elsewhere.bind(("127.0.0.2", 0))
            elsewhere.settimeout(PATIENCE)
            elsewhere.connect(("127.0.0.1", server.port))
            elsewhere.sendall(WHOLE)
            assert elsewhere.recv(12) == b"HTTP/1.1 200"
        until(lambda: answers(server))


def answers(server: Running) -> bool:
    try:
        return server.get("/healthz") == 200
    except OSError:
        return False


def test_more_connections_than_descriptors_are_one_line_and_pass(tmp_path: Path) -> None:
    with running(tmp_path, most_files=120) as server:
        with ExitStack() as held:
            for _ in range(200):
                connection = held.enter_context(server.connect())
                with suppress(ConnectionError):
                    connection.sendall(b"GET / HTTP/1.1\r\n")
            until(lambda: "too many connections" in server.said())
        until(lambda: answers(server))
        assert server.get("/readyz") == 200
        lines = [line["what"] for line in server.lines() if line["level"] in ("error", "warning")]
        # The event loop accepts many at once: it can run out of descriptors before the first are turned away.
        assert {"there are too many connections", "there is room for connections again"} <= set(lines)
        assert len(lines) == len(set(lines)), "each is said once"


def test_a_loop_that_cannot_accept_says_so_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    from harbourside.server import descriptors

    monkeypatch.setattr(descriptors, "RUNNING_OUT", Outage("none left", "some again"))
    loop = asyncio.new_event_loop()
    loop.set_exception_handler(_note_once)
    for _ in range(1000):
        loop.call_exception_handler(
            {"message": "socket.accept() out of system resource", "exception": OSError(errno.EMFILE, "x")}
        )
    loop.close()
    assert [record.getMessage() for record in caplog.records] == ["none left"]


@pytest.mark.anyio
async def test_a_request_for_which_there_is_no_descriptor_is_503_without_a_trace(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def none_left(*given: object) -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    monkeypatch.setattr(server.services.queries, "lobby", none_left)
    client = await server.stranger()
    for _ in range(5):
        answer = await client.get("/api/tables")
        assert (answer.status_code, "retry-after" in answer.headers) == (503, True)
    RUNNING_OUT.works()
    assert not any(record.exc_info for record in caplog.records if record.levelno >= logging.ERROR)


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("path", "name"),
    [("/healthz", "operations"), ("/readyz", "operations"), ("/metrics", "operations"), ("/", "pages")],
)
async def test_every_path_is_limited(tmp_path: Path, path: str, name: str) -> None:
    limits = Limits(**{**dict(NO_LIMITS), name: Rate(burst=2, per_second=0.01)})
    async with Server(tmp_path / "tables.db", limits=limits) as server:
        client = await server.stranger()
        answers = [await client.get(path) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert int(answers[-1].headers["retry-after"]) > 0
