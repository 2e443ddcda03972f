"""Live connections, over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.helpers import Client, Json, Server, listening
from websockets.exceptions import ConnectionClosed, InvalidStatus

from harbourside.server.api.models.frames import HeartbeatFrame, LobbyFrame, RefusedFrame, TableFrame

pytestmark = pytest.mark.anyio


def numbers(frame: Json) -> list[int]:
    return [message["number"] for message in frame["table"]["messages"]]


async def test_players_and_spectators_hear_every_move_each_in_their_own_view(
    server: Server, ann: Client, bob: Client
) -> None:
    id = await server.two_at_a_table(ann, bob, options={"start_player": 0})
    live = f"/api/tables/{id}/live"
    async with (
        server.on_a_port() as host,
        listening(host, live, ann) as ann_hears,
        listening(host, live, bob) as bob_hears,
        listening(host, live) as eve_hears,
    ):
        first = [await socket.frame() for socket in (ann_hears, bob_hears, eve_hears)]
        assert [frame["table"]["you"]["seat"] for frame in first] == [0, 1, None]
        await ann.move(await ann.state(id), "draw:pile")
        frames = [await socket.frame() for socket in (ann_hears, bob_hears, eve_hears)]
        hands = [frame["table"]["view"]["position"]["seats"][0]["hand"] for frame in frames]
        assert hands[0] != ["hidden"]
        assert hands[1] == hands[2] == ["hidden"]
        assert [frame["table"]["messages"][0]["action"] for frame in frames] == ["draw:pile", None, None]
        assert len({tuple(numbers(frame)) for frame in frames}) == 1
        for frame in (*first, *frames):
            TableFrame.model_validate(frame)


async def test_from_any_number_nothing_is_missing_and_nothing_doubled(
    server: Server, ann: Client, bob: Client
) -> None:
    id = await server.two_at_a_table(ann, bob)
    clients = [ann, bob]
    for _ in range(6):
        state = await ann.state(id)
        player = clients[state["decides"]]
        await player.move(await player.state(id))
    last = (await ann.state(id))["number"]
    async with server.on_a_port() as host:
        for since in range(last + 1):
            async with listening(host, f"/api/tables/{id}/live?since={since}", ann) as socket:
                assert numbers(await socket.frame()) == list(range(since + 1, last + 1))
        async with listening(host, f"/api/tables/{id}/live?since=0", ann) as socket:
            heard = numbers(await socket.frame())
            for _ in range(5):
                state = await ann.state(id)
                player = clients[state["decides"]]
                await player.move(await player.state(id))
            while heard[-1] < last + 5:
                heard += numbers(await socket.frame())
            assert heard == list(range(1, last + 6))


async def test_who_reconnects_in_the_middle_of_moves_misses_none(server: Server, ann: Client) -> None:
    seats = [{"kind": "human", "name": name} for name in ("A", "B")]
    made = await ann.ok("POST", "/api/tables", {"game": "seawolf", "seats": seats})
    id, heard = made["id"], [0]

    async def play() -> None:
        state = made
        for _ in range(25):
            state = (await ann.move(state))["table"]

    async with server.on_a_port() as host:
        playing = asyncio.create_task(play())
        while not playing.done() or heard[-1] < made["number"] + 25:
            async with listening(host, f"/api/tables/{id}/live?since={heard[-1]}", ann) as socket:
                heard += numbers(await socket.frame())
        await playing
    assert heard == list(range(made["number"] + 26))


async def test_a_silent_table_beats(tmp_path: Path) -> None:
    async with Server(tmp_path / "tables.db", heartbeat=0.05) as server:
        ann = await server.guest("Ann")
        seats = [{"kind": "human"}, {"kind": "open"}]
        made = await ann.ok("POST", "/api/tables", {"game": "seawolf", "seats": seats})
        async with server.on_a_port() as host, listening(host, f"/api/tables/{made['id']}/live") as socket:
            assert (await socket.any_frame())["type"] == "table"
            beat = await socket.any_frame()
            assert beat == {"type": "beat", "number": made["number"]}
            HeartbeatFrame.model_validate(beat)


async def test_a_refused_socket_says_why(server: Server, ann: Client, bob: Client) -> None:
    id = await server.two_at_a_table(ann, bob, spectators=False)
    async with server.on_a_port() as host:
        for path, who, code in (
            (f"/api/tables/{id}/live", None, 4404),
            ("/api/tables/nothing/live", ann, 4404),
            (f"/api/tables/{id}/live?seat=1", ann, 4403),
        ):
            async with listening(host, path, who) as socket:
                refusal = await socket.any_frame()
                RefusedFrame.model_validate(refusal)
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.any_frame()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == code


async def test_a_socket_from_another_sites_page_is_refused(server: Server, ann: Client, bob: Client) -> None:
    id = await server.two_at_a_table(ann, bob)
    async with server.on_a_port() as host:
        with pytest.raises(InvalidStatus):
            async with listening(host, f"/api/tables/{id}/live", ann, origin="http://evil.example"):
                pass
        async with listening(host, f"/api/tables/{id}/live", ann, origin=f"http://{host}") as socket:
            assert (await socket.frame())["type"] == "table"


async def test_the_lobby_tells_of_new_tables_and_of_ones_own(
    server: Server, ann: Client, bob: Client
) -> None:
    async with server.on_a_port() as host, listening(host, "/api/lobby/live", bob) as socket:
        empty: dict[str, object] = {"type": "lobby", "open": [], "next": None, "mine": [], "your_turn": []}
        assert await socket.frame() == empty
        seats = [{"kind": "human"}, {"kind": "open"}]
        asked = {"game": "seawolf", "seats": seats, "visibility": "open"}
        made = await ann.ok("POST", "/api/tables", asked)
        frame = await socket.frame()
        assert [table["id"] for table in frame["open"]] == [made["id"]]
        LobbyFrame.model_validate(frame)
        await bob.ok("POST", f"/api/tables/{made['id']}/join", {})
        frame = await socket.frame()
        assert [table["id"] for table in frame["mine"]] == [made["id"]]


async def test_whatever_a_client_says_over_a_socket_changes_nothing(
    server: Server, ann: Client, bob: Client
) -> None:
    id = await server.two_at_a_table(ann, bob)
    async with server.on_a_port() as host, listening(host, f"/api/tables/{id}/live", ann) as socket:
        await socket.frame()
        await socket.say("{")
        await socket.say('{"move": "draw:pile"}')
        await ann.ok("POST", f"/api/tables/{id}/concede", {})
        assert (await socket.frame())["table"]["status"] == "over"
