"""Places buildings and Cubans, and rolls the first ship's demand. docs/rules/santiago.md, section 3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.engine.events import Log
from harbourside.engine.rng import Rng
from harbourside.games.santiago.data import (
    BUILDINGS,
    CUBANS,
    HARBOUR,
    NONE,
    NUM_BUILDINGS,
    NUM_CUBANS,
    NUM_GOODS,
    NUM_TRADE_GOODS,
    OWNERSHIP_TOKENS,
    SITE_NAMES,
    START_GOODS,
    START_PESOS,
    START_VP,
    TOKENS_OF_EACH,
)
from harbourside.games.santiago.rules.turn import roll_demand
from harbourside.games.santiago.state import Board, Player, SantiagoState

if TYPE_CHECKING:
    from harbourside.engine.facts import OptionValue
    from harbourside.engine.game import Game


def set_up(
    game: Game,
    seats: int,
    options: dict[str, OptionValue],
    rng: Rng,
    log: Log | None,
    street: list[int],
    sites: list[int],
    flower: list[int],
    max_turns: int,
) -> SantiagoState:
    """Section 3. Street and sites come from the option `layout`. Empty ones are dealt at random."""
    if not sites:
        sites = list(range(NUM_BUILDINGS))
        rng.shuffle(sites)
        if log is not None:
            log.note_each(SITE_NAMES, BUILDINGS, sites)
    if not street:
        cubans = list(range(NUM_CUBANS))
        rng.shuffle(cubans)
        if log is not None:
            log.note_each([f"stop@{stop}" for stop in range(1, NUM_CUBANS + 1)], CUBANS, cubans)
        street = [HARBOUR, *cubans]
    board = make_board(street, sites, flower, options, max_turns)
    players = [
        Player(START_PESOS, START_VP, START_GOODS.copy(), NONE, OWNERSHIP_TOKENS) for _ in range(seats)
    ]
    supply = [TOKENS_OF_EACH - seats * START_GOODS[good] for good in range(NUM_GOODS)]
    dice = [0] * NUM_TRADE_GOODS
    state = SantiagoState(game, seats, options, rng, board, [NONE] * NUM_BUILDINGS, dice, supply, players)
    state.log = log
    start: int = rng.below(seats)
    if log is not None:
        start = log.foretold_number("start_player", seats, start)
    state.turn_player = (start - 1) % seats
    if log is not None:
        log.note("start_player", str(start))
        log.add("started", {"seat": start})
    roll_demand(state)
    return state


def make_board(
    street: list[int],
    sites: list[int],
    flower: list[int],
    options: dict[str, OptionValue],
    max_turns: int,
) -> Board:
    on_entry = options["owner_vp"] == "on_entry"
    return Board(street, sites, flower, on_entry, options["open_holdings"] is True, max_turns)
