"""`harbourside arena`."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import harbourside as hs
from harbourside.arena.schedule import make_plan
from harbourside.arena.tournament import load, run
from harbourside.cli import main

ROOT = Path(__file__).parents[2]
FIRST, LAST, RAISES, SLOW = (f"tests.arena.rogues:{name}" for name in ("First", "Last", "Raises", "Slow"))


@pytest.fixture(autouse=True)
def _plain_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, toy: hs.Game) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)


def arena(*arguments: str) -> int:
    return main(["arena", "cups", *arguments, "--jobs", "1"])


def test_the_standings_are_printed_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("random", FIRST, LAST, "--games", "10", "--players", "3", "--seed", "2") == 0
    english = capsys.readouterr()
    assert arena("random", FIRST, LAST, "--games", "10", "--players", "3", "--seed", "2", "--lang", "pl") == 0
    polish = capsys.readouterr().out
    assert english.err == ""
    for said in (english.out, polish):
        assert "\x1b" not in said
        assert "⟦" not in said
        assert said.count(FIRST) == 2
    for part in (
        "Rating",
        "Wins",
        "Head to head",
        "Seat 2",
        "12 were planned",
        "12 games · 3 players · seed 2",
    ):
        assert part in english.out
    for part in (
        "Ranking",
        "Wygrane",
        "Bezpośrednie porównanie",
        "Miejsce 2",
        "Zaplanowano 12",
        "12 partii · 3 graczy · ziarno 2",
    ):
        assert part in polish


def test_line_ups_are_printed_if_they_differ_from_pairs(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("random", FIRST, "--games", "6", "--players", "3", "--focus") == 0
    assert "Line-ups" not in capsys.readouterr().out
    assert arena("random", FIRST, "--games", "6", "--players", "3") == 0
    said = capsys.readouterr().out
    assert "Line-ups" in said
    assert "random ×2" in said


def test_failures_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    for policy, text in (("forfeit", "lost 4 games because it failed"), ("random", "had to be replaced")):
        assert arena(FIRST, RAISES, "--games", "4", "--on-failure", policy) == 0
        said = capsys.readouterr().out
        assert text in said
        assert f"{RAISES} !" in said
        assert re.search(
            r"crashed at rogues\.py:\d+ \(choose\) \(RuntimeError\): no idea <b>at all</b>", said
        )


def test_a_failure_that_stops_the_run_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(FIRST, RAISES, "--on-failure", "stop") == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert complaint.startswith(f"harbourside: Game 0, {RAISES}: The bot crashed")


def test_results_and_report_are_written_and_the_same_command_only_reports(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    given = ["random", FIRST, "--games", "10", "--out", "a.jsonl", "--report", "a.html"]
    assert arena(*given, "--option", "rounds=1") == 0
    first = capsys.readouterr().out
    assert "The report is in a.html." in first
    written = (tmp_path / "a.jsonl").read_bytes()
    assert load(tmp_path / "a.jsonl").plan.options["rounds"] == 1
    assert "<!doctype html>" in (tmp_path / "a.html").read_text("utf-8")
    assert arena(*given, "--option", "rounds=1") == 0
    assert capsys.readouterr().out == first
    assert (tmp_path / "a.jsonl").read_bytes() == written
    assert arena(*given) == 2
    assert "options is" in capsys.readouterr().err
    assert (tmp_path / "a.jsonl").read_bytes() == written


@pytest.mark.parametrize(
    ("arguments", "about"),
    [
        ([], "BOT"),
        (["random", "random"], "named twice"),
        (["random", "nobody"], "nobody"),
        (["random", "greedy:depth=3"], "depth"),
        (["random", "greedy", "--games", "0"], "--games"),
        (["random", "greedy", "--games", "x"], "x"),
        (["random", "greedy", "--jobs", "0"], "--jobs"),
        (["random", "greedy", "--players", "1"], "two players"),
        (["random", "greedy", "--players", "9"], "1 to 3"),
        (["random", "greedy", "--seed", "-1"], "2^192"),
        (["random", "greedy", "--option", "rounds=9"], "rounds"),
        (["random", "--focus"], "--focus"),
        (["random", "greedy", "--on-failure", "cry"], "cry"),
        (["random", "greedy", "--out", "."], "folder"),
        (["random", "greedy", "--out", ""], "name of a file"),
        (["random", "greedy", "--out", "missing/a.jsonl"], "missing/a.jsonl"),
        (["random", "greedy", "--out", "/dev/null"], "ordinary file"),
        (["random", "greedy", "--report", "."], "folder"),
        (["random", "greedy", "--report", "missing/a.html"], "missing/a.html"),
        (["random", "greedy", "--out", "a", "--report", "./a"], "cannot both be"),
        (["random", "greedy", "--lang", "de"], "en, pl"),
    ],
)
def test_a_wrong_argument_prints_one_line_and_creates_no_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], about: str
) -> None:
    assert main(["arena", "cups", *arguments]) == 2
    complaint = capsys.readouterr().err
    assert complaint.startswith("harbourside: ")
    assert complaint.count("\n") == 1
    assert about in complaint
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_after_ctrl_c_nothing_is_lost_and_a_message_says_so(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    source = str(Path(hs.__file__).parents[1])
    given = ["arena", "seawolf", "random", SLOW, "--games", "40", "--players", "2", "--jobs", "2"]
    process = subprocess.Popen(
        [sys.executable, "-m", "harbourside", *given, "--out", str(file)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([source, str(ROOT)])},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    while not file.exists() or file.read_bytes().count(b"\n") < 4:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    out, complaint = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == ""
    assert complaint.split("\n") == [
        "",
        f"Nothing is lost. To continue with {file}, run the same command again.",
        "",
        "Stopped.",
        "",
    ]
    plan = make_plan("seawolf", ["random", SLOW], 40, 2)
    before = load(file).results
    assert 3 <= len(before) < plan.total
    again = run(plan, jobs=2, out=file)
    assert again.is_complete
    assert [result for result in again.results if result in before] == before
