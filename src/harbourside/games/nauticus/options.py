"""The options of a table. docs/rules/nauticus.md, section 6. The option `board` is in options_board.py."""

from __future__ import annotations

from typing import Final

from harbourside.engine.errors import BadOption
from harbourside.engine.facts import Option, Options
from harbourside.engine.message import Message
from harbourside.games.nauticus.data import (
    LARGEST_WAREHOUSE,
    MAX_PLAYERS,
    MOST_ROUNDS,
    ROUNDS,
    SMALLEST_WAREHOUSE,
    WAREHOUSE,
    PrintedBoard,
)
from harbourside.games.nauticus.options_board import BOARD_OPTION, PACKAGE, board_of, settle_warehouse

FIRST_PLAYER: Final = "first_player"
_OTHER_WAREHOUSES: Final = [n for n in range(SMALLEST_WAREHOUSE, LARGEST_WAREHOUSE + 1) if n != WAREHOUSE]

# The contract suite does not cross them with the others: that would be 7 x 13 variants of one game.
OPTIONS: Final = (
    Option(FIRST_PLAYER, ("random", *range(MAX_PLAYERS)), variant=False),
    Option("rounds", (None, *range(1, MOST_ROUNDS + 1)), variant=False),
    Option("warehouse_capacity", (WAREHOUSE, *_OTHER_WAREHOUSES), variant=False),
    BOARD_OPTION,
)


def settle(seats: int, options: Options, given: object) -> None:
    """Refuse a first player whose seat does not exist. The default is stored in one way only."""
    first = options[FIRST_PLAYER]
    if isinstance(first, int) and first >= seats:
        reason = Message("option-first_player-no-seat", {"number": first + 1, "players": seats})
        raise BadOption(FIRST_PLAYER, reason=reason, words_from=PACKAGE)
    if options["rounds"] == ROUNDS[seats]:
        options["rounds"] = None
    settle_warehouse(options, given)


def chosen_board(options: Options) -> PrintedBoard:
    text = options["board"]
    assert text is None or isinstance(text, str)
    return board_of(text)
