"""The pawn enters a building, and its player uses it. docs/rules/santiago.md, section 4.6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harbourside.games.santiago.data import (
    BANK,
    BANK_PESOS,
    BLACK_MARKET,
    BUILDINGS,
    BUY_VP,
    CAFE,
    CAFE_BOTH,
    CAFE_CIGARS,
    CAFE_RUM,
    CAFE_VP,
    CASINO,
    CASINO_BUYING,
    CASINO_OPEN,
    CASINO_PESOS,
    CASINO_SELLING,
    CHURCH,
    CHURCH_VP,
    CIGAR_FACTORY,
    CIGARS,
    CUBANS,
    CUSTOMS,
    CUSTOMS_HOUSE,
    DISTIL,
    DISTILLERY,
    ENTER,
    ENTER_PHASE,
    FIRST_VALUE,
    FLIP,
    GAME_OVER,
    GOODS,
    NEWSPAPER,
    NEWSPAPER_PESOS,
    NONE,
    NUM_BUILDINGS,
    NUM_CUBANS,
    NUM_TRADE_GOODS,
    OFFICE,
    OFFICE_VP,
    PORT_AUTHORITY,
    PORT_LEFT,
    PORT_RIGHT,
    ROLL_CIGARS,
    RUM,
    SAW,
    SAWMILL,
    SAWMILL_PESOS,
    SAWMILL_VP,
    SELL_VP,
    SKIP,
    SUGAR,
    SWAP,
    TOBACCO,
    TRADE_OFFICE,
    USE_PHASE,
    WOOD,
    swap_action,
    swap_given,
    swap_taken,
)
from harbourside.games.santiago.rules.loading import put_on_ship
from harbourside.games.santiago.rules.ship import advance, leave_if_full
from harbourside.games.santiago.rules.turn import end_turn, pay_owner

if TYPE_CHECKING:
    from harbourside.games.santiago.state import Player, SantiagoState

ALL_INACTIVE: Final = (1 << NUM_CUBANS) - 1


def can_enter(state: SantiagoState, building: int) -> bool:
    """Whether the building is under the visited Cuban's flower and has no pawn in it, also not the own."""
    if state.board.colour[building] != state.board.flower[state.board.street[state.car]]:
        return False
    for player in state.players:
        if player.pawn == building:
            return False
    return True


def begin_enter(state: SantiagoState) -> None:
    """If the pawn can enter no building, it stays, and its player may use the building there (R5)."""
    state.actor = state.turn_player
    for building in range(NUM_BUILDINGS):
        if can_enter(state, building):
            state.phase = ENTER_PHASE
            return
    if state.log is not None:
        state.log.add("found-no-building", {"seat": state.turn_player})
    use_where_the_pawn_stands(state)


def legal_enter(state: SantiagoState, out: list[int]) -> None:
    for building in range(NUM_BUILDINGS):
        if can_enter(state, building):
            out.append(ENTER + building)


def do_enter(state: SantiagoState, action: int) -> None:
    building = action - ENTER
    state.players[state.turn_player].pawn = building
    if state.log is not None:
        state.log.add("entered", {"seat": state.turn_player, "building": BUILDINGS[building]})
    if state.board.pays_on_entry:
        pay_owner(state)
    begin_use(state, building)


def use_where_the_pawn_stands(state: SantiagoState) -> None:
    """A pawn that is off the board uses no building (R14)."""
    pawn = state.players[state.turn_player].pawn
    if pawn == NONE:
        end_turn(state)
    else:
        begin_use(state, pawn)


def begin_use(state: SantiagoState, building: int) -> None:
    """A gain without a choice is automatic (R3). The player is asked only if there is a choice."""
    player = state.players[state.turn_player]
    state.actor = state.turn_player
    state.using = building
    if building == BANK:
        gain_pesos(state, BANK_PESOS)
    elif building == CHURCH:
        gain_vp(state, CHURCH_VP)
    elif building == NEWSPAPER:
        gain_pesos(state, NEWSPAPER_PESOS)
    if has_choice(state, player, building):
        state.phase = USE_PHASE
    else:
        end_use(state)


def end_use(state: SantiagoState) -> None:
    """End the use of a building. After a use through Alonso the pawn still moves."""
    state.using = NONE
    state.casino = CASINO_OPEN
    if state.own_use:
        state.own_use = False
        begin_enter(state)
    else:
        end_turn(state)


