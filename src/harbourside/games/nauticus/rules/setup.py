"""The start player, coins and workers, the first deal. docs/rules/nauticus.md, section 3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.engine.events import Log
from harbourside.engine.rng import Rng
from harbourside.games.nauticus.data import (
    MORE_COINS,
    MORE_WORKERS,
    NUM_TILES,
    ROUNDS,
    START_COINS,
    START_VP,
    START_WORKERS,
    TILE_COUNT,
    PrintedBoard,
)
from harbourside.games.nauticus.rules.course import deal
from harbourside.games.nauticus.rules.ship import NO_GOODS
from harbourside.games.nauticus.state import NauticusState, Player

if TYPE_CHECKING:
    from harbourside.engine.facts import OptionValue
    from harbourside.engine.game import Game


def set_up(
    game: Game,
    seats: int,
    options: dict[str, OptionValue],
    rng: Rng,
    log: Log | None,
    board: PrintedBoard,
) -> NauticusState:
    """Draw the start player, hand out coins and workers with the compensation, deal the tiles. Section 3."""
    capacity, first = options["warehouse_capacity"], options["first_player"]
    assert isinstance(capacity, int)
    start: int = first if isinstance(first, int) else rng.below(seats)
    if log is not None and not isinstance(first, int):
        start = log.foretold_number("start_player", seats, start)
    players = []
    for seat in range(seats):
        order = (seat - start) % seats
        coins = START_COINS + MORE_COINS[seats][order]
        workers = START_WORKERS + MORE_WORKERS[seats][order]
        players.append(Player(coins, workers, START_VP, [0] * NUM_TILES, 0, [], NO_GOODS, 0, True, 0))
    state = NauticusState(
        game, seats, options, rng, board, rounds_of(options, seats), capacity, TILE_COUNT.copy(), players
    )
    state.log = log
    state.start_player = start
    state.actor = start
    if log is not None:
        log.note("start_player", str(start))
        log.add("started", {"seat": start})
    deal(state)
    return state


def rounds_of(options: dict[str, OptionValue], seats: int) -> int:
    """The number of rounds: the table's choice, or the rules' number for these players."""
    rounds = options["rounds"]
    return rounds if isinstance(rounds, int) else ROUNDS[seats]
