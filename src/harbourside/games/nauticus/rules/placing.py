"""The tile in hand goes to the warehouse, to a new ship or to a ship of the yard. Section 4.7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.nauticus.data import (
    FIRST_MAST,
    MOST_SHIPS,
    NO_TILE,
    PLACE_NEW,
    PLACE_SHIP,
    PLACE_WAREHOUSE,
    TILE_SIZE,
    TILES,
    TRANSPORT,
)
from harbourside.games.nauticus.rules.free_tile import after_use
from harbourside.games.nauticus.rules.rewards import begin_rewards
from harbourside.games.nauticus.rules.ship import new_ship

if TYPE_CHECKING:
    from harbourside.games.nauticus.state import NauticusState


def legal_placing(state: NauticusState, out: list[int]) -> None:
    """Exactly one destination. A transported tile does not go back to the warehouse."""
    player = state.players[state.actor]
    tile = state.tile_in_hand
    if state.kind != TRANSPORT and TILE_SIZE[tile] <= state.space_left(player):
        out.append(PLACE_WAREHOUSE)
    if tile < FIRST_MAST and len(player.ships) < MOST_SHIPS:
        out.append(PLACE_NEW)
    for number, ship in enumerate(player.ships):
        if ship.may_take(tile):
            out.append(PLACE_SHIP + number)


def do_placing(state: NauticusState, action: int) -> None:
    seat = state.actor
    player = state.players[seat]
    tile = state.tile_in_hand
    state.tile_in_hand = NO_TILE
    if action == PLACE_WAREHOUSE:
        player.store(tile)
        if state.log is not None:
            state.log.add("stored", {"seat": seat, "tile": TILES[tile]})
        after_use(state)
        return
    if action == PLACE_NEW:
        player.ships = [*player.ships, new_ship(tile)]
        if state.log is not None:
            state.log.add("began-ship", {"seat": seat, "tile": TILES[tile], "ship": len(player.ships)})
        after_use(state)
        return
    number = action - PLACE_SHIP
    before = player.ships[number]
    ship = before.with_tile(tile)
    player.replace_ship(number, ship)
    if state.log is not None:
        state.log.add("placed", {"seat": seat, "tile": TILES[tile], "ship": number + 1})
    if ship.finished and not before.finished:  # R26: there is no reward for loading a finished ship
        begin_rewards(state, number, ship.decks)
    else:
        after_use(state)
