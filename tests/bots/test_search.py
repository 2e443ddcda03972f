"""The thinking bots: greedy and search."""

from __future__ import annotations

import gc
from typing import Any

import pytest

import harbourside as hs
from harbourside.bots.bot import Bot
from harbourside.bots.greedy import GreedyBot
from harbourside.bots.lookahead import prospects
from harbourside.bots.random import RandomBot
from harbourside.bots.search import SearchBot
from harbourside.bots.tree import FAIR_TRY, Tree


def position(seed: int, decisions: int = 20, players: int = 2) -> hs.State:
    state = hs.game("seawolf").new_game(players, seed)
    rng = hs.Rng(seed)
    for _ in range(decisions):
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    return state


def wins(first: Bot, second: Bot, games: int) -> float:
    """The first bot's share of the wins, changing seats every game, two games with each deal."""
    total = 0.0
    for number in range(games):
        state = hs.game("seawolf").new_game(2, number // 2)
        bots = [first, second] if number % 2 == 0 else [second, first]
        while not state.is_over:
            seat = state.actor
            state.apply(bots[seat].choose(hs.Seat(state, seat)))
        winners = state.winners()
        total += (number % 2 in winners) / len(winners)
    return total / games


def test_greedy_beats_random_by_far() -> None:
    assert wins(GreedyBot(1, samples=3), RandomBot(2), 24) > 0.8


def test_search_beats_random_by_far() -> None:
    assert wins(SearchBot(1, iterations=60), RandomBot(2), 16) > 0.8


def test_search_with_iterations_and_a_seed_can_be_repeated() -> None:
    state = position(3)
    thinking = [SearchBot(5, iterations=200).think(hs.Seat(state, state.actor)) for _ in range(2)]
    assert thinking[0] == thinking[1]
    assert thinking[0].iterations == 200


def test_search_tells_what_it_thinks() -> None:
    state = position(4, players=3)
    thinking = SearchBot(5, iterations=300).think(hs.Seat(state, state.actor))
    assert {thought.action for thought in thinking.thoughts} == set(state.legal_actions())
    first_looks = len(thinking.thoughts)
    assert 300 - 1 <= sum(thought.visits for thought in thinking.thoughts) <= first_looks + 300 - 1
    assert thinking.thoughts == sorted(thinking.thoughts, key=lambda t: -t.visits)
    assert len(thinking.win_chances) == 3
    assert sum(thinking.win_chances) == pytest.approx(1.0)
    assert thinking.line[0] == thinking.thoughts[0].action


def test_search_does_not_look_past_the_only_action_there_is() -> None:
    """Forced decisions are passed in the tree, but whoever asks is to be told of this one."""
    state = hs.game("puerto_rico").new_game(4, 1)
    rng = hs.Rng(1)
    while len(state.legal_actions()) > 1:
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    (only,) = state.legal_actions()
    thinking = SearchBot(iterations=10).think(hs.Seat(state, state.actor))
    assert [thought.action for thought in thinking.thoughts] == [only]
    assert thinking.thoughts[0].win_chance == thinking.win_chances[state.actor]
    assert thinking.line[0] == only


def test_every_action_gets_a_fair_try_whatever_it_looks_like_at_first() -> None:
    """In Puerto Rico a role looks like nothing until somebody has done something with it."""
    game = hs.game("puerto_rico")
    state = game.new_game(4, 1)
    thoughts = SearchBot(5, iterations=400).think(hs.Seat(state, 0)).thoughts
    even = 400 / len(thoughts)
    assert min(thought.visits for thought in thoughts) >= FAIR_TRY * (even - 1) ** 0.5 - 1


def test_the_first_look_is_at_what_follows_each_action() -> None:
    state = position(4)
    seat = hs.Seat(state, state.actor)
    looks = prospects([seat.sample(hs.Rng(5))], state.actor, state.legal_actions(), state.game.weights)
    thinking = SearchBot(5, iterations=1).think(seat)
    assert thinking.win_chances[state.actor] == pytest.approx(max(looks))
    assert [t.win_chance for t in sorted(thinking.thoughts, key=lambda t: t.action)] == pytest.approx(looks)


def test_what_counts_is_how_much_better_than_it_looked_a_sample_turned_out() -> None:
    state = position(4)
    sample = hs.Seat(state, state.actor).sample(hs.Rng(5))
    luck = sample.evaluate(state.game.weights)[state.actor]
    looks = prospects([sample], state.actor, state.legal_actions(), state.game.weights)
    tree = Tree(2, 1.0, state.game.weights)
    tree.iterate(sample)
    assert tree.root.totals[state.actor] == pytest.approx(max(looks) - luck)


def test_the_garbage_collector_works_again_after_a_search() -> None:
    state = position(4)
    SearchBot(5, iterations=5).think(hs.Seat(state, state.actor))
    assert gc.isenabled()


def test_search_stops_at_its_nodes() -> None:
    state = position(4)
    few, more = (SearchBot(5, nodes=nodes).think(hs.Seat(state, state.actor)) for nodes in (50, 500))
    most_at_once = 40
    assert 50 < few.nodes <= 50 + most_at_once
    assert 500 < more.nodes <= 500 + most_at_once
    assert few.iterations < more.iterations


def test_search_stops_by_the_clock() -> None:
    state = position(4)
    thinking = SearchBot(5, seconds=0.02, iterations=10**9).think(hs.Seat(state, state.actor))
    assert 0 < thinking.iterations < 10**9


def test_search_takes_a_delivery_that_ends_the_game_in_its_favour() -> None:
    """The third delivery, twelve points in hand and nothing else: to deliver wins, not to loses."""
    data = position(1).to_dict()
    data["position"] = {
        "phase": "delivery", "actor": 0, "start_player": 0, "turn_player": 0, "started": True,
        "step": 0, "event": 0, "deliveries_begun": 3,
        "pile": ["delivery"], "row": ["fish_1", "fish_2", "fish_3", "fish_4"], "discard": [],
        "seats": [
            {"hand": ["ship_red_6", "barrels_6"], "known": [], "delivered": [], "wolves": 0},
            {"hand": ["rats"], "known": [], "delivered": [], "wolves": 0},
        ],
    }  # fmt: skip
    game = hs.game("seawolf")
    seat = hs.Seat(game.from_dict(data), 0)
    for bot in (GreedyBot(1), SearchBot(1, iterations=50)):
        assert game.actions.key(bot.choose(seat)) == "deliver:barrels@s6g6"


@pytest.mark.parametrize("exploration", [-0.1, float("nan"), float("inf")])
def test_search_refuses_an_exploration_that_is_none(exploration: float) -> None:
    with pytest.raises(ValueError, match="exploration"):
        SearchBot(1, exploration=exploration)


@pytest.mark.parametrize("budget", [{"seconds": 0}, {"iterations": 0}, {"nodes": -1}])
def test_search_refuses_no_budget(budget: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="budget"):
        SearchBot(1, **budget)
