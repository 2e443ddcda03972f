"""Checks that the fields of a position fit together, so that the game can go on from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.nauticus.data import (
    ACT,
    AFTER_MAIN,
    BONUS_PICK,
    BONUS_TILES,
    BUY_SAILS,
    CHOOSE_TILE,
    CROWN_MAST,
    CROWN_SAIL,
    CROWNS,
    FIRST_GOOD,
    FIRST_ITEM,
    FREE_TILE,
    GAME_OVER,
    GOODS_PICK,
    ITEMS,
    NO_KIND,
    NO_PLACE,
    NO_TILE,
    NUM_BLUE,
    NUM_TILES,
    PHASES,
    PLACE,
    REWARD,
    REWARD_GOODS,
    TILE_COUNT,
    TILES,
    TRANSPORT,
)
from harbourside.games.nauticus.rules.free_tile import all_four_bought
from harbourside.games.nauticus.state import NauticusState, Player

if TYPE_CHECKING:
    from harbourside.engine.reader import Reader


def check(state: NauticusState, position: Reader) -> None:
    """Check everything except whether there is something to decide."""
    _check_course(state, position)
    _check_execution(state, position.inside("execution"))
    _check_interruption(state, position)
    _check_tiles(state, position)


def _check_tiles(state: NauticusState, position: Reader) -> None:
    """Refuse more of a tile than the game has."""
    census = state.census()
    for tile in range(NUM_TILES):
        if census[TILES[tile]] > TILE_COUNT[tile]:
            raise position.refuse("supply", "tile-too-often", tile=TILES[tile], most=TILE_COUNT[tile])


def _check_course(state: NauticusState, position: Reader) -> None:
    """Check that round, phase, tiles and anchor fit together."""
    choosing = state.stage == CHOOSE_TILE
    over = state.stage == GAME_OVER
    used = state.used_tiles.bit_count()
    expected = state.phase - 1 if choosing else state.phase
    if used != expected:
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
    """Check that the action under way is the chosen or an extra one, and that its figures fit its kind."""
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
    """Check that the tile in hand and the rewards due belong to the stage."""
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


def check_decision(state: NauticusState, position: Reader) -> None:
    if state.actor < 0:
        return
    if not state.legal():
        raise position.refuse("stage", "nothing-to-decide")
    if state.stage == GOODS_PICK and state.first_good == NO_TILE and len(state.legal()) < 2:
        raise position.refuse("supply", "no-room-for-goods")
