"""Plantation tiles: pile, row, discard, and laying them on an island.

docs/rules/puerto_rico.md, sections 4.1 and 5.3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.engine.events import Log
from harbourside.games.puerto_rico.data import (
    FOREST_NAME,
    GOODS,
    KIND_NAMES,
    NO_GOODS,
    NOBODY,
    NONE,
    NUM_GOODS,
    PLACE_FOREST,
    TILE,
)
from harbourside.games.puerto_rico.rules import table

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import Player, PuertoRicoState


def place_plantation(state: PuertoRicoState, seat: int, kind: int, as_forest: bool) -> None:
    """Place the tile only. settler.place has what follows: the festival's crop task and the hospice."""
    player = state.players[seat]
    state.declined = NOBODY
    if as_forest:
        player.forests = table.plus(player.forests, kind, 1)
        player.rural += 1
        if state.log is not None:
            state.log.add("laid-forest", {"seat": seat, "tile": KIND_NAMES[kind]})
        return
    table.add_tile(player, kind)


def list_discardable(player: Player, out: list[int]) -> None:
    """What hunting lodge and land office may discard: plantations and forests, never a quarry (R10)."""
    for good in range(NUM_GOODS):
        if player.tiles[good] > 0:
            out.append(TILE + good)
    if player.forest_count() > 0:
        out.append(TILE + PLACE_FOREST)


def discard_tile(state: PuertoRicoState, seat: int, place: int) -> None:
    """R10: an idle tile goes first. If all are occupied, a worker, or else a noble, goes to San Juan. Of
    several forests the first in the order of goods goes."""
    player = state.players[seat]
    state.declined = NOBODY
    player.rural -= 1
    kind = place
    if place == PLACE_FOREST:
        kind = first_forest(player)
        player.forests = table.plus(player.forests, kind, -1)
    else:
        player.add_tiles(kind, -1)
        if player.people[kind] > player.tiles[kind]:
            if player.has_worker(kind):
                player.san_juan_workers += 1
            else:
                player.san_juan_nobles += 1
                player.nobles = table.plus(player.nobles, kind, -1)
            player.add_people(kind, -1)
        if player.tiles[kind] == 0:
            player.kinds = [owned for owned in player.kinds if owned != kind]
    state.discard = table.plus(state.discard, kind, 1)
    if state.log is not None:
        tile = FOREST_NAME if place == PLACE_FOREST else KIND_NAMES[kind]
        state.log.add("discarded-tile", {"seat": seat, "tile": tile})


def first_forest(player: Player) -> int:
    for good in range(NUM_GOODS):
        if player.forests[good] > 0:
            return good
    return NONE


def tiles_to_draw(state: PuertoRicoState) -> bool:
    """Whether hacienda and land office find a tile in the pile, or by option in the discard (R8)."""
    return len(state.pile) > 0 or (state.variant.reshuffled_for_draw and table.total(state.discard) > 0)


def draw_tiles(state: PuertoRicoState, count: int, place: str) -> list[int]:
    """Draw from the top of the pile. An empty pile is made again from the discard (R8). The record tells
    where the tiles went.
    """
    drawn: list[int] = []
    while len(drawn) < count:
        if len(state.pile) == 0:
            if table.total(state.discard) == 0:
                break
            reshuffle(state)
        taken = min(count - len(drawn), len(state.pile))
        if state.log is not None:
            note_top(state, state.log, taken, place)
        rest = len(state.pile) - taken
        top = state.pile[rest:]
        state.pile = state.pile[:rest]
        for i in range(taken - 1, -1, -1):
            drawn.append(top[i])
    state.revealed += 1
    state.declined = NOBODY
    return drawn


def note_top(state: PuertoRicoState, log: Log, count: int, place: str) -> None:
    """Tell the record which tiles are drawn now. If they were told beforehand, those are drawn."""
    for size in range(len(state.pile), len(state.pile) - count, -1):
        state.pile = log.foretold_top(place, GOODS, state.pile, size)
        log.note(place, GOODS[state.pile[size - 1]])


def reshuffle(state: PuertoRicoState) -> None:
    pile: list[int] = []
    for good in range(NUM_GOODS):
        pile.extend([good] * state.discard[good])
    state.rng.shuffle(pile)
    state.pile = pile
    state.discard = NO_GOODS
    if state.log is not None:
        state.log.add("reshuffled", {})


def draw_for(state: PuertoRicoState, seat: int, source: str) -> int:
    """Draw the top tile for the hacienda or the land office. Everybody sees it."""
    kind = draw_tiles(state, 1, "drew")[0]
    if state.log is not None:
        state.log.add("drew-tile", {"seat": seat, "tile": GOODS[kind], "source": source})
    return kind


def fill_row(state: PuertoRicoState) -> None:
    """Open one plantation more than there are players. The old ones are discarded. Section 5.3, step 4."""
    discard = state.discard.copy()
    for good in range(NUM_GOODS):
        left = state.row[good]
        if left > 0:
            discard[good] = discard[good] + left
    state.discard = discard
    row = NO_GOODS.copy()
    drawn = draw_tiles(state, state.seats + 1, "row")
    for kind in drawn:
        row[kind] = row[kind] + 1
    state.row = row
    if state.log is not None:
        state.log.add("opened-row", {"tiles": [GOODS[kind] for kind in drawn]})
