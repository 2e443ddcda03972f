"""The rules over the wire, and the sections that prompts and reasons point to."""

from __future__ import annotations

import pytest
from tests.server.helpers import Client, Server

from harbourside.engine.game import Game
from harbourside.engine.rulebook import rulebook

pytestmark = pytest.mark.anyio

RULES = "/api/games/seawolf/rules"
SOLO = {"game": "seawolf", "seats": [{"kind": "human"}, {"kind": "human"}], "options": {"start_player": 0}}


async def test_the_rules_come_section_by_section_in_the_language_asked_for(server: Server) -> None:
    client = await server.stranger(**{"accept-language": "pl"})
    told = await client.ok("GET", RULES)
    assert told["language"] == "pl"
    assert told["sections"] == [vars(section) for section in rulebook("harbourside.games.seawolf", "pl")]
    english = await client.ok("GET", RULES, params={"language": "en"})
    assert english["language"] == "en"
    assert [s["id"] for s in english["sections"]] == [s["id"] for s in told["sections"]]


async def test_the_rules_may_be_kept_for_a_while_by_language(server: Server) -> None:
    answer = await (await server.stranger()).get(RULES)
    assert "max-age" in answer.headers["cache-control"]
    assert "accept-language" in answer.headers["vary"].lower()


@pytest.mark.parametrize(
    ("path", "status"), [("/api/games/nothing/rules", 404), (f"{RULES}?language=de", 422)]
)
async def test_rules_that_are_not_there_are_refused(server: Server, path: str, status: int) -> None:
    assert (await (await server.stranger()).get(path)).status_code == status


async def test_prompt_and_why_not_name_their_section(ann: Client) -> None:
    made = await ann.ok("POST", "/api/tables", SOLO)
    assert made["view"]["rules"] == "turn"
    path = f"/api/tables/{made['id']}"
    why = await ann.ok("GET", f"{path}/why", params={"action": "hire:sea_wolf"})
    assert why["rules"] == "wolf"
    allowed = await ann.ok("GET", f"{path}/why", params={"action": "draw:pile"})
    assert allowed["rules"] is None
    waiting = await ann.state(made["id"], seat=1)
    assert waiting["view"]["rules"] is None


async def test_a_first_look_comes_step_by_step_and_only_where_there_is_one(server: Server, toy: Game) -> None:
    client = await server.stranger()
    assert all(game["tour"] for game in (await client.ok("GET", "/api/games"))["games"])
    told = await client.ok("GET", "/api/games/seawolf/tour", params={"language": "pl"})
    assert told["language"] == "pl"
    assert [step["view"]["seat"] for step in told["steps"]] == [0] * len(told["steps"])
    assert "hidden" not in told["steps"][0]["view"]["position"]["seats"][0]["hand"]
    assert await client.refused("GET", "/api/games/cups/tour") == (404, "refused-no-tour")
    assert (await client.get("/api/games/nothing/tour")).status_code == 404
