"""The greedy bot and the search bot."""

from __future__ import annotations

import gc
from typing import Any

import pytest

import harbourside as hs
from harbourside.bots.bot import Bot
from harbourside.bots.greedy import GreedyBot
from harbourside.bots.lookahead import likely_action, prospects
from harbourside.bots.random import RandomBot
from harbourside.bots.search import SearchBot
from harbourside.bots.tree import (
    ENOUGH_SAMPLES,
    FIRST_SAMPLES,
    LEAST_SAMPLES,
    Candidate,
    Node,
    Tree,
    luck_ratio,
    most_tried,
    surely_behind,
)

LAST_DELIVERY = {
    "phase": "delivery",
    "actor": 0,
    "start_player": 0,
    "turn_player": 0,
    "started": True,
    "step": 0,
    "event": 0,
    "deliveries_begun": 3,
    "pile": ["delivery"],
    "row": ["fish_1", "fish_2", "fish_3", "fish_4"],
    "discard": [],
    "seats": [
        {"hand": ["ship_red_6", "barrels_6"], "known": [], "delivered": [], "wolves": 0},
        {"hand": ["rats"], "known": [], "delivered": [], "wolves": 0},
    ],
}
"""A game of two. The first player can deliver twelve points, and then the game ends."""


def position(seed: int, decisions: int = 20, players: int = 2) -> hs.State:
    state = hs.game("seawolf").new_game(players, seed)
    rng = hs.Rng(seed)
    for _ in range(decisions):
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    return state


def wins(first: Bot, second: Bot, games: int) -> float:
    """The first bot's share of the wins. Each deal is played twice, with the seats changed."""
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


def test_greedy_clearly_beats_random() -> None:
    assert wins(GreedyBot(1, samples=3), RandomBot(2), 24) > 0.8


def test_search_clearly_beats_random() -> None:
    assert wins(SearchBot(1, iterations=60), RandomBot(2), 16) > 0.8


def test_search_with_iterations_and_a_seed_can_be_repeated() -> None:
    state = position(3)
    thinking = [SearchBot(5, iterations=100).think(hs.Seat(state, state.actor)) for _ in range(2)]
    assert thinking[0] == thinking[1]


def test_think_returns_the_results_of_the_search() -> None:
    state = position(4, players=3)
    seat = hs.Seat(state, state.actor)
    thinking = SearchBot(5, iterations=100).think(seat)
    thoughts = thinking.thoughts
    assert {thought.action for thought in thoughts} == set(state.legal_actions())
    assert sum(thought.visits for thought in thoughts) == thinking.iterations <= 100
    assert thoughts[0].visits >= max(thought.visits for thought in thoughts) - 1
    assert thinking.win_chances[state.actor] == thoughts[0].win_chance
    assert len(thinking.win_chances) == 3
    assert sum(thinking.win_chances) == pytest.approx(1.0)
    assert thinking.line[0] == thoughts[0].action == SearchBot(5, iterations=100).choose(seat)
    assert thinking.nodes > thinking.iterations


def test_think_reports_a_forced_decision_itself() -> None:
    """Forced decisions in the tree are skipped, but not the one that think() is asked about."""
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


def race(state: hs.State, rounds: int = 1, weights: list[float] | None = None) -> Tree:
    seat, seats, legal = state.actor, state.seats, state.legal_actions()
    return Tree(seat, seats, legal, 0.3, rounds, weights or state.game.weights)


def run_samples(tree: Tree, state: hs.State, samples: int) -> None:
    rng = hs.Rng(5)
    for _ in range(samples):
        tree.start_sample(hs.Seat(state, state.actor).sample(rng))
        while not tree.needs_sample():
            tree.iterate()


def test_every_action_plays_the_same_samples_before_one_is_dropped() -> None:
    """In Puerto Rico the evaluation of a role is low until somebody has acted in it."""
    state = hs.game("puerto_rico").new_game(4, 1)
    legal = state.legal_actions()
    thoughts = SearchBot(5, iterations=LEAST_SAMPLES * len(legal)).think(hs.Seat(state, 0)).thoughts
    assert [thought.visits for thought in thoughts] == [LEAST_SAMPLES] * len(legal)


def test_a_budget_too_small_for_all_actions_tries_the_best_evaluated_first() -> None:
    state = position(4)
    seat = hs.Seat(state, state.actor)
    legal = state.legal_actions()
    looks = prospects([seat.sample(hs.Rng(5))], state.actor, legal, state.game.weights)
    thinking = SearchBot(5, iterations=1).think(seat)
    assert thinking.thoughts[0].action == legal[looks.index(max(looks))]
    assert [thought.visits for thought in thinking.thoughts] == [1] + [0] * (len(legal) - 1)


