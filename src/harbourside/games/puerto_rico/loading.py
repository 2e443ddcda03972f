"""The state that saving.dump() described, or a refusal with the place and the reason.

A position may lack pieces, for tests and puzzles, but have no more of anything than the box holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harbourside.engine.reader import Reader
from harbourside.engine.rng import Rng
from harbourside.games.puerto_rico.data import (
    CIRCLES,
    CITY_COLUMNS,
    CITY_SPACES,
    END_NAMES,
    FIRST_BUILDING,
    FIRST_NEW_BUILDING,
    FIRST_NOBLE_BUILDING,
    GAIN_NAMES,
    GOODS,
    KIND_NAMES,
    MARKET_SPACES,
    MAYOR,
    NO_GAIN,
    NO_GOODS,
    NO_KINDS,
    NODE_NAMES,
    NONE,
    NUM_GOODS,
    NUM_KINDS,
    NUM_ROLES,
    OVER,
    PHASE_NAMES,
    PICK_BITS,
    PRODUCTION,
    ROLES,
    RURAL_SPACES,
)
from harbourside.games.puerto_rico.rules import mayor, table
from harbourside.games.puerto_rico.rules.variant import Variant
from harbourside.games.puerto_rico.state import Player, PuertoRicoState

if TYPE_CHECKING:
    from harbourside.engine.facts import OptionValue
    from harbourside.engine.game import Game

MANY: Final = 1000
NO_GAIN_MEMORY: Final = {"gain": GAIN_NAMES[NO_GAIN], "produced": NO_GOODS}
"""What the memory of a position holds where no gain is being decided."""
ALL_DONE: Final = 63
"""All bits that a phase may set in a player's `done`."""


def load(
    game: Game, seats: int, options: dict[str, OptionValue], rng: Rng, position: Reader
) -> PuertoRicoState:
    from harbourside.games.puerto_rico import checking, checking_decision

    position.only(
        "phase", "node", "actor", "chooser", "turns", "stage", "step", "declined", "round", "pick",
        "governor", "role_coins", "used", "captured_role", "captor", "token_holder", "end_reasons", "pile",
        "discard", "row", "quarries", "workers", "nobles", "vp_pool", "noted", "goods", "board",
        "magistrate", "ships", "market", "festival", "memory", "seats",
    )  # fmt: skip
    variant = Variant(seats, options)
    readers = position.each("seats", seats, seats)
    players = [_load_player(reader, variant) for reader in readers]
    state = PuertoRicoState(game, seats, options, rng, variant, players)
    _load_course(state, position)
    _load_table(state, position)
    _load_memory(state, position.inside("memory"))
    checking.check_pieces(state, position)
    checking.check_course(state, position)
    checking_decision.check_decision(state, position)
    if state.hand_workers + state.hand_nobles > 0 and state.phase == MAYOR:
        placing = players[table.seat_in_turn(state)]
        state.circles_left = mayor.circles_from(placing, state.place)
        state.circles_here = state.circles_left - mayor.circles_from(placing, state.place + 1)
    state.actor = -1 if state.node == OVER else table.seat_in_turn(state)
    if position.integer("actor", -1, seats - 1) != state.actor:
        raise position.refuse("actor", "wrong-actor", expected=state.actor)
    if state.actor >= 0 and not state.legal():
        raise position.refuse("node", "nothing-to-decide")
    return state


def _load_course(state: PuertoRicoState, position: Reader) -> None:
    last = state.seats - 1
    state.phase = position.choice("phase", PHASE_NAMES)
    state.node = position.choice("node", NODE_NAMES)
    state.chooser = position.integer("chooser", 0, last)
    state.turns = position.integer("turns", 1, state.seats)
    state.stage = position.integer("stage", 0, 5)
    state.step = position.integer("step", 0, MANY)
    state.declined = position.integer("declined", -1, last)
    state.round_number = position.integer("round", 1, state.variant.max_rounds)
    state.pick = position.integer("pick", 0, state.variant.picks + 1)
    state.governor = position.integer("governor", 0, last)
    state.role_coins = position.integers("role_coins", 0, MANY, NUM_ROLES, NUM_ROLES)
    for pick, role in enumerate(_each_once(position, "used", ROLES)):
        state.used |= 1 << role
        state.used_in_order |= role << (PICK_BITS * pick)
    state.captured_role = _choice_or_none(position, "captured_role", ROLES)
    state.captor = position.integer("captor", -1, last)
    state.token_holder = position.integer("token_holder", -1, last)
    for reason in _each_once(position, "end_reasons", END_NAMES):
        state.end_reasons |= 1 << reason


