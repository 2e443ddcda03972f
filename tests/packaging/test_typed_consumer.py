"""The types are complete: a program of another project is checked strictly against the installed package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import harbourside as hs

SOUND = """\
from collections.abc import Mapping

import harbourside as hs


class Hasty:
    def choose(self, seat: hs.Seat) -> int:
        return seat.legal_actions()[0]


def play_out(game: hs.Game, bots: list[hs.bots.Bot]) -> hs.Play:
    play = hs.Play(game, players=len(bots), seed=7, options={"visibility": "normal"})
    while (seat := play.state.current_player) is not None:
        play.do(game.actions.key(hs.bots.ask(bots[seat], play.seat(seat))), seat)
    return play


def explain(state: hs.State, key: str) -> str:
    reason: hs.Message | None = state.why_not(state.game.actions.index(key))
    return "" if reason is None else state.game.words("en").say(reason)


def rate(specs: list[str], options: Mapping[str, hs.OptionValue]) -> dict[str, float]:
    plan = hs.arena.make_plan("seawolf", specs, games=4, players=2, options=options)
    table: hs.arena.Standings = hs.arena.standings(hs.arena.run(plan))
    return {bot.spec: bot.share.value for bot in table.bots}


def chances(seat: hs.Seat) -> list[float]:
    thinking = hs.bots.SearchBot(iterations=20).think(seat)
    return [thought.win_chance for thought in thinking.thoughts] + thinking.win_chances


hasty: hs.bots.Bot = Hasty()
moves: list[hs.Move] = play_out(hs.game("seawolf"), [hasty, hs.bots.make_bot("greedy:samples=1")]).moves
mean: float = hs.arena.simulate(hs.game("nauticus"), games=2).seats()[0].mean
found: hs.contract.FuzzFailure | None = hs.contract.fuzz_game(hs.game("santiago"), seed=1)
weights: tuple[float, ...] = hs.tuning.tune(hs.tuning.make_plan(hs.game("carthage"), games=[2])).weights
shares: list[float] = hs.engine.shares_by_points([1.0, 2.0], spread=3.0)
"""

FAULTY = """\
import harbourside as hs

state: hs.State = hs.game(7)
hs.bots.make_bot("greedy").chose
"""


def test_a_strictly_typed_program_passes_and_a_wrong_one_does_not(tmp_path: Path) -> None:
    (tmp_path / "sound.py").write_text(SOUND)
    (tmp_path / "faulty.py").write_text(FAULTY)
    installed = Path(hs.__file__).parents[1]
    sources = {} if installed.name == "site-packages" else {"MYPYPATH": str(installed)}
    done = subprocess.run(
        [
            *(sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--hide-error-context"),
            *("--config-file", os.devnull, "--follow-imports", "silent", "sound.py", "faulty.py"),
        ],
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], **sources},
        capture_output=True,
        text=True,
        check=False,
    )
    assert [line.split(": error: ")[0] for line in done.stdout.splitlines()] == [
        "faulty.py:3",
        "faulty.py:3",
        "faulty.py:4",
    ], done.stdout + done.stderr
