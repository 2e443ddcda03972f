"""The contract suite runs over every registered game: a new one is covered by being registered."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

import harbourside as hs
from harbourside.engine.facts import Options

SOAK = int(os.environ.get("HARBOURSIDE_SOAK", "1"))
"""`make soak` plays this many times as many games."""

Configuration = tuple[hs.Game, int, Options]


def configurations() -> Iterator[Configuration]:
    """Every game with every number of players and every combination of the options that change play."""
    for id in hs.games():
        game = hs.game(id)
        for players in range(game.facts.min_players, game.facts.max_players + 1):
            for options in game.variants(players):
                yield game, players, options


def name_of(configuration: Configuration) -> str:
    game, players, options = configuration
    defaults = game.facts.check_options({})
    changed = [f"{name}={value}" for name, value in options.items() if value != defaults[name]]
    return "-".join([game.facts.id, f"{players}p", *changed])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "configuration" in metafunc.fixturenames:
        found = list(configurations())
        metafunc.parametrize("configuration", found, ids=[name_of(c) for c in found])
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [hs.game(id) for id in hs.games()], ids=hs.games())


@pytest.fixture
def soak() -> int:
    return SOAK
