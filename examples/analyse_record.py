"""Analyse a game: how much each move changed the chance of winning, according to the search.

    python analyse_record.py game.txt

reads a record, which `save` in the terminal, the page and `Play.record()` can write. For every move with a
choice it prints the player's chance of winning with the best action, and how much of it the move lost. At the
end it prints the three moves that lost most.
"""

import argparse
from dataclasses import dataclass
from pathlib import Path

import harbourside as hs


@dataclass(frozen=True)
class Judgement:
    """The search's result for one move."""

    number: int
    player: str
    move: str
    best: str
    chance: float
    """The chance of winning with the best action."""
    cost: float
    """How much of that chance the move lost."""


def judge(play: hs.Play, iterations: int) -> list[Judgement]:
    """The judgements of all moves with a choice, with only what the player could know."""
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
    parser.add_argument("--iterations", type=int, default=200, help="iterations of the search for each move")
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
