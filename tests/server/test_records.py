"""Records that somebody brings along: read to the letter, given an address, and left as they are."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.helpers import NO_LIMITS, Client, Server, rows

import harbourside as hs
from harbourside.server.settings import Limits, Rate

pytestmark = pytest.mark.anyio

ON_BOTH_DATABASES = True


def played(game: str = "seawolf", moves: int | None = None, **more: Any) -> hs.Play:
    """A game of chance, to its end or so many decisions long."""
    play, random = hs.Play(hs.game(game), seed=5, **more), Random(3)
    while not play.state.is_over and play.number != moves:
        play.do(play.game.actions.key(random.choice(play.state.legal_actions())))
    return play


async def load(client: Client, record: str) -> Any:
    return await client.ok("POST", "/api/records", {"record": record})


@pytest.mark.parametrize("game", hs.game_ids())
async def test_a_finished_record_is_a_table_that_is_over(ann: Client, game: str) -> None:
    play = played(game)
    table = await load(ann, play.record())
    assert (table["status"], table["loaded"], table["decides"]) == ("over", True, None)
    assert table["result"]["scores"] == play.state.scores()
    assert table["result"]["winners"] == play.state.winners()
    assert [seat["name"] for seat in table["seats"]] == play.names
    told = await ann.ok("GET", f"/api/tables/{table['id']}/record")
    assert told["text"] == play.record()


async def test_one_that_breaks_off_can_be_looked_at_and_says_so(ann: Client, bob: Client) -> None:
    play = played(moves=9)
    table = await load(ann, play.record())
    assert (table["status"], table["result"]) == ("over", None)
    state = await bob.state(table["id"], since=0)
    assert [message["kind"] for message in state["messages"]] == ["start", *["move"] * 9, "break_off"]
    told = await bob.ok("GET", f"/api/tables/{table['id']}/record")
    assert (len(told["decisions"]), told["text"]) == (9, play.record())


async def test_every_position_is_seen_through_whichever_eyes_one_likes(server: Server, ann: Client) -> None:
    play = played(moves=6)
    id = (await load(ann, play.record()))["id"]
    stranger = await server.stranger()
    early = await stranger.state(id, at=4, seat=1)
    assert (early["status"], early["you"]["seat"], early["you"]["seats"]) == ("playing", 1, [])
    again = hs.read_record(played(moves=3).record())
    assert early["view"]["position"] == again.state.view(1)["position"]
    assert early["decides"] == again.state.current_player
    assert (await stranger.state(id, at=4, spectate=True))["view"]["seat"] is None
    assert await stranger.refused("GET", f"/api/tables/{id}?seat=9") == (422, "refused-no-seat")


async def test_nothing_can_be_done_at_it_and_no_list_has_it(server: Server, ann: Client) -> None:
    table = await load(ann, played(moves=9).record())
    at, number = f"/api/tables/{table['id']}", table["number"] + 1
    for path, body in (
        ("moves", {"number": number, "action": "draw:pile"}),
        ("undo", {"number": number}),
        ("join", {"seat": 0}),
        ("start", {"fill": "mate"}),
        ("leave", None),
        ("concede", {"seat": 0}),
        ("replace", {"seat": 0, "by": "bot"}),
        ("hint", {"seat": 0}),
        ("rematch", None),
    ):
        status, _ = await ann.refused("POST", f"{at}/{path}", body)
        assert status in (403, 409), path
    assert (await ann.state(table["id"]))["number"] == table["number"]
    assert (await ann.ok("GET", "/api/tables?mine=true"))["tables"] == []
    assert await server.services.queries.waiting_for_bots(2**60, 2**60) == []


async def test_it_is_still_there_after_a_restart(server: Server, database: str, ann: Client) -> None:
    play = played(moves=9)
    id = (await load(ann, play.record()))["id"]
    async with Server(database) as again:
        told = await (await again.stranger()).ok("GET", f"/api/tables/{id}/record")
        assert told["text"] == play.record()


def altered(line: int, old: str, new: str) -> str:
    lines = played(moves=5, names=["Ann", "Bob", "Cid", "Dee"]).record().splitlines()
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new)
    return "\n".join(lines)


BAD = {
    "nothing": ("", 1, "record-not-a-record"),
    "no record": ("Dear diary", 1, "record-not-a-record"),
    "another format": (altered(1, "record 1", "record 2"), 1, "record-other-format"),
    "no such game": (altered(2, "seawolf", "chess"), 2, "error-unknown-game"),
    "other rules": (altered(3, "rules: ", "rules: 9"), 3, "record-other-rules"),
    "a control character in a name": (altered(5, "Ann", "A\\u0007n"), 5, None),
    "another seed": (altered(7, "seed: 5", "seed: 6"), 8, "record-other-chance"),
    "a decision that is none": (altered(9, "1. ", "1. 0 fly:moon "), 9, None),
    "cut off": ("\n".join(played(moves=5).record().splitlines()[:10]), 11, "record-truncated"),
    "a changed name": (altered(5, "Ann", "Eve"), 15, "record-altered"),
}


@pytest.mark.parametrize("what", BAD)
async def test_a_bad_record_is_refused_with_its_line_and_the_reason(
    server: Server, ann: Client, what: str
) -> None:
    record, line, reason = BAD[what]
    answer = await ann.post("/api/records", json={"record": record}, headers={"accept-language": "pl"})
    problem = answer.json()
    assert (answer.status_code, problem["where"]) == (422, [f"line {line}"])
    assert problem["text"].startswith(f"Wiersz {line}: ")
    assert reason in (None, problem["error"]["id"])
    assert await rows(server.database, "SELECT id FROM tables") == []


async def test_what_is_no_text_or_too_much_of_it_is_refused(server: Server, ann: Client) -> None:
    for body in ({}, {"record": 7}, {"record": None}, {"record": "x", "seed": 1}):
        assert (await ann.refused("POST", "/api/records", body))[0] == 422
    assert await ann.refused("POST", "/api/records", {"record": "x" * 70_000}) == (413, "refused-too-large")
    nobody = await server.stranger(origin="http://test")
    assert await nobody.refused("POST", "/api/records", {"record": "x"}) == (401, "refused-who-are-you")


async def test_records_have_a_limit_of_their_own(tmp_path: Path) -> None:
    limits = Limits(**{**dict(NO_LIMITS), "records": Rate(burst=1, per_second=0.01)})
    async with Server(tmp_path / "tables.db", limits=limits) as server:
        ann = await server.guest("Ann")
        await load(ann, played(moves=3).record())
        assert await ann.refused("POST", "/api/records", {"record": "x"}) == (429, "refused-too-many")
