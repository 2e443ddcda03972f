"""Loads and dumps a position. The loader refuses each wrong part and names its place.

A position may lack tiles, for tests and puzzles. It may not have too many.
"""

from __future__ import annotations

from typing import Final

from harbourside.engine.facts import OptionValue
from harbourside.engine.fields import (
    NONE,
    BitSet,
    Boolean,
    Choice,
    Custom,
    Each,
    Fields,
    Inside,
    Integer,
    Numbers,
    Part,
    SeatField,
    SparseCounts,
    or_none,
    whole,
)
from harbourside.engine.game import Game
from harbourside.engine.reader import Reader
from harbourside.engine.rng import Rng
from harbourside.games.nauticus.checks import check, check_decision
from harbourside.games.nauticus.data import (
    CROWN_CAP,
    CROWN_MAST,
    CROWN_SAIL,
    FIRST_GOOD,
    FIRST_MAST,
    GAME_OVER,
    GOODS,
    ITEMS,
    KINDS,
    MIDDLE,
    MOST_BLUE,
    MOST_DECKS,
    MOST_OF_A_REWARD,
    MOST_SHIPS,
    NUM_TILES,
    PASS_TILES,
    PHASES,
    PLACES,
    REWARDS,
    SINGLE,
    STAGE_NAMES,
    TILE_COUNT,
    TILE_SIZE,
    TILES,
    PrintedBoard,
)
from harbourside.games.nauticus.rules.setup import rounds_of
from harbourside.games.nauticus.rules.ship import NO_GOODS, Ship, new_ship
from harbourside.games.nauticus.state import NauticusState, Player, count_crowns

PLENTY: Final = 999
"""The most coins, workers or points that the loader accepts. No game reaches this number."""


def new_player() -> Player:
    return Player(0, 0, 0, [], 0, [], NO_GOODS, 0, False, 0)


def _ships(part: Part) -> list[list[str]]:
    return [[TILES[tile] for tile in ship.tiles()] for ship in part.thing.ships]


def _read_ships(part: Part, reader: Reader) -> None:
    part.thing.ships = [_ship(reader, number) for number in range(len(reader.items("ships", 0, MOST_SHIPS)))]


def _ship(reader: Reader, number: int) -> Ship:
    """A ship from a list of its tiles, in the only order that matters: decks, masts, sails, goods."""
    where = f"ships[{number}]"
    given = reader.items("ships")[number]
    if not isinstance(given, list | tuple):
        raise reader.refuse(where, "not-a-list", value=str(type(given).__name__))
    if not 1 <= len(given) <= 4 * MOST_DECKS:
        raise reader.refuse(where, "wrong-length", length=len(given), least=1, most=4 * MOST_DECKS)
    tiles = []
    for i, name in enumerate(given):
        if not isinstance(name, str) or name not in TILES:
            raise reader.refuse(f"{where}[{i}]", "not-a-tile")
        tiles.append(TILES.index(name))
    tiles.sort()
    hulls = [tile for tile in tiles if tile < FIRST_MAST]
    if not hulls or not _is_hull(hulls):
        raise reader.refuse(where, "not-a-hull")
    # Ends come last, because they close the ship.
    ship = new_ship(hulls[0])
    for tile in sorted(hulls[1:], key=lambda tile: tile != MIDDLE) + tiles[len(hulls) :]:
        if not ship.may_take(tile):
            raise reader.refuse(where, "does-not-fit", tile=TILES[tile])
        ship = ship.with_tile(tile)
    return ship


def _is_hull(hulls: list[int]) -> bool:
    return hulls == [SINGLE] or SINGLE not in hulls


def _work_out_player(part: Part, reader: Reader) -> None:
    """Work out the spaces taken in the warehouse, and the crowns."""
    player: Player = part.thing
    player.spaces_used = sum(TILE_SIZE[tile] * player.warehouse[tile] for tile in range(NUM_TILES))
    player.crown_tiles = count_crowns(player.warehouse, player.ships)
    capacity: int = part.state.capacity
    if player.spaces_used > capacity:
        raise reader.refuse("warehouse", "warehouse-full", spaces=player.spaces_used, capacity=capacity)


