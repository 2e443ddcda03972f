"""How good a position looks: the evaluation by which bots choose."""

from __future__ import annotations

import harbourside as hs
from harbourside.engine.rng import Rng

from .scenario import GAME, new_game, position


def share(*seats: str, **places: object) -> float:
    """Seat 0's share of the win."""
    return position(*seats, **places).evaluate(GAME.weights)[0]


def test_equal_seats_share_the_win() -> None:
    shares = position("vp=3 rum=1", "vp=3 rum=1", "vp=3 rum=1").evaluate(GAME.weights)
    assert max(shares) - min(shares) < 1e-9


def test_everything_held_is_better_than_nothing() -> None:
    for thing in ("vp=1", "pesos=1", "rum=1", "wood=1", "owns=bank"):
        assert share(thing, "") > share("", ""), thing


def test_a_fortune_in_pesos_is_not_worth_the_points_it_was_sold_for() -> None:
    assert share("vp=20", "vp=20") > share("vp=0 pesos=60", "vp=20")


def test_goods_that_the_ship_wants_are_better() -> None:
    assert share("rum=1", "", dice="rum=1", value=4) > share("cigars=1", "", dice="rum=1", value=4)


def test_goods_are_worth_less_without_ships_to_come() -> None:
    assert share("rum=1", "", dice="fruit=1", ship=1) > share("rum=1", "", dice="fruit=1", ship=7)


def test_loading_is_better_than_passing() -> None:
    loaded = position("rum=2", "", phase="load", loaders=[0, 1], dice="rum=2 fruit=1")
    passed = loaded.clone()
    loaded.apply(GAME.actions.index("load:rum@2"))
    passed.apply(GAME.actions.index("pass"))
    assert loaded.evaluate(GAME.weights)[0] > passed.evaluate(GAME.weights)[0]


def test_at_the_end_winners_share_the_win() -> None:
    over = {"phase": "game_over", "ship": 7, "docked": False}
    assert position("vp=5", "vp=2", "vp=5", **over).evaluate(GAME.weights) == [0.5, 0.0, 0.5]


def test_steering_by_it_beats_random_play() -> None:
    wins = 0
    for seed in range(8):
        state = new_game(2, seed)
        rng = Rng(seed)
        me = seed % 2
        while not state.is_over:
            actions = state.legal_actions()
            choice = int(rng.below(len(actions)))
            if state.actor == me:
                choice = best(state, actions, rng)
            state.apply(actions[choice])
        wins += state.winners() == [me]
    assert wins >= 7


def best(state: hs.State, actions: list[int], rng: Rng) -> int:
    """The action with the best evaluation after one decision, in samples."""
    values = []
    for action in actions:
        sample = state.sample(state.actor, rng)
        sample.apply(action)
        values.append(sample.evaluate(GAME.weights)[state.actor])
    return values.index(max(values))
