"""Craftsman: everybody produces; factory. docs/rules/puerto_rico.md, section 5.6.

Module I: aqueduct, specialty factory. Module II: chapel, jeweler. Module IV: the production task.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harbourside.games.puerto_rico.data import (
    ALWAYS,
    AQUEDUCT_GAIN,
    CHAPEL,
    COFFEE_ROASTER,
    CORN,
    CRAFT,
    CRAFT_INCOME,
    CRAFT_PRIVILEGE,
    CRAFT_WINDOW,
    FACTORY,
    FESTIVAL_DOUBLOONS,
    FESTIVAL_GOODS_GAIN,
    GOOD,
    GOODS,
    INDIGO,
    INDIGO_PLANT,
    JEWELER,
    MOST_GOODS,
    NEVER,
    NO_GAIN,
    NO_GOODS,
    NOBODY,
    NUM_GOODS,
    PASS,
    PASSED_PRIVILEGE,
    PRODUCING,
    PRODUCTION_GAIN,
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
    SPECIALTY_FACTORY,
    SUGAR,
    SUGAR_MILL,
    TOBACCO,
    TOBACCO_STORAGE,
    YES,
)
from harbourside.games.puerto_rico.rules import festival, gains, guesthouse, nobles, rounds, storage, table
from harbourside.games.puerto_rico.rules.new_buildings import (
    aqueduct,
    aqueduct_adds,
    privilege,
    specialty_factory,
)

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import Player, PuertoRicoState


AQUEDUCT_MOST: Final = 2
"""An aqueduct adds at most this many goods: one of each of two kinds."""


def resume_craftsman(state: PuertoRicoState) -> None:
    while state.step < state.turns and state.stage != CRAFT_PRIVILEGE:
        if state.stage == CRAFT_WINDOW:
            state.stage = PRODUCING
            if guesthouse.open_window(state):
                return
        if state.stage == PRODUCING:
            state.stage = CRAFT_INCOME
            if begin_production(state):
                return
        if state.gain != NO_GAIN and gains.settle(state, AQUEDUCT_GAIN, FESTIVAL_GOODS_GAIN):
            return
        state.produced = NO_GOODS
        state.stage = CRAFT_WINDOW
        state.step += 1
    if state.stage != CRAFT_PRIVILEGE:
        state.stage = CRAFT_PRIVILEGE
        state.step = 0
        state.privilege_goods = 0
    if has_privilege(state):
        table.ask(state, CRAFT)
        return
    state.crafted = NO_GOODS
    state.privilege_goods = 0
    rounds.end_phase(state)


def capacity(player: Player, good: int) -> int:
    """People on plantations, or in the good's buildings if they are fewer. Corn needs no building."""
    people = player.people
    farmers = people[good]
    if farmers == 0 or good == CORN:
        return farmers
    if good == INDIGO:
        return min(farmers, people[SMALL_INDIGO_PLANT] + people[INDIGO_PLANT])
    if good == SUGAR:
        return min(farmers, people[SMALL_SUGAR_MILL] + people[SUGAR_MILL])
    if good == TOBACCO:
        return min(farmers, people[TOBACCO_STORAGE])
    return min(farmers, people[COFFEE_ROASTER])


def begin_production(state: PuertoRicoState) -> bool:
    """Produce, or ask the player first; True if the player is asked."""
    seat = table.seat_in_turn(state)
    if asks_about_production(state, seat):
        gains.ask(state, PRODUCTION_GAIN)
        return True
    produce(state, seat)
    return False


def asks_about_production(state: PuertoRicoState, seat: int) -> bool:
    """R52: with the option always; or if production takes the last good of a kind that a later player could
    make; or if goods that the player cannot store may empty the VP pool when they are loaded."""
    if state.variant.asking == NEVER or not is_scarce(state, state.players[seat]):
        return False
    makes = producible(state, seat)
    if table.total(makes) == 0:
        return False
    return state.variant.asking == ALWAYS or takes_last(state, makes) or may_empty_pool(state, seat)


def is_scarce(state: PuertoRicoState, player: Player) -> bool:
    """A quick test: False if there cannot be a question, as in most cases."""
    if state.variant.asking == ALWAYS:
        return True
    supply = state.goods
    people = player.people
    about = MOST_GOODS
    for good in range(NUM_GOODS):
        workers = people[good]
        left = supply[good]
        if workers > 0 and workers + 1 >= left and makes_last(player, good, left):
            return True
        about += workers - left
    return about + AQUEDUCT_MOST >= state.vp_pool


def makes_last(player: Player, good: int, left: int) -> bool:
    return left > 0 and capacity(player, good) + AQUEDUCT_MOST >= left


def may_empty_pool(state: PuertoRicoState, seat: int) -> bool:
    """Whether all goods of all players, with the production of the seat, are as many as the VP in the pool,
    and the seat has to load some because it cannot keep all."""
    makes = producible(state, seat)
    goods = table.total(makes)
    for player in state.players:
        goods += table.total(player.goods)
    return gains.empties_pool(state, goods) and not storage.can_keep_all(state.players[seat], makes)


