"""Craftsman: everybody produces; factory. rules/puerto_rico.md, section 5.6.

Module I: aqueduct, specialty factory. Module II: chapel, jeweler. Module IV: the production task.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from harbourside.games.puerto_rico.data import (
    COFFEE_ROASTER,
    CORN,
    CRAFT,
    FACTORY,
    FACTORY_INCOME,
    GOOD,
    GOODS,
    INDIGO,
    INDIGO_PLANT,
    NO_GOODS,
    NOBODY,
    NUM_GOODS,
    PASS,
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
    SUGAR,
    SUGAR_MILL,
    TOBACCO,
    TOBACCO_STORAGE,
)
from harbourside.games.puerto_rico.rules import festival, guesthouse, nobles, rounds, table
from harbourside.games.puerto_rico.rules.new_buildings import aqueduct, privilege, specialty_factory

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import Player, PuertoRicoState

# Stages
WINDOW: Final = 0
PRODUCE: Final = 1
PRIVILEGE: Final = 2

FINISHED: Final = 1
"""The craftsman wants no more privilege goods."""


def resume_craftsman(state: PuertoRicoState) -> None:
    while state.step < state.turns and state.stage != PRIVILEGE:
        if state.stage == WINDOW:
            state.stage = PRODUCE
            if guesthouse.open_window(state):
                return
        produce(state, table.seat_in_turn(state))
        state.stage = WINDOW
        state.step += 1
    if state.stage != PRIVILEGE:
        state.stage = PRIVILEGE
        state.step = 0
        state.taken = 0
    if has_privilege(state):
        table.ask(state, CRAFT)
        return
    state.amounts = NO_GOODS
    state.taken = 0
    rounds.end_phase(state)


def capacity(player: Player, good: int) -> int:
    """As many as plantations and buildings of the good are both manned; corn needs no building."""
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


def produce(state: PuertoRicoState, seat: int) -> None:
    """All that can be made and that the supply has; nobody may refuse (R11)."""
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
    if state.variant.new_buildings:
        aqueduct(state, seat, produced)
    if state.log is not None and some:
        made = [GOODS[good] for good in range(NUM_GOODS) for _ in range(produced[good])]
        state.log.add("produced", {"seat": seat, "goods": made})
    if seat == state.chooser:
        state.amounts = produced
    factory(state, seat, produced)
    if state.variant.new_buildings:
        specialty_factory(state, seat, produced)
    if state.variant.nobles:
        nobles.chapel(state, seat)
        nobles.jeweler(state, seat)
    if len(state.festival_goods) > 0:
        festival.check_production(state, seat, produced)


def factory(state: PuertoRicoState, seat: int, produced: list[int]) -> None:
    """Doubloons for the number of kinds actually produced."""
    if state.players[seat].people[FACTORY] == 0:
        return
    kinds = 0
    for amount in produced:
        if amount > 0:
            kinds += 1
    table.earn(state, seat, FACTORY_INCOME[kinds], "factory")


def may_take(state: PuertoRicoState, good: int) -> bool:
    """R27: only a kind that the craftsman produced in this phase, and that is left."""
    return state.amounts[good] > 0 and state.goods[good] > 0


def has_privilege(state: PuertoRicoState) -> bool:
    chooser = state.players[state.chooser]
    if chooser.done & FINISHED or state.taken >= privilege(state, state.chooser):
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
        player.done |= FINISHED
        return
    good = action - GOOD
    state.taken += 1
    table.from_supply(state, player, good, 1)
    if state.log is not None:
        state.log.add("took-good", {"seat": state.actor, "good": GOODS[good]})
