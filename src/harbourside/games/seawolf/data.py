"""The rulebook's tables. docs/rules/seawolf.md, section 2; R numbers are its rulings."""

from __future__ import annotations

from typing import Final

MIN_PLAYERS: Final = 2  # R2
MAX_PLAYERS: Final = 5  # R2
DEFAULT_PLAYERS: Final = 4

# Colours, and the goods of each colour. R4: fish are blue, barrels are red. A table may correct this.
COLOURS: Final = ["blue", "red", "pink", "yellow"]
GOODS: Final = ["fish", "barrels", "pigs", "gold"]
RULED_GOODS: Final = GOODS[:2]
"""R4 rules the colours of these goods. Each has one of the first two colours."""
EVENTS: Final = ["rats", "mutiny", "storm", "pirates"]  # R5: one a colour, in the same order
NUM_COLOURS: Final = 4
NUM_EVENTS: Final = NUM_COLOURS
VALUES: Final = 6  # R3: of each colour, ships and goods valued 1 to 6, one card of each

# Card numbers: ships, goods and events colour by colour, then the two sides of the delivery card.
FIRST_GOODS: Final = NUM_COLOURS * VALUES
FIRST_EVENT: Final = 2 * NUM_COLOURS * VALUES
NUM_CARDS: Final = FIRST_EVENT + NUM_EVENTS
"""Cards without the deliveries."""
DELIVERY: Final = NUM_CARDS
SEA_WOLF: Final = DELIVERY + 1

CARD_NAMES: Final[list[str]] = [
    *(f"ship_{colour}_{value}" for colour in COLOURS for value in range(1, VALUES + 1)),
    *(f"{goods}_{value}" for goods in GOODS for value in range(1, VALUES + 1)),
    *EVENTS,
    "delivery",
    "sea_wolf",
]


def card_colours(goods: list[int], events: list[int]) -> list[int]:
    """The colour of each card, given the colour of each kind of goods and of each event."""
    suits = [*range(NUM_COLOURS), *goods]
    return [suit for suit in suits for _ in range(VALUES)] + events


COLOUR_OF: Final[list[int]] = card_colours(list(range(NUM_COLOURS)), list(range(NUM_COLOURS)))
"""The colours as we ruled them. A state has the colours of its table."""
VALUE_OF: Final[list[int]] = [
    *(value for _ in range(2 * NUM_COLOURS) for value in range(1, VALUES + 1)),
    *(0 for _ in EVENTS),
]

NO_CARD: Final = -1
"""An empty place in the row."""

# Phases, section 4.
TURN: Final = 0
EVENT: Final = 1
DELIVERING: Final = 2
HIRING: Final = 3
GAME_OVER: Final = 4
PHASE_NAMES: Final = ["turn", "event", "delivery", "hire", "game_over"]

ROW_SLOTS: Final = 4
DELIVERIES: Final = 3
FULL_PILE: Final = NUM_CARDS + DELIVERIES - ROW_SLOTS
"""Cards in the pile when the row has been opened."""

# Set-up, section 3. R6: piles of 18, 17 and 17, each with a delivery card, the largest on top.
TOP_PILE: Final = 18
MIDDLE_PILE: Final = 17
BOTTOM_PILE: Final = 17
FIRST_DELIVERY: Final = BOTTOM_PILE + MIDDLE_PILE + 2
SECOND_DELIVERY: Final = BOTTOM_PILE + 1
"""How many cards lie below each of the two delivery cards whose place everybody knows."""
# Section 6.2, poor visibility: two halves, the upper with one delivery card, the lower with two.
FOG_HALF: Final = 26
FOG_DELIVERIES_ABOVE: Final = 1
FOG_DELIVERIES_BELOW: Final = 2

WOLF_PENALTY: Final = 3
EVENT_PENALTY: Final = 3
TARGET_SCORE: Final = 100
LONGEST_MATCH: Final = 50  # R17

# Section 4.6: at most 98 turns, and 13 more decisions for each player.
LONGEST_GAME: Final = 98 + 13 * MAX_PLAYERS

# The catalogue of actions, section 4.6: the number of the first action of each kind. Each follows from the
# kind before it. The kinds stand in the same order in ACTION_KEYS.
TAKE: Final = 0
"""Plus the place in the row."""
DRAW: Final = TAKE + ROW_SLOTS
DISCARD: Final = DRAW + 1
"""Plus the card's number, for ships and goods."""
PLAY: Final = DISCARD + FIRST_EVENT
"""Plus the number of the event. So a turn's action with any card is DISCARD plus the card's number."""
DISCARD_WOLF: Final = PLAY + NUM_EVENTS
DELIVER: Final = DISCARD_WOLF + 1
"""Plus 36 for each colour, 6 for each ship value above 1, 1 for each goods value above 1."""
END_DELIVERY: Final = DELIVER + NUM_COLOURS * VALUES * VALUES
HIRE: Final = END_DELIVERY + 1
DECLINE: Final = HIRE + 1
USE_WOLF: Final = DECLINE + 1
SHOW_HAND: Final = USE_WOLF + 1
NUM_ACTIONS: Final = SHOW_HAND + 1

ACTION_KEYS: Final[list[str]] = [
    *(f"take:row@{slot}" for slot in range(ROW_SLOTS)),
    "draw:pile",
    *(f"discard:{CARD_NAMES[card]}" for card in range(FIRST_EVENT)),
    *(f"play:{event}" for event in EVENTS),
    "discard:sea_wolf",
    *(
        f"deliver:{goods}@s{ship}g{load}"
        for goods in GOODS
        for ship in range(1, VALUES + 1)
        for load in range(1, VALUES + 1)
    ),
    "end:delivery",
    "hire:sea_wolf",
    "decline:sea_wolf",
    "use:sea_wolf",
    "show:hand",
]


def deliver_action(ship: int, goods: int) -> int:
    """The action that delivers this ship card with this goods card of its colour."""
    pairs = VALUES * VALUES * goods_kind(goods)
    return DELIVER + pairs + VALUES * (VALUE_OF[ship] - 1) + VALUE_OF[goods] - 1


def goods_kind(goods: int) -> int:
    """Fish, barrels, pigs or gold, as an index of GOODS."""
    return (goods - FIRST_GOODS) // VALUES


def delivered_ship(action: int, colours: list[int]) -> int:
    """The ship card that a deliver action lays down, with these colours of the cards."""
    return VALUES * colours[delivered_goods(action)] + (action - DELIVER) // VALUES % VALUES


def delivered_goods(action: int) -> int:
    """The goods card that a deliver action lays down."""
    pair = action - DELIVER
    return FIRST_GOODS + pair // (VALUES * VALUES) * VALUES + pair % VALUES
