"""The rulebook's tables. docs/rules/puerto_rico.md, sections 2, 3 and 4.2; R numbers are its rulings."""

from __future__ import annotations

from typing import Final

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 5
DEFAULT_PLAYERS: Final = 4

# Kinds of tiles in catalogue order: plantations (numbered like their goods), quarry, buildings 1 to 45.
CORN: Final = 0
INDIGO: Final = 1
SUGAR: Final = 2
TOBACCO: Final = 3
COFFEE: Final = 4
NUM_GOODS: Final = 5
QUARRY: Final = 5
FIRST_BUILDING: Final = 6
SMALL_INDIGO_PLANT: Final = 6
SMALL_SUGAR_MILL: Final = 7
INDIGO_PLANT: Final = 8
SUGAR_MILL: Final = 9
TOBACCO_STORAGE: Final = 10
COFFEE_ROASTER: Final = 11
SMALL_MARKET: Final = 12
HACIENDA: Final = 13
CONSTRUCTION_HUT: Final = 14
SMALL_WAREHOUSE: Final = 15
HOSPICE: Final = 16
OFFICE: Final = 17
LARGE_MARKET: Final = 18
LARGE_WAREHOUSE: Final = 19
FACTORY: Final = 20
UNIVERSITY: Final = 21
HARBOR: Final = 22
WHARF: Final = 23
GUILD_HALL: Final = 24
RESIDENCE: Final = 25
FORTRESS: Final = 26
CUSTOMS_HOUSE: Final = 27
CITY_HALL: Final = 28
AQUEDUCT: Final = 29
BLACK_MARKET: Final = 30
FOREST_HOUSE: Final = 31
STOREHOUSE: Final = 32
GUESTHOUSE: Final = 33
TRADING_POST: Final = 34
CHURCH: Final = 35
SMALL_WHARF: Final = 36
LIGHTHOUSE: Final = 37
LIBRARY: Final = 38
SPECIALTY_FACTORY: Final = 39
UNION_HALL: Final = 40
CLOISTER: Final = 41
STATUE: Final = 42
LAND_OFFICE: Final = 43
CHAPEL: Final = 44
HUNTING_LODGE: Final = 45
MASONS_GUILD: Final = 46
ROYAL_SUPPLIER: Final = 47
VILLA: Final = 48
JEWELER: Final = 49
ROYAL_GARDEN: Final = 50
NUM_KINDS: Final = 51
FIRST_UTILITY: Final = SMALL_MARKET
FIRST_NEW_BUILDING: Final = AQUEDUCT
FIRST_NOBLE_BUILDING: Final = LAND_OFFICE

GOODS: Final = ["corn", "indigo", "sugar", "tobacco", "coffee"]
PRICES: Final = [0, 1, 2, 3, 4]
GOODS_TOKENS: Final = [10, 11, 11, 9, 9]
MOST_GOODS: Final = sum(GOODS_TOKENS)
PLANTATIONS: Final = [10, 12, 11, 9, 8]
QUARRIES: Final = 8
# Section 3: the two-player variant takes pieces out.
GOODS_TOKENS_2P: Final = [8, 9, 9, 7, 7]
PLANTATIONS_2P: Final = [7, 9, 8, 6, 5]
QUARRIES_2P: Final = 5

