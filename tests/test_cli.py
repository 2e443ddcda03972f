"""The commands, and what goes wrong with them."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

import harbourside as hs
from harbourside.cli import main

RECORD = hs.Play(hs.game("seawolf"), 3, 4).record()


@pytest.fixture(autouse=True)
def _plain_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO())


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the command prints when all goes well."""
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


def test_version_says_which_build_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version").strip() == str(hs.build_info())


def test_no_command_shows_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys)
    for command in ("games", "play", "simulate", "replay", "fuzz"):
        assert command in said


def test_games_are_listed_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    english, polish = run(capsys, "games"), run(capsys, "games", "--lang", "pl")
    assert "Sea Wolf" in english
    assert "2 to 5 players" in english
    assert "Wilk morski" in polish
    assert "207 akcji" in polish
    for said in (english, polish):
        assert "\x1b" not in said
        assert "visibility" in said
        assert "poor" in said


@pytest.mark.parametrize(
    ("arguments", "about"),
    [
        (["nonsense"], "nonsense"),
        (["games", "--nonsense"], "--nonsense"),
        (["games", "--lang", "de"], "en, pl"),
        (["simulate"], "GAME"),
        (["simulate", "seawolf", "extra"], "extra"),
        (["simulate", "seawolf", "--games", "0"], "--games"),
        (["simulate", "seawolf", "--games", "many"], "many"),
        (["simulate", "seawolf", "--jobs", "-1"], "--jobs"),
        (["play", "chess"], "seawolf"),
        (["play", "seawolf", "--players", "9"], "2 to 5"),
        (["play", "seawolf", "--players", "two"], "two"),
        (["play", "seawolf", "--option", "visibility"], "name=value"),
        (["play", "seawolf", "--option", "fog=yes"], "visibility"),
        (["play", "seawolf", "--option", "visibility=none"], "normal, poor"),
        (["play", "seawolf", "--option", "start_player=4", "--players", "2"], "random, 0, 1"),
        (["play", "seawolf", "--seed", "-1"], "2^96"),
        (["play", "seawolf", "--seed", "x"], "2^96"),
        (["play", "seawolf", "--seed"], "--seed"),
        (["play", "seawolf", "--seat", "4"], "0 to 3"),
        (["play", "seawolf", "--humans", "0,0"], "0,0"),
        (["play", "seawolf", "--bot", "nobody"], "nobody"),
        (["play", "seawolf", "--bot", "greedy:depth=3"], "depth"),
        (["play", "seawolf", "--humans", "0,x"], "0,x"),
        (["play", "seawolf", "--humans", "0,7"], "0 to 3"),
        (["play", "seawolf", "--humans", "0,1", "--seat", "0"], "--humans"),
        (["play", "seawolf", "--name", "a\nb"], "control characters"),
        (["play", "seawolf", "--name", "a", "--name", "b"], "a, b"),
        (["play", "--resume", "missing.txt"], "missing.txt"),
        (["play", "--resume", "missing.txt", "--seed", "1"], "--seed"),
        (["play"], "seawolf"),
        (["replay", "missing.txt"], "missing.txt"),
        (["replay", "."], "directory"),
        (["replay", "a\0b"], "cannot be read"),
        (["fuzz", "seawolf", "--seed", "x"], "2^96"),
        (["fuzz", "seawolf", "--players", "1"], "2 to 5"),
    ],
)
def test_a_wrong_argument_gets_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], about: str
) -> None:
    assert main(arguments) == 2
    complaint = capsys.readouterr().err
    assert complaint.startswith("harbourside: ")
    assert complaint.count("\n") == 1
    assert about in complaint


def test_complaints_come_in_the_chosen_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "chess", "--lang", "pl"]) == 2
    assert "Nie ma gry" in capsys.readouterr().err


@pytest.mark.parametrize(
    "content",
    [b"", b"garbage", b"\xff\xfe\x00", RECORD.replace("seed: 4", "seed: 5").encode(), RECORD[:-30].encode()],
)
def test_a_file_that_is_no_record_gets_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "record.txt"
    file.write_bytes(content)
    for arguments in (["replay", str(file)], ["play", "--resume", str(file)]):
        assert main(arguments) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_the_end_of_the_input_ends_a_game_politely(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, "5")
    said = run(capsys, "play", "seawolf", "--seed", "3", "--name", "Ola", "--lang", "pl")
    assert "Ola dobiera" in said
    assert "Do zobaczenia." in said


def test_the_game_is_asked_for(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "77", "1")
    said = run(capsys, "play")
    assert "Which game?" in said
    assert "Your turn" in said


