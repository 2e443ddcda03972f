"""Gains that a player may decline: what a building gives is "a privilege, not a duty" (R52).

Production and hiring are offered in craftsman.py and hiring.py. The VP for loaded goods are no such gain,
because loading is compulsory. Sales and deliveries are none, because the player has chosen them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.puerto_rico.data import (
    ALWAYS,
    AQUEDUCT_GAIN,
    ARRIVAL_GAIN,
    CHAPEL,
    CHAPEL_GAIN,
    CHURCH_GAIN,
    FACTORY,
    FACTORY_GAIN,
    FACTORY_INCOME,
    FESTIVAL_BUILDING_GAIN,
    FESTIVAL_CROP_GAIN,
    FESTIVAL_DOUBLOONS,
    FESTIVAL_GOODS_GAIN,
    FESTIVAL_POINTS,
    GAIN_NODES,
    GAIN_SOURCES,
    GOODS,
    HARBOR,
    HARBOR_GAIN,
    HUNTING_LODGE_POINTS,
    INDIGO,
    JEWELER_GAIN,
    LAST_IN_SEQUENCE,
    LIGHTHOUSE_GAIN,
    LOADED,
    LODGE_GAIN,
    NEVER,
    NO_GAIN,
    NOBODY,
    PEOPLE_ASKED,
    PLUNDER_GAIN,
    PRIVILEGE_GAIN,
    PROSPECTOR_GAIN,
    ROLES,
    SPECIALTY_GAIN,
    SUGAR,
    UNION_HALL_GAIN,
    VP_ASKED,
    YES,
)
from harbourside.games.puerto_rico.rules import festival, new_buildings, nobles, table

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import Player, PuertoRicoState


def settle(state: PuertoRicoState, first: int, last: int) -> bool:
    """Go through these gains in order; True if the seat whose step it is has to decide about one."""
    if state.gain == NO_GAIN:
        state.gain = first
    while state.gain <= last:
        if offered(state, state.gain):
            return True
        state.gain += 1
    state.gain = NO_GAIN
    return False


def offered(state: PuertoRicoState, gain: int) -> bool:
    """Take the gain, if it brings something; True if the seat is asked first."""
    seat = table.seat_in_turn(state)
    amount = amount_of(state, seat, gain)
    if amount == 0:
        return False
    if asks(state, seat, gain, amount):
        ask(state, gain)
        return True
    take(state, seat, gain, amount)
    return False


def ask(state: PuertoRicoState, gain: int) -> None:
    state.gain = gain
    table.ask(state, node_of(state, table.seat_in_turn(state), gain))


def node_of(state: PuertoRicoState, seat: int, gain: int) -> int:
    """The question: VP, doubloons, goods or people."""
    if gain == CHAPEL_GAIN and state.players[seat].has_noble(CHAPEL):
        return VP_ASKED
    return GAIN_NODES[gain]


def asks(state: PuertoRicoState, seat: int, gain: int, amount: int) -> bool:
    """When it matters, the seat is asked: the gain ends the game, or may end it at the next refill."""
    if state.variant.asking == NEVER:
        return False
    if state.variant.asking == ALWAYS:
        return True
    node = node_of(state, seat, gain)
    if node == VP_ASKED:
        return empties_pool(state, amount)
    return node == PEOPLE_ASKED and may_end_by_workers(state, amount)


def end_is_open(state: PuertoRicoState) -> bool:
    """Whether this round may still not be the last."""
    return state.end_reasons == 0 and state.round_number < state.variant.max_rounds


def empties_pool(state: PuertoRicoState, amount: int) -> bool:
    """Whether this number of VP ends the game."""
    return amount >= state.vp_pool and end_is_open(state)


def may_end_by_workers(state: PuertoRicoState, amount: int) -> bool:
    """Whether the supply could not refill the Magistrate now, if it lost this number of workers."""
    if state.variant.nobles or not end_is_open(state):
        return False
    return state.workers - amount < workers_wanted(state)


def workers_wanted(state: PuertoRicoState) -> int:
    """One for each empty circle on buildings, and at least one for each player (section 5.4)."""
    wanted = 0
    for player in state.players:
        wanted += player.empty_building_circles()
    return max(wanted, state.seats)


def careful(state: PuertoRicoState, most: int) -> bool:
    """Whether gains of this many VP in total are settled one by one, because the player may be asked."""
    if state.variant.asking == NEVER:
        return False
    return state.variant.asking == ALWAYS or (most > 0 and empties_pool(state, most))


def amount_of(state: PuertoRicoState, seat: int, gain: int) -> int:
    """How many VP, doubloons, goods or people the gain brings."""
    if gain == PROSPECTOR_GAIN:
        return new_buildings.privilege(state, seat)
    player = state.players[seat]
    if gain == AQUEDUCT_GAIN:
        return len(aqueduct_goods(state, seat)) if state.variant.asking == ALWAYS else 0
    if gain == FACTORY_GAIN:
        return factory(player, state.produced)
    if gain == SPECIALTY_GAIN:
        return new_buildings.specialty_factory(player, state.produced)
    if gain == CHAPEL_GAIN:
        return nobles.chapel(player)
    if gain == JEWELER_GAIN:
        return nobles.jeweler(player)
    if gain == FESTIVAL_GOODS_GAIN:
        return FESTIVAL_DOUBLOONS if festival.has_goods(state, state.produced) else 0
    if gain == ARRIVAL_GAIN:
        return new_buildings.lighthouse(player) if seat == state.chooser else 0
    if gain == UNION_HALL_GAIN:
        return new_buildings.union_hall(player)
    if gain == HARBOR_GAIN:
        return 1 if player.people[HARBOR] > 0 else 0
    if gain == PRIVILEGE_GAIN:
        return 0 if player.done & LOADED else new_buildings.privilege(state, seat)
    if gain == LIGHTHOUSE_GAIN:
        return new_buildings.lighthouse(player)
    if gain == CHURCH_GAIN:
        return new_buildings.church(player, state.tile)
    if gain == FESTIVAL_BUILDING_GAIN:
        return FESTIVAL_POINTS if state.tile == state.festival_building else 0
    if gain == LODGE_GAIN:
        return HUNTING_LODGE_POINTS
    if gain == FESTIVAL_CROP_GAIN:
        return festival.crop_workers(state)
    if gain == PLUNDER_GAIN:
        return plunder_points(state)
    return 0


def factory(player: Player, produced: list[int]) -> int:
    """Doubloons for the number of kinds that were produced."""
    if player.people[FACTORY] == 0:
        return 0
    kinds = 0
    for amount in produced:
        if amount > 0:
            kinds += 1
    return FACTORY_INCOME[kinds]


def plunder_points(state: PuertoRicoState) -> int:
    """1 VP for each good in the Market. By option 2 with a library (R3)."""
    return len(state.market) * new_buildings.buccaneer_share(state)


def aqueduct_goods(state: PuertoRicoState, seat: int) -> list[int]:
    player = state.players[seat]
    return [
        good
        for good in (INDIGO, SUGAR)
        if new_buildings.aqueduct_adds(player, good, state.produced, state.goods)
    ]


def take(state: PuertoRicoState, seat: int, gain: int, amount: int) -> None:
    """Take the gain; 0 if it was declined. The festival's tasks are over then, too."""
    if gain == AQUEDUCT_GAIN:
        if amount > 0:
            take_aqueduct(state, seat)
    elif gain == FESTIVAL_GOODS_GAIN:
        festival.win_goods(state, seat, amount)
    elif gain == FESTIVAL_BUILDING_GAIN:
        festival.win_building(state, seat, amount)
    elif gain == FESTIVAL_CROP_GAIN:
        festival.win_crop(state, seat, amount)
    elif gain == PROSPECTOR_GAIN:
        table.earn(state, seat, amount, ROLES[state.phase])
    elif node_of(state, seat, gain) == VP_ASKED:
        table.gain_vp(state, seat, amount, GAIN_SOURCES[gain])
    else:
        table.earn(state, seat, amount, GAIN_SOURCES[gain])


def take_aqueduct(state: PuertoRicoState, seat: int) -> None:
    produced = state.produced.copy()
    new_buildings.aqueduct(state, seat, produced)
    if state.log is not None:
        added = [GOODS[good] for good in (INDIGO, SUGAR) if produced[good] > state.produced[good]]
        state.log.add("produced", {"seat": seat, "goods": added})
    state.produced = produced


def decide(state: PuertoRicoState, action: int) -> None:
    """Carry out the seat's answer to a gain of this file."""
    seat = state.actor
    gain = state.gain
    amount = amount_of(state, seat, gain) if action == YES else 0
    if action != YES:
        tell_declined(state, seat, gain)
    take(state, seat, gain, amount)
    state.gain = gain + 1 if gain <= LAST_IN_SEQUENCE else NO_GAIN
    state.declined = NOBODY


def tell_declined(state: PuertoRicoState, seat: int, gain: int) -> None:
    if state.log is not None:
        state.log.add("declined-gain", {"seat": seat, "source": GAIN_SOURCES[gain]})