_BUILDINGS: Final = [
    # name, cost, VP, group, circles: section 2.4
    ("small_indigo_plant", 1, 1, 1, 1),
    ("small_sugar_mill", 2, 1, 1, 1),
    ("indigo_plant", 3, 2, 2, 3),
    ("sugar_mill", 4, 2, 2, 3),
    ("tobacco_storage", 5, 3, 3, 3),
    ("coffee_roaster", 6, 3, 3, 2),
    ("small_market", 1, 1, 1, 1),
    ("hacienda", 2, 1, 1, 1),
    ("construction_hut", 2, 1, 1, 1),
    ("small_warehouse", 3, 1, 1, 1),
    ("hospice", 4, 2, 2, 1),
    ("office", 5, 2, 2, 1),
    ("large_market", 5, 2, 2, 1),
    ("large_warehouse", 6, 2, 2, 1),
    ("factory", 7, 3, 3, 1),
    ("university", 8, 3, 3, 1),
    ("harbor", 8, 3, 3, 1),
    ("wharf", 9, 3, 3, 1),
    ("guild_hall", 10, 4, 4, 1),
    ("residence", 10, 4, 4, 1),
    ("fortress", 10, 4, 4, 1),
    ("customs_house", 10, 4, 4, 1),
    ("city_hall", 10, 4, 4, 1),
    ("aqueduct", 1, 1, 1, 1),
    ("black_market", 2, 1, 1, 1),
    ("forest_house", 2, 1, 1, 1),
    ("storehouse", 3, 1, 1, 1),
    ("guesthouse", 4, 2, 2, 2),
    ("trading_post", 5, 2, 2, 1),
    ("church", 5, 2, 2, 1),
    ("small_wharf", 6, 2, 2, 1),
    ("lighthouse", 7, 3, 3, 1),
    ("library", 8, 3, 3, 1),
    ("specialty_factory", 8, 3, 3, 1),
    ("union_hall", 9, 3, 3, 1),
    ("cloister", 10, 4, 4, 1),
    ("statue", 10, 8, 4, 0),
    ("land_office", 2, 1, 1, 1),
    ("chapel", 3, 1, 1, 1),
    ("hunting_lodge", 4, 2, 2, 1),
    ("masons_guild", 5, 2, 2, 1),
    ("royal_supplier", 6, 2, 2, 1),
    ("villa", 7, 3, 3, 1),
    ("jeweler", 8, 3, 3, 1),
    ("royal_garden", 10, 4, 4, 1),
]
KIND_NAMES: Final[list[str]] = [*GOODS, "quarry", *(row[0] for row in _BUILDINGS)]
COST: Final[list[int]] = [0] * FIRST_BUILDING + [row[1] for row in _BUILDINGS]
POINTS: Final[list[int]] = [0] * FIRST_BUILDING + [row[2] for row in _BUILDINGS]
GROUP: Final[list[int]] = [0] * FIRST_BUILDING + [row[3] for row in _BUILDINGS]
CIRCLES: Final[list[int]] = [1] * FIRST_BUILDING + [row[4] for row in _BUILDINGS]
MOST_CIRCLES: Final = max(CIRCLES)
LARGE_GROUP: Final = 4
"""Buildings of this group are large: they take two city spaces."""
NO_KINDS: Final[list[int]] = [0] * NUM_KINDS
NO_GOODS: Final[list[int]] = [0] * NUM_GOODS

# R14: production buildings, the jeweler among them (R4), may be owned twice.
PRODUCTION: Final[list[bool]] = [
    kind == JEWELER or FIRST_BUILDING <= kind < FIRST_UTILITY for kind in range(NUM_KINDS)
]
BALANCED_COST: Final[list[int]] = [
    {FACTORY: 8, UNIVERSITY: 7}.get(kind, COST[kind]) for kind in range(NUM_KINDS)
]
"""The option balanced_prices."""

# Copies: section 2.4, for three to five players and for two.
COPIES: Final[list[int]] = [
    0 if kind < FIRST_BUILDING
    else 4 if kind < INDIGO_PLANT
    else 3 if kind < FIRST_UTILITY
    else 1 if GROUP[kind] == LARGE_GROUP
    else 2
    for kind in range(NUM_KINDS)
]  # fmt: skip
COPIES_2P: Final[list[int]] = [
    0 if kind < FIRST_BUILDING else 2 if PRODUCTION[kind] else 1 for kind in range(NUM_KINDS)
]

RURAL_SPACES: Final = 12
CITY_SPACES: Final = 12
CITY_COLUMNS: Final = 4  # R2: one large building for each column

# Set-up by the number of players, section 3.
DOUBLOONS: Final = [0, 0, 3, 2, 3, 4]
INDIGO_STARTS: Final = [0, 0, 1, 2, 2, 3]
"""How many players start with indigo, counted from the governor. The others start with corn."""
SHIPS: Final[list[list[int]]] = [[], [], [4, 6], [4, 5, 6], [5, 6, 7], [6, 7, 8]]
VP_POOL: Final = [0, 0, 65, 76, 101, 126]
VP_POOL_FIRST_EDITION: Final = [0, 0, 65, 75, 100, 122]
WORKERS: Final = [0, 0, 40, 55, 75, 95]
PICKS: Final = [0, 0, 6, 3, 4, 5]
ALL_WORKERS: Final = 100
NOBLES: Final = 20

