"""Instructions that each piece of the hot path takes, game by game: a figure that no busy machine disturbs.

    python benchmarks/instructions.py [GAME …] [--work decision clone evaluation iteration]

Needs valgrind. Each piece of work runs in a process of its own under callgrind, once not at all and once many
times; the difference, divided by the times, is what one takes. Compare two builds by running it with each.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from typing import Final

import harbourside as hs
from harbourside.bots.search import SearchBot
from harbourside.build import build_info
from harbourside.engine.playout import play_randomly
from harbourside.engine.registry import game_ids

PLAYERS: Final = 3
SEED: Final = 7


def decisions(game: hs.Game, times: int) -> int:
    """Whole random games; how many decisions that were."""
    return sum(
        play_randomly(game.new_game(players(game), seed), hs.Rng(seed)) for seed in range(SEED, SEED + times)
    )


def clones(game: hs.Game, times: int) -> int:
    state = middle(game)
    for _ in range(times):
        state.clone()
    return times


def evaluations(game: hs.Game, times: int) -> int:
    state = middle(game)
    for _ in range(times):
        state.evaluate(game.weights)
    return times


def iterations(game: hs.Game, times: int) -> int:
    if times:
        state = middle(game)
        SearchBot(SEED, iterations=times).think(hs.Seat(state, state.actor))
    return times


WORK: Final[dict[str, tuple[Callable[[hs.Game, int], int], int]]] = {
    "decision": (decisions, 10),
    "clone": (clones, 1000),
    "evaluation": (evaluations, 200),
    "iteration": (iterations, 40),
}
"""By name: what is done, and how often."""


def players(game: hs.Game) -> int:
    return min(PLAYERS, game.facts.max_players)


def middle(game: hs.Game) -> hs.State:
    """A position with a choice, half-way through a random game."""
    length = play_randomly(game.new_game(players(game), SEED), hs.Rng(SEED))
    state, rng = game.new_game(players(game), SEED), hs.Rng(SEED)
    for number in range(length):
        legal = state.legal_actions()
        if number >= length // 2 and len(legal) > 1:
            break
        state.apply(legal[rng.below(len(legal))])
    return state


def counted(game: str, work: str, times: int) -> tuple[int, int]:
    """The instructions of a process that does the work so often, and how many units that were."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable]
    done = subprocess.run(
        [*command, __file__, game, "--work", work, "--here", str(times)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "0"},
    )
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None, done.stderr
    return int(found[1]), int(done.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=game_ids(), metavar="GAME")
    parser.add_argument("--work", nargs="*", choices=WORK, default=list(WORK))
    parser.add_argument("--here", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.here is not None:
        print(WORK[asked.work[0]][0](hs.game(asked.games[0]), asked.here))
        return
    if shutil.which("valgrind") is None:
        sys.exit("instructions.py needs valgrind")
    print(build_info().version, "compiled" if build_info().compiled else "interpreted")
    for game in asked.games:
        for work in asked.work:
            nothing, _ = counted(game, work, 0)
            all, units = counted(game, work, WORK[work][1])
            print(f"{game:12} {work:10} {(all - nothing) / units:14,.0f}", flush=True)


if __name__ == "__main__":
    main()
