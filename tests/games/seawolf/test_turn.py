"""One action a turn, section 4.1."""

from __future__ import annotations

from harbourside.engine.rng import Rng

from .scenario import do, hand, known, legal, new_game, play_at_random, position, table, truth, why_not

ALWAYS = {"take:row@0", "take:row@1", "take:row@2", "take:row@3", "draw:pile"}


def test_empty_hand_can_only_take_or_draw() -> None:
    """R19: there is no pass."""
    assert legal(new_game()) == ALWAYS


def test_every_card_in_hand_can_be_laid_down() -> None:
    """R13: a sea wolf too; R19: nothing else, so no trading and no pass."""
    state = position("ship_blue_2 gold_3 mutiny sea_wolf", "fish_1 pirates", begun=1)
    assert legal(state) == ALWAYS | {
        "discard:ship_blue_2",
        "discard:gold_3",
        "play:mutiny",
        "discard:sea_wolf",
    }


def test_card_from_the_row_goes_openly_to_the_hand() -> None:
    state = position(
        "fish_1", "", row="gold_1 gold_2 gold_3 gold_4", pile="pigs_1 pigs_2 delivery delivery delivery"
    )
    do(state, "take:row@2")
    assert hand(state, 0) == ["fish_1", "gold_3"]
    assert known(state, 0) == ["gold_3"]
    assert table(state)["row"] == ["gold_1", "gold_2", "pigs_1", "gold_4"], "refilled in its place"
    assert truth(state)["pile"][0] == "pigs_2"
    assert state.current_player == 1


def test_event_in_the_row_is_taken_like_any_card() -> None:
    state = position("fish_1", "fish_2", row="rats gold_2 gold_3 gold_4")
    do(state, "take:row@0")
    assert hand(state, 0) == ["fish_1", "rats"]
    assert table(state)["discard"] == []
    assert table(state)["phase"] == "turn"


def test_event_drawn_or_opened_does_nothing_by_itself() -> None:
    state = position("fish_1", "fish_2", pile="rats storm gold_2 gold_3 delivery delivery delivery")
    do(state, "draw:pile", "take:row@0")
    assert hand(state, 0) == ["fish_1", "rats"]
    assert table(state)["row"][0] == "storm"
    assert table(state)["discard"] == []
    assert (table(state)["phase"], state.current_player) == ("turn", 0)


def test_event_can_be_played_in_any_later_turn() -> None:
    state = position("rats", "fish_2")
    do(state, "draw:pile", "draw:pile")
    assert "play:rats" in legal(state)


def test_draw_is_seen_by_the_drawer_alone() -> None:
    state = position("", "", pile="pigs_1 pigs_2 delivery delivery delivery")
    do(state, "draw:pile")
    assert hand(state, 0) == ["pigs_1"]
    assert known(state, 0) == []
    assert table(state, 0)["seats"][0]["hand"] == ["pigs_1"]
    assert table(state, 1)["seats"][0]["hand"] == ["hidden"]
    assert truth(state)["pile"][0] == "pigs_2"
    assert state.current_player == 1


def test_discarded_card_lies_open_and_the_turn_passes() -> None:
    state = position("gold_3 fish_1", "", known=["gold_3"], discard="pigs_1")
    row, pile = table(state)["row"], table(state)["pile"]
    do(state, "discard:gold_3")
    assert table(state)["discard"] == ["pigs_1", "gold_3"]
    assert hand(state, 0) == ["fish_1"]
    assert known(state, 0) == []
    assert (table(state)["row"], table(state)["pile"]) == (row, pile)
    assert (table(state)["phase"], state.current_player) == ("turn", 1)


def test_discarding_a_wolf_costs_a_turn_and_does_nothing_else() -> None:
    """R13; R22: one at a time."""
    state = position("gold_3 sea_wolf sea_wolf", "fish_1", begun=2)
    do(state, "discard:sea_wolf")
    assert hand(state, 0) == ["gold_3", "sea_wolf"]
    assert table(state)["discard"] == ["sea_wolf"]
    assert (table(state)["phase"], state.current_player) == ("turn", 1)


def test_event_cannot_be_discarded_without_its_effect() -> None:
    state = position("rats", "fish_1")
    assert {key for key in legal(state) if "rats" in key} == {"play:rats"}
    do(state, "play:rats")
    assert (table(state)["phase"], state.current_player) == ("event", 1)


def test_hand_has_no_limit() -> None:
    """R19."""
    state = position(
        "fish_1 fish_2 fish_3 fish_4 fish_5 fish_6 gold_1 gold_2 gold_3 gold_4 gold_5 gold_6", ""
    )
    assert legal(state) >= ALWAYS
    do(state, "take:row@0")
    assert len(hand(state, 0)) == 13


def test_turns_go_clockwise() -> None:
    state = new_game(5, start_player=3)
    order = []
    for _ in range(7):
        order.append(state.current_player)
        do(state, "draw:pile")
    assert order == [3, 4, 0, 1, 2, 3, 4]


def test_other_seats_cards_are_not_mine_to_lay_down() -> None:
    state = position("fish_1", "gold_1")
    assert why_not(state, "discard:gold_1") == "why-not-in-hand"


def test_in_a_turn_the_row_is_full_and_no_delivery_lies_on_top() -> None:
    """Section 4.1: what SETTLE guarantees."""
    rng = Rng(11)
    for seed in range(20):
        state = new_game(3, seed=seed, visibility="poor" if seed % 2 else "normal")
        while not state.is_over:
            if table(state)["phase"] == "turn":
                assert None not in table(state)["row"]
                assert truth(state)["pile"][0] != "delivery"
                assert state.current_player == table(state)["turn_player"]
            play_at_random(state, rng, 1)
