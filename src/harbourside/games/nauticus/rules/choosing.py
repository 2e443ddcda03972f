"""The start player chooses an action tile and takes the bonus of its place. Sections 4.3 and 4.4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.nauticus.data import (
    BONUS_COINS,
    BONUS_PICK,
    BONUS_TILES,
    BONUS_VP,
    BONUS_WORKERS,
    BONUSES,
    CHOOSE_ACTION,
    FIRST_ITEM,
    ITEMS,
    KINDS,
    NO_KIND,
    NUM_KINDS,
    TAKE,
    tile_of,
)
from harbourside.games.nauticus.rules import course
from harbourside.games.nauticus.rules.free_tile import list_free_tiles, some_free_tile, take_free_tile

if TYPE_CHECKING:
    from harbourside.games.nauticus.state import NauticusState


def legal_choose_tile(state: NauticusState, out: list[int]) -> None:
    """Any tile that has not been used in this round, even if nobody can use it. Section 4.3."""
    for kind in range(NUM_KINDS):
        if state.used_tiles >> kind & 1 == 0:
            out.append(CHOOSE_ACTION + kind)


def do_choose_tile(state: NauticusState, action: int) -> None:
    kind = action - CHOOSE_ACTION
    seat = state.actor
    player = state.players[seat]
    place = state.tile_place[kind]
    bonus = state.board.bonuses[place]
    state.chosen_kind = kind
    state.used_tiles |= 1 << kind
    player.workers += BONUS_WORKERS[bonus]
    player.vp += BONUS_VP[bonus]
    player.coins += BONUS_COINS[bonus]
    if state.log is not None:
        state.log.add(
            "chose", {"seat": seat, "kind": KINDS[kind], "place": place + 1, "bonus": BONUSES[bonus]}
        )
    group = BONUS_TILES[bonus]
    if group != NO_KIND:
        if some_free_tile(state, player, group):
            state.stage = BONUS_PICK
            return
        if state.log is not None:  # R7
            state.log.add("bonus-lost", {"seat": seat, "bonus": BONUSES[bonus]})
    course.begin_turn(state)


def lost_bonus(state: NauticusState, place: int) -> str | None:
    """Why the start player would lose the bonus tile of a place; None if no tile is lost (R7)."""
    group = BONUS_TILES[state.board.bonuses[place]]
    if group == NO_KIND or some_free_tile(state, state.players[state.start_player], group):
        return None
    left = sum(state.supply[FIRST_ITEM[group] : FIRST_ITEM[group] + ITEMS])
    return "no_room" if left > 0 else "none_left"


def bonus_group(state: NauticusState) -> int:
    """The blue kind of which the bonus gives the start player a tile."""
    return BONUS_TILES[state.board.bonuses[state.tile_place[state.chosen_kind]]]


def legal_bonus_pick(state: NauticusState, out: list[int]) -> None:
    """A tile of the group that the supply has and the warehouse can hold, never a crown. Section 4.4."""
    list_free_tiles(state, state.players[state.actor], bonus_group(state), out)


def do_bonus_pick(state: NauticusState, action: int) -> None:
    take_free_tile(state, tile_of(action - TAKE), "took-bonus")
    course.begin_turn(state)
