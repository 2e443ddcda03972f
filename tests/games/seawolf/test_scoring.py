"""The end of the game, section 5."""

from __future__ import annotations

from .scenario import do, position, table


def test_deliveries_count_and_hands_cost() -> None:
    state = position(
        "ship_blue_6 pigs_2 mutiny rats sea_wolf",
        "",
        delivered=["ship_red_5 barrels_6", "ship_yellow_1 gold_2"],
        phase="game_over",
    )
    assert state.scores() == [11 - 6 - 2 - 6 - 3, 3]


def test_negative_totals_stay_negative() -> None:
    """R25."""
    assert position("ship_blue_6 gold_5", "rats", phase="game_over").scores() == [-11, -3]


def test_each_wolf_left_costs_three() -> None:
    """R22."""
    assert position("sea_wolf sea_wolf", "sea_wolf", phase="game_over").scores() == [-6, -3]


def test_used_and_declined_wolves_and_played_events_cost_nothing() -> None:
    state = position("rats", "fish_1 sea_wolf", begun=2, discard="sea_wolf")
    before = state.scores()
    do(state, "play:rats", "use:sea_wolf")
    assert before == [-3, -1 - 3]
    assert state.scores() == [0, -1]


def test_four_types_give_no_bonus() -> None:
    four = "ship_blue_1 fish_1 ship_red_1 barrels_1 ship_pink_1 pigs_1 ship_yellow_1 gold_1"
    state = position("", "", delivered=[four, "ship_blue_6 fish_6"], phase="game_over")
    assert state.scores() == [8, 12]
    assert state.winners() == [1]


def test_largest_score_is_48() -> None:
    four = "ship_blue_6 fish_6 ship_red_6 barrels_6 ship_pink_6 pigs_6 ship_yellow_6 gold_6"
    assert position("", "", delivered=[four], phase="game_over").scores() == [48, 0]


def test_highest_total_wins() -> None:
    state = position(
        "gold_6", "", "gold_1", delivered=["ship_red_6 barrels_6", "ship_blue_3 fish_4"], phase="game_over"
    )
    assert state.scores() == [6, 7, -1]
    assert state.winners() == [1]


def test_tie_goes_to_the_best_single_delivery() -> None:
    """R14: seats 0 and 1 have 10 points each; seat 2 has a better pair but fewer points."""
    state = position(
        "",
        "gold_1",
        "pirates",
        delivered=["ship_red_2 barrels_3 ship_pink_1 pigs_4", "ship_blue_5 fish_6", "ship_yellow_6 gold_6"],
        phase="game_over",
    )
    assert state.scores() == [10, 10, 9]
    assert state.winners() == [1]


def test_second_best_pair_does_not_break_a_tie() -> None:
    """R14: 6 + 4 against 6 + 3 + 1."""
    state = position(
        "",
        "",
        delivered=[
            "ship_red_2 barrels_4 ship_pink_1 pigs_3",
            "ship_blue_5 fish_1 ship_yellow_1 gold_1 ship_red_1 barrels_1",
        ],
        phase="game_over",
    )
    assert state.scores() == [10, 10]
    assert state.winners() == [0, 1]


def test_pairs_in_hand_do_not_break_a_tie() -> None:
    """R14: without a delivery the best pair counts 0."""
    state = position("ship_blue_1 fish_1", "gold_2", "", delivered=["", "", ""], phase="game_over")
    assert state.winners() == [2]
    tied = position("ship_blue_1 fish_1", "gold_2", phase="game_over")
    assert tied.scores() == [-2, -2]
    assert tied.winners() == [0, 1]


def test_nobody_has_won_before_the_end() -> None:
    state = position("gold_1", "", phase="delivery", begun=3, pile="delivery")
    assert state.winners() == []
    do(state, "end:delivery")
    assert state.winners() == [1]
    assert state.legal_actions() == []
    assert state.current_player is None


def test_result_is_in_the_view_of_everybody() -> None:
    state = position("gold_1", "", phase="game_over")
    for seat in (0, 1, None):
        assert state.view(seat)["scores"] == [-1, 0]
        assert state.view(seat)["winners"] == [1]
    assert table(state)["phase"] == "game_over"