# Draft spaces by price, section 3. The second table has the red spaces of module II too.
DRAFT_SPACES: Final = [0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5]
DRAFT_SPACES_RED: Final = [0, 1, 3, 2, 2, 3, 2, 2, 2, 1, 6]

MARKET_SPACES: Final = 4
FACTORY_INCOME: Final = [0, 0, 1, 2, 3, 5]
CHURCH_POINTS: Final = [0, 0, 1, 1, 2]
GUILD_SAVES: Final = 1
"""What the masons' guild with a worker takes off groups 1 to 3. With a noble it takes off large buildings:"""
GUILD_SAVES_LARGE: Final = 2
RESIDENCE_POINTS: Final = [4, 5, 6, 7]
"""For at most 9, for 10, for 11 and for 12 filled rural spaces."""
CLOISTER_POINTS: Final = [0, 1, 3, 6, 10]
CLOISTER_SET: Final = 3
FORTRESS_PEOPLE: Final = 3
CUSTOMS_POINTS: Final = 4
STOREHOUSE_SPACES: Final = 3
FIRST_EDITION_WHARF: Final = 11
LARGE_PRODUCTION_POINTS: Final = 2
HUNTING_LODGE_POINTS: Final = 2
PIRATE_SHARE: Final = 3
RAID_SHARE: Final = 3
CAPTOR_FEE: Final = 3
FESTIVAL_CROP: Final = 3
FESTIVAL_WORKERS: Final = 3
FESTIVAL_DOUBLOONS: Final = 3
FESTIVAL_POINTS: Final = 3
FESTIVAL_GOODS: Final = 3
FESTIVAL_TOKENS_EACH: Final = 3
FESTIVAL_GROUP: Final = 3
MAX_ROUNDS: Final = 60  # R20
LONGEST_ROUND: Final = 1000
"""No round has more decisions. The draft counts with the first round."""

# Phases: the roles, then the phases without a role card.
SETTLER: Final = 0
MAYOR: Final = 1
BUILDER: Final = 2
CRAFTSMAN: Final = 3
TRADER: Final = 4
CAPTAIN: Final = 5
PROSPECTOR_1: Final = 6
PROSPECTOR_2: Final = 7
BUCCANEER: Final = 8
NUM_ROLES: Final = 9
PICK_BITS: Final = 4
"""A role's number takes this many bits."""
DRAFTING: Final = 9
ROUND: Final = 10
ENDING: Final = 11
GAME_OVER: Final = 12
ROLES: Final = [
    "settler", "mayor", "builder", "craftsman", "trader", "captain",
    "prospector_1", "prospector_2", "buccaneer",
]  # fmt: skip
PHASE_NAMES: Final = [*ROLES, "drafting", "round", "ending", "game_over"]

# Why the game ends, as bits.
END_WORKERS: Final = 1
END_CITY: Final = 2
END_VP: Final = 4
END_NAMES: Final = ["end_workers", "end_city", "end_vp"]

NOBODY: Final = -1
NONE: Final = -1

# Decisions (nodes), section 5.
GO_ON: Final = 0
"""No decision is due: the phase goes on."""
DRAFT: Final = 1
CHOOSE_ROLE: Final = 2
SETTLE: Final = 3
FOREST: Final = 4
HOSPICE_ASKS: Final = 5
SETTLE_AGAIN: Final = 6
HUNT: Final = 7
MAYOR_PRIVILEGE: Final = 8
HIRE: Final = 9
ASSIGN_NOBLES: Final = 10
ASSIGN_WORKERS: Final = 11
BUILD_ONE: Final = 12
BLACK_MARKET_PAYS: Final = 13
UNIVERSITY_ASKS: Final = 14
CRAFT: Final = 15
TRADE: Final = 16
LAND_DISCARD: Final = 17
ROYAL_SUPPLY: Final = 18
LOAD_SHIP: Final = 19
SMALL_WHARF_COUNT: Final = 20
STORE_KIND: Final = 21
STORE_ONE: Final = 22
BUCCANEER_ACTS: Final = 23
KEEP_LOOT: Final = 24
RAID_PLACES: Final = 25
GUEST_WINDOW: Final = 26
GUEST_TARGET: Final = 27
OVER: Final = 28
VP_ASKED: Final = 29
DOUBLOONS_ASKED: Final = 30
GOODS_ASKED: Final = 31
PEOPLE_ASKED: Final = 32
NODES: Final = [
    "go_on", "draft", "role", "settler", "forest", "hospice", "settler_again", "hunt", "mayor_privilege",
    "hire", "assign_nobles", "assign_workers", "build", "black_market", "university", "craft", "trade",
    "land_discard", "royal_supply", "load", "small_wharf", "store_kind", "store_one", "buccaneer",
    "keep_loot", "raid", "guest_window", "guest_target", "over", "vp_asked", "doubloons_asked",
    "goods_asked", "people_asked",
]  # fmt: skip
NODE_NAMES: Final[list[str]] = [f"node_{node}" for node in NODES]
"""What decisions are called in words and in descriptions."""

