"""Builder: everybody may build; university. docs/rules/puerto_rico.md, section 5.5.

Module I: forests' discount, black market, church. Module II: masons' guild.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.puerto_rico.data import (
    BLACK_MARKET,
    BLACK_MARKET_PAYS,
    BUILD,
    BUILD_ONE,
    CHURCH,
    CHURCH_GAIN,
    CITY_COLUMNS,
    CITY_SPACES,
    END_CITY,
    FESTIVAL_BUILDING_GAIN,
    FIRST_BUILDING,
    GO_ON,
    GOOD,
    GOODS,
    GROUP,
    GUILD_SAVES_LARGE,
    KIND_NAMES,
    LARGE_GROUP,
    NO_GAIN,
    NOBODY,
    NUM_GOODS,
    PAID_GOOD,
    PAID_VP,
    PAID_WORKER,
    PASS,
    PAY_VP,
    PLACE_KINDS,
    PLACE_NAMES,
    PLACE_SAN_JUAN,
    PRODUCTION,
    QUARRY,
    STATUE,
    STORE,
    TILE,
    TILE_ACTION,
    UNIVERSITY,
    UNIVERSITY_ASKS,
    YES,
)
from harbourside.games.puerto_rico.rules import gains, guesthouse, rounds, table
from harbourside.games.puerto_rico.rules.new_buildings import privilege
from harbourside.games.puerto_rico.rules.nobles import masons_guild

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import Player, PuertoRicoState


def resume_builder(state: PuertoRicoState) -> None:
    if state.gain != NO_GAIN:
        finish_building(state)
        if state.node != GO_ON:
            return
    while state.step < state.turns:
        seat = table.seat_in_turn(state)
        if can_build(state, seat) or guesthouse.worth_asking(state, seat):
            table.ask(state, BUILD_ONE)
            return
        state.step += 1
    rounds.end_phase(state)


def price(state: PuertoRicoState, seat: int, building: int) -> int:
    """The cost less quarries (at most the number of the group), privilege, forests and masons' guild."""
    return price_after(state, state.players[seat], building, general_discount(state, seat))


def general_discount(state: PuertoRicoState, seat: int) -> int:
    """What is taken off every price: the privilege, and 1 for each pair of forests."""
    discount = privilege(state, seat)
    if state.variant.new_buildings:
        discount += state.players[seat].forest_count() // 2
    return discount


def price_after(state: PuertoRicoState, player: Player, building: int, discount: int) -> int:
    discount += min(player.people[QUARRY], GROUP[building])
    if state.variant.nobles:
        discount += masons_guild(player, building)
    return max(0, state.variant.cost[building] - discount)


def fits(state: PuertoRicoState, player: Player, building: int) -> bool:
    """Whether the city has room. In the 4 by 3 grid each column takes one large building (R2)."""
    if GROUP[building] < LARGE_GROUP:
        return player.city < CITY_SPACES
    if player.city > CITY_SPACES - 2:
        return False
    return not state.variant.grid or player.large < CITY_COLUMNS


def may_own(state: PuertoRicoState, player: Player, building: int) -> bool:
    """Every kind once. Production buildings may be owned again (R14)."""
    return player.tiles[building] == 0 or (PRODUCTION[building] and state.variant.duplicates)


def black_market_items(player: Player) -> int:
    """How many items the player could hand over: a good, a VP, a worker. Section 5.5."""
    if player.people[BLACK_MARKET] == 0:
        return 0
    items = 1 if player.holds_goods() else 0
    if player.vp > 0:
        items += 1
    at_market = player.people[BLACK_MARKET] - player.nobles[BLACK_MARKET]
    if player.worker_count() > at_market:
        items += 1
    return items


def purse_of(state: PuertoRicoState, seat: int) -> int:
    """Doubloons, and the items that the black market takes instead."""
    player = state.players[seat]
    return player.doubloons + black_market_items(player)


def can_build(state: PuertoRicoState, seat: int) -> bool:
    found: list[int] = []
    list_buildable(state, seat, found, 1)
    return len(found) > 0


def list_buildable(state: PuertoRicoState, seat: int, out: list[int], enough: int) -> None:
    """Append what the seat can pay, may own and has room for; stop when there are enough."""
    player = state.players[seat]
    variant = state.variant
    board = state.board
    cost = variant.cost
    purse = purse_of(state, seat)
    discount = general_discount(state, seat)
    # Most prices need no calculation: the purse is enough without quarries and guild, or too small with them.
    ample = purse + discount
    reach = ample + player.people[QUARRY] + (GUILD_SAVES_LARGE if variant.nobles else 0)
    for building in range(FIRST_BUILDING, variant.building_end):
        full_cost = cost[building]
        if (
            full_cost <= reach
            and board[building] > 0
            and may_own(state, player, building)
            and (full_cost <= ample or price_after(state, player, building, discount) <= purse)
            and fits(state, player, building)
        ):
            out.append(BUILD + building - FIRST_BUILDING)
            if len(out) == enough:
                return


