"""The uses of the eight actions, with their conditions, costs and gains. Section 4.6."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.nauticus.data import (
    BUY,
    CROWN_CAP,
    CROWNS,
    DELIVER,
    DELIVER_SHIP,
    EXTRA_PRICE,
    EXTRA_WORKERS,
    FIRST_ITEM,
    GOODS,
    ITEMS,
    MONEY,
    NUM_BLUE,
    NUM_GOODS,
    NUM_TILES,
    PAYOUT,
    PLACE,
    TAKE_MONEY,
    TILE_SIZE,
    TILES,
    TRANSPORT,
    TRANSPORT_TILE,
    USE_CROWNS,
    tile_of,
)
from harbourside.games.nauticus.rules.free_tile import after_use
from harbourside.games.nauticus.rules.ship import NO_GOODS

if TYPE_CHECKING:
    from harbourside.games.nauticus.state import NauticusState, Player


def list_uses(state: NauticusState, player: Player, out: list[int]) -> None:
    """Append every use of the action under way, ascending."""
    workers = state.workers_available(player)
    if workers == 0:
        return
    kind = state.kind
    if kind < NUM_BLUE:
        list_purchases(state, player, out)
    elif kind == TRANSPORT:
        list_transports(player, out)
    elif kind == MONEY:
        out.append(TAKE_MONEY)
    elif kind == CROWNS:
        if player.crowns() > 0 and state.crown_vp < CROWN_CAP:
            out.append(USE_CROWNS)
    else:
        list_deliveries(player, workers, out)


def use(state: NauticusState, action: int) -> None:
    state.uses += 1
    kind = state.kind
    if kind < NUM_BLUE:
        buy(state, action)
    elif kind == TRANSPORT:
        transport(state, action)
    elif kind == MONEY:
        take_money(state)
    elif kind == CROWNS:
        use_crowns(state)
    else:
        deliver(state, action)


def could_use_extra(state: NauticusState, player: Player, kind: int, yard: int) -> bool:
    """Whether the player could use this extra action. `yard` has the tiles that ships take. Section 4.5."""
    if kind == MONEY:
        return True
    if kind == CROWNS:
        return player.crowns() > 0
    if kind == TRANSPORT:
        return player.spaces_used > 0 and has_for_yard(player.warehouse, yard)
    if kind == DELIVER:
        for ship in player.ships:
            if ship.finished and ship.is_full() and ship.decks <= player.workers + EXTRA_WORKERS:
                return True
        return False
    if player.coins < EXTRA_PRICE:
        return False
    space = state.space_left(player)
    for tile in range(FIRST_ITEM[kind], FIRST_ITEM[kind] + ITEMS):
        if state.supply[tile] > 0 and (TILE_SIZE[tile] <= space or (yard >> tile) & 1 == 1):
            return True
    return False


def pay_workers(state: NauticusState, player: Player, count: int) -> int:
    """Pay with blue workers first. Returns how many workers of the player went back to the supply."""
    blue = count if count < state.blue_left else state.blue_left
    state.blue_left -= blue
    player.workers -= count - blue
    return count - blue


def list_purchases(state: NauticusState, player: Player, out: list[int]) -> None:
    """Each costs a worker and its price. A tile with price 0 needs room in the warehouse (R8)."""
    kind = state.kind
    space = state.space_left(player)
    coins = player.coins
    yard = player.yard_accepts()
    for item in range(ITEMS):
        tile = FIRST_ITEM[kind] + item
        price = state.price(item)
        if state.supply[tile] == 0 or price > coins:
            continue
        if TILE_SIZE[tile] <= space or (price > 0 and (yard >> tile) & 1 == 1):
            out.append(BUY + ITEMS * kind + item)


def buy(state: NauticusState, action: int) -> None:
    seat = state.actor
    player = state.players[seat]
    tile = tile_of(action - BUY)
    item = tile - FIRST_ITEM[state.kind]
    price = state.price(item)
    own = pay_workers(state, player, 1)
    player.coins -= price
    bought = state.bought.copy()
    bought[item] += 1
    state.bought = bought
    state.supply[tile] -= 1
    if state.log is not None:
        event = "got-for-nothing" if price == 0 else "bought"
        state.log.add(event, {"seat": seat, "tile": TILES[tile], "price": price, "own_workers": own})
    if price == 0:
        player.store(tile)
        after_use(state)
    else:
        state.tile_in_hand = tile
        state.stage = PLACE


def list_transports(player: Player, out: list[int]) -> None:
    """Any tile of the warehouse that the yard can take."""
    if player.spaces_used == 0:
        return
    yard = player.yard_accepts()
    for tile in range(NUM_TILES):
        if player.warehouse[tile] > 0 and (yard >> tile) & 1 == 1:
            out.append(TRANSPORT_TILE + tile)


def has_for_yard(warehouse: list[int], yard: int) -> bool:
    for tile in range(NUM_TILES):
        if warehouse[tile] > 0 and (yard >> tile) & 1 == 1:
            return True
    return False


def transport(state: NauticusState, action: int) -> None:
    player = state.players[state.actor]
    tile = action - TRANSPORT_TILE
    own = pay_workers(state, player, 1)
    player.fetch(tile)
    state.tile_in_hand = tile
    state.stage = PLACE
    if state.log is not None:
        state.log.add("transported", {"seat": state.actor, "tile": TILES[tile], "own_workers": own})


def take_money(state: NauticusState) -> None:
    player = state.players[state.actor]
    own = pay_workers(state, player, 1)
    player.coins += PAYOUT
    if state.log is not None:
        state.log.add("paid-out", {"seat": state.actor, "coins": PAYOUT, "own_workers": own})


def crowns_gain(state: NauticusState, player: Player) -> int:
    """The VP of one more use: one for each crown, up to the cap of the action."""
    left = CROWN_CAP - state.crown_vp
    crowns = player.crowns()
    return crowns if crowns < left else left


def use_crowns(state: NauticusState) -> None:
    player = state.players[state.actor]
    own = pay_workers(state, player, 1)
    gain = crowns_gain(state, player)
    player.vp += gain
    state.crown_vp += gain
    if state.log is not None:
        state.log.add("crowned", {"seat": state.actor, "points": gain, "own_workers": own})


def list_deliveries(player: Player, workers: int, out: list[int]) -> None:
    """Finished ships with a good on every deck. The player needs a worker for each good."""
    for number, ship in enumerate(player.ships):
        if ship.finished and ship.is_full() and ship.decks <= workers:
            out.append(DELIVER_SHIP + number)


def deliver(state: NauticusState, action: int) -> None:
    """Deliver the cargo. The goods never go back to the supply, and the ship may be loaded again."""
    player = state.players[state.actor]
    number = action - DELIVER_SHIP
    ship = player.ships[number]
    own = pay_workers(state, player, ship.decks)
    player.delivered = [player.delivered[good] + ship.goods[good] for good in range(NUM_GOODS)]
    if state.log is not None:
        goods = [GOODS[good] for good in range(NUM_GOODS) for _ in range(ship.goods[good])]
        state.log.add(
            "delivered", {"seat": state.actor, "ship": number + 1, "goods": goods, "own_workers": own}
        )
    player.replace_ship(number, ship.with_goods(NO_GOODS))