def _load_table(state: PuertoRicoState, position: Reader) -> None:
    state.pile = position.choices("pile", GOODS)[::-1]
    state.discard = _by_good(position, "discard")
    state.row = _by_good(position, "row")
    state.quarries = position.integer("quarries", 0, MANY)
    state.workers = position.integer("workers", 0, MANY)
    state.nobles = position.integer("nobles", 0, MANY)
    state.vp_pool = position.integer("vp_pool", 0, MANY)
    state.noted = position.integer("noted", 0, MANY)
    state.goods = _by_good(position, "goods")
    state.board = _by_kind(position, "board", state.variant, FIRST_BUILDING)
    people = position.integers("magistrate", 0, MANY, 2, 2)
    state.magistrate_workers, state.magistrate_nobles = people[0], people[1]
    ships = state.variant.ships
    state.ship_goods = []
    state.ship_amounts = []
    for i, reader in enumerate(position.each("ships", len(ships), len(ships))):
        reader.only("good", "amount")
        good = _choice_or_none(reader, "good", GOODS)
        amount = reader.integer("amount", 0, ships[i])
        if (good == NONE) != (amount == 0):
            raise reader.refuse("amount", "ship-empty")
        if good != NONE and good in state.ship_goods:
            raise reader.refuse("good", "kind-on-two-ships", good=GOODS[good])
        state.ship_goods.append(good)
        state.ship_amounts.append(amount)
    state.market = position.choices("market", GOODS, 0, MARKET_SPACES)
    festival = position.inside("festival")
    festival.only("crop", "goods", "building")
    state.festival_crop = _choice_or_none(festival, "crop", GOODS)
    state.festival_goods = festival.choices("goods", GOODS, 0, 3)
    state.festival_building = _choice_or_none(festival, "building", KIND_NAMES)


def _load_memory(state: PuertoRicoState, memory: Reader) -> None:
    memory.only(
        "tile", "source", "as_forest", "owed", "given", "taken", "hand", "place", "placed_nobles",
        "passes", "good", "amounts", "gain", "produced", "kinds_left", "singles_left", "ship", "guest_node",
        "guest_noble",
    )  # fmt: skip
    state.tile = _choice_or_none(memory, "tile", KIND_NAMES)
    state.source = memory.integer("source", 0, 3)
    state.as_forest = memory.boolean("as_forest")
    state.owed = memory.integer("owed", 0, 3)
    state.given = memory.integer("given", 0, 31)
    state.taken = memory.integer("taken", 0, NUM_GOODS)
    hand = memory.integers("hand", 0, MANY, 2, 2)
    state.hand_workers, state.hand_nobles = hand[0], hand[1]
    state.place = memory.integer("place", 0, NUM_KINDS)
    state.placed_nobles = memory.integer("placed_nobles", 0, MANY)
    state.passes = memory.integer("passes", 0, state.seats)
    state.good = memory.integer("good", 0, NUM_GOODS - 1)
    state.amounts = _by_good(memory, "amounts")
    state.gain = memory.choice("gain", GAIN_NAMES)
    state.produced = _by_good(memory, "produced")
    state.kinds_left = memory.integer("kinds_left", 0, 3)
    state.singles_left = memory.integer("singles_left", 0, 4)
    state.ship = memory.integer("ship", 0, len(state.variant.ships) - 1)
    state.guest_node = memory.choice("guest_node", NODE_NAMES)
    state.guest_noble = memory.boolean("guest_noble")