def test_a_saved_game_is_resumed_at_the_seat_that_decides(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = str(tmp_path / "saved.txt")
    type_in(monkeypatch, "5", f"save {file}", "quit")
    run(capsys, "play", "seawolf", "--seed", "3", "--seat", "2", "--name", "Ola")
    type_in(monkeypatch, "5")
    said = run(capsys, "play", "--resume", file)
    assert "The game goes on after" in said
    assert "Ola draws" in said


def test_a_record_of_another_game_is_not_resumed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "saved.txt"
    file.write_text(RECORD)
    assert main(["play", "chess", "--resume", str(file)]) == 2
    assert "chess" in capsys.readouterr().err


def test_the_same_seed_gives_the_same_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    games = []
    for _ in range(2):
        type_in(monkeypatch, "5", "1", "2")
        games.append(run(capsys, "play", "seawolf", "--seed", "3"))
    assert games[0] == games[1]


def test_simulate_reports_seats_speed_and_length(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, "simulate", "seawolf", "--players", "3", "--games", "40", "--jobs", "1")
    for part in ("40 games", "games/s", "decisions/s", "Mean", "SD", "shared win", "decisions on average"):
        assert part in said


def test_simulate_gives_json_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(
        capsys, "simulate", "seawolf", "--games", "20", "--jobs", "1", "--json", "--option", "visibility=poor"
    )
    result = json.loads(said)
    assert result["games"] == 20
    assert result["options"]["visibility"] == "poor"
    assert len(result["seats"]) == 4


def test_replay_prints_the_game_in_words(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    play = hs.Play(hs.game("seawolf"), 2, 4, {"start_player": 0}, names=["Ann", "Bob"])
    play.do("draw:pile")
    file = tmp_path / "record.txt"
    file.write_text(play.record())
    assert "Ann draws" in run(capsys, "replay", str(file))
    assert "Ann dobiera" in run(capsys, "replay", str(file), "--lang", "pl")
    assert "after decision 1 of 1" in run(capsys, "replay", str(file), "--at", "1")
    assert "0/1 >" in run(capsys, "replay", str(file), "--step")


def test_fuzz_writes_failures_and_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fuzz_game(game: hs.Game, seed: int, players: object, options: object) -> object:
        assert (players, options) == (3, {"visibility": "poor"})
        return SimpleNamespace(reason="Trace\nBoom: it broke", record=RECORD) if seed == 11 else None

    monkeypatch.setitem(sys.modules, "harbourside.contract.fuzz", SimpleNamespace(fuzz_game=fuzz_game))
    given = [
        "fuzz",
        "seawolf",
        "--games",
        "3",
        "--seed",
        "10",
        "--players",
        "3",
        "--option",
        "visibility=poor",
    ]
    assert main([*given, "--out", "found"]) == 1
    said = capsys.readouterr().out
    assert "Boom: it broke" in said
    assert "One failure in 3 games." in said
    assert hs.read_record((tmp_path / "found" / "seawolf-11.txt").read_text()).number == 0
    assert "Trace" in (tmp_path / "found" / "seawolf-11.reason.txt").read_text()


def test_fuzz_finds_nothing_in_a_sound_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "One game, nothing found." in run(capsys, "fuzz", "seawolf", "--games", "1")
    assert list(tmp_path.iterdir()) == []


def started(*arguments: str) -> subprocess.Popen[str]:
    source = str(Path(hs.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": source, "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen(
        [sys.executable, "-m", "harbourside", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,
    )


def children_of(process: subprocess.Popen[str]) -> list[str]:
    return Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()


def test_ctrl_c_at_the_table_leaves_without_a_traceback() -> None:
    process = started("play", "seawolf")
    assert process.stdout is not None
    while process.stdout.read(1) not in (">", ""):
        pass
    os.killpg(process.pid, signal.SIGINT)
    assert_stopped(process)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs to look at processes")
@pytest.mark.parametrize("workers", [1, 2, 3], ids=["starting", "started", "playing"])
def test_ctrl_c_in_a_simulation_leaves_without_a_traceback(workers: int) -> None:
    """Whenever it comes: the first of the children only keeps track of the others."""
    process = started("simulate", "seawolf", "--games", "1000000", "--jobs", "2")
    while len(children_of(process)) < workers:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    assert_stopped(process)


def assert_stopped(process: subprocess.Popen[str]) -> None:
    _, complaint = process.communicate(timeout=60)
    assert process.returncode == 130
    assert complaint.strip() == "Stopped."


def test_a_closed_pipe_is_no_reason_to_complain() -> None:
    process = started("games")
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == ""
    process.wait(timeout=20)