def _tiles(part: Part) -> list[str]:
    return [KINDS[part.state.tile_place.index(place)] for place in range(PLACES)]


def _read_tiles(part: Part, reader: Reader) -> None:
    tiles = reader.choices("tiles", KINDS, PLACES, PLACES)
    if len(set(tiles)) < PLACES:
        raise reader.refuse("tiles", "tile-places")
    part.state.tile_place = [tiles.index(kind) for kind in range(PLACES)]


PLAYER_FIELDS: Final = Fields(
    Integer("coins", 0, PLENTY),
    Integer("workers", 0, PLENTY),
    Integer("vp", -PLENTY, PLENTY),
    SparseCounts("warehouse", TILES, TILE_COUNT),
    Custom("ships", _ships, _read_ships),
    SparseCounts("delivered", GOODS, TILE_COUNT[FIRST_GOOD:]),
    Integer("passes_flipped", 0, PASS_TILES),
    Boolean("extra_available"),
    check=_work_out_player,
)

REWARDS_TAKEN: Final = SparseCounts("taken", REWARDS, MOST_OF_A_REWARD, "rewards_taken")

FIELDS: Final = Fields(
    Choice("stage", STAGE_NAMES),
    SeatField("actor", or_none=True),
    Integer("round", 1, lambda part: int(part.state.rounds)),
    Integer("phase", 1, PHASES),
    SeatField("start_player"),
    SeatField("turns_taken"),
    Integer("anchor_place", 0, PLACES - 1),
    Integer("anchor_token", NONE, PLACES - 1),
    Custom("tiles", _tiles, _read_tiles),
    BitSet("used_tiles", KINDS),
    Choice("chosen", or_none(KINDS), "chosen_kind"),
    Inside(
        "execution",
        Fields(
            Choice("kind", or_none(KINDS)),
            Boolean("extra"),
            Boolean("main_done"),
            Integer("blue_left", 0, MOST_BLUE),
            Integer("uses", 0, PLENTY),
            Numbers("bought", 0, max(TILE_COUNT), ITEMS),
            Boolean("free_tile_done"),
            Integer("crown_vp", 0, CROWN_CAP),
        ),
    ),
    Choice("in_hand", or_none(TILES), "tile_in_hand"),
    Inside(
        "rewards",
        Fields(
            Integer("ship", 0, MOST_SHIPS - 1, "reward_ship"),
            Integer("due", 0, MOST_DECKS, "rewards_due"),
            REWARDS_TAKEN,
            Choice("first_good", or_none(TILES)),
        ),
    ),
    SparseCounts("supply", TILES, TILE_COUNT),
    Each("seats", "players", PLAYER_FIELDS, lambda part: new_player()),
)


def dump(state: NauticusState) -> dict[str, object]:
    return FIELDS.dump(whole(state))


def load(
    game: Game, seats: int, options: dict[str, OptionValue], rng: Rng, board: PrintedBoard, position: Reader
) -> NauticusState:
    """The state that dump() described."""
    rounds, capacity = rounds_of(options, seats), options["warehouse_capacity"]
    assert isinstance(capacity, int)
    state = NauticusState(game, seats, options, rng, board, rounds, capacity, [], [])
    FIELDS.load(whole(state), position)
    check(state, position)
    expected = NONE if state.stage == GAME_OVER else (state.start_player + state.turns_taken) % seats
    if state.actor != expected:
        raise position.refuse("actor", "wrong-actor", expected=expected)
    if state.tile_in_hand in (CROWN_MAST, CROWN_SAIL):
        state.players[state.actor].crown_tiles += 1
    check_decision(state, position)
    return state
