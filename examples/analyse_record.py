"""Where a game was won and lost: what each move did to the chance of winning, as the search sees it.

    python analyse_record.py game.txt

reads a record, as `save` in the terminal, the page and `Play.record()` write it. For every move with a
choice it prints the player's chance of winning with the action that the search likes best, and how much of
that the move lost. At the end it names the three moves that lost most.
"""

import argparse
from dataclasses import dataclass
from pathlib import Path

import harbourside as hs


@dataclass(frozen=True)
class Judgement:
    """What the search thinks of one move."""

    number: int
    player: str
    move: str
    best: str
    chance: float
    """Of winning, with the best action."""
    cost: float
    """How much of that the move gave away."""


def judge(play: hs.Play, iterations: int) -> list[Judgement]:
    """Every move with a choice, judged from the seat that made it: by what that player could know."""
    words = play.game.words("en")
    bot = hs.bots.SearchBot(seed=1, iterations=iterations)
    again = play.again()
    judgements = []
    for number, move in enumerate(play.moves, 1):
        seat = again.seat(move.seat)
        if len(seat.legal_actions()) > 1:
            thoughts = {thought.action: thought for thought in bot.think(seat).thoughts}
            best, made = next(iter(thoughts.values())), thoughts[move.action]
            judgements.append(
                Judgement(
                    number=number,
                    player=play.names[move.seat],
                    move=words.say(again.state.label(move.action), play.names),
                    best=words.say(again.state.label(best.action), play.names),
                    chance=best.win_chance,
                    cost=max(0.0, best.win_chance - made.win_chance),
                )
            )
        again.do(play.game.actions.key(move.action))
    return judgements


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("record", type=Path)
    parser.add_argument("--iterations", type=int, default=200, help="how long the search thinks about a move")
    chosen = parser.parse_args(arguments)

    play = hs.read_record(chosen.record.read_text("utf-8"))
    judgements = judge(play, chosen.iterations)
    for found in judgements:
        print(f"{found.number:4} {found.player:10} {found.chance:6.1%}, lost {found.cost:5.1%}: {found.move}")
    print("\nThe moves that lost most:")
    for found in sorted(judgements, key=lambda judgement: -judgement.cost)[:3]:
        print(f"{found.number:4} {found.player:10} {found.move}; better: {found.best}")


if __name__ == "__main__":
    main()