def _load_player(reader: Reader, variant: Variant) -> Player:
    reader.only(
        "doubloons", "vp", "goods", "tiles", "forests", "workers", "nobles", "san_juan", "done",
        "library_pick",
    )  # fmt: skip
    player = Player(NO_KINDS.copy(), NO_KINDS.copy())
    player.doubloons = reader.integer("doubloons", 0, 10 * MANY)
    player.vp = reader.integer("vp", 0, 10 * MANY)
    player.goods = _by_good(reader, "goods")
    tiles = _by_kind(reader, "tiles", variant)
    for kind in range(NUM_KINDS):
        if tiles[kind] > 1 and CIRCLES[kind] == 0:
            raise reader.refuse(f"tiles.{KIND_NAMES[kind]}", "owned-twice", building=KIND_NAMES[kind])
        for _ in range(tiles[kind]):
            table.add_tile(player, kind)
    player.forests = _by_good(reader, "forests")
    player.rural += sum(player.forests)
    _check_island(reader, player, variant)
    workers = _by_kind(reader, "workers", variant)
    player.nobles = _by_kind(reader, "nobles", variant)
    player.people = [workers[kind] + player.nobles[kind] for kind in range(NUM_KINDS)]
    for kind in range(NUM_KINDS):
        if player.empty_circles(kind) < 0:
            place = f"workers.{KIND_NAMES[kind]}"
            raise reader.refuse(place, "too-many-people", building=KIND_NAMES[kind])
    people = reader.integers("san_juan", 0, MANY, 2, 2)
    player.san_juan_workers, player.san_juan_nobles = people[0], people[1]
    player.done = reader.integer("done", 0, ALL_DONE)
    player.library_pick = reader.integer("library_pick", -1, variant.picks + 1)
    return player


def _check_island(reader: Reader, player: Player, variant: Variant) -> None:
    if player.rural > RURAL_SPACES:
        raise reader.refuse("tiles", "island-full", most=RURAL_SPACES)
    if player.city > CITY_SPACES or (variant.grid and player.large > CITY_COLUMNS):
        raise reader.refuse("tiles", "city-full", most=CITY_SPACES)
    for kind in player.kinds:
        once = not PRODUCTION[kind] or not variant.duplicates
        if kind >= NUM_GOODS + 1 and player.tiles[kind] > 1 and once:
            raise reader.refuse(f"tiles.{KIND_NAMES[kind]}", "owned-twice", building=KIND_NAMES[kind])


def _each_once(reader: Reader, name: str, names: list[str]) -> list[int]:
    chosen = reader.choices(name, names, 0, len(names))
    for place, item in enumerate(chosen):
        if item in chosen[:place]:
            raise reader.refuse(f"{name}[{place}]", "named-twice", item=names[item])
    return chosen


def _choice_or_none(reader: Reader, name: str, names: list[str]) -> int:
    """A name, or nothing for none."""
    chosen = reader.choice(name, ["", *names])
    return chosen - 1 if chosen > 0 else NONE


def _by_good(reader: Reader, name: str) -> list[int]:
    return reader.integers(name, 0, MANY, NUM_GOODS, NUM_GOODS)


def _by_kind(reader: Reader, name: str, variant: Variant, first: int = 0) -> list[int]:
    """How many of each kind, by name; kinds of modules that are not in the game are refused."""
    inside = reader.inside(name)
    inside.only(*KIND_NAMES[first:])
    given = reader.mapping(name)
    numbers = [0] * NUM_KINDS
    for kind, kind_name in enumerate(KIND_NAMES):
        if kind_name in given:
            numbers[kind] = inside.integer(kind_name, 0, MANY)
            if not in_game(variant, kind):
                raise inside.refuse(kind_name, "not-in-game", building=kind_name)
    return numbers


def in_game(variant: Variant, kind: int) -> bool:
    if kind >= FIRST_NOBLE_BUILDING:
        return variant.nobles
    return kind < FIRST_NEW_BUILDING or variant.new_buildings
