"""What a server writes to its log by default: no caller's address, no private table, no key."""

from __future__ import annotations

import json
import logging
import signal
import sqlite3
import sys
import urllib.error
from pathlib import Path

import pytest
from tests.server.test_connections import HEAD, JsonClient, Running, handshake, is_cut, running, until

from harbourside.server.logs import HIDDEN, JsonLines, mark, without_names

QUICK = "bot_pace = 0\nrequest_seconds = 0.5\nidle_seconds = 0.5\nheartbeat = 0.5\ndatabase_seconds = 0.5\n"


def break_things(server: Running, client: JsonClient, table: str) -> None:
    """Everything that makes a server write: refusals, sockets, half requests, errors inside, an outage."""
    for asked in (
        *(b"nonsense\r\n\r\n", HEAD, b"\xff\xfe\r\n\r\n"),
        f"GET /api/tables/{table}/nothing HTTP/1.1\r\nHost: a\r\n\r\n".encode(),
        f"GET /table/{table} HTTP/1.1\r\nHost: a\r\nUpgrade: other\r\nConnection: upgrade\r\n\r\n".encode(),
        handshake(f"/api/tables/{table}/live"),
        handshake(f"/api/tables/{table[:-1]}x/live"),
        handshake(f"/nothing/{table}"),
    ):
        with server.connect() as connection:
            connection.sendall(asked)
            assert is_cut(connection)
    database = server.folder / "tables.db"
    with sqlite3.connect(database) as other:
        other.execute("ALTER TABLE entries RENAME TO elsewhere")
    with pytest.raises(urllib.error.HTTPError):
        client.post(f"/api/tables/{table}/concede", {"seat": 0})
    with server.connect() as connection:
        connection.sendall(handshake(f"/api/tables/{table}/live?since=0"))
        assert is_cut(connection)
    with sqlite3.connect(database) as other:
        other.execute("ALTER TABLE elsewhere RENAME TO entries")
    with sqlite3.connect(database, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(urllib.error.HTTPError, match="503"):
            client.post(f"/api/tables/{table}/concede", {"seat": 0})
        other.execute("ROLLBACK")


def test_the_default_log_has_no_addresses_no_private_tables_and_no_keys(tmp_path: Path) -> None:
    with running(tmp_path, QUICK) as server:
        client = JsonClient(server)
        seats = [{"kind": "human"}, {"kind": "human", "name": "B"}]
        made = client.post("/api/tables", {"game": "seawolf", "seats": seats})
        opened = client.post(
            "/api/tables", {"game": "seawolf", "seats": [{"kind": "human"}, {"kind": "open"}]}
        )
        break_things(server, client, made["id"])
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(60)
        said = server.said()
        assert [line for line in server.lines() if "trace" in line]
        for secret in (made["id"], opened["id"], client.token, "127.0.0.1", "::1"):
            assert secret not in said


def test_at_debug_the_log_has_it_all(tmp_path: Path) -> None:
    """Or the test above could not fail."""
    with running(tmp_path, 'log_level = "debug"\n') as server:
        client = JsonClient(server)
        seats = [{"kind": "human"}, {"kind": "human", "name": "B"}]
        made = client.post("/api/tables", {"game": "seawolf", "seats": seats})
        with server.connect() as connection:
            connection.sendall(handshake(f"/api/tables/{made['id']}/live"))
            until(lambda: all(told in server.said() for told in (made["id"], "127.0.0.1")))


TABLE = "nxgY_WZV6w1JxhCHq-3f0Q"
KEY = "p7saLAxXiZTOyIKvz3G9lKfdAWDLeh7395yd1IHyDDs"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"no table {TABLE}", f"no table {HIDDEN}"),
        (f"GET /api/tables/{TABLE}/live?since=1", f"GET /api/tables/{HIDDEN}/live?since=1"),
        (f"Key (table)=({TABLE}) exists", f"Key (table)=({HIDDEN}) exists"),
        (f"Bearer {KEY}", f"Bearer {HIDDEN}"),
        ("laddr=('127.0.0.1', 80)", f"laddr=('{HIDDEN}', 80)"),
        ("from 203.0.113.7:80.", f"from {HIDDEN}:80."),
        ("from [2001:db8::7]:80", f"from [{HIDDEN}]:80"),
        ("from ::ffff:203.0.113.7", f"from {HIDDEN}"),
        ("version 1.2.3, at 12:34:56, in harbourside.server.api.middleware", None),
        ("could_not_look_at_clocks in HttpToolsProtocol", None),
    ],
)
def test_what_others_errors_say_is_made_harmless(text: str, told: str | None) -> None:
    assert without_names(text) == (text if told is None else told)


def test_extras_and_traces_are_made_harmless_too() -> None:
    try:
        raise KeyError(TABLE)
    except KeyError:
        record = logging.LogRecord("x", logging.ERROR, __file__, 1, "%s", (TABLE,), sys.exc_info())
    record.reason = f"{TABLE} at 127.0.0.1"
    record.ms = 1.5
    line = JsonLines().format(record)
    assert TABLE not in line
    assert "127.0.0.1" not in line
    assert json.loads(line)["ms"] == 1.5
    assert TABLE in JsonLines(unfiltered=True).format(record)


def test_a_table_has_a_mark_that_only_who_knows_it_can_make() -> None:
    assert mark(TABLE) == mark(TABLE) != mark(KEY)
    assert without_names(mark(TABLE)) == mark(TABLE)
    assert TABLE not in mark(TABLE)
