"""The rulebook's tables. docs/rules/carthage.md, section 2; R numbers are its rulings."""

from __future__ import annotations

from typing import Final

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
DEFAULT_PLAYERS: Final = 3

# Cards: type = 3 * colour + place of its value; equal types are interchangeable.
COLOURS: Final = ["red", "blue", "yellow", "green"]
VALUES: Final = [2, 3, 5]
COPIES: Final = [11, 9, 7]
"""The number of cards of each value, in each colour."""
ICONS: Final = [2, 1, 0]
"""Storage icons of each value."""
STORING_VALUES: Final = 2
"""How many values have icons: the first two."""
NUM_COLOURS: Final = 4
NUM_VALUES: Final = 3
NUM_TYPES: Final = 12
NUM_CARDS: Final = 108

CARD_NAMES: Final[list[str]] = [f"{colour}_{value}" for colour in COLOURS for value in VALUES]
COLOUR_OF: Final[list[int]] = [colour for colour in range(NUM_COLOURS) for _ in VALUES]
VALUE_OF: Final[list[int]] = [value for _ in COLOURS for value in VALUES]
VALUE_DIGITS: Final = 0x532_532_532_532
"""The value of each type as a hexadecimal digit of one number, from the right: faster than a list."""
COPIES_OF: Final[list[int]] = [copies for _ in COLOURS for copies in COPIES]
NO_CARD: Final = -1
NOBODY: Final = -1
"""Stands for the seat of a card that nobody has reserved."""

SHIPS: Final = [f"ship_{colour}" for colour in COLOURS]
MARKERS: Final = [f"marker_{colour}" for colour in COLOURS]  # R18: they never run out, so nobody counts them

# The board, R1: six spaces in a line. R33: the names of the coast and the pirate waters are ours.
SPACES: Final = ["alexandria", "coast", "cyrenaica", "pirates_1", "pirates_2", "carthage"]
ALEXANDRIA: Final = 0
CYRENAICA: Final = 2
FIRST_PIRATES: Final = 3
LAST_PIRATES: Final = 4
CARTHAGE: Final = 5

# Words by theme, section 8: the later edition has other names for the same things.
THEMES: Final = ["carthage", "osaka"]
THEME_SPACES: Final = [SPACES, ["osaka", "coast", "anori", "black_tide_1", "black_tide_2", "edo"]]
THEME_DANGER: Final = ["pirates", "black_tide"]
THEME_GOODS: Final = [
    ["cloth", "gems", "grain", "wine"],
    ["goods_red", "goods_blue", "goods_yellow", "goods_green"],
]

# Set-up and refill, sections 2.5 and 3.
MARKET_START: Final = 5
FARM_START: Final = 3
START_HAND_TARGET: Final = 8
REFILL_MARKET: Final = 2  # R7
REFILL_MARKET_TO: Final = 5
"""With the option fill_to_five."""
REFILL_FARM: Final = 3  # R7

MOVE_ONE: Final = 1
MOVE_MANY: Final = 2
POINTS_PER_VP: Final = 5  # R11: rounded up
VP_BAND: Final = 5  # R30: how thick a pile looks, in steps of five
END_MARKERS: Final = 8  # R24: the marker of the set-up is one of them

# Phases with a decision, section 5, and the end.
CHOOSE_MARKER: Final = 0
ACTION: Final = 1
PAYMENT: Final = 2
RAID_STORE: Final = 3
RAID_KEEP: Final = 4
GAME_OVER: Final = 5
PHASE_NAMES: Final = ["choose_marker", "action", "payment", "raid_store", "raid_keep", "game_over"]

# The catalogue of actions, section 5.10: the number of the first action of each kind.
CHOOSE: Final = 0
BUY: Final = CHOOSE + NUM_COLOURS
PAY: Final = BUY + 1
TAKE: Final = PAY + NUM_TYPES
TAKE_RESERVED: Final = TAKE + NUM_TYPES
RESERVE_MARKET: Final = TAKE_RESERVED + 1
RESERVE_FARM: Final = RESERVE_MARKET + NUM_TYPES
STORE: Final = RESERVE_FARM + NUM_TYPES
"""Plus 2 for each colour, 1 for the card of value 3."""
KEEP: Final = STORE + STORING_VALUES * NUM_COLOURS
STORE_DONE: Final = KEEP + NUM_TYPES
PASS: Final = STORE_DONE + 1
NUM_ACTIONS: Final = PASS + 1

ACTION_KEYS: Final[list[str]] = [
    *(f"choose:{colour}" for colour in COLOURS),
    "buy:market",
    *(f"pay:{card}" for card in CARD_NAMES),
    *(f"take:{card}" for card in CARD_NAMES),
    "take:reserved",
    *(f"reserve:{card}@market" for card in CARD_NAMES),
    *(f"reserve:{card}@farm" for card in CARD_NAMES),
    *(f"store:{colour}_{value}" for colour in COLOURS for value in VALUES[:STORING_VALUES]),
    *(f"keep:{card}" for card in CARD_NAMES),
    "end:storing",
    "pass",
]

# The longest game, estimated as in section 5.11. Each arriving ship brings the active player a marker, and
# nobody has more than 7 before the last Payday: at most 28 arrivals of 5 steps. In each of at most 25 Paydays
# 3 ships may be raided, 2 steps each. 16 steps may be left over. That makes 306 steps. A purchase of 6 cards,
# paid with 15 cards, may move the ships only 2 steps: at most 2,295 cards are paid, 918 goods bought, and 918
# cards discarded to store them. Every card taken leaves the hand or stays there: 3,321 takes. A player
# reserves at most once between own takes and purchases: 3,631. Choosing and ending: 2 x 918. At most 12
# passes between two purchases. The sum is 15,983.
LONGEST_GAME: Final = 16_000


def stored_with(action: int) -> int:
    """The card that a store action discards."""
    choice = action - STORE
    return choice // STORING_VALUES * NUM_VALUES + choice % STORING_VALUES


def store_action(card: int) -> int:
    """The action that discards this card, of value 2 or 3, for its icons."""
    return STORE + STORING_VALUES * (card // NUM_VALUES) + card % NUM_VALUES
