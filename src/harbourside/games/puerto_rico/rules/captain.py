"""Captain: players load in turn until nobody can. docs/rules/puerto_rico.md, section 5.8. Harbor, wharf.

Module I: small wharf, lighthouse, union hall. Module II: royal supplier. Storage: storage.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.puerto_rico.data import (
    ALWAYS,
    ARRIVAL_GAIN,
    ARRIVED,
    COUNT,
    GOODS,
    HAD_WINDOW,
    HARBOR,
    HARBOR_GAIN,
    LIGHTHOUSE,
    LIGHTHOUSE_GAIN,
    LOAD,
    LOAD_SHIP,
    LOADED,
    LOADING,
    MOST_SHIPS,
    NO_GAIN,
    NO_GOODS,
    NOBODY,
    NONE,
    NUM_GOODS,
    PASS,
    ROYAL_SUPPLY,
    SMALL_WHARF,
    SMALL_WHARF_COUNT,
    STORAGE_WINDOW,
    SUPPLIED,
    UNION_HALL,
    UNION_HALL_GAIN,
    USE_SMALL_WHARF,
    USE_WHARF,
    USED_SMALL_WHARF,
    USED_WHARF,
    WHARF,
)
from harbourside.games.puerto_rico.rules import gains, guesthouse, nobles, storage, table
from harbourside.games.puerto_rico.rules.new_buildings import lighthouse, privilege

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import Player, PuertoRicoState


def resume_captain(state: PuertoRicoState) -> None:
    if state.stage == LOADING:
        if loading(state):
            return
        state.stage = STORAGE_WINDOW
        state.step = 0
        state.passes = 0
        guesthouse.end_part(state)
    storage.resume_storage(state)


def loading(state: PuertoRicoState) -> bool:
    """Go from player to player, beginning with the captain; True if somebody has to decide."""
    if state.gain != NO_GAIN and state.players[table.seat_in_turn(state)].done & ARRIVED:
        if gains.settle(state, HARBOR_GAIN, LIGHTHOUSE_GAIN):
            return True
        finish_load(state, state.players[table.seat_in_turn(state)])
    while state.passes < state.turns:
        seat = table.seat_in_turn(state)
        player = state.players[seat]
        if player.done & SUPPLIED == 0 and first_turn(state, seat, player):
            return True
        if has_load(state, player) or (player.holds_goods() and guesthouse.worth_asking(state, seat)):
            table.ask(state, LOAD_SHIP)
            return True
        next_turn(state)
    return False


def next_turn(state: PuertoRicoState) -> None:
    """A turn without a load. A player who passed may load later, as long as somebody loads (R31)."""
    state.passes += 1
    state.step = (state.step + 1) % state.turns


def first_turn(state: PuertoRicoState, seat: int, player: Player) -> bool:
    """Guests, the captain's lighthouse, union hall, royal supplier, in this order (R29); True if one asks."""
    if player.done & HAD_WINDOW == 0:
        player.done |= HAD_WINDOW
        if guesthouse.open_window(state):
            return True
    if player.done & ARRIVED == 0:
        brings = player.people[LIGHTHOUSE] > 0 or player.people[UNION_HALL] > 0
        if brings and gains.settle(state, ARRIVAL_GAIN, UNION_HALL_GAIN):
            return True
        player.done |= ARRIVED
        state.delivered = 0
    if state.variant.nobles and nobles.may_supply(state, seat):
        table.ask(state, ROYAL_SUPPLY)
        return True
    player.done |= SUPPLIED
    return False


def may_load(state: PuertoRicoState, player: Player, good: int, ship: int) -> bool:
    """Whether the good may go on the ship: it carries the kind, or no other empty ship takes more of it."""
    held = player.goods[good]
    if held == 0 or ship >= len(state.ship_goods):
        return False
    carried = state.ship_goods[ship]
    if carried == good:
        return state.ship_amounts[ship] < state.variant.ships[ship]
    if carried != NONE:
        return False
    largest = 0
    for other in range(len(state.ship_goods)):
        if state.ship_goods[other] == good:
            return False
        if state.ship_goods[other] == NONE:
            largest = max(largest, min(held, state.variant.ships[other]))
    return min(held, state.variant.ships[ship]) == largest


def has_public_load(state: PuertoRicoState, player: Player) -> bool:
    for good in range(NUM_GOODS):
        if player.goods[good] > 0:
            for ship in range(len(state.ship_goods)):
                if may_load(state, player, good, ship):
                    return True
    return False


def wharf_ready(player: Player) -> bool:
    return player.people[WHARF] > 0 and player.done & USED_WHARF == 0


def small_wharf_ready(player: Player) -> bool:
    return player.people[SMALL_WHARF] > 0 and player.done & USED_SMALL_WHARF == 0


def has_load(state: PuertoRicoState, player: Player) -> bool:
    if not player.holds_goods():
        return False
    return wharf_ready(player) or small_wharf_ready(player) or has_public_load(state, player)


