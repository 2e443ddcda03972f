"""The rule that forbids an action, by kinds of actions.

Reasons of the trader, the captain and the buccaneer are in reasons_harbour.py.
"""

from __future__ import annotations

from harbourside.engine.message import Message
from harbourside.games.puerto_rico import reasons_harbour
from harbourside.games.puerto_rico.data import (
    ASSIGN_NOBLES,
    ASSIGN_WORKERS,
    BLACK_MARKET,
    BLACK_MARKET_PAYS,
    BUCCANEER,
    BUILD,
    BUILD_ONE,
    CHOOSE_ROLE,
    CITY_COLUMNS,
    CITY_SPACES,
    COUNT,
    CRAFT,
    DRAFT,
    DRAFT_KIND,
    DRAFT_KINDS,
    DREW,
    FIRST_BUILDING,
    GOOD,
    GOODS,
    GROUP,
    GUEST,
    GUEST_TARGET,
    GUESTHOUSE,
    HACIENDA,
    HACIENDA_DRAW,
    HUNT,
    KEEP_LOOT,
    KIND_NAMES,
    LAND_DISCARD,
    LARGE_GROUP,
    LOAD_SHIP,
    MAGISTRATE,
    MAYOR_PRIVILEGE,
    NODE_NAMES,
    NUM_GOODS,
    PAID_GOOD,
    PAID_VP,
    PAID_WORKER,
    PASS,
    PAY_VP,
    PLACE_FOREST,
    PLACE_KINDS,
    PLACE_NAMES,
    PLACE_SAN_JUAN,
    QUARRY,
    RAID_PLACES,
    ROLES,
    ROYAL_SUPPLY,
    SELL,
    SETTLE,
    SETTLE_AGAIN,
    SMALL_WHARF_COUNT,
    STORE,
    STORE_KIND,
    STORE_ONE,
    TAKE,
    TILE,
)
from harbourside.games.puerto_rico.rules import builder, draft, flow
from harbourside.games.puerto_rico.state import PuertoRicoState


def reason(state: PuertoRicoState, action: int) -> Message:
    if action < DRAFT_KIND:
        return _why_not_role(state, action)
    if action < BUILD:
        return _why_not_draft(state, DRAFT_KINDS[action - DRAFT_KIND])
    if action < TAKE:
        return _why_not_build(state, action - BUILD + FIRST_BUILDING)
    if action <= HACIENDA_DRAW:
        return _why_not_settle(state, action)
    if COUNT <= action < TILE:
        return _why_not_count(state, action - COUNT)
    if TILE <= action < MAGISTRATE:
        return _why_not_tile(state, action - TILE)
    if GOOD <= action < STORE:
        return _why_not_good(state, action - GOOD)
    if STORE <= action < SELL:
        return _why_not_store(state, action - STORE)
    if action == PAY_VP:
        return _why_not_pay_vp(state)
    if action in (GUEST, GUEST + 1):
        return _why_not_guest(state, action == GUEST + 1)
    if action == PASS:
        return _why_not_pass(state)
    if SELL <= action < PASS:
        return reasons_harbour.reason(state, action)
    return not_now(state)


def not_now(state: PuertoRicoState) -> Message:
    """Another decision is due."""
    return Message("why-not-now", {"decision": NODE_NAMES[state.node]})


def _why_not_role(state: PuertoRicoState, role: int) -> Message:
    if state.node != CHOOSE_ROLE:
        return not_now(state)
    if not state.variant.role_cards & (1 << role):
        return Message("why-role-not-in-game", {"role": ROLES[role], "seats": state.seats})
    if state.used & (1 << role):
        return Message("why-role-used", {"role": ROLES[role]})
    if role == BUCCANEER:
        return Message("why-token")
    return Message("why-role-captured", {"role": ROLES[role]})


def _why_not_draft(state: PuertoRicoState, kind: int) -> Message:
    building = KIND_NAMES[kind]
    if state.node != DRAFT:
        return not_now(state)
    if not draft.in_draft(state, kind):
        return Message("why-not-drafted-here", {"building": building})
    if state.board[kind] > 0:
        return Message("why-drafted", {"building": building})
    if draft.rival_drafted(state, kind):
        return Message("why-rival-drafted", {"building": building})
    cost = state.variant.cost[kind]
    if draft.spaces_left(state, cost) <= 0:
        return Message("why-draft-price", {"building": building, "price": cost})
    return Message("why-draft-large-later", {"building": building})


def _why_not_build(state: PuertoRicoState, kind: int) -> Message:
    building = KIND_NAMES[kind]
    if state.node != BUILD_ONE:
        return not_now(state)
    seat = state.actor
    player = state.players[seat]
    if state.board[kind] == 0:
        owned = any(other.tiles[kind] > 0 for other in state.players)
        blocked = kind == state.festival_building and state.seats > 2
        if owned or blocked:
            return Message("why-sold-out", {"building": building})
        return Message("why-building-not-in-game", {"building": building})
    if not builder.may_own(state, player, kind):
        return Message("why-owned", {"building": building})
    if not builder.fits(state, player, kind):
        if GROUP[kind] == LARGE_GROUP and player.large >= CITY_COLUMNS and player.city <= CITY_SPACES - 2:
            return Message("why-no-column", {"building": building, "most": CITY_COLUMNS})
        left = CITY_SPACES - player.city
        return Message("why-no-city-space", {"building": building, "left": left})
    args: dict[str, int | str | list[str]] = {
        "building": building,
        "price": builder.price(state, seat, kind),
        "doubloons": player.doubloons,
    }
    items = builder.black_market_items(player)
    if items > 0:
        return Message("why-too-dear-black-market", {**args, "items": items})
    return Message("why-too-dear", args)


