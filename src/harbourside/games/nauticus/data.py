"""The rulebook's tables. docs/rules/nauticus.md, sections 2 to 5; R numbers are its rulings."""

from __future__ import annotations

from typing import Final, final

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
DEFAULT_PLAYERS: Final = 4

# Tiles, section 2.1: four hull parts, four masts and the crown mast, the same of sails, four goods.
CRESTS: Final = ["whale", "caravel", "tower", "star"]  # R3: the last two are our names
TILES: Final = [
    "hull_single", "hull_stern", "hull_middle", "hull_bow",
    "mast_whale", "mast_caravel", "mast_tower", "mast_star", "mast_crown",
    "sail_whale", "sail_caravel", "sail_tower", "sail_star", "sail_crown",
    "good_fish", "good_grain", "good_coffee", "good_salt",
]  # fmt: skip
TILE_COUNT: Final = [18, 18, 9, 18, 15, 15, 15, 15, 12, 15, 15, 15, 15, 12, 12, 12, 12, 12]
TILE_SIZE: Final = [1, 1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1]
"""The spaces that each tile takes in a warehouse."""
NUM_TILES: Final = 18
NO_TILE: Final = -1

SINGLE: Final = 0
STERN: Final = 1
MIDDLE: Final = 2
BOW: Final = 3
FIRST_MAST: Final = 4
CROWN_MAST: Final = 8
FIRST_SAIL: Final = 9
CROWN_SAIL: Final = 13
FIRST_GOOD: Final = 14
NUM_GOODS: Final = 4
GOODS: Final = TILES[FIRST_GOOD:]
NO_CREST: Final = -1

# Action tiles, section 2.3: four that sell the tiles of a group, four that cost no coins.
BUY_HULL: Final = 0
BUY_MASTS: Final = 1
BUY_SAILS: Final = 2
BUY_GOODS: Final = 3
TRANSPORT: Final = 4
MONEY: Final = 5
DELIVER: Final = 6
CROWNS: Final = 7
KINDS: Final = ["buy_hull", "buy_masts", "buy_sails", "buy_goods", "transport", "money", "deliver", "crowns"]
NUM_KINDS: Final = 8
NUM_BLUE: Final = 4
"""Kinds below this number have a price: the blue tiles."""
NO_KIND: Final = -1
FIRST_ITEM: Final = [SINGLE, FIRST_MAST, FIRST_SAIL, FIRST_GOOD]
"""The first of the four tiles that a blue kind sells, in the order on the action tile (R2)."""
ITEMS: Final = 4

# The eight places, section 2.4, clockwise.
PLACES: Final = 8
NO_PLACE: Final = -1
THREE_WORKERS: Final = 0
FREE_MAST: Final = 1
FREE_SAIL: Final = 2
TWO_VP: Final = 3
TWO_WORKERS: Final = 4
WORKER_GOOD: Final = 5
WORKER_VP: Final = 6
FOUR_TALERS: Final = 7
BONUSES: Final = [
    "three_workers", "mast", "sail", "two_vp", "two_workers", "worker_good", "worker_vp", "four_talers",
]  # fmt: skip
BONUS_WORKERS: Final = [3, 0, 0, 0, 2, 1, 1, 0]
BONUS_VP: Final = [0, 0, 0, 2, 0, 0, 1, 0]
BONUS_COINS: Final = [0, 0, 0, 0, 0, 0, 0, 4]
BONUS_TILES: Final = [NO_KIND, BUY_MASTS, BUY_SAILS, NO_KIND, NO_KIND, BUY_GOODS, NO_KIND, NO_KIND]
"""For each bonus the blue kind of which the start player picks a tile."""

BONUS_ORDER: Final = [0, 1, 2, 3, 4, 5, 6, 7]  # R1
PRICES: Final = [  # R2, R2b, R2c: we read the prices at two_vp and ruled the others
    [1, 2, 3, 0],
    [3, 2, 1, 0],
    [2, 3, 0, 1],
    [0, 1, 2, 3],
    [2, 1, 0, 3],
    [3, 0, 1, 2],
    [1, 0, 3, 2],
    [0, 3, 2, 1],
]
WHEEL: Final = [0, 2, 1, 2, 3, 1, 3, 2]  # R4: blue workers, clockwise from the anchor
HIGHEST_PRICE: Final = 3
FEWEST_BLUE: Final = 1
MOST_BLUE: Final = 3

WAREHOUSE: Final = 12  # R5
SMALLEST_WAREHOUSE: Final = 8
LARGEST_WAREHOUSE: Final = 20


@final
class PrintedBoard:
    """The figures that are printed on the board. All states of a game share a board and never change it."""

    def __init__(self, bonuses: list[int], prices: list[list[int]], wheel: list[int]) -> None:
        self.bonuses = bonuses
        """One for each place."""
        self.prices = prices
        """For each place the price of each item of a blue tile."""
        self.wheel = wheel
        """The blue workers at each distance from the anchor."""
        self.first_anchor = bonuses.index(THREE_WORKERS)
        """The place to which the anchor points in the first round."""


PRINTED_BOARD: Final = PrintedBoard(BONUS_ORDER, PRICES, WHEEL)

# Section 2.6.
START_COINS: Final = 15
START_WORKERS: Final = 4
START_VP: Final = 10
COPY_PRICE: Final = 4
EXTRA_PRICE: Final = 2
EXTRA_WORKERS: Final = 2
PAYOUT: Final = 2
CROWN_CAP: Final = 15  # R22
MOST_OF_A_REWARD: Final = 2
PASS_TILES: Final = 3
PENALTY: Final = [6, 3, 1, 0]
"""The cost of the unflipped pass tiles, by the number of flipped ones."""
PHASES: Final = 7
MOST_SHIPS: Final = 24  # R23
MOST_MIDDLES: Final = 2
MOST_DECKS: Final = 4
SHIP_VP: Final = [0, 2, 8, 20, 35]
GOODS_VP: Final = [0, 2, 5, 9, 14, 20]
FURTHER_GOOD_VP: Final = 5
LEFT_OVERS_PER_VP: Final = 3

