"""A visit to an active Cuban. docs/rules/santiago.md, section 4.5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.santiago.data import (
    ALONSO,
    ALONSO_PHASE,
    BUILDINGS,
    CLAIM,
    CUBAN_GOODS,
    CUBAN_GOODS_COUNT,
    EL_ZORRO,
    GIVE,
    GIVE_PESO,
    GIVE_PHASE,
    GIVE_VP,
    GOODS,
    MARIA,
    MARIA_VP,
    MARTINEZ,
    MARTINEZ_PESOS,
    MIGUEL,
    NONE,
    NUM_BUILDINGS,
    NUM_TRADE_GOODS,
    PABLO,
    PABLO_PHASE,
    SKIP,
    TAKE,
    USE_OWN,
)
from harbourside.games.santiago.rules.buildings import (
    begin_enter,
    begin_use,
    gain_pesos,
    gain_vp,
    usable,
    use_where_the_pawn_stands,
)

if TYPE_CHECKING:
    from harbourside.games.santiago.state import Player, SantiagoState


def visit(state: SantiagoState, cuban: int) -> None:
    """The Cuban's offer, then the pawn's move. The player is asked only if there is a choice."""
    if cuban == EL_ZORRO:
        ask_next_victim(state, state.turn_player)
        return
    if cuban == PABLO:
        if has_anything(state.supply):
            state.phase = PABLO_PHASE
            return
    elif cuban == ALONSO:
        if alonso_can_help(state):
            state.phase = ALONSO_PHASE
            return
    elif cuban == MARIA:
        gain_vp(state, MARIA_VP)
    elif cuban == MARTINEZ:
        gain_pesos(state, MARTINEZ_PESOS)
    elif cuban <= MIGUEL:
        gain_goods(state, CUBAN_GOODS[cuban], CUBAN_GOODS_COUNT)
    begin_enter(state)


def has_anything(goods: list[int]) -> bool:
    """Whether there is any trade good."""
    for good in range(NUM_TRADE_GOODS):
        if goods[good] > 0:
            return True
    return False


def gain_goods(state: SantiagoState, good: int, due: int) -> None:
    """Take the goods that are due, or as many as the supply has (R11)."""
    count = min(due, state.supply[good])
    state.supply[good] -= count
    state.players[state.turn_player].goods[good] += count
    if state.log is not None:
        state.log.add("took", {"seat": state.turn_player, "good": GOODS[good], "count": count})


def legal_pablo_helps(state: SantiagoState, out: list[int]) -> None:
    for good in range(NUM_TRADE_GOODS):
        if state.supply[good] > 0:
            out.append(TAKE + good)
    out.append(SKIP)


def do_pablo_helps(state: SantiagoState, action: int) -> None:
    if action != SKIP:
        gain_goods(state, action - TAKE, 1)
    elif state.log is not None:
        state.log.add("skipped-cuban", {"seat": state.actor, "cuban": "pablo"})
    begin_enter(state)


def can_give(player: Player) -> bool:
    """Whether the player has something to give. Wood does not count (R13)."""
    return player.pesos > 0 or player.vp > 0 or has_anything(player.goods)


def ask_next_victim(state: SantiagoState, after: int) -> None:
    """El Zorro goes round clockwise (R12) and skips players who have nothing to give (R13)."""
    seat = (after + 1) % state.seats
    while seat != state.turn_player:
        if can_give(state.players[seat]):
            state.phase = GIVE_PHASE
            state.actor = seat
            return
        if state.log is not None:
            state.log.add("gave-nothing", {"seat": seat})
        seat = (seat + 1) % state.seats
    use_where_the_pawn_stands(state)


def legal_give(state: SantiagoState, out: list[int]) -> None:
    """A player who has something must give one thing of their own choice."""
    player = state.players[state.actor]
    if player.pesos > 0:
        out.append(GIVE_PESO)
    if player.vp > 0:
        out.append(GIVE_VP)
    for good in range(NUM_TRADE_GOODS):
        if player.goods[good] > 0:
            out.append(GIVE + good)


def do_give(state: SantiagoState, action: int) -> None:
    """Give one thing. Everybody sees it (R33)."""
    giver = state.players[state.actor]
    taker = state.players[state.turn_player]
    if action == GIVE_PESO:
        giver.pesos -= 1
        taker.pesos += 1
    elif action == GIVE_VP:
        giver.vp -= 1
        taker.vp += 1
    else:
        giver.goods[action - GIVE] -= 1
        taker.goods[action - GIVE] += 1
    if state.log is not None:
        thing = "peso" if action == GIVE_PESO else "vp" if action == GIVE_VP else GOODS[action - GIVE]
        state.log.add("gave", {"seat": state.actor, "to_seat": state.turn_player, "thing": thing})
    ask_next_victim(state, state.actor)


def can_claim(state: SantiagoState, building: int) -> bool:
    """Any building without owner, with any pawn in it (R28), while the player has tokens (R29)."""
    return state.owner[building] == NONE and state.players[state.turn_player].tokens > 0


def can_use_own(state: SantiagoState, building: int) -> bool:
    return state.owner[building] == state.turn_player and usable(
        state, state.players[state.turn_player], building
    )


def alonso_can_help(state: SantiagoState) -> bool:
    for building in range(NUM_BUILDINGS):
        if can_claim(state, building) or can_use_own(state, building):
            return True
    return False


def legal_alonso_helps(state: SantiagoState, out: list[int]) -> None:
    for building in range(NUM_BUILDINGS):
        if can_claim(state, building):
            out.append(CLAIM + building)
    for building in range(NUM_BUILDINGS):
        if can_use_own(state, building):
            out.append(USE_OWN + building)
    out.append(SKIP)


def do_alonso_helps(state: SantiagoState, action: int) -> None:
    seat = state.actor
    if action == SKIP:
        if state.log is not None:
            state.log.add("skipped-cuban", {"seat": seat, "cuban": "alonso"})
        begin_enter(state)
    elif action < USE_OWN:
        building = action - CLAIM
        owner = state.owner.copy()
        owner[building] = seat
        state.owner = owner
        state.players[seat].tokens -= 1
        if state.log is not None:
            state.log.add("claimed", {"seat": seat, "building": BUILDINGS[building]})
        begin_enter(state)
    else:
        building = action - USE_OWN
        state.own_use = True
        if state.log is not None:
            state.log.add("used-own", {"seat": seat, "building": BUILDINGS[building]})
        begin_use(state, building)
