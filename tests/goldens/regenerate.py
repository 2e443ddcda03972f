"""Writes the golden playthroughs anew: `make goldens`. Read the diff before you commit it.

A new one: python tests/goldens/regenerate.py GAME PLAYERS SEED [option=value …]
"""

from __future__ import annotations

import sys
from pathlib import Path

import harbourside as hs
from harbourside.contract.playthrough import playthrough, remake

FOLDER = Path(__file__).parent


def main(arguments: list[str]) -> None:
    if arguments:
        add(*arguments)
        return
    for file in sorted(FOLDER.glob("*/*.txt")):
        game, config = remake(file.read_text("utf-8"))
        file.write_text(playthrough(hs.game(game), **config), "utf-8")  # type: ignore[arg-type]
        print(file.relative_to(FOLDER))


def add(id: str, players: str, seed: str, *choices: str) -> None:
    game = hs.game(id)
    known = {option.name: option for option in game.facts.options}
    options = {name: known[name].parse(value) for name, value in (choice.split("=", 1) for choice in choices)}
    name = "-".join([f"{players}p", *(choice.replace("=", "_") for choice in choices)])
    file = FOLDER / id / f"{name}.txt"
    file.parent.mkdir(exist_ok=True)
    file.write_text(playthrough(game, int(players), options, int(seed)), "utf-8")
    print(file.relative_to(FOLDER))


if __name__ == "__main__":
    main(sys.argv[1:])
