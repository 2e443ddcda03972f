"""What an action would bring is told as far as doing it and taking it back would show it."""

from __future__ import annotations

import pytest
from tests.server.helpers import PEOPLE, Client, Server, rebuilt, table_of_people, write

import harbourside as hs
from harbourside.server.table import commands, preview
from harbourside.server.table.table import Table

pytestmark = pytest.mark.anyio


def legal(table: Table) -> list[str]:
    assert table.play is not None
    return [table.game.actions.key(action) for action in table.play.state.legal_actions()]


@pytest.mark.parametrize("game", hs.game_ids())
def test_what_is_foretold_is_what_happens(game: str) -> None:
    table, rng, foretold = table_of_people(game, seed=3), hs.Rng(5), 0
    for _ in range(60):
        seat = table.decides
        if seat is None:
            break
        keys = legal(table)
        key = keys[rng.below(len(keys))]
        told = preview.preview(table, seat, key)
        write(table, commands.move(table, PEOPLE[seat], table.number + 1, key))
        events = [event.told_to(seat, faded=False) for event in table.history[-1].events]
        assert told["allowed"]
        assert told["reveals"] or told["events"] == events
        foretold += not told["reveals"]
    assert foretold > 0


@pytest.mark.parametrize("game", hs.game_ids())
def test_looking_ahead_changes_nothing(game: str) -> None:
    table = table_of_people(game, seed=3)
    assert table.play is not None
    assert table.decides is not None
    before = table.play.state.to_dict()
    for key in table.game.actions:
        preview.preview(table, table.decides, key)
    assert table.play.state.to_dict() == before
    assert table.number == rebuilt(table).number


def test_the_last_decision_foretells_no_result() -> None:
    table, rng = table_of_people("seawolf", seed=3), hs.Rng(5)
    while (seat := table.decides) is not None:
        keys = legal(table)
        key = keys[rng.below(len(keys))]
        told = preview.preview(table, seat, key)
        write(table, commands.move(table, PEOPLE[seat], table.number + 1, key))
    assert told["reveals"]
    assert told["events"] == []


async def test_previews_are_for_whoever_decides(server: Server, ann: Client, bob: Client) -> None:
    table = await server.two_at_a_table(ann, bob)
    state = await ann.state(table)
    decider, other = (ann, bob) if state["decides"] == state["you"]["seat"] else (bob, ann)
    path = f"/api/tables/{table}/preview"
    told = await decider.ok("GET", path, params={"action": "draw:pile"})
    assert told == {"action": "draw:pile", "allowed": True, "reveals": True, "events": []}
    told = await other.ok("GET", path, params={"action": "draw:pile"})
    assert told == {"action": "draw:pile", "allowed": False, "reveals": False, "events": []}
    stranger = await server.guest("Cy")
    assert await stranger.refused("GET", path, params={"action": "draw:pile"}) == (403, "refused-not-seated")
    status, _ = await decider.refused("GET", path, params={"action": "fly:moon"})
    assert status == 422


async def test_options_that_do_not_go_together_are_told_before_the_table_is_made(ann: Client) -> None:
    path = "/api/games/seawolf/choices"
    told = await ann.ok("POST", path, {"players": 3, "options": {}})
    assert told["problem"] is None
    starts = {str(choice["value"]): choice["why"] for choice in told["options"]["start_player"]}
    assert starts["2"] is None
    assert starts["3"] == "There is no player 4 at a table of 3."
    told = await ann.ok("POST", path, {"players": 3, "options": {"start_player": 3}})
    assert told["problem"] == starts["3"]
    told = await ann.ok("POST", path, {"players": 9, "options": {}}, headers={"accept-language": "pl"})
    assert "graczy" in told["problem"]


async def test_every_mistake_is_told_of_its_own_option_and_the_others_stay_free(ann: Client) -> None:
    options = {"layout": "bank", "max_turns": "soon", "open_holdings": True}
    told = await ann.ok("POST", "/api/games/santiago/choices", {"players": 3, "options": options})
    assert set(told["mistakes"]) == {"layout", "max_turns"}
    assert told["problem"] == told["mistakes"]["layout"]
    assert "soon" in told["mistakes"]["max_turns"]
    assert [choice["why"] for name in options for choice in told["options"][name]] == [None] * 4


async def test_what_is_lacking_is_told_of_the_option_that_lacks_it(ann: Client) -> None:
    options = {"new_buildings": True, "draft_mode": "list"}
    told = await ann.ok("POST", "/api/games/puerto_rico/choices", {"players": 3, "options": options})
    assert list(told["mistakes"]) == ["draft_list"]
    blamed = {name for name, values in told["options"].items() if any(choice["why"] for choice in values)}
    assert blamed == {"draft_list"}


async def test_choices_of_no_game_are_refused(ann: Client) -> None:
    status, _ = await ann.refused("POST", "/api/games/chess/choices", {"players": 2})
    assert status == 404
    status, _ = await ann.refused("POST", "/api/games/seawolf/choices", {"players": "two"})
    assert status == 422
