"""Why an action is not allowed, for every action that is not."""

from __future__ import annotations

from typing import Final

from harbourside.engine.message import Arg, Message
from harbourside.games.santiago.data import (
    ALONSO_PHASE,
    BLACK_MARKET,
    BUILDINGS,
    BUY_VP,
    CAFE,
    CAFE_RUM,
    CASINO,
    CASINO_PESOS,
    CASINO_SELLING,
    CIGAR_FACTORY,
    CIGARS,
    CLAIM,
    CUBANS,
    CUSTOMS,
    CUSTOMS_HOUSE,
    DISTIL,
    DISTILLERY,
    DRIVE,
    DRIVE_PHASE,
    ENTER,
    ENTER_PHASE,
    FIRST_VALUE,
    FLIP,
    FLOWERS,
    GIVE,
    GIVE_PESO,
    GIVE_PHASE,
    GIVE_VP,
    GOODS,
    LOAD,
    LOAD_PHASE,
    LOAD_WOOD,
    LOADED_COUNT,
    LOADED_GOOD,
    NEEDS_SHIP,
    NEWSPAPER,
    NONE,
    OFFICE,
    OWNERSHIP_TOKENS,
    PABLO_PHASE,
    PASS,
    PHASE_NAMES,
    PORT_AUTHORITY,
    PORT_LEFT,
    ROLL_CIGARS,
    RUM,
    SAW,
    SAWMILL,
    SELL_VP,
    SET_ASIDE,
    SUGAR,
    SWAP,
    TAKE,
    TOBACCO,
    TRADE_OFFICE,
    USE_OWN,
    USE_PHASE,
    WOOD,
    swap_given,
    swap_taken,
)
from harbourside.games.santiago.state import SantiagoState

_BUILDING_OF: Final = [
    (ROLL_CIGARS, DISTILLERY),
    (SWAP, CIGAR_FACTORY),
    (SAW, BLACK_MARKET),
    (SAW + 1, SAWMILL),
    (CUSTOMS, CAFE),
    (BUY_VP, CUSTOMS_HOUSE),
    (PORT_LEFT, CASINO),
    (OFFICE, PORT_AUTHORITY),
    (FLIP, TRADE_OFFICE),
    (LOAD, NEWSPAPER),
]
"""The buildings in the order of their actions in the USE phase. Its actions end before its number."""


def reason(state: SantiagoState, action: int) -> Message:
    if action < SET_ASIDE:
        return _why_not_drive(state, action - DRIVE + 1)
    if action < GIVE_PESO:
        return Message("why-no-new-ship")
    if action < TAKE:
        return _why_not_give(state, action)
    if action < CLAIM:
        return _why_not_pablo(state, action - TAKE)
    if action < USE_OWN:
        return _why_not_claim(state, action - CLAIM)
    if action < ENTER:
        return _why_not_use_own(state, action - USE_OWN)
    if action < DISTIL:
        return _why_not_enter(state, action - ENTER)
    if action < LOAD:
        return _why_not_use(state, action)
    if action <= PASS:
        return _why_not_load(state, action)
    return Message("why-nothing-to-skip")


def _held(state: SantiagoState, good: int) -> int:
    return state.players[state.actor].goods[good]


def _lacks(state: SantiagoState, good: int, needed: int = 1) -> Message:
    """The reason that the player has too few tokens of a good."""
    held = _held(state, good)
    return Message("why-not-held", {"good": GOODS[good], "needed": needed, "held": held})


def _supply_lacks(state: SantiagoState, good: int, needed: int = 1) -> Message:
    left = state.supply[good]
    return Message("why-not-in-supply", {"good": GOODS[good], "needed": needed, "left": left})


def _why_not_drive(state: SantiagoState, stops: int) -> Message:
    if state.phase != DRIVE_PHASE:
        return Message(f"why-now-{PHASE_NAMES[state.phase].replace('_', '-')}")
    pesos = state.players[state.actor].pesos
    return Message("why-drive-costs", {"stops": stops, "cost": stops - 1, "pesos": pesos})


def _why_not_give(state: SantiagoState, action: int) -> Message:
    if state.phase != GIVE_PHASE:
        return Message("why-no-thief")
    if action == GIVE_PESO:
        return Message("why-no-pesos", {"needed": 1, "pesos": 0})
    if action == GIVE_VP:
        return Message("why-no-vp")
    return _lacks(state, action - GIVE)


def _why_not_pablo(state: SantiagoState, good: int) -> Message:
    if state.phase != PABLO_PHASE:
        return Message("why-not-at-pablo")
    return _supply_lacks(state, good)


def _why_not_claim(state: SantiagoState, building: int) -> Message:
    if state.phase != ALONSO_PHASE:
        return Message("why-not-at-alonso")
    owner = state.owner[building]
    args: dict[str, Arg] = {"building": BUILDINGS[building]}
    if owner == state.actor:
        return Message("why-owned-by-you", args)
    if owner != NONE:
        return Message("why-owned", {**args, "owner_seat": owner})
    return Message("why-no-tokens", {"most": OWNERSHIP_TOKENS})


