"""The API as a program uses it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.helpers import Client, Server

import harbourside as hs
from harbourside.server.api.models.tables import MoveResponse

pytestmark = pytest.mark.anyio

SOLO = {"game": "seawolf", "seats": [{"kind": "human"}, {"kind": "bot", "level": "deckhand"}]}
HOT_SEAT = {
    "game": "seawolf",
    "seats": [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}],
    "options": {"start_player": 0},
}


# Who


async def test_a_browser_gets_a_cookie_that_no_script_can_read(server: Server) -> None:
    client = await server.stranger()
    answer = await client.post("/api/guest", json={"name": "Ann"})
    assert "token" not in answer.json()
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert (await client.ok("GET", "/api/me"))["name"] == "Ann"


async def test_the_cookie_is_secure_behind_tls(server: Server) -> None:
    client = await server.stranger()
    answer = await client.post("https://test/api/guest", json={"name": "Ann"})
    assert "Secure" in answer.headers["set-cookie"]
    assert "strict-transport-security" in answer.headers


async def test_who_is_known_stays_who_they_are(ann: Client) -> None:
    again = await ann.ok("POST", "/api/guest", {"name": "Somebody"})
    assert again == {"player": ann.player, "name": "Ann", "account": None}


async def test_only_a_hash_of_a_token_is_kept(server: Server, ann: Client) -> None:
    token = ann.headers["authorization"].split()[1].encode()
    kept = b"".join(path.read_bytes() for path in sorted(Path(server.database).parent.iterdir()))
    assert ann.player.encode() in kept
    assert token not in kept


async def test_a_token_of_nobody_is_refused_even_where_none_is_needed(server: Server) -> None:
    client = await server.stranger(authorization="Bearer guess")
    assert await client.refused("GET", "/api/tables") == (401, "refused-unknown-token")


async def test_names_are_names(server: Server, ann: Client) -> None:
    client = await server.stranger()
    for name in ("", "x" * 41):
        assert (await client.refused("POST", "/api/guest", {"name": name}))[0] == 422
    for name in ("   ", "a\u0000b", "a\nb"):
        assert await client.refused("POST", "/api/guest", {"name": name}) == (422, "refused-bad-name")
    assert (await ann.ok("POST", "/api/me", {"name": " Anna "}))["name"] == "Anna"
    assert (await ann.ok("GET", "/api/me"))["name"] == "Anna"


async def test_whoever_tells_no_name_is_called_by_their_seat_in_every_language(server: Server) -> None:
    somebody = await server.guest(None)
    assert (await somebody.ok("GET", "/api/me"))["name"] == ""
    made = await somebody.ok("POST", "/api/tables", SOLO)
    assert made["seats"][0]["name"] is None
    assert (await somebody.ok("GET", f"/api/tables/{made['id']}/record"))["names"][0] == "P1"
    assert (await somebody.ok("POST", "/api/me", {"name": "Ada"}))["name"] == "Ada"


# Games


async def test_games_are_told_with_their_options_in_both_languages(ann: Client) -> None:
    told = await ann.ok("GET", "/api/games")
    assert [game["id"] for game in told["games"]] == hs.game_ids()
    for game in told["games"]:
        assert set(game["names"]) == {"en", "pl"}
        for option in game["options"]:
            assert all(option["names"].values())
            assert len(option["values"]) == len(option["value_names"])


async def test_an_option_that_may_be_written_says_how(ann: Client) -> None:
    told = await ann.ok("GET", "/api/games")
    written = [option for game in told["games"] for option in game["options"] if option["text"]]
    assert {"layout", "draft_list", "board"} <= {option["name"] for option in written}
    for option in written:
        assert all(option["helps"].values()), option["name"]
        assert all(all(names.values()) for names in option["value_names"])
        assert "none" not in [names["pl"] for names in option["value_names"]]


async def test_the_catalogues_are_served_as_they_are(ann: Client) -> None:
    common = await ann.get("/api/words/pl")
    assert "error-stale-move = " in common.text
    assert "refused-unknown-table = " in common.text
    assert "game-name = Wilk morski" in (await ann.get("/api/words/pl/seawolf")).text
    assert await ann.refused("GET", "/api/words/pl/chess") == (404, "error-unknown-game")
    assert (await ann.refused("GET", "/api/words/de"))[0] == 422


async def test_what_is_the_same_for_everybody_is_compressed_and_tables_are_not(ann: Client) -> None:
    made = await ann.ok("POST", "/api/tables", SOLO)
    for path in ("/api/words/en", "/api/words/pl/seawolf", "/api/games", "/api/games/seawolf/rules"):
        answer = await ann.get(path)
        assert answer.headers["content-encoding"] == "gzip", path
        assert "accept-encoding" in answer.headers["vary"].lower(), path
    table = await ann.get(f"/api/tables/{made['id']}")
    assert len(table.content) > 1000
    assert "content-encoding" not in table.headers


# Tables


async def test_one_call_makes_a_solo_table_and_starts_it(ann: Client) -> None:
    made = await ann.ok("POST", "/api/tables", SOLO)
    assert made["status"] == "playing"
    assert made["you"] == {"player": ann.player, "seats": [0], "seat": 0, "host": True}
    assert [message["kind"] for message in made["messages"]][:2] == ["sit", "start"]


async def test_a_table_needs_an_identity_and_sense(server: Server, ann: Client) -> None:
    stranger = await server.stranger()
    assert await stranger.refused("POST", "/api/tables", SOLO) == (401, "refused-who-are-you")
    for wrong, expected in (
        ({"game": "chess"}, (404, "error-unknown-game")),
        ({"seats": [{"kind": "human"}]}, (422, "error-bad-players")),
        ({"options": {"visibility": "fog"}}, (422, "error-bad-option")),
        ({"options": {"nonsense": 1}}, (422, "error-unknown-option")),
        ({"seats": [{"kind": "human"}, {"kind": "bot", "level": "god"}]}, (422, "refused-unknown-level")),
        ({"seats": [{"kind": "human"}, {"kind": "bot"}]}, (422, "refused-unknown-level")),
        ({"seats": [{"kind": "human", "level": "mate"}] * 2}, (422, "refused-level-without-bot")),
        ({"seats": "two"}, (422, "refused-bad-request")),
        ({"more": 1}, (422, "refused-bad-request")),
    ):
        assert await ann.refused("POST", "/api/tables", {**SOLO, **wrong}) == expected
    assert (await ann.ok("GET", "/api/tables", params={"mine": True}))["tables"] == []


async def test_a_private_table_is_in_no_list_but_its_players_own(
    server: Server, ann: Client, bob: Client
) -> None:
    id = await server.two_at_a_table(ann, bob)
    assert (await ann.ok("GET", "/api/tables"))["tables"] == []
    for client in (ann, bob):
        mine = (await client.ok("GET", "/api/tables", params={"mine": True}))["tables"]
        assert [table["id"] for table in mine] == [id]


async def test_an_open_table_is_found_in_the_lobby_and_joined(ann: Client, bob: Client) -> None:
    seats = [{"kind": "human"}, {"kind": "open"}]
    made = await ann.ok("POST", "/api/tables", {"game": "santiago", "seats": seats, "visibility": "open"})
    (listed,) = (await bob.ok("GET", "/api/tables"))["tables"]
    assert (listed["id"], listed["status"]) == (made["id"], "gathering")
    joined = await bob.ok("POST", f"/api/tables/{made['id']}/join", {})
    assert joined["status"] == "playing"
    assert joined["you"]["seat"] == 1


async def test_only_the_host_sees_the_invitations(server: Server, ann: Client, bob: Client) -> None:
    seats = [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}]
    made = await ann.ok("POST", "/api/tables", {"game": "seawolf", "seats": seats})
    path = f"/api/tables/{made['id']}"
    links = (await ann.ok("GET", f"{path}/invitations"))["invitations"]
    assert [link["seat"] for link in links] == [1, 2]
    assert all(link["invitation"] in link["path"] for link in links)
    assert await bob.refused("GET", f"{path}/invitations") == (403, "refused-host-only")
    for link in links:
        for client in (ann, bob):
            assert link["invitation"] not in (await client.get(path, params={"since": 0})).text


async def test_a_table_without_spectators_does_not_exist_for_others(
    server: Server, ann: Client, bob: Client
) -> None:
    id = await server.two_at_a_table(ann, bob, spectators=False)
    eve = await server.guest("Eve")
    nobody = await server.stranger()
    for client in (eve, nobody):
        for path in ("", "/record", "/proof", "/why?action=draw:pile"):
            assert await client.refused("GET", f"/api/tables/{id}{path}") == (404, "refused-unknown-table")
    move = {"number": 1, "action": "draw:pile"}
    assert await eve.refused("POST", f"/api/tables/{id}/moves", move) == (404, "refused-unknown-table")
    assert (await ann.state(id))["status"] == "playing"


async def test_an_unknown_table_is_no_table_whatever_its_id(ann: Client) -> None:
    for id in ("x", "x" * 22, "x" * 500, "%00", "..%2f", "zażółć"):
        assert (await ann.refused("GET", f"/api/tables/{id}"))[0] == 404
        move = {"number": 1, "action": "draw:pile"}
        assert (await ann.refused("POST", f"/api/tables/{id}/moves", move))[0] == 404


async def test_leaving_frees_the_seat_and_the_host_closes_the_table(ann: Client, bob: Client) -> None:
    seats = [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}]
    made = await ann.ok("POST", "/api/tables", {"game": "seawolf", "seats": seats, "visibility": "open"})
    path = f"/api/tables/{made['id']}"
    await bob.ok("POST", f"{path}/join", {})
    await bob.ok("POST", f"{path}/leave")
    assert (await ann.state(made["id"]))["seats"][1]["kind"] == "open"
    assert (await bob.ok("GET", "/api/tables", params={"mine": True}))["tables"] == []
    assert await bob.refused("POST", f"{path}/start", {"fill": "mate"}) == (403, "refused-host-only")
    await ann.ok("POST", f"{path}/leave")
    assert (await bob.state(made["id"]))["status"] == "closed"
    assert (await bob.ok("GET", "/api/tables"))["tables"] == []


# Playing


async def test_a_move_is_answered_with_the_table_after_it(server: Server, ann: Client, bob: Client) -> None:
    id = await server.two_at_a_table(ann, bob, options={"start_player": 0})
    before = await ann.state(id)
    told = await ann.move(before, "take:row@0")
    assert told["outcome"] == "made"
    assert told["table"]["number"] == before["number"] + 1
    (message,) = told["table"]["messages"]
    assert (message["kind"], message["action"], message["seat"]) == ("move", "take:row@0", 0)
    (seen,) = (await bob.state(id, since=before["number"]))["messages"]
    assert seen["action"] is None
    assert seen["events"]


async def test_a_move_is_answered_without_the_table_if_the_client_prefers_that(ann: Client) -> None:
    made = await ann.ok("POST", "/api/tables", HOT_SEAT)
    path, asked = f"/api/tables/{made['id']}/moves", {"number": made["number"] + 1, "action": "take:row@0"}
    answers = [
        await ann.post(path, json=asked, headers={"prefer": prefer})
        for prefer in ("return=minimal", "respond-async, Return=minimal")
    ]
    assert [answer.json() for answer in answers] == [{"outcome": "made"}, {"outcome": "repeated"}]
    assert {answer.headers["preference-applied"] for answer in answers} == {"return=minimal"}
    stale = await ann.post(path, json={**asked, "action": "draw:pile"}, headers={"prefer": "return=minimal"})
    assert (stale.status_code, stale.json()["outcome"]) == (409, "stale")
    assert stale.json()["table"]["number"] == asked["number"]
    assert "preference-applied" not in stale.headers


async def test_of_fifty_who_post_the_same_number_exactly_one_wins(server: Server, ann: Client) -> None:
    made = await ann.ok("POST", "/api/tables", HOT_SEAT)
    legal = [action["key"] for action in made["view"]["legal"]]
    number = made["number"] + 1
    asked = [{"number": number, "action": legal[i % len(legal)]} for i in range(50)]
    path = f"/api/tables/{made['id']}/moves"
    answers = await asyncio.gather(*(ann.post(path, json=body) for body in asked))
    outcomes = [answer.json()["outcome"] for answer in answers]
    assert outcomes.count("made") == 1
    for answer, outcome in zip(answers, outcomes, strict=True):
        assert answer.status_code == (409 if outcome == "stale" else 200)
        assert answer.json()["table"]["number"] == number
        MoveResponse.model_validate(answer.json())
    assert (await ann.state(made["id"]))["number"] == number


async def test_a_move_sent_again_is_told_as_made_and_not_made_twice(ann: Client) -> None:
    made = await ann.ok("POST", "/api/tables", HOT_SEAT)
    asked = {"number": made["number"] + 1, "action": "take:row@0"}
    path = f"/api/tables/{made['id']}/moves"
    assert (await ann.ok("POST", path, asked))["outcome"] == "made"
    again = await ann.ok("POST", path, asked)
    assert again["outcome"] == "repeated"
    assert again["table"]["number"] == asked["number"]


async def test_an_illegal_move_is_told_why_in_the_callers_language(ann: Client) -> None:
    made = await ann.ok("POST", "/api/tables", HOT_SEAT)
    asked = {"number": made["number"] + 1, "action": "hire:sea_wolf"}
    path = f"/api/tables/{made['id']}"
    answer = await ann.post(f"{path}/moves", json=asked, headers={"accept-language": "pl, en;q=0.5"})
    assert answer.status_code == 422
    assert answer.json()["error"]["id"] == "why-not-hiring"
    assert "wilk" in answer.json()["text"].lower()
    why = await ann.ok("GET", f"{path}/why", params={"action": "hire:sea_wolf"})
    assert why["why"] == answer.json()["error"]
    assert "sea wolf" in why["text"]
    assert (await ann.ok("GET", f"{path}/why", params={"action": "draw:pile"}))["allowed"]
    assert (await ann.state(made["id"]))["number"] == made["number"]


async def test_other_peoples_seats_are_refused(server: Server, ann: Client, bob: Client) -> None:
    id = await server.two_at_a_table(ann, bob, options={"start_player": 0}, hints=True)
    eve, path = await server.guest("Eve"), f"/api/tables/{id}"
    number = (await ann.state(id))["number"] + 1
    move = {"number": number, "action": "draw:pile"}
    assert await bob.refused("POST", f"{path}/moves", move) == (409, "error-not-your-turn")
    assert await eve.refused("POST", f"{path}/moves", move) == (403, "refused-not-seated")
    assert await bob.refused("GET", f"{path}?seat=0") == (403, "refused-not-your-seat")
    assert await bob.refused("GET", f"{path}/record?seat=0") == (403, "refused-not-your-seat")
    assert await bob.refused("POST", f"{path}/concede", {"seat": 0}) == (403, "refused-not-your-seat")
    assert await bob.refused("POST", f"{path}/hint", {"seat": 0}) == (403, "refused-not-your-seat")
    replaced = {"seat": 0, "by": "bot"}
    assert await bob.refused("POST", f"{path}/replace", replaced) == (403, "refused-not-your-seat")
    for what, body in (("undo", {"number": number}), ("concede", {}), ("hint", {}), ("rematch", None)):
        assert (await eve.refused("POST", f"{path}/{what}", body))[0] in (403, 409)
    assert (await ann.state(id))["number"] == number - 1


async def test_after_the_end_the_game_can_be_seen_through_anybodys_eyes(
    server: Server, ann: Client, bob: Client
) -> None:
    id = await server.two_at_a_table(ann, bob, options={"start_player": 0})
    path, number = f"/api/tables/{id}", (await ann.state(id))["number"]
    await ann.ok("POST", f"{path}/moves", {"number": number + 1, "action": "draw:pile"})
    drawn = {"at": number + 1, "seat": 0}
    as_ann = (await ann.ok("GET", path, params=drawn))["view"]
    eve = await server.guest("Eve")
    for other in (bob, eve):
        answer = await other.get(path, params=drawn)
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, "refused-not-your-seat")
    await bob.ok("POST", f"{path}/concede", {})
    assert (await ann.state(id))["status"] == "over"
    for other in (bob, eve):
        seen = await other.ok("GET", path, params=drawn)
        assert (seen["you"]["seat"], seen["view"]) == (0, as_ann)
        assert (await other.ok("GET", f"{path}/record", params={"seat": 0}))["decisions"][0]["events"]
    by_themselves = [(await who.ok("GET", path))["you"]["seat"] for who in (ann, bob, eve)]
    assert by_themselves == [0, 1, None]


async def test_at_one_device_each_seat_has_its_own_view(ann: Client) -> None:
    made = await ann.ok("POST", "/api/tables", HOT_SEAT)
    await ann.move(made, "draw:pile")
    hands = [
        (await ann.state(made["id"], seat=seat))["view"]["position"]["seats"][0]["hand"] for seat in (0, 1)
    ]
    assert hands[0] != ["hidden"]
    assert hands[1] == ["hidden"]
    neutral = await ann.state(made["id"], spectate=True)
    assert neutral["you"]["seat"] is None
    assert neutral["view"]["position"]["seats"][0]["hand"] == ["hidden"]
    assert (await ann.state(made["id"]))["you"]["seat"] == 1


async def test_the_past_is_shown_as_it_was_seen_then(server: Server, ann: Client, bob: Client) -> None:
    id = await server.two_at_a_table(ann, bob, options={"start_player": 0})
    before = [await client.state(id, since=0) for client in (ann, bob)]
    number = before[0]["number"]
    await ann.move(before[0], "draw:pile")
    await ann.ok("POST", f"/api/tables/{id}/concede", {})
    assert [await client.state(id, since=0, at=number) for client in (ann, bob)] == before
    drawn = await bob.state(id, at=number + 1)
    assert drawn["view"]["position"]["seats"][0]["hand"] == ["hidden"]
    assert (await ann.state(id, at=10**6))["status"] == "over"


async def test_undo_by_consent_over_http(server: Server, ann: Client, bob: Client) -> None:
    id = await server.two_at_a_table(ann, bob, options={"start_player": 0})
    path = f"/api/tables/{id}"
    after = (await ann.move(await ann.state(id), "draw:pile"))["table"]
    assert not after["undo"]["free"]
    asked = await ann.ok("POST", f"{path}/undo", {"number": after["number"] + 1})
    request = asked["undo"]["request"]
    assert request["voters"] == [1]
    stale = {"number": after["number"] + 1}
    assert await ann.refused("POST", f"{path}/undo", stale) == (409, "error-stale-move")
    undone = await bob.ok("POST", f"{path}/undo/answer", {"request": request["number"], "agree": True})
    assert undone["decides"] == 0
    assert [message["kind"] for message in undone["messages"]] == ["undo"]


async def test_conceding_opens_the_record_and_the_seed(server: Server, ann: Client, bob: Client) -> None:
    id = await server.two_at_a_table(ann, bob)
    path = f"/api/tables/{id}"
    before = await bob.ok("GET", f"{path}/proof")
    assert before["seed"] is None
    record = await bob.ok("GET", f"{path}/record")
    assert not record["complete"]
    over = await ann.ok("POST", f"{path}/concede", {})
    assert over["result"]["winners"] == [1]
    after = await bob.ok("GET", f"{path}/proof")
    assert after["seed_hash"] == before["seed_hash"] == over["seed_hash"]
    play = hs.read_record((await bob.ok("GET", f"{path}/record"))["text"])
    assert str(play.seed) == after["seed"]


async def test_a_rematch_is_one_table_to_which_all_are_invited(
    server: Server, ann: Client, bob: Client
) -> None:
    id = await server.two_at_a_table(ann, bob)
    path = f"/api/tables/{id}"
    assert await ann.refused("POST", f"{path}/rematch") == (409, "refused-not-over")
    await ann.ok("POST", f"{path}/concede", {})
    new = await ann.ok("POST", f"{path}/rematch")
    assert new["status"] == "gathering"
    message = (await bob.state(id, since=0))["messages"][-1]
    assert (message["kind"], message["table"]) == ("rematch", new["id"])
    joined = await bob.ok("POST", f"/api/tables/{new['id']}/join", {"invitation": message["invitation"]})
    assert joined["status"] == "playing"
    assert joined["you"]["seats"] == [1]


@pytest.mark.parametrize("spectators", [True, False])
async def test_whoever_asks_for_the_same_rematch_sits_down_there(
    server: Server, ann: Client, bob: Client, spectators: bool
) -> None:
    id = await server.two_at_a_table(ann, bob, spectators=spectators)
    await bob.ok("POST", f"/api/tables/{id}/concede", {})
    new = await ann.ok("POST", f"/api/tables/{id}/rematch")
    assert new["status"] == "gathering"
    for _ in range(2):
        found = await bob.ok("POST", f"/api/tables/{id}/rematch")
        assert (found["id"], found["status"], found["you"]["seats"]) == (new["id"], "playing", [1])


async def test_a_hint_is_an_action_that_can_be_made(server: Server, ann: Client) -> None:
    server.think_here()
    made = await ann.ok("POST", "/api/tables", HOT_SEAT)
    hint = await ann.ok("POST", f"/api/tables/{made['id']}/hint", {})
    assert hint["action"] in [action["key"] for action in made["view"]["legal"]]
    assert hint["number"] == made["number"]
    assert hint["thoughts"][0]["action"] == hint["action"]
    assert abs(sum(hint["win_chances"]) - 1) < 1e-6
    silent = await ann.ok("POST", "/api/tables", {**HOT_SEAT, "hints": False})
    assert await ann.refused("POST", f"/api/tables/{silent['id']}/hint", {}) == (403, "refused-no-hints")


async def test_among_people_there_are_no_hints_unless_the_host_says_so(
    server: Server, ann: Client, bob: Client
) -> None:
    assert not (await ann.state(await server.two_at_a_table(ann, bob)))["hints"]
    assert (await ann.state(await server.two_at_a_table(ann, bob, hints=True)))["hints"]
    assert (await ann.ok("POST", "/api/tables", SOLO))["hints"]


@pytest.mark.parametrize("game", hs.game_ids())
async def test_every_game_is_played_over_http_and_its_record_replays(
    server: Server, ann: Client, game: str
) -> None:
    asked = {"game": game, "seats": [{"kind": "human", "name": name} for name in ("A", "B")]}
    state, rng, moves = await ann.ok("POST", "/api/tables", asked), hs.Rng(5), 0
    while state["status"] == "playing" and moves < 120:
        legal = state["view"]["legal"]
        state = (await ann.move(state, legal[rng.below(len(legal))]["key"]))["table"]
        moves += 1
    if state["status"] == "playing":
        state = await ann.ok("POST", f"/api/tables/{state['id']}/concede", {"seat": 0})
    record = await ann.ok("GET", f"/api/tables/{state['id']}/record")
    assert len(hs.read_record(record["text"]).moves) == moves


# For operators


async def test_it_tells_how_it_is(ann: Client) -> None:
    await ann.ok("POST", "/api/tables", HOT_SEAT)
    assert (await ann.ok("GET", "/healthz"))["status"] == "ok"
    counted = (await ann.get("/metrics")).text
    assert 'harbourside_entries_total{kind="start"} 1.0' in counted
    assert 'route="/api/tables"' in counted


async def test_the_schema_tells_of_every_route_and_frame(ann: Client) -> None:
    schema = await ann.ok("GET", "/api/openapi.json")
    operations = [(path, method) for path, methods in schema["paths"].items() for method in methods]
    assert ("/api/tables/{id}/moves", "post") in operations
    for path, method in operations:
        responses = schema["paths"][path][method]["responses"]
        assert path in ("/healthz",) or "429" in responses, path
    for frame in ("TableFrame", "LobbyFrame", "HeartbeatFrame", "RefusedFrame", "ErrorResponse"):
        assert frame in schema["components"]["schemas"]
    described = schema["components"]["schemas"]["MoveRequest"]["properties"]["number"]
    assert "plus one" in described["description"]
