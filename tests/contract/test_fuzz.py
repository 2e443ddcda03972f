"""The fuzzer itself: it finds nothing in our games, and finds what is broken."""

from __future__ import annotations

import harbourside as hs
from harbourside.contract.fuzz import fuzz_game


def test_some_fuzzed_games_find_nothing(game: hs.Game, soak: int) -> None:
    for seed in range(3 * soak):
        failure = fuzz_game(game, seed)
        assert failure is None, failure.reason
