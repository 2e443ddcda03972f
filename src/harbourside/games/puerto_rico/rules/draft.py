"""Module I, the draft: which utility buildings are in the game.

docs/rules/puerto_rico.md, section 3, step 2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.puerto_rico.data import (
    DRAFT,
    DRAFT_KIND,
    DRAFT_KINDS,
    FIRST_NOBLE_BUILDING,
    FOREST_HOUSE,
    GROUP,
    HACIENDA,
    KIND_NAMES,
    LARGE_GROUP,
    OFFICE,
    TRADING_POST,
)
from harbourside.games.puerto_rico.rules import festival, rounds, table, tiles

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import PuertoRicoState


def resume_draft(state: PuertoRicoState) -> None:
    """Players choose clockwise from the governor: first small kinds, then large ones. The large kinds begin
    with the governor again; by option they do not (R5)."""
    if has_space(state):
        table.ask(state, DRAFT)
    else:
        open_table(state)


def open_table(state: PuertoRicoState) -> None:
    """When the board is complete: festival, pile, row and first round. Section 3, steps 5 and 6."""
    if state.variant.festival:
        festival.set_up(state)
    pile = sorted(state.pile)
    state.rng.shuffle(pile)
    state.pile = pile
    tiles.fill_row(state)
    rounds.begin_round(state)


def in_draft(state: PuertoRicoState, kind: int) -> bool:
    """Whether the draft has this kind. With nobles_fixed the noble buildings have spaces of their own."""
    return state.variant.nobles_drafted or kind < FIRST_NOBLE_BUILDING


def spaces_left(state: PuertoRicoState, cost: int) -> int:
    left = state.variant.draft_spaces[cost]
    for kind in DRAFT_KINDS:
        if in_draft(state, kind) and state.variant.cost[kind] == cost and state.board[kind] > 0:
            left -= 1
    return left


def has_space(state: PuertoRicoState) -> bool:
    for cost in range(len(state.variant.draft_spaces)):
        if spaces_left(state, cost) > 0:
            return True
    return False


def small_spaces_left(state: PuertoRicoState) -> bool:
    for cost in range(len(state.variant.draft_spaces) - 1):
        if spaces_left(state, cost) > 0:
            return True
    return False


def rival_drafted(state: PuertoRicoState, kind: int) -> bool:
    """Whether an option excludes this building because its rival is drafted."""
    board = state.board
    if state.variant.office_or_post:
        if kind == OFFICE and board[TRADING_POST] > 0:
            return True
        if kind == TRADING_POST and board[OFFICE] > 0:
            return True
    if state.variant.hacienda_or_forest:
        if kind == HACIENDA and board[FOREST_HOUSE] > 0:
            return True
        if kind == FOREST_HOUSE and board[HACIENDA] > 0:
            return True
    return False


def may_draft(state: PuertoRicoState, kind: int) -> bool:
    if not in_draft(state, kind) or state.board[kind] > 0 or rival_drafted(state, kind):
        return False
    if GROUP[kind] == LARGE_GROUP and small_spaces_left(state):
        return False
    return spaces_left(state, state.variant.cost[kind]) > 0


def legal_draft(state: PuertoRicoState, out: list[int]) -> None:
    for i in range(len(DRAFT_KINDS)):
        if may_draft(state, DRAFT_KINDS[i]):
            out.append(DRAFT_KIND + i)


def do_draft(state: PuertoRicoState, action: int) -> None:
    kind = DRAFT_KINDS[action - DRAFT_KIND]
    if state.log is not None:
        state.log.add("drafted", {"seat": state.actor, "building": KIND_NAMES[kind]})
    add_kind(state, kind)
    state.step += 1
    if state.variant.large_draft_anew and GROUP[kind] < LARGE_GROUP and not small_spaces_left(state):
        state.step = 0


def add_kind(state: PuertoRicoState, kind: int) -> None:
    state.board = table.plus(state.board, kind, state.variant.copies[kind])


def draft_at_random(state: PuertoRicoState) -> None:
    """The option draft_mode=random: draw each kind among the legal ones, all equally likely."""
    while has_space(state):
        kinds = [kind for kind in DRAFT_KINDS if may_draft(state, kind)]
        lot: int = state.rng.below(len(kinds))
        if state.log is not None:
            lot = state.log.foretold("draft", [KIND_NAMES[kind] for kind in kinds], lot)
        kind = kinds[lot]
        add_kind(state, kind)
        if state.log is not None:
            state.log.note("draft", KIND_NAMES[kind])
