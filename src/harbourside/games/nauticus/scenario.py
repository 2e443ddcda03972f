"""Completes a position of which only some fields are given. See Game.scenario().

Fields that follow from no given one have the values that section 8 of docs/rules/nauticus.md assumes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from harbourside.engine.facts import Options
from harbourside.engine.fields import Part, whole
from harbourside.engine.reader import Reader
from harbourside.engine.scenario import Position, filled
from harbourside.games.nauticus.data import (
    BONUS_TILES,
    FIRST_GOOD,
    FIRST_ITEM,
    ITEMS,
    KINDS,
    NO_KIND,
    NO_PLACE,
    NUM_BLUE,
    PHASES,
    PLACES,
    REWARD_GOODS,
    REWARDS,
    SOLD,
    STAGE_NAMES,
    START_COINS,
    START_VP,
    START_WORKERS,
    TILE_COUNT,
    TILES,
    PrintedBoard,
)
from harbourside.games.nauticus.rules.free_tile import all_four_bought
from harbourside.games.nauticus.rules.setup import rounds_of
from harbourside.games.nauticus.rules.ship import Ship
from harbourside.games.nauticus.saving import PLAYER_FIELDS, PLENTY, REWARDS_TAKEN, new_player
from harbourside.games.nauticus.state import Player

IDLE: Final = ("choose_tile", "bonus_pick", "after_main", "game_over")
"""Stages in which no action is carried out."""
REWARDING: Final = ("reward", "goods_pick")
"""Stages in which the rewards for a ship are taken."""


def complete(seats: int, options: Options, board: PrintedBoard, given: Mapping[str, Any]) -> Position:
    """The position as State.dump() would describe it. Given fields are checked as in load()."""
    return _Completion(seats, options, board, given).position


def _plain_seat() -> Position:
    return {
        "coins": START_COINS,
        "workers": START_WORKERS,
        "vp": START_VP,
        "warehouse": {},
        "ships": [],
        "delivered": {},
        "passes_flipped": 0,
    }


class _Completion:
    """Completes one position. Each step uses the results of the steps before it."""

    def __init__(self, seats: int, options: Options, board: PrintedBoard, given: Mapping[str, Any]) -> None:
        plain: Position = {
            "anchor_place": board.first_anchor,
            "tiles": KINDS.copy(),
            "execution": {},
            "in_hand": "",
            "rewards": {},
            "seats": [_plain_seat() for _ in range(seats)],
        }
        self.position = filled(plain, given)
        self.reader = Reader(self.position, "position.position")
        self.seats = seats
        self.options = options
        self.board = board
        self._stage()
        self._tiles()
        self._turns()
        self._players()
        self._execution()
        self._rewards()
        self._supply()

    def _stage(self) -> None:
        """The stage to which the given fields belong. By default the choice of a tile."""
        position, rewards = self.position, self.reader.mapping("rewards")
        if rewards.get("first_good"):
            stage = "goods_pick"
        elif rewards:
            stage = "reward"
        elif position["in_hand"]:
            stage = "placing"
        elif position.get("chosen") or self.reader.mapping("execution"):
            stage = "act"
        else:
            stage = "choose_tile"
        position.setdefault("stage", stage)
        self.stage = STAGE_NAMES[self.reader.choice("stage", STAGE_NAMES)]
        self.idle = self.stage in IDLE
        self.over = self.stage == "game_over"
        self.choosing = self.stage == "choose_tile"

    def _tiles(self) -> None:
        """The action and the tiles used before it. Phase and anchor token follow from their number."""
        position, reader = self.position, self.reader
        tiles = [KINDS[kind] for kind in reader.choices("tiles", KINDS, PLACES, PLACES)]
        position.setdefault("chosen", "" if self.choosing or self.over else self._kind(tiles))
        chosen = ["", *KINDS][reader.choice("chosen", ["", *KINDS])]
        if "phase" not in position:
            position["phase"] = self._phase()
        phase = reader.integer("phase", 1, PHASES)
        if "used_tiles" not in position:
            before = phase - (1 if chosen or self.choosing else 0)
            position["used_tiles"] = self._used(chosen, before, tiles)
        used_before = [kind for kind in reader.items("used_tiles") if kind != chosen and kind in tiles]
        first = tiles.index(str(used_before[0])) if used_before else NO_PLACE
        position.setdefault("anchor_token", first if phase > 1 else NO_PLACE)
        position.setdefault("round", rounds_of(self.options, self.seats) if self.over else 1)

    def _used(self, chosen: str, before: int, tiles: list[str]) -> list[str]:
        """The chosen tile and `before` others: the tile under a given anchor token, then the last ones."""
        marked = ""
        if "anchor_token" in self.position:
            token = self.reader.integer("anchor_token", NO_PLACE, PLACES - 1)
            marked = tiles[token] if token != NO_PLACE else ""
        others = sorted((kind for kind in KINDS if kind != chosen), key=lambda kind: kind == marked)
        used = {chosen, *others[len(others) - before :]}
        return [kind for kind in KINDS if kind in used]

    def _kind(self, tiles: list[str]) -> str:
        """The main action, from the execution, from the tile in hand, or from the stage."""
        execution, in_hand = self.reader.mapping("execution"), self.position["in_hand"]
        if execution.get("kind"):
            return str(execution["kind"])
        if self.stage == "bonus_pick":
            groups = [BONUS_TILES[bonus] for bonus in self.board.bonuses]
            return next(tiles[place] for place in range(PLACES) if groups[place] != NO_KIND)
        if self.stage == "free_tile":
            return "buy_hull"
        if self.stage == "placing" and in_hand in SOLD:
            return KINDS[SOLD.index(in_hand) // ITEMS]
        return "transport" if self.stage in ("placing", *REWARDING) else "money"

    def _phase(self) -> int:
        if self.over:
            return PHASES
        if "used_tiles" in self.position:
            used = len(self.reader.items("used_tiles", 0, PHASES))
            return min(PHASES, max(1, used + (1 if self.choosing else 0)))
        return 1 if self.position.get("anchor_token", NO_PLACE) == NO_PLACE else 2

    def _turns(self) -> None:
        """The seat that began the phase and the seat that decides."""
        position, reader, seats = self.position, self.reader, self.seats
        actor = reader.integer("actor", -1, seats - 1) if "actor" in position else -1
        known = "start_player" in position
        if "turns_taken" not in position:
            turns = (actor - reader.integer("start_player", 0, seats - 1)) % seats if known else 0
            position["turns_taken"] = 0 if actor < 0 else turns
        turns = reader.integer("turns_taken", 0, seats - 1)
        position.setdefault("start_player", (actor - turns) % seats if actor >= 0 else self._first())
        start = reader.integer("start_player", 0, seats - 1)
        self.actor = (start + turns) % seats
        position.setdefault("actor", -1 if self.over else self.actor)

    def _first(self) -> int:
        """The start player: the first seat, or the option's seat plus one seat for each phase since."""
        first = self.options["first_player"]
        if not isinstance(first, int):
            return 0
        rounds_before = self.reader.integer("round", 1, rounds_of(self.options, self.seats)) - 1
        phases_before = self.reader.integer("phase", 1, PHASES) - (0 if self.over else 1)
        return (first + PHASES * rounds_before + phases_before) % self.seats

    def _players(self) -> None:
        """The player who takes the extra action has spent its tile. All others still have it."""
        extra = self.reader.mapping("execution").get("extra") is True
        readers = self.reader.each("seats", self.seats, self.seats)
        for seat in range(self.seats):
            self.position["seats"][seat].setdefault("extra_available", not (extra and seat == self.actor))
        self.capacity = self.options["warehouse_capacity"]
        self.players: list[Player] = [new_player() for _ in readers]
        for player, reader in zip(self.players, readers, strict=True):
            PLAYER_FIELDS.load(Part(player, self), reader)

    def _execution(self) -> None:
        position = self.position
        execution: Position = position["execution"]
        reader = self.reader.inside("execution")
        execution.setdefault("kind", "" if self.idle else position["chosen"])
        execution.setdefault("extra", False)
        execution.setdefault("main_done", self.stage == "after_main")
        kind = reader.choice("kind", ["", *KINDS]) - 1
        sells = NO_KIND < kind < NUM_BLUE
        execution.setdefault("bought", self._bought(kind) if sells else [0] * ITEMS)
        bought = reader.integers("bought", 0, max(TILE_COUNT), ITEMS, ITEMS)
        needs_use = self.stage in ("placing", *REWARDING) or execution.get("crown_vp")
        execution.setdefault("uses", sum(bought) if sells else 1 if needs_use else 0)
        uses = reader.integer("uses", 0, PLENTY)
        extra = reader.boolean("extra")
        execution.setdefault("blue_left", 0 if self.idle or extra else max(0, self._blue(kind) - uses))
        complete = self.stage in ("act", "free_tile") and all_four_bought(bought)
        execution.setdefault("free_tile_done", complete)
        execution.setdefault("crown_vp", 0)

    def _blue(self, kind: int) -> int:
        """The wheel's blue workers at the tile's place."""
        tiles = self.reader.choices("tiles", KINDS)
        if kind not in tiles:
            return 0
        anchor = self.reader.integer("anchor_place", 0, PLACES - 1)
        return self.board.wheel[(tiles.index(kind) - anchor) % PLACES]

    def _bought(self, kind: int) -> list[int]:
        """The bought tiles: one of each kind before a free tile, else the tile in hand or the last sail."""
        if self.stage == "free_tile":
            return [1] * ITEMS
        in_hand = self.position["in_hand"]
        last = TILES.index(in_hand) - FIRST_ITEM[kind] if in_hand in TILES else NO_KIND
        ship = self._finished_ship()
        if ship is not None:
            last = ship.crest
        return [1 if item == last else 0 for item in range(ITEMS)]

    def _finished_ship(self) -> Ship | None:
        """The ship for which rewards are chosen."""
        ships = self.players[self.actor].ships
        number = self.reader.mapping("rewards").get("ship", 0)
        if self.stage in REWARDING and isinstance(number, int) and 0 <= number < len(ships):
            return ships[number]
        return None

    def _rewards(self) -> None:
        """The rewards due: one for each deck, minus those taken."""
        rewards: Position = self.position["rewards"]
        goods = {REWARDS[REWARD_GOODS]: 1} if self.stage == "goods_pick" else {}
        rewards.setdefault("ship", 0)
        rewards.setdefault("taken", goods)
        rewards.setdefault("first_good", "")
        ship = self._finished_ship()
        taken = sum(REWARDS_TAKEN.read(self.reader.inside("rewards"), whole(self)))
        rewards.setdefault("due", 0 if ship is None else max(0, ship.decks - taken))

    def _supply(self) -> None:
        """The supply: the tiles that lie nowhere else."""
        left = TILE_COUNT.copy()
        for player in self.players:
            for tile, count in enumerate(player.warehouse):
                left[tile] -= count
            for good, count in enumerate(player.delivered):
                left[FIRST_GOOD + good] -= count
            for ship in player.ships:
                for tile in ship.tiles():
                    left[tile] -= 1
        in_hand = self.position["in_hand"]
        if in_hand in TILES:
            left[TILES.index(in_hand)] -= 1
        rest = {name: max(0, left[tile]) for tile, name in enumerate(TILES)}
        given = {"supply": self.position.get("supply", {})}
        self.position.update(filled({"supply": rest}, given))
