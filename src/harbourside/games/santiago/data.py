"""The rulebook's tables. docs/rules/santiago.md, section 2; R numbers are its rulings."""

from __future__ import annotations

from typing import Final

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
DEFAULT_PLAYERS: Final = 4

# Goods, section 2.1, in the order that is used everywhere. All except wood are trade goods.
SUGAR: Final = 0
FRUIT: Final = 1
TOBACCO: Final = 2
RUM: Final = 3
CIGARS: Final = 4
WOOD: Final = 5
GOODS: Final = ["sugar", "fruit", "tobacco", "rum", "cigars", "wood"]
NUM_GOODS: Final = 6
NUM_TRADE_GOODS: Final = 5
OTHER_GOODS: Final = NUM_TRADE_GOODS - 1
"""For how many other trade goods a trade good can be swapped."""
TOKENS_OF_EACH: Final = 8

# Demand dice, section 2.2: one for each trade good. The orange die has a 4 in place of a 1.
FACES: Final[list[list[int]]] = [
    [0, 1, 1, 2, 2, 3],
    [0, 1, 2, 2, 3, 4],
    [0, 1, 1, 2, 2, 3],
    [0, 1, 1, 2, 2, 3],
    [0, 1, 1, 2, 2, 3],
]
NUM_FACES: Final = 6
HIGHEST_FACE: Final = [3, 4, 3, 3, 3]

# The street, section 2.4: the harbour is stop 0, the Cubans lie on stops 1 to 9.
NUM_STOPS: Final = 10
HARBOUR_STOP: Final = 0

# Cubans, section 2.5.
PEDRO: Final = 0
JOSE: Final = 1
CONCHITA: Final = 2
MIGUEL: Final = 3
PABLO: Final = 4
MARIA: Final = 5
MARTINEZ: Final = 6
EL_ZORRO: Final = 7
ALONSO: Final = 8
CUBANS: Final = ["pedro", "jose", "conchita", "miguel", "pablo", "maria", "martinez", "el_zorro", "alonso"]
NUM_CUBANS: Final = 9
HARBOUR: Final = 9
"""Stands in the list of the street, whose other entries are Cubans."""
STOP_NAMES: Final[list[str]] = [*CUBANS, "harbour"]

# Flowers of Cubans and of building sites.
YELLOW: Final = 0
BLUE: Final = 1
RED: Final = 2
WHITE: Final = 3
NO_FLOWER: Final = -1
FLOWERS: Final = ["yellow", "blue", "red", "white"]
NUM_FLOWERS: Final = 4
SITES_OF_EACH: Final = 3
SITE_NAMES: Final[list[str]] = [
    f"{flower}_{number}" for flower in FLOWERS for number in range(1, SITES_OF_EACH + 1)
]

FLOWER_MAP: Final[list[int]] = [
    WHITE,  # Pedro
    YELLOW,  # José
    RED,  # Conchita: R2, inferred
    BLUE,  # Miguel
    BLUE,  # Pablo
    RED,  # Maria: R2, a guess between this and Martinez's
    YELLOW,  # Martinez: R2, a guess between this and Maria's
    NO_FLOWER,  # El Zorro
    WHITE,  # Alonso
]
RULED_FLOWERS: Final[list[int]] = [CONCHITA, MARIA, MARTINEZ]
"""R2: the Cubans whose flowers no print that we have shows."""

CUBAN_GOODS: Final[list[int]] = [TOBACCO, SUGAR, FRUIT, WOOD]
"""The goods that the first four Cubans give."""
CUBAN_GOODS_COUNT: Final = 2
MARIA_VP: Final = 2
MARTINEZ_PESOS: Final = 3

