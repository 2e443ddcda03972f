"""The commands and their errors."""

from __future__ import annotations

import io
import json
import shlex
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

import harbourside as hs
from harbourside.cli import main
from harbourside.engine import registry
from harbourside.engine.words import MISSING

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
    """Run a command without errors and return its output."""
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


def test_version_says_which_build_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version").strip() == str(hs.build_info())


def test_no_command_shows_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys)
    commands = ("games", "bots", "play", "serve", "simulate", "replay", "fuzz", "arena", "tune", "admin")
    for command in commands:
        assert command in said


def test_bots_are_listed_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    english, polish = run(capsys, "bots"), run(capsys, "bots", "--lang", "pl")
    assert "Deckhand" in english
    assert "search:" in english
    assert "Majtek" in polish
    assert "deckhand" in polish


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
        (
            ["play", "seawolf", "--option", "start_player=4", "--players", "2"],
            "There is no player 5 at a table of 2",
        ),
        (["play", "seawolf", "--seed", "-1"], "2^192"),
        (["play", "seawolf", "--seed", "x"], "2^192"),
        (["play", "seawolf", "--seed"], "--seed"),
        (["play", "seawolf", "--seat", "4"], "0 to 3"),
        (["play", "seawolf", "--humans", "0,0"], "0,0"),
        (["play", "seawolf", "--bot", "nobody"], "nobody"),
        (["play", "seawolf", "--bot", "greedy:depth=3"], "depth"),
        (["play", "seawolf", "--bot", "external:no-such-program"], "no-such-program"),
        (["play", "seawolf", "--on-bot-failure", "forfeit"], "random, stop"),
        (["play", "seawolf", "--humans", "0,x"], "0,x"),
        (["play", "seawolf", "--humans", "0,7"], "0 to 3"),
        (["play", "seawolf", "--humans", "0,1", "--seat", "0"], "--humans"),
        (["play", "seawolf", "--name", "a\nb"], "control characters"),
        (["play", "seawolf", "--name", "a", "--name", "b"], "a, b"),
        (["play", "--resume", "missing.txt"], "missing.txt"),
        (["play", "--resume", "missing.txt", "--seed", "1"], "--seed"),
        (["play"], "seawolf"),
        (["replay", "missing.txt"], "missing.txt"),
        (["replay", "."], "folder"),
        (["replay", ""], "name of a file"),
        (["play", "--resume", ""], "name of a file"),
        (["replay", "n" * 300], "too long"),
        (["replay", "a\0b"], "cannot be read"),
        (["fuzz", "seawolf", "--seed", "x"], "2^192"),
        (["fuzz", "seawolf", "--players", "1"], "2 to 5"),
    ],
)
def test_a_wrong_argument_prints_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], about: str
) -> None:
    assert main(arguments) == 2
    complaint = capsys.readouterr().err
    assert complaint.startswith("harbourside: ")
    assert complaint.count("\n") == 1
    assert about in complaint


def test_an_error_message_is_in_one_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "missing.txt", "--lang", "pl"]) == 2
    said = capsys.readouterr().err
    assert said == "harbourside: Nie da się odczytać missing.txt: nie ma takiego pliku ani katalogu.\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "seawolf", "--name", "title", "--name", "yes"],
        ["play", "seawolf", "--option", "title"],
        ["replay", "title"],
        ["title"],
    ],
)
def test_typed_text_is_not_treated_as_an_id(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert main([*arguments, "--lang", "pl"]) == 2
    said = capsys.readouterr().err
    assert "title" in said
    assert MISSING[0] not in said


def test_error_messages_are_in_the_chosen_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "chess", "--lang", "pl"]) == 2
    assert "Nie ma gry" in capsys.readouterr().err


@pytest.mark.parametrize(
    "content",
    [b"", b"garbage", b"\xff\xfe\x00", RECORD.replace("seed: 4", "seed: 5").encode(), RECORD[:-30].encode()],
)
def test_a_file_that_is_no_record_prints_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "record.txt"
    file.write_bytes(content)
    for arguments in (["replay", str(file)], ["play", "--resume", str(file)]):
        assert main(arguments) == 2
        assert capsys.readouterr().err.count("\n") == 1


@pytest.fixture
def _broken_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_targets", {**registry._targets, "broken": "no_such_module:GAME"})


