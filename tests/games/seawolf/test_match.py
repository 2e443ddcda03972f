"""The variant "100", section 6.1 (R17)."""

from __future__ import annotations

import harbourside as hs
from harbourside.engine.rng import Rng

from .scenario import GAME, do, match_position, play_at_random, table, truth

LAST = {"phase": "delivery", "begun": 3, "pile": "delivery"}
"""A third delivery: when everybody has ended it, the game is over."""


def totals(state: hs.State) -> list[int]:
    return list(table(state)["match"]["totals"])


def test_match_begins_with_game_1_and_no_points() -> None:
    state = GAME.new_game(3, 1, {"target_score": 100})
    assert table(state)["match"] == {"game_number": 1, "totals": [0, 0, 0], "target": 100}


def test_every_games_total_is_added_also_a_negative_one() -> None:
    """R17 and R25."""
    state = match_position(
        [50, -3, 10], 2, "gold_6", "rats", "", delivered=["", "", "ship_red_3 barrels_4"], **LAST
    )
    do(state, "end:delivery", "end:delivery")
    assert totals(state) == [44, -6, 17]
    assert state.scores() == [44, -6, 17], "the scores of a match are the totals"
    assert not state.is_over


def test_next_game_is_set_up_at_once_with_all_cards() -> None:
    state = match_position([0, 0], 1, "gold_6", "", start=1, **LAST)
    do(state, "end:delivery")
    position = truth(state)
    assert table(state)["match"]["game_number"] == 2
    assert len(position["pile"]) == 51
    assert position["discard"] == []
    assert position["deliveries_begun"] == 0
    assert [seat["hand"] + seat["delivered"] for seat in position["seats"]] == [[], []]
    census = state.census()
    assert census.pop("delivery") == 3
    assert (len(census), set(census.values())) == (52, {1})


def test_next_game_is_started_one_seat_further_to_the_left() -> None:
    """R17: `start_player` fixes the first game only."""
    options = {"start_player": 2}
    state = match_position([0, 0, 0], 1, "gold_6", "", "", start=2, options=options, **LAST)
    do(state, "end:delivery")
    assert (table(state)["start_player"], state.current_player) == (0, 0)


def test_next_game_is_shuffled_again() -> None:
    state = GAME.new_game(2, 5, {"target_score": 100})
    first = truth(state)["pile"]
    rng = Rng(1)
    while table(state)["match"]["game_number"] == 1:
        play_at_random(state, rng, 1)
    assert truth(state)["pile"] != first


def test_match_ends_with_100_points_or_more() -> None:
    for before, over in ((92, False), (93, True), (95, True)):
        state = match_position(
            [before, 0], 3, "", "gold_1", turn=1, delivered=["ship_red_3 barrels_4"], **LAST
        )
        do(state, "end:delivery")
        assert state.is_over == over
        assert totals(state)[0] == before + 7
        assert state.winners() == ([0] if over else [])


def test_winner_of_the_last_game_need_not_win_the_match() -> None:
    delivered = ["ship_red_3 barrels_4", "ship_blue_6 fish_6"]
    state = match_position([94, 20], 3, "", "gold_1", turn=1, delivered=delivered, **LAST)
    do(state, "end:delivery")
    assert (totals(state), state.winners()) == ([101, 31], [0])


def test_highest_score_wins_if_several_reach_100() -> None:
    """R17."""
    delivered = ["ship_red_3 barrels_4", "ship_blue_6 fish_6"]
    state = match_position([95, 91, 0], 3, "", "gold_1", "", turn=1, delivered=delivered, **LAST)
    do(state, "end:delivery")
    assert (totals(state), state.winners()) == ([102, 102, 0], [1]), (
        "equal: the best delivery of the last game"
    )
    state = match_position([96, 91, 0], 3, "", "gold_1", "", turn=1, delivered=delivered, **LAST)
    do(state, "end:delivery")
    assert (totals(state), state.winners()) == ([103, 102, 0], [0])


def test_win_is_shared_if_nothing_tells_them_apart() -> None:
    """R17."""
    delivered = ["ship_red_3 barrels_4", "ship_blue_1 fish_6"]
    state = match_position([95, 96], 3, "", "gold_1", turn=1, delivered=delivered, **LAST)
    do(state, "end:delivery")
    assert (totals(state), state.winners()) == ([102, 102], [0, 1])


def test_match_ends_after_game_50_in_any_case() -> None:
    """R17."""
    for number, over in ((49, False), (50, True)):
        state = match_position([-20, -30], number, "gold_1", "", **LAST)
        do(state, "end:delivery")
        assert state.is_over == over
        assert totals(state) == [-21, -30]
    assert state.winners() == [0]


def test_totals_are_public_all_the_time() -> None:
    state = match_position([50, -3], 2, "gold_6", "rats")
    for seat in (0, 1, None):
        assert table(state, seat)["match"]["totals"] == [50, -3]


def test_log_shows_all_hands_after_each_game() -> None:
    """Section 5."""
    play = hs.Play(GAME, players=2, seed=3, options={"target_score": 100})
    rng = Rng(4)
    while table(play.state)["match"]["game_number"] == 1:
        held = [seat["hand"] for seat in truth(play.state)["seats"]]
        decider = play.state.current_player
        actions = play.state.legal_actions()
        play.do(GAME.actions.key(actions[int(rng.below(len(actions)))]))
    events = play.events(seat=None)
    cut = next(i for i, event in enumerate(events) if event["id"] == "match-game")
    shown = {e["args"]["seat"]: e["args"]["cards"] for e in events[cut - 4 : cut] if e["id"] == "showed"}  # type: ignore[index]
    other = 1 - int(decider or 0)
    assert set(held[other]) <= set(shown[other]), "the last decision left this hand alone"


def test_sample_of_a_match_offers_what_its_own_hand_allows() -> None:
    """A sample must not reveal the legal actions of the true hand."""
    state = match_position([0, 0], 1, "gold_1 gold_2", "", row="fish_1 fish_2 fish_3 fish_4")
    state.legal_actions()
    for seed in range(10):
        sample = state.sample(1, Rng(seed))
        held = truth(sample)["seats"][0]["hand"]
        laid = [GAME.actions.key(a) for a in sample.legal_actions()]
        assert {f"discard:{card}" for card in held} == {key for key in laid if key.startswith("discard")}


def test_random_matches_end() -> None:
    state = GAME.new_game(2, 9, {"target_score": 100, "visibility": "poor"})
    play_at_random(state, Rng(9))
    assert state.is_over
    match = table(state)["match"]
    assert max(match["totals"]) >= 100 or match["game_number"] == 50
