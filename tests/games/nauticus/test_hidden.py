"""Nothing is hidden but the coming deals; undo, samples and the numbers for learners. Section 7."""

from __future__ import annotations

import pytest

import harbourside as hs
from harbourside.engine.playout import play_randomly
from harbourside.games.nauticus.features import FEATURE_NAMES

from .scenario import GAME, do, new_game, play_from, position, seat, table, truth

LAST_PASS = {"turns": 1, "phase": 7}


def test_everybody_sees_the_same() -> None:
    state = new_game(3, 4)
    assert table(state, 0) == table(state, 1) == table(state, 2) == table(state, None)


def test_a_sample_is_the_position_with_other_deals_to_come() -> None:
    state = position(seat(extra=False), seat(extra=False), **LAST_PASS)
    deals = set()
    for seed in range(30):
        other = state.sample(0, hs.Rng(seed))
        assert other.dump() == state.dump()
        do(other, "pass")
        deals.add(tuple(truth(other)["tiles"]))
    assert len(deals) > 25
    do(state, "pass")
    assert tuple(truth(state)["tiles"]) not in deals


def test_what_the_server_sends_does_not_tell_the_coming_deal() -> None:
    """Positions that differ only in their generator look alike to everybody."""
    one, two = (position(seat(), seat(), seed=seed) for seed in (1, 99))
    for viewer in (0, 1, None):
        assert one.view(viewer) == two.view(viewer)
    assert one.features(0) == two.features(0)


def test_a_decision_in_ones_own_turn_can_be_taken_back() -> None:
    play = play_from(position(action="buy_hull"))
    before = truth(play.state)
    play.do("buy:hull_stern")
    play.do("place:new")
    play.undo()
    play.undo()
    assert truth(play.state) == before


def test_a_deal_cannot_be_taken_back() -> None:
    play = play_from(position(seat(extra=False), seat(extra=False), **LAST_PASS))
    play.do("pass")
    with pytest.raises(hs.CannotUndo):
        play.undo()


def test_features_begin_with_the_seat_itself() -> None:
    state = position(seat(coins=20), seat(coins=10))
    coins = FEATURE_NAMES.index("seat0_coins")
    assert [state.features(number)[coins] for number in (0, 1)] == [1.0, 0.5]
    assert len(set(FEATURE_NAMES)) == len(FEATURE_NAMES)


def test_features_tell_ships_and_prices() -> None:
    state = position(seat(ships=["hull_stern mast_star"]), seat(), action="buy_hull", place=3)
    numbers = dict(zip(FEATURE_NAMES, state.features(0), strict=True))
    assert (numbers["seat0_ship0_stern"], numbers["seat0_ship0_crest_star"]) == (1.0, 1.0)
    assert [numbers[f"price_buy_hull_{item}"] for item in range(4)] == [0.0, 0.25, 0.5, 0.75]


def test_the_evaluation_likes_ships_deliveries_and_crowns() -> None:
    finished = "hull_stern hull_bow mast_star mast_star sail_star sail_star"
    for better in (
        seat(ships=[finished]),
        seat(delivered="good_fish"),
        seat(warehouse="sail_crown"),
        seat(vp=11),
    ):
        shares = position(better, seat()).evaluate()
        assert shares[0] > shares[1]


def test_the_evaluation_counts_the_tile_in_hand() -> None:
    state = position(seat(ships=["hull_stern"]), seat(), action="buy_hull", place=3)
    before = state.evaluate()[0]
    do(state, "buy:hull_bow")
    in_hand = state.evaluate()[0]
    do(state, "place:ship_0")
    assert in_hand == pytest.approx(state.evaluate()[0])
    assert in_hand > before


def test_the_evaluation_of_a_finished_game_is_its_result() -> None:
    state = new_game(3, 5)
    play_randomly(state, hs.Rng(3))
    shares = state.evaluate()
    assert [number for number in range(3) if shares[number] > 0] == state.winners()


def test_a_one_ply_bot_on_the_evaluation_beats_random_play() -> None:
    won = 0.0
    for seed in range(6):
        state = new_game(2, seed)
        rng = hs.Rng(seed)
        while not state.is_over:
            actions = state.legal_actions()
            choice = actions[rng.below(len(actions))]
            if state.actor == seed % 2:
                choice = max(actions, key=lambda action: value_of(state, action))
            state.apply(choice)
        won += seed % 2 in state.winners()
    assert won >= 5


def value_of(state: hs.State, action: int) -> float:
    after = state.clone()
    after.apply(action)
    return after.evaluate()[state.actor]


def test_the_game_declares_its_nature() -> None:
    assert (GAME.facts.hidden, GAME.facts.chance) == (False, True)
