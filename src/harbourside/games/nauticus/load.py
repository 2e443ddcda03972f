"""Reading a position back: one that can be played on is taken, anything else refused with its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harbourside.games.nauticus.data import (
    ACT,
    AFTER_MAIN,
    BONUS_PICK,
    BONUS_TILES,
    BUY_SAILS,
    CHOOSE_TILE,
    CROWN_CAP,
    CROWN_MAST,
    CROWN_SAIL,
    CROWNS,
    FIRST_GOOD,
    FIRST_ITEM,
    FIRST_MAST,
    FREE_TILE,
    GAME_OVER,
    GOODS,
    GOODS_PICK,
    ITEMS,
    KINDS,
    MIDDLE,
    MOST_BLUE,
    MOST_DECKS,
    MOST_OF_A_REWARD,
    MOST_SHIPS,
    NO_KIND,
    NO_PLACE,
    NO_TILE,
    NUM_BLUE,
    NUM_REWARDS,
    NUM_TILES,
    PASS_TILES,
    PHASES,
    PLACE,
    PLACES,
    REWARD,
    REWARD_GOODS,
    REWARDS,
    SINGLE,
    STAGES,
    TILE_COUNT,
    TILE_SIZE,
    TILES,
    TRANSPORT,
    Board,
)
from harbourside.games.nauticus.rules.free_tile import all_four_bought
from harbourside.games.nauticus.rules.ship import Ship, new_ship
from harbourside.games.nauticus.state import NauticusState, Player, count_crowns, rounds_of

if TYPE_CHECKING:
    from harbourside.engine.facts import OptionValue
    from harbourside.engine.game import Game
    from harbourside.engine.reader import Reader
    from harbourside.engine.rng import Rng

PLENTY: Final = 999
"""More coins, workers or points than any game brings."""


def load(
    game: Game, seats: int, options: dict[str, OptionValue], rng: Rng, board: Board, position: Reader
) -> NauticusState:
    """The state that dump() described. It may lack tiles, for tests and puzzles, but not have too many."""
    position.only(
        "stage", "actor", "round", "phase", "start_player", "turns_taken", "anchor_place", "anchor_token",
        "tiles", "used_tiles", "chosen", "execution", "in_hand", "rewards", "supply", "seats",
    )  # fmt: skip
    rounds, capacity = rounds_of(options, seats), options["warehouse_capacity"]
    assert isinstance(capacity, int)
    supply = _counts(position, "supply", TILES, TILE_COUNT)
    players = [read_player(reader, capacity) for reader in position.each("seats", seats, seats)]
    state = NauticusState(game, seats, options, rng, board, rounds, capacity, supply, players)
    state.stage = position.choice("stage", STAGES)
    state.round = position.integer("round", 1, rounds)
    state.phase = position.integer("phase", 1, PHASES)
    state.start_player = position.integer("start_player", 0, seats - 1)
    state.turns_taken = position.integer("turns_taken", 0, seats - 1)
    state.anchor_place = position.integer("anchor_place", 0, PLACES - 1)
    state.anchor_token = position.integer("anchor_token", NO_PLACE, PLACES - 1)
    tiles = position.choices("tiles", KINDS, PLACES, PLACES)
    if len(set(tiles)) < PLACES:
        raise position.refuse("tiles", "tile-places")
    state.tile_place = [tiles.index(kind) for kind in range(PLACES)]
    state.used_tiles = sum({1 << kind for kind in position.choices("used_tiles", KINDS, 0, PLACES)})
    state.chosen_kind = _optional(position, "chosen", KINDS)
    _read_execution(state, position.inside("execution"))
    state.tile_in_hand = _optional(position, "in_hand", TILES)
    _read_rewards(state, position.inside("rewards"))
    _check_course(state, position)
    _check_execution(state, position.inside("execution"))
    _check_interruption(state, position)
    _check_tiles(state, position)
    state.actor = -1 if state.stage == GAME_OVER else (state.start_player + state.turns_taken) % seats
    if position.integer("actor", -1, seats - 1) != state.actor:
        raise position.refuse("actor", "wrong-actor", expected=state.actor)
    if state.tile_in_hand in (CROWN_MAST, CROWN_SAIL):
        players[state.actor].crown_tiles += 1
    _check_decision(state, position)
    return state


def _optional(reader: Reader, name: str, names: list[str]) -> int:
    """The index of a name, -1 for an empty one."""
    return reader.choice(name, ["", *names]) - 1


def _counts(reader: Reader, name: str, names: list[str], most: list[int]) -> list[int]:
    """How many there are of each thing; what is not named is not there."""
    inside = reader.inside(name)
    inside.only(*names)
    given = reader.mapping(name)
    return [inside.integer(item, 0, most[i]) if item in given else 0 for i, item in enumerate(names)]


def read_player(reader: Reader, capacity: int) -> Player:
    reader.only(
        "coins", "workers", "vp", "warehouse", "ships", "delivered", "passes_flipped", "extra_available"
    )
    warehouse = _counts(reader, "warehouse", TILES, TILE_COUNT)
    spaces = sum(TILE_SIZE[tile] * warehouse[tile] for tile in range(NUM_TILES))
    if spaces > capacity:
        raise reader.refuse("warehouse", "warehouse-full", spaces=spaces, capacity=capacity)
    ships = [_ship(reader, number) for number in range(len(reader.items("ships", 0, MOST_SHIPS)))]
    return Player(
        reader.integer("coins", 0, PLENTY),
        reader.integer("workers", 0, PLENTY),
        reader.integer("vp", -PLENTY, PLENTY),
        warehouse,
        spaces,
        ships,
        _counts(reader, "delivered", GOODS, TILE_COUNT[FIRST_GOOD:]),
        reader.integer("passes_flipped", 0, PASS_TILES),
        reader.boolean("extra_available"),
        count_crowns(warehouse, ships),
    )


def _ship(reader: Reader, number: int) -> Ship:
    """A list of tiles, put together in the only order that matters: decks, masts, sails, goods."""
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
    # Ends come last, as they close the ship.
    ship = new_ship(hulls[0])
    for tile in sorted(hulls[1:], key=lambda tile: tile != MIDDLE) + tiles[len(hulls) :]:
        if not ship.may_take(tile):
            raise reader.refuse(where, "does-not-fit", tile=TILES[tile])
        ship = ship.with_tile(tile)
    return ship


def _is_hull(hulls: list[int]) -> bool:
    return hulls == [SINGLE] or SINGLE not in hulls


def _read_execution(state: NauticusState, reader: Reader) -> None:
    reader.only("kind", "extra", "main_done", "blue_left", "uses", "bought", "free_tile_done", "crown_vp")
    state.kind = _optional(reader, "kind", KINDS)
    state.extra = reader.boolean("extra")
    state.main_done = reader.boolean("main_done")
    state.blue_left = reader.integer("blue_left", 0, MOST_BLUE)
    state.uses = reader.integer("uses", 0, PLENTY)
    state.bought = reader.integers("bought", 0, max(TILE_COUNT), ITEMS, ITEMS)
    state.free_tile_done = reader.boolean("free_tile_done")
    state.crown_vp = reader.integer("crown_vp", 0, CROWN_CAP)


def _read_rewards(state: NauticusState, reader: Reader) -> None:
    reader.only("ship", "due", "taken", "first_good")
    state.reward_ship = reader.integer("ship", 0, MOST_SHIPS - 1)
    state.rewards_due = reader.integer("due", 0, MOST_DECKS)
    state.rewards_taken = read_rewards_taken(reader)
    state.first_good = _optional(reader, "first_good", TILES)


def read_rewards_taken(reader: Reader) -> list[int]:
    return _counts(reader, "taken", REWARDS, [MOST_OF_A_REWARD] * NUM_REWARDS)


def _check_tiles(state: NauticusState, position: Reader) -> None:
    """No more of a tile than there are."""
    census = state.census()
    for tile in range(NUM_TILES):
        if census[TILES[tile]] > TILE_COUNT[tile]:
            raise position.refuse("supply", "tile-too-often", tile=TILES[tile], most=TILE_COUNT[tile])


def _check_course(state: NauticusState, position: Reader) -> None:
    """Round, phase, tiles and anchor fit together."""
    choosing = state.stage == CHOOSE_TILE
    over = state.stage == GAME_OVER
    used = state.used_tiles.bit_count()
    expected = state.phase - 1 if choosing else state.phase
    if used != expected or used != len(position.items("used_tiles")):
        raise position.refuse("used_tiles", "used-tiles", expected=expected)
    if (state.chosen_kind == NO_KIND) != (choosing or over):
        raise position.refuse("chosen", "chosen-tile")
    if state.chosen_kind != NO_KIND and state.used_tiles >> state.chosen_kind & 1 == 0:
        raise position.refuse("chosen", "chosen-unused")
    if (state.anchor_token == NO_PLACE) != (state.phase == 1):
        raise position.refuse("anchor_token", "anchor-token")
    if state.turns_taken > 0 and (choosing or over or state.stage == BONUS_PICK):
        raise position.refuse("turns_taken", "no-turns-yet")
    if over and (state.round < state.rounds or state.phase < PHASES):
        raise position.refuse("stage", "not-over-yet")
    if over and any(player.passes_flipped for player in state.players):
        raise position.refuse("seats", "passes-turned-back")


def _check_execution(state: NauticusState, reader: Reader) -> None:
    """The action under way is the chosen one, or an extra one; its figures belong to its kind."""
    idle = state.stage in (CHOOSE_TILE, BONUS_PICK, AFTER_MAIN, GAME_OVER)
    if (state.kind == NO_KIND) != idle:
        raise reader.refuse("kind", "kind-now")
    if idle and (state.extra or state.blue_left or state.uses or state.free_tile_done or state.crown_vp):
        raise reader.refuse("uses", "no-action-now")
    if state.main_done != (state.stage == AFTER_MAIN or (state.extra and state.main_done)):
        raise reader.refuse("main_done", "main-done")
    if not idle and not state.extra:
        if state.kind != state.chosen_kind:
            raise reader.refuse("kind", "kind-not-chosen")
        blue = state.blue_workers(state.tile_place[state.kind])
        if state.blue_left > blue or (state.uses == 0 and state.blue_left < blue):
            raise reader.refuse("blue_left", "blue-workers", expected=blue)
    if state.extra and state.blue_left > 0:
        raise reader.refuse("blue_left", "blue-workers", expected=0)
    blue_kind = NO_KIND < state.kind < NUM_BLUE
    if sum(state.bought) != (state.uses if blue_kind else 0):
        raise reader.refuse("bought", "bought-uses")
    if state.crown_vp > 0 and (state.kind != CROWNS or state.uses == 0):
        raise reader.refuse("crown_vp", "crown-vp")
    complete = blue_kind and all_four_bought(state.bought)
    settled = state.stage == ACT or state.stage == FREE_TILE
    if (state.free_tile_done and not complete) or (settled and complete and not state.free_tile_done):
        raise reader.refuse("free_tile_done", "free-tile")


def _check_interruption(state: NauticusState, position: Reader) -> None:
    """What is in hand and what is due belong to the stage."""
    actor = state.players[(state.start_player + state.turns_taken) % state.seats]
    if (state.extra and actor.extra_available) or (state.stage == AFTER_MAIN and not actor.extra_available):
        raise position.refuse("stage", "extra-tile")
    if (state.tile_in_hand == NO_TILE) != (state.stage != PLACE):
        raise position.refuse("in_hand", "hand-empty")
    if state.stage == PLACE:
        _check_hand(state, position)
    elif state.stage == BONUS_PICK:
        if BONUS_TILES[state.board.bonuses[state.tile_place[state.chosen_kind]]] == NO_KIND:
            raise position.refuse("stage", "no-tile-bonus")
    elif state.stage == FREE_TILE and not (state.free_tile_done and state.kind < NUM_BLUE):
        raise position.refuse("stage", "no-free-tile")
    _check_rewards(state, actor, position)


def _check_hand(state: NauticusState, position: Reader) -> None:
    tile = state.tile_in_hand
    if state.uses == 0:
        raise position.refuse("in_hand", "hand-unpaid")
    if state.kind == TRANSPORT:
        return
    item = tile - FIRST_ITEM[state.kind] if state.kind < NUM_BLUE else -1
    if not 0 <= item < ITEMS or state.bought[item] == 0 or tile in (CROWN_MAST, CROWN_SAIL):
        raise position.refuse("in_hand", "hand-unpaid")


def _check_rewards(state: NauticusState, actor: Player, position: Reader) -> None:
    reader = position.inside("rewards")
    taken = sum(state.rewards_taken)
    if state.stage != REWARD and state.stage != GOODS_PICK:
        if state.rewards_due or taken or state.reward_ship or state.first_good != NO_TILE:
            raise reader.refuse("due", "no-rewards-now")
        return
    if state.kind not in (BUY_SAILS, TRANSPORT) or state.uses == 0:
        raise position.refuse("stage", "no-ship-finished")
    if state.reward_ship >= len(actor.ships) or not actor.ships[state.reward_ship].finished:
        raise reader.refuse("ship", "no-ship-finished")
    if state.rewards_due + taken != actor.ships[state.reward_ship].decks:
        raise reader.refuse("due", "rewards-count", expected=actor.ships[state.reward_ship].decks)
    if state.stage == REWARD and (state.rewards_due == 0 or state.first_good != NO_TILE):
        raise reader.refuse("due", "rewards-due")
    if state.stage == GOODS_PICK:
        if state.rewards_taken[REWARD_GOODS] == 0:
            raise reader.refuse("taken", "no-goods-due")
        space = 1 if state.first_good != NO_TILE else 2
        if state.space_left(actor) < space:
            raise position.refuse("stage", "no-room-for-goods")
        if NO_TILE < state.first_good < FIRST_GOOD:
            raise reader.refuse("first_good", "not-a-good")


def _check_decision(state: NauticusState, position: Reader) -> None:
    if state.actor < 0:
        return
    if not state.legal():
        raise position.refuse("stage", "nothing-to-decide")
    if state.stage == GOODS_PICK and state.first_good == NO_TILE and len(state.legal()) < 2:
        raise position.refuse("supply", "no-room-for-goods")
