"""Functions of the greedy and the search bot: evaluate actions, and skip forced decisions."""

from __future__ import annotations

from harbourside.engine.shares import final_shares
from harbourside.engine.state import State

MOST_FORCED = 50
"""The most forced decisions made in a row. More would cost time and change little."""


def pass_forced(state: State) -> None:
    """Play on while there is only one legal action."""
    for _ in range(MOST_FORCED):
        legal = state.legal()
        if len(legal) != 1:
            return
        state.apply_legal(legal[0])


def win_shares(state: State, weights: list[float]) -> list[float]:
    """The result if the game is over, else the game's evaluation."""
    return state.evaluate(weights) if state.actor >= 0 else final_shares(state)


def prospect(state: State, action: int, weights: list[float]) -> list[float]:
    """The shares of the win after an action and the forced moves that follow it."""
    after = state.clone()
    after.apply_legal(action)
    pass_forced(after)
    after.come_to_rest()
    return win_shares(after, weights)


def likely_action(state: State, legal: list[int], weights: list[float]) -> int:
    """The action with the best evaluation for the seat that decides, as if it knew the whole state."""
    best = legal[0]
    most = -1.0
    for action in legal:
        share = prospect(state, action, weights)[state.actor]
        if share > most:
            most = share
            best = action
    return best


def prospects(states: list[State], seat: int, actions: list[int], weights: list[float]) -> list[float]:
    """For each action, the seat's mean share of the win after it, over several samples."""
    totals = [0.0] * len(actions)
    for state in states:
        state.passes_forced = True
        for i in range(len(actions)):
            totals[i] += prospect(state, actions[i], weights)[seat]
    return [total / len(states) for total in totals]
