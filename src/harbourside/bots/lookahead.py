"""What the thinking bots share: looking at a position after an action, and passing what is forced."""

from __future__ import annotations

from harbourside.engine.shares import final_shares
from harbourside.engine.state import State

MOST_FORCED = 50
"""So many decisions without a choice are passed at a time: a long forced tail is not worth its cost."""


def pass_forced(state: State) -> None:
    """Play on while there is only one thing to do, whoever has to do it."""
    for _ in range(MOST_FORCED):
        legal = state.legal()
        if len(legal) != 1:
            return
        state.apply_legal(legal[0])


def win_shares(state: State, weights: list[float]) -> list[float]:
    """The result, if there is one, else the game's own estimate of it."""
    return state.evaluate(weights) if state.actor >= 0 else final_shares(state)


def prospect(state: State, action: int, weights: list[float]) -> list[float]:
    """What the shares of the win look like after an action, and after what follows from it by itself."""
    after = state.clone()
    after.apply_legal(action)
    pass_forced(after)
    after.come_to_rest()
    return win_shares(after, weights)


def likely_action(state: State, legal: list[int], weights: list[float]) -> int:
    """What looks best for the seat that decides, if it knew all that this state holds."""
    best = legal[0]
    most = -1.0
    for action in legal:
        share = prospect(state, action, weights)[state.actor]
        if share > most:
            most = share
            best = action
    return best


def prospects(states: list[State], seat: int, actions: list[int], weights: list[float]) -> list[float]:
    """For each action, the seat's mean share of the win after it, over states that may be the true one."""
    totals = [0.0] * len(actions)
    for state in states:
        state.passes_forced = True
        for i in range(len(actions)):
            totals[i] += prospect(state, actions[i], weights)[seat]
    return [total / len(states) for total in totals]