def legal_load(state: PuertoRicoState, out: list[int]) -> None:
    """Loading on public ships is compulsory. A player who can only use a wharf may pass."""
    player = state.players[state.actor]
    for good in range(NUM_GOODS):
        if player.goods[good] > 0:
            for ship in range(len(state.ship_goods)):
                if may_load(state, player, good, ship):
                    out.append(LOAD + MOST_SHIPS * good + ship)
    compulsory = len(out) > 0
    if wharf_ready(player):
        for good in range(NUM_GOODS):
            if player.goods[good] > 0:
                out.append(USE_WHARF + good)
    if small_wharf_ready(player):
        out.append(USE_SMALL_WHARF)
    guesthouse.list_guests(player, out)
    if not compulsory:
        out.append(PASS)


def do_load(state: PuertoRicoState, action: int) -> None:
    player = state.players[state.actor]
    if action == PASS:
        next_turn(state)
    elif action < USE_WHARF:
        load_ship(state, player, (action - LOAD) // MOST_SHIPS, (action - LOAD) % MOST_SHIPS)
    elif action < USE_SMALL_WHARF:
        player.done |= USED_WHARF
        load_wharf(state, player, action - USE_WHARF)
    else:
        player.done |= USED_SMALL_WHARF
        state.good = NONE
        state.small_wharf_load = NO_GOODS
        next_small_wharf_kind(state, player)


def load_size(state: PuertoRicoState, player: Player, good: int, ship: int) -> int:
    return min(player.goods[good], state.variant.ships[ship] - state.ship_amounts[ship])


def load_ship(state: PuertoRicoState, player: Player, good: int, ship: int) -> None:
    amount = load_size(state, player, good, ship)
    player.goods = table.plus(player.goods, good, -amount)
    state.ship_amounts = table.plus(state.ship_amounts, ship, amount)
    if state.ship_goods[ship] == NONE:
        carried = state.ship_goods.copy()
        carried[ship] = good
        state.ship_goods = carried
    if state.log is not None:
        state.log.add(
            "loaded",
            {"seat": state.actor, "good": GOODS[good], "count": amount, "ship": state.variant.ships[ship]},
        )
    reward(state, player, amount)


def load_wharf(state: PuertoRicoState, player: Player, good: int) -> None:
    """Load all goods of one kind. The wharf of the first edition holds eleven."""
    amount = min(player.goods[good], state.variant.wharf_capacity)
    table.to_supply(state, player, good, amount)
    if state.log is not None:
        state.log.add("loaded-wharf", {"seat": state.actor, "good": GOODS[good], "count": amount})
    reward(state, player, amount)


def reward(state: PuertoRicoState, player: Player, points: int) -> None:
    """One gain of VP for goods, harbor and the captain's first load; then the lighthouse (R28)."""
    seat = state.actor
    bonus = load_bonus(state, player)
    few_left = points + bonus >= state.vp_pool or state.variant.asking == ALWAYS
    if few_left and asks_about_load(state, player, points, bonus):
        table.gain_vp(state, seat, points, "load")
        state.gain = HARBOR_GAIN
        return
    table.gain_vp(state, seat, points + bonus, "load")
    if player.people[LIGHTHOUSE] > 0:
        table.earn(state, seat, lighthouse(player), "lighthouse")
    finish_load(state, player)


def asks_about_load(state: PuertoRicoState, player: Player, points: int, bonus: int) -> bool:
    """Whether the player is asked about the gains besides the VP for the goods, one by one (R52)."""
    if state.variant.asking == ALWAYS:
        return bonus > 0 or lighthouse(player) > 0
    return points < state.vp_pool and gains.careful(state, points + bonus)


def finish_load(state: PuertoRicoState, player: Player) -> None:
    player.done |= LOADED
    state.passes = 0
    state.declined = NOBODY
    state.step = (state.step + 1) % state.turns


def load_bonus(state: PuertoRicoState, player: Player) -> int:
    """VP of a load besides the VP for its goods."""
    bonus = 1 if player.people[HARBOR] > 0 else 0
    if player.done & LOADED == 0:
        bonus += privilege(state, state.actor)
    return bonus


def next_small_wharf_kind(state: PuertoRicoState, player: Player) -> None:
    """Ask about the next kind that the player holds. After the last kind, load."""
    state.good += 1
    while state.good < NUM_GOODS and player.goods[state.good] == 0:
        state.good += 1
    if state.good < NUM_GOODS:
        state.node = SMALL_WHARF_COUNT
        return
    amounts = state.small_wharf_load
    for good in range(NUM_GOODS):
        table.to_supply(state, player, good, amounts[good])
    if state.log is not None:
        goods = [GOODS[good] for good in range(NUM_GOODS) for _ in range(amounts[good])]
        state.log.add("loaded-small-wharf", {"seat": state.actor, "goods": goods})
    state.good = 0
    state.small_wharf_load = NO_GOODS
    reward(state, player, table.total(amounts) // 2)


def legal_small_wharf(state: PuertoRicoState, out: list[int]) -> None:
    """Any number of each kind, but at least one good in total."""
    player = state.players[state.actor]
    least = 1 if is_last_kind(player, state.good) and table.total(state.small_wharf_load) == 0 else 0
    for count in range(least, player.goods[state.good] + 1):
        out.append(COUNT + count)


def is_last_kind(player: Player, good: int) -> bool:
    for later in range(good + 1, NUM_GOODS):
        if player.goods[later] > 0:
            return False
    return True


def do_small_wharf(state: PuertoRicoState, action: int) -> None:
    state.small_wharf_load = table.plus(state.small_wharf_load, state.good, action - COUNT)
    next_small_wharf_kind(state, state.players[state.actor])
