"""Trader: everybody may sell one good; markets, office. docs/rules/puerto_rico.md, section 5.7.

Module I: trading post. Module II: land office.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.puerto_rico.data import (
    BOUGHT_LAND,
    FROM_LAND_OFFICE,
    GOODS,
    LAND_BUY,
    LAND_DISCARD,
    LAND_SELL,
    LARGE_MARKET,
    MARKET_SPACES,
    NOBODY,
    NUM_GOODS,
    OFFICE,
    PASS,
    PRICES,
    SELL,
    SELL_POST,
    SMALL_MARKET,
    SOLD,
    SOLD_LAND,
    TRADE,
    TRADING_POST,
)
from harbourside.games.puerto_rico.rules import guesthouse, nobles, rounds, settler, table, tiles
from harbourside.games.puerto_rico.rules.new_buildings import privilege

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import Player, PuertoRicoState


def resume_trader(state: PuertoRicoState) -> None:
    """Every player has a turn, even if the Market is full (R25)."""
    while state.step < state.turns:
        seat = table.seat_in_turn(state)
        if has_trade(state, seat) or guesthouse.worth_asking(state, seat):
            table.ask(state, TRADE)
            return
        state.step += 1
    clear_market(state)
    rounds.end_phase(state)


def market_accepts(state: PuertoRicoState, player: Player, good: int) -> bool:
    """Whether there is a space. Without an office the kind must not be there yet."""
    if len(state.market) >= MARKET_SPACES:
        return False
    return player.people[OFFICE] > 0 or good not in state.market


def market_price(state: PuertoRicoState, seat: int, good: int) -> int:
    player = state.players[seat]
    bonus = 1 if player.people[SMALL_MARKET] > 0 else 0
    if player.people[LARGE_MARKET] > 0:
        bonus += 2
    return PRICES[good] + privilege(state, seat) + bonus


def post_price(state: PuertoRicoState, seat: int, good: int) -> int:
    """R24: the trader's privilege counts, and the small and large market do not."""
    return PRICES[good] + privilege(state, seat)


def may_sell(state: PuertoRicoState, player: Player, good: int) -> bool:
    return player.goods[good] > 0 and not player.done & SOLD and market_accepts(state, player, good)


def may_sell_at_post(player: Player, good: int) -> bool:
    return player.goods[good] > 0 and not player.done & SOLD and player.people[TRADING_POST] > 0


def may_buy_land(state: PuertoRicoState, player: Player) -> bool:
    return state.variant.nobles and not player.done & BOUGHT_LAND and nobles.may_buy_land(state, player)


def may_sell_land(state: PuertoRicoState, player: Player) -> bool:
    return state.variant.nobles and not player.done & SOLD_LAND and nobles.may_sell_land(player)


def has_trade(state: PuertoRicoState, seat: int) -> bool:
    player = state.players[seat]
    for good in range(NUM_GOODS):
        if player.goods[good] > 0 and (may_sell(state, player, good) or may_sell_at_post(player, good)):
            return True
    return may_buy_land(state, player) or may_sell_land(state, player)


def legal_trade(state: PuertoRicoState, out: list[int]) -> None:
    player = state.players[state.actor]
    for good in range(NUM_GOODS):
        if may_sell(state, player, good):
            out.append(SELL + good)
    for good in range(NUM_GOODS):
        if may_sell_at_post(player, good):
            out.append(SELL_POST + good)
    if may_buy_land(state, player):
        out.append(LAND_BUY)
    if may_sell_land(state, player):
        out.append(LAND_SELL)
    guesthouse.list_guests(player, out)
    out.append(PASS)


def do_trade(state: PuertoRicoState, action: int) -> None:
    player = state.players[state.actor]
    if action == PASS:
        state.step += 1
    elif action < SELL_POST:
        player.done |= SOLD
        sell(state, action - SELL)
    elif action < LAND_BUY:
        player.done |= SOLD
        sell_at_post(state, action - SELL_POST)
    elif action == LAND_BUY:
        player.done |= BOUGHT_LAND
        player.doubloons -= 1
        settler.lay(state, tiles.draw_for(state, state.actor, "land_office"), FROM_LAND_OFFICE)
    else:
        player.done |= SOLD_LAND
        state.node = LAND_DISCARD


def sell(state: PuertoRicoState, good: int) -> None:
    seat = state.actor
    player = state.players[seat]
    amount = market_price(state, seat, good)
    player.goods = table.plus(player.goods, good, -1)
    state.market = [*state.market, good]
    if state.log is not None:
        state.log.add("sold", {"seat": seat, "good": GOODS[good]})
    table.earn(state, seat, amount, "market")


def sell_at_post(state: PuertoRicoState, good: int) -> None:
    seat = state.actor
    amount = post_price(state, seat, good)
    table.to_supply(state, state.players[seat], good, 1)
    if state.log is not None:
        state.log.add("sold-at-post", {"seat": seat, "good": GOODS[good]})
    table.earn(state, seat, amount, "trading_post")


def clear_market(state: PuertoRicoState) -> None:
    """If the Market is full, its goods go to the supply. Otherwise they stay."""
    if len(state.market) < MARKET_SPACES:
        return
    empty_market(state)
    if state.log is not None:
        state.log.add("cleared-market", {})


def empty_market(state: PuertoRicoState) -> None:
    for good in state.market:
        state.goods = table.plus(state.goods, good, 1)
    state.market = []
    state.declined = NOBODY
