"""What is on disk, and what comes back from it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection
from tests.server.helpers import Client, Server, eventually, listening, rows, table_of_people

from harbourside.server.storage.database import alembic_config, bring_up_to_date, open_database
from harbourside.server.storage.journal_writer import DERIVED_COLUMNS, Write
from harbourside.server.storage.models import Base
from harbourside.server.storage.reserved_names import ReservedNames
from harbourside.server.table.derived import derived_columns
from harbourside.server.table.journal import Entry

pytestmark = pytest.mark.anyio
ON_BOTH_DATABASES = True

HOT_SEAT = {"game": "seawolf", "seats": [{"kind": "human", "name": name} for name in ("A", "B")]}


async def test_the_migrations_make_what_the_models_say(database: str) -> None:
    engine = open_database(database)
    await bring_up_to_date(engine)
    await bring_up_to_date(engine)

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_several_servers_may_migrate_at_once(database: str) -> None:
    engines = [open_database(database) for _ in range(4)]
    await asyncio.gather(*(bring_up_to_date(engine) for engine in engines))
    for engine in engines:
        await engine.dispose()


async def test_accounts_from_before_looks_were_kept_have_theirs(tmp_path: Path) -> None:
    database = open_database(str(tmp_path / "tables.db"))
    async with database.engine.connect() as connection:
        await connection.run_sync(lambda sync: command.upgrade(alembic_config(sync), "0006"))
        for player, name, created in (("a", "Bill", 1), ("b", "Bi1l", 2)):
            await connection.exec_driver_sql(
                f"INSERT INTO players (id, name, created) VALUES ('{player}', '{name}', {created})"
            )
            await connection.exec_driver_sql(
                "INSERT INTO accounts (player, name, folded, password, changed)"
                f" VALUES ('{player}', '{name}', '{name.lower()}', 'x', 1)"
            )
        await connection.commit()
    await bring_up_to_date(database)
    names = ReservedNames(database)
    assert await names.of_others("c", ["Bill", "BIll", "Bob"]) == {"Bill", "BIll"}
    assert await names.of_others("a", ["Bill"]) == set()
    assert await names.of_others("b", ["Bi1l"]) == set()  # the name they have had all along
    assert await names.of_others("b", ["Bill"]) == {"Bill"}
    await database.dispose()


async def test_a_new_file_that_somebody_is_writing_to_is_waited_for(tmp_path: Path) -> None:
    """To change its journal SQLite waits for readers by itself, but not for a writer."""
    file = tmp_path / "tables.db"
    writer = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    writer.execute("BEGIN IMMEDIATE")
    end = threading.Timer(0.2, writer.execute, ["COMMIT"])
    end.start()
    engine = open_database(str(file))
    await bring_up_to_date(engine)
    await engine.dispose()
    end.join()
    writer.close()


async def test_a_move_is_on_disk_before_it_is_answered(server: Server, ann: Client) -> None:
    state = await ann.ok("POST", "/api/tables", HOT_SEAT)
    for _ in range(5):
        state = (await ann.move(state))["table"]
        newest = "SELECT number, kind FROM entries ORDER BY number DESC LIMIT 1"
        assert await rows(server.database, newest) == [(state["number"], "move")]


async def test_nobody_else_can_read_the_file(tmp_path: Path) -> None:
    async with Server(tmp_path / "new" / "tables.db") as server:
        ann = await server.guest("Ann")
        await ann.ok("POST", "/api/tables", HOT_SEAT)
        for path in (tmp_path / "new").iterdir():
            assert path.stat().st_mode & 0o077 == 0, path


async def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    database = open_database(str(tmp_path / "tables.db"))
    async with database.connect() as connection:
        assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2
    await database.dispose()


async def test_after_a_restart_every_table_is_as_it_was(database: str) -> None:
    async with Server(database) as server:
        ann = await server.guest("Ann")
        state = await ann.ok("POST", "/api/tables", HOT_SEAT)
        for _ in range(20):
            state = (await ann.move(state))["table"]
        before = [await ann.state(state["id"], since=0, seat=seat) for seat in (0, 1)]
        token = ann.headers["authorization"]
    async with Server(database) as server:
        ann = await server.stranger(authorization=token)
        assert [await ann.state(state["id"], since=0, seat=seat) for seat in (0, 1)] == before
        assert (await ann.move(state))["outcome"] == "made"


async def test_a_table_that_was_forgotten_is_read_again(database: str) -> None:
    async with Server(database, tables_in_memory=2) as server:
        ann = await server.guest("Ann")
        made = [await ann.ok("POST", "/api/tables", HOT_SEAT) for _ in range(5)]
        assert server.services.tables.known_number(made[0]["id"]) is None
        for state in made:
            assert (await ann.move(state))["outcome"] == "made"


async def test_two_servers_on_one_database_never_both_make_a_move(database: str) -> None:
    """Without anything between them but the file."""
    async with (
        Server(database, poll=0.05) as one,
        Server(database, poll=0.05) as two,
    ):
        ann = await one.guest("Ann")
        again = await two.stranger(authorization=ann.headers["authorization"])
        state = await ann.ok("POST", "/api/tables", HOT_SEAT)
        for _ in range(15):
            keys = [action["key"] for action in state["view"]["legal"]]
            asked = [{"number": state["number"] + 1, "action": keys[i % len(keys)]} for i in range(6)]
            path = f"/api/tables/{state['id']}/moves"
            answers = await asyncio.gather(
                *((ann, again)[i % 2].post(path, json=body) for i, body in enumerate(asked))
            )
            outcomes = [answer.json()["outcome"] for answer in answers]
            assert outcomes.count("made") == 1
            state = await ann.state(state["id"])
            assert state["number"] == asked[0]["number"]
            assert await again.state(state["id"]) == state


async def test_a_listener_hears_of_moves_made_at_another_server(database: str) -> None:
    async with (
        Server(database, poll=0.05) as one,
        Server(database, poll=0.05) as two,
    ):
        ann = await one.guest("Ann")
        state = await ann.ok("POST", "/api/tables", HOT_SEAT)
        async with two.on_a_port() as host, listening(host, f"/api/tables/{state['id']}/live") as socket:
            assert (await socket.frame())["table"]["number"] == state["number"]
            await ann.move(state)
            assert (await socket.frame())["table"]["number"] == state["number"] + 1


async def test_a_failed_write_leaves_the_table_as_it_was(
    server: Server, ann: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await ann.ok("POST", "/api/tables", HOT_SEAT)
    writer = server.services.tables._writer

    def full_disk(*_: object) -> set[str]:
        raise OSError("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(writer, "_put", full_disk)
        refused = await ann.refused(
            "POST",
            f"/api/tables/{state['id']}/moves",
            {"number": state["number"] + 1, "action": state["view"]["legal"][0]["key"]},
        )
        assert refused == (503, "refused-unavailable")
    assert await ann.state(state["id"], since=0) == state
    assert (await ann.move(state))["outcome"] == "made"


async def test_one_bad_write_does_not_spoil_the_others(
    server: Server, ann: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [await ann.ok("POST", "/api/tables", HOT_SEAT) for _ in range(4)]
    writer, bad = server.services.tables._writer, made[1]["id"]
    put = writer._put

    def hates_one(writes: Sequence[Write], connection: Connection) -> set[str]:
        if bad in [write.table for write in writes]:
            raise ValueError("no")
        return put(writes, connection)

    monkeypatch.setattr(writer, "_put", hates_one)
    answers = await asyncio.gather(
        *(
            ann.post(
                f"/api/tables/{state['id']}/moves",
                json={"number": state["number"] + 1, "action": state["view"]["legal"][0]["key"]},
            )
            for state in made
        )
    )
    assert [answer.status_code for answer in answers] == [200, 500, 200, 200]


async def test_who_loses_the_first_of_several_numbers_loses_them_all(server: Server, ann: Client) -> None:
    state = await ann.ok("POST", "/api/tables", HOT_SEAT)
    id, number = state["id"], state["number"]
    other = await ann.ok("POST", "/api/tables", HOT_SEAT)

    def entries(*numbers: int) -> list[Entry]:
        return [Entry(n, 0, "concede", 0, {}) for n in numbers]

    async with server.services.tables.table(id) as table:
        columns = derived_columns(table, 0)
    writer = server.services.tables._writer
    outcomes = await asyncio.gather(
        writer.write(Write(id, entries(number, number + 1, number + 2), columns, None)),
        writer.write(Write(other["id"], entries(other["number"] + 1), columns, None)),
    )
    assert list(outcomes) == [False, True]
    assert [entry.number for entry in await server.services.queries.entries(id, number - 1)] == [number]


async def test_when_it_stops_every_accepted_write_is_finished(database: str) -> None:
    async with Server(database) as server:
        ann = await server.guest("Ann")
        made = [await ann.ok("POST", "/api/tables", HOT_SEAT) for _ in range(10)]
        moving = [asyncio.create_task(ann.move(state)) for state in made]
        await eventually(lambda: _any_written(server))
    answers = await asyncio.gather(*moving, return_exceptions=True)
    ((count,),) = await rows(database, "SELECT count(*) FROM entries WHERE kind = 'move'")
    acknowledged = sum(isinstance(answer, dict) and answer["outcome"] == "made" for answer in answers)
    assert count >= acknowledged > 0


async def _any_written(server: Server) -> bool:
    return bool(await rows(server.database, "SELECT number FROM entries WHERE kind = 'move' LIMIT 1"))


async def test_the_writer_updates_every_derived_column_of_a_table() -> None:
    assert set(derived_columns(table_of_people(), 0)) == set(DERIVED_COLUMNS)
