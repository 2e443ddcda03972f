"""The prompts of the players and the labels of the actions, with costs and gains."""

from __future__ import annotations

from harbourside.engine.message import Arg, Message
from harbourside.games.nauticus.data import (
    ACT,
    AFTER_MAIN,
    BONUS_PICK,
    BONUSES,
    BUY,
    CHOOSE_ACTION,
    CHOOSE_TILE,
    DELIVER_SHIP,
    END_ACTION,
    END_TURN,
    EXTRA_ACTION,
    EXTRA_PRICE,
    FIRST_ITEM,
    FREE_TILE,
    GOODS,
    GOODS_PICK,
    KINDS,
    NO_TILE,
    NUM_BLUE,
    NUM_GOODS,
    NUM_KINDS,
    PASS,
    PASS_TILES,
    PAYOUT,
    PENALTY,
    PLACE,
    PLACE_NEW,
    PLACE_SHIP,
    PLACE_WAREHOUSE,
    REWARD,
    REWARDS,
    SHIP_VP,
    TAKE,
    TAKE_MONEY,
    TAKE_REWARD,
    TILE_SIZE,
    TILES,
    TRANSPORT,
    TRANSPORT_TILE,
    USE_CROWNS,
    goods_vp,
    tile_of,
)
from harbourside.games.nauticus.reasons import no_use
from harbourside.games.nauticus.rules.choosing import lost_bonus
from harbourside.games.nauticus.rules.uses import crowns_gain
from harbourside.games.nauticus.state import NauticusState


def prompt(state: NauticusState) -> Message:
    if state.stage == CHOOSE_TILE:
        return Message("prompt-choose", {"left": NUM_KINDS - state.used_tiles.bit_count()})
    if state.stage == BONUS_PICK:
        return Message("prompt-bonus", {"bonus": BONUSES[state.board.bonuses[_place_chosen(state)]]})
    if state.stage == ACT:
        return _prompt_act(state)
    if state.stage == PLACE:
        moved = "prompt-place-moved" if state.kind == TRANSPORT else "prompt-place-bought"
        return Message(moved, {"tile": TILES[state.tile_in_hand]})
    if state.stage == REWARD:
        return Message("prompt-reward", {"ship": state.reward_ship + 1, "due": state.rewards_due})
    if state.stage == GOODS_PICK:
        return Message("prompt-goods-first" if state.first_good == NO_TILE else "prompt-goods-second")
    if state.stage == FREE_TILE:
        return Message("prompt-free-tile")
    assert state.stage == AFTER_MAIN
    return Message("prompt-after-main")


def _place_chosen(state: NauticusState) -> int:
    return state.tile_place[state.chosen_kind]


def _prompt_act(state: NauticusState) -> Message:
    player = state.players[state.actor]
    why = no_use(state)
    if why is not None:
        stuck: dict[str, Arg] = {"kind": KINDS[state.kind], "why": why}
        if state.uses > 0:
            return Message("prompt-act-extra-over" if state.extra else "prompt-act-over", stuck)
        return Message("prompt-act-none", {**stuck, "extra": int(player.extra_available)})
    args: dict[str, Arg] = {
        "kind": KINDS[state.kind],
        "blue": state.blue_left,
        "workers": player.workers,
        "coins": player.coins,
    }
    if state.uses > 0:
        return Message("prompt-act-extra-more" if state.extra else "prompt-act-more", args)
    return Message("prompt-act-extra" if state.extra else "prompt-act", args)


