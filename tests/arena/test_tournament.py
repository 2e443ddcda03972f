"""Whole runs give the same games with any number of processes, and after an interruption."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

import harbourside as hs
from harbourside.arena.contest import Result, RunStopped
from harbourside.arena.results import BadResults, open_results
from harbourside.arena.schedule import Plan, make_plan
from harbourside.arena.tournament import Tournament, load, run

ROOT = Path(__file__).parents[2]
FIRST, LAST = "tests.arena.rogues:First", "tests.arena.rogues:Last"


def without_times(tournament: Tournament) -> list[Result]:
    nothing = [0.0] * tournament.plan.players
    return [replace(result, seconds=nothing, longest=nothing) for result in tournament.results]


@pytest.fixture
def plan(toy: hs.Game) -> Plan:
    return make_plan(toy, ["random", "greedy:samples=1", FIRST], 10, 3, seed=4)


def test_the_games_do_not_depend_on_the_number_of_processes(plan: Plan, tmp_path: Path) -> None:
    here = run(plan)
    assert here.is_complete
    assert without_times(here) == without_times(run(plan, jobs=1))
    assert without_times(here) == without_times(run(plan, jobs=2, out=tmp_path / "a.jsonl"))


def test_search_with_a_budget_of_iterations_plays_the_same_games(tmp_path: Path) -> None:
    plan = make_plan("seawolf", ["search:iterations=3", "random"], 4, 2)
    assert without_times(run(plan)) == without_times(run(plan, jobs=2))


def test_progress_is_reported_for_every_game(plan: Plan, tmp_path: Path) -> None:
    told: list[int] = []
    run(plan, out=tmp_path / "a.jsonl", on_progress=told.append)
    assert sum(told) == plan.total
    told.clear()
    run(plan, out=tmp_path / "a.jsonl", on_progress=told.append)
    assert told == [plan.total]


def test_a_file_contains_the_games_and_is_not_changed_when_complete(plan: Plan, tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    played = run(plan, out=file)
    written = file.read_bytes()
    header, *lines = [json.loads(line) for line in written.splitlines()]
    assert (header["game"], header["bots"], header["games"]) == ("cups", list(plan.bots), 10)
    assert len(lines) == plan.total
    assert lines[0]["winners"] == played.results[0].winners
    assert without_times(run(plan, jobs=2, out=file)) == without_times(played)
    assert without_times(load(file)) == without_times(played)
    assert file.read_bytes() == written


def test_a_run_continues_from_a_file_that_was_cut_anywhere(plan: Plan, tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    played = without_times(run(plan, out=file))
    whole = file.read_bytes()
    random.seed(7)
    for cut in [0, 1, whole.index(b"\n"), whole.index(b"\n") + 1, *random.sample(range(len(whole)), 20)]:
        file.write_bytes(whole[:cut])
        again = run(plan, out=file)
        assert without_times(again) == played
        assert len(file.read_bytes().splitlines()) == plan.total + 1


def test_a_file_can_be_read_before_it_is_finished(plan: Plan, tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    run(plan, out=file)
    written = b"".join(file.read_bytes().splitlines(keepends=True)[:4]) + b'{"number":'
    file.write_bytes(written)
    half = load(file)
    assert len(half.results) == 3
    assert not half.is_complete
    assert file.read_bytes() == written


@pytest.mark.parametrize(
    "change",
    [
        {"wanted": 12},
        {"seed": 5},
        {"bots": ("random", FIRST, LAST)},
        {"players": 2},
        {"focus": True},
        {"on_failure": "random"},
        {"options": {"rounds": 1, "target_score": None, "motto": None}},
        {"rules": 2},
    ],
)
def test_a_file_of_another_plan_is_refused_and_not_changed(
    plan: Plan, tmp_path: Path, change: dict[str, object]
) -> None:
    file = tmp_path / "a.jsonl"
    run(plan, out=file)
    written = file.read_bytes()
    with pytest.raises(BadResults, match="another run") as caught:
        run(replace(plan, **change), out=file)  # type: ignore[arg-type]
    assert file.read_bytes() == written
    assert "⟦" not in caught.value.say("pl")


@pytest.mark.parametrize(
    "content",
    [
        b"dear diary\n",
        b"dear diary",
        b"{}",
        b"[]\n",
        b'{"harbourside": "arena"}\n',
        b"\xff\xfe\n",
        b"[" * 100_000,
        b"\n",
        b"x" * (1 << 21),
    ],
)
def test_a_file_with_other_contents_is_refused_and_not_changed(
    plan: Plan, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "a.jsonl"
    file.write_bytes(content)
    with pytest.raises(BadResults) as caught:
        run(plan, out=file)
    with pytest.raises(BadResults):
        load(file)
    assert file.read_bytes() == content
    assert "⟦" not in caught.value.say("pl")


def damage(line: dict[str, object], **changes: object) -> bytes:
    return json.dumps({**line, **changes}).encode() + b"\n"


def test_a_damaged_file_is_refused_with_the_line_and_not_changed(plan: Plan, tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    run(plan, out=file)
    lines = file.read_bytes().splitlines(keepends=True)
    second = json.loads(lines[2])
    for bad in [
        b"\n",
        b"[]\n",
        b"garbage\n",
        damage(second, number=10**6),
        damage(second, number=True),
        damage(second, number=5),
        damage(second, seats=[0, 0, 0]),
        damage(second, game_seed=1),
        damage(second, scores=[1]),
        damage(second, scores=["1", 2, 3]),
        damage(second, places=[2, 2, 2]),
        damage(second, places=[0, 1, 2]),
        damage(second, winners=[]),
        damage(second, ending="soon"),
        damage(second, seconds=[-1, 0, 0]),
        damage(second, seconds=[float("nan"), 0, 0]),
        damage(second, failures=[{"seat": 9}]),
        damage(second, failures=[{"seat": 0, "decision": 0, "times": 1, "message": {"id": 1, "args": {}}}]),
        damage(second, failures=[{"seat": 0, "decision": 0, "times": 1, "message": {"id": "x", "args": 1}}]),
        damage(second, more=1),
        lines[1],
    ]:
        content = b"".join([*lines[:2], bad, *lines[3:]])
        file.write_bytes(content)
        with pytest.raises(BadResults, match="Line 3") as caught:
            run(plan, out=file)
        assert file.read_bytes() == content
        assert "⟦" not in caught.value.say("pl")


def test_two_runs_do_not_write_to_the_same_file(plan: Plan, tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    file = tmp_path / "a.jsonl"
    with open_results(file, plan), pytest.raises(BadResults, match="Another run"):
        run(plan, out=file)
    assert run(plan, out=file).is_complete


def test_a_path_that_is_no_ordinary_file_is_refused(plan: Plan, tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        run(plan, out=tmp_path)
    with pytest.raises(FileNotFoundError):
        run(plan, out=tmp_path / "missing" / "a.jsonl")
    with pytest.raises(BadResults, match="ordinary"):
        run(plan, out="/dev/null")


def test_only_the_bot_that_kills_its_process_loses_the_game(toy: hs.Game, tmp_path: Path) -> None:
    plan = make_plan(toy, [FIRST, LAST, "tests.arena.rogues:Exits"], 2)
    played = run(plan, jobs=2, out=tmp_path / "a.jsonl")
    assert played.is_complete
    for result in played.results:
        if 2 not in result.contest.seats:
            assert result.ending == "over"
            continue
        (failure,) = result.failures
        assert result.ending == "forfeit"
        assert result.contest.seats[failure.seat] == 2
        assert failure.message.args == {"code": "3"}
        assert failure.decision == failure.seat
    assert without_times(load(tmp_path / "a.jsonl")) == without_times(played)


def test_a_game_whose_process_died_once_is_played_again(
    toy: hs.Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EXITED_ONCE", str(tmp_path / "exited"))
    plan = make_plan(toy, [FIRST, "tests.arena.rogues:ExitsOnce"], 6)
    assert [result.failures for result in run(plan, jobs=2).results] == [[]] * 6
    assert (tmp_path / "exited").exists()


@pytest.mark.parametrize("bot", ["Raises", "Exits"])
def test_a_run_can_stop_at_the_first_failure_and_keeps_its_games(
    toy: hs.Game, tmp_path: Path, bot: str
) -> None:
    file = tmp_path / "a.jsonl"
    plan = make_plan(toy, [FIRST, LAST, f"tests.arena.rogues:{bot}"], 4, on_failure="stop")
    with pytest.raises(RunStopped, match=bot):
        run(plan, jobs=2, out=file)
    assert 0 < len(load(file).results) < plan.total


def test_a_wrong_number_of_processes_is_refused(plan: Plan) -> None:
    with pytest.raises(ValueError, match="at least 0"):
        run(plan, jobs=-1)


def alive(pid: str) -> bool:
    """Whether the process is running and not a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs to look at processes")