def legal_build(state: PuertoRicoState, out: list[int]) -> None:
    seat = state.actor
    list_buildable(state, seat, out, len(state.board))
    guesthouse.list_guests(state.players[seat], out)
    out.append(PASS)


def do_build(state: PuertoRicoState, action: int) -> None:
    """Pay in doubloons. If they are too few, pay them all, and the rest in items (R15)."""
    if action == PASS:
        state.step += 1
        return
    seat = state.actor
    player = state.players[seat]
    building = action - BUILD + FIRST_BUILDING
    cost = price(state, seat, building)
    state.tile = building
    state.paid = 0
    state.owed = max(0, cost - player.doubloons)
    player.doubloons -= cost - state.owed
    if state.log is not None:
        state.log.add("builds", {"seat": seat, "building": KIND_NAMES[building], "price": cost - state.owed})
    if state.owed > 0:
        state.node = BLACK_MARKET_PAYS
    else:
        add_building(state)


def legal_black_market(state: PuertoRicoState, out: list[int]) -> None:
    """At most one good, one worker (not from the black market itself) and one VP."""
    player = state.players[state.actor]
    if not state.paid & PAID_WORKER:
        list_workers(player, out)
    if not state.paid & PAID_GOOD:
        for good in range(NUM_GOODS):
            if player.goods[good] > 0:
                out.append(GOOD + good)
    if player.vp > 0 and not state.paid & PAID_VP:
        out.append(PAY_VP)


def list_workers(player: Player, out: list[int]) -> None:
    for kind in player.kinds:
        if kind < FIRST_BUILDING and player.has_worker(kind):
            out.append(TILE_ACTION[kind])
    if player.san_juan_workers > 0:
        out.append(TILE + PLACE_SAN_JUAN)
    for kind in player.kinds:
        if kind >= FIRST_BUILDING and kind != BLACK_MARKET and player.has_worker(kind):
            out.append(TILE_ACTION[kind])


def do_black_market(state: PuertoRicoState, action: int) -> None:
    player = state.players[state.actor]
    if action == PAY_VP:
        state.paid |= PAID_VP
        player.vp -= 1
        state.vp_pool += 1
        item = "victory_point"
    elif GOOD <= action < STORE:
        state.paid |= PAID_GOOD
        table.to_supply(state, player, action - GOOD, 1)
        item = GOODS[action - GOOD]
    else:
        state.paid |= PAID_WORKER
        place = action - TILE
        if place == PLACE_SAN_JUAN:
            player.san_juan_workers -= 1
        else:
            player.add_people(PLACE_KINDS[place], -1)
        state.workers += 1
        item = "worker"
        if state.log is not None:
            state.log.add("worker-left", {"seat": state.actor, "tile": PLACE_NAMES[place]})
    if state.log is not None:
        state.log.add("paid-item", {"seat": state.actor, "item": item})
    state.owed -= 1
    if state.owed > 0:
        state.node = BLACK_MARKET_PAYS
    else:
        add_building(state)


def add_building(state: PuertoRicoState) -> None:
    """Put the building into the city. An active university asks whether a worker comes."""
    player = state.players[state.actor]
    state.board = table.plus(state.board, state.tile, -1)
    state.declined = NOBODY
    table.add_tile(player, state.tile)
    if player.people[UNIVERSITY] > 0 and table.worker_available(state):
        state.node = UNIVERSITY_ASKS
    else:
        finish_building(state)


def legal_university(state: PuertoRicoState, out: list[int]) -> None:
    table.list_yes_no(out)


def do_university(state: PuertoRicoState, action: int) -> None:
    """One worker comes, also if the building has several circles (R50). For a statue it goes to San Juan."""
    if action == YES:
        player = state.players[state.actor]
        table.take_free_worker(state)
        if state.tile == STATUE:
            player.san_juan_workers += 1
        else:
            player.add_people(state.tile, 1)
        if state.log is not None:
            state.log.add(
                "free-worker",
                {"seat": state.actor, "source": "university", "tile": KIND_NAMES[state.tile]},
            )
    finish_building(state)


def finish_building(state: PuertoRicoState) -> None:
    """Church, festival, and the end of the game if the city is full."""
    seat = state.actor
    brings = state.players[seat].people[CHURCH] > 0 or state.tile == state.festival_building
    if (brings or state.gain != NO_GAIN) and gains.settle(state, CHURCH_GAIN, FESTIVAL_BUILDING_GAIN):
        return
    if state.players[seat].city >= CITY_SPACES:
        table.announce_end(state, END_CITY, "end_city")
    state.step += 1
