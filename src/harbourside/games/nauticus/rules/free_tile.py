"""Tiles that cost no coins go to the warehouse (the golden rule, section 4.1), and the free fifth tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.nauticus.data import (
    ACT,
    FIRST_ITEM,
    FREE_TILE,
    ITEMS,
    KINDS,
    NUM_BLUE,
    TAKE,
    TILE_SIZE,
    TILES,
    tile_of,
)

if TYPE_CHECKING:
    from harbourside.games.nauticus.state import NauticusState, Player


def can_take_free(state: NauticusState, player: Player, tile: int) -> bool:
    """Whether the supply has the tile and the warehouse has room for it."""
    return state.supply[tile] > 0 and TILE_SIZE[tile] <= state.space_left(player)


def some_free_tile(state: NauticusState, player: Player, kind: int) -> bool:
    for tile in range(FIRST_ITEM[kind], FIRST_ITEM[kind] + ITEMS):
        if can_take_free(state, player, tile):
            return True
    return False


def list_free_tiles(state: NauticusState, player: Player, kind: int, out: list[int]) -> None:
    for item in range(ITEMS):
        if can_take_free(state, player, FIRST_ITEM[kind] + item):
            out.append(TAKE + ITEMS * kind + item)


def take_free_tile(state: NauticusState, tile: int, event: str) -> None:
    """Move a tile from the supply to the warehouse of the player who decides."""
    state.supply[tile] -= 1
    state.players[state.actor].store(tile)
    if state.log is not None:
        state.log.add(event, {"seat": state.actor, "tile": TILES[tile]})


def after_use(state: NauticusState) -> None:
    """Offer a free tile if this use completed the four kinds, else go on with the action. Section 4.7."""
    state.stage = ACT
    if state.kind >= NUM_BLUE or state.free_tile_done or not all_four_bought(state.bought):
        return
    state.free_tile_done = True  # R9: one in an execution
    if some_free_tile(state, state.players[state.actor], state.kind):
        state.stage = FREE_TILE
    elif state.log is not None:  # R7
        state.log.add("free-tile-lost", {"seat": state.actor, "kind": KINDS[state.kind]})


def all_four_bought(bought: list[int]) -> bool:
    return bought[0] > 0 and bought[1] > 0 and bought[2] > 0 and bought[3] > 0


def legal_free_tile(state: NauticusState, out: list[int]) -> None:
    """A tile of the same four kinds. The player must take one if possible. Section 4.7."""
    list_free_tiles(state, state.players[state.actor], state.kind, out)


def do_free_tile(state: NauticusState, action: int) -> None:
    take_free_tile(state, tile_of(action - TAKE), "took-free")
    state.stage = ACT