@pytest.mark.parametrize("moment", range(3))
def test_a_killed_run_leaves_no_process_and_can_be_continued(tmp_path: Path, moment: int) -> None:
    file = tmp_path / "a.jsonl"
    bots = ["random", "tests.arena.rogues:Slow", LAST]
    plan = make_plan("seawolf", bots, 10, 2, seed=moment)
    command = [sys.executable, "-m", "harbourside", "arena", "seawolf", *bots, "--games", "10", "--jobs", "2"]
    source = str(Path(hs.__file__).parents[1])
    process = subprocess.Popen(
        [*command, "--players", "2", "--seed", str(moment), "--out", str(file)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([source, str(ROOT)])},
        stdout=subprocess.DEVNULL,
    )
    wanted = random.Random(moment).randrange(1, 20)
    while not file.exists() or file.read_bytes().count(b"\n") <= wanted:
        time.sleep(0.01)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    process.send_signal(signal.SIGKILL)
    process.wait(timeout=20)
    deadline = time.monotonic() + 10
    while any(alive(child) for child in children) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not [child for child in children if alive(child)]
    assert wanted <= len(load(file).results) < plan.total
    again = run(plan, jobs=2, out=file)
    assert without_times(again) == without_times(run(plan))
    assert file.read_bytes().count(b"\n") == plan.total + 1
