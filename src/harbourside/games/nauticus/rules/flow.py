"""Passes each question and each action to the current stage. docs/rules/nauticus.md, section 4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.nauticus.data import (
    ACT,
    AFTER_MAIN,
    BONUS_PICK,
    CHOOSE_TILE,
    FREE_TILE,
    GOODS_PICK,
    PLACE,
    REWARD,
)
from harbourside.games.nauticus.rules import choosing, free_tile, placing, rewards, turn

if TYPE_CHECKING:
    from harbourside.games.nauticus.state import NauticusState


def list_legal(state: NauticusState, out: list[int]) -> None:
    stage = state.stage
    if stage == ACT:
        turn.legal_act(state, out)
    elif stage == PLACE:
        placing.legal_placing(state, out)
    elif stage == CHOOSE_TILE:
        choosing.legal_choose_tile(state, out)
    elif stage == AFTER_MAIN:
        turn.legal_after_main(state, out)
    elif stage == BONUS_PICK:
        choosing.legal_bonus_pick(state, out)
    elif stage == REWARD:
        rewards.legal_reward(state, out)
    elif stage == GOODS_PICK:
        rewards.legal_goods_pick(state, out)
    else:
        assert stage == FREE_TILE
        free_tile.legal_free_tile(state, out)


def do(state: NauticusState, action: int) -> None:
    stage = state.stage
    if stage == ACT:
        turn.do_act(state, action)
    elif stage == PLACE:
        placing.do_placing(state, action)
    elif stage == CHOOSE_TILE:
        choosing.do_choose_tile(state, action)
    elif stage == AFTER_MAIN:
        turn.do_after_main(state, action)
    elif stage == BONUS_PICK:
        choosing.do_bonus_pick(state, action)
    elif stage == REWARD:
        rewards.do_reward(state, action)
    elif stage == GOODS_PICK:
        rewards.do_goods_pick(state, action)
    else:
        free_tile.do_free_tile(state, action)
