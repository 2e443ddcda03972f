"""The question to the seat that decides, and the names of its choices with what they bring."""

from __future__ import annotations

from typing import Final

from harbourside.engine.message import Message
from harbourside.games.puerto_rico.data import (
    ALWAYS,
    AQUEDUCT_GAIN,
    AS_FOREST,
    AS_PLANTATION,
    ASSIGN_NOBLES,
    ASSIGN_WORKERS,
    BLACK_MARKET_PAYS,
    BUILD,
    CAPTURE,
    COUNT,
    CRAFT,
    DOUBLOONS_ASKED,
    DRAFT_KIND,
    DRAFT_KINDS,
    FESTIVAL_CROP_GAIN,
    FIRST_BUILDING,
    FOREST,
    GAIN_SOURCES,
    GOOD,
    GOODS,
    GOODS_ASKED,
    GUEST,
    GUEST_TARGET,
    GUEST_WINDOW,
    HACIENDA_DRAW,
    HIRING_GAIN,
    HOSPICE_ASKS,
    HUNT,
    KEEP_LOOT,
    KIND_NAMES,
    LAND_BUY,
    LAND_DISCARD,
    LAND_SELL,
    LOAD,
    LOAD_SHIP,
    MAGISTRATE,
    MAYOR_PRIVILEGE,
    MOST_SHIPS,
    NO,
    NODES,
    NUM_GOODS,
    PASS,
    PAY_VP,
    PIRACY,
    PLACE_NAMES,
    PLUNDER,
    POINTS,
    PRODUCTION_GAIN,
    RAID,
    RAID_PLACES,
    ROLES,
    ROYAL_SUPPLY,
    SELL,
    SELL_POST,
    SMALL_WHARF_COUNT,
    STORE,
    STORE_ONE,
    TAKE,
    TILE,
    TRADE,
    UNIVERSITY_ASKS,
    USE_SMALL_WHARF,
    USE_WHARF,
    VILLA_GAIN,
    VP_ASKED,
    YES,
)
from harbourside.games.puerto_rico.rules import (
    buccaneer,
    builder,
    captain,
    craftsman,
    flow,
    gains,
    hiring,
    nobles,
    trader,
)
from harbourside.games.puerto_rico.state import PuertoRicoState

Args = dict[str, int | str | list[str]]


def prompt(state: PuertoRicoState) -> Message:
    node = state.node
    player = state.players[state.actor]
    args: Args = {}
    if flow.allows_guests(node):
        legal = state.legal()
        if all(action in (GUEST, GUEST + 1, PASS) for action in legal):
            return Message("prompt-guest-window")
        if node == TRADE and not any(SELL <= action < LAND_BUY for action in legal):
            return Message("prompt-trade-land")
    if node in (ASSIGN_NOBLES, ASSIGN_WORKERS):
        kind = player.kinds[state.place]
        args = {
            "tile": KIND_NAMES[kind],
            "circles": player.empty_circles(kind),
            "workers": state.hand_workers,
            "nobles": state.hand_nobles,
        }
    elif node in (FOREST, HOSPICE_ASKS):
        args = {"tile": "forest" if node == HOSPICE_ASKS and state.as_forest else KIND_NAMES[state.tile]}
    elif node == UNIVERSITY_ASKS:
        args = {"building": KIND_NAMES[state.tile]}
    elif node == BLACK_MARKET_PAYS:
        args = {"building": KIND_NAMES[state.tile], "count": state.owed}
    elif node == SMALL_WHARF_COUNT:
        args = {"good": GOODS[state.good]}
    elif node == ROYAL_SUPPLY:
        args = {"count": player.noble_count() - nobles.deliveries(state)}
    elif node == RAID_PLACES:
        args = {"count": state.hand_workers}
    elif node == KEEP_LOOT:
        args = {"good": GOODS[state.ship_goods[state.ship]]}
    elif node >= VP_ASKED:
        return _prompt_gain(state)
    elif node == LOAD_SHIP and PASS in state.legal():
        return Message("prompt-load-private")
    return Message("prompt-" + NODES[node].replace("_", "-"), args)


def offered_count(state: PuertoRicoState) -> int:
    """How many VP, doubloons or people are offered."""
    return 1 if state.gain == VILLA_GAIN else gains.amount_of(state, state.actor, state.gain)


def offered_goods(state: PuertoRicoState) -> list[str]:
    """The goods that are offered."""
    if state.gain == AQUEDUCT_GAIN:
        return [GOODS[good] for good in gains.aqueduct_goods(state, state.actor)]
    if state.gain != PRODUCTION_GAIN:
        return []
    makes = craftsman.producible(state, state.actor)
    return [GOODS[good] for good in range(NUM_GOODS) for _ in range(makes[good])]


