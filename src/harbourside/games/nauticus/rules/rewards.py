"""Rewards for a finished ship interrupt the action and can be used in it. Section 4.7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.nauticus.data import (
    BUY_GOODS,
    CROWN_MAST,
    CROWN_SAIL,
    FIRST_GOOD,
    FIRST_ITEM,
    GOODS_PICK,
    ITEMS,
    MOST_OF_A_REWARD,
    NO_TILE,
    NUM_GOODS,
    NUM_REWARDS,
    REWARD,
    REWARD_AMOUNT,
    REWARD_COINS,
    REWARD_CROWN_MAST,
    REWARD_CROWN_SAIL,
    REWARD_GOODS,
    REWARD_SPACE,
    REWARD_VP,
    REWARDS,
    TAKE,
    TAKE_REWARD,
    tile_of,
)
from harbourside.games.nauticus.rules.free_tile import after_use, take_free_tile

if TYPE_CHECKING:
    from harbourside.games.nauticus.state import NauticusState


def begin_rewards(state: NauticusState, ship: int, decks: int) -> None:
    """There is one reward for each mast. The player who finished the ship takes them at once."""
    state.stage = REWARD
    state.reward_ship = ship
    state.rewards_due = decks
    state.rewards_taken = [0] * NUM_REWARDS
    if state.log is not None:
        state.log.add("finished", {"seat": state.actor, "ship": ship + 1, "decks": decks})


def legal_reward(state: NauticusState, out: list[int]) -> None:
    """Each kind at most twice for a ship, and only rewards that the player can get in full (R20)."""
    for reward in range(NUM_REWARDS):
        if state.rewards_taken[reward] < MOST_OF_A_REWARD and can_be_given(state, reward):
            out.append(TAKE_REWARD + reward)


def can_be_given(state: NauticusState, reward: int) -> bool:
    if REWARD_SPACE[reward] > state.space_left(state.players[state.actor]):
        return False
    if reward == REWARD_CROWN_MAST:
        return state.supply[CROWN_MAST] > 0
    if reward == REWARD_CROWN_SAIL:
        return state.supply[CROWN_SAIL] > 0
    if reward == REWARD_GOODS:
        return kinds_of_goods_left(state.supply) >= REWARD_AMOUNT[REWARD_GOODS]
    return True


def kinds_of_goods_left(supply: list[int]) -> int:
    kinds = 0
    for good in range(FIRST_GOOD, FIRST_GOOD + NUM_GOODS):
        if supply[good] > 0:
            kinds += 1
    return kinds


def do_reward(state: NauticusState, action: int) -> None:
    reward = action - TAKE_REWARD
    player = state.players[state.actor]
    taken = state.rewards_taken.copy()
    taken[reward] += 1
    state.rewards_taken = taken
    state.rewards_due -= 1
    if state.log is not None:
        state.log.add("rewarded", {"seat": state.actor, "reward": REWARDS[reward]})
    if reward == REWARD_GOODS:
        state.stage = GOODS_PICK
        return
    if reward == REWARD_CROWN_MAST:
        take_free_tile(state, CROWN_MAST, "took-reward")
    elif reward == REWARD_CROWN_SAIL:
        take_free_tile(state, CROWN_SAIL, "took-reward")
    elif reward == REWARD_VP:
        player.vp += REWARD_AMOUNT[REWARD_VP]
    elif reward == REWARD_COINS:
        player.coins += REWARD_AMOUNT[REWARD_COINS]
    else:
        player.workers += REWARD_AMOUNT[reward]
    next_reward(state)


def next_reward(state: NauticusState) -> None:
    if state.rewards_due > 0:
        state.stage = REWARD
        return
    state.reward_ship = 0
    state.rewards_taken = [0] * NUM_REWARDS
    after_use(state)


def legal_goods_pick(state: NauticusState, out: list[int]) -> None:
    """Two goods of different kinds, one after the other (R19)."""
    for item in range(ITEMS):
        good = FIRST_ITEM[BUY_GOODS] + item
        if state.supply[good] > 0 and good != state.first_good:
            out.append(TAKE + ITEMS * BUY_GOODS + item)


def do_goods_pick(state: NauticusState, action: int) -> None:
    good = tile_of(action - TAKE)
    take_free_tile(state, good, "took-reward")
    if state.first_good == NO_TILE:
        state.first_good = good
        return
    state.first_good = NO_TILE
    next_reward(state)