def _why_not_use_own(state: SantiagoState, building: int) -> Message:
    if state.phase != ALONSO_PHASE:
        return Message("why-not-at-alonso")
    if state.owner[building] != state.actor:
        return Message("why-not-your-building", {"building": BUILDINGS[building]})
    return why_unusable(state, building)


def why_unusable(state: SantiagoState, building: int) -> Message:
    """Why the player who decides cannot use a building now."""
    if building in NEEDS_SHIP and not state.docked:
        return Message("why-no-ship", {"building": BUILDINGS[building]})
    if building == DISTILLERY:
        return _lacks(state, SUGAR) if _held(state, SUGAR) == 0 else _supply_lacks(state, RUM)
    if building == CIGAR_FACTORY:
        return _lacks(state, TOBACCO) if _held(state, TOBACCO) == 0 else _supply_lacks(state, CIGARS)
    if building == SAWMILL:
        return _lacks(state, WOOD)
    if building == CAFE:
        return Message("why-nothing-to-serve")
    if building == CASINO:
        return Message("why-nothing-to-stake", {"needed": CASINO_PESOS})
    if building == TRADE_OFFICE:
        return Message("why-nothing-wanted")
    return Message("why-nothing-to-swap")


def _why_not_enter(state: SantiagoState, building: int) -> Message:
    if state.phase != ENTER_PHASE:
        return Message("why-pawn-stays")
    args: dict[str, Arg] = {"building": BUILDINGS[building]}
    cuban = state.board.street[state.car]
    flower, wanted = state.board.colour[building], state.board.flower[cuban]
    if flower != wanted:
        colours = {"flower": FLOWERS[flower], "wanted": FLOWERS[wanted]}
        return Message("why-other-flower", {**args, **colours, "cuban": CUBANS[cuban]})
    if state.players[state.actor].pawn == building:
        return Message("why-own-pawn", args)
    for seat, player in enumerate(state.players):
        if player.pawn == building:
            return Message("why-pawn-there", {**args, "pawn_seat": seat})
    raise AssertionError("this building can be entered")


def _why_not_use(state: SantiagoState, action: int) -> Message:
    building = next(building for end, building in _BUILDING_OF if action < end)
    if state.phase != USE_PHASE or state.using != building:
        return Message("why-not-using", {"building": BUILDINGS[building]})
    if action < ROLL_CIGARS:
        return _why_not_exchange(state, SUGAR, RUM, action - DISTIL + 1)
    if action < SWAP:
        return _why_not_exchange(state, TOBACCO, CIGARS, action - ROLL_CIGARS + 1)
    if action < SAW:
        return _why_not_exchange(state, swap_given(action), swap_taken(action), 1)
    if action < CUSTOMS:
        return _lacks(state, RUM if action == CAFE_RUM or _held(state, RUM) == 0 else CIGARS)
    if action < BUY_VP:
        return _not_wanted(state, action - CUSTOMS)
    if action <= SELL_VP:
        return _why_not_casino(state, action)
    if action < OFFICE:
        return Message("why-lowest-value", {"value": FIRST_VALUE})
    if action < FLIP:
        good = action - OFFICE
        return _lacks(state, good) if state.dice[good] > 0 else _not_wanted(state, good)
    return Message("why-inactive", {"cuban": CUBANS[action - FLIP]})


def _why_not_exchange(state: SantiagoState, given: int, taken: int, count: int) -> Message:
    if _held(state, given) < count:
        return _lacks(state, given, count)
    return _supply_lacks(state, taken, count)


def _why_not_casino(state: SantiagoState, action: int) -> Message:
    player = state.players[state.actor]
    if action == BUY_VP:
        if state.casino == CASINO_SELLING:
            return Message("why-casino-selling")
        return Message("why-no-pesos", {"needed": CASINO_PESOS, "pesos": player.pesos})
    if player.vp == 0:
        return Message("why-no-vp")
    return Message("why-casino-buying")


def _not_wanted(state: SantiagoState, good: int) -> Message:
    return Message("why-die-aside" if state.aside == good else "why-not-wanted", {"good": GOODS[good]})


def _why_not_load(state: SantiagoState, action: int) -> Message:
    if state.phase != LOAD_PHASE:
        return Message("why-no-loading")
    load = action - (LOAD_WOOD if action >= LOAD_WOOD else LOAD)
    good, count = LOADED_GOOD[load], LOADED_COUNT[load]
    demand = state.dice[good]
    if demand == 0:
        return _not_wanted(state, good)
    if demand < count:
        return Message("why-wants-less", {"good": GOODS[good], "count": count, "demand": demand})
    return _lacks(state, WOOD if action >= LOAD_WOOD else good, count)
