"""Settler: everybody lays a tile; hacienda, construction hut, hospice.

docs/rules/puerto_rico.md, section 5.3.

Module I: forest house, the library's second tile. Module II: the hunting lodges at the end (nobles.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.puerto_rico.data import (
    AS_FOREST,
    AS_PLANTATION,
    CONSTRUCTION_HUT,
    DREW,
    FESTIVAL_CROP_GAIN,
    FOREST,
    FOREST_HOUSE,
    FOREST_NAME,
    FROM_HACIENDA,
    FROM_LIBRARY,
    FROM_ROW,
    HACIENDA,
    HACIENDA_DRAW,
    HOSPICE,
    HOSPICE_ASKS,
    HUNTING_LODGE,
    KIND_NAMES,
    LIBRARY,
    LIBRARY_TURN,
    LIBRARY_WINDOW,
    LODGE_GAIN,
    LODGE_TURN,
    LODGE_WINDOW,
    NONE,
    NUM_GOODS,
    PASS,
    QUARRY,
    SETTLE,
    SETTLE_AGAIN,
    SETTLER_TURNS,
    TAKE,
    YES,
)
from harbourside.games.puerto_rico.rules import festival, gains, guesthouse, nobles, rounds, table, tiles
from harbourside.games.puerto_rico.rules.new_buildings import library_doubles

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import PuertoRicoState


def resume_settler(state: PuertoRicoState) -> None:
    if state.stage == SETTLER_TURNS:
        while state.step < state.turns:
            if has_turn(state):
                table.ask(state, SETTLE)
                return
            state.step += 1
        state.stage = LIBRARY_WINDOW
        state.step = 0
        guesthouse.end_part(state)
    if state.stage == LIBRARY_WINDOW:
        state.stage = LIBRARY_TURN
        chooser = state.players[state.chooser]
        if chooser.tiles[LIBRARY] > chooser.people[LIBRARY] and guesthouse.open_window(state):
            return
    if state.stage == LIBRARY_TURN:
        if has_library_turn(state):
            table.ask(state, SETTLE_AGAIN)
            return
        state.stage = LODGE_WINDOW
    if state.variant.nobles and hunting_lodges(state):
        return
    tiles.fill_row(state)
    rounds.end_phase(state)


def hunting_lodges(state: PuertoRicoState) -> bool:
    """Step 3, player by player; True if somebody has to decide."""
    while state.step < state.turns:
        player = state.players[table.seat_in_turn(state)]
        if state.stage == LODGE_WINDOW:
            state.stage = LODGE_TURN
            if player.tiles[HUNTING_LODGE] > player.people[HUNTING_LODGE] and guesthouse.open_window(state):
                return True
        if player.people[HUNTING_LODGE] > 0:
            if nobles.wins_lodge_points(state) and gains.offered(state, LODGE_GAIN):
                return True
            if nobles.hunting_lodge(state):
                return True
        state.stage = LODGE_WINDOW
        state.step += 1
    return False


def may_draw(state: PuertoRicoState, seat: int) -> bool:
    player = state.players[seat]
    return player.people[HACIENDA] > 0 and player.done & DREW == 0 and tiles.tiles_to_draw(state)


def may_take_quarry(state: PuertoRicoState, seat: int) -> bool:
    """By privilege or with a construction hut. The second tile of the library needs the hut (R12)."""
    if state.quarries == 0:
        return False
    if state.stage == SETTLER_TURNS and seat == state.chooser:
        return True
    return state.players[seat].people[CONSTRUCTION_HUT] > 0


def has_turn(state: PuertoRicoState) -> bool:
    seat = table.seat_in_turn(state)
    if not state.players[seat].room_on_island():
        return False
    if table.total(state.row) > 0 or may_take_quarry(state, seat) or may_draw(state, seat):
        return True
    return guesthouse.worth_asking(state, seat)


def has_library_turn(state: PuertoRicoState) -> bool:
    if not library_doubles(state) or not state.players[state.chooser].room_on_island():
        return False
    if table.total(state.row) > 0 or may_take_quarry(state, state.chooser):
        return True
    return guesthouse.worth_asking(state, state.chooser)


def list_tiles(state: PuertoRicoState, out: list[int]) -> None:
    """The face-up tiles that the player may take."""
    for good in range(NUM_GOODS):
        if state.row[good] > 0:
            out.append(TAKE + good)
    if may_take_quarry(state, state.actor):
        out.append(TAKE + QUARRY)


def legal_settler(state: PuertoRicoState, out: list[int]) -> None:
    list_tiles(state, out)
    if may_draw(state, state.actor):
        out.append(HACIENDA_DRAW)
    guesthouse.list_guests(state.players[state.actor], out)
    out.append(PASS)


def do_settler(state: PuertoRicoState, action: int) -> None:
    seat = state.actor
    if action == PASS:
        end_turn(state)
    elif action == HACIENDA_DRAW:
        state.players[seat].done |= DREW
        lay(state, tiles.draw_for(state, seat, "hacienda"), FROM_HACIENDA)
    else:
        take_tile(state, action - TAKE, FROM_ROW)


def legal_settler_again(state: PuertoRicoState, out: list[int]) -> None:
    """The second tile of the library. The hacienda does not draw for it."""
    list_tiles(state, out)
    guesthouse.list_guests(state.players[state.actor], out)
    out.append(PASS)


def do_settler_again(state: PuertoRicoState, action: int) -> None:
    if action == PASS:
        end_turn(state)
    else:
        take_tile(state, action - TAKE, FROM_LIBRARY)


def take_tile(state: PuertoRicoState, kind: int, source: int) -> None:
    if state.log is not None:
        state.log.add("took-tile", {"seat": state.actor, "tile": KIND_NAMES[kind]})
    if kind == QUARRY:
        state.quarries -= 1
    else:
        state.row = table.plus(state.row, kind, -1)
    lay(state, kind, source)


def end_turn(state: PuertoRicoState) -> None:
    if state.stage == SETTLER_TURNS:
        state.step += 1
    else:
        state.stage = LODGE_WINDOW
        guesthouse.end_part(state)


def lay(state: PuertoRicoState, kind: int, source: int) -> None:
    """Place the tile, or ask first if a forest house is active. A quarry never becomes a forest."""
    state.tile = kind
    state.source = source
    if kind != QUARRY and state.players[state.actor].people[FOREST_HOUSE] > 0:
        state.node = FOREST
    else:
        place(state, False)


def legal_forest(state: PuertoRicoState, out: list[int]) -> None:
    out.append(AS_PLANTATION)
    out.append(AS_FOREST)


def do_forest(state: PuertoRicoState, action: int) -> None:
    place(state, action == AS_FOREST)


def place(state: PuertoRicoState, as_forest: bool) -> None:
    """Place the tile, and settle the festival's crop task."""
    seat = state.actor
    state.as_forest = as_forest
    tiles.place_plantation(state, seat, state.tile, as_forest)
    if not as_forest and state.tile == state.festival_crop and festival.has_crop(state, state.players[seat]):
        if gains.offered(state, FESTIVAL_CROP_GAIN):
            return
        if state.festival_crop != NONE:
            festival.win_crop(state, seat, 0)  # no worker is left
    finish_placing(state)


def finish_placing(state: PuertoRicoState) -> None:
    """After the crop task: only a tile from the row calls the hospice, neither the hacienda's (R33) nor the
    library's (R12). Then the turn is over."""
    seat = state.actor
    if state.source == FROM_ROW:
        if state.players[seat].people[HOSPICE] > 0 and table.worker_available(state):
            state.node = HOSPICE_ASKS
            return
        end_turn(state)
    elif state.source == FROM_LIBRARY:
        end_turn(state)


def legal_hospice(state: PuertoRicoState, out: list[int]) -> None:
    table.list_yes_no(out)


def do_hospice(state: PuertoRicoState, action: int) -> None:
    """The worker goes on the tile. If the tile is a forest, the worker goes to San Juan."""
    if action == YES:
        player = state.players[state.actor]
        table.take_free_worker(state)
        if state.as_forest:
            player.san_juan_workers += 1
        else:
            player.add_people(state.tile, 1)
        if state.log is not None:
            tile = FOREST_NAME if state.as_forest else KIND_NAMES[state.tile]
            state.log.add("free-worker", {"seat": state.actor, "source": "hospice", "tile": tile})
    end_turn(state)
