"""A position to and from its description. Every wrong part is refused with its place.

It may lack pieces, for tests and puzzles, but have no more of anything than the box holds.
"""

from __future__ import annotations

from typing import Any, Final

from harbourside.engine.facts import OptionValue
from harbourside.engine.fields import (
    BitSet,
    Boolean,
    Choice,
    Choices,
    Custom,
    Each,
    Field,
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
from harbourside.games.puerto_rico.checks import check, check_island, check_people
from harbourside.games.puerto_rico.data import (
    DONE_NAMES,
    END_NAMES,
    FESTIVAL_GOODS,
    FIRST_BUILDING,
    GAIN_NAMES,
    GOODS,
    KIND_NAMES,
    MARKET_SPACES,
    MAYOR,
    NO_KINDS,
    NODE_NAMES,
    NONE,
    NUM_GOODS,
    NUM_KINDS,
    NUM_ROLES,
    OVER,
    PAID_NAMES,
    PHASE_NAMES,
    PICK_BITS,
    ROLES,
    SOURCES,
    STAGE_NAMES,
)
from harbourside.games.puerto_rico.rules import placing, rounds, table
from harbourside.games.puerto_rico.rules.variant import Variant
from harbourside.games.puerto_rico.state import Player, PuertoRicoState

PLENTY: Final = 1000
"""More of a thing than there is in any game."""


class ByGood(Numbers):
    """A number for each good, in their order."""

    def __init__(self, name: str, attribute: str | None = None) -> None:
        super().__init__(name, 0, PLENTY, NUM_GOODS, attribute)


class ByKind(SparseCounts):
    """How many of each kind, from the kind `first` on. A kind of a module that is not in play is refused."""

    def __init__(self, name: str, first: int = 0, attribute: str | None = None) -> None:
        super().__init__(name, KIND_NAMES[first:], PLENTY, attribute)
        self._first = first

    def write(self, value: Any, part: Part) -> dict[str, int]:
        return super().write(value[self._first :], part)

    def read(self, reader: Reader, part: Part) -> list[int]:
        numbers = [0] * self._first + super().read(reader, part)
        for kind, name in enumerate(KIND_NAMES):
            if name in reader.mapping(self.name) and not part.state.variant.has_kind(kind):
                raise reader.inside(self.name).refuse(name, "not-in-game", building=name)
        return numbers


class Workers(ByKind):
    """`people` counts workers and nobles, the description only workers. _work_out_player adds the nobles."""

    def write(self, value: Any, part: Part) -> dict[str, int]:
        nobles = part.thing.nobles
        return super().write([value[kind] - nobles[kind] for kind in range(NUM_KINDS)], part)


class People(Field):
    """Workers and nobles in one place, as a pair of numbers."""

    def __init__(self, name: str, place: str) -> None:
        super().__init__(name)
        self._attributes = (f"{place}_workers", f"{place}_nobles")

    def dump(self, part: Part) -> list[int]:
        return [getattr(part.thing, attribute) for attribute in self._attributes]

    def load(self, part: Part, reader: Reader) -> None:
        numbers = reader.integers(self.name, 0, PLENTY, 2, 2)
        for attribute, number in zip(self._attributes, numbers, strict=True):
            setattr(part.thing, attribute, number)


def _most_seats(part: Part) -> int:
    return int(part.state.seats)


def _most_picks(part: Part) -> int:
    return int(part.state.variant.picks) + 1


def _used(part: Part) -> list[str]:
    return [ROLES[role] for role in rounds.used_cards(part.state)]


def _read_used(part: Part, reader: Reader) -> None:
    state: PuertoRicoState = part.state
    for pick, role in enumerate(reader.choices("used", ROLES, 0, NUM_ROLES)):
        if state.used & (1 << role):
            raise reader.refuse(f"used[{pick}]", "named-twice", item=ROLES[role])
        state.used |= 1 << role
        state.used_in_order |= role << (PICK_BITS * pick)


def _ships(part: Part) -> list[dict[str, object]]:
    state: PuertoRicoState = part.state
    return [
        {"good": GOODS[good] if good != NONE else "", "amount": amount}
        for good, amount in zip(state.ship_goods, state.ship_amounts, strict=True)
    ]


def _read_ships(part: Part, reader: Reader) -> None:
    state: PuertoRicoState = part.state
    capacities = state.variant.ships
    state.ship_goods, state.ship_amounts = [], []
    for capacity, ship in zip(
        capacities, reader.each("ships", len(capacities), len(capacities)), strict=True
    ):
        ship.only("good", "amount")
        good = ship.choice("good", ["", *GOODS]) - 1
        amount = ship.integer("amount", 0, capacity)
        if (good == NONE) != (amount == 0):
            raise ship.refuse("amount", "ship-empty")
        if good != NONE and good in state.ship_goods:
            raise ship.refuse("good", "kind-on-two-ships", good=GOODS[good])
        state.ship_goods.append(good)
        state.ship_amounts.append(amount)


def _work_out_player(part: Part, reader: Reader) -> None:
    """Work out the filled spaces, and the people on each kind."""
    player: Player = part.thing
    given = player.tiles
    player.tiles = NO_KINDS.copy()
    for kind in range(NUM_KINDS):
        for _ in range(given[kind]):
            table.add_tile(player, kind)
    player.rural += sum(player.forests)
    check_island(part.state.variant, player, reader)
    player.people = [player.people[kind] + player.nobles[kind] for kind in range(NUM_KINDS)]
    check_people(player, reader)


PLAYER_FIELDS: Final = Fields(
    Integer("doubloons", 0, 10 * PLENTY),
    Integer("vp", 0, 10 * PLENTY),
    ByGood("goods"),
    ByKind("tiles"),
    ByGood("forests"),
    Workers("workers", attribute="people"),
    ByKind("nobles"),
    People("san_juan", "san_juan"),
    BitSet("done", DONE_NAMES),
    Integer("library_pick", NONE, _most_picks),
    check=_work_out_player,
)

MEMORY_FIELDS: Final = Fields(
    Choice("tile", or_none(KIND_NAMES)),
    Choice("source", SOURCES),
    Boolean("as_forest"),
    Integer("owed", 0, 3),
    BitSet("paid", PAID_NAMES),
    BitSet("delivered", GOODS),
    Integer("privilege_goods", 0, NUM_GOODS),
    People("hand", "hand"),
    Integer("place", 0, NUM_KINDS),
    Integer("placed_nobles", 0, PLENTY),
    Integer("passes", 0, _most_seats),
    Integer("good", 0, NUM_GOODS - 1),
    ByGood("crafted"),
    ByGood("small_wharf_load"),
    ByGood("stored"),
    Choice("gain", GAIN_NAMES),
    ByGood("produced"),
    Integer("kinds_left", 0, 3),
    Integer("singles_left", 0, 4),
    Integer("ship", 0, lambda part: len(part.state.variant.ships) - 1),
    Choice("guest_node", NODE_NAMES),
    Boolean("guest_noble"),
)

FIELDS: Final = Fields(
    Choice("phase", PHASE_NAMES),
    Choice("node", NODE_NAMES),
    SeatField("actor", or_none=True),
    SeatField("chooser"),
    Integer("turns", 1, _most_seats),
    Choice("stage", STAGE_NAMES),
    Integer("step", 0, PLENTY),
    SeatField("declined", or_none=True),
    Integer("round", 1, lambda part: int(part.state.variant.max_rounds), "round_number"),
    Integer("pick", 0, _most_picks),
    SeatField("governor"),
    Numbers("role_coins", 0, PLENTY, NUM_ROLES),
    Custom("used", _used, _read_used),
    Choice("captured_role", or_none(ROLES)),
    SeatField("captor", or_none=True),
    SeatField("token_holder", or_none=True),
    BitSet("end_reasons", END_NAMES),
    Choices("pile", GOODS, top_first=True),
    ByGood("discard"),
    ByGood("row"),
    Integer("quarries", 0, PLENTY),
    Integer("workers", 0, PLENTY),
    Integer("nobles", 0, PLENTY),
    Integer("vp_pool", 0, PLENTY),
    Integer("noted", 0, PLENTY),
    ByGood("goods"),
    ByKind("board", FIRST_BUILDING),
    People("magistrate", "magistrate"),
    Custom("ships", _ships, _read_ships),
    Choices("market", GOODS, 0, MARKET_SPACES),
    Inside(
        "festival",
        Fields(
            Choice("crop", or_none(GOODS), "festival_crop"),
            Choices("goods", GOODS, 0, FESTIVAL_GOODS, "festival_goods"),
            Choice("building", or_none(KIND_NAMES), "festival_building"),
        ),
    ),
    Inside("memory", MEMORY_FIELDS),
    Each("seats", "players", PLAYER_FIELDS, lambda part: Player([], [])),
)


def dump(state: PuertoRicoState) -> dict[str, object]:
    return FIELDS.dump(whole(state))


def load(
    game: Game, seats: int, options: dict[str, OptionValue], rng: Rng, position: Reader
) -> PuertoRicoState:
    """The state that dump() described."""
    state = PuertoRicoState(game, seats, options, rng, Variant(seats, options), [])
    FIELDS.load(whole(state), position)
    check(state, position)
    if state.hand_workers + state.hand_nobles > 0 and state.phase == MAYOR:
        _count_circles(state)
    expected = NONE if state.node == OVER else table.seat_in_turn(state)
    if state.actor != expected:
        raise position.refuse("actor", "wrong-actor", expected=expected)
    if state.actor >= 0 and not state.legal():
        raise position.refuse("node", "nothing-to-decide")
    return state


def _count_circles(state: PuertoRicoState) -> None:
    """The mayor's placing counts the circles of this kind, and of this and all later kinds."""
    player = state.players[table.seat_in_turn(state)]
    state.circles_left = placing.circles_from(player, state.place)
    state.circles_here = state.circles_left - placing.circles_from(player, state.place + 1)