def gain_pesos(state: SantiagoState, count: int) -> None:
    state.players[state.turn_player].pesos += count
    if state.log is not None:
        state.log.add("got-pesos", {"seat": state.turn_player, "count": count})


def gain_vp(state: SantiagoState, count: int) -> None:
    state.players[state.turn_player].vp += count
    if state.log is not None:
        state.log.add("got-vp", {"seat": state.turn_player, "count": count})


def usable(state: SantiagoState, player: Player, building: int) -> bool:
    return building in (BANK, CHURCH, NEWSPAPER) or has_choice(state, player, building)


def has_choice(state: SantiagoState, player: Player, building: int) -> bool:
    """Whether the building offers this player any action except to skip."""
    goods = player.goods
    if building in (BANK, CHURCH):
        return False
    if building == DISTILLERY:
        return goods[SUGAR] > 0 and state.supply[RUM] > 0
    if building == CIGAR_FACTORY:
        return goods[TOBACCO] > 0 and state.supply[CIGARS] > 0
    if building == BLACK_MARKET:
        return has_swap(state, player)
    if building == SAWMILL:
        return goods[WOOD] > 0
    if building == CAFE:
        return goods[RUM] > 0 or goods[CIGARS] > 0
    if building == CASINO:
        return player.pesos >= CASINO_PESOS or player.vp > 0
    if building == TRADE_OFFICE:
        for good in range(NUM_TRADE_GOODS):
            if goods[good] > 0 and state.dice[good] > 0:
                return state.docked
        return False
    if building == NEWSPAPER:
        return state.inactive != ALL_INACTIVE
    return state.docked


def has_swap(state: SantiagoState, player: Player) -> bool:
    for given in range(NUM_TRADE_GOODS):
        if player.goods[given] > 0:
            for taken in range(NUM_TRADE_GOODS):
                if taken != given and state.supply[taken] > 0:
                    return True
    return False


def legal_use(state: SantiagoState, out: list[int]) -> None:
    """The actions that the building offers, in the catalogue's order, and always to skip (R3)."""
    building = state.using
    player = state.players[state.actor]
    goods = player.goods
    if building == DISTILLERY:
        for count in range(min(goods[SUGAR], state.supply[RUM])):
            out.append(DISTIL + count)
    elif building == CIGAR_FACTORY:
        for count in range(min(goods[TOBACCO], state.supply[CIGARS])):
            out.append(ROLL_CIGARS + count)
    elif building == BLACK_MARKET:
        list_swaps(state, goods, out)
    elif building == SAWMILL:
        out.append(SAW)
    elif building == CAFE:
        list_cafe(goods, out)
    elif building == CASINO:
        list_casino(state, player, out)
    elif building == CUSTOMS_HOUSE:
        for good in range(NUM_TRADE_GOODS):
            if state.dice[good] > 0:  # R21
                out.append(CUSTOMS + good)
    elif building == PORT_AUTHORITY:
        if state.value > FIRST_VALUE:  # R20
            out.append(PORT_LEFT)
        out.append(PORT_RIGHT)
    elif building == TRADE_OFFICE:
        for good in range(NUM_TRADE_GOODS):
            if goods[good] > 0 and state.dice[good] > 0:  # R32
                out.append(OFFICE + good)
    elif building == NEWSPAPER:
        for cuban in range(NUM_CUBANS):
            if state.inactive & (1 << cuban) == 0:  # R16
                out.append(FLIP + cuban)
    out.append(SKIP)


def do_use(state: SantiagoState, action: int) -> None:
    player = state.players[state.actor]
    if action == SKIP:
        if state.log is not None:
            event = "skipped-building" if state.casino == CASINO_OPEN else "left-casino"
            state.log.add(event, {"seat": state.actor, "building": BUILDINGS[state.using]})
    elif action < ROLL_CIGARS:
        exchange(state, player, SUGAR, RUM, action - DISTIL + 1)
    elif action < SWAP:
        exchange(state, player, TOBACCO, CIGARS, action - ROLL_CIGARS + 1)
    elif action < SAW:
        exchange(state, player, swap_given(action), swap_taken(action), 1)
    elif action == SAW:
        saw(state, player)
    elif action <= CAFE_BOTH:
        serve_in_cafe(state, player, action)
    elif action < BUY_VP:
        turn_to_zero(state, action - CUSTOMS)
    elif action <= SELL_VP:
        trade_in_casino(state, player, action)
        if casino_goes_on(state, player):
            return
    elif action == PORT_LEFT:
        state.value -= 1
        if state.log is not None:
            state.log.add("value-fell", {"seat": state.actor, "value": state.value})
    elif action == PORT_RIGHT:
        advance(state)
    elif action < FLIP:
        good = action - OFFICE
        put_on_ship(state, state.actor, good, good, 1, OFFICE_VP)
    else:
        turn_over(state, action - FLIP)
    if state.phase != GAME_OVER:
        end_use(state)


