"""The rule that forbids an action of the trader, the captain or the buccaneer."""

from __future__ import annotations

from harbourside.engine.message import Message
from harbourside.games.puerto_rico.data import (
    BOUGHT_LAND,
    BUCCANEER_ACTS,
    CAPTURE,
    GOODS,
    KIND_NAMES,
    LAND_BUY,
    LAND_OFFICE,
    LAND_SELL,
    LOAD,
    LOAD_SHIP,
    MARKET_SPACES,
    MOST_SHIPS,
    NODE_NAMES,
    NONE,
    PIRACY,
    PLUNDER,
    RAID,
    ROLES,
    SELL,
    SELL_POST,
    SMALL_WHARF,
    SOLD,
    SOLD_LAND,
    TRADE,
    TRADING_POST,
    USE_SMALL_WHARF,
    USE_WHARF,
    USED_SMALL_WHARF,
    USED_WHARF,
    WHARF,
)
from harbourside.games.puerto_rico.state import Player, PuertoRicoState


def reason(state: PuertoRicoState, action: int) -> Message:
    """The actions from sell: to small_wharf, and from piracy: to capture:."""
    if action < LOAD:
        asked = TRADE
    elif action < PIRACY:
        asked = LOAD_SHIP
    else:
        asked = BUCCANEER_ACTS
    if state.node != asked:
        return Message("why-not-now", {"decision": NODE_NAMES[state.node]})
    if action < LAND_BUY:
        return _why_not_sell(state, action)
    if action < LOAD:
        return _why_no_land(state, action)
    if action < USE_WHARF:
        good, ship = divmod(action - LOAD, MOST_SHIPS)
        return _why_not_load(state, good, ship)
    if action < PIRACY:
        return _why_no_wharf(state, action)
    return _why_no_act(state, action)


def no_building(player: Player, kind: int) -> Message:
    """The player does not own the building, or nobody works in it."""
    if player.tiles[kind] == 0:
        return Message("why-no-building", {"building": KIND_NAMES[kind]})
    return Message("why-idle", {"building": KIND_NAMES[kind]})


def _why_not_sell(state: PuertoRicoState, action: int) -> Message:
    player = state.players[state.actor]
    post = action >= SELL_POST
    good = action - SELL_POST if post else action - SELL
    if player.done & SOLD:
        return Message("why-sold-already")
    if post and player.people[TRADING_POST] == 0:
        return no_building(player, TRADING_POST)
    if player.goods[good] == 0:
        return Message("why-no-good", {"good": GOODS[good]})
    if len(state.market) >= MARKET_SPACES:
        return Message("why-market-full", {"most": MARKET_SPACES})
    return Message("why-in-market", {"good": GOODS[good]})


def _why_no_land(state: PuertoRicoState, action: int) -> Message:
    player = state.players[state.actor]
    if player.people[LAND_OFFICE] == 0:
        return no_building(player, LAND_OFFICE)
    if action == LAND_BUY:
        if player.has_noble(LAND_OFFICE):
            return Message("why-land-noble")
        if player.done & BOUGHT_LAND:
            return Message("why-land-used")
        if player.doubloons == 0:
            return Message("why-no-doubloon")
        if not player.room_on_island():
            return Message("why-island-full")
        return Message("why-no-tiles")
    assert action == LAND_SELL
    if player.has_worker(LAND_OFFICE):
        return Message("why-land-worker")
    if player.done & SOLD_LAND:
        return Message("why-land-used")
    return Message("why-no-plantations")


def _why_not_load(state: PuertoRicoState, good: int, ship: int) -> Message:
    player = state.players[state.actor]
    ships = state.variant.ships
    name = GOODS[good]
    if ship >= len(ships):
        return Message("why-no-such-ship", {"count": len(ships)})
    if player.goods[good] == 0:
        return Message("why-no-good", {"good": name})
    carried = state.ship_goods[ship]
    if carried == good:
        return Message("why-ship-full", {"ship": ships[ship], "good": name})
    if carried != NONE:
        return Message("why-other-cargo", {"ship": ships[ship], "good": name, "cargo": GOODS[carried]})
    if good in state.ship_goods:
        where = ships[state.ship_goods.index(good)]
        return Message("why-on-another-ship", {"good": name, "ship": where})
    free = [ships[other] for other in range(len(ships)) if state.ship_goods[other] == NONE]
    held = player.goods[good]
    return Message("why-larger-ship", {"good": name, "count": held, "ship": ships[ship], "larger": max(free)})


def _why_no_wharf(state: PuertoRicoState, action: int) -> Message:
    player = state.players[state.actor]
    kind = SMALL_WHARF if action == USE_SMALL_WHARF else WHARF
    used = USED_SMALL_WHARF if kind == SMALL_WHARF else USED_WHARF
    if player.people[kind] == 0:
        return no_building(player, kind)
    if player.done & used:
        return Message("why-wharf-used", {"building": KIND_NAMES[kind]})
    return Message("why-no-good", {"good": GOODS[action - USE_WHARF]})


def _why_no_act(state: PuertoRicoState, action: int) -> Message:
    if action < PLUNDER:
        ships = state.variant.ships
        if action - PIRACY >= len(ships):
            return Message("why-no-such-ship", {"count": len(ships)})
        return Message("why-ship-empty", {"ship": ships[action - PIRACY]})
    if action == PLUNDER:
        return Message("why-market-empty")
    if action == RAID:
        people = state.magistrate_workers + state.magistrate_nobles
        return Message("why-no-raid", {"people": people, "seats": state.seats})
    role = action - CAPTURE
    if not state.variant.role_cards & (1 << role):
        return Message("why-role-not-in-game", {"role": ROLES[role], "seats": state.seats})
    return Message("why-role-used", {"role": ROLES[role]})