# Stages: how far a phase is. A phase that only goes from player to player has none.
NO_STAGE: Final = 0
SETTLER_TURNS: Final = 1
LIBRARY_WINDOW: Final = 2
LIBRARY_TURN: Final = 3
LODGE_WINDOW: Final = 4
LODGE_TURN: Final = 5
MAYOR_WINDOWS: Final = 6
EXTRA_WORKERS: Final = 7
HIRING: Final = 8
LIFTING: Final = 9
PLACING: Final = 10
HIRING_ASKED: Final = 11
"""Hiring in which every player is asked first (R52)."""
CRAFT_WINDOW: Final = 12
PRODUCING: Final = 13
CRAFT_PRIVILEGE: Final = 14
CRAFT_INCOME: Final = 15
LOADING: Final = 16
STORAGE_WINDOW: Final = 17
STORAGE_BEGINS: Final = 18
STORING: Final = 19
PROSPECTING: Final = 20
PROSPECTED: Final = 21
BUCCANEER_CHOICE: Final = 22
RAIDING: Final = 23
BUCCANEER_DONE: Final = 24
PLUNDERING: Final = 25
"""The Market is emptied after the player has taken or declined its VP."""
STAGE_NAMES: Final = [
    "", "settler_turns", "library_window", "library_turn", "lodge_window", "lodge_turn",
    "mayor_windows", "extra_workers", "hiring", "lifting", "placing", "hiring_asked",
    "craft_window", "producing", "craft_privilege", "craft_income",
    "loading", "storage_window", "storage_begins", "storing", "prospecting", "prospected",
    "buccaneer_choice", "raiding", "buccaneer_done", "plundering",
]  # fmt: skip
FIRST_STAGE: Final = [
    SETTLER_TURNS, MAYOR_WINDOWS, NO_STAGE, CRAFT_WINDOW, NO_STAGE, LOADING, PROSPECTING, PROSPECTING,
    BUCCANEER_CHOICE,
]  # fmt: skip
"""By role."""

# What a player has done in this phase, as bits of Player.done. Each bit means one thing in all phases.
DREW: Final = 1 << 0
"""The hacienda has drawn."""
HUNTED: Final = 1 << 1
"""The hunting lodge has had its turn."""
RECEIVED: Final = 1 << 2
"""Somebody has come to the player."""
HIRES: Final = 1 << 3
HIRES_NOBODY: Final = 1 << 4
SETTLED_VILLA: Final = 1 << 5
"""The villa's person was taken or declined."""
PASSED_PRIVILEGE: Final = 1 << 6
"""The craftsman wants no more privilege goods."""
SOLD: Final = 1 << 7
BOUGHT_LAND: Final = 1 << 8
SOLD_LAND: Final = 1 << 9
HAD_WINDOW: Final = 1 << 10
"""Has had the guest window of the first captain turn."""
ARRIVED: Final = 1 << 11
"""Has had the gains of the first captain turn."""
SUPPLIED: Final = 1 << 12
"""Has finished with the royal supplier."""
LOADED: Final = 1 << 13
"""Has loaded: the captain's privilege is for the first load only."""
USED_WHARF: Final = 1 << 14
USED_SMALL_WHARF: Final = 1 << 15
DONE_NAMES: Final = [
    "drew", "hunted", "received", "hires", "hires_nobody", "settled_villa", "passed_privilege", "sold",
    "bought_land", "sold_land", "had_window", "arrived", "supplied", "loaded", "used_wharf",
    "used_small_wharf",
]  # fmt: skip

