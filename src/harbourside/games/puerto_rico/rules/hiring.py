"""The mayor phase: players hire people from the Magistrate. docs/rules/puerto_rico.md, section 5.4.

Module II: players choose between workers and nobles; villa. Hiring may be declined (section 5.12).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.puerto_rico.data import (
    ALWAYS,
    CIRCLES,
    FIRST_BUILDING,
    HIRE,
    HIRES,
    HIRES_NOBODY,
    HIRING_ASKED,
    HIRING_GAIN,
    MAGISTRATE,
    MOST_CIRCLES,
    NO_GAIN,
    NO_GOODS,
    NOBODY,
    RECEIVED,
    SETTLED_VILLA,
    VILLA_GAIN,
    YES,
)
from harbourside.games.puerto_rico.rules import gains, nobles, table

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import Player, PuertoRicoState


def hiring_decides(state: PuertoRicoState) -> bool:
    """Whether it can depend on somebody's hiring that the refill fails. A seat that hires its share changes
    the number wanted by at most that share."""
    if state.variant.nobles or not gains.end_is_open(state) or state.workers < state.seats:
        return False
    spaces = 0
    for player in state.players:
        spaces += player.city
    if state.workers >= MOST_CIRCLES * spaces or state.workers >= wanted_at_most(state):
        return False
    share = (state.magistrate_workers + state.turns - 1) // state.turns
    fewest, most = wanted_with(state, NOBODY)
    return fewest - share <= state.workers < fewest + share or most - share <= state.workers < most + share


def wanted_at_most(state: PuertoRicoState) -> int:
    """How many the refill wants, if nobody hires and all players fill their fields first."""
    wanted = 0
    for player in state.players:
        wanted += wanted_of(player, 0)[1]
    return wanted


def seat_decides(state: PuertoRicoState, seat: int) -> bool:
    """Whether it depends on this seat's hiring that the refill fails. All others hire who have not declined.
    It is tried with all players filling their fields last, and with all filling them first."""
    fewest, most = wanted_with(state, NOBODY)
    fewest_without, most_without = wanted_with(state, seat)
    workers = state.workers
    return (workers < fewest) != (workers < fewest_without) or (workers < most) != (workers < most_without)


def wanted_with(state: PuertoRicoState, declining: int) -> tuple[int, int]:
    """How many the refill wants, if all hire who have not declined: if they fill their fields last, and if
    they fill them first."""
    hired = [0] * state.seats
    waiting = state.magistrate_workers
    step = state.step
    idle = 0
    while waiting > 0 and idle < state.turns:
        seat = (state.chooser + step) % state.seats
        if seat == declining or state.players[seat].done & HIRES_NOBODY:
            idle += 1
        else:
            hired[seat] = hired[seat] + 1
            waiting -= 1
            idle = 0
        step = (step + 1) % state.turns
    fewest = 0
    most = 0
    for seat in range(state.seats):
        least, greatest = wanted_of(state.players[seat], hired[seat])
        fewest += least
        most += greatest
    return max(fewest, state.seats), max(most, state.seats)


def wanted_of(player: Player, hired: int) -> tuple[int, int]:
    """How many circles of the player's buildings stay empty after hiring this number: if fields are filled
    last, and if they are filled first."""
    people = hired + player.san_juan_workers + player.san_juan_nobles
    circles = 0
    fields = 0
    tiles = player.tiles
    placed = player.people
    for kind in player.kinds:
        people += placed[kind]
        if kind >= FIRST_BUILDING:
            circles += tiles[kind] * CIRCLES[kind]
        else:
            fields += tiles[kind]
    return max(0, circles - people), max(0, circles - max(0, people - fields))


def receive(state: PuertoRicoState, seat: int, workers: int, noble: int) -> None:
    """People wait in San Juan until they are placed. The first one brings the villa's person."""
    player = state.players[seat]
    state.declined = NOBODY
    player.san_juan_workers += workers
    player.san_juan_nobles += noble
    if player.done & RECEIVED == 0:
        player.done |= RECEIVED
        if state.variant.nobles and state.variant.asking != ALWAYS:
            nobles.villa(state, seat)


