"""How long the levels think: the longest answer of each, on one processor, in positions all over the games.

    python benchmarks/answer_times.py [--positions 8] [--only puerto_rico] [--level admiral]

Games as they are usually played, and with the most players and all variants, are played by greedy bots; at
positions spread over each of them every level is asked what it would do. A level may take three seconds.
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
    """Every position of a game in which somebody has a choice."""
    state = find_game(setting.game).new_game(setting.players, SEED, setting.options)
    bots = [make_bot(BOT_SPEC, SEED + seat) for seat in range(setting.players)]
    met: list[State] = []
    while not state.is_over:
        if len(state.legal()) > 1:
            met.append(state.clone())
        state.apply(bots[state.actor].choose(Seat(state, state.actor)))
    return met


def spread(states: list[State], count: int) -> list[State]:
    """So many of them, evenly, the first and the last among them; and that with the most to choose from."""
    last = len(states) - 1
    widest = max(states, key=lambda state: len(state.legal()))
    return [states[i * last // max(1, count - 1)] for i in range(count)] + [widest]


def answer(level: str, state: State) -> float:
    """Seconds from the question to the answer, as the server asks: the seat's handle is a part of it."""
    bot = make_bot(level, SEED)
    begin = perf_counter()
    bot.choose(Seat(state, state.actor))
    return perf_counter() - begin


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--positions", type=int, default=8, help="of each game, and the widest")
    parser.add_argument("--only", default="", help="games whose id contains this")
    parser.add_argument("--level", choices=list(LEVELS), help="this one only")
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