def _why_not_settle(state: PuertoRicoState, action: int) -> Message:
    if state.node not in (SETTLE, SETTLE_AGAIN):
        return not_now(state)
    player = state.players[state.actor]
    if action == HACIENDA_DRAW:
        if state.node == SETTLE_AGAIN:
            return Message("why-hacienda-first")
        if player.people[HACIENDA] == 0:
            return reasons_harbour.no_building(player, HACIENDA)
        if player.done & DREW:
            return Message("why-hacienda-used")
        return Message("why-no-tiles")
    if action == TAKE + QUARRY:
        if state.quarries == 0:
            return Message("why-no-quarries")
        again = state.node == SETTLE_AGAIN
        return Message("why-quarry-hut" if again else "why-quarry-privilege")
    return Message("why-not-in-row", {"tile": KIND_NAMES[action - TAKE]})


def _why_not_count(state: PuertoRicoState, count: int) -> Message:
    if state.node not in (
        MAYOR_PRIVILEGE, ASSIGN_NOBLES, ASSIGN_WORKERS, SMALL_WHARF_COUNT, KEEP_LOOT,
    ):  # fmt: skip
        return not_now(state)
    least, most = state.legal()[0] - COUNT, state.legal()[-1] - COUNT
    if state.node not in (ASSIGN_NOBLES, ASSIGN_WORKERS):
        if least == most:
            return Message("why-count-only", {"count": least})
        return Message("why-count", {"least": least, "most": most})
    if count < least:
        return Message("why-count-people", {"least": least})
    circles = state.circles_here - state.placed_nobles
    hand = state.hand_nobles if state.node == ASSIGN_NOBLES else state.hand_workers
    return Message("why-count-room", {"most": most, "circles": circles, "hand": hand})


def _why_not_tile(state: PuertoRicoState, place: int) -> Message:
    """Five decisions name a tile: two discard it, one takes a worker from it, two put a person on it."""
    player = state.players[state.actor]
    kind = PLACE_KINDS[place]
    tile = PLACE_NAMES[place]
    if state.node in (HUNT, LAND_DISCARD):
        if place in (PLACE_SAN_JUAN, QUARRY) or kind >= FIRST_BUILDING:
            return Message("why-only-plantations", {"tile": tile})
        return Message("why-no-such-tile", {"tile": tile})
    if state.node == BLACK_MARKET_PAYS:
        if state.paid & PAID_WORKER:
            return Message("why-item-given", {"item": "worker"})
        if kind == BLACK_MARKET and player.people[kind] > 0:
            return Message("why-own-market-worker")
        return Message("why-no-worker-there", {"tile": tile})
    if state.node in (GUEST_TARGET, RAID_PLACES):
        if place in (PLACE_FOREST, PLACE_SAN_JUAN):
            return Message("why-no-circle", {"tile": tile})
        if player.tiles[kind] == 0:
            return Message("why-no-such-tile", {"tile": tile})
        if kind == GUESTHOUSE and state.node == GUEST_TARGET:
            return Message("why-guests-leave")
        return Message("why-circles-full", {"tile": tile})
    return not_now(state)


def _why_not_good(state: PuertoRicoState, good: int) -> Message:
    player = state.players[state.actor]
    name = GOODS[good]
    if state.node == CRAFT:
        if state.crafted[good] == 0:
            return Message("why-not-produced", {"good": name})
        return Message("why-none-in-supply", {"good": name})
    if state.node == BLACK_MARKET_PAYS and state.paid & PAID_GOOD:
        return Message("why-item-given", {"item": "good_item"})
    if state.node == ROYAL_SUPPLY and state.delivered & (1 << good):
        return Message("why-delivered", {"good": name})
    if state.node == STORE_ONE and player.goods[good] > 0:
        return Message("why-all-stored", {"good": name})
    if state.node in (BLACK_MARKET_PAYS, ROYAL_SUPPLY, STORE_ONE):
        return Message("why-no-good", {"good": name})
    return not_now(state)


def _why_not_store(state: PuertoRicoState, good: int) -> Message:
    if state.node != STORE_KIND:
        return not_now(state)
    if state.players[state.actor].goods[good] == 0:
        return Message("why-no-good", {"good": GOODS[good]})
    return Message("why-all-stored", {"good": GOODS[good]})


def _why_not_pay_vp(state: PuertoRicoState) -> Message:
    if state.node != BLACK_MARKET_PAYS:
        return not_now(state)
    if state.paid & PAID_VP:
        return Message("why-item-given", {"item": "victory_point"})
    return Message("why-no-vp")


def _why_not_guest(state: PuertoRicoState, noble: bool) -> Message:
    if not flow.allows_guests(state.node):
        return not_now(state)
    player = state.players[state.actor]
    if player.people[GUESTHOUSE] == 0:
        return reasons_harbour.no_building(player, GUESTHOUSE)
    if not (player.has_noble(GUESTHOUSE) if noble else player.has_worker(GUESTHOUSE)):
        return Message("why-no-such-guest", {"person": "noble" if noble else "worker"})
    return Message("why-no-free-circle")


def _why_not_pass(state: PuertoRicoState) -> Message:
    if state.node == LOAD_SHIP:
        player = state.players[state.actor]
        goods = [GOODS[good] for good in range(NUM_GOODS) if player.goods[good] > 0]
        return Message("why-must-load", {"goods": goods})
    if state.node in (STORE_KIND, STORE_ONE):
        return Message("why-must-store")
    return Message("why-must-decide", {"decision": NODE_NAMES[state.node]})
