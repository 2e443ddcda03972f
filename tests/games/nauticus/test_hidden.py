"""Only the coming deals are hidden. Undo, samples and the numbers for learners. Section 7."""

from __future__ import annotations

from typing import Any

import pytest

import harbourside as hs
from harbourside.engine.playout import play_randomly
from harbourside.games.nauticus.data import BONUSES, GOODS
from harbourside.games.nauticus.features import FEATURE_NAMES

from .scenario import GAME, do, new_game, position, seat, table, truth

LAST_PASS: dict[str, Any] = {"turns": 1, "phase": 7}


def test_everybody_sees_the_same() -> None:
    state = new_game(3, 4)
    assert table(state, 0) == table(state, 1) == table(state, 2) == table(state, None)


def test_the_view_tells_whether_an_extra_action_comes_before_or_after_the_main_one() -> None:
    before, after = position(action="money"), position(action="money")
    do(before, "extra:money", "money")
    do(after, "pass", "extra:money", "money")
    assert table(before)["execution"]["main_done"] is False
    assert table(after)["execution"]["main_done"] is True


def test_the_view_tells_the_ship_and_the_first_good_of_a_reward() -> None:
    owner = seat(ships=["hull_stern", "hull_single mast_star"], warehouse="good_salt")
    state = position(owner, seat(), action="buy_sails")
    do(state, "buy:sail_star", "place:ship_1")
    assert table(state)["execution"]["finished_ship"] == 2
    do(state, "reward:two_goods", "take:good_fish")
    assert table(state)["execution"]["first_good"] == "good_fish"
    numbers = dict(zip(FEATURE_NAMES, state.features(0), strict=True))
    assert [numbers[f"first_{good}"] for good in GOODS] == [1.0, 0.0, 0.0, 0.0]


def test_the_view_tells_whether_the_free_tile_is_still_to_come() -> None:
    state = position(action="buy_hull", place=3)
    assert table(state)["execution"]["free_tile_done"] is False
    do(state, "buy:hull_single", "buy:hull_stern", "place:new", "buy:hull_middle", "place:new")
    do(state, "buy:hull_bow", "place:ship_0", "take:hull_bow")
    assert table(state)["execution"]["free_tile_done"] is True


def test_features_tell_the_anchor_of_the_next_round() -> None:
    state = position(phase=2, token=5)
    numbers = dict(zip(FEATURE_NAMES, state.features(0), strict=True))
    assert [bonus for bonus in BONUSES if numbers[f"next_anchor_{bonus}"] == 1.0] == ["worker_good"]
    first = dict(zip(FEATURE_NAMES, position(phase=1).features(0), strict=True))
    assert sum(first[f"next_anchor_{bonus}"] for bonus in BONUSES) == 0.0


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


def test_the_data_that_the_server_sends_does_not_reveal_the_coming_deal() -> None:
    """Positions that differ only in their generator look alike to everybody."""
    one, two = (position(seat(), seat(), seed=seed) for seed in (1, 99))
    for viewer in (0, 1, None):
        assert one.view(viewer) == two.view(viewer)
    assert one.features(0) == two.features(0)


def test_a_decision_in_ones_own_turn_can_be_taken_back() -> None:
    play = hs.Play.from_position(position(action="buy_hull"))
    before = truth(play.state)
    play.do("buy:hull_stern")
    play.do("place:new")
    play.undo()
    play.undo()
    assert truth(play.state) == before


def test_a_deal_cannot_be_taken_back() -> None:
    play = hs.Play.from_position(position(seat(extra=False), seat(extra=False), **LAST_PASS))
    revealed = play.state.revealed
    play.do("pass")
    assert play.state.revealed > revealed
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
        shares = position(better, seat()).evaluate(GAME.weights)
        assert shares[0] > shares[1]


def test_the_evaluation_counts_the_tile_in_hand() -> None:
    state = position(seat(ships=["hull_stern"]), seat(), action="buy_hull", place=3)
    before = state.evaluate(GAME.weights)[0]
    do(state, "buy:hull_bow")
    in_hand = state.evaluate(GAME.weights)[0]
    do(state, "place:ship_0")
    assert in_hand == pytest.approx(state.evaluate(GAME.weights)[0])
    assert in_hand > before


def test_the_evaluation_of_a_finished_game_is_its_result() -> None:
    state = new_game(3, 5)
    play_randomly(state, hs.Rng(3))
    shares = state.evaluate(GAME.weights)
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
    return after.evaluate(GAME.weights)[state.actor]


def test_the_game_declares_its_nature() -> None:
    assert (GAME.facts.hidden, GAME.facts.chance) == (False, True)