# Where a tile that is laid comes from.
FROM_ROW: Final = 0
FROM_HACIENDA: Final = 1
FROM_LIBRARY: Final = 2
FROM_LAND_OFFICE: Final = 3
SOURCES: Final = ["row", "hacienda", "library", "land_office"]

# What the black market has taken for a building, as bits.
PAID_GOOD: Final = 1
PAID_WORKER: Final = 2
PAID_VP: Final = 4
PAID_NAMES: Final = ["good", "worker", "vp"]

# The option optional_gains: when somebody is asked whether to take a gain (R52).
NEVER: Final = 0
WHEN_IT_MATTERS: Final = 1
ALWAYS: Final = 2
ASKING_NAMES: Final = ["never", "when_it_matters", "always"]

# Gains that can be declined. Gains of one sequence stand together, in the order of the sequence.
NO_GAIN: Final = 0
AQUEDUCT_GAIN: Final = 1
FACTORY_GAIN: Final = 2
SPECIALTY_GAIN: Final = 3
CHAPEL_GAIN: Final = 4
JEWELER_GAIN: Final = 5
FESTIVAL_GOODS_GAIN: Final = 6
ARRIVAL_GAIN: Final = 7
"""The lighthouse's doubloon for being the captain."""
UNION_HALL_GAIN: Final = 8
HARBOR_GAIN: Final = 9
PRIVILEGE_GAIN: Final = 10
LIGHTHOUSE_GAIN: Final = 11
CHURCH_GAIN: Final = 12
FESTIVAL_BUILDING_GAIN: Final = 13
LAST_IN_SEQUENCE: Final = 13
LODGE_GAIN: Final = 14
FESTIVAL_CROP_GAIN: Final = 15
PROSPECTOR_GAIN: Final = 16
PLUNDER_GAIN: Final = 17
PRODUCTION_GAIN: Final = 18
HIRING_GAIN: Final = 19
VILLA_GAIN: Final = 20
GAIN_NAMES: Final = [
    "", "aqueduct", "factory", "specialty_factory", "chapel", "jeweler", "festival_goods", "arrival",
    "union_hall", "harbor", "captain", "lighthouse", "church", "festival_building", "hunting_lodge",
    "festival_crop", "prospector", "plunder", "production", "hiring", "villa",
]  # fmt: skip
GAIN_SOURCES: Final = [
    "", "aqueduct", "factory", "specialty_factory", "chapel", "jeweler", "festival", "lighthouse",
    "union_hall", "harbor", "captain", "lighthouse", "church", "festival", "hunting_lodge",
    "festival", "prospector_1", "plunder", "production", "hiring", "villa",
]  # fmt: skip
"""Where each gain comes from, as events and questions name it."""
GAIN_NODES: Final = [
    GO_ON, GOODS_ASKED, DOUBLOONS_ASKED, DOUBLOONS_ASKED, DOUBLOONS_ASKED, DOUBLOONS_ASKED, DOUBLOONS_ASKED,
    DOUBLOONS_ASKED, VP_ASKED, VP_ASKED, VP_ASKED, DOUBLOONS_ASKED, VP_ASKED, VP_ASKED, VP_ASKED,
    PEOPLE_ASKED, DOUBLOONS_ASKED, VP_ASKED, GOODS_ASKED, PEOPLE_ASKED, PEOPLE_ASKED,
]  # fmt: skip
"""The question for each gain. If a noble works in the chapel, it is VP_ASKED there."""

