"""Every number of the rules, and the catalogue of actions."""

from typing import Final

MIN_PLAYERS: Final = 1
MAX_PLAYERS: Final = 3
DEFAULT_PLAYERS: Final = 2

SIDES: Final = 6
DIE_NAMES: Final = [str(side + 1) for side in range(SIDES)]
"""The sides of a die, as in records and messages."""

DEFAULT_ROUNDS: Final = 2
MOST_ROUNDS: Final = 3
LONGEST_GAME: Final = MOST_ROUNDS * MAX_PLAYERS
"""In decisions."""

TARGET_SCORES: Final = (10, 1000)
"""A match ends when a player's total reaches this number of points."""
LONGEST_MATCH: Final = 4
"""In games."""

# The numbers of the actions. Each kind starts where the previous one ends.
KEEP: Final = 0
ROLL: Final = KEEP + 1
SHOW: Final = ROLL + 1
NUM_ACTIONS: Final = SHOW + 1
ACTION_KEYS: Final = ["keep", "roll", "show"]