def exchange(state: SantiagoState, player: Player, given: int, taken: int, count: int) -> None:
    """Return tokens of one kind to the supply and take as many of another kind."""
    player.goods[given] -= count
    state.supply[given] += count
    player.goods[taken] += count
    state.supply[taken] -= count
    if state.log is not None:
        state.log.add(
            "exchanged", {"seat": state.actor, "given": GOODS[given], "taken": GOODS[taken], "count": count}
        )


def list_swaps(state: SantiagoState, goods: list[int], out: list[int]) -> None:
    """Append the swaps of one trade good for another kind, never wood (R19)."""
    for given in range(NUM_TRADE_GOODS):
        if goods[given] > 0:
            for taken in range(NUM_TRADE_GOODS):
                if taken != given and state.supply[taken] > 0:
                    out.append(swap_action(given, taken))


def saw(state: SantiagoState, player: Player) -> None:
    player.goods[WOOD] -= 1
    state.supply[WOOD] += 1
    player.vp += SAWMILL_VP
    player.pesos += SAWMILL_PESOS
    if state.log is not None:
        state.log.add("sawed", {"seat": state.actor, "vp": SAWMILL_VP, "pesos": SAWMILL_PESOS})


def list_cafe(goods: list[int], out: list[int]) -> None:
    if goods[RUM] > 0:
        out.append(CAFE_RUM)
    if goods[CIGARS] > 0:
        out.append(CAFE_CIGARS)
    if goods[RUM] > 0 and goods[CIGARS] > 0:
        out.append(CAFE_BOTH)


def serve_in_cafe(state: SantiagoState, player: Player, action: int) -> None:
    if action != CAFE_CIGARS:
        serve(state, player, RUM)
    if action != CAFE_RUM:
        serve(state, player, CIGARS)


def serve(state: SantiagoState, player: Player, good: int) -> None:
    player.goods[good] -= 1
    state.supply[good] += 1
    player.vp += CAFE_VP
    if state.log is not None:
        state.log.add("served", {"seat": state.actor, "good": GOODS[good], "vp": CAFE_VP})


def turn_to_zero(state: SantiagoState, good: int) -> None:
    state.dice[good] = 0
    if state.log is not None:
        state.log.add("turned-to-zero", {"seat": state.actor, "good": GOODS[good]})
    leave_if_full(state)


def list_casino(state: SantiagoState, player: Player, out: list[int]) -> None:
    """Any number of exchanges, but after the first one only in the same direction (R18)."""
    if player.pesos >= CASINO_PESOS and state.casino != CASINO_SELLING:
        out.append(BUY_VP)
    if player.vp > 0 and state.casino != CASINO_BUYING:
        out.append(SELL_VP)


def trade_in_casino(state: SantiagoState, player: Player, action: int) -> None:
    if action == BUY_VP:
        state.casino = CASINO_BUYING
        player.pesos -= CASINO_PESOS
        player.vp += 1
    else:
        state.casino = CASINO_SELLING
        player.vp -= 1
        player.pesos += CASINO_PESOS
    if state.log is not None:
        event = "bought-vp" if action == BUY_VP else "sold-vp"
        state.log.add(event, {"seat": state.actor, "pesos": CASINO_PESOS, "vp": 1})


def casino_goes_on(state: SantiagoState, player: Player) -> bool:
    if state.casino == CASINO_BUYING:
        return player.pesos >= CASINO_PESOS
    return player.vp > 0


def turn_over(state: SantiagoState, cuban: int) -> None:
    """Make a Cuban inactive, also the Cuban where the car stands, until the next drive (R15)."""
    state.inactive |= 1 << cuban
    if state.log is not None:
        state.log.add("turned-over", {"seat": state.actor, "cuban": CUBANS[cuban]})