def test_a_gain_is_the_growth_over_the_samples_evaluation() -> None:
    state = position(4)
    tree = race(state, rounds=0)
    sample = hs.Seat(state, state.actor).sample(hs.Rng(5))
    luck = sample.evaluate(state.game.weights)[state.actor]
    tree.start_sample(sample)
    tree.iterate()
    (tried,) = (candidate for candidate in tree.candidates if candidate.gains)
    after = sample.clone()
    after.apply(tried.node.action)
    assert tried.gains == [pytest.approx(after.evaluate(state.game.weights)[state.actor] - luck)]


def test_surely_behind_compares_results_on_the_same_samples() -> None:
    assert surely_behind([0.1, 0.2, 0.3, 0.4], [0.2, 0.31, 0.4, 0.5])  # always about the same difference
    assert not surely_behind([0.1, 0.2, 0.3, 0.4], [0.5, 0.1, 0.2, 0.6])  # sometimes more, sometimes less
    assert not surely_behind([0.1, 0.2], [0.1, 0.2])
    assert not surely_behind([0.2, 0.31, 0.4, 0.5], [0.1, 0.2, 0.3, 0.4])


def test_the_worse_half_is_dropped_and_not_tried_again() -> None:
    state = hs.game("santiago").new_game(2, 1)
    tree = race(state)
    run_samples(tree, state, LEAST_SAMPLES + 4)
    out = [candidate for candidate in tree.candidates if candidate not in tree.remaining]
    assert len(out) == len(tree.candidates) // 2
    assert max(r.total_gain(LEAST_SAMPLES) for r in out) <= min(
        r.total_gain(LEAST_SAMPLES) for r in tree.remaining
    )
    assert {len(candidate.gains) for candidate in out} == {LEAST_SAMPLES}
    assert {len(candidate.gains) for candidate in tree.remaining} == {LEAST_SAMPLES + 4}
    assert tree.leader() in tree.remaining


def test_search_stops_when_one_action_is_left() -> None:
    data = position(1).to_dict()
    data["position"] = LAST_DELIVERY
    seat = hs.Seat(hs.game("seawolf").from_dict(data), 0)
    thinking = SearchBot(1, iterations=10**6).think(seat)
    assert thinking.iterations == ENOUGH_SAMPLES * len(seat.legal_actions())


def test_nodes_are_expanded_at_once_if_luck_hardly_matters() -> None:
    state = hs.game("puerto_rico").new_game(2, 1)
    tree = race(state)
    run_samples(tree, state, FIRST_SAMPLES)
    assert tree.expands_at == 1
    assert not any(candidate.node.children for candidate in tree.candidates)
    run_samples(tree, state, 1)
    assert all(candidate.node.children for candidate in tree.remaining)


def test_nodes_are_expanded_late_if_luck_hides_good_actions() -> None:
    state = hs.game("seawolf").new_game(2, 2)
    bot = GreedyBot(1)
    for _ in range(24):
        state.apply(bot.choose(hs.Seat(state, state.actor)))
    tree = race(state, rounds=3)
    run_samples(tree, state, LEAST_SAMPLES)
    wait = tree.expands_at
    assert LEAST_SAMPLES < wait < 200
    run_samples(tree, state, wait - LEAST_SAMPLES)
    assert not any(candidate.node.children for candidate in tree.candidates)
    run_samples(tree, state, 1)
    assert any(candidate.node.children for candidate in tree.remaining)


def raced(gains: list[float]) -> Candidate:
    candidate = Candidate(Node(0, [0.0]))
    candidate.gains = gains
    return candidate


def test_luck_that_is_equal_for_all_actions_does_not_count() -> None:
    apart = [raced([0.1, 0.5, 0.3]), raced([0.2, 0.6, 0.4])]
    assert luck_ratio(apart) == pytest.approx(0.0)
    # each is better by 0.1 in turn, so all differences are luck
    assert luck_ratio([raced([0.1, 0.0, 0.1, 0.0]), raced([0.0, 0.1, 0.0, 0.1])]) > 1e3
    # means 0.1 apart, so 0.05 from the middle; half the difference of a sample is off by 0.05 as well
    mixed = [raced([0.0, 0.0]), raced([0.0, 0.2])]
    assert luck_ratio(mixed) == pytest.approx((2 * 0.05**2) / 0.05**2)


def test_a_rollout_goes_on_to_the_seats_last_turn() -> None:
    """A rollout with more rounds begins with the shorter one."""
    state = position(4, players=3)
    lines = []
    for rounds in (1, 3):
        line: list[int] = []
        race(state, rounds=rounds).roll_out(state.clone(), line)
        lines.append(line)
    assert 0 < len(lines[0]) < len(lines[1])
    assert lines[1][: len(lines[0])] == lines[0]


def test_the_principal_line_has_the_most_visited_actions_of_the_tree() -> None:
    state = hs.game("santiago").new_game(2, 1)
    tree = race(state, rounds=3)
    run_samples(tree, state, 60)
    line = tree.principal_line()
    node = tree.leader().node
    assert line[0] == node.action
    followed = 0
    for action in line[1:]:
        if not any(child.visits for child in node.children):
            break
        tried = {child.action: child.visits for child in node.children}
        assert tried[action] == max(tried.values())
        node = next(child for child in node.children if child.action == action)
        followed += 1
    assert followed >= 3