def _prompt_gain(state: PuertoRicoState) -> Message:
    if state.gain == HIRING_GAIN:
        people = state.magistrate_workers + state.magistrate_nobles
        ends = (
            "" if state.variant.asking == ALWAYS and not hiring.seat_decides(state, state.actor) else "-end"
        )
        return Message(f"prompt-hiring-asked{ends}", {"people": people})
    args: Args = {"source": GAIN_SOURCES[state.gain]}
    name = "prompt-" + NODES[state.node].replace("_", "-")
    if state.node == GOODS_ASKED:
        args["goods"] = offered_goods(state)
        if state.gain == PRODUCTION_GAIN:
            last = _last_goods(state)
            if last:
                return Message(f"{name}-last", {**args, "last": last})
            if craftsman.may_empty_pool(state, state.actor):
                return Message(f"{name}-pool", args)
        return Message(name, args)
    count = offered_count(state)
    args["count"] = count
    if state.node == VP_ASKED and gains.empties_pool(state, count):
        return Message(f"{name}-ends", args)
    if state.gain == FESTIVAL_CROP_GAIN and gains.may_end_by_workers(state, count):
        return Message(f"{name}-scarce", {**args, "left": state.workers - count})
    return Message(name, args)


def _label_gain(state: PuertoRicoState, yes: bool) -> Message:
    """The answer, with what follows from it."""
    answer = "take" if yes else "decline"
    if state.gain == HIRING_GAIN:
        return Message(f"action-{answer}-hiring")
    if state.node == GOODS_ASKED:
        goods = offered_goods(state)
        last = _last_goods(state) if yes and state.gain == PRODUCTION_GAIN else []
        if last:
            return Message("action-take-goods-last", {"goods": goods, "last": last})
        return Message(f"action-{answer}-goods", {"goods": goods})
    count = offered_count(state)
    if state.node == VP_ASKED:
        ends = "-ends" if yes and gains.empties_pool(state, count) else ""
        return Message(f"action-{answer}-vp{ends}", {"count": count})
    thing = "doubloons" if state.node == DOUBLOONS_ASKED else "people"
    if state.gain == FESTIVAL_CROP_GAIN and yes and gains.may_end_by_workers(state, count):
        return Message("action-take-people-scarce", {"count": count, "left": state.workers - count})
    return Message(f"action-{answer}-{thing}", {"count": count})


def _last_goods(state: PuertoRicoState) -> list[str]:
    """The goods that run out with this production, though a later player could make them."""
    makes = craftsman.producible(state, state.actor)
    return [GOODS[good] for good in range(NUM_GOODS) if craftsman.takes_last_of(state, makes, good)]


def label(state: PuertoRicoState, action: int) -> Message:
    if action < DRAFT_KIND:
        return _with_coins(state, "action-role", action)
    if action < BUILD:
        kind = DRAFT_KINDS[action - DRAFT_KIND]
        return Message("action-draft", {"building": KIND_NAMES[kind], "price": state.variant.cost[kind]})
    if action < TAKE:
        return _label_build(state, action - BUILD + FIRST_BUILDING)
    if action < HACIENDA_DRAW:
        return Message("action-take", {"tile": KIND_NAMES[action - TAKE]})
    if action in (AS_PLANTATION, AS_FOREST):
        name = "action-as-forest" if action == AS_FOREST else "action-as-plantation"
        return Message(name, {"tile": KIND_NAMES[state.tile]})
    if action in (YES, NO) and state.node >= VP_ASKED:
        return _label_gain(state, action == YES)
    if action in (YES, NO):
        return Message("action-yes" if action == YES else "action-no")
    if COUNT <= action < TILE:
        return _label_count(state, action - COUNT)
    if TILE <= action < MAGISTRATE:
        return Message(_TILE_LABELS[state.node], {"tile": PLACE_NAMES[action - TILE]})
    if MAGISTRATE <= action < GOOD:
        return Message("action-hire-worker" if action == MAGISTRATE else "action-hire-noble")
    if GOOD <= action < STORE:
        return Message(_GOOD_LABELS[state.node], {"good": GOODS[action - GOOD]})
    if STORE <= action < SELL:
        good = action - STORE
        held = state.players[state.actor].goods[good]
        return Message("action-store-kind", {"good": GOODS[good], "count": held})
    if SELL <= action < LAND_BUY:
        return _label_sale(state, action)
    if LOAD <= action <= USE_SMALL_WHARF:
        return _label_load(state, action)
    if PIRACY <= action < PASS:
        return _label_buccaneer(state, action)
    if action == PASS:
        return Message("action-keep-guests" if state.node == GUEST_WINDOW else "action-pass")
    return Message(_PLAIN_LABELS[action])


