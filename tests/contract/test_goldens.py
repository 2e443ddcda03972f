"""Golden playthroughs: all answers of the engine in a game. `make goldens` writes them again."""

from __future__ import annotations

from pathlib import Path

import pytest

import harbourside as hs
from harbourside.contract.playthrough import playthrough, remake

FOLDER = Path(__file__).parents[1] / "goldens"
FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(FOLDER)) for file in FILES])
def test_the_engine_gives_the_same_answers_as_before(file: Path) -> None:
    golden = file.read_text("utf-8")
    game, config = remake(golden)
    now = playthrough(hs.game(game), **config)  # type: ignore[arg-type]
    for number, (was, is_now) in enumerate(zip(golden.splitlines(), now.splitlines(), strict=False), 1):
        assert was == is_now, f"line {number}"
    assert now == golden


def test_every_game_has_a_golden_playthrough(game: hs.Game) -> None:
    assert list((FOLDER / game.facts.id).glob("*.txt"))