@pytest.mark.parametrize("id", hs.game_ids())
def test_the_principal_line_can_be_played_and_goes_on_beyond_the_tree(id: str) -> None:
    state = hs.game(id).new_game(2, 3)
    tree = race(state, rounds=3)
    run_samples(tree, state, 20)
    line = tree.principal_line()
    assert tree.first is not None
    now = tree.first.clone()
    others = 0
    for action in line:
        while len(now.legal_actions()) == 1:
            now.apply(now.legal_actions()[0])
        others += now.actor != state.actor
        now.apply(action)
    assert others


def test_of_equally_visited_actions_the_best_for_the_deciding_seat_is_taken() -> None:
    def child(action: int, visits: int, total: float) -> Node:
        node = Node(action, [0.0, 0.0])
        node.visits = visits
        node.totals = [-total, total]
        return node

    children = [child(1, 3, 0.3), child(2, 3, 0.6), child(4, 5, 0.1), child(6, 0, 9.0)]
    assert most_tried(children, [1, 2, 4, 6], seat=0) is children[2]
    assert most_tried(children, [1, 2, 6], seat=1) is children[1]
    assert most_tried(children, [1, 2, 6], seat=0) is children[0]
    assert most_tried(children, [6, 7], seat=0) is None


def test_a_rollout_counts_the_mean_evaluation_at_the_seats_turns() -> None:
    state = position(4)
    seat, weights = state.actor, state.game.weights
    sample = hs.Seat(state, seat).sample(hs.Rng(5))
    tree = race(state, rounds=3)
    tree.start_sample(sample.clone())
    tree.iterate()
    (tried,) = (candidate for candidate in tree.candidates if candidate.gains)
    now = sample.clone()
    now.passes_forced = True
    now.apply(tried.node.action)
    looks: list[float] = []
    before = seat
    while len(looks) < 3:
        if now.actor == seat and before != seat:
            looks.append(now.evaluate(weights)[seat])
        before = now.actor
        now.apply(likely_action(now, now.legal_actions(), weights))
    luck = sample.evaluate(weights)[seat]
    assert len(set(looks)) == 3
    assert tried.gains == [pytest.approx(sum(looks) / 3 - luck)]


def test_a_result_counts_for_all_remaining_turns() -> None:
    data = position(1).to_dict()
    data["position"] = LAST_DELIVERY
    state = hs.game("seawolf").from_dict(data)
    tree = race(state, rounds=3)
    run_samples(tree, state, 1)
    chances = {state.game.actions.key(r.node.action): tree.chance(r.node, 0) for r in tree.candidates}
    assert chances["deliver:barrels@s6g6"] == pytest.approx(1.0)


def test_the_garbage_collector_is_on_again_after_a_search() -> None:
    state = position(4)
    SearchBot(5, iterations=5).think(hs.Seat(state, state.actor))
    assert gc.isenabled()


def test_search_stops_after_a_number_of_positions() -> None:
    state = position(4)
    few, more = (SearchBot(5, nodes=nodes).think(hs.Seat(state, state.actor)) for nodes in (500, 2000))
    most_in_an_iteration = 400
    assert 500 <= few.nodes <= 500 + most_in_an_iteration
    assert 2000 <= more.nodes <= 2000 + most_in_an_iteration
    assert few.iterations < more.iterations


def test_search_stops_after_a_time() -> None:
    state = position(4)
    thinking = SearchBot(5, seconds=0.02, iterations=10**9).think(hs.Seat(state, state.actor))
    assert 0 < thinking.iterations < 10**9


def test_search_takes_a_delivery_that_ends_the_game_in_its_favour() -> None:
    """At the third delivery, delivering twelve points wins, and not delivering loses."""
    data = position(1).to_dict()
    data["position"] = LAST_DELIVERY
    game = hs.game("seawolf")
    seat = hs.Seat(game.from_dict(data), 0)
    for bot in (GreedyBot(1), SearchBot(1, iterations=50)):
        assert game.actions.key(bot.choose(seat)) == "deliver:barrels@s6g6"


@pytest.mark.parametrize("exploration", [-0.1, float("nan"), float("inf")])
def test_search_refuses_an_invalid_exploration(exploration: float) -> None:
    with pytest.raises(ValueError, match="exploration"):
        SearchBot(1, exploration=exploration)


def test_search_refuses_negative_rounds() -> None:
    with pytest.raises(ValueError, match="rounds"):
        SearchBot(1, rounds=-1)


@pytest.mark.parametrize("budget", [{"seconds": 0}, {"iterations": 0}, {"nodes": -1}])
def test_search_refuses_an_empty_budget(budget: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="budget"):
        SearchBot(1, **budget)