# Buildings, section 2.6.
BANK: Final = 0
CHURCH: Final = 1
DISTILLERY: Final = 2
CIGAR_FACTORY: Final = 3
BLACK_MARKET: Final = 4
SAWMILL: Final = 5
CAFE: Final = 6
CUSTOMS_HOUSE: Final = 7
CASINO: Final = 8
PORT_AUTHORITY: Final = 9
TRADE_OFFICE: Final = 10
NEWSPAPER: Final = 11
BUILDINGS: Final = [
    "bank",
    "church",
    "distillery",
    "cigar_factory",
    "black_market",
    "sawmill",
    "cafe",
    "customs_house",
    "casino",
    "port_authority",
    "trade_office",
    "newspaper",
]
NUM_BUILDINGS: Final = 12
NEEDS_SHIP: Final = [CUSTOMS_HOUSE, PORT_AUTHORITY, TRADE_OFFICE]
BANK_PESOS: Final = 2
CHURCH_VP: Final = 1
SAWMILL_VP: Final = 1
SAWMILL_PESOS: Final = 1
CAFE_VP: Final = 2
CASINO_PESOS: Final = 3
"""The price at which one VP is bought and sold."""
OFFICE_VP: Final = 2
NEWSPAPER_PESOS: Final = 1
OWNER_VP: Final = 1
WOOD_VP: Final = 1

# Tracks, section 2.7.
FIRST_VALUE: Final = 2
LAST_VALUE: Final = 4
NUM_SHIPS: Final = 7

# Set-up, section 3.
START_PESOS: Final = 3
START_VP: Final = 2
START_GOODS: Final[list[int]] = [1, 1, 1, 0, 0, 0]
OWNERSHIP_TOKENS: Final = 3

GOODS_FOR_VP: Final = 3
"""Section 5: this number of tokens of any kinds is worth one VP at the end."""
LONGEST_DRIVE: Final = 10  # R4

NONE: Final = -1
"""No building, no good, no owner."""

# Phases, section 4.2.
DRIVE_PHASE: Final = 0
SET_ASIDE_PHASE: Final = 1
GIVE_PHASE: Final = 2
PABLO_PHASE: Final = 3
ALONSO_PHASE: Final = 4
ENTER_PHASE: Final = 5
USE_PHASE: Final = 6
LOAD_PHASE: Final = 7
GAME_OVER: Final = 8
PHASE_NAMES: Final = [
    "drive",
    "set_aside",
    "give",
    "pablo_helps",
    "alonso_helps",
    "enter",
    "use",
    "load",
    "game_over",
]

# R18: the direction in which the casino is used.
CASINO_OPEN: Final = 0
CASINO_BUYING: Final = 1
CASINO_SELLING: Final = 2
CASINO_NAMES: Final = ["", "buy_vp", "sell_vp"]

LONGEST_GAME: Final = 2000
"""Not a rule: the rules set no limit, because the port authority may move the marker back again and again.
Random games take about 270 decisions, and none of 100,000 came near this number."""
MOST_TURNS: Final = 100_000
MOST_HELD: Final = 100 * MOST_TURNS
"""The most pesos or VP that the loader accepts. They never run out (R1), but MOST_TURNS turns give fewer."""

FIRST_LOAD: Final[list[int]] = [0, 3, 7, 10, 13]
"""Where each good's loads begin in LOAD and LOAD_WOOD: one load for each number up to its highest face."""
NUM_LOADS: Final = 16
LOADED_GOOD: Final[list[int]] = [good for good in range(NUM_TRADE_GOODS) for _ in range(HIGHEST_FACE[good])]
LOADED_COUNT: Final[list[int]] = [
    count for good in range(NUM_TRADE_GOODS) for count in range(1, HIGHEST_FACE[good] + 1)
]

