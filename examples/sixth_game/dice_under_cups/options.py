"""The options of a table. The first value of each option is the default."""

from typing import Final

from dice_under_cups.data import DEFAULT_ROUNDS, MOST_ROUNDS, TARGET_SCORES
from harbourside import Option, Options
from harbourside.engine import MATCH_OPTION

ROUNDS: Final = "rounds"

OPTIONS: Final = (
    Option(ROUNDS, (DEFAULT_ROUNDS, 1, MOST_ROUNDS)),
    Option(MATCH_OPTION, (None, *TARGET_SCORES)),
    Option("motto", (None,), variant=False, text=True),
)


def turns_of(options: Options, seats: int) -> int:
    """How many turns a game has at this table."""
    rounds = options[ROUNDS]
    assert isinstance(rounds, int)
    return rounds * seats
