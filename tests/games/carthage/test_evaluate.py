"""The evaluation by which bots choose."""

from __future__ import annotations

from harbourside.engine.rng import Rng
from harbourside.games.carthage.state import CarthageState

from .scenario import GAME, new_game, position


def greedy(state: CarthageState) -> int:
    """The action that leads to the best share of the win for the player."""
    seat = state.actor
    best, choice = -1.0, -1
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        share = after.evaluate(GAME.weights)[seat]
        if share > best:
            best, choice = share, action
    return choice


def test_looking_one_move_ahead_beats_random_play() -> None:
    won = 0
    for seed in range(12):
        state = new_game(2, seed)
        rng = Rng(seed)
        while not state.is_over:
            actions = state.legal_actions()
            own = state.actor == seed % 2
            state.apply(greedy(state) if own else actions[int(rng.below(len(actions)))])
        won += seed % 2 in state.winners()
    assert won >= 11


def test_points_goods_and_markers_count() -> None:
    assert position("", "", vp=["R2"]).evaluate(GAME.weights)[0] > 0.5
    assert position("", "", goods=["R5 R5"]).evaluate(GAME.weights)[0] > 0.5
    assert position("", "", markers=["R"]).evaluate(GAME.weights)[0] > 0.5
    assert position("R5", "").evaluate(GAME.weights)[0] > 0.5


def test_goods_on_a_ship_near_carthage_are_worth_more_if_stored() -> None:
    stored = position("", "", goods=["R5 R5!"], ships=(4, 0, 0, 0)).evaluate(GAME.weights)[0]
    assert stored > position("", "", goods=["R5 R5"], ships=(4, 0, 0, 0)).evaluate(GAME.weights)[0]


def test_evaluation_of_a_finished_game_is_its_result() -> None:
    over = position("", "", "", vp=["R2", "R2", ""], markers=["R" * 8, "B" * 8], phase="game_over")
    assert over.evaluate(GAME.weights) == [0.5, 0.5, 0.0]
