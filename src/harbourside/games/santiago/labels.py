"""The prompts of the players and the labels of the actions, with costs and gains."""

from __future__ import annotations

from harbourside.engine.message import Arg, Message
from harbourside.games.santiago.data import (
    ALONSO,
    ALONSO_PHASE,
    BUILDINGS,
    BUY_VP,
    CAFE_BOTH,
    CAFE_RUM,
    CAFE_VP,
    CASINO_OPEN,
    CASINO_PESOS,
    CLAIM,
    CUBAN_GOODS,
    CUBAN_GOODS_COUNT,
    CUBANS,
    CUSTOMS,
    DISTIL,
    DRIVE,
    DRIVE_PHASE,
    EL_ZORRO,
    ENTER,
    ENTER_PHASE,
    FLIP,
    FLOWERS,
    GIVE,
    GIVE_PESO,
    GIVE_PHASE,
    GIVE_VP,
    GOODS,
    HARBOUR,
    LAST_VALUE,
    LOAD,
    LOAD_WOOD,
    LOADED_COUNT,
    LOADED_GOOD,
    MARIA,
    MARIA_VP,
    MARTINEZ,
    MARTINEZ_PESOS,
    NONE,
    NUM_SHIPS,
    NUM_STOPS,
    OFFICE,
    OFFICE_VP,
    OWNER_VP,
    PABLO,
    PABLO_PHASE,
    PASS,
    PORT_LEFT,
    PORT_RIGHT,
    ROLL_CIGARS,
    SAW,
    SAWMILL_PESOS,
    SAWMILL_VP,
    SELL_VP,
    SET_ASIDE,
    SET_ASIDE_PHASE,
    STOP_NAMES,
    SWAP,
    TAKE,
    USE_OWN,
    USE_PHASE,
    WOOD_VP,
    swap_given,
    swap_taken,
)
from harbourside.games.santiago.reasons import why_unusable
from harbourside.games.santiago.rules.buildings import usable
from harbourside.games.santiago.rules.drive import passes_harbour
from harbourside.games.santiago.state import SantiagoState


def prompt(state: SantiagoState) -> Message:
    player = state.players[state.actor]
    if state.phase == DRIVE_PHASE:
        return Message("prompt-drive", {"pesos": player.pesos})
    if state.phase == SET_ASIDE_PHASE:
        return Message("prompt-set-aside", {"ship": state.ship})
    if state.phase == GIVE_PHASE:
        return Message("prompt-give", {"seat": state.turn_player})
    if state.phase == PABLO_PHASE:
        return Message("prompt-pablo")
    if state.phase == ALONSO_PHASE:
        return Message("prompt-alonso", {"tokens": player.tokens})
    if state.phase == ENTER_PHASE:
        cuban = state.board.street[state.car]
        flower = FLOWERS[state.board.flower[cuban]]
        return Message("prompt-enter", {"cuban": CUBANS[cuban], "flower": flower})
    if state.phase == USE_PHASE:
        return Message("prompt-use", {"building": BUILDINGS[state.using]})
    return Message("prompt-load", {"value": state.value})


def label(state: SantiagoState, action: int) -> Message:
    if action < SET_ASIDE:
        return _drive(state, action - DRIVE + 1)
    if action < GIVE_PESO:
        good = action - SET_ASIDE
        return Message("action-set-aside", {"good": GOODS[good], "demand": state.dice[good]})
    if action < TAKE:
        return _give(state, action)
    if action < CLAIM:
        good = action - TAKE
        return Message("action-pablo", {"good": GOODS[good], "supply": state.supply[good]})
    if action < USE_OWN:
        return Message("action-claim", {"building": BUILDINGS[action - CLAIM]})
    if action < ENTER:
        return Message("action-use-own", {"building": BUILDINGS[action - USE_OWN]})
    if action < DISTIL:
        return _enter(state, action - ENTER)
    if action < LOAD:
        return _use(state, action)
    if action < PASS:
        return _load(state, action)
    if action == PASS:
        return Message("action-pass")
    return _skip(state)


def _drive(state: SantiagoState, stops: int) -> Message:
    """The label of a drive: the stop, the cost, the gain, and the effect of passing the harbour."""
    passing = _passing(state, stops)
    car = (state.car + stops) % NUM_STOPS
    stop = state.board.street[car]
    args: dict[str, Arg] = {
        "stops": stops,
        "pesos": stops - 1,
        "stop": STOP_NAMES[stop],
        "passing": passing,
        "value": min(state.value + 1, LAST_VALUE),
    }
    if passing == 2 and state.ship == NUM_SHIPS:  # R8: no visit follows
        return Message("action-drive-last", args)
    if stop == HARBOUR:
        return Message("action-drive-harbour", {**args, "value": state.value})
    # A full lap ends at the Cuban from whom it began, and makes that Cuban active again.
    if not state.is_active(stop) and stops < NUM_STOPS:
        return Message("action-drive-inactive", args)
    if stop == MARIA:
        return Message("action-drive-vp", {**args, "count": MARIA_VP})
    if stop == MARTINEZ:
        return Message("action-drive-pesos", {**args, "count": MARTINEZ_PESOS})
    if stop in (PABLO, EL_ZORRO, ALONSO):
        return Message(f"action-drive-{CUBANS[stop].replace('_', '-')}", args)
    good = CUBAN_GOODS[stop]
    count = min(CUBAN_GOODS_COUNT, state.supply[good])
    return Message("action-drive-goods", {**args, "good": GOODS[good], "count": count})


