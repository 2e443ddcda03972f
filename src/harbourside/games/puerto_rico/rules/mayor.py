"""Mayor: players hire workers and place all their people again. docs/rules/puerto_rico.md, section 5.4.

Hiring is in hiring.py, placing in placing.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.puerto_rico.data import (
    ALWAYS,
    COUNT,
    END_WORKERS,
    EXTRA_WORKERS,
    HIRING,
    HIRING_ASKED,
    LIFTING,
    MAYOR_PRIVILEGE,
    MAYOR_WINDOWS,
    NOBODY,
    WHEN_IT_MATTERS,
)
from harbourside.games.puerto_rico.rules import gains, guesthouse, hiring, placing, rounds, table
from harbourside.games.puerto_rico.rules.new_buildings import privilege

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import PuertoRicoState


def resume_mayor(state: PuertoRicoState) -> None:
    if state.stage == MAYOR_WINDOWS:
        while state.step < state.turns:
            if guesthouse.open_window(state):
                return
            state.step += 1
        state.stage = EXTRA_WORKERS
        state.step = 0
    if state.stage == EXTRA_WORKERS:
        state.stage = HIRING
        if state.workers > 0:
            table.ask(state, MAYOR_PRIVILEGE)
            return
        begin_hiring(state)
    if state.stage in (HIRING, HIRING_ASKED):
        if hiring.hire_in_turn(state):
            return
        state.stage = LIFTING
        state.step = 0
    if placing.place_in_turn(state):
        return
    refill(state)
    rounds.end_phase(state)


def most_privilege(state: PuertoRicoState) -> int:
    return min(privilege(state, state.chooser), state.workers)


def legal_mayor_privilege(state: PuertoRicoState, out: list[int]) -> None:
    for count in range(most_privilege(state) + 1):
        out.append(COUNT + count)


def do_mayor_privilege(state: PuertoRicoState, action: int) -> None:
    count = action - COUNT
    if count > 0:
        state.workers -= count
        if state.log is not None:
            state.log.add("extra-workers", {"seat": state.actor, "count": count})
        hiring.receive(state, state.actor, count, 0)
    begin_hiring(state)


def begin_hiring(state: PuertoRicoState) -> None:
    asking = state.variant.asking
    if asking == ALWAYS or (asking == WHEN_IT_MATTERS and hiring.hiring_decides(state)):
        state.stage = HIRING_ASKED


def refill(state: PuertoRicoState) -> None:
    """The Magistrate gets a worker for each empty circle on buildings, and at least one for each player (R43,
    R46). The mayor cannot forget it (R48)."""
    wanted = gains.workers_wanted(state)
    state.declined = NOBODY
    if state.variant.nobles:
        if state.nobles > 0:
            state.nobles -= 1
            state.magistrate_nobles += 1
            wanted -= 1
    elif state.workers < wanted:
        table.announce_end(state, END_WORKERS, "end_workers")
    coming = min(wanted, state.workers)
    state.workers -= coming
    state.magistrate_workers += coming
    if state.log is not None:
        state.log.add("refilled", {"workers": state.magistrate_workers, "nobles": state.magistrate_nobles})
