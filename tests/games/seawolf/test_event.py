"""An event hits everybody, section 4.3."""

from __future__ import annotations

import pytest

from .scenario import do, hand, known, legal, position, table

EVENTS = {
    "rats": ("fish_2", "ship_blue_2"),
    "mutiny": ("barrels_2", "ship_red_2"),
    "storm": ("pigs_2", "ship_pink_2"),
    "pirates": ("gold_2", "ship_yellow_2"),
}


@pytest.mark.parametrize("event", EVENTS)
def test_event_hits_ships_and_goods_of_its_colour_alone(event: str) -> None:
    """R5."""
    everything = " ".join(f"{goods} {ship}" for goods, ship in EVENTS.values())
    state = position(event, everything)
    do(state, f"play:{event}")
    assert state.current_player == 1
    assert legal(state) == {f"discard:{card}" for card in EVENTS[event]}


def test_player_of_the_event_is_asked_first_then_clockwise() -> None:
    """R10."""
    state = position("fish_1", "fish_2", "fish_3 rats", "fish_4", turn=2)
    do(state, "play:rats")
    order = []
    for card in ("fish_3", "fish_4", "fish_1", "fish_2"):
        order.append(state.current_player)
        do(state, f"discard:{card}")
    assert order == [2, 3, 0, 1]
    assert table(state)["discard"] == ["rats", "fish_3", "fish_4", "fish_1", "fish_2"]
    assert (table(state)["phase"], state.current_player) == ("turn", 3)


def test_player_of_the_event_loses_a_card_too() -> None:
    """R20: after the event itself has left the hand; it is no matching card."""
    state = position("rats fish_1 gold_1", "")
    do(state, "play:rats")
    assert (state.current_player, legal(state)) == (0, {"discard:fish_1"})
    do(state, "discard:fish_1")
    assert hand(state, 0) == ["gold_1"]


def test_player_of_the_event_may_use_an_own_wolf() -> None:
    """R20."""
    state = position("rats fish_1 sea_wolf", "", begun=1)
    do(state, "play:rats")
    assert legal(state) == {"discard:fish_1", "use:sea_wolf"}
    do(state, "use:sea_wolf")
    assert hand(state, 0) == ["fish_1"]
    assert table(state)["discard"] == ["rats", "sea_wolf"]


def test_one_matching_card_is_still_a_decision() -> None:
    state = position("rats", "fish_1 gold_1")
    do(state, "play:rats")
    assert (state.current_player, legal(state)) == (1, {"discard:fish_1"})


def test_lost_card_reveals_nothing_else() -> None:
    state = position("rats", "fish_1 fish_2 gold_1", known=["", "fish_1"])
    do(state, "play:rats", "discard:fish_2")
    assert known(state, 1) == ["fish_1"]
    assert table(state, 0)["seats"][1]["hand"] == ["fish_1", "hidden"]


def test_wolf_averts_the_loss_and_shows_nothing() -> None:
    """R22: one wolf for one event."""
    state = position("rats", "fish_1 sea_wolf sea_wolf", begun=2)
    do(state, "play:rats", "use:sea_wolf")
    assert hand(state, 1) == ["fish_1", "sea_wolf"]
    assert known(state, 1) == ["sea_wolf"]
    assert table(state)["discard"] == ["rats", "sea_wolf"]
    assert (table(state)["phase"], state.current_player) == ("turn", 1)


def test_with_a_matching_card_the_hand_cannot_be_shown() -> None:
    state = position("rats", "fish_1 sea_wolf", begun=1)
    do(state, "play:rats")
    assert legal(state) == {"discard:fish_1", "use:sea_wolf"}


def test_wolf_may_be_used_without_a_matching_card() -> None:
    """R12: it saves showing the hand."""
    state = position("rats", "gold_1 sea_wolf", begun=1)
    do(state, "play:rats")
    assert legal(state) == {"use:sea_wolf", "show:hand"}
    do(state, "use:sea_wolf")
    assert hand(state, 1) == ["gold_1"]
    assert known(state, 1) == []


def test_wolf_may_be_kept_by_showing_the_hand() -> None:
    """R12."""
    state = position("rats", "gold_1 mutiny sea_wolf", begun=1)
    do(state, "play:rats", "show:hand")
    assert hand(state, 1) == ["gold_1", "mutiny", "sea_wolf"]
    assert known(state, 1) == ["gold_1", "mutiny", "sea_wolf"]
    assert table(state)["discard"] == ["rats"]


def test_wolf_alone_in_hand_is_still_asked() -> None:
    """R12: no matching card, a wolf."""
    state = position("rats", "sea_wolf", begun=1)
    do(state, "play:rats")
    assert (state.current_player, legal(state)) == (1, {"use:sea_wolf", "show:hand"})


def test_without_card_and_wolf_the_hand_is_shown_at_once() -> None:
    state = position("rats pigs_1", "gold_1 mutiny", "fish_1")
    do(state, "play:rats")
    assert known(state, 0) == ["pigs_1"]
    assert known(state, 1) == ["gold_1", "mutiny"]
    assert state.current_player == 2


def test_players_after_a_decision_show_their_hands_too() -> None:
    state = position("rats fish_1", "gold_1", "gold_2")
    do(state, "play:rats", "discard:fish_1")
    assert [known(state, seat) for seat in (1, 2)] == [["gold_1"], ["gold_2"]]
    assert (table(state)["phase"], state.current_player) == ("turn", 1)


def test_card_drawn_after_showing_is_unknown_again() -> None:
    state = position("rats", "gold_1", pile="pigs_1 pigs_2 delivery delivery delivery")
    do(state, "play:rats", "draw:pile")
    assert hand(state, 1) == ["pigs_1", "gold_1"]
    assert known(state, 1) == ["gold_1"]


def test_event_that_hits_nobody_just_passes_the_turn() -> None:
    state = position("rats", "", "")
    do(state, "play:rats")
    assert table(state)["discard"] == ["rats"]
    assert (table(state)["phase"], state.current_player) == ("turn", 1)


def test_delivered_cards_are_safe() -> None:
    """R21."""
    state = position("rats", "gold_1", delivered=["", "ship_blue_1 fish_1"], begun=1)
    do(state, "play:rats")
    assert known(state, 1) == ["gold_1"], "nothing to lose, so the hand is shown"
    assert table(state)["seats"][1]["delivered"] == [["ship_blue_1", "fish_1"]]


def test_other_events_in_hand_never_match() -> None:
    state = position("rats", "mutiny", "storm pirates")
    do(state, "play:rats")
    assert hand(state, 1) == ["mutiny"]
    assert hand(state, 2) == ["storm", "pirates"]
    assert table(state)["phase"] == "turn"


def test_event_cards_of_any_colour_never_match() -> None:
    assert legal(position("fish_1 rats", "", phase="event", event="rats")) == {"discard:fish_1"}


def test_row_and_pile_do_not_move_in_an_event() -> None:
    state = position("rats fish_1", "fish_2")
    row, pile = table(state)["row"], table(state)["pile"]
    do(state, "play:rats", "discard:fish_1", "discard:fish_2")
    assert (table(state)["row"], table(state)["pile"]) == (row, pile)
