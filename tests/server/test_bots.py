"""Bots at tables: they move by themselves, and no accident of theirs stops a table."""

from __future__ import annotations

import asyncio
import multiprocessing
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.helpers import Client, Json, Server, eventually, table_of_people

import harbourside as hs
from harbourside.bots.asking import BotFailed
from harbourside.bots.levels import LEVELS
from harbourside.server.bots import bot_pool, bot_runner, bot_worker
from harbourside.server.bots.bot_pool import BotPool
from harbourside.server.bots.bot_worker import Question
from harbourside.server.bots.fair_queue import Requester
from harbourside.server.metrics import Metrics

pytestmark = pytest.mark.anyio

REQUESTER = Requester("ann")
SOLO = {
    "game": "seawolf",
    "seats": [{"kind": "human"}, {"kind": "bot", "level": "deckhand"}],
    "options": {"start_player": 1},
}


def question(spec: str, **more: Any) -> Question:
    table = table_of_people()
    assert table.decides is not None
    return bot_runner.question_for(table, table.decides, spec, 3, **more)


async def when_mine(client: Client, id: str) -> Json:
    async def look() -> Json | None:
        state = await client.state(id)
        return state if state["decides"] == 0 or state["status"] == "over" else None

    found: Json = await eventually(look, 60)
    return found


async def test_a_bot_moves_by_itself_until_it_is_a_persons_turn(server: Server, ann: Client) -> None:
    made = await ann.ok("POST", "/api/tables", SOLO)
    state = await when_mine(ann, made["id"])
    assert state["number"] > made["number"]
    (message, *_) = (await ann.state(made["id"], since=made["number"]))["messages"]
    assert (message["by"], message["action"]) == ("bot", None)


async def test_after_a_restart_a_bot_goes_on_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as without_bots:
        without_bots.setattr(bot_runner.BotRunner, "_play_bots", lambda self, id: None)
        async with Server(tmp_path / "tables.db") as server:
            ann = await server.guest("Ann")
            made = await ann.ok("POST", "/api/tables", SOLO)
            assert made["decides"] == 1
            token = ann.headers["authorization"]
    async with Server(tmp_path / "tables.db") as server:
        ann = await server.stranger(authorization=token)
        assert (await when_mine(ann, made["id"]))["number"] > made["number"]


@pytest.mark.parametrize("bot", ["Dies", "Cheats"])
async def test_when_a_bot_fails_a_stand_in_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    spec = f"tests.server.bad_bots:{bot}"
    monkeypatch.setattr(bot_runner, "LEVELS", {**LEVELS, "deckhand": spec})
    async with Server(tmp_path / "tables.db") as server:
        ann = await server.guest("Ann")
        made = await ann.ok("POST", "/api/tables", SOLO)
        assert (await when_mine(ann, made["id"]))["number"] > made["number"]


async def test_a_bot_that_thinks_too_long_is_ended_and_the_worker_lives_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_pool, "TRIES", 1)
    pool = BotPool(1, 0.2, Metrics())
    try:
        await pool.think(question("random"), REQUESTER)
        with pytest.raises(BotFailed, match="timeout"):
            await pool.think(question("tests.server.bad_bots:Sleeps"), REQUESTER)
        assert (await pool.think(question("greedy"), REQUESTER)).key in list(hs.game("seawolf").actions)
    finally:
        pool.close()


async def test_a_hint_tells_what_the_best_actions_promise() -> None:
    pool = BotPool(1, 20, Metrics())
    try:
        answer = await pool.think(question("search:iterations=50", hint=True), REQUESTER)
    finally:
        pool.close()
    assert answer.thoughts[0]["action"] == answer.key
    assert 0 <= answer.thoughts[0]["win_chance"] <= 1
    assert len(answer.win_chances) == 2


async def test_a_worker_is_sent_a_sample_and_never_the_truth() -> None:
    """Two positions that the seat cannot tell apart make the same question."""
    table = table_of_people()
    assert table.play is not None
    assert table.decides is not None
    seat = table.decides
    asked = bot_runner.question_for(table, seat, "greedy", 3)
    table.play.state = table.play.state.sample(seat, hs.Rng(99))
    assert bot_runner.question_for(table, seat, "greedy", 3) == asked
    assert table.header.seed == 7
    assert bot_runner.question_for(table, seat, "greedy", 3).position["rng"] != hs.Rng(7).words()


async def test_for_a_decision_a_position_is_sampled_described_and_read_once(
    toy: hs.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of_people("cups")
    assert table.play is not None
    assert table.decides is not None
    calls: list[str] = []

    def counted(method: str, original: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any) -> Any:
            calls.append(method)
            return original(*given)

        return call

    for owner, method in ((type(table.play.state), "redeal"), (type(toy), "dump"), (type(toy), "load")):
        original = counted(method, getattr(owner, method))
        monkeypatch.setattr(owner, method, staticmethod(original) if method == "dump" else original)
    asked = pickle.loads(pickle.dumps(bot_runner.question_for(table, table.decides, "random", 3)))
    assert isinstance(bot_worker.answer(asked), bot_worker.Answer)
    assert calls == ["redeal", "dump", "load"]


async def test_who_steps_away_is_played_by_a_bot_and_comes_back(server: Server, ann: Client) -> None:
    made = await ann.ok("POST", "/api/tables", {**SOLO, "options": {"start_player": 0}})
    path = f"/api/tables/{made['id']}"
    away = await ann.ok("POST", f"{path}/replace", {"by": "bot", "level": "deckhand"})
    assert away["seats"][0]["away"]

    async def moved_often() -> bool:
        return bool((await ann.state(made["id"]))["number"] > away["number"] + 6)

    await eventually(moved_often, 60)
    back = await ann.request("POST", f"{path}/replace", json={"by": "me"})
    if back.status_code == 200:  # the bots may have finished the game by now
        assert not back.json()["seats"][0]["away"]
        state = await when_mine(ann, made["id"])
        if state["status"] == "playing":
            assert (await ann.move(state))["outcome"] == "made"


async def test_a_pool_can_be_closed_while_its_workers_start() -> None:
    for pause in (0.0, 0.002, 0.01):
        pool = BotPool(1, 30, Metrics())
        asked = asyncio.create_task(pool.think(question("random"), REQUESTER))
        await asyncio.sleep(pause)
        pool.close()
        (outcome,) = await asyncio.gather(asked, return_exceptions=True)
        assert isinstance(outcome, BotFailed | asyncio.CancelledError)


def test_a_worker_whose_server_was_killed_goes_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    """While it waits, and while it thinks."""
    monkeypatch.setattr("signal.signal", lambda *_: None)
    for asked in ([], [question("random")]):
        ours, theirs = multiprocessing.Pipe()
        for each in asked:
            ours.send(each)
        ours.close()
        bot_worker.work(theirs)
