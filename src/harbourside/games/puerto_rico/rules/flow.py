"""Which file says what may be decided, and which one does it. docs/rules/puerto_rico.md, section 5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.puerto_rico.data import (
    ASSIGN_NOBLES,
    ASSIGN_WORKERS,
    BLACK_MARKET_PAYS,
    BUCCANEER_ACTS,
    BUILD_ONE,
    BUILDER,
    CAPTAIN,
    CHOOSE_ROLE,
    CRAFT,
    CRAFTSMAN,
    DOUBLOONS_ASKED,
    DRAFT,
    DRAFTING,
    ENDING,
    FOREST,
    GO_ON,
    GOODS_ASKED,
    GUEST,
    GUEST_TARGET,
    GUEST_WINDOW,
    HIRE,
    HOSPICE_ASKS,
    HUNT,
    KEEP_LOOT,
    LAND_DISCARD,
    LOAD_SHIP,
    MAYOR,
    MAYOR_PRIVILEGE,
    NOBODY,
    PASS,
    PEOPLE_ASKED,
    PROSPECTOR_1,
    PROSPECTOR_2,
    RAID_PLACES,
    ROUND,
    ROYAL_SUPPLY,
    SETTLE,
    SETTLE_AGAIN,
    SETTLER,
    SMALL_WHARF_COUNT,
    STORE_KIND,
    STORE_ONE,
    TRADE,
    TRADER,
    UNIVERSITY_ASKS,
    VP_ASKED,
)
from harbourside.games.puerto_rico.rules import (
    buccaneer,
    builder,
    captain,
    craftsman,
    draft,
    guesthouse,
    hiring,
    mayor,
    nobles,
    offers,
    placing,
    prospector,
    rounds,
    settler,
    storage,
    trader,
)

if TYPE_CHECKING:
    from harbourside.games.puerto_rico.state import PuertoRicoState


def list_legal(state: PuertoRicoState, out: list[int]) -> None:
    """The commonest decisions first."""
    node = state.node
    if node == ASSIGN_WORKERS:
        placing.legal_assign_workers(state, out)
    elif node == LOAD_SHIP:
        captain.legal_load(state, out)
    elif node == CHOOSE_ROLE:
        rounds.legal_role(state, out)
    elif node == SETTLE:
        settler.legal_settler(state, out)
    elif node == BUILD_ONE:
        builder.legal_build(state, out)
    elif node == TRADE:
        trader.legal_trade(state, out)
    elif node == STORE_ONE:
        storage.legal_store_one(state, out)
    elif node == STORE_KIND:
        storage.legal_store_kind(state, out)
    elif node == CRAFT:
        craftsman.legal_craft(state, out)
    elif node == MAYOR_PRIVILEGE:
        mayor.legal_mayor_privilege(state, out)
    elif node == HOSPICE_ASKS:
        settler.legal_hospice(state, out)
    elif node == UNIVERSITY_ASKS:
        builder.legal_university(state, out)
    elif node >= VP_ASKED:
        list_legal_answers(state, out)
    else:
        list_legal_in_expansions(state, out)


def list_legal_in_expansions(state: PuertoRicoState, out: list[int]) -> None:
    node = state.node
    if node == GUEST_WINDOW:
        guesthouse.legal_guest_window(state, out)
    elif node == GUEST_TARGET:
        guesthouse.legal_guest_target(state, out)
    elif node == ASSIGN_NOBLES:
        placing.legal_assign_nobles(state, out)
    elif node == HIRE:
        hiring.legal_hire(state, out)
    elif node == SETTLE_AGAIN:
        settler.legal_settler_again(state, out)
    elif node == FOREST:
        settler.legal_forest(state, out)
    elif node == HUNT:
        nobles.legal_hunt(state, out)
    elif node == BLACK_MARKET_PAYS:
        builder.legal_black_market(state, out)
    elif node == LAND_DISCARD:
        nobles.legal_land_discard(state, out)
    elif node == ROYAL_SUPPLY:
        nobles.legal_royal_supply(state, out)
    elif node == SMALL_WHARF_COUNT:
        captain.legal_small_wharf(state, out)
    elif node == BUCCANEER_ACTS:
        buccaneer.legal_buccaneer(state, out)
    elif node == KEEP_LOOT:
        buccaneer.legal_keep_loot(state, out)
    elif node == RAID_PLACES:
        buccaneer.legal_raid(state, out)
    else:
        assert node == DRAFT
        draft.legal_draft(state, out)


def list_legal_answers(state: PuertoRicoState, out: list[int]) -> None:
    """A gain is taken or declined."""
    node = state.node
    if node == VP_ASKED:
        offers.legal_vp_asked(state, out)
    elif node == DOUBLOONS_ASKED:
        offers.legal_doubloons_asked(state, out)
    elif node == GOODS_ASKED:
        offers.legal_goods_asked(state, out)
    else:
        assert node == PEOPLE_ASKED
        offers.legal_people_asked(state, out)


def allows_guests(node: int) -> bool:
    """Whether guests may move in this decision (section 5.11)."""
    return node in (GUEST_WINDOW, SETTLE, SETTLE_AGAIN, HUNT, BUILD_ONE, CRAFT, TRADE, LOAD_SHIP)


def do(state: PuertoRicoState, action: int) -> None:
    """Carry out the decision, and then everything automatic up to the next one."""
    node = state.node
    state.node = GO_ON
    state.declined = NOBODY
    if action == PASS:
        seat = state.actor
        if allows_guests(node) and guesthouse.can_move_guest(state.players[seat]):
            state.declined = seat
        if state.log is not None and node != GUEST_WINDOW:
            state.log.add("passed", {"seat": seat})
    if GUEST <= action <= GUEST + 1:
        guesthouse.choose_guest(state, node, action)
    else:
        decide(state, node, action)
    while state.node == GO_ON:
        resume(state)


def decide(state: PuertoRicoState, node: int, action: int) -> None:
    """The commonest decisions first."""
    if node == ASSIGN_WORKERS:
        placing.do_assign_workers(state, action)
    elif node == LOAD_SHIP:
        captain.do_load(state, action)
    elif node == CHOOSE_ROLE:
        rounds.do_role(state, action)
    elif node == SETTLE:
        settler.do_settler(state, action)
    elif node == BUILD_ONE:
        builder.do_build(state, action)
    elif node == TRADE:
        trader.do_trade(state, action)
    elif node == STORE_ONE:
        storage.do_store_one(state, action)
    elif node == STORE_KIND:
        storage.do_store_kind(state, action)
    elif node == CRAFT:
        craftsman.do_craft(state, action)
    elif node == MAYOR_PRIVILEGE:
        mayor.do_mayor_privilege(state, action)
    elif node == HOSPICE_ASKS:
        settler.do_hospice(state, action)
    elif node == UNIVERSITY_ASKS:
        builder.do_university(state, action)
    elif node >= VP_ASKED:
        answer(state, node, action)
    else:
        decide_in_expansions(state, node, action)


def decide_in_expansions(state: PuertoRicoState, node: int, action: int) -> None:
    if node == GUEST_WINDOW:
        guesthouse.do_guest_window(state, action)
    elif node == GUEST_TARGET:
        guesthouse.do_guest_target(state, action)
    elif node == ASSIGN_NOBLES:
        placing.do_assign_nobles(state, action)
    elif node == HIRE:
        hiring.do_hire(state, action)
    elif node == SETTLE_AGAIN:
        settler.do_settler_again(state, action)
    elif node == FOREST:
        settler.do_forest(state, action)
    elif node == HUNT:
        nobles.do_hunt(state, action)
    elif node == BLACK_MARKET_PAYS:
        builder.do_black_market(state, action)
    elif node == LAND_DISCARD:
        nobles.do_land_discard(state, action)
    elif node == ROYAL_SUPPLY:
        nobles.do_royal_supply(state, action)
    elif node == SMALL_WHARF_COUNT:
        captain.do_small_wharf(state, action)
    elif node == BUCCANEER_ACTS:
        buccaneer.do_buccaneer(state, action)
    elif node == KEEP_LOOT:
        buccaneer.do_keep_loot(state, action)
    elif node == RAID_PLACES:
        buccaneer.do_raid(state, action)
    else:
        assert node == DRAFT
        draft.do_draft(state, action)


def answer(state: PuertoRicoState, node: int, action: int) -> None:
    """A gain is taken or declined."""
    if node == VP_ASKED:
        offers.do_vp_asked(state, action)
    elif node == DOUBLOONS_ASKED:
        offers.do_doubloons_asked(state, action)
    elif node == GOODS_ASKED:
        offers.do_goods_asked(state, action)
    else:
        offers.do_people_asked(state, action)


def resume(state: PuertoRicoState) -> None:
    """Go on with the phase until somebody has to decide or the phase is over."""
    phase = state.phase
    if phase == SETTLER:
        settler.resume_settler(state)
    elif phase == MAYOR:
        mayor.resume_mayor(state)
    elif phase == BUILDER:
        builder.resume_builder(state)
    elif phase == CRAFTSMAN:
        craftsman.resume_craftsman(state)
    elif phase == TRADER:
        trader.resume_trader(state)
    elif phase == CAPTAIN:
        captain.resume_captain(state)
    elif phase in (PROSPECTOR_1, PROSPECTOR_2):
        prospector.resume_prospector(state)
    elif phase == ROUND:
        rounds.resume_round(state)
    elif phase == ENDING:
        rounds.resume_ending(state)
    elif phase == DRAFTING:
        draft.resume_draft(state)
    else:
        buccaneer.resume_buccaneer(state)