def hire_in_turn(state: PuertoRicoState) -> bool:
    """Players hire one person at a time, clockwise; True if somebody has to decide."""
    hired = [0] * state.seats if state.log is not None else NO_GOODS
    chooser = state.players[state.chooser]
    if (
        state.stage == HIRING_ASKED
        and state.step == 0
        and chooser.done & RECEIVED
        and asks_about_villa(state)
    ):
        return True
    while state.magistrate_workers + state.magistrate_nobles > 0:
        if state.stage == HIRING_ASKED:
            done = state.players[table.seat_in_turn(state)].done
            if done & HIRES_NOBODY:
                if nobody_hires(state):
                    break
                state.step = (state.step + 1) % state.turns
                continue
            if done & HIRES == 0:
                if asks_about_hiring(state):
                    tell_hired(state, hired)
                    return True
                state.players[table.seat_in_turn(state)].done |= HIRES
            if asks_about_villa(state):
                tell_hired(state, hired)
                return True
        if state.magistrate_workers > 0 and state.magistrate_nobles > 0:
            table.ask(state, HIRE)
            return True
        noble = state.magistrate_nobles > 0
        if noble:
            log_hired_one(state, noble)
        elif state.log is not None:
            hired[table.seat_in_turn(state)] += 1
        hire(state, noble)
    tell_hired(state, hired)
    return False


def tell_hired(state: PuertoRicoState, hired: list[int]) -> None:
    if state.log is not None:
        for turn in range(state.seats):
            seat = (state.chooser + turn) % state.seats
            if hired[seat] > 0:
                state.log.add("hired", {"seat": seat, "count": hired[seat]})


def asks_about_hiring(state: PuertoRicoState) -> bool:
    if state.variant.asking != ALWAYS and not seat_decides(state, table.seat_in_turn(state)):
        return False
    gains.ask(state, HIRING_GAIN)
    return True


def nobody_hires(state: PuertoRicoState) -> bool:
    """Whether all players have declined. Then the people left stay in the Magistrate."""
    for step in range(state.turns):
        if state.players[(state.chooser + step) % state.seats].done & HIRES_NOBODY == 0:
            return False
    return True


def answer_hiring(state: PuertoRicoState, action: int) -> None:
    """The answer holds for the phase. A player who hires nobody leaves them to the others."""
    player = state.players[state.actor]
    state.gain = NO_GAIN
    player.done |= HIRES if action == YES else HIRES_NOBODY
    if action != YES:
        gains.tell_declined(state, state.actor, HIRING_GAIN)


def asks_about_villa(state: PuertoRicoState) -> bool:
    """Only with optional_gains=always. Otherwise the villa's person comes with the first one (R13)."""
    seat = table.seat_in_turn(state)
    player = state.players[seat]
    if state.variant.asking != ALWAYS or player.done & SETTLED_VILLA or not nobles.has_villa(state, player):
        return False
    gains.ask(state, VILLA_GAIN)
    return True


def answer_villa(state: PuertoRicoState, action: int) -> None:
    state.gain = NO_GAIN
    state.players[state.actor].done |= SETTLED_VILLA
    if action == YES:
        nobles.villa(state, state.actor)
    else:
        gains.tell_declined(state, state.actor, VILLA_GAIN)


def hire(state: PuertoRicoState, noble: bool) -> None:
    seat = table.seat_in_turn(state)
    if noble:
        state.magistrate_nobles -= 1
        receive(state, seat, 0, 1)
    else:
        state.magistrate_workers -= 1
        receive(state, seat, 1, 0)
    state.step = (state.step + 1) % state.turns


def log_hired_one(state: PuertoRicoState, noble: bool) -> None:
    if state.log is not None:
        person = "noble" if noble else "worker"
        state.log.add("hired-one", {"seat": table.seat_in_turn(state), "person": person})


def legal_hire(state: PuertoRicoState, out: list[int]) -> None:
    out.append(MAGISTRATE)
    out.append(MAGISTRATE + 1)


def do_hire(state: PuertoRicoState, action: int) -> None:
    noble = action == MAGISTRATE + 1
    log_hired_one(state, noble)
    hire(state, noble)
