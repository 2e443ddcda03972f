"""The ends of turns, phases and rounds, and final scoring. docs/rules/nauticus.md, sections 4.8 and 5."""

from __future__ import annotations

import harbourside as hs

from .scenario import do, happened, legal, mine, position, seat, table, truth

PAIR = "hull_stern hull_bow mast_star mast_star sail_star sail_star"


def test_turns_and_marker_go_clockwise() -> None:
    """R15."""
    state = position(*[seat(extra=False)] * 3, start=2)
    asked = []
    for _ in range(3):
        asked.append(state.current_player)
        do(state, "pass")
    assert asked == [2, 0, 1]
    assert (truth(state)["start_player"], state.current_player, truth(state)["phase"]) == (0, 0, 2)
    assert truth(state)["stage"] == "choose_tile"


def test_the_marker_also_moves_after_the_seventh_phase() -> None:
    """R16."""
    state = position(*[seat(extra=False)] * 3, start=2, turns=2, phase=7)
    do(state, "pass")
    assert (truth(state)["round"], truth(state)["phase"], truth(state)["start_player"]) == (2, 1, 0)


def test_the_anchor_token_is_laid_after_the_first_phase_only() -> None:
    state = position(seat(extra=False), seat(extra=False), place=6, turns=1)
    assert table(state)["next_anchor_place"] is None
    do(state, "pass")
    assert truth(state)["anchor_token"] == 6
    later = position(seat(extra=False), seat(extra=False), place=2, turns=1, phase=3, token=6)
    do(later, "pass")
    assert truth(later)["anchor_token"] == 6


def test_a_new_round_turns_the_wheel_and_frees_all_tiles() -> None:
    state = position(seat(extra=False, flipped=2), seat(extra=False), turns=1, phase=7, token=6)
    do(state, "pass")
    now = truth(state)
    assert (now["anchor_place"], now["anchor_token"], now["used_tiles"]) == (6, -1, [])
    assert len(legal(state, "choose")) == 8
    assert mine(state, 0)["passes_flipped"] == 0


def test_the_pass_penalty_applies_in_the_last_round_too() -> None:
    """R27."""
    state = position(
        seat(extra=False, coins=0, workers=0),
        seat(extra=False, coins=0, workers=0, flipped=2),
        turns=1,
        phase=7,
        round=4,
        place=0,
    )
    do(state, "pass")
    assert state.is_over
    assert state.scores() == [4, 10]


def test_there_is_no_income_between_rounds() -> None:
    state = position(seat(extra=False), seat(extra=False), turns=1, phase=7)
    do(state, "pass")
    assert [(p["coins"], p["workers"]) for p in truth(state)["seats"]] == [(15, 4), (15, 4)]


def test_a_game_of_one_round_ends_after_seven_phases() -> None:
    state = position(seat(extra=False), seat(extra=False), turns=1, phase=7, options={"rounds": 1})
    do(state, "pass")
    assert state.is_over


def test_log_and_record_have_the_deal() -> None:
    play = hs.Play.from_position(position(seat(extra=False), seat(extra=False), turns=1, phase=7))
    play.do("pass")
    assert play.moves[-1].chance == [f"place@{i}={kind}" for i, kind in enumerate(truth(play.state)["tiles"])]
    assert happened(play) == ["passed", "penalty", "penalty", "round-begins", "dealt"]


def test_delivered_goods_score_by_kind() -> None:
    state = position(seat(delivered="good_fish good_fish good_salt"), seat())
    assert table(state)["seats"][0]["vp_for_goods"] == 5 + 2


def test_finished_ships_score_by_decks_and_loaded_ones_no_more() -> None:
    """R26."""
    state = position(seat(ships=[PAIR, f"{PAIR} good_fish good_fish"]), seat())
    assert table(state)["seats"][0]["vp_for_ships"] == 16


def test_ships_of_one_to_four_decks_score_2_8_20_35() -> None:
    hulls = ["hull_single", "hull_stern hull_bow", "hull_stern hull_middle hull_bow"]
    hulls.append("hull_stern hull_middle hull_middle hull_bow")
    scored = []
    for decks, hull in enumerate(hulls, 1):
        state = position(seat(ships=[hull + decks * " mast_star" + decks * " sail_star"]), seat())
        scored.append(table(state)["seats"][0]["vp_for_ships"])
    assert scored == [2, 8, 20, 35]


def test_left_overs_are_counted_piece_by_piece() -> None:
    """R30: a mast is one tile, goods on finished ships count, parts of finished ships do not."""
    owner = seat(
        coins=2,
        workers=3,
        warehouse="mast_star good_salt",
        ships=[f"{PAIR} good_fish", "hull_stern mast_whale good_fish"],
        flipped=2,
    )
    state = position(owner, seat())
    assert table(state)["seats"][0]["left_overs"] == 2 + 3 + 2 + 1 + 3
    assert table(state)["seats"][0]["vp_for_left_overs"] == 3


def test_the_score_is_track_and_everything_else() -> None:
    owner = seat(coins=3, workers=0, vp=7, ships=[PAIR], delivered="good_fish")
    assert position(owner, seat()).scores()[0] == 7 + 8 + 2 + 1
