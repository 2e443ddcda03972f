"""The compiled and the interpreted build play identical games (point 6), and each is what it claims."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import harbourside as hs

ROOT = Path(__file__).parents[2]

DIGEST = """
import hashlib
import harbourside as hs
from harbourside.contract.checks import walk

print(hs.build_info().compiled)
for id in hs.game_ids():
    game = hs.game(id)
    digest = hashlib.sha256()
    for players in range(game.facts.min_players, game.facts.max_players + 1):
        for number, options in enumerate(game.variants(players)):
            for step, state in enumerate(walk(game, players, options, number)):
                digest.update(repr((state.to_dict(), state.legal_actions(), state.scores())).encode())
                if step % 10 == 0:
                    digest.update(repr([round(share, 9) for share in state.evaluate(game.weights)]).encode())
                    digest.update(repr(state.sample(0, hs.Rng(step)).to_dict()).encode())
                if step == 150:
                    break
    print(id, digest.hexdigest())
"""


def run(pure: bool) -> list[str]:
    """Run in another process, with the sources (never compiled) or with the installed package."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if pure:
        environment["PYTHONPATH"] = str(ROOT / "src")
    done = subprocess.run(
        [sys.executable, "-c", DIGEST],
        env=environment,
        cwd=ROOT / "tests",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_6_interpreted_and_compiled_play_identical_games() -> None:
    compiled, pure = run(pure=False), run(pure=True)
    assert pure[0] == "False", "a stale compiled module lies beside the sources"
    if compiled[0] != "True":
        pytest.skip("NO COMPILED BUILD IS INSTALLED: there is nothing to compare")
    assert compiled[1:] == pure[1:]
    assert len(pure) == 1 + len(hs.game_ids())


def test_no_compiled_module_lies_beside_the_sources() -> None:
    assert not [*(ROOT / "src").rglob("*.so"), *(ROOT / "src").rglob("*.pyd")]


def test_the_tested_build_is_the_requested_one() -> None:
    """`make test` says which build each of its runs means to test."""
    meant = os.environ.get("HARBOURSIDE_TESTED_BUILD")
    if meant is None:
        pytest.skip("run by hand: any build will do")
    assert hs.build_info().compiled == (meant == "compiled")
