"""`harbourside admin`, as an operator uses it: on the database of a server that runs, or has run."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.helpers import Client, Json, Server

import harbourside as hs
from harbourside.cli import main
from harbourside.server.times import now_ms

DAY_MS = 24 * 3600 * 1000
HOT_SEAT = {"game": "seawolf", "seats": [{"kind": "human", "name": name} for name in ("Ann", "Bob")]}


class Operator:
    """Somebody at a terminal, with a database."""

    def __init__(self, database: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.database = database
        self._capsys = capsys

    def does(self, *arguments: str) -> str:
        code, said, complaint = self._run(*arguments)
        assert code == 0, complaint
        return said

    def cannot(self, *arguments: str) -> str:
        """What they are told, in one line."""
        code, _, complaint = self._run(*arguments)
        assert code == 2
        assert "Traceback" not in complaint
        assert complaint.count("\n") == 1
        return complaint

    def _run(self, *arguments: str) -> tuple[int, str, str]:
        self._capsys.readouterr()
        code = main(["admin", *arguments, "--database", str(self.database)])
        read = self._capsys.readouterr()
        return code, read.out, read.err

    def sql(self, statement: str, *values: Any) -> list[Any]:
        with sqlite3.connect(self.database) as connection:
            return connection.execute(statement, values).fetchall()


@pytest.fixture
def operator(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Operator:
    return Operator(tmp_path / "tables.db", capsys)


def with_server(database: Path, do: Callable[[Server], Awaitable[Any]]) -> Any:
    """Something that happens at a server, which then is stopped."""

    async def run() -> Any:
        async with Server(database) as server:
            return await do(server)

    return asyncio.run(run())


async def make_table(server: Server) -> tuple[Json, str]:
    """A table after five moves as its host sees it, and the host's token."""
    ann = await server.guest("Ann")
    state = await ann.ok("POST", "/api/tables", HOT_SEAT)
    for _ in range(5):
        state = (await ann.move(state))["table"]
    return await ann.state(state["id"], since=0), ann.headers["authorization"]


@pytest.fixture
def made(operator: Operator) -> tuple[Json, str]:
    found: tuple[Json, str] = with_server(operator.database, make_table)
    return found


def look_again(operator: Operator, id: str, token: str) -> Json:
    async def look(server: Server) -> Json:
        return await (await server.stranger(authorization=token)).state(id, since=0)

    state: Json = with_server(operator.database, look)
    return state


def test_tables_and_players_are_listed(operator: Operator, made: tuple[Json, str]) -> None:
    state, _ = made
    tables = operator.does("tables")
    assert state["id"] in tables
    assert "Ann, Bob" in tables
    assert "playing" in tables
    assert state["id"] in operator.does("tables", "--status", "playing")
    assert state["id"] not in operator.does("tables", "--status", "over")
    players = operator.does("players")
    assert state["host"] in players
    assert "guest" in players