# The catalogue of actions, section 4.11: the number of the first action of each kind. Each follows from the
# kind before it. The kinds stand in the same order in ACTION_KEYS.
DRIVE: Final = 0
"""Plus the number of stops, minus one."""
SET_ASIDE: Final = DRIVE + LONGEST_DRIVE
GIVE_PESO: Final = SET_ASIDE + NUM_TRADE_GOODS
GIVE_VP: Final = GIVE_PESO + 1
GIVE: Final = GIVE_VP + 1
TAKE: Final = GIVE + NUM_TRADE_GOODS
"""Plus the good that Pablo gives."""
CLAIM: Final = TAKE + NUM_TRADE_GOODS
USE_OWN: Final = CLAIM + NUM_BUILDINGS
ENTER: Final = USE_OWN + NUM_BUILDINGS
DISTIL: Final = ENTER + NUM_BUILDINGS
"""Plus the number of tokens, minus one. ROLL_CIGARS is counted likewise."""
ROLL_CIGARS: Final = DISTIL + TOKENS_OF_EACH
SWAP: Final = ROLL_CIGARS + TOKENS_OF_EACH
"""Plus OTHER_GOODS for each good before the given one, plus the place of the taken good among the others."""
SAW: Final = SWAP + NUM_TRADE_GOODS * OTHER_GOODS
CAFE_RUM: Final = SAW + 1
CAFE_CIGARS: Final = CAFE_RUM + 1
CAFE_BOTH: Final = CAFE_CIGARS + 1
CUSTOMS: Final = CAFE_BOTH + 1
BUY_VP: Final = CUSTOMS + NUM_TRADE_GOODS
SELL_VP: Final = BUY_VP + 1
PORT_LEFT: Final = SELL_VP + 1
PORT_RIGHT: Final = PORT_LEFT + 1
OFFICE: Final = PORT_RIGHT + 1
FLIP: Final = OFFICE + NUM_TRADE_GOODS
LOAD: Final = FLIP + NUM_CUBANS
LOAD_WOOD: Final = LOAD + NUM_LOADS
PASS: Final = LOAD_WOOD + NUM_LOADS
SKIP: Final = PASS + 1
NUM_ACTIONS: Final = SKIP + 1

# R34: players give each other nothing except gifts for El Zorro.
_TRADE_GOODS: Final = GOODS[:NUM_TRADE_GOODS]
_LOADS: Final[list[str]] = [f"{GOODS[LOADED_GOOD[load]]}@{LOADED_COUNT[load]}" for load in range(NUM_LOADS)]

ACTION_KEYS: Final[list[str]] = [
    *(f"drive:{stops}" for stops in range(1, LONGEST_DRIVE + 1)),
    *(f"set_aside:{good}" for good in _TRADE_GOODS),
    "give:peso",
    "give:vp",
    *(f"give:{good}" for good in _TRADE_GOODS),
    *(f"pablo:{good}" for good in _TRADE_GOODS),
    *(f"claim:{building}" for building in BUILDINGS),
    *(f"use_own:{building}" for building in BUILDINGS),
    *(f"enter:{building}" for building in BUILDINGS),
    *(f"distil:{count}" for count in range(1, TOKENS_OF_EACH + 1)),
    *(f"roll:{count}" for count in range(1, TOKENS_OF_EACH + 1)),
    *(f"swap:{given}@{taken}" for given in _TRADE_GOODS for taken in _TRADE_GOODS if taken != given),
    "saw",
    "cafe:rum",
    "cafe:cigars",
    "cafe:both",
    *(f"customs:{good}" for good in _TRADE_GOODS),
    "casino:buy_vp",
    "casino:sell_vp",
    "port:left",
    "port:right",
    *(f"office:{good}" for good in _TRADE_GOODS),
    *(f"flip:{cuban}" for cuban in CUBANS),
    *(f"load:{load}" for load in _LOADS),
    *(f"wood:{load}" for load in _LOADS),
    "pass",
    "skip",
]


def swap_action(given: int, taken: int) -> int:
    """The action that swaps one trade good for another kind."""
    return SWAP + OTHER_GOODS * given + (taken if taken < given else taken - 1)


def swap_given(action: int) -> int:
    return (action - SWAP) // OTHER_GOODS


def swap_taken(action: int) -> int:
    given = (action - SWAP) // OTHER_GOODS
    other = (action - SWAP) % OTHER_GOODS
    return other if other < given else other + 1
