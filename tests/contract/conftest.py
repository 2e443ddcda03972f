"""The contract suite runs on every registered game."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import combinations

import pytest

import harbourside as hs
from harbourside.engine.facts import MATCH_OPTION, Options

SOAK = int(os.environ.get("HARBOURSIDE_SOAK", "1"))
"""`make soak` plays this many times more games."""

Configuration = tuple[hs.Game, int, Options]


def configurations() -> Iterator[Configuration]:
    """Every game, number of players, and combination of the options that change play."""
    for id in hs.game_ids():
        game = hs.game(id)
        for players in range(game.facts.min_players, game.facts.max_players + 1):
            for options in game.variants(players):
                yield game, players, options


def thinned(found: list[Configuration]) -> Iterator[Configuration]:
    """Enough of them that every pair of values of two options, or of players, occurs once."""
    seen: set[object] = set()
    for game, players, options in found:
        values = [(game.facts.id, "players", players), *((game.facts.id, *item) for item in options.items())]
        pairs = {*combinations(values, 2), *values}
        if not pairs <= seen:
            seen |= pairs
            yield game, players, options


def one_by_one() -> Iterator[Configuration]:
    """Each value of the options that are not combined, once, in a game with all others but no match."""
    for id in hs.game_ids():
        game = hs.game(id)
        counts = range(game.facts.min_players, game.facts.max_players + 1)
        varied = [o for o in game.facts.options if o.variant and o.values and o.name != MATCH_OPTION]
        crossed = {option.name: option.values[-1] for option in varied}
        others = [(o.name, value) for o in game.facts.options if not o.variant for value in o.values[1:]]
        for number, (name, value) in enumerate(others):
            players = counts[number % len(counts)]
            options = {**crossed, name: value}
            try:
                game.check_options(players, options)
            except hs.BadOption:
                continue  # the value needs more players or another option
            yield game, players, options


def name_of(configuration: Configuration) -> str:
    game, players, options = configuration
    defaults = game.facts.check_options({})
    changed = [f"{name}={value}" for name, value in options.items() if value != defaults[name]]
    return "-".join([game.facts.id, f"{players}p", *changed])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    found = list(configurations())
    for name, crossed in (("configuration", found), ("some_configuration", thinned(found))):
        if name in metafunc.fixturenames:
            chosen = [*crossed, *one_by_one()]
            metafunc.parametrize(name, chosen, ids=[name_of(c) for c in chosen])
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [hs.game(id) for id in hs.game_ids()], ids=hs.game_ids())


MOST_GAMES = 60
ALL_GAMES = 1500


@pytest.fixture
def random_games(configuration: Configuration) -> int:
    """The number of random games to play: fewer of each if there are many configurations."""
    game, _, _ = configuration
    count = sum(1 for other, _, _ in configurations() if other is game)
    return min(MOST_GAMES, max(1, ALL_GAMES // count))


@pytest.fixture
def soak() -> int:
    return SOAK