def label(state: NauticusState, action: int) -> Message:
    if action < PASS:
        return _choose(state, action - CHOOSE_ACTION)
    if action == PASS:
        return _pass(state)
    if action == END_ACTION:
        return _end_action(state)
    if action == END_TURN:
        return Message("action-end-turn")
    if action < BUY:
        return Message("action-take", {"tile": TILES[tile_of(action - TAKE)]})
    if action < TRANSPORT_TILE:
        return _buy(state, tile_of(action - BUY))
    if action < PLACE_WAREHOUSE:
        return Message("action-transport", {"tile": TILES[action - TRANSPORT_TILE], **_worker(state)})
    if action < TAKE_MONEY:
        return _place(state, action)
    if action == TAKE_MONEY:
        return Message("action-money", {"coins": PAYOUT, **_worker(state)})
    if action == USE_CROWNS:
        player = state.players[state.actor]
        gain, crowns = crowns_gain(state, player), player.crowns()
        return Message("action-crowns", {"points": gain, "crowns": crowns, **_worker(state)})
    if action < EXTRA_ACTION:
        return _deliver(state, action - DELIVER_SHIP)
    if action < TAKE_REWARD:
        return _extra(action - EXTRA_ACTION)
    return Message("action-reward", {"reward": REWARDS[action - TAKE_REWARD]})


def _worker(state: NauticusState) -> dict[str, Arg]:
    """Whose worker the next use takes, counted like in its event."""
    own = state.blue_left == 0
    return {"worker": "own_worker" if own else "blue_worker", "own_workers": int(own)}


def _choose(state: NauticusState, kind: int) -> Message:
    place = state.tile_place[kind]
    args: dict[str, Arg] = {
        "kind": KINDS[kind],
        "place": place + 1,
        "bonus": BONUSES[state.board.bonuses[place]],
        "blue": state.blue_workers(place),
    }
    lost = lost_bonus(state, place)
    if lost is None:
        return Message("action-choose", args)
    return Message("action-choose-lost", {**args, "why": lost})


def _extra(kind: int) -> Message:
    if kind < NUM_BLUE:
        return Message("action-extra-buy", {"kind": KINDS[kind], "price": EXTRA_PRICE})
    return Message("action-extra", {"kind": KINDS[kind]})


def _pass(state: NauticusState) -> Message:
    flipped = state.players[state.actor].passes_flipped
    if flipped == PASS_TILES:
        return Message("action-pass-again")
    saved = PENALTY[flipped] - PENALTY[flipped + 1]
    return Message("action-pass", {"saved": saved})


def _end_action(state: NauticusState) -> Message:
    kind = KINDS[state.kind]
    if state.blue_left > 0:
        return Message("action-end-action-blue", {"kind": kind, "blue": state.blue_left})
    return Message("action-end-action", {"kind": kind})


def _buy(state: NauticusState, tile: int) -> Message:
    item = tile - FIRST_ITEM[state.kind]
    price = state.price(item)
    args: dict[str, Arg] = {"tile": TILES[tile], "price": price, **_worker(state)}
    if price == 0:
        return Message("action-buy-free", args)
    return Message("action-buy-copy" if state.bought[item] > 0 else "action-buy", args)


def _place(state: NauticusState, action: int) -> Message:
    tile = state.tile_in_hand
    player = state.players[state.actor]
    args: dict[str, Arg] = {"tile": TILES[tile]}
    if action == PLACE_WAREHOUSE:
        return Message("action-store", {**args, "left": state.space_left(player) - TILE_SIZE[tile]})
    if action == PLACE_NEW:
        return Message("action-new-ship", {**args, "ship": len(player.ships) + 1})
    number = action - PLACE_SHIP
    ship = player.ships[number]
    grown = ship.with_tile(tile)
    args["ship"] = number + 1
    args["decks"] = grown.decks
    if grown.finished and not ship.finished:
        return Message("action-finish", {**args, "points": SHIP_VP[grown.decks]})
    if grown.closed and not ship.closed:
        return Message("action-close", args)
    return Message("action-place", args)


def _deliver(state: NauticusState, number: int) -> Message:
    player = state.players[state.actor]
    ship = player.ships[number]
    gain = 0
    for good in range(NUM_GOODS):
        gain += goods_vp(player.delivered[good] + ship.goods[good]) - goods_vp(player.delivered[good])
    goods = [GOODS[good] for good in range(NUM_GOODS) for _ in range(ship.goods[good])]
    own = max(0, ship.decks - state.blue_left)
    return Message(
        "action-deliver",
        {"ship": number + 1, "goods": goods, "points": gain, "cost": ship.decks, "own_workers": own},
    )
