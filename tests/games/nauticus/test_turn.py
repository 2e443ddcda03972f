"""Blue workers, passing, ending, and the extra action. docs/rules/nauticus.md, section 4.5."""

from __future__ import annotations

import harbourside as hs
from harbourside.games.nauticus.data import KINDS

from .scenario import BLUE_3, do, happened, legal, mine, position, seat, table, truth, why_not


def test_everybody_gets_the_blue_workers_afresh() -> None:
    state = position(seat(extra=False), seat(extra=False), action="money", place=BLUE_3)
    do(state, "money", "end_action")
    assert (state.current_player, truth(state)["execution"]["blue_left"]) == (1, 3)


def test_blue_workers_go_first_and_are_never_kept() -> None:
    state = position(seat(extra=False), seat(extra=False), action="money", place=BLUE_3)
    do(state, "money", "money", "end_action")
    assert mine(state, 0)["workers"] == 4


def test_without_any_worker_there_is_only_the_pass() -> None:
    """R29: before the pass the extra action is possible, too."""
    state = position(seat(workers=0, extra=False), seat(), action="money", place=0)
    assert legal(state) == {"pass"}
    assert why_not(state, "money") == "why-no-worker"
    helped = position(seat(workers=0), seat(), action="money", place=0)
    do(helped, "extra:money", "money", "end_action", "money")
    assert mine(helped, 0)["workers"] == 0


def test_passing_flips_the_next_tile_by_itself() -> None:
    """R14b."""
    play = hs.Play.from_position(position(seat(flipped=1), seat()))
    assert table(play.state)["seats"][0]["pass_tiles"] == ["pass_2", "pass_1"]
    play.do("pass")
    assert mine(play.state, 0)["passes_flipped"] == 2
    assert play.events()[-1]["args"] == {"seat": 0, "tile": "pass_2"}
    assert table(play.state)["seats"][0]["penalty"] == 1


def test_a_fourth_pass_is_allowed_and_flips_nothing() -> None:
    """R14."""
    play = hs.Play.from_position(position(seat(flipped=3, extra=False), seat()))
    play.do("pass")
    assert mine(play.state, 0)["passes_flipped"] == 3
    assert happened(play) == ["passed-again"]


def test_after_the_first_use_there_is_no_pass_and_no_extra_action() -> None:
    """R13."""
    state = position(action="money")
    do(state, "money")
    assert legal(state) == {"money", "end_action"}
    assert why_not(state, "pass") == "why-pass-after-use"
    assert why_not(state, "extra:money") == "why-extra-midway"
    assert why_not(state, "end_turn") == "why-action-not-ended"


def test_an_action_not_used_is_not_ended_but_passed() -> None:
    assert why_not(position(), "end_action") == "why-use-or-pass"
    assert why_not(position(), "end_turn") == "why-turn-not-over"


def test_the_extra_action_is_not_taken_before_the_tile_is_chosen() -> None:
    """R13."""
    assert why_not(position(stage="choose_tile"), "extra:money") == "why-now-choose-tile"


def test_the_extra_action_must_be_used_at_least_once() -> None:
    """R13b."""
    state = position(action="buy_hull")
    do(state, "extra:money")
    assert legal(state) == {"money"}
    assert why_not(state, "end_action") == "why-extra-needs-use"
    assert why_not(state, "end_turn") == "why-extra-needs-use"
    assert why_not(state, "pass") == "why-pass-in-extra"
    assert why_not(state, "extra:money") == "why-extra-under-way"


def test_the_extra_action_before_leaves_the_main_action_untouched() -> None:
    state = position(action="buy_hull", place=3)
    do(state, "extra:money", "money", "end_action")
    now = truth(state)["execution"]
    assert (now["kind"], now["extra"], now["blue_left"], now["uses"]) == ("buy_hull", False, 2, 0)
    assert "pass" in legal(state)
    assert why_not(state, "extra:money") == "why-extra-gone"
    do(state, "pass")
    assert state.current_player == 1


def test_the_next_player_s_main_action_waits_for_the_extra_one_too() -> None:
    state = position(action="money")
    do(state, "pass", "end_turn", "extra:money", "money", "end_action")
    assert (state.current_player, truth(state)["execution"]["extra"]) == (1, False)
    assert legal(state) == {"pass", "money"}


def test_the_extra_action_after_ends_the_turn() -> None:
    state = position(action="buy_hull")
    do(state, "buy:hull_single", "end_action")
    assert truth(state)["stage"] == "after_main"
    assert why_not(state, "buy:hull_stern") == "why-now-after-main"
    do(state, "extra:money", "money", "end_action")
    assert (state.current_player, truth(state)["stage"]) == (1, "act")


def test_the_turn_can_be_ended_with_the_extra_action_kept() -> None:
    state = position()
    do(state, "pass", "end_turn")
    assert (state.current_player, mine(state, 0)["extra_available"]) == (1, True)


def test_after_a_pass_the_extra_action_counts_the_flipped_tile_as_a_crown() -> None:
    """R13c."""
    state = position(action="money")
    assert "extra:crowns" not in legal(state)
    assert why_not(state, "extra:crowns") == "why-no-crown"
    do(state, "pass", "extra:crowns", "crowns")
    assert mine(state, 0)["vp"] == 11


def test_the_extra_action_is_offered_only_where_it_has_a_use() -> None:
    state = position(seat(coins=1), seat(), action="buy_hull")
    assert legal(state, "extra") == {"money"}
    assert why_not(state, "extra:buy_goods") == "why-extra-too-dear"
    assert why_not(state, "extra:transport") == "why-extra-useless"
    assert why_not(state, "extra:deliver") == "why-extra-useless"


def test_all_eight_kinds_can_be_an_extra_action() -> None:
    full = "hull_single mast_star sail_star good_fish"
    owner = seat(ships=[full], warehouse="hull_bow", flipped=1, workers=0)
    state = position(owner, seat(), action="buy_hull", place=0)
    assert legal(state, "extra") == set(KINDS)


def test_an_extra_delivery_counts_the_two_more_workers() -> None:
    ship = "hull_stern hull_middle hull_bow" + 3 * " mast_star" + 3 * " sail_star" + 3 * " good_salt"
    short = position(seat(ships=[ship], workers=0), seat(), action="deliver", place=4)
    assert "extra:deliver" not in legal(short)
    enough = position(seat(ships=[ship], workers=1), seat(), action="deliver", place=4)
    do(enough, "extra:deliver", "deliver:ship_0")
    assert (mine(enough, 0)["workers"], truth(enough)["execution"]["blue_left"]) == (0, 0)


def test_the_extra_action_brings_a_free_tile_of_its_own() -> None:
    owner = seat(coins=40, workers=9)
    state = position(owner, seat(), action="buy_goods", place=4)
    goods = ("fish", "grain", "coffee", "salt")
    do(state, "extra:buy_goods")
    for good in goods:
        do(state, f"buy:good_{good}", "place:warehouse")
    do(state, "take:good_fish", "end_action")
    do(state, "buy:good_coffee")
    for good in ("fish", "grain", "salt"):
        do(state, f"buy:good_{good}", "place:warehouse")
    do(state, "take:good_fish")
    assert sum(mine(state, 0)["warehouse"].values()) == 10