# The catalogue of actions, section 4.2: the number of the first action of each kind. Each follows from the
# kind before it. The kinds stand in the same order in ACTION_KEYS.
MOST_SHIPS: Final = 3
MOST_COUNT: Final = 12
NUM_DRAFT_KINDS: Final = NUM_KINDS - FIRST_UTILITY - 1
"""Utility buildings. The jeweler is none (R4)."""
NUM_PLACES: Final = NUM_KINDS + 1
"""All kinds but the statue, which has no circle; the forest; San Juan."""
ROLE: Final = 0
DRAFT_KIND: Final = ROLE + NUM_ROLES
BUILD: Final = DRAFT_KIND + NUM_DRAFT_KINDS
TAKE: Final = BUILD + NUM_KINDS - FIRST_BUILDING
HACIENDA_DRAW: Final = TAKE + FIRST_BUILDING
AS_PLANTATION: Final = HACIENDA_DRAW + 1
AS_FOREST: Final = AS_PLANTATION + 1
YES: Final = AS_FOREST + 1
NO: Final = YES + 1
COUNT: Final = NO + 1
TILE: Final = COUNT + MOST_COUNT + 1
MAGISTRATE: Final = TILE + NUM_PLACES
"""A worker; plus 1: a noble."""
GOOD: Final = MAGISTRATE + 2
STORE: Final = GOOD + NUM_GOODS
SELL: Final = STORE + NUM_GOODS
SELL_POST: Final = SELL + NUM_GOODS
LAND_BUY: Final = SELL_POST + NUM_GOODS
LAND_SELL: Final = LAND_BUY + 1
LOAD: Final = LAND_SELL + 1
"""Plus MOST_SHIPS for each good before, plus the ship."""
USE_WHARF: Final = LOAD + NUM_GOODS * MOST_SHIPS
USE_SMALL_WHARF: Final = USE_WHARF + NUM_GOODS
PAY_VP: Final = USE_SMALL_WHARF + 1
GUEST: Final = PAY_VP + 1
"""A worker; plus 1: a noble."""
PIRACY: Final = GUEST + 2
PLUNDER: Final = PIRACY + MOST_SHIPS
RAID: Final = PLUNDER + 1
CAPTURE: Final = RAID + 1
PASS: Final = CAPTURE + BUCCANEER
NUM_ACTIONS: Final = PASS + 1

# Places of the actions tile:<place>: island kinds, forest, San Juan, buildings with a circle.
PLACE_FOREST: Final = 6
PLACE_SAN_JUAN: Final = 7
FOREST_NAME: Final = "forest"
PLACE_KINDS: Final[list[int]] = [
    *range(FIRST_BUILDING),
    NONE,
    NONE,
    *(kind for kind in range(FIRST_BUILDING, NUM_KINDS) if kind != STATUE),
]
"""The kind of each place. Forest and San Juan have none."""
PLACE_NAMES: Final[list[str]] = [
    *KIND_NAMES[:FIRST_BUILDING],
    FOREST_NAME,
    "san_juan",
    *(KIND_NAMES[kind] for kind in PLACE_KINDS[PLACE_SAN_JUAN + 1 :]),
]
TILE_ACTION: Final[list[int]] = [
    TILE + PLACE_KINDS.index(kind) if kind != STATUE else NONE for kind in range(NUM_KINDS)
]
"""The action tile:<kind>. The statue has none, because it has no circle."""

# R4: the jeweler is not drafted, because it is no utility building.
DRAFT_KINDS: Final[list[int]] = [kind for kind in range(FIRST_UTILITY, NUM_KINDS) if kind != JEWELER]

ACTION_KEYS: Final[list[str]] = [
    *(f"role:{role}" for role in ROLES),
    *(f"draft:{KIND_NAMES[kind]}" for kind in DRAFT_KINDS),
    *(f"build:{name}" for name in KIND_NAMES[FIRST_BUILDING:]),
    *(f"take:{name}" for name in KIND_NAMES[:FIRST_BUILDING]),
    "hacienda_draw",
    "as_plantation",
    "as_forest",
    "yes",
    "no",
    *(f"count:{count}" for count in range(MOST_COUNT + 1)),
    *(f"tile:{name}" for name in PLACE_NAMES),
    "magistrate:worker",
    "magistrate:noble",
    *(f"good:{good}" for good in GOODS),
    *(f"store:{good}" for good in GOODS),
    *(f"sell:{good}" for good in GOODS),
    *(f"sell_post:{good}" for good in GOODS),
    "land_buy",
    "land_sell",
    *(f"load:{good}@{ship}" for good in GOODS for ship in range(MOST_SHIPS)),
    *(f"wharf:{good}" for good in GOODS),
    "small_wharf",
    "pay_vp",
    "guest:worker",
    "guest:noble",
    *(f"piracy:{ship}" for ship in range(MOST_SHIPS)),
    "plunder",
    "raid",
    *(f"capture:{role}" for role in ROLES[:BUCCANEER]),
    "pass",
]