MOST_ROUNDS: Final = 7
ROUNDS: Final = [0, 0, 4, 5, 5]
"""The rounds of a game, by the number of players."""

# Compensation, section 3, by number of players and place in the order of play (R6).
MORE_COINS: Final = [[], [], [0, 1], [0, 1, 2], [0, 1, 1, 2]]
MORE_WORKERS: Final = [[], [], [0, 0], [0, 0, 1], [0, 0, 1, 2]]

REWARD_CROWN_MAST: Final = 0
REWARD_CROWN_SAIL: Final = 1
REWARD_VP: Final = 2
REWARD_COINS: Final = 3
REWARD_WORKERS: Final = 4
REWARD_GOODS: Final = 5
REWARDS: Final = ["crown_mast", "crown_sail", "three_vp", "seven_talers", "three_workers", "two_goods"]
NUM_REWARDS: Final = 6
REWARD_SPACE: Final = [2, 1, 0, 0, 0, 2]
"""The warehouse spaces that each reward needs."""
REWARD_AMOUNT: Final = [1, 1, 3, 7, 3, 2]

# Stages, section 4: what the next decision is about.
CHOOSE_TILE: Final = 0
BONUS_PICK: Final = 1
ACT: Final = 2
PLACE: Final = 3
REWARD: Final = 4
GOODS_PICK: Final = 5
FREE_TILE: Final = 6
AFTER_MAIN: Final = 7
GAME_OVER: Final = 8
STAGE_NAMES: Final = [
    "choose_tile", "bonus_pick", "act", "placing", "reward", "goods_pick", "free_tile", "after_main",
    "game_over",
]  # fmt: skip

# The catalogue of actions, section 4.10: the number of the first action of each kind. Each follows from the
# kind before it. The kinds stand in the same order in ACTION_KEYS.
CHOOSE_ACTION: Final = 0
PASS: Final = CHOOSE_ACTION + NUM_KINDS
END_ACTION: Final = PASS + 1
END_TURN: Final = END_ACTION + 1
TAKE: Final = END_TURN + 1
"""Plus ITEMS for each blue kind before the tile's kind, plus the item."""
BUY: Final = TAKE + NUM_BLUE * ITEMS
"""Counted like TAKE."""
TRANSPORT_TILE: Final = BUY + NUM_BLUE * ITEMS
PLACE_WAREHOUSE: Final = TRANSPORT_TILE + NUM_TILES
PLACE_NEW: Final = PLACE_WAREHOUSE + 1
PLACE_SHIP: Final = PLACE_NEW + 1
TAKE_MONEY: Final = PLACE_SHIP + MOST_SHIPS
USE_CROWNS: Final = TAKE_MONEY + 1
DELIVER_SHIP: Final = USE_CROWNS + 1
EXTRA_ACTION: Final = DELIVER_SHIP + MOST_SHIPS
TAKE_REWARD: Final = EXTRA_ACTION + NUM_KINDS
NUM_ACTIONS: Final = TAKE_REWARD + NUM_REWARDS

SOLD: Final = [
    tile for kind in range(NUM_BLUE) for tile in TILES[FIRST_ITEM[kind] : FIRST_ITEM[kind] + ITEMS]
]
"""The sixteen tiles without a crown."""

ACTION_KEYS: Final[list[str]] = [
    *(f"choose:{kind}" for kind in KINDS),
    "pass",
    "end_action",
    "end_turn",
    *(f"take:{tile}" for tile in SOLD),
    *(f"buy:{tile}" for tile in SOLD),
    *(f"transport:{tile}" for tile in TILES),
    "place:warehouse",
    "place:new",
    *(f"place:ship_{ship}" for ship in range(MOST_SHIPS)),
    "money",
    "crowns",
    *(f"deliver:ship_{ship}" for ship in range(MOST_SHIPS)),
    *(f"extra:{kind}" for kind in KINDS),
    *(f"reward:{reward}" for reward in REWARDS),
]

# The number of decks limits the finished ships and so the rewards.
_ALL_DECKS: Final = TILE_COUNT[SINGLE] + TILE_COUNT[STERN] + TILE_COUNT[MIDDLE] + TILE_COUNT[BOW]


def longest_game(rounds: int) -> int:
    """The most decisions of a game with these rounds. Every use takes a worker, and workers are counted."""
    phases = rounds * PHASES
    turns = phases * MAX_PLAYERS
    workers = (
        MAX_PLAYERS * (START_WORKERS + 2 + EXTRA_WORKERS) + 3 * phases + MOST_BLUE * turns + 3 * _ALL_DECKS
    )
    uses = 2 * workers
    ends = 2 * turns + 2 * MAX_PLAYERS
    free_tiles = turns + MAX_PLAYERS
    rewards = 3 * _ALL_DECKS
    return 2 * phases + uses + ends + free_tiles + rewards


def tile_of(item: int) -> int:
    """The tile of a take or buy action, by its number among the sixteen."""
    return FIRST_ITEM[item // ITEMS] + item % ITEMS


def goods_vp(count: int) -> int:
    """The VP for this number of delivered goods of one kind. Section 2.6."""
    if count < len(GOODS_VP):
        return GOODS_VP[count]
    return GOODS_VP[-1] + FURTHER_GOOD_VP * (count - len(GOODS_VP) + 1)
