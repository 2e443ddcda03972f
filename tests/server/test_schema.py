"""The OpenAPI schema is complete and true: schemathesis asks for all it describes, and reads the answers.

Once as a stranger, once as somebody who sits at tables in every state, with numbers and actions that can be
right. What is asked follows from the schema alone, so a failure can be had again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from schemathesis import checks
from schemathesis.python import asgi
from schemathesis.specs.openapi import checks as openapi
from tests.server.helpers import NO_LIMITS, ThinkHere

from harbourside.server.api.app import make_app
from harbourside.server.settings import Settings

Json = dict[str, Any]
Case = schemathesis.Case[Any]

CHECKS = [
    checks.not_a_server_error,
    openapi.status_code_conformance,
    openapi.content_type_conformance,
    openapi.response_headers_conformance,
    openapi.response_schema_conformance,
]

APP_SETTINGS = Settings(workers=1, bot_pace=0, limits=NO_LIMITS, hint="search:iterations=5")
schema = schemathesis.openapi.from_dict(make_app(APP_SETTINGS).openapi())
bounded = settings(
    derandomize=True,
    max_examples=20,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@dataclass
class World:
    """A server with tables in every state, and somebody who sits at most of them."""

    client: Any
    token: str
    tables: list[str]

    def ask(self, method: str, path: str, body: Json | None = None, token: str | None = None) -> Json:
        headers = {"authorization": f"Bearer {token or self.token}"}
        answer = self.client.request(method, f"http://testserver{path}", json=body, headers=headers)
        assert answer.status_code < 300, answer.text
        found: Json = answer.json() if answer.content else {}
        return found


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    database = str(tmp_path_factory.mktemp("schema") / "tables.db")
    app = make_app(APP_SETTINGS.model_copy(update={"database": database}))
    with asgi.get_client(cast(Any, app)) as client:
        app.state.services = replace(app.state.services, bot_pool=ThinkHere())
        guests = [
            client.post("http://testserver/api/guest", json={"keep": "token"}).json()["token"]
            for _ in range(2)
        ]
        world = World(client, guests[0], [])
        world.tables = list(make_tables(world, guests[1]))
        yield world


def make_tables(world: World, other: str) -> Iterator[str]:
    me, you, free = {"kind": "human"}, {"kind": "human", "name": "B"}, {"kind": "open"}

    def table(token: str | None = None, **more: Any) -> str:
        asked = {"game": "seawolf", "seats": [me, you], **more}
        id: str = world.ask("POST", "/api/tables", asked, token)["id"]
        return id

    for game in ("seawolf", "puerto_rico", "nauticus"):
        yield table(game=game, clock={"kind": "game", "seconds": 86_400})
    yield table(seats=[me, free], visibility="open")
    yield table(seats=[me, free], start_when_full=False)
    yield table(other)
    yield table(other, spectators=False)
    over = table()
    world.ask("POST", f"/api/tables/{over}/concede", {"seat": 0})
    yield over
    closed = table(seats=[me, free])
    world.ask("POST", f"/api/tables/{closed}/leave")
    yield closed


@schema.parametrize()
@bounded
def test_a_stranger_gets_only_what_the_schema_says(case: Case, world: World) -> None:
    case.call_and_validate(session=world.client, base_url="http://testserver", checks=CHECKS)


@schema.given(data=st.data())
@schema.exclude(operation_id="log_out").parametrize()
@bounded
def test_somebody_at_tables_gets_only_what_the_schema_says(
    case: Case, world: World, data: st.DataObject
) -> None:
    if "id" in (case.path_parameters or {}):
        case.path_parameters["id"] = data.draw(st.sampled_from(world.tables))
        if isinstance(case.body, dict) and data.draw(st.booleans()):
            make_likely(case.body, case.path_parameters["id"], world, data)
    answer = case.call_and_validate(
        session=world.client,
        base_url="http://testserver",
        checks=CHECKS,
        headers={"authorization": f"Bearer {world.token}"},
    )
    if (case.operation.path, answer.status_code) == ("/api/account", 201):
        world.token = answer.json()["token"]  # the one from before has ended


def make_likely(body: Json, table: str, world: World, data: st.DataObject) -> None:
    """Numbers and actions that fit the table: chance alone would never find them."""
    answer = world.client.get(
        f"http://testserver/api/tables/{table}", headers={"authorization": f"Bearer {world.token}"}
    )
    if answer.status_code != 200:
        return
    state = answer.json()
    legal = [action["key"] for action in (state["view"] or {}).get("legal", [])]
    if "number" in body:
        body["number"] = state["number"] + 1
    if "action" in body and legal:
        body["action"] = data.draw(st.sampled_from(legal))
    if "seat" in body:
        body["seat"] = data.draw(st.sampled_from([None, 0, 1]))