def _with_coins(state: PuertoRicoState, id: str, role: int) -> Message:
    coins = state.role_coins[role]
    if coins == 0:
        return Message(id, {"role": ROLES[role]})
    return Message(f"{id}-coins", {"role": ROLES[role], "count": coins})


def _label_build(state: PuertoRicoState, building: int) -> Message:
    price = builder.price(state, state.actor, building)
    args: Args = {"building": KIND_NAMES[building], "price": price, "points": POINTS[building]}
    short = price - state.players[state.actor].doubloons
    if short > 0:
        return Message("action-build-black-market", {**args, "items": short})
    return Message("action-build", args)


def _label_count(state: PuertoRicoState, count: int) -> Message:
    player = state.players[state.actor]
    args: Args = {"count": count}
    if state.node == MAYOR_PRIVILEGE:
        return Message("action-extra-workers", args)
    if state.node == SMALL_WHARF_COUNT:
        return Message("action-ship-count", {**args, "good": GOODS[state.good]})
    if state.node == KEEP_LOOT:
        return Message("action-keep-loot", {**args, "good": GOODS[state.ship_goods[state.ship]]})
    name = "action-assign-nobles" if state.node == ASSIGN_NOBLES else "action-assign-workers"
    return Message(name, {**args, "tile": KIND_NAMES[player.kinds[state.place]]})


def _label_sale(state: PuertoRicoState, action: int) -> Message:
    if action < SELL_POST:
        good = action - SELL
        return Message(
            "action-sell", {"good": GOODS[good], "count": trader.market_price(state, state.actor, good)}
        )
    good = action - SELL_POST
    return Message(
        "action-sell-post", {"good": GOODS[good], "count": trader.post_price(state, state.actor, good)}
    )


def _label_load(state: PuertoRicoState, action: int) -> Message:
    """With the VP that are certain. VP that the player is asked about afterwards are not counted."""
    player = state.players[state.actor]
    if action == USE_SMALL_WHARF:
        return Message("action-small-wharf", {"points": captain.load_bonus(state, player)})
    if action >= USE_WHARF:
        good = action - USE_WHARF
        count = min(player.goods[good], state.variant.wharf_capacity)
        return Message(
            "action-wharf", {"good": GOODS[good], "count": count, "points": _load_points(state, count)}
        )
    good, ship = divmod(action - LOAD, MOST_SHIPS)
    count = captain.load_size(state, player, good, ship)
    return Message(
        "action-load",
        {
            "good": GOODS[good],
            "count": count,
            "ship": state.variant.ships[ship],
            "points": _load_points(state, count),
        },
    )


def _load_points(state: PuertoRicoState, count: int) -> int:
    player = state.players[state.actor]
    bonus = captain.load_bonus(state, player)
    return count if captain.asks_about_load(state, player, count, bonus) else count + bonus


def _label_buccaneer(state: PuertoRicoState, action: int) -> Message:
    if action < PLUNDER:
        ship = action - PIRACY
        return Message(
            "action-piracy",
            {
                "ship": state.variant.ships[ship],
                "good": GOODS[state.ship_goods[ship]],
                "count": state.ship_amounts[ship],
            },
        )
    if action == PLUNDER:
        return Message("action-plunder", {"points": gains.plunder_points(state)})
    if action == RAID:
        return Message("action-raid", {"count": buccaneer.raid_size(state)})
    return _with_coins(state, "action-capture", action - CAPTURE)


_TILE_LABELS: Final = {
    HUNT: "action-discard-tile",
    LAND_DISCARD: "action-sell-tile",
    BLACK_MARKET_PAYS: "action-give-worker",
    GUEST_TARGET: "action-move-guest",
    RAID_PLACES: "action-place-raider",
}
_GOOD_LABELS: Final = {
    CRAFT: "action-take-good",
    BLACK_MARKET_PAYS: "action-give-good",
    ROYAL_SUPPLY: "action-deliver",
    STORE_ONE: "action-store-one",
}
_PLAIN_LABELS: Final = {
    HACIENDA_DRAW: "action-hacienda-draw",
    LAND_BUY: "action-land-buy",
    LAND_SELL: "action-land-sell",
    PAY_VP: "action-pay-vp",
    GUEST: "action-guest-worker",
    GUEST + 1: "action-guest-noble",
}