def producible(state: PuertoRicoState, seat: int) -> list[int]:
    """What the seat would produce now, with the goods of the aqueduct."""
    player = state.players[seat]
    makes = [min(capacity(player, good), state.goods[good]) for good in range(NUM_GOODS)]
    if state.variant.new_buildings:
        left = [state.goods[good] - makes[good] for good in range(NUM_GOODS)]
        for good in (INDIGO, SUGAR):
            if aqueduct_adds(player, good, makes, left):
                makes[good] += 1
    return makes


def takes_last(state: PuertoRicoState, makes: list[int]) -> bool:
    """Whether the supply runs out of a good that a later player could make in this phase."""
    for good in range(NUM_GOODS):
        if takes_last_of(state, makes, good):
            return True
    return False


def takes_last_of(state: PuertoRicoState, makes: list[int], good: int) -> bool:
    if makes[good] == 0 or makes[good] < state.goods[good]:
        return False
    for step in range(state.step + 1, state.turns):
        if capacity(state.players[(state.chooser + step) % state.seats], good) > 0:
            return True
    return False


def answer_production(state: PuertoRicoState, action: int) -> None:
    """A player who produces nothing still gets what does not depend on it: chapel and jeweler."""
    state.gain = NO_GAIN
    if action == YES:
        produce(state, state.actor)
    else:
        gains.tell_declined(state, state.actor, PRODUCTION_GAIN)
        take_income(state, state.actor, NO_GOODS)


def produce(state: PuertoRicoState, seat: int) -> None:
    """Make as much as the player can and the supply has."""
    player = state.players[seat]
    produced = NO_GOODS.copy()
    held = player.goods.copy()
    supply = state.goods.copy()
    some = False
    for good in range(NUM_GOODS):
        able = capacity(player, good)
        if able == 0:
            continue
        amount = min(able, supply[good])
        if amount > 0:
            produced[good] = amount
            held[good] = held[good] + amount
            supply[good] = supply[good] - amount
            some = True
    if some:
        player.goods = held
        state.goods = supply
        state.declined = NOBODY
    if state.variant.new_buildings and state.variant.asking != ALWAYS:
        aqueduct(state, seat, produced)
    if state.log is not None and some:
        made = [GOODS[good] for good in range(NUM_GOODS) for _ in range(produced[good])]
        state.log.add("produced", {"seat": seat, "goods": made})
    if seat == state.chooser:
        state.crafted = produced
    take_income(state, seat, produced)


def take_income(state: PuertoRicoState, seat: int, produced: list[int]) -> None:
    """Factories, chapel, jeweler, festival. If the player may be asked about one, gains.settle pays them."""
    player = state.players[seat]
    people = player.people
    has_chapel = people[CHAPEL] > 0
    if state.variant.asking == ALWAYS or (has_chapel and gains.careful(state, nobles.chapel(player))):
        state.produced = produced
        state.gain = AQUEDUCT_GAIN
        return
    if people[FACTORY] > 0:
        table.earn(state, seat, gains.factory(player, produced), "factory")
    if people[SPECIALTY_FACTORY] > 0:
        table.earn(state, seat, specialty_factory(player, produced), "specialty_factory")
    if has_chapel:
        if player.has_noble(CHAPEL):
            table.gain_vp(state, seat, 1, "chapel")
        else:
            table.earn(state, seat, 1, "chapel")
    if people[JEWELER] > 0:
        table.earn(state, seat, nobles.jeweler(player), "jeweler")
    if len(state.festival_goods) > 0 and festival.has_goods(state, produced):
        festival.win_goods(state, seat, FESTIVAL_DOUBLOONS)


def may_take(state: PuertoRicoState, good: int) -> bool:
    """R27: the craftsman has produced the good in this phase, and the supply has one."""
    return state.crafted[good] > 0 and state.goods[good] > 0


def has_privilege(state: PuertoRicoState) -> bool:
    chooser = state.players[state.chooser]
    if chooser.done & PASSED_PRIVILEGE or state.privilege_goods >= privilege(state, state.chooser):
        return False
    for good in range(NUM_GOODS):
        if may_take(state, good):
            return True
    return guesthouse.worth_asking(state, state.chooser)


def legal_craft(state: PuertoRicoState, out: list[int]) -> None:
    for good in range(NUM_GOODS):
        if may_take(state, good):
            out.append(GOOD + good)
    guesthouse.list_guests(state.players[state.actor], out)
    out.append(PASS)


def do_craft(state: PuertoRicoState, action: int) -> None:
    player = state.players[state.actor]
    if action == PASS:
        player.done |= PASSED_PRIVILEGE
        return
    good = action - GOOD
    state.privilege_goods += 1
    table.from_supply(state, player, good, 1)
    if state.log is not None:
        state.log.add("took-good", {"seat": state.actor, "good": GOODS[good]})
