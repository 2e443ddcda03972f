"""Measures how long each level thinks: the longest answer on one processor, in positions of all games.

    python benchmarks/answer_times.py [--positions 8] [--only puerto_rico] [--level admiral]

Greedy bots play each game with the usual options, and with the most players and all variants. Each level
decides in positions spread over each game. A decision may take three seconds.
"""

from __future__ import annotations

import argparse
import os
from itertools import product
from time import perf_counter
from typing import Final

from harbourside.bots.levels import LEVELS
from harbourside.bots.specs import make_bot
from harbourside.engine.registry import game as find_game
from harbourside.engine.registry import game_ids
from harbourside.engine.seat import Seat
from harbourside.engine.state import State
from staging import BOT_SPEC, SEED, Setting

ALLOWED: Final = 3.0


def choices(setting: Setting) -> list[State]:
    """All positions of a game in which a seat has a choice."""
    state = find_game(setting.game).new_game(setting.players, SEED, setting.options)
    bots = [make_bot(BOT_SPEC, SEED + seat) for seat in range(setting.players)]
    met: list[State] = []
    while not state.is_over:
        if len(state.legal()) > 1:
            met.append(state.clone())
        state.apply(bots[state.actor].choose(Seat(state, state.actor)))
    return met


def spread(states: list[State], count: int) -> list[State]:
    """This number of states, evenly spread, and the state with the most legal actions."""
    last = len(states) - 1
    widest = max(states, key=lambda state: len(state.legal()))
    return [states[i * last // max(1, count - 1)] for i in range(count)] + [widest]


def answer(level: str, state: State) -> float:
    """Seconds for one decision. They include making the handle, as on the server."""
    bot = make_bot(level, SEED)
    begin = perf_counter()
    bot.choose(Seat(state, state.actor))
    return perf_counter() - begin


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--positions", type=int, default=8, help="positions of each game, and the one with the most actions"
    )
    parser.add_argument("--only", default="", help="only games whose id contains this")
    parser.add_argument("--level", choices=list(LEVELS), help="only this level")
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print("| game | players | level | longest answer | mean | |")
    print("|---|---|---|---|---|---|")
    for game, full in product(game_ids(), (False, True)):
        if asked.only not in game:
            continue
        setting = Setting(game, full)
        positions = spread(choices(setting), asked.positions)
        for level in [asked.level] if asked.level else LEVELS:
            times = [answer(level, state) for state in positions]
            print(
                f"| {setting.name} | {setting.players} | {level} | {max(times):.3f} s "
                f"| {sum(times) / len(times):.3f} s | {'' if max(times) < ALLOWED else 'TOO LONG'} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
