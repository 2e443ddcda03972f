"""Every bot in every game makes legal moves and knows no more than its seat."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

import pytest

import harbourside as hs
from harbourside.bots.asking import ask, dismiss
from harbourside.bots.specs import make_bot
from harbourside.contract import checks
from harbourside.engine.facts import Options

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))  # for tests.documents

from tests.documents import program  # noqa: E402

SPECS = ["random", "greedy:samples=2", "search:iterations=20", "deckhand", "mate", "captain"]


def answers(spec: str, seed: int, positions: list[hs.State], seat: int) -> list[int]:
    """The decisions of bots with the same seed, each in another position."""
    bots = [make_bot(spec, seed) for _ in positions]
    try:
        return [ask(bot, hs.Seat(state, seat)) for bot, state in zip(bots, positions, strict=True)]
    finally:
        dismiss(bots)


def check_answers_alike(
    game: hs.Game,
    spec: str,
    seed: int,
    every: int,
    last: int,
    players: int = 0,
    options: Options | None = None,
) -> None:
    """Positions that differ only in what is hidden from the seat get the same answer."""
    for number, state in enumerate(
        checks.walk(game, players or game.facts.default_players, options or {}, seed)
    ):
        if state.is_over or number > last:
            break
        if number % every == 0 and len(state.legal()) > 1:
            alike = state.sample(state.actor, hs.Rng(number))
            one, other = answers(spec, number, [state, alike], state.actor)
            assert one == other


@pytest.mark.parametrize("spec", SPECS)
def test_a_bots_decision_does_not_depend_on_what_its_seat_cannot_see(
    game: hs.Game, spec: str, soak: int
) -> None:
    for seed in range(soak):
        check_answers_alike(game, spec, seed, every=6, last=120)


@pytest.mark.parametrize("spec", ["greedy:samples=1", "search:iterations=8,rounds=1"])
def test_that_holds_with_every_option_and_number_of_players(
    some_configuration: tuple[hs.Game, int, Options], spec: str
) -> None:
    """Options change what a seat sees."""
    game, players, options = some_configuration
    check_answers_alike(game, spec, seed=1, every=11, last=100, players=players, options=options)


@pytest.mark.skipif(os.name != "posix", reason="external bots need Unix")
@pytest.mark.parametrize("id", ["seawolf", "carthage"])
def test_an_external_bots_decision_does_not_depend_on_what_its_seat_cannot_see(
    id: str, tmp_path: Path, soak: int
) -> None:
    """The bot decides by every letter of its messages, including samples."""
    file = tmp_path / "bot.py"
    source = program("how-to/writing-a-bot.md", "busybot.py")
    wanting = source.replace('"name": "Busy"', '"samples": 3, "features": True')
    peeking = wanting.replace("rng.choice(busy or legal)", "legal[sum(line.encode()) % len(legal)]")
    assert peeking.count("samples") == peeking.count("sum(line") == 1
    file.write_text(peeking)
    spec = f"external:{shlex.quote(sys.executable)} -S -E {shlex.quote(str(file))}"
    for seed in range(soak):
        check_answers_alike(hs.game(id), spec, seed, every=9, last=100)