def test_an_export_is_for_its_owner_only_also_over_a_file_that_was_not(
    operator: Operator, made: tuple[Json, str], tmp_path: Path
) -> None:
    state, _ = made
    file = tmp_path / "table.json"
    file.write_text("older")
    file.chmod(0o644)
    operator.does("export", state["id"], "--out", str(file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert state["id"] in file.read_text("utf-8")


@pytest.mark.parametrize("was_there", [False, True])
def test_a_backup_is_whole_and_for_its_owner_only(
    operator: Operator, made: tuple[Json, str], tmp_path: Path, was_there: bool
) -> None:
    state, token = made
    file = tmp_path / "backup.db"
    if was_there:
        file.write_text("older")
        file.chmod(0o666)
    assert str(file) in operator.does("backup", str(file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob(".harbourside-*")] == []
    kept = Operator(file, operator._capsys)
    assert look_again(kept, state["id"], token)["messages"] == state["messages"]


def test_a_backup_that_cannot_be_written_is_one_line(
    operator: Operator, made: tuple[Json, str], tmp_path: Path
) -> None:
    assert "cannot be written" in operator.cannot("backup", str(tmp_path / "no-such" / "backup.db"))
    assert str(operator.database) in operator.cannot("backup", str(operator.database))


def test_a_backup_of_postgresql_is_the_work_of_its_own_tools(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup.db"
    url = "postgresql://nobody@nowhere/none"
    assert main(["admin", "backup", str(file), "--lang", "en", "--database", url]) == 2
    assert not file.exists()
    assert "pg_dump" in capsys.readouterr().err


def test_all_is_said_in_polish_too(operator: Operator, made: tuple[Json, str]) -> None:
    assert "partia trwa" in operator.does("tables", "--lang", "pl")
    assert "gość" in operator.does("players", "--lang", "pl")
    assert "Nie ma takiego stołu" in operator.cannot("export", "nothing", "--lang", "pl")
    assert "Nie było gości" in operator.does("purge", "--lang", "pl")


def test_a_table_goes_to_another_server_as_it_is(
    operator: Operator, made: tuple[Json, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state, token = made
    file = tmp_path / "table.json"
    operator.does("export", state["id"], "--out", str(file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert json.loads(operator.does("export", state["id"])) == json.loads(file.read_text("utf-8"))
    operator.sql("DELETE FROM entries")
    operator.sql("DELETE FROM sitters")
    operator.sql("DELETE FROM tables")
    assert "no tables" in operator.does("tables")
    assert state["id"] in operator.does("import", str(file))
    assert look_again(operator, state["id"], token) == state
    assert "already" in operator.cannot("import", str(file))


def test_a_table_of_somebody_without_a_name_goes_to_another_server_too(operator: Operator) -> None:
    async def make(server: Server) -> str:
        somebody = await server.guest(None)
        made = await somebody.ok("POST", "/api/tables", {"game": "seawolf", "seats": [{"kind": "human"}] * 2})
        id: str = made["id"]
        return id

    id = with_server(operator.database, make)
    file = operator.database.with_name("table.json")
    operator.does("export", id, "--out", str(file))
    for table in ("entries", "sitters", "tables"):
        operator.sql(f"DELETE FROM {table}")
    assert id in operator.does("import", str(file))


def test_a_table_with_a_name_that_would_be_refused_today_goes_to_another_server_too(
    operator: Operator, made: tuple[Json, str], tmp_path: Path
) -> None:
    state, _ = made
    document = json.loads(operator.does("export", state["id"]))
    document["header"]["id"] = "another"
    named = {**document["entries"][0]["data"], "name": "Ann\u3164"}
    file = tmp_path / "table.json"
    file.write_text(changed(document, "entries.0.data", named), "utf-8")
    assert "another" in operator.does("import", str(file))


def test_a_record_that_was_brought_along_goes_to_another_server_too(
    operator: Operator, tmp_path: Path
) -> None:
    """It is broken off, and nobody knows who moved."""
    play = hs.Play(hs.game("seawolf"), 2, seed=5)
    for _ in range(4):
        play.do(play.game.actions.key(play.state.legal_actions()[0]))

    async def load(server: Server) -> tuple[Json, str]:
        ann = await server.guest("Ann")
        table = await ann.ok("POST", "/api/records", {"record": play.record()})
        return await ann.state(table["id"], since=0), ann.headers["authorization"]

    state, token = with_server(operator.database, load)
    file = tmp_path / "table.json"
    operator.does("export", state["id"], "--out", str(file))
    operator.sql("DELETE FROM entries")
    operator.sql("DELETE FROM tables")
    operator.does("import", str(file))
    assert look_again(operator, state["id"], token) == state


SIT = {"number": 1, "at": 0, "kind": "sit", "seat": 0}
FOURTH = {"number": 4, "at": 0, "seat": 0}


def changed(document: Json, path: str, value: Any) -> str:
    """A document with one thing in it replaced."""
    copy: Any = json.loads(json.dumps(document))
    *way, last = path.split(".")
    place = copy
    for part in way:
        place = place[int(part)] if part.isdigit() else place[part]
    place[int(last) if last.isdigit() else last] = value
    return json.dumps(copy)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("format", "something"),
        ("version", 2),
        ("header.id", "../../etc"),
        ("header.seed", "-1"),
        ("header.seed", "9" * 32),
        ("header.seats", []),
        ("header.seats", [{"kind": "human", "surprise": 1}] * 2),
        ("header.terms", {"surprise": 1}),
        ("header.terms", {"clock": {"kind": "game"}}),
        ("header.terms", {"clock": {}}),
        ("header.options", {"surprise": 1}),
        ("header.game", "chess"),
        ("entries.0.number", 2),
        ("entries.0.kind", "cheat"),
        ("entries.0.seat", 30),
        ("entries.0.seat", None),
        ("entries.0.data", {}),
        ("entries.3.data", {"action": "no:such", "by": "person"}),
        ("entries.3.data", {"action": 7}),
        ("entries.2.data", {"chance": ["other"]}),
        ("entries", "many"),
        ("entries.0.data", {"player": "p" * 500, "name": "A"}),
        ("entries.0.data", {"player": 7, "name": "A"}),
        ("entries.0.data", {"player": "me", "name": "A", "surprise": 1}),
        ("entries", [{**SIT, "data": {"player": "me", "name": "x" * 5000}}]),
        ("entries", [{**SIT, "data": {"player": "me", "name": "a\nb"}}]),
        ("entries.3", {**FOURTH, "kind": "replace", "data": {"level": "nobody"}}),
        ("entries.3", {**FOURTH, "kind": "timeout", "data": {"level": "nobody"}}),
        ("entries.3", {**FOURTH, "kind": "undo", "data": {"to": -1}}),
        ("entries.3", {**FOURTH, "kind": "rematch", "data": {"table": "//evil", "invitations": {}}}),
        ("entries.3", {**FOURTH, "kind": "rematch", "data": {"table": "a", "invitations": {"0": 1}}}),
    ],
)
def test_a_file_that_is_no_table_changes_nothing(
    operator: Operator, made: tuple[Json, str], tmp_path: Path, path: str, value: Any
) -> None:
    state, _ = made
    document = json.loads(operator.does("export", state["id"]))
    document["header"]["id"] = "another"
    file = tmp_path / "table.json"
    file.write_text(changed(document, path, value), "utf-8")
    operator.cannot("import", str(file))
    assert operator.sql("SELECT count(*) FROM tables") == [(1,)]


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"null", b"[" * 100_000])
def test_a_file_that_is_not_even_json_is_one_line(
    operator: Operator, made: tuple[Json, str], tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "table.json"
    file.write_bytes(content)
    operator.cannot("import", str(file))


def test_a_table_of_older_rules_is_patched_and_goes_on(operator: Operator, made: tuple[Json, str]) -> None:
    state, token = made
    operator.sql("UPDATE tables SET rules = 0")
    assert "needs a patch" in operator.does("tables", "--status", "needs_patch")
    assert look_again(operator, state["id"], token)["status"] == "needs_patch"
    operator.does("patch", state["id"])
    after = look_again(operator, state["id"], token)
    assert after["status"] == "playing"
    assert after["view"] == state["view"]
    assert after["messages"][-1]["kind"] == "patch"
    assert after["messages"][-1]["rules"] == state["rules"]
    assert "needs no patch" in operator.cannot("patch", state["id"])


def test_a_table_of_earlier_rules_that_are_still_read_needs_no_patch(operator: Operator) -> None:
    earlier = hs.game("puerto_rico").facts.earlier_rules[1]

    async def make(server: Server) -> tuple[Json, str]:
        ann = await server.guest("Ann")
        hot_seat = {**HOT_SEAT, "game": "puerto_rico", "options": earlier}
        state = await ann.ok("POST", "/api/tables", hot_seat)
        state = (await ann.move(state))["table"]
        return await ann.state(state["id"], since=0), ann.headers["authorization"]

    state, token = with_server(operator.database, make)
    [(header,)] = operator.sql("SELECT header FROM tables")
    kept = json.loads(header)
    kept["options"] = {name: value for name, value in kept["options"].items() if name not in earlier}
    operator.sql("UPDATE tables SET rules = 1, header = ?", json.dumps(kept))
    assert "no tables" in operator.does("tables", "--status", "needs_patch")
    after = look_again(operator, state["id"], token)
    assert (after["status"], after["view"], after["options"]) == ("playing", state["view"], state["options"])
    assert "needs no patch" in operator.cannot("patch", state["id"])


def test_a_journal_that_does_not_fit_the_rules_is_left_alone(
    operator: Operator, made: tuple[Json, str]
) -> None:
    state, token = made
    operator.sql("UPDATE tables SET rules = 0")
    moves = [message["number"] for message in state["messages"] if message["kind"] == "move"]
    changed = json.dumps({"action": "no:such", "by": "person", "chance": []})
    operator.sql("UPDATE entries SET data = ? WHERE number = ?", changed, moves[2])
    assert str(moves[2]) in operator.cannot("patch", state["id"])
    assert look_again(operator, state["id"], token)["status"] == "needs_patch"
    assert operator.sql("SELECT rules FROM tables") == [(0,)]


def test_a_running_server_notices_a_patch(tmp_path: Path) -> None:
    from harbourside.server.admin import work

    async def run() -> None:
        database = tmp_path / "tables.db"
        async with Server(database) as server:
            state, token = await make_table(server)
        with sqlite3.connect(database) as connection:
            connection.execute("UPDATE tables SET rules = 0")
        async with Server(database) as server:
            ann: Client = await server.stranger(authorization=token)
            assert (await ann.state(state["id"]))["status"] == "needs_patch"
            async with work.opened(str(database)) as engine:
                await work.patch_table(engine, state["id"])
            now = await ann.state(state["id"])
            assert now["status"] == "playing"
            assert (await ann.move(now))["outcome"] == "made"

    asyncio.run(run())


def test_guests_who_have_not_come_for_long_are_forgotten(operator: Operator) -> None:
    async def people(server: Server) -> dict[str, str]:
        guests = {name: await server.guest(name) for name in ("old", "new", "seated", "account")}
        await guests["seated"].ok("POST", "/api/tables", HOT_SEAT)
        await guests["account"].ok("POST", "/api/account", {"name": "Acc", "password": "correct horse"})
        return {name: client.player for name, client in guests.items()}

    ids = with_server(operator.database, people)
    operator.sql("UPDATE players SET seen = ?", now_ms() - 100 * DAY_MS)
    operator.sql("UPDATE players SET seen = ? WHERE id = ?", now_ms() - 80 * DAY_MS, ids["new"])
    assert "One guest would be" in operator.does("purge", "--days", "90", "--dry-run")
    assert len(operator.sql("SELECT id FROM players")) == 4
    assert "One guest was" in operator.does("purge", "--days", "90")
    assert {id for (id,) in operator.sql("SELECT id FROM players")} == set(ids.values()) - {ids["old"]}
    assert operator.sql("SELECT count(*) FROM keys WHERE player = ?", ids["old"]) == [(0,)]


@pytest.mark.parametrize(
    ("arguments", "about"),
    [
        (["tables", "--limit", "0"], "--limit"),
        (["tables", "--limit", "many"], "many"),
        (["tables", "--status", "lost"], "lost"),
        (["tables", "--lang", "de"], "de"),
        (["purge", "--days", "-1"], "--days"),
        (["purge", "--days", "99999999999"], "--days"),
        (["export", "nothing"], "no such table"),
        (["export", "'; DROP TABLE tables; --"], "no such table"),
        (["patch", "nothing"], "no such table"),
        (["import", "nothing.json"], "nothing.json"),
        (["export"], "TABLE"),
        (["nonsense"], "nonsense"),
    ],
)
def test_what_makes_no_sense_is_one_line(
    operator: Operator, made: tuple[Json, str], arguments: list[str], about: str
) -> None:
    assert about in operator.cannot(*arguments)


def test_a_database_that_is_not_there_is_not_made(operator: Operator) -> None:
    assert "no database" in operator.cannot("tables")
    assert not operator.database.exists()
