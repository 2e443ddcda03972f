"""A game of another package: set up and played over HTTP, as the page's generic table does it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.helpers import Client, Json

import harbourside as hs
from harbourside.server.api.routes import games

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("offered")]

TABLE = {"game": "cups", "seats": [{"kind": "human"}, {"kind": "human"}], "options": {"rounds": 3}}


@pytest.fixture
def offered(toy: object) -> Iterator[None]:
    """A running server knows all games when it starts, and asks once."""
    games._games.cache_clear()
    yield
    games._games.cache_clear()


async def move(ann: Client, id: str, action: str | None = None) -> Json:
    """Ann sits at both seats; what she sees after a move."""
    decides = (await ann.state(id))["decides"]
    await ann.move(await ann.state(id, seat=decides), action)
    return await ann.state(id, seat=(1 - decides))


async def test_it_is_offered_with_its_words_options_and_rules(ann: Client) -> None:
    told = (await ann.ok("GET", "/api/games"))["games"]
    (cups,) = [game for game in told if game["id"] == "cups"]
    assert cups["names"] == {"en": "Dice under cups", "pl": "Kości pod kubkami"}
    assert [option["names"]["pl"] for option in cups["options"]] == ["Rundy", "Mecz", "Motto"]
    rules = await ann.ok("GET", "/api/games/cups/rules", params={"language": "pl"})
    assert [section["id"] for section in rules["sections"]] == ["goal", "setup", "turn", "end"]


async def test_a_game_that_cannot_be_loaded_is_logged_at_the_start(caplog: pytest.LogCaptureFixture) -> None:
    hs.register("broken", "no_such_package.game:GAME")
    games.load_games()
    [line] = [record for record in caplog.records if record.getMessage() == "a game cannot be loaded"]
    assert vars(line)["game"] == "broken"
    assert "no_such_package" in vars(line)["reason"]


async def test_it_is_played_to_its_end(ann: Client) -> None:
    state = await ann.ok("POST", "/api/tables", TABLE)
    decisions = 0
    while not state["view"]["is_over"]:
        assert all(choice["label"] for choice in state["view"]["legal"])
        state = await move(ann, state["id"])
        decisions += 1
    assert decisions == 6
    assert state["view"]["winners"]


async def test_what_is_forbidden_is_refused_with_the_rule_and_its_section(ann: Client) -> None:
    id = (await ann.ok("POST", "/api/tables", TABLE))["id"]
    await move(ann, id, "show")
    await move(ann, id, "keep")
    why = await ann.ok("GET", f"/api/tables/{id}/why", params={"action": "roll"})
    assert why["why"]["id"] == "why-shown"
    assert why["rules"] == "turn"
