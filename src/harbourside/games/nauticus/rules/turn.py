"""A player's turn: use the action, pass, or take the extra action before or after. Section 4.5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbourside.games.nauticus.data import (
    AFTER_MAIN,
    END_ACTION,
    END_TURN,
    EXTRA_ACTION,
    EXTRA_WORKERS,
    KINDS,
    NUM_KINDS,
    PASS,
    PASS_TILES,
)
from harbourside.games.nauticus.rules import course
from harbourside.games.nauticus.rules.uses import could_use_extra, list_uses, use

if TYPE_CHECKING:
    from harbourside.games.nauticus.state import NauticusState, Player


def legal_act(state: NauticusState, out: list[int]) -> None:
    """Use the action. Before the first use of a main action, passing and the extra action are legal, too.

    R13, R13b.
    """
    player = state.players[state.actor]
    beginning = state.uses == 0 and not state.extra
    if beginning:
        out.append(PASS)
    elif state.uses > 0:
        out.append(END_ACTION)
    list_uses(state, player, out)
    if beginning:
        list_extra_actions(state, player, out)


def do_act(state: NauticusState, action: int) -> None:
    if action == PASS:
        pass_action(state)
    elif action == END_ACTION:
        end_action(state)
    elif action >= EXTRA_ACTION:
        begin_extra(state, action)
    else:
        use(state, action)


def pass_action(state: NauticusState) -> None:
    """Flip the next pass tile: -3, then -2, then -1; a fourth pass flips nothing (R14, R14b)."""
    player = state.players[state.actor]
    if state.log is not None:
        tile = PASS_TILES - player.passes_flipped
        if tile > 0:
            state.log.add("passed", {"seat": state.actor, "tile": f"pass_{tile}"})
        else:
            state.log.add("passed-again", {"seat": state.actor})
    if player.passes_flipped < PASS_TILES:
        player.passes_flipped += 1
    after_main(state)


def end_action(state: NauticusState) -> None:
    """End the action. Blue workers that were not used are lost."""
    if state.log is not None:
        state.log.add("ended-action", {"seat": state.actor, "kind": KINDS[state.kind]})
    if not state.extra:
        after_main(state)
    elif state.main_done:
        course.end_turn(state)
    else:
        course.begin_main(state)


def after_main(state: NauticusState) -> None:
    """The turn ends here, unless the extra action may still be taken."""
    if not state.players[state.actor].extra_available:
        course.end_turn(state)
        return
    course.clear_execution(state)
    state.main_done = True
    state.stage = AFTER_MAIN


def list_extra_actions(state: NauticusState, player: Player, out: list[int]) -> None:
    """Once in a game, any of the eight kinds that the player could use, also used and current ones."""
    if not player.extra_available:
        return
    yard = player.yard_accepts()
    for kind in range(NUM_KINDS):
        if could_use_extra(state, player, kind, yard):
            out.append(EXTRA_ACTION + kind)


def begin_extra(state: NauticusState, action: int) -> None:
    """Begin the extra action: two more workers, no blue ones (R12), and every price is 2."""
    player = state.players[state.actor]
    player.extra_available = False
    player.workers += EXTRA_WORKERS
    kind = action - EXTRA_ACTION
    if state.log is not None:
        state.log.add("began-extra", {"seat": state.actor, "kind": KINDS[kind]})
    state.begin_execution(kind, True, 0)


def legal_after_main(state: NauticusState, out: list[int]) -> None:
    """The extra action after the main one or after a pass (R13c), or the end of the turn."""
    out.append(END_TURN)
    list_extra_actions(state, state.players[state.actor], out)


def do_after_main(state: NauticusState, action: int) -> None:
    if action == END_TURN:
        course.end_turn(state)
    else:
        begin_extra(state, action)
