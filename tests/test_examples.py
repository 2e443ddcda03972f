"""The files in examples/ run, and do what their texts say."""

from __future__ import annotations

import io
import os
import shlex
import shutil
import subprocess
import sys
import tokenize
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import harbourside as hs

EXAMPLES = Path(__file__).parents[1] / "examples"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Imports a file of the folder. The file writes its output to another folder."""
    monkeypatch.syspath_prepend(EXAMPLES)
    monkeypatch.chdir(tmp_path)
    imported: list[str] = []

    def load(name: str) -> ModuleType:
        imported.append(name)
        return import_module(name)

    yield load
    for name in imported:
        sys.modules.pop(name, None)


def lines_of_code(source: str) -> int:
    """The number of lines with code, without empty lines, comments and docstrings."""
    passive = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
    tokens = list(tokenize.generate_tokens(io.StringIO(source).readline))
    code = [
        token
        for before, token in zip([None, *tokens], tokens, strict=False)
        if token.type not in (*passive, tokenize.ENDMARKER)
        and not (token.type == tokenize.STRING and (before is None or before.type in passive))
    ]
    return len({token.start[0] for token in code})


def test_the_fifteen_line_bot_has_fifteen_lines() -> None:
    assert lines_of_code('"""Words."""\n\n# more\nx = 1\n') == 1
    assert lines_of_code((EXAMPLES / "fifteen_line_bot.py").read_text("utf-8")) <= 15


@pytest.mark.parametrize("game", hs.game_ids())
def test_the_fifteen_line_bot_plays_every_game_to_its_end(example: Any, game: str) -> None:
    bot = example("fifteen_line_bot").CuriousBot(seed=1, samples=1)
    state = hs.game(game).new_game(2, seed=3)
    while not state.is_over:
        seat = hs.Seat(state, state.actor)
        state.apply(hs.bots.ask(bot, seat) if state.actor == 0 else seat.legal_actions()[0])
    assert state.winners()


def test_the_fifteen_line_bot_beats_chance(example: Any) -> None:
    example("fifteen_line_bot")
    plan = hs.arena.make_plan(
        "seawolf", ["fifteen_line_bot:CuriousBot:samples=2", "random"], games=20, players=2, seed=1
    )
    assert hs.arena.standings(hs.arena.run(plan)).of(0).share.low > 0.5


def test_the_bot_in_javascript_plays_the_same_game_again() -> None:
    node = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
    assert node is not None, "the tools of the tests bring node along"
    command = shlex.join([node, str(EXAMPLES / "bot_in_javascript" / "bot.mjs")])
    ends = []
    for _ in range(2):
        bot = hs.bots.make_bot(f"external:{command}", seed=5)
        state = hs.game("seawolf").new_game(2, seed=3)
        try:
            while not state.is_over:
                seat = hs.Seat(state, state.actor)
                state.apply(hs.bots.ask(bot, seat) if state.actor == 0 else seat.legal_actions()[0])
        finally:
            hs.bots.dismiss([bot])
        ends.append(state.to_dict())
    assert ends[0] == ends[1]


def test_the_tournament_ranks_its_bots_and_writes_a_report(
    example: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    example("tournament").main(["--game", "seawolf", "--games", "4"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert all("of the wins, between" in line for line in lines)
    assert lines[-1].startswith("random")
    assert "<html" in Path("tournament.html").read_text("utf-8")
    assert hs.arena.load("tournament.jsonl").is_complete


def test_the_analysis_judges_every_move_with_a_choice(
    example: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    analyse = example("analyse_record")
    record = EXAMPLES / "game.txt"
    judgements = analyse.judge(hs.read_record(record.read_text("utf-8")), iterations=4)
    assert len(judgements) > 30
    assert all(0 <= found.chance <= 1 and 0 <= found.cost <= found.chance for found in judgements)
    assert {found.player for found in judgements} == {"Ann", "Bob"}
    analyse.main([str(record), "--iterations", "2"])
    assert "The moves that lost most:" in capsys.readouterr().out


# A sixth game


@pytest.fixture(scope="session")
def installed_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which pip has installed the sixth game."""
    folder = tmp_path_factory.mktemp("site")
    source = tmp_path_factory.mktemp("sources") / "sixth_game"
    shutil.copytree(EXAMPLES / "sixth_game", source)
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation")
    subprocess.run([*pip, "--target", str(folder), str(source)], check=True)
    return folder


def run_with(installed: Path, *arguments: str) -> str:
    """Run Python with the sixth game installed, and return the output."""
    path = os.pathsep.join([str(installed), str(Path(hs.__file__).parents[1])])
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": path, "PYTEST_ADDOPTS": ""},
        cwd=installed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_the_sixth_game_is_found_when_it_is_installed(installed_game: Path) -> None:
    assert "Dice under cups" in run_with(installed_game, "-m", "harbourside", "games", "--lang", "en")


def test_the_sixth_game_passes_its_own_tests_and_the_contract(installed_game: Path) -> None:
    tests = str(EXAMPLES / "sixth_game" / "tests")
    said = run_with(installed_game, "-m", "pytest", "-p", "no:cacheprovider", "--rootdir", tests, tests)
    assert " passed" in said


def test_the_sixth_game_follows_the_plan_of_the_five() -> None:
    """Except `scenario.py`, which it does not need, because the engine completes its positions."""
    five = Path(hs.__file__).parent / "games"
    parts = {name for name in names_in(five / "seawolf") if (five / "santiago" / name).exists()}
    missing = parts - names_in(EXAMPLES / "sixth_game" / "dice_under_cups")
    assert missing == {"README.md", "scenario.py"}


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.name != "__pycache__" and path.suffix != ".so"}