def _passing(state: SantiagoState, stops: int) -> int:
    """0: the harbour is not passed; 1: the value rises; 2: the ship leaves."""
    if not passes_harbour(state.car, stops):
        return 0
    return 1 if state.value < LAST_VALUE else 2


def _give(state: SantiagoState, action: int) -> Message:
    player = state.players[state.actor]
    if action == GIVE_PESO:
        return Message("action-give", {"thing": "peso", "held": player.pesos})
    if action == GIVE_VP:
        return Message("action-give", {"thing": "vp", "held": player.vp})
    good = action - GIVE
    return Message("action-give", {"thing": GOODS[good], "held": player.goods[good]})


def _enter(state: SantiagoState, building: int) -> Message:
    """The label of an entry: the building's use, whether it can be used now, and whom the visit pays."""
    owner = state.owner[building]
    args: dict[str, Arg] = {**_usable(state, building), "building": BUILDINGS[building], "vp": OWNER_VP}
    if owner in (NONE, state.actor):
        return Message("action-enter", args)
    return Message("action-enter-owned", {**args, "owner_seat": owner})


def _usable(state: SantiagoState, building: int) -> dict[str, Arg]:
    """Whether the building can be used now. If not: the name of the reason, with its arguments."""
    if usable(state, state.players[state.actor], building):
        return {"usable": "yes"}
    reason = why_unusable(state, building)
    return {**reason.args, "usable": reason.id.removeprefix("why-")}


def _use(state: SantiagoState, action: int) -> Message:
    if action < ROLL_CIGARS:
        return _exchange("sugar", "rum", action - DISTIL + 1)
    if action < SWAP:
        return _exchange("tobacco", "cigars", action - ROLL_CIGARS + 1)
    if action < SAW:
        return _exchange(GOODS[swap_given(action)], GOODS[swap_taken(action)], 1)
    if action == SAW:
        return Message("action-saw", {"vp": SAWMILL_VP, "pesos": SAWMILL_PESOS})
    if action < CAFE_BOTH:
        served = "rum" if action == CAFE_RUM else "cigars"
        return Message("action-cafe", {"good": served, "vp": CAFE_VP})
    if action == CAFE_BOTH:
        return Message("action-cafe-both", {"vp": 2 * CAFE_VP})
    if action < BUY_VP:
        good = action - CUSTOMS
        demand = state.dice[good]
        return Message(
            "action-customs", {"good": GOODS[good], "demand": demand, "full": _full(state, demand)}
        )
    if action == BUY_VP:
        return Message("action-buy-vp", {"pesos": CASINO_PESOS})
    if action == SELL_VP:
        return Message("action-sell-vp", {"pesos": CASINO_PESOS})
    if action == PORT_LEFT:
        return Message("action-port-left", {"value": state.value - 1})
    if action == PORT_RIGHT:
        if state.value == LAST_VALUE:
            return Message("action-port-away", {"full": 1 + int(state.ship == NUM_SHIPS)})
        return Message("action-port-right", {"value": state.value + 1})
    if action < FLIP:
        good = action - OFFICE
        return Message(
            "action-load", {"good": GOODS[good], "count": 1, "vp": OFFICE_VP, "full": _full(state, 1)}
        )
    return Message("action-flip", {"cuban": CUBANS[action - FLIP]})


def _exchange(given: str, taken: str, count: int) -> Message:
    return Message("action-exchange", {"given": given, "taken": taken, "count": count})


def _full(state: SantiagoState, count: int) -> int:
    """After the demand falls by `count`: 0, the ship stays; 1, it leaves; 2, it leaves and the game ends."""
    if sum(state.dice) > count:
        return 0
    return 2 if state.ship == NUM_SHIPS else 1


def _load(state: SantiagoState, action: int) -> Message:
    wood = action >= LOAD_WOOD
    load = action - (LOAD_WOOD if wood else LOAD)
    count = LOADED_COUNT[load]
    return Message(
        "action-load-wood" if wood else "action-load",
        {
            "good": GOODS[LOADED_GOOD[load]],
            "count": count,
            "vp": count * (WOOD_VP if wood else state.value),
            "full": _full(state, count),
        },
    )


def _skip(state: SantiagoState) -> Message:
    if state.phase == PABLO_PHASE:
        return Message("action-skip-cuban", {"cuban": CUBANS[PABLO]})
    if state.phase == ALONSO_PHASE:
        return Message("action-skip-cuban", {"cuban": CUBANS[ALONSO]})
    if state.casino != CASINO_OPEN:
        return Message("action-enough")
    return Message("action-skip-building", {"building": BUILDINGS[state.using]})