@pytest.mark.usefixtures("_broken_game")
def test_a_broken_game_does_not_hide_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    said = capsys.readouterr()
    assert "Sea Wolf" in said.out
    assert "broken" not in said.out
    assert said.err.startswith("harbourside: The game “broken” cannot be loaded")
    assert said.err.count("\n") == 1


@pytest.mark.usefixtures("_broken_game")
def test_a_broken_game_is_not_offered(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, "broken", "seawolf")
    said = run(capsys, "play")
    assert "broken" not in said
    assert "Your turn" in said


@pytest.mark.usefixtures("_broken_game")
def test_choosing_a_broken_game_prints_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("play", "simulate", "fuzz"):
        assert main([command, "broken"]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_the_end_of_the_input_ends_a_game_without_an_error(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, "5")
    said = run(capsys, "play", "seawolf", "--seed", "3", "--name", "Ola", "--lang", "pl")
    assert "Ola dobiera" in said
    assert "Do zobaczenia." in said


def test_play_asks_which_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "77", str(hs.game_ids().index("seawolf") + 1))
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
    assert "The game continues after" in said
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


def test_an_external_bot_plays_and_is_ended_with_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    bot = """
import json, os, sys
sys.stdin.readline()
print(json.dumps({"ready": True}), flush=True)
for line in sys.stdin:
    question = json.loads(line)
    open(f"log{os.getpid()}", "a").write(question["type"])
    if question["type"] == "choose":
        print(json.dumps({"id": question["id"], "action": question["legal"][-1]}), flush=True)
"""
    (tmp_path / "bot.py").write_text(bot)
    type_in(monkeypatch, "5", "5")
    said = run(
        *(capsys, "play", "seawolf", "--players", "3", "--seed", "3", "--option", "start_player=0"),
        *("--bot", f"external:{shlex.quote(sys.executable)} bot.py"),
    )
    assert "did not decide" not in said
    assert [file.read_text() for file in tmp_path.glob("log*")] == ["choosechooseend"] * 2


def test_a_failing_bot_can_stop_the_game_which_can_be_resumed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = str(tmp_path / "saved.txt")
    type_in(monkeypatch, "5", file)
    given = (
        "--seed",
        "3",
        "--option",
        "start_player=0",
        "--on-bot-failure",
        "stop",
        "--bot",
        "external:false",
    )
    said = run(capsys, "play", "seawolf", *given)
    assert "exit code 1" in said
    assert "--resume FILE --seat 0" in said
    type_in(monkeypatch)
    assert "Your turn" in run(capsys, "play", "--resume", file, "--seat", "0")


def test_simulate_reports_seats_speed_and_length(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, "simulate", "seawolf", "--players", "3", "--games", "40", "--jobs", "1")
    for part in ("40 games", "games/s", "decisions/s", "Mean", "SD", "shared win", "decisions on average"):
        assert part in said


def test_simulate_can_print_only_json(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(
        capsys, "simulate", "seawolf", "--games", "20", "--jobs", "1", "--json", "--option", "visibility=poor"
    )
    result = json.loads(said)
    assert result["games"] == 20
    assert result["options"]["visibility"] == "poor"
    assert len(result["seats"]) == 4


def test_replay_prints_the_log(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
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


def test_fuzz_finds_nothing_in_a_correct_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "One game without failures." in run(capsys, "fuzz", "seawolf", "--games", "1")
    assert list(tmp_path.iterdir()) == []


def test_fuzz_finds_a_fault_that_no_random_game_shows(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = hs.game("seawolf")
    monkeypatch.setattr(game, "facts", replace(game.facts, chance=True))
    assert main(["fuzz", "seawolf", "--games", "1"]) == 1
    assert "the game has a fault: Facts(chance=True), but nothing is random" in capsys.readouterr().out


def test_fuzz_that_cannot_write_prints_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fuzz_game(*given: object) -> object:
        return SimpleNamespace(reason="Boom", record=RECORD)

    monkeypatch.setitem(sys.modules, "harbourside.contract.fuzz", SimpleNamespace(fuzz_game=fuzz_game))
    (tmp_path / "found").write_text("")
    assert main(["fuzz", "seawolf", "--games", "1", "--out", "found"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("harbourside: found/seawolf-0.txt cannot be written: ")
    assert said.count("\n") == 1
