"""Statistics of strong bots' games of Puerto Rico, to compare them with games of good players.

    python benchmarks/puerto_rico_games.py [--bot search:seconds=0.2] [--games 40] [--players 4] [--jobs 2]

The same bot plays the base game at every seat. It prints scores and their sources, rounds, seats, the
reasons for the end of the game, and buildings.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from statistics import fmean

import harbourside as hs
from harbourside.arena.simulation import split_seed
from harbourside.bots.asking import ask
from harbourside.bots.specs import make_bot
from harbourside.games.puerto_rico.data import FIRST_UTILITY, GROUP, KIND_NAMES, LARGE_GROUP

LARGE = {name for name, group in zip(KIND_NAMES, GROUP, strict=True) if group == LARGE_GROUP}
UTILITIES = set(KIND_NAMES[FIRST_UTILITY:])


@dataclass(frozen=True)
class Player:
    score: int
    shipped: int
    """Victory point chips. In the base game they come only from shipping."""
    doubloons: int
    tiles: dict[str, int]
    won: bool


@dataclass(frozen=True)
class Outcome:
    rounds: int
    ends: tuple[str, ...]
    players: list[Player]


def play(bot: str, players: int, number: int) -> Outcome:
    game_seed, bots_seed = split_seed(1, number)
    state = hs.game("puerto_rico").new_game(players, game_seed)
    bots = [make_bot(bot, bots_seed + seat) for seat in range(players)]
    while not state.is_over:
        legal = state.legal_actions()
        seat = state.actor
        state.apply(legal[0] if len(legal) == 1 else ask(bots[seat], hs.Seat(state, seat)))
    position = state.to_dict()["position"]
    assert isinstance(position, dict)
    scores, winners = state.scores(), state.winners()
    return Outcome(
        rounds=position["round"],
        ends=tuple(position["end_reasons"]),
        players=[
            Player(scores[seat], found["vp"], found["doubloons"], found["tiles"], seat in winners)
            for seat, found in enumerate(position["seats"])
        ],
    )


def report(outcomes: Sequence[Outcome]) -> None:
    winners = [player for outcome in outcomes for player in outcome.players if player.won]
    everybody = [player for outcome in outcomes for player in outcome.players]
    rounds = [outcome.rounds for outcome in outcomes]
    print(f"games: {len(outcomes)}")
    print(f"winning score: {fmean(p.score for p in winners):.1f} ({spread([p.score for p in winners])})")
    print(f"score of all: {fmean(p.score for p in everybody):.1f}")
    print(f"rounds: {fmean(rounds):.1f} ({spread(rounds)})")
    print(f"ended by: {counted(Counter(end for outcome in outcomes for end in outcome.ends), len(outcomes))}")
    for seat in range(len(outcomes[0].players)):
        share = fmean(o.players[seat].won / sum(p.won for p in o.players) for o in outcomes)
        mean = fmean(o.players[seat].score for o in outcomes)
        print(f"seat {seat}: wins {share:.1%}, scores {mean:.1f}")
    for name, players in (("winners", winners), ("all", everybody)):
        shipped = sum(p.shipped for p in players) / sum(p.score for p in players)
        large = fmean(sum(count for tile, count in p.tiles.items() if tile in LARGE) for p in players)
        none = fmean(not LARGE & p.tiles.keys() for p in players)
        print(f"{name}: {shipped:.1%} of the points by shipping;")
        print(f"  {large:.2f} large buildings, {none:.0%} without;")
        print(f"  {fmean(p.doubloons for p in players):.1f} doubloons left; built by:")
        built = Counter(tile for p in players for tile in p.tiles if tile in UTILITIES)
        print(f"  {counted(built, len(players))}")


def spread(numbers: Sequence[int]) -> str:
    return f"{min(numbers)} to {max(numbers)}"


def counted(names: Counter[str], of: int) -> str:
    return ", ".join(f"{name} {count / of:.0%}" for name, count in names.most_common())


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bot", default="search:seconds=0.2")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    with ProcessPoolExecutor(arguments.jobs, get_context("spawn")) as pool:
        report(list(pool.map(partial(play, arguments.bot, arguments.players), range(arguments.games))))


if __name__ == "__main__":
    main()
