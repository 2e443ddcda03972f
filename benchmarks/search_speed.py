"""Measures the iterations per second of the search, for each game, in the middle of a game.

    python benchmarks/search_speed.py [GAME …] [--iterations 300] [--positions 8]

Positions come from random games. It also prints the evaluated positions per second, and the cost of a
position in empty Python calls, so that machines can be compared.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from time import perf_counter
from timeit import timeit

import harbourside as hs
from harbourside.bots.search import SearchBot
from harbourside.engine.playout import play_randomly


def middle(game: hs.Game, players: int, seed: int) -> hs.State:
    """A position with a choice, half-way through a random game."""
    length = play_randomly(game.new_game(players, seed), hs.Rng(seed))
    state, rng = game.new_game(players, seed), hs.Rng(seed)
    for number in range(length):
        legal = state.legal_actions()
        if number >= length // 2 and len(legal) > 1:
            break
        state.apply(legal[rng.below(len(legal))])
    return state


@dataclass
class Work:
    """The work of the search, and its time."""

    iterations: int = 0
    positions: int = 0
    seconds: float = 0.0


def search(game: hs.Game, players: int, iterations: int, positions: int) -> Work:
    work = Work()
    for seed in range(positions):
        state = middle(game, players, seed)
        seat = hs.Seat(state, state.actor)
        begin = perf_counter()
        thinking = SearchBot(seed, iterations=iterations).think(seat)
        work.seconds += perf_counter() - begin
        work.iterations += thinking.iterations
        work.positions += thinking.nodes
    return work


def empty_call(calls: int = 1_000_000) -> float:
    """Seconds for one call of an empty function, as in speed.py."""
    return timeit("empty()", globals={"empty": lambda: None}, number=calls) / calls


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=list(hs.game_ids()), metavar="GAME")
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--positions", type=int, default=8)
    arguments = parser.parse_args()
    print(f"Search, {hs.build_info()}")
    for name in arguments.games:
        game = hs.game(name)
        for players in sorted({2, game.facts.default_players}):
            work = search(game, players, arguments.iterations, arguments.positions)
            cost = work.seconds / work.positions / empty_call()
            print(
                f"{name}, {players} players: {work.iterations / work.seconds:,.0f} iterations/s,"
                f" {work.positions / work.seconds:,.0f} positions/s, {cost:.0f} empty calls a position"
            )


if __name__ == "__main__":
    main()
